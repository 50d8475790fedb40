//! Prints JSON values as text (drivers.md D.1 "print"), since a `library_path` may have any type.

use alloc::string::String;
use core::fmt::Write as _;
use core::iter;

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
        Data::Number(_) => print_number(out, value.text()),
        Data::String(text) => print_text(out, text),
        Data::Array | Data::Object => print_parts(out, value, depth),
    }
}

/// Prints the number at the start of `text` as it stands there.
fn print_number(out: &mut String, text: &[u8]) {
    let is_part = |byte: &&u8| matches!(byte, b'0'..=b'9' | b'+' | b'-' | b'.' | b'e' | b'E');
    out.extend(text.iter().take_while(is_part).map(|byte| char::from(*byte)));
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

/// Prints an array in one line, an object with a line for each member.
fn print_parts(out: &mut String, value: Value<'_>, depth: usize) {
    let (start, comma, end, close) = match value.is_object() {
        true => ("{\n", ",\n", "\n", '}'),
        false => ("[", ", ", "", ']'),
    };
    out.push_str(start);
    let mut entries = value.entries().peekable();
    while let Some((key, part)) = entries.next()
        && out.len() <= MAX_PRINTED
    {
        if let Some(key) = key {
            indent(out, depth.saturating_add(1));
            print_value(out, key, depth);
            out.push_str(":\t");
        }
        print_value(out, part, depth.saturating_add(1));
        out.push_str(if entries.peek().is_some() { comma } else { end });
    }
    if value.is_object() {
        indent(out, depth);
    }
    out.push(close);
}

fn indent(out: &mut String, depth: usize) {
    out.extend(iter::repeat_n('\t', depth));
}

#[cfg(test)]
mod tests;
