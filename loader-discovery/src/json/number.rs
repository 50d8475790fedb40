//! Prints numbers as C programs do (drivers.md D.1 "print"). The formatting of floating-point
//! numbers in `core` would add 40 KiB to the library, and only a `library_path` that is a number
//! needs it.

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::String;
use alloc::string::ToString as _;
use alloc::vec;
use alloc::vec::Vec;
use core::iter;

use super::keys::Keep;
use super::{Data, parse_to_keep};

/// An integer where the number is one of 32 bits, else the shortest of C's `%1.15g` and `%1.17g`
/// that reads back as the same number.
pub(super) fn print_number(number: f64) -> String {
    if !number.is_finite() {
        return "null".to_owned();
    }
    // The cast saturates, as the integer that stands beside each number does.
    #[allow(clippy::cast_possible_truncation, reason = "compared with the number below")]
    let integer = number as i32;
    if f64::from(integer) == number {
        return integer.to_string();
    }
    let short = general(number, 15);
    let is_same = match parse_to_keep(short.clone().into_bytes(), Keep::All) {
        Ok(read) => matches!(read.root().data(), Data::Number(read) if is_near(read, number)),
        // Rounding has led beyond a double. C reads infinity there, which it takes for the same.
        Err(_) => true,
    };
    if is_same { short } else { general(number, 17) }
}

fn is_near(a: f64, b: f64) -> bool {
    (a - b).abs() <= a.abs().max(b.abs()) * f64::EPSILON
}

/// C's `%.{precision}g` of a number that is not 0.
fn general(number: f64, precision: usize) -> String {
    let (digits, exponent) = Decimal::of(number.abs()).rounded(precision);
    let sign = if number < 0.0 { "-" } else { "" };
    let precision = i32::try_from(precision).unwrap_or(i32::MAX);
    let (first, others) = digits.split_at_checked(1).unwrap_or_default();
    if exponent < -4 || exponent >= precision {
        let point = if others.is_empty() { "" } else { "." };
        let exponent_sign = if exponent < 0 { '-' } else { '+' };
        return format!(
            "{sign}{first}{point}{others}e{exponent_sign}{:02}",
            exponent.unsigned_abs()
        );
    }
    let zeros = |count: i32| "0".repeat(usize::try_from(count).unwrap_or(0));
    if exponent < 0 {
        return format!("{sign}0.{}{digits}", zeros((-1_i32).wrapping_sub(exponent)));
    }
    let whole = usize::try_from(exponent).unwrap_or(0).saturating_add(1);
    match digits.split_at_checked(whole) {
        Some((whole, "")) => format!("{sign}{whole}"),
        Some((whole, fraction)) => format!("{sign}{whole}.{fraction}"),
        None => {
            let missing = whole.saturating_sub(digits.len());
            format!("{sign}{digits}{}", "0".repeat(missing))
        }
    }
}

/// All decimal digits of a number.
struct Decimal {
    /// The digits without leading zeros, as ASCII.
    digits: Vec<u8>,
    /// The power of ten of the first digit.
    exponent: i32,
}

/// The base in which the digits are computed.
const BASE: u64 = 1_000_000_000;

impl Decimal {
    /// The digits of a positive finite number: m * 2^e is m * 5^-e * 10^e.
    fn of(number: f64) -> Self {
        let bits = number.to_bits();
        let (fraction, biased) = (bits & ((1 << 52) - 1), bits >> 52);
        let (mantissa, power) = match biased {
            0 => (fraction, -1074_i32),
            _ => (fraction | 1 << 52, i32::try_from(biased).unwrap_or(0).wrapping_sub(1075)),
        };
        // The lowest limb first.
        let mut limbs = vec![mantissa % BASE, mantissa / BASE];
        let (factor, shift) = if power < 0 { (5, power) } else { (2, 0) };
        // As many factors at once as leave a carry below the base.
        let mut left = power.unsigned_abs();
        while left > 0 {
            let count = left.min(12);
            multiply(&mut limbs, u64::pow(factor, count));
            left = left.saturating_sub(count);
        }
        let mut digits = Vec::with_capacity(limbs.len().saturating_mul(9));
        limbs.iter().rev().for_each(|limb| digits.extend(format!("{limb:09}").into_bytes()));
        let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
        digits.drain(..zeros);
        let exponent = i32::try_from(digits.len()).unwrap_or(0).wrapping_sub(1).wrapping_add(shift);
        Self { digits, exponent }
    }

    /// The first `precision` digits, rounded half to even, without zeros at the end, and the power
    /// of ten of the first digit.
    fn rounded(mut self, precision: usize) -> (String, i32) {
        let (kept, rest) = self.digits.split_at_checked(precision).unwrap_or((&self.digits, &[]));
        let half = iter::once(b'5').chain(iter::repeat(b'0')).take(rest.len());
        let is_odd = kept.last().is_some_and(|digit| digit & 1 == 1);
        let is_up = match rest.iter().copied().cmp(half) {
            core::cmp::Ordering::Greater => true,
            core::cmp::Ordering::Equal => is_odd && !rest.is_empty(),
            core::cmp::Ordering::Less => false,
        };
        self.digits.truncate(precision);
        if is_up {
            let nines = self.digits.iter().rev().take_while(|digit| **digit == b'9').count();
            self.digits.truncate(self.digits.len().saturating_sub(nines));
            match self.digits.last_mut() {
                Some(digit) => *digit = digit.wrapping_add(1),
                None => {
                    self.digits.push(b'1');
                    self.exponent = self.exponent.wrapping_add(1);
                }
            }
        }
        let digits = String::from_utf8(self.digits).unwrap_or_default();
        (digits.trim_end_matches('0').to_owned(), self.exponent)
    }
}

/// Multiplies a number of several limbs, the lowest first.
fn multiply(limbs: &mut Vec<u64>, factor: u64) {
    let mut carry = 0;
    for limb in limbs.iter_mut() {
        let product = limb.wrapping_mul(factor).wrapping_add(carry);
        (*limb, carry) = (product % BASE, product / BASE);
    }
    limbs.push(carry);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digits_are_those_of_core() {
        let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
        let edges = [f64::MIN_POSITIVE, 5e-324, f64::MAX, 0.5, 2.5, 1e15, 1e16, 1e17, 1e-4, 9.5];
        let ties = [1.0 + 2.0_f64.powi(-20), 0.125, 2.0_f64.powi(60), 999_999_999_999_999.5];
        let random = (0..20_000).map(|_| {
            bits = bits.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            f64::from_bits(bits & (u64::MAX >> 1))
        });
        for number in edges.into_iter().chain(ties).chain(random).filter(|it| it.is_finite()) {
            for precision in [1, 2, 15, 17] {
                let expected = format!("{number:.*e}", precision - 1);
                let (digits, exponent) = Decimal::of(number).rounded(precision);
                let (expected_digits, expected_exponent) = expected.split_once('e').unwrap();
                let expected_digits = expected_digits.replace('.', "");
                assert_eq!(digits, expected_digits.trim_end_matches('0'), "{number:e}");
                assert_eq!(exponent.to_string(), expected_exponent, "{number:e}");
            }
        }
    }

    #[test]
    fn d1_numbers_are_printed_as_c_does() {
        for (number, expected) in [
            (0.1, "0.1"),
            (-1.5, "-1.5"),
            (1e15, "1e+15"),
            (123_456_789_012_345.0, "123456789012345"),
            (-2_147_483_649.0, "-2147483649"),
            (0.0001, "0.0001"),
            (0.00001, "1e-05"),
            (1.0 / 3.0, "0.33333333333333331"),
            (5e-324, "4.94065645841247e-324"),
            (f64::MAX, "1.79769313486232e+308"),
            (f64::NAN, "null"),
        ] {
            assert_eq!(print_number(number), expected);
        }
    }
}
