//! The JSON dialect of manifests and settings files (drivers.md D.1, layers.md 1.1).
//!
//! serde_json reads the text; a [`Value`] keeps what serde_json's own value drops: repeated keys,
//! the order of members and the byte offset of each value. A byte order mark, control bytes between
//! tokens and text after the root value are accepted. What serde_json refuses is refused: raw
//! control bytes in strings, odd number forms, invalid UTF-8; nesting beyond 128 levels too, and
//! megabytes that are nested deeply.

mod print;

use std::cell::Cell;
use std::collections::TryReserveError;
use std::fmt;
use std::sync::Arc;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::value::RawValue;

use crate::event::JsonFailure;
use crate::system::{FileState, ReadError, System};

/// The largest file that is read, in bytes. Real manifests have about a thousand.
pub const MAX_FILE_SIZE: usize = 16 << 20;

/// The deepest nesting that is read: a value tree is built and dropped by recursion.
const MAX_DEPTH: usize = 128;

/// How much text is read at most, in bytes: what is nested in a value is read once more at each
/// level. Enough for the largest file eight levels deep, and for any other file.
const MAX_READING: usize = 8 * MAX_FILE_SIZE;

/// A JSON value and where it starts.
#[derive(Clone, Debug, PartialEq)]
pub struct Value {
    /// Bytes from the start of the file.
    pub(crate) offset: usize,
    pub(crate) data: Data,
}

/// What a value holds.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Data {
    Null,
    Bool(bool),
    Number(f64),
    /// Ends before the first NUL, as it does for every C reader.
    String(String),
    Array(Vec<Value>),
    Object(Vec<Member>),
}

/// A key with its value. Keys can be repeated.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Member {
    pub(crate) key: String,
    pub(crate) value: Value,
}

/// Why a text gives no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ParseError {
    /// It is not JSON, from `offset` bytes after its start on.
    Invalid {
        offset: usize,
        detail: String,
    },
    OutOfMemory,
}

impl From<TryReserveError> for ParseError {
    fn from(_: TryReserveError) -> Self {
        Self::OutOfMemory
    }
}

/// Why a file gives no value.
#[derive(Debug)]
pub enum Failure<'a> {
    /// The file is passed over.
    Rejected(JsonFailure<'a>),
    /// The whole operation ends with `VK_ERROR_OUT_OF_HOST_MEMORY`; the event says where.
    OutOfMemory(JsonFailure<'a>),
}

/// Reads JSON files for a walk. A caller that reads the same files again and again keeps them.
pub trait ReadJson {
    /// The content of the file at `path`.
    ///
    /// # Errors
    ///
    /// Why the file gives no JSON value (drivers.md D.1).
    fn read<'a>(&self, system: &dyn System, path: &'a [u8]) -> Result<Arc<Value>, Failure<'a>>;
}

/// Reads and parses a file each time.
#[derive(Clone, Copy, Debug)]
pub struct Uncached;

impl ReadJson for Uncached {
    fn read<'a>(&self, system: &dyn System, path: &'a [u8]) -> Result<Arc<Value>, Failure<'a>> {
        read_with_state(system, path).map(|(value, _)| Arc::new(value))
    }
}

/// Reads and parses the file at `path` (drivers.md D.1); tells in which state the file was.
pub fn read_with_state<'a>(
    system: &dyn System,
    path: &'a [u8],
) -> Result<(Value, FileState), Failure<'a>> {
    let (bytes, state) =
        system.read_file(path, MAX_FILE_SIZE).map_err(|error| failure(path, error))?;
    let path = path.into();
    match parse(bytes) {
        Ok(value) => Ok((value, state)),
        Err(ParseError::Invalid { offset, detail }) => {
            let detail = detail.into();
            Err(Failure::Rejected(JsonFailure::Invalid { path, offset, detail }))
        }
        Err(ParseError::OutOfMemory) => Err(Failure::OutOfMemory(JsonFailure::Parse { path })),
    }
}

fn failure(path: &[u8], error: ReadError) -> Failure<'_> {
    let path = path.into();
    match error {
        ReadError::Open(errno) => Failure::Rejected(JsonFailure::Open { path, errno }),
        ReadError::Size(errno) => Failure::Rejected(JsonFailure::Size { path, errno }),
        ReadError::Read(errno) => Failure::Rejected(JsonFailure::Read { path, errno }),
        ReadError::Allocate => Failure::OutOfMemory(JsonFailure::Allocate { path }),
        ReadError::TooLarge => {
            Failure::Rejected(JsonFailure::TooLarge { path, limit: MAX_FILE_SIZE })
        }
    }
}

/// Parses the first value of `text`; what follows it does not matter.
pub(crate) fn parse(mut text: Vec<u8>) -> Result<Value, ParseError> {
    blank_control_bytes(&mut text);
    let start = if text.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 };
    let reader = Reader { base: text.as_ptr().addr(), left: Cell::new(MAX_READING) };
    let body = text.get(start..).unwrap_or_default();
    let mut deserializer = serde_json::Deserializer::from_slice(body);
    let root = <&RawValue>::deserialize(&mut deserializer)
        .map_err(|error| Reader::invalid(start, body, &error))?;
    reader.value(root, 0)
}

/// Every byte up to 0x20 counts as a blank between tokens (drivers.md D.1); serde_json knows four
/// of them, so the others become one of those.
fn blank_control_bytes(text: &mut [u8]) {
    let (mut in_string, mut escaped) = (false, false);
    for byte in text {
        match *byte {
            b'"' if !escaped => in_string = !in_string,
            b'\t' | b'\n' | b'\r' => {}
            0..0x20 if !in_string => *byte = b' ',
            _ => {}
        }
        escaped = in_string && !escaped && *byte == b'\\';
    }
}

/// Builds the tree. Offsets are differences of addresses within the text.
struct Reader {
    base: usize,
    /// What is left of [`MAX_READING`].
    left: Cell<usize>,
}

impl Reader {
    fn value(&self, raw: &RawValue, depth: usize) -> Result<Value, ParseError> {
        let text = raw.get();
        let offset = text.as_ptr().addr().wrapping_sub(self.base);
        let at = |error: serde_json::Error| Self::invalid(offset, text.as_bytes(), &error);
        let left = self.left.get().checked_sub(text.len());
        self.left.set(left.ok_or_else(|| too_much(offset))?);
        let data = match text.bytes().next() {
            Some(b'{' | b'[') if depth >= MAX_DEPTH => return Err(too_deep(offset)),
            Some(b'{' | b'[' | b'"') => match serde_json::from_str(text).map_err(at)? {
                Token::Members(members) => Data::Object(self.members(members, depth)?),
                Token::Elements(elements) => Data::Array(self.elements(&elements, depth)?),
                Token::Text(text) => Data::String(cut_at_nul(text)),
            },
            Some(b't') => Data::Bool(true),
            Some(b'f') => Data::Bool(false),
            Some(b'n') => Data::Null,
            _ => Data::Number(text.parse().unwrap_or(f64::NAN)),
        };
        Ok(Value { offset, data })
    }

    fn members(
        &self,
        raw: Vec<(String, &RawValue)>,
        depth: usize,
    ) -> Result<Vec<Member>, ParseError> {
        let mut members = Vec::new();
        members.try_reserve_exact(raw.len())?;
        for (key, value) in raw {
            let value = self.value(value, depth.saturating_add(1))?;
            members.push(Member { key: cut_at_nul(key), value });
        }
        Ok(members)
    }

    fn elements(&self, raw: &[&RawValue], depth: usize) -> Result<Vec<Value>, ParseError> {
        let mut elements = Vec::new();
        elements.try_reserve_exact(raw.len())?;
        for element in raw {
            elements.push(self.value(element, depth.saturating_add(1))?);
        }
        Ok(elements)
    }

    /// Turns serde_json's line and column within `text` into an offset within the file.
    fn invalid(start: usize, text: &[u8], error: &serde_json::Error) -> ParseError {
        let lines_before = error.line().saturating_sub(1);
        let line_start: usize =
            text.split_inclusive(|byte| *byte == b'\n').take(lines_before).map(<[u8]>::len).sum();
        let within = line_start.saturating_add(error.column().saturating_sub(1));
        let detail = error.to_string();
        let detail = detail.split(" at line ").next().unwrap_or_default().to_owned();
        ParseError::Invalid { offset: start.saturating_add(within), detail }
    }
}

fn too_deep(offset: usize) -> ParseError {
    ParseError::Invalid { offset, detail: format!("nesting beyond {MAX_DEPTH} levels") }
}

fn too_much(offset: usize) -> ParseError {
    ParseError::Invalid { offset, detail: "too large for its nesting".to_owned() }
}

fn cut_at_nul(mut text: String) -> String {
    if let Some(nul) = text.find('\0') {
        text.truncate(nul);
    }
    text
}

/// One level of a value that has parts or escapes: what is in it stays text.
enum Token<'a> {
    /// In order, repeated keys included.
    Members(Vec<(String, &'a RawValue)>),
    Elements(Vec<&'a RawValue>),
    Text(String),
}

impl<'de> Deserialize<'de> for Token<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(TokenVisitor)
    }
}

/// Takes whatever comes. Numbers and literals never come; they are named here because serde's own
/// answer to them would bring its printing of numbers into the library, 20 KB of it.
struct TokenVisitor;

impl<'de> Visitor<'de> for TokenVisitor {
    type Value = Token<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object, an array or a string")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut members = Vec::new();
        while let Some(member) = map.next_entry()? {
            members.push(member);
        }
        Ok(Token::Members(members))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
        let mut elements = Vec::new();
        while let Some(element) = seq.next_element()? {
            elements.push(element);
        }
        Ok(Token::Elements(elements))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Token::Text(text.to_owned()))
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<Self::Value, E> {
        Err(unexpected())
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<Self::Value, E> {
        Err(unexpected())
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<Self::Value, E> {
        Err(unexpected())
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<Self::Value, E> {
        Err(unexpected())
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Err(unexpected())
    }
}

fn unexpected<E: Error>() -> E {
    E::custom("a number or literal")
}

impl Value {
    /// The value of the first member whose key is `key` but for ASCII case. Values of other types
    /// have no members.
    pub(crate) fn get(&self, key: &str) -> Option<&Value> {
        let member = self.members().iter().find(|member| member.key.eq_ignore_ascii_case(key))?;
        Some(&member.value)
    }

    /// The members of an object, in order; nothing for other types.
    pub(crate) fn members(&self) -> &[Member] {
        match &self.data {
            Data::Object(members) => members,
            _ => &[],
        }
    }

    /// The elements of an array, or the values of an object's members; nothing for other types.
    pub(crate) fn children(&self) -> impl Iterator<Item = &Value> {
        let elements = match &self.data {
            Data::Array(elements) => elements.as_slice(),
            _ => &[],
        };
        elements.iter().chain(self.members().iter().map(|member| &member.value))
    }

    /// Whether this is an array.
    pub(crate) fn is_array(&self) -> bool {
        matches!(self.data, Data::Array(_))
    }

    /// Whether this is an object.
    pub(crate) fn is_object(&self) -> bool {
        matches!(self.data, Data::Object(_))
    }

    /// The text of a string; `None` for every other type.
    pub(crate) fn as_str(&self) -> Option<&str> {
        match &self.data {
            Data::String(text) => Some(text),
            _ => None,
        }
    }

    /// Whether this is the JSON value `true`.
    pub(crate) fn is_true(&self) -> bool {
        self.data == Data::Bool(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Value {
        parse(text.into()).unwrap_or_else(|error| panic!("{text:?}: {error:?}"))
    }

    fn refused(text: impl Into<Vec<u8>>) -> (usize, String) {
        let text = text.into();
        match parse(text.clone()) {
            Err(ParseError::Invalid { offset, detail }) => (offset, detail),
            other => panic!("{:?}: {other:?}", String::from_utf8_lossy(&text)),
        }
    }

    #[test]
    fn d1_keys_are_case_insensitive_and_the_first_wins() {
        let root = parsed(r#"{"b": 0, "Library_Path": "x", "library_path": "y"}"#);
        assert_eq!(root.get("LIBRARY_path").unwrap().as_str(), Some("x"));
        assert_eq!(root.members().len(), 3);
        assert_eq!(root.get("c"), None);
        assert_eq!(parsed("[1]").get("1"), None);
        assert_eq!(parsed("{\"\u{130}\": 1}").get("i\u{307}"), None);
    }

    #[test]
    fn d1_bom_trailing_text_and_control_blanks_are_accepted() {
        for text in
            ["\u{feff}{}", "{} trailing", "{}}", "\u{1}{\u{0}\u{b}}\u{c}", " \t\r\n{}", "{}{\"a\":"]
        {
            assert_eq!(parsed(text).data, Data::Object(vec![]), "{text:?}");
        }
        let trailing_bytes = parse(b"{} \xff\xfe".to_vec()).unwrap();
        assert_eq!(trailing_bytes.data, Data::Object(vec![]));
    }

    #[test]
    fn d1_odd_numbers_and_invalid_utf8_are_refused() {
        for text in ["[01]", "[+1]", "[.5]", "[1.]", "[1e]", "[0x10]", "[-]"] {
            refused(text);
        }
        refused(b"[\"\xff\"]".to_vec());
    }

    #[test]
    fn d1_control_bytes_in_strings_stay_refused_even_after_escapes() {
        refused("\"\u{1}\"");
        refused("\"\\\\\\\"\u{1}\"");
        assert_eq!(parsed("\"\\\\\"\u{1}").as_str(), Some("\\"));
    }

    #[test]
    fn d1_comments_trailing_commas_and_single_quotes_are_refused() {
        for text in [
            "",
            " ",
            "{",
            "// c\n{}",
            "{/**/}",
            "{\"a\":1,}",
            "[1,]",
            "{'a':1}",
            "{a:1}",
            "\"\\x\"",
            "\"\\ud800\"",
            "\"\\ud800\\u0041\"",
            "+1",
            "01",
            "nul",
        ] {
            refused(text);
        }
        refused(b"\"\xff\"".to_vec());
    }

    #[test]
    fn d1_escapes_are_decoded() {
        let text = parsed(r#""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00""#);
        assert_eq!(text.as_str(), Some("\"\\/\u{8}\u{c}\n\r\té😀"));
        assert_eq!(parsed(r#""a\u0000b""#).as_str(), Some("a"));
    }

    #[test]
    fn d1_any_root_type_parses() {
        assert_eq!(parsed("null").data, Data::Null);
        assert_eq!(parsed(" true").data, Data::Bool(true));
        assert_eq!(parsed("false").data, Data::Bool(false));
        assert_eq!(parsed("-1.5e1").data, Data::Number(-15.0));
        assert!(
            parsed("true").is_true() && !parsed("1").is_true() && !parsed("\"true\"").is_true()
        );
    }

    #[test]
    fn values_keep_their_offset_in_the_file() {
        let root = parsed("\u{feff} {\"a\": [1, \"x\"],\u{b} \"a\": {\"b\": null}}");
        assert_eq!(root.offset, 4);
        let offsets: Vec<usize> = root.members().iter().map(|member| member.value.offset).collect();
        assert_eq!(offsets, [10, 26]);
        let Data::Array(elements) = &root.get("a").unwrap().data else { panic!("{root:?}") };
        assert_eq!((elements[0].offset, elements[1].offset), (11, 14));
    }

    #[test]
    fn errors_tell_where_they_are() {
        let invalid = refused("{\n  \"a\": 1,\n  b\n}");
        assert_eq!(invalid, (14, "key must be a string".to_owned()));
        assert_eq!(refused("{\"a\": \"\\ud800\"}").0, 13);
    }

    /// drivers.md D.1, layers.md 1.1.
    #[test]
    fn nesting_is_read_to_128_levels() {
        let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        parsed(&nested(128));
        assert_eq!(refused(nested(129)).1, "nesting beyond 128 levels");
        refused(nested(10_000));
    }

    /// Each level is read again: a large file must not be read without end.
    #[test]
    fn large_files_are_read_to_eight_levels() {
        let nested = |size: usize, depth: usize| {
            let text = "x".repeat(size);
            format!("{}\"{text}\"{}", "[".repeat(depth), "]".repeat(depth))
        };
        parsed(&nested(2 << 20, 3));
        let deep = MAX_READING / (2 << 20);
        assert_eq!(refused(nested(2 << 20, deep)).1, "too large for its nesting");
        parsed(&nested(64 << 10, 128));
    }
}
