//! What must not compile: an entry, extension or slot that is misspelt or has another command's
//! type, and safe code that would reach undefined behaviour.
//!
//! The messages are in `compile_fail/*.stderr`. After a change of the compiler's wording run
//! `TRYBUILD=overwrite cargo test -p dispatch-tables --test compile_fail` and read the diff.

use std::fs;

#[test]
fn mistakes_do_not_compile() {
    let cases = trybuild::TestCases::new();
    cases.pass("tests/compile_fail/right.rs");
    cases.compile_fail("tests/compile_fail/misspelt_*.rs");
    cases.compile_fail("tests/compile_fail/mistyped_*.rs");
    cases.compile_fail("tests/compile_fail/safe_*.rs");
    cases.compile_fail("tests/compile_fail/mistake_*.rs");
}

/// The page of messages has words of each mistake's message, and no words that no message has.
#[test]
fn every_mistake_has_a_cure_in_the_documentation() {
    let page = fs::read_to_string("docs/messages.md").expect("the page");
    let row = |line: &'static str| line.strip_prefix("| `")?.split(" | ").next();
    let rows: Vec<&str> = page.leak().lines().filter_map(row).collect();
    let rows: Vec<&str> = rows.iter().map(|row| row.trim_matches(['`', ' '])).collect();
    let files = fs::read_dir("tests/compile_fail")
        .expect("the mistakes")
        .map(|file| file.expect("it").path());
    let is_mistake = |file: &std::path::PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("mistake_") && name.ends_with(".stderr")
    };
    let messages: Vec<String> =
        files.filter(is_mistake).map(|file| fs::read_to_string(file).expect("text")).collect();
    for message in &messages {
        assert!(
            rows.iter().any(|row| message.contains(row)),
            "no row has words of this:\n{message}"
        );
    }
    for row in &rows {
        assert!(messages.iter().any(|message| message.contains(row)), "{row}");
    }
    assert_eq!(rows.len(), messages.len());
}
