//! Tests of printed JSON values.

use super::super::{Document, parse as parse_bytes};
use super::MAX_PRINTED;
use crate::event::JsonFailure;

fn parse(text: String) -> Result<Document, JsonFailure<'static>> {
    parse_bytes(text.into())
}

#[test]
fn d1_print_of_each_type() {
    let cases = [
        ("5", "5"),
        ("1.5", "1.5"),
        ("0.1", "0.1"),
        ("2147483648", "2147483648"),
        ("0.0001", "0.0001"),
        ("true", "true"),
        ("false", "false"),
        ("null", "null"),
        (r#""a\\b\"c""#, "a\\b\"c"),
        (r#""\u0001\n""#, "u0001\n"),
        ("[]", "[]"),
        ("[1, \"x\", [2]]", "[1, x, [2]]"),
        ("{}", "{\n}"),
        (r#"{"a":1,"b":{"c":[]}}"#, "{\n\ta:\t1,\n\tb:\t{\n\t\tc:\t[]\n\t}\n}"),
    ];
    for (text, expected) in cases {
        assert_eq!(parse(text.into()).unwrap().root().print().unwrap(), expected, "{text}");
    }
}

/// drivers.md D.2: not as C prints a double.
#[test]
fn d2_numbers_are_printed_as_they_stand_in_the_file() {
    for number in ["-0", "1e20", "1E-5", "1.50", "123456789012345678", "1e999"] {
        let list = parse(format!("[{number}]")).unwrap();
        assert_eq!(list.root().print().unwrap(), format!("[{number}]"));
    }
}

#[test]
fn a_long_list_is_cut() {
    for (element, list) in [("1.5", '['), ("[0]", '['), (r#""":{"a":[1]}"#, '{')] {
        let end = if list == '[' { ']' } else { '}' };
        let text = format!("{list}{}{end}", vec![element; 50_000].join(","));
        let length = parse(text).unwrap().root().print().unwrap().len();
        assert!((MAX_PRINTED..MAX_PRINTED + 100).contains(&length), "{element}: {length}");
    }
}

#[test]
fn d1_a_fixed_field_holds_254_bytes() {
    let of = |length: usize| parse(format!("\"{}\"", "x".repeat(length))).unwrap();
    assert_eq!(of(254).root().print_fixed().unwrap().unwrap().len(), 254);
    assert_eq!(of(255).root().print_fixed().unwrap(), None);
    for escape in ["\\\"", "\\\\", "\\n", "\\u0001"] {
        let of = |length: usize| parse(format!("\"{}{escape}\"", "x".repeat(length)));
        let room = 254 - if escape.len() > 2 { 6 } else { 2 };
        assert!(of(room).unwrap().root().print_fixed().unwrap().is_some(), "{escape}");
        assert_eq!(of(room + 1).unwrap().root().print_fixed().unwrap(), None, "{escape}");
    }
    assert_eq!(parse("5".into()).unwrap().root().print_fixed().unwrap(), None);
}
