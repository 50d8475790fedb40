//! Tests of headers and texts of log lines.

use super::*;

fn rendered(bits: u32, text: &CStr) -> String {
    String::from_utf8(Rendered::of_message(bits, text).as_bytes().to_vec()).unwrap()
}

#[test]
fn b3_headers_are_padded_to_32_columns() {
    let samples = [
        (INFO, "[Vulkan Loader] INFO:           text\n"),
        (DRIVER, "[Vulkan Loader] DRIVER:         text\n"),
        (LAYER, "[Vulkan Loader] LAYER:          text\n"),
        (DEBUG | DRIVER, "[Vulkan Loader] DEBUG | DRIVER: text\n"),
        (ERROR | DRIVER, "[Vulkan Loader] ERROR | DRIVER: text\n"),
        (WARNING | DRIVER, "[Vulkan Loader] WARNING | DRIVER: text\n"),
        (WARNING | LAYER, "[Vulkan Loader] WARNING | LAYER: text\n"),
        (INFO | DRIVER, "[Vulkan Loader] INFO | DRIVER:  text\n"),
        (ERROR, "[Vulkan Loader] ERROR:          text\n"),
        (LAYER | DRIVER, "[Vulkan Loader] DRIVER:         text\n"),
        (PERFORMANCE | WARNING, "[Vulkan Loader] WARNING | PERF: text\n"),
        (ERROR | WARNING | INFO | DEBUG, "[Vulkan Loader] ERROR:          text\n"),
        (FATAL | ERROR | VALIDATION, "[Vulkan Loader] ERROR:          text\n"),
    ];
    for (bits, expected) in samples {
        assert_eq!(rendered(bits, c"text"), expected, "bits {bits:#x}");
    }
}

#[test]
fn b3_text_is_cut_at_511_bytes() {
    let mut line = Line::new();
    line.push(&[b'a'; 500]);
    line.push(&[b'b'; 500]);
    line.push(b"c");
    let text = line.as_c_str().to_bytes();
    assert_eq!(text.len(), 511);
    assert!(text.ends_with(b"abbbbbbbbbbb"));
    let longest = Rendered::of_message(WARNING | DRIVER, line.as_c_str());
    assert_eq!(longest.as_bytes().len(), 34 + 511 + 1);
    assert!(longest.as_bytes().ends_with(b"b\n"));
}

#[test]
fn b3_null_texts_and_addresses_print_as_c_does() {
    let mut line = Line::new();
    Piece::put(&Text::NULL, &mut line);
    Piece::put(" ", &mut line);
    Piece::put(&Address(0), &mut line);
    Piece::put(" ", &mut line);
    Piece::put(&Address(0x7f00), &mut line);
    Piece::put(" ", &mut line);
    Piece::put(&Version((1 << 22) | (4 << 12) | 366), &mut line);
    assert_eq!(line.as_c_str(), c"(null) (nil) 0x7f00 1.4.366");
}

fn shown(bytes: &[u8]) -> String {
    let mut line = Line::new();
    Piece::put(&Text::from(bytes), &mut line);
    String::from_utf8(line.as_c_str().to_bytes().to_vec()).unwrap()
}

#[test]
fn b3_control_characters_and_bytes_that_are_not_utf8_are_escaped() {
    for (bytes, expected) in [
        (&b"/\xff/x.json"[..], r"/\xff/x.json"),
        (b"\0\x01\n\x1b[1m\x1f \x7f", r"\x00\x01\x0a\x1b[1m\x1f \x7f"),
        ("\u{80}\u{9f}\u{a0}".as_bytes(), "\\xc2\\x80\\xc2\\x9f\u{a0}"),
        ("a\u{202e}\u{2066}\u{200b}".as_bytes(), "a\\xe2\\x80\\xae\\xe2\\x81\\xa6\\xe2\\x80\\x8b"),
        (
            "\u{feff}\u{2028}\u{e0041}".as_bytes(),
            "\\xef\\xbb\\xbf\\xe2\\x80\\xa8\\xf3\\xa0\\x81\\x81",
        ),
        ("Grüße 🌋 \\x1b".as_bytes(), "Grüße 🌋 \\x1b"),
        (b"\xf0\x9f\x8c|\xc3(", r"\xf0\x9f\x8c|\xc3("),
    ] {
        assert_eq!(shown(bytes), expected);
    }
}

#[test]
fn b3_a_text_is_cut_at_a_whole_character() {
    for (letter, whole) in [("é", 255), ("🌋", 127), ("\u{1b}", 127), ("x", 511)] {
        let text = shown(letter.repeat(600).as_bytes());
        assert_eq!(text, shown(letter.as_bytes()).repeat(whole));
    }
    let mut line = Line::new();
    for text in [&"x".repeat(510), "é", "y"] {
        Piece::put(&Text::from(text), &mut line);
    }
    line.push(b"z");
    assert_eq!(line.as_c_str().to_bytes(), [b'x'; 510]);
}
