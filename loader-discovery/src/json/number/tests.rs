//! Tests of the values of JSON numbers.

use super::*;

#[test]
fn values_are_those_of_core() {
    for text in [
        "0",
        "-0",
        "255",
        "0.5",
        "-1.5e3",
        "0.00000255e8",
        "2550000000000000000000e-19",
        "-2147483648.0",
        "4294967295",
        "9007199254740992",
        "1E+22",
        "1e999",
        "-1e999",
        "0e999",
        "1e-999",
        "1e99999999999",
        "1e-99999999999",
    ] {
        assert_eq!(Ok(value(text.as_bytes())), text.parse(), "{text}");
    }
}
