//! Reads numbers in environment variables like C's `strtol` family (drivers.md A.1, A.6).

use alloc::vec::Vec;

/// Whether a switch such as VK_LOADER_DISABLE_SELECT is on: a decimal number other than 0.
pub fn is_switched_on(value: Option<Vec<u8>>) -> bool {
    let value = value.unwrap_or_default();
    let digits = value.trim_ascii_start();
    let digits = digits.strip_prefix(b"-").or_else(|| digits.strip_prefix(b"+")).unwrap_or(digits);
    digits.iter().take_while(|byte| byte.is_ascii_digit()).any(|byte| *byte != b'0')
}

/// Reads the number at the start of `text` like `strtoul(text, &end, 0)`, cut to 32 bits. Returns
/// the number and the rest; without a number, 0 and the whole text.
pub fn leading_number(text: &[u8]) -> (u32, &[u8]) {
    let trimmed = text.trim_ascii_start();
    let (negative, unsigned) = match trimmed.split_first() {
        Some((b'-', rest)) => (true, rest),
        Some((b'+', rest)) => (false, rest),
        _ => (false, trimmed),
    };
    let found = match (after_hex_prefix(unsigned), unsigned) {
        (Some(rest), _) => digits(rest, 16),
        (None, [b'0', ..]) => digits(unsigned, 8),
        (None, _) => digits(unsigned, 10),
    };
    match found {
        Some((number, rest)) if negative => (number.wrapping_neg() as u32, rest),
        Some((number, rest)) => (number as u32, rest),
        None => (0, text),
    }
}

/// Reads the hexadecimal number at the start of `text`, with or without `0x`, like `%x`. Returns
/// the number and the rest.
pub fn leading_hex(text: &[u8]) -> Option<(u32, &[u8])> {
    let trimmed = text.trim_ascii_start();
    let found = digits(after_hex_prefix(trimmed).unwrap_or(trimmed), 16);
    found.map(|(number, rest)| (number as u32, rest))
}

/// The text behind `0x`, if a hexadecimal digit is there.
fn after_hex_prefix(text: &[u8]) -> Option<&[u8]> {
    let rest = text.strip_prefix(b"0x").or_else(|| text.strip_prefix(b"0X"))?;
    rest.first().is_some_and(u8::is_ascii_hexdigit).then_some(rest)
}

/// Reads the digits at the start of `text`. A number above 64 bits becomes the largest one.
fn digits(text: &[u8], base: u32) -> Option<(u64, &[u8])> {
    let value = |byte: &u8| char::from(*byte).to_digit(base);
    let length = text.iter().take_while(|byte| value(byte).is_some()).count();
    let (number, rest) = text.split_at_checked(length).filter(|(number, _)| !number.is_empty())?;
    let number = number.iter().filter_map(value).fold(0_u64, |sum, digit| {
        sum.saturating_mul(u64::from(base)).saturating_add(u64::from(digit))
    });
    Some((number, rest))
}

#[cfg(test)]
mod tests;
