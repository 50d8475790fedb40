//! Prints JSON values as text (drivers.md D.1 "print"), since a `library_path` may have any type.

use alloc::string::String;
use core::fmt::Write as _;

use super::number::print_number;
use super::{Data, Value};

/// The size of a fixed string field, in which a printed text must fit (drivers.md D.1).
const FIXED_FIELD: usize = 256;

/// Arrays and objects are printed to this length in bytes, which no platform accepts in a path, so
/// that a `library_path` of many megabytes costs no more time than it takes to read.
const MAX_PRINTED: usize = 128 << 10;

impl Value<'_> {
    /// Prints the value. Strings have no quotes and no escapes, except that control characters
    /// other than `\b\f\n\r\t` become `uXXXX`. An array or object may be cut.
    pub fn print(self) -> String {
        let mut out = String::new();
        print_value(&mut out, self, 0);
        out
    }

    /// The printed text of a string; `None` for other types.
    pub fn print_string(self) -> Option<String> {
        self.as_str().map(|_| self.print())
    }

    /// The printed text of a string that fits into a field of 256 bytes with its quotes and
    /// escapes; `None` for longer strings and other types.
    pub fn print_fixed(self) -> Option<String> {
        let original = self.as_str().filter(|text| text.len() <= FIXED_FIELD)?;
        let text = self.print();
        let is_escaped = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..b' ');
        let backslashes = original.bytes().filter(is_escaped).count();
        let length = text.len().saturating_add(backslashes).saturating_add(2);
        (length <= FIXED_FIELD).then_some(text)
    }
}

fn print_value(out: &mut String, value: Value<'_>, depth: usize) {
    match value.data() {
        Data::Null => out.push_str("null"),
        Data::Bool(true) => out.push_str("true"),
        Data::Bool(false) => out.push_str("false"),
        Data::Number(number) => out.push_str(&print_number(number)),
        Data::String(text) => print_text(out, text),
        Data::Array => print_array(out, value, depth),
        Data::Object => print_object(out, value, depth),
    }
}

fn print_text(out: &mut String, text: &str) {
    if !text.bytes().any(|byte| byte < b' ') {
        return out.push_str(text);
    }
    for character in text.chars() {
        match character {
            '\u{8}' | '\u{c}' | '\n' | '\r' | '\t' => out.push(character),
            '\0'..='\u{1f}' => {
                let _ = write!(out, "u{:04x}", u32::from(character));
            }
            _ => out.push(character),
        }
    }
}

fn print_array(out: &mut String, array: Value<'_>, depth: usize) {
    out.push('[');
    for (index, element) in array.children().enumerate() {
        if out.len() > MAX_PRINTED {
            break;
        }
        if index > 0 {
            out.push_str(", ");
        }
        print_value(out, element, depth.saturating_add(1));
    }
    out.push(']');
}

fn print_object(out: &mut String, object: Value<'_>, depth: usize) {
    out.push_str("{\n");
    let mut members = object.members().peekable();
    while let Some((key, value)) = members.next()
        && out.len() <= MAX_PRINTED
    {
        indent(out, depth.saturating_add(1));
        print_text(out, key);
        out.push_str(":\t");
        print_value(out, value, depth.saturating_add(1));
        if members.peek().is_some() {
            out.push(',');
        }
        out.push('\n');
    }
    indent(out, depth);
    out.push('}');
}

fn indent(out: &mut String, depth: usize) {
    for _ in 0..depth {
        out.push('\t');
    }
}

#[cfg(test)]
mod tests {
    use super::super::keys::Keep;
    use super::super::{Document, ParseError, parse_to_keep};
    use super::MAX_PRINTED;

    fn parse(text: String) -> Result<Document, ParseError> {
        parse_to_keep(text.into(), Keep::All)
    }

    #[test]
    fn d1_print_of_each_type() {
        let cases = [
            ("5", "5"),
            ("-0", "0"),
            ("1.5", "1.5"),
            ("0.1", "0.1"),
            ("2147483648", "2147483648"),
            ("1e20", "1e+20"),
            ("1e-5", "1e-05"),
            ("0.0001", "0.0001"),
            ("123456789012345678", "1.2345678901234568e+17"),
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
            assert_eq!(parse(text.into()).unwrap().root().print(), expected, "{text}");
        }
    }

    #[test]
    fn a_long_list_is_cut() {
        for (element, list) in [("1.5", '['), ("[0]", '['), (r#""":{"a":[1]}"#, '{')] {
            let end = if list == '[' { ']' } else { '}' };
            let text = format!("{list}{}{end}", vec![element; 50_000].join(","));
            let length = parse(text).unwrap().root().print().len();
            assert!((MAX_PRINTED..MAX_PRINTED + 100).contains(&length), "{element}: {length}");
        }
    }

    #[test]
    fn d1_a_fixed_field_holds_254_bytes() {
        let of = |length: usize| parse(format!("\"{}\"", "x".repeat(length))).unwrap();
        assert_eq!(of(254).root().print_fixed().unwrap().len(), 254);
        assert_eq!(of(255).root().print_fixed(), None);
        for escape in ["\\\"", "\\\\", "\\n", "\\u0001"] {
            let of = |length: usize| parse(format!("\"{}{escape}\"", "x".repeat(length)));
            let room = 254 - if escape.len() > 2 { 6 } else { 2 };
            assert!(of(room).unwrap().root().print_fixed().is_some(), "{escape}");
            assert_eq!(of(room + 1).unwrap().root().print_fixed(), None, "{escape}");
        }
        assert_eq!(parse("5".into()).unwrap().root().print_fixed(), None);
    }
}
