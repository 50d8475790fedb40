//! Tests of `VK_LOADER_DEBUG`.

use super::*;
use crate::event::line::VALIDATION;

#[test]
fn b1_tokens_are_prefixes_of_keywords() {
    let cases: [(&str, u32); 27] = [
        ("", 0),
        ("all", u32::MAX),
        ("a", u32::MAX),
        ("ALL", 0),
        ("e", ERROR),
        ("err", ERROR),
        ("error", ERROR),
        ("errors", ERROR),
        ("errorss", 0),
        ("warn", WARNING),
        ("warning", WARNING),
        ("layers", LAYER),
        ("drivers", DRIVER),
        (" error", 0),
        ("d", DEBUG),
        ("de", DEBUG),
        ("dr", DRIVER),
        ("driver", DRIVER),
        ("i", INFO),
        ("in", INFO),
        ("im", DRIVER),
        ("ic", DRIVER),
        ("l", LAYER),
        ("p", PERFORMANCE),
        ("error,warn", ERROR | WARNING),
        (",,error,,", ERROR),
        ("error,bogus,layer", ERROR | LAYER),
    ];
    for (value, bits) in cases {
        assert_eq!(LogFilter::parse(Some(value.as_bytes())).0, bits, "{value:?}");
    }
    assert_eq!(LogFilter::parse(None).0, 0);
}

#[test]
fn b1_the_nearest_keyword_of_an_unknown_word() {
    let nearest = |value: &'static str| {
        let words = LogFilter::unknown_words(Some(value.as_bytes()));
        words.map(|(_, nearest)| nearest).collect::<Vec<_>>()
    };
    for (word, keyword) in [
        ("wraning", "warn"),
        ("ERRORS", "error"),
        (" debug ", "debug"),
        ("drivr", "driver"),
        ("laier", "layer"),
        ("preformance", "perf"),
        ("alll", "all"),
    ] {
        assert_eq!(nearest(word), [keyword], "{word}");
    }
    assert!(nearest("error,,warnings,i").is_empty());
    assert_eq!(nearest("error,x,warnings,icdd").len(), 2);
    assert_eq!((distance(b"", "abc"), distance(b"aBc", ""), distance(b"aBc", "axcd")), (3, 3, 2));
}

#[test]
fn b1_a_message_passes_with_any_of_its_bits_and_fatal_always() {
    assert!(LogFilter(DRIVER).lets_through(WARNING | DRIVER));
    assert!(LogFilter(WARNING).lets_through(WARNING | DRIVER));
    assert!(!LogFilter(INFO).lets_through(WARNING | DRIVER));
    assert!(LogFilter(0).lets_through(FATAL | ERROR | VALIDATION));
    assert!(!LogFilter(u32::MAX).lets_through(0));
}
