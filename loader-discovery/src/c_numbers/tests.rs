//! Tests of numbers in environment variables.

use super::*;

#[test]
fn switches_are_decimal_numbers_drivers_a1() {
    for (value, on) in
        [("1", true), ("0", false), ("true", false), ("-1", true), ("", false), (" 2x", true)]
    {
        assert_eq!(is_switched_on(Some(value.into())), on, "{value:?}");
    }
    assert!(!is_switched_on(None));
}

#[test]
fn numbers_take_the_base_from_their_prefix_drivers_a6() {
    assert_eq!(leading_number(b"10:"), (10, &b":"[..]));
    assert_eq!(leading_number(b"0x1F-2"), (0x1F, &b"-2"[..]));
    assert_eq!(leading_number(b"010"), (8, &b""[..]));
    assert_eq!(leading_number(b"0"), (0, &b""[..]));
    assert_eq!(leading_number(b"zz"), (0, &b"zz"[..]));
    assert_eq!(leading_number(b"0x100000001"), (1, &b""[..]));
    assert_eq!(leading_number(b"-1"), (u32::MAX, &b""[..]));
}

#[test]
fn a_number_above_64_bits_is_the_largest_one_drivers_a6() {
    for text in ["99999999999999999999", "-99999999999999999999", "-0x10000000000000000"] {
        assert_eq!(leading_number(text.as_bytes()), (u32::MAX, &b""[..]), "{text}");
    }
}

#[test]
fn decimal_numbers_are_read_as_c_does() {
    let cases =
        [("12abc", 12), ("-1", u64::MAX), ("+7", 7), ("-", 0), ("\t\u{b} 4", 4), ("0x10", 0)];
    for (text, number) in cases {
        assert_eq!(leading_decimal(text.as_bytes()), number, "{text:?}");
    }
}

#[test]
fn hexadecimal_needs_no_prefix_drivers_j4() {
    assert_eq!(leading_hex(b"10de:2684"), Some((0x10DE, &b":2684"[..])));
    assert_eq!(leading_hex(b"0X10DE"), Some((0x10DE, &b""[..])));
    assert_eq!(leading_hex(b"g"), None);
}
