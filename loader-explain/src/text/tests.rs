//! Tests of when colours are used.

use super::*;

#[test]
fn colours_need_a_terminal_that_has_them_and_a_user_who_wants_them() {
    let style = |is_terminal, set: &[(&str, &str)]| {
        has_colours(is_terminal, |name| {
            let found = set.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| OsString::from(value))
        })
    };
    assert!(style(true, &[("TERM", "xterm"), ("NO_COLOR", "")]));
    assert!(!style(false, &[("TERM", "xterm")]));
    assert!(!style(true, &[("TERM", "dumb")]));
    assert!(!style(true, &[("TERM", "xterm"), ("NO_COLOR", "1")]));
}

#[test]
fn letters_that_nobody_sees_are_escaped() {
    assert_eq!(printable("a\u{202e}\u{7f}é"), "a\\u{202e}\\u{7f}é");
    let json = "{\n  \"a\": \"\u{9f}\u{feff}\u{e0041}é\"\n}";
    assert_eq!(seen_in_json(json), "{\n  \"a\": \"\\u009f\\ufeff\\udb40\\udc41é\"\n}");
}

#[test]
fn a_terminal_without_utf8_gets_ascii() {
    let has = |set: &[(&str, &str)]| {
        has_utf8(|name| {
            let found = set.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| OsString::from(value))
        })
    };
    assert!(
        has(&[]) && has(&[("LC_ALL", ""), ("LANG", "de_DE.UTF-8")]) && has(&[("LANG", "C.utf8")])
    );
    assert!(!has(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")]) && !has(&[("LC_CTYPE", "POSIX")]));
    assert_eq!(in_ascii("  └ Gerät\n"), "  `- Ger\\u{e4}t\n");
}
