//! Reads numbers in variables, versions and IDs like C's `strtol` family (drivers.md A.1, A.6).
//! Manifests, filters and the order of devices have such numbers; `json` reads its own.

use alloc::vec::Vec;

/// Whether a switch such as VK_LOADER_DISABLE_SELECT is on: a decimal number other than 0.
pub fn is_switched_on(value: Option<Vec<u8>>) -> bool {
    leading_decimal(&value.unwrap_or_default()) != 0
}

/// Reads the number at the start of `text` like `strtoul(text, NULL, 10)` with 64 bits: 0 without
/// digits.
pub fn leading_decimal(text: &[u8]) -> u64 {
    unsigned_long(text, Some(10)).map_or(0, |(number, _)| number)
}

/// Reads the number at the start of `text` like `strtoul(text, &end, 0)`, cut to 32 bits. Returns
/// the number and the rest; without a number, 0 and the whole text.
pub fn leading_number(text: &[u8]) -> (u32, &[u8]) {
    unsigned_long(text, None).map_or((0, text), |(number, rest)| (number as u32, rest))
}

/// Skips blanks, and reads a sign and digits: without a base, in the one of their prefix. A number
/// above 64 bits becomes the largest one, with either sign.
fn unsigned_long(text: &[u8], base: Option<u32>) -> Option<(u64, &[u8])> {
    let is_blank = |byte: &u8| byte.is_ascii_whitespace() || *byte == b'\x0b';
    let start = text.iter().position(|byte| !is_blank(byte))?;
    let text = text.get(start..)?;
    let (is_negative, unsigned) = match text.split_first() {
        Some((b'-', rest)) => (true, rest),
        Some((b'+', rest)) => (false, rest),
        _ => (false, text),
    };
    let (number, rest) = match (base, after_hex_prefix(unsigned), unsigned) {
        (Some(base), ..) => digits(unsigned, base),
        (None, Some(rest), _) => digits(rest, 16),
        (None, None, [b'0', ..]) => digits(unsigned, 8),
        (None, None, _) => digits(unsigned, 10),
    }?;
    let number = match number {
        None => u64::MAX,
        Some(number) if is_negative => number.wrapping_neg(),
        Some(number) => number,
    };
    Some((number, rest))
}

/// Reads the hexadecimal number at the start of `text`, with or without `0x`, like `%x`. Returns
/// the number and the rest.
pub fn leading_hex(text: &[u8]) -> Option<(u32, &[u8])> {
    let trimmed = text.trim_ascii_start();
    let found = digits(after_hex_prefix(trimmed).unwrap_or(trimmed), 16);
    found.map(|(number, rest)| (number.unwrap_or(u64::MAX) as u32, rest))
}

/// The text behind `0x`, if a hexadecimal digit is there.
fn after_hex_prefix(text: &[u8]) -> Option<&[u8]> {
    let rest = text.strip_prefix(b"0x").or_else(|| text.strip_prefix(b"0X"))?;
    rest.first().is_some_and(u8::is_ascii_hexdigit).then_some(rest)
}

/// The number at the start of `text`, `None` above 64 bits, and the rest; `None` without a digit.
fn digits(text: &[u8], base: u32) -> Option<(Option<u64>, &[u8])> {
    let value = |byte: &u8| char::from(*byte).to_digit(base);
    let length = text.iter().take_while(|byte| value(byte).is_some()).count();
    let (number, rest) = text.split_at_checked(length).filter(|(number, _)| !number.is_empty())?;
    let number = number.iter().filter_map(value).try_fold(0_u64, |sum, digit| {
        sum.checked_mul(u64::from(base))?.checked_add(u64::from(digit))
    });
    Some((number, rest))
}

#[cfg(test)]
mod tests;
