//! Parses the JSON dialect of manifests and settings files (drivers.md D.1, layers.md 1.1).
//!
//! serde_json parses the text once. The values that the loader needs ([`keys`]) go into a
//! [`Document`], in order and with repeated keys; all others are skipped. The dialect accepts a
//! byte order mark, control bytes between tokens, and text after the root value. It rejects what
//! serde_json rejects (raw control bytes in strings, nonstandard numbers, kept numbers that no
//! double can hold, invalid UTF-8) and nesting beyond 128 levels.

mod check;
mod document;
#[cfg(any(test, fuzzing))]
pub(crate) mod fuzz;
pub(crate) mod keys;
mod number;
mod print;
mod read;

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::String;
use alloc::string::ToString as _;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::iter;

use serde_core::de::DeserializeSeed as _;

use crate::OutOfMemory;
use crate::event::{JsonFailure, Record, Text};
use crate::system::{Errno, FileState, ReadError, System};
use crate::variables::{self, Set};

use keys::Keep;

pub use document::{Data, Document, Value};

/// The maximum size of a file in bytes. Real manifests have about a thousand.
pub const MAX_FILE_SIZE: usize = 16 << 20;

/// The maximum nesting depth, because serde_json recurses.
const MAX_DEPTH: usize = 128;

/// The maximum number of keys, values and escapes in a file. Bounds the time that a file takes, and
/// the memory: an extension of a layer takes thirty times its text. Real manifests have some
/// hundreds.
const MAX_PARTS: usize = 1 << 18;

/// Why a text cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ParseError {
    /// The text stops being JSON at `line` and `column`, both from 1.
    Invalid {
        line: usize,
        column: usize,
        detail: String,
    },
    /// The text has more than [`MAX_PARTS`] keys, values and escapes.
    TooManyParts,
    OutOfMemory,
}

/// Why a file cannot be used.
#[derive(Debug)]
pub enum Failure<'a> {
    /// The file is skipped.
    Rejected(JsonFailure<'a>),
    /// Memory ran out, and the API call fails with `VK_ERROR_OUT_OF_HOST_MEMORY`. The event names
    /// the file.
    OutOfMemory(JsonFailure<'a>),
}

impl Failure<'_> {
    /// Records the failure.
    ///
    /// # Errors
    ///
    /// If memory ran out, which ends the walk. Otherwise the walk skips the file.
    pub(crate) fn record(self, journal: &dyn Record) -> Result<(), OutOfMemory> {
        match self {
            Self::Rejected(failure) => {
                journal.record(failure);
                Ok(())
            }
            Self::OutOfMemory(failure) => {
                journal.record(failure);
                Err(OutOfMemory)
            }
        }
    }
}

/// Reads JSON files for a walk. An implementation may cache parsed files.
pub trait ReadJson {
    /// Returns the content of the file at `path`.
    ///
    /// # Errors
    ///
    /// Why the file cannot be used (drivers.md D.1).
    fn read<'a>(&self, system: &dyn System, path: &'a [u8]) -> Result<Arc<Document>, Failure<'a>>;
}

/// Reads and parses the file at every call.
#[derive(Clone, Copy, Debug)]
pub struct Uncached;

impl ReadJson for Uncached {
    fn read<'a>(&self, system: &dyn System, path: &'a [u8]) -> Result<Arc<Document>, Failure<'a>> {
        read_with_state(system, path).map(|(value, _)| Arc::new(value))
    }
}

/// Reads and parses the file at `path`, and returns the state of the file (drivers.md D.1).
pub fn read_with_state<'a>(
    system: &dyn System,
    path: &'a [u8],
) -> Result<(Document, FileState), Failure<'a>> {
    let (bytes, state) = read_bytes(system, path)?;
    Ok((document(path, bytes)?, state))
}

/// Reads the file at `path`, and returns the state of the file.
///
/// # Errors
///
/// Why the file cannot be read.
pub fn read_bytes<'a>(
    system: &dyn System,
    path: &'a [u8],
) -> Result<(Vec<u8>, FileState), Failure<'a>> {
    system.read_file(path, MAX_FILE_SIZE).map_err(|error| failure(system, path, error))
}

/// Parses the content of the file at `path`.
///
/// # Errors
///
/// Why the content cannot be used.
pub fn document(path: &[u8], bytes: Vec<u8>) -> Result<Document, Failure<'_>> {
    let path = path.into();
    match parse(bytes) {
        Ok(value) => Ok(value),
        Err(ParseError::Invalid { line, column, detail }) => {
            let detail = detail.into();
            Err(Failure::Rejected(JsonFailure::Invalid { path, line, column, detail }))
        }
        Err(ParseError::TooManyParts) => {
            Err(Failure::Rejected(JsonFailure::TooManyParts { path, limit: MAX_PARTS }))
        }
        Err(ParseError::OutOfMemory) => Err(Failure::OutOfMemory(JsonFailure::Parse { path })),
    }
}

fn failure<'a>(system: &dyn System, name: &'a [u8], error: ReadError) -> Failure<'a> {
    let path = name.into();
    let description = |errno| {
        let mut text = system.describe_error(errno);
        text.make_ascii_lowercase();
        Text::from(text)
    };
    match error {
        ReadError::Open(errno) => {
            let (description, cure) = (description(errno), cure_of_open(system, name, errno));
            let access = if NO_PERMISSION.contains(&errno) { access(system, name) } else { None };
            let access = access.unwrap_or_default().into();
            Failure::Rejected(JsonFailure::Open { path, errno, description, access, cure })
        }
        ReadError::Size(errno) => {
            let description = description(errno);
            Failure::Rejected(JsonFailure::Size { path, errno, description })
        }
        ReadError::Read(errno) => {
            let description = description(errno);
            Failure::Rejected(JsonFailure::Read { path, errno, description })
        }
        ReadError::Allocate => Failure::OutOfMemory(JsonFailure::Allocate { path }),
        ReadError::TooLarge => {
            Failure::Rejected(JsonFailure::TooLarge { path, limit: MAX_FILE_SIZE })
        }
    }
}

const NO_SUCH_FILE: Errno = 2;
const NO_PERMISSION: [Errno; 2] = [1, 13];

/// The cure for a file that cannot be opened.
fn cure_of_open(system: &dyn System, path: &[u8], errno: Errno) -> Text<'static> {
    match errno {
        NO_SUCH_FILE => match variables::naming(system, path) {
            Some(Set { name, effect, .. }) => {
                let pieces =
                    ["unset ", name, ", which ", effect, ", or correct the path in its value"];
                Text::from(pieces.concat())
            }
            None => "correct the setting or link that names it".into(),
        },
        _ if NO_PERMISSION.contains(&errno) => {
            "make the file readable and its folders searchable".into()
        }
        _ => "check the file system".into(),
    }
}

/// Mode and owner of a file in parentheses. The name of a user is the business of libraries that a
/// loader must not open; that of root is known.
fn access(system: &dyn System, path: &[u8]) -> Option<String> {
    let state = system.file_state(path).ok().filter(|state| state.mode != 0)?;
    let owner = if state.owner == 0 { "root".to_owned() } else { state.owner.to_string() };
    Some(format!(" (mode {:o}, owner {owner})", state.mode & 0o7777))
}

/// Parses the first value of `text` and ignores the rest. Keeps what the loader needs.
pub(crate) fn parse(text: Vec<u8>) -> Result<Document, ParseError> {
    parse_to_keep(text, Keep::Root)
}

/// Parses the first value of `text` and keeps the parts that `keep` selects.
pub(crate) fn parse_to_keep(mut text: Vec<u8>, keep: Keep) -> Result<Document, ParseError> {
    let start = if text.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 };
    let body = text.get_mut(start..).unwrap_or_default();
    let invalid = |body: &[u8], offset, detail: &str| {
        let (line, column) = line_and_column(body.get(..offset).unwrap_or(body));
        ParseError::Invalid { line, column, detail: detail.to_owned() }
    };
    match check::check_and_blank(body) {
        Ok(parts) if parts > MAX_PARTS => return Err(ParseError::TooManyParts),
        Ok(_) => {}
        Err((offset, detail)) => return Err(invalid(body, offset, detail)),
    }
    let (valid, is_utf8) = valid_utf8(body);
    let (mut document, mut out_of_memory) = (Document::default(), false);
    let part = read::Part { document: &mut document, keep, out_of_memory: &mut out_of_memory };
    let mut deserializer = serde_json::Deserializer::from_str(valid);
    deserializer.disable_recursion_limit();
    match part.deserialize(&mut deserializer) {
        _ if out_of_memory => Err(ParseError::OutOfMemory),
        Ok(()) => Ok(document),
        Err(error) if error.is_eof() && !is_utf8 => {
            Err(invalid(body, valid.len(), "invalid unicode code point"))
        }
        Err(error) => {
            let detail = error.to_string();
            let place = format!(" at line {} column {}", error.line(), error.column());
            let detail = detail.strip_suffix(place.as_str()).unwrap_or(&detail);
            Err(invalid(body, offset(valid, &error), detail))
        }
    }
}

/// The valid UTF-8 at the start of `text`, and whether that is all of it.
fn valid_utf8(text: &[u8]) -> (&str, bool) {
    match str::from_utf8(text) {
        Ok(text) => (text, true),
        Err(error) => {
            let valid = text.get(..error.valid_up_to()).unwrap_or_default();
            (str::from_utf8(valid).unwrap_or_default(), false)
        }
    }
}

/// Converts line and column of serde_json to an offset in `text`.
fn offset(text: &str, error: &serde_json::Error) -> usize {
    let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n').map(|(at, _)| at);
    let mut starts = iter::once(0).chain(ends.map(|end| end.saturating_add(1)));
    let line_start = starts.nth(error.line().saturating_sub(1)).unwrap_or(text.len());
    line_start.saturating_add(error.column().saturating_sub(1))
}

/// The place behind `text`: its line, and the column of characters in it, both from 1.
fn line_and_column(text: &[u8]) -> (usize, usize) {
    let lines = text.iter().filter(|byte| **byte == b'\n').count();
    let last_line = text.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
    // All bytes of a character but its first have these two bits.
    let characters = last_line.iter().filter(|byte| **byte & 0xc0 != 0x80).count();
    (lines.saturating_add(1), characters.saturating_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::log_line;
    use crate::system::virtual_system::{VirtualSystem, errno};

    /// The line about a file that cannot be opened, from the reason on.
    fn opening(system: &VirtualSystem) -> String {
        let Err(Failure::Rejected(failure)) = read_with_state(system, b"/a.json") else { panic!() };
        let mut explanation = crate::event::Explanation::default();
        crate::event::Message::explain(&failure, &mut explanation);
        assert_eq!(
            log_line(&failure),
            "ERROR:          loader_get_json: Failed to open JSON file /a.json"
        );
        format!("{}; {}", explanation.reason.to_text(), explanation.cure.to_text())
    }

    #[test]
    fn d1_a_missing_file_names_the_variable_that_names_the_file() {
        let reason = "cannot be opened: no such file or directory; ";
        for (variable, effect) in [
            ("VK_DRIVER_FILES", "replaces the search for drivers"),
            ("VK_ADD_DRIVER_FILES", "adds drivers before those of the search"),
            ("VK_LAYER_PATH", "replaces the search for explicit layers"),
        ] {
            let mut system = VirtualSystem::new();
            let separator = char::from(crate::system::Platform::HOST.list_separator());
            system.set("HOME", "/a.json").set(variable, &format!("/b{separator}/a.json"));
            let cure =
                format!("unset {variable}, which {effect}, or correct the path in its value");
            assert_eq!(opening(&system), format!("{reason}{cure}"));
            // A link in a directory that the variable names; a process that ignores the variable.
            let general = format!("{reason}correct the setting or link that names it");
            assert_eq!(opening(system.set(variable, "/")), general);
            assert_eq!(opening(system.set(variable, "/a.json").elevate()), general);
        }
    }

    #[test]
    fn d1_a_file_without_permission_names_mode_and_owner() {
        let mut system = VirtualSystem::new();
        system.unreadable("/a.json", ReadError::Open(errno::EACCES));
        let expected = "cannot be opened: permission denied (mode 600, owner 1000); \
                        make the file readable and its folders searchable";
        assert_eq!(opening(&system), expected);
    }

    /// Parses a text and keeps all of it.
    fn parsed(text: &str) -> Document {
        parse_to_keep(text.into(), Keep::All).unwrap_or_else(|e| panic!("{text:?}: {e:?}"))
    }

    /// The line, the column and the description of the error.
    fn refused(text: impl Into<Vec<u8>>) -> ((usize, usize), String) {
        let text = text.into();
        let [kept, passed_over] =
            [Keep::All, Keep::Root].map(|keep| match parse_to_keep(text.clone(), keep) {
                Err(ParseError::Invalid { line, column, detail }) => ((line, column), detail),
                other => panic!("{:?}: {other:?}", String::from_utf8_lossy(&text)),
            });
        assert_eq!(kept.0, passed_over.0, "{:?}", String::from_utf8_lossy(&text));
        kept
    }

    #[test]
    fn d1_keys_are_case_insensitive_and_the_first_wins() {
        for keep in [Keep::All, Keep::Root] {
            let text = r#"{"b": 0, "Library_Path": "x", "library_path": "y"}"#;
            let document = parse_to_keep(text.into(), keep).unwrap();
            let path = document.root().get("LIBRARY_path").unwrap();
            assert_eq!(path.as_str(), Some("x"));
            assert_eq!(document.root().get("name").map(Value::data), None);
        }
        assert_eq!(parsed(r#"{"b": 0, "B": 1, "b": 2}"#).root().members().count(), 3);
        assert_eq!(parsed("[1]").root().get("name").map(Value::data), None);
        assert_eq!(
            parsed("{\"ICD\\u0000x\": 1}").root().get("ICD").map(Value::data),
            Some(Data::Number(1.0))
        );
        // Letters that only Unicode makes equal are not.
        assert_eq!(
            parsed("{\"\u{212a}\": 1, \"\u{130}CD\": 1}").root().get("ICD").map(Value::data),
            None
        );
    }

    #[test]
    fn what_the_loader_acts_on_is_kept_and_nothing_else() {
        let text = r#"{
            "comment": {"ICD": 1}, "other": 2, "ICD": {"library_path": [{"a": 1}], "b": 2, "name": {"c": 3}},
            "layers": {"x": {"name": "n", "NAME": "m", "d": [4]}, "y": 5},
            "disable_environment": {"FIRST": "1", "SECOND": "1"}, "component_layers": ["a", ["b"]]
        }"#;
        let document = parse(text.into()).unwrap();
        let printed = document.root().print().replace(['\t', '\n'], "");
        assert_eq!(
            printed,
            "{ICD:{library_path:[{a:1}],name:{}},layers:{x:{name:n},y:5},\
             disable_environment:{FIRST:1},component_layers:[a, []]}"
        );
        let empty = parse(r#"[1, [2], {"ICD": 3}]"#.into()).unwrap();
        assert_eq!(empty.root().print(), "[]");
    }

    /// layers.md 1.2.2: every member after a `layer` is kept, whatever its key.
    #[test]
    fn members_behind_a_layer_are_kept() {
        let document = parse(r#"{"a": 1, "layer": 2, "b": {"name": 3, "c": 4}, "b": 5}"#.into());
        let printed = document.unwrap().root().print().replace(['\t', '\n'], "");
        assert_eq!(printed, "{layer:2,b:{name:3},b:5}");
    }

    #[test]
    fn d1_bom_trailing_text_and_control_blanks_are_accepted() {
        for text in
            ["\u{feff}{}", "{} trailing", "{}}", "\u{1}{\u{0}\u{b}}\u{c}", " \t\r\n{}", "{}{\"a\":"]
        {
            assert_eq!(parsed(text).root().print(), "{\n}", "{text:?}");
        }
        for trailing in [&b"{} \xff\xfe"[..], b"{} \"\\ud800\"", b"true \xff", b"\"a\" \x01"] {
            assert!(parse(trailing.to_vec()).is_ok(), "{trailing:?}");
        }
        assert!(parse([b"{}".as_slice(), &[b'['; 1000]].concat()).is_ok());
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
        assert_eq!(parsed("\"\\\\\"\u{1}").root().as_str(), Some("\\"));
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
        assert_eq!(text.root().as_str(), Some("\"\\/\u{8}\u{c}\n\r\té😀"));
        assert_eq!(parsed(r#""a\u0000b""#).root().as_str(), Some("a"));
    }

    #[test]
    fn d1_any_root_type_parses() {
        for (text, data) in [
            ("null", Data::Null),
            (" true", Data::Bool(true)),
            ("false", Data::Bool(false)),
            ("-1.5e1", Data::Number(-15.0)),
            ("0.5", Data::Number(0.5)),
            ("-268435456", Data::Number(-268_435_456.0)),
            ("268435455", Data::Number(268_435_455.0)),
            ("268435456", Data::Number(268_435_456.0)),
            ("-268435457", Data::Number(-268_435_457.0)),
            ("18446744073709551616", Data::Number(18_446_744_073_709_551_616.0)),
        ] {
            assert_eq!(parsed(text).root().data(), data, "{text}");
        }
        assert!(parsed("true").root().is_true());
        assert!(!parsed("1").root().is_true() && !parsed("\"true\"").root().is_true());
    }

    #[test]
    fn errors_tell_where_they_are() {
        let invalid = refused("{\n  \"a\": 1,\n  b\n}");
        assert_eq!(invalid, ((3, 3), "key must be a string".to_owned()));
        for lone in ["\\ud800", "\\udfff", "\\ud800\\u0041", "\\ud800\\ud800", "\\ud800x"] {
            assert_eq!(refused(format!("{{\"é\":\n \"{lone}\"}}")).0, (2, 9), "{lone}");
        }
        assert_eq!(refused(b"{\"a\": \"\xff\"}".to_vec()).0, (1, 8));
    }

    /// drivers.md D.1, layers.md 1.1.
    #[test]
    fn nesting_is_read_to_128_levels() {
        let nested = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
        parsed(&nested(128));
        assert_eq!(refused(nested(129)).1, "nesting beyond 128 levels");
        refused(nested(10_000));
    }

    #[test]
    fn large_files_are_read_to_any_depth_that_small_ones_are() {
        let nested = |size: usize, depth: usize| {
            let text = "x".repeat(size);
            format!("{}\"{text}\"{}", "[".repeat(depth), "]".repeat(depth))
        };
        for keep in [Keep::All, Keep::Root] {
            assert!(parse_to_keep(nested(8 << 20, 128).into(), keep).is_ok());
        }
    }

    /// drivers.md D.1: a file needs memory for its own size, and at most three times as much for
    /// the kept values.
    #[test]
    fn what_is_kept_is_small_whatever_it_is() {
        for element in ["\"\"", "0", "-1", "1.5", "1e9", "null", "[]", "{}", "[0]"] {
            for template in ["E", "\"\":E"] {
                let element = template.replace('E', element);
                let is_object = template.len() > 1;
                let list = vec![element.as_str(); 10_000].join(",");
                let text = if is_object { format!("{{{list}}}") } else { format!("[{list}]") };
                let (kept, most) = (parsed(&text).root().print().len(), 3 * text.len() + 4);
                assert!(kept > 10_000, "{element}: all of it is kept");
                let size = parsed(&text).size();
                assert!(size <= most, "{element}: {size} bytes for {}", text.len());
            }
        }
    }

    /// drivers.md D.1: keys, values and escapes count, whether they are kept or not; other bytes in
    /// strings, and those after the root value, do not.
    #[test]
    fn d1_files_with_too_many_values_are_refused() {
        let list = |count: usize| format!("[{}]", vec!["1"; count].join(","));
        let object = |count: usize| format!("{{{}}}", vec![r#""k":1"#; count].join(","));
        let lists = |count: usize| format!("[{}]", vec!["[]"; count].join(","));
        let escapes = |count: usize| format!("[\"{}\"]", "\\n".repeat(count - 1));
        let text = |count: usize| format!("[\"{}\"]", ",".repeat(count));
        let after = |count: usize| format!("[] {}", list(count));
        for keep in [Keep::All, Keep::Root] {
            let result = |text: String| parse_to_keep(text.into(), keep).map(|_| ());
            for (of, step) in
                [(list as fn(usize) -> String, 1), (object, 2), (lists, 2), (escapes, 1)]
            {
                let most = MAX_PARTS / step;
                assert_eq!(result(of(most)), Ok(()));
                assert_eq!(result(of(most + 1)), Err(ParseError::TooManyParts));
            }
            for fine in [text(MAX_PARTS + 2), after(MAX_PARTS + 2)] {
                assert_eq!(result(fine), Ok(()));
            }
        }
    }

    /// A kept number that no double can hold is an error.
    #[test]
    fn numbers_beyond_a_double() {
        assert!(parse_to_keep(b"1e999".to_vec(), Keep::All).is_err());
        assert!(parse(br#"{"a": 1e999}"#.to_vec()).is_ok());
    }
}
