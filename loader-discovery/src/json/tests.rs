//! The dialect, its limits and its messages (drivers.md D.1).

use super::*;
use crate::event::{Silent, log_line};
use crate::system::Platform;
use crate::system::virtual_system::{VirtualSystem, errors};

/// The line about a file that cannot be opened, from the reason on.
fn opening(system: &VirtualSystem) -> String {
    opening_on(Platform::Linux, system)
}

fn opening_on(platform: Platform, system: &VirtualSystem) -> String {
    let context = Context::on(platform, system, &Silent);
    let read = read_with_state(context, b"/a.json");
    let Err(failure) = read else { panic!() };
    let explanation = crate::event::Words::of(&failure).why;
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
        system.set("HOME", "/a.json").set(variable, "/b:/a.json");
        let cure = format!("unset {variable}, which {effect}, or correct the path in its value");
        assert_eq!(opening(&system), format!("{reason}{cure}"));
        let mut windows = system.clone();
        windows.set(variable, "/b;/a.json");
        assert_eq!(opening_on(Platform::Windows, &windows), format!("{reason}{cure}"));
        // A link in a directory that the variable names; a process that ignores the variable.
        let general = format!("{reason}correct the setting or link that names it");
        assert_eq!(opening(system.set(variable, "/")), general);
        assert_eq!(opening(system.set(variable, "/a.json").elevate()), general);
    }
}

#[test]
fn d1_a_file_without_permission_names_mode_and_owner() {
    let mut system = VirtualSystem::new();
    system.unreadable("/a.json", ReadError::Open(errors::DENIED));
    let expected = "cannot be opened: permission denied (mode 600, owner 1000); \
                    make the file readable and its folders searchable";
    assert_eq!(opening(&system), expected);
}

fn parsed(text: &str) -> Document {
    parse(text.into()).unwrap_or_else(|failure| panic!("{text:?}: {failure:?}"))
}

/// The line, the column and the description of the error.
fn refused(text: impl Into<Vec<u8>>) -> ((usize, usize), String) {
    let text = text.into();
    match parse(text.clone()) {
        Err(JsonFailure::Invalid { line, column, detail, .. }) => {
            ((line, column), String::from_utf8(detail.as_bytes().to_vec()).unwrap())
        }
        other => panic!("{:?}: {other:?}", String::from_utf8_lossy(&text)),
    }
}

#[test]
fn d1_keys_are_case_insensitive_and_the_first_wins() {
    let document = parsed(r#"{"b": 0, "Library_Path": "x", "library_path": "y"}"#);
    let path = document.root().get("LIBRARY_path").unwrap();
    assert_eq!(path.as_str(), Some("x"));
    assert_eq!(document.root().get("name").map(Value::data), None);
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
fn d1_bom_trailing_text_and_control_blanks_are_accepted() {
    for text in
        ["\u{feff}{}", "{} trailing", "{}}", "\u{1}{\u{0}\u{b}}\u{c}", " \t\r\n{}", "{}{\"a\":"]
    {
        assert_eq!(parsed(text).root().print().unwrap(), "{\n}", "{text:?}");
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
        assert_eq!(refused(format!("{{\"é\":\n \"{lone}\"}}")).0, (2, 3), "{lone}");
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
    parsed(&nested(8 << 20, 128));
}

/// drivers.md D.1: a file and the list of its values need at most three times the memory of the
/// file.
#[test]
fn what_is_kept_is_small_whatever_it_is() {
    for element in ["\"\"", "0", "-1", "1.5", "1e9", "null", "[]", "{}", "[0]"] {
        for template in ["E", "\"\":E"] {
            let element = template.replace('E', element);
            let is_object = template.len() > 1;
            let list = vec![element.as_str(); 10_000].join(",");
            let text = if is_object { format!("{{{list}}}") } else { format!("[{list}]") };
            let (kept, most) = (parsed(&text).root().print().unwrap().len(), 3 * text.len() + 4);
            assert!(kept > 10_000, "{element}: all of it is kept");
            let document = parsed(&text);
            let size = document.text.len() + size_of_val(&*document.nodes);
            assert!(size <= most, "{element}: {size} bytes for {}", text.len());
            // The list grows to twice its size, while the old one is still there.
            let nodes = document.nodes.capacity() * size_of::<document::Node>();
            let peak = document.text.len() + nodes + nodes / 2;
            assert!(peak <= 8 * text.len(), "{element}: {peak} bytes for {}", text.len());
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
    for (of, step) in [(list as fn(usize) -> String, 1), (object, 2), (lists, 2), (escapes, 1)] {
        let most = MAX_PARTS / step;
        parsed(&of(most));
        let refused = parse(of(most + 1).into());
        let is_refused = matches!(refused, Err(JsonFailure::TooManyParts { .. }));
        assert!(is_refused, "{refused:?}");
    }
    for fine in [text(MAX_PARTS + 2), after(MAX_PARTS + 2)] {
        parsed(&fine);
    }
}

/// drivers.md D.1: out of the range of every value that the loader reads.
#[test]
fn d1_numbers_beyond_a_double_are_infinite() {
    assert_eq!(parsed("1e999").root().data(), Data::Number(f64::INFINITY));
    assert_eq!(parsed("-1e999").root().data(), Data::Number(f64::NEG_INFINITY));
    assert_eq!(parsed("1e-999").root().data(), Data::Number(0.0));
}
