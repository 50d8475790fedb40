//! The values of JSON numbers. `core`'s reader is exact to the last bit, but adds 15 KiB to the
//! library.

/// The value of the number at the start of `text`; exact for an integer of at most 2^53, also with
/// an exponent of at most 22.
pub(super) fn value(text: &[u8]) -> f64 {
    let (is_negative, text) = match text {
        [b'-', text @ ..] => (true, text),
        text => (false, text),
    };
    let (mut value, mut exponent, mut rest) = (0.0_f64, 0_i32, text.iter());
    let mut is_fraction = false;
    for byte in rest.by_ref() {
        match byte {
            b'0'..=b'9' => {
                value = value * 10.0 + f64::from(byte & 0xf);
                exponent = exponent.saturating_sub(i32::from(is_fraction));
            }
            b'.' => is_fraction = true,
            b'e' | b'E' => {
                exponent = exponent.saturating_add(leading_integer(rest.as_slice()));
                break;
            }
            _ => break,
        }
    }
    let power = (0..exponent.unsigned_abs().min(400)).fold(1.0, |power, _| power * 10.0);
    let scaled = match exponent {
        _ if value == 0.0 => 0.0,
        0.. => value * power,
        _ => value / power,
    };
    if is_negative { -scaled } else { scaled }
}

/// The integer at the start of `text`, or the nearest one of 32 bits.
fn leading_integer(text: &[u8]) -> i32 {
    let is_negative = text.first() == Some(&b'-');
    let digits = text.iter().skip(usize::from(is_negative || text.first() == Some(&b'+')));
    let size = digits.take_while(|byte| byte.is_ascii_digit()).fold(0_i32, |number, digit| {
        number.saturating_mul(10).saturating_add(i32::from(digit & 0xf))
    });
    if is_negative { size.wrapping_neg() } else { size }
}

#[cfg(test)]
mod tests;
