//! Compares the loader's JSON reader with serde_json: what is accepted, the values, and the words of
//! faults. The fuzz target `json` has this file, too.

use loader_discovery::event::JsonFailure;
use loader_discovery::json::{self, Data, Value};
use serde_json::{Deserializer, Error, Value as Reference};

/// The loader's limit (drivers.md D.1).
const MAX_DEPTH: usize = 128;

/// Fails if the two readers do not agree on the text.
pub(crate) fn compare(data: &[u8]) {
    match (json::document(b"/m.json", data.to_vec()), reference(data)) {
        (Err(JsonFailure::TooManyParts { .. }), _) => {}
        (Ok(document), Ok(reference)) => {
            assert_same(document.root(), &reference);
        }
        (Ok(_), Err(error)) => {
            let only_here = ["number out of range", "trailing characters"];
            assert!(only_here.iter().any(|text| error.starts_with(text)), "{error}");
        }
        (Err(JsonFailure::Invalid { detail, .. }), Err(error)) => {
            assert_same_words(detail.as_bytes(), &error);
        }
        (Err(failure), reference) => panic!("{failure:?}, {reference:?}"),
    }
}

/// What serde_json makes of the text, without a byte order mark, and with blanks in the place of other
/// control bytes between tokens.
fn reference(data: &[u8]) -> Result<Reference, String> {
    let (text, depth) = blanked(data.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(data).to_vec());
    if depth > MAX_DEPTH {
        return Err("nesting".into());
    }
    let mut deserializer = Deserializer::from_slice(&text);
    deserializer.disable_recursion_limit();
    let first = deserializer.into_iter().next();
    first.unwrap_or_else(|| serde_json::from_str("")).map_err(|error: Error| error.to_string())
}

/// The text, and the depth of its first value.
fn blanked(mut text: Vec<u8>) -> (Vec<u8>, usize) {
    let (mut depth, mut deepest, mut is_string, mut is_escaped) = (0_usize, 0, false, false);
    for byte in &mut text {
        match *byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if is_string => is_escaped = true,
            b'"' => is_string = !is_string,
            _ if is_string => {}
            b'[' | b'{' => depth += 1,
            b']' | b'}' => depth = depth.saturating_sub(1),
            0..b' ' if !byte.is_ascii_whitespace() || *byte == b'\x0c' => *byte = b' ',
            _ => {}
        }
        deepest = deepest.max(depth);
        if depth == 0 && !is_string && !byte.is_ascii_whitespace() {
            break;
        }
    }
    (text, deepest)
}

fn assert_same(value: Value<'_>, reference: &Reference) {
    let until_nul = |text: &str| text.split('\0').next().unwrap_or_default().to_string();
    match (value.data(), reference) {
        (Data::Null, Reference::Null) | (Data::Array, Reference::Array(_)) => {}
        (Data::Bool(value), Reference::Bool(reference)) => assert_eq!(value, *reference),
        (Data::Number(value), Reference::Number(reference)) => {
            let reference = reference.as_f64().unwrap();
            let error = (value - reference).abs();
            assert!(error <= reference.abs() * 1e-13 + 1e-300, "{value} is no {reference}");
        }
        (Data::String(value), Reference::String(reference)) => {
            assert_eq!(value, until_nul(reference));
        }
        (Data::Object, Reference::Object(members)) => {
            let is_cut = members.keys().any(|key| key.contains('\0'));
            for (key, reference) in members.iter().filter(|_| !is_cut) {
                let last = value.members().filter(|(name, _)| name == key).last();
                assert_same(last.unwrap_or_else(|| panic!("no {key}")).1, reference);
            }
        }
        (value, reference) => panic!("{value:?} is no {reference}"),
    }
    if let Reference::Array(elements) = reference {
        assert_eq!(value.children().count(), elements.len());
        value.children().zip(elements).for_each(|(value, element)| assert_same(value, element));
    }
}

/// The words of serde_json, but for some of which both have their own.
fn assert_same_words(detail: &[u8], error: &str) {
    let detail = String::from_utf8_lossy(detail);
    let own = ["nesting", "invalid escape", "invalid unicode code point"];
    let other = ["nesting", "EOF while", "number out of range", "expected ident"];
    let differ = own.iter().any(|text| detail.starts_with(text))
        || other.iter().any(|text| error.starts_with(text));
    assert!(differ || error.split(" at line ").next() == Some(&detail), "{detail}, not {error}");
}
