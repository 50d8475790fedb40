//! Prints JSON values as text (drivers.md D.1 "print"), since a `library_path` may have any type.

use alloc::string::String;

use super::{Data, Value};
use crate::Grown;
use crate::memory::append;

/// The size of a fixed string field, in which a printed text must fit (drivers.md D.1).
const FIXED_FIELD: usize = 256;

/// Arrays and objects are printed to this length in bytes, which no platform accepts in a path, so
/// that a `library_path` of many megabytes costs no more time than it takes to read.
const MAX_PRINTED: usize = 128 << 10;

/// Deeper arrays and objects are printed without their parts: the printer calls itself, and threads
/// may have small stacks.
const MAX_PRINTED_DEPTH: usize = 8;

impl Value<'_> {
    /// Prints the value. Strings have no quotes and no escapes, except that control characters
    /// other than `\b\f\n\r\t` become `uXXXX`. An array or object may be cut.
    pub fn print(self) -> Grown<String> {
        let mut out = String::new();
        print_value(&mut out, self, 0)?;
        Ok(out)
    }

    /// The printed text of a string; `None` for other types.
    pub fn print_string(self) -> Grown<Option<String>> {
        self.as_str().map(|_| self.print()).transpose()
    }

    /// The printed text of a string that fits into a field of 256 bytes with its quotes and
    /// escapes; `None` for longer strings and other types.
    pub fn print_fixed(self) -> Grown<Option<String>> {
        let Some(original) = self.as_str().filter(|text| text.len() <= FIXED_FIELD) else {
            return Ok(None);
        };
        let text = self.print()?;
        let is_escaped = |byte: &u8| matches!(byte, b'"' | b'\\' | 0..b' ');
        let backslashes = original.bytes().filter(is_escaped).count();
        let length = text.len().saturating_add(backslashes).saturating_add(2);
        Ok((length <= FIXED_FIELD).then_some(text))
    }
}

fn print_value(out: &mut String, value: Value<'_>, depth: usize) -> Grown<()> {
    match value.data() {
        Data::Null => append(out, "null"),
        Data::Bool(true) => append(out, "true"),
        Data::Bool(false) => append(out, "false"),
        Data::Number(_) => print_number(out, value.text()),
        Data::String(text) => print_text(out, text),
        Data::Array | Data::Object => print_parts(out, value, depth),
    }
}

/// Prints the number at the start of `text` as it stands there.
fn print_number(out: &mut String, text: &[u8]) -> Grown<()> {
    let is_part = |byte: &&u8| matches!(byte, b'0'..=b'9' | b'+' | b'-' | b'.' | b'e' | b'E');
    let length = text.iter().take_while(is_part).count();
    let number = text.get(..length).and_then(|number| str::from_utf8(number).ok());
    append(out, number.unwrap_or_default())
}

fn print_text(out: &mut String, text: &str) -> Grown<()> {
    if !text.bytes().any(|byte| byte < b' ') {
        return append(out, text);
    }
    for character in text.chars() {
        match character {
            '\u{8}' | '\u{c}' | '\n' | '\r' | '\t' | ' '.. => {
                append(out, character.encode_utf8(&mut [0; 4]))?;
            }
            _ => {
                append(out, if character < '\u{10}' { "u000" } else { "u001" })?;
                let digit = char::from_digit(u32::from(character) & 0xf, 16).unwrap_or_default();
                append(out, digit.encode_utf8(&mut [0; 4]))?;
            }
        }
    }
    Ok(())
}

/// Prints an array in one line, an object with a line for each member.
fn print_parts(out: &mut String, value: Value<'_>, depth: usize) -> Grown<()> {
    let (start, comma, end, close) = match value.is_object() {
        true => ("{\n", ",\n", "\n", "}"),
        false => ("[", ", ", "", "]"),
    };
    append(out, start)?;
    let mut entries = value.entries().peekable();
    while let Some((key, part)) = entries.next()
        && out.len() <= MAX_PRINTED
        && depth < MAX_PRINTED_DEPTH
    {
        if let Some(key) = key {
            indent(out, depth.saturating_add(1))?;
            print_value(out, key, depth)?;
            append(out, ":\t")?;
        }
        print_value(out, part, depth.saturating_add(1))?;
        append(out, if entries.peek().is_some() { comma } else { end })?;
    }
    if value.is_object() {
        indent(out, depth)?;
    }
    append(out, close)
}

fn indent(out: &mut String, depth: usize) -> Grown<()> {
    (0..depth).try_for_each(|_| append(out, "\t"))
}

#[cfg(test)]
mod tests;
