//! Holds `tests/contract/drivers.txt` to the contract: every section of drivers.md A to L has a line, and every test that
//! a line names exists.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The sections with rules: `A.1`, and letters without subsections, such as `F`.
fn sections() -> Vec<String> {
    let text = read(&root().join("docs/behaviour/drivers.md"));
    let headings: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("## ").or_else(|| line.strip_prefix("# ")))
        .filter_map(|heading| heading.split(' ').next())
        .filter(|name| ('A'..='L').any(|letter| name.starts_with(&format!("{letter}."))))
        .collect();
    let has_subsections = |letter: &str| {
        headings
            .iter()
            .any(|name| name.starts_with(letter) && *name != letter)
    };
    headings
        .iter()
        .filter(|name| !name.ends_with('.') || !has_subsections(name))
        .map(|name| name.trim_end_matches('.').to_owned())
        .collect()
}

/// The lines of the list: section and tests.
fn list() -> BTreeMap<String, Vec<String>> {
    let text = read(&root().join("tests/contract/drivers.txt"));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| {
            let mut words = line.split(' ').map(str::to_owned);
            (words.next().unwrap_or_default(), words.collect())
        })
        .collect()
}

/// All Rust source below a directory, as one text.
fn source(directory: &Path, text: &mut String) {
    for entry in fs::read_dir(directory).expect("a directory of the workspace") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.ends_with("generated") {
            source(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&read(&path));
        }
    }
}

#[test]
fn every_section_has_a_line() {
    let list = list();
    let sections = sections();
    assert!(
        sections.len() > 50,
        "the headings were not found: {sections:?}"
    );
    let missing: Vec<_> = sections
        .iter()
        .filter(|name| !list.contains_key(*name))
        .collect();
    assert!(
        missing.is_empty(),
        "no line in tests/contract/drivers.txt: {missing:?}"
    );
    let unknown: Vec<_> = list
        .keys()
        .filter(|name| !sections.contains(name))
        .collect();
    assert!(unknown.is_empty(), "no such section: {unknown:?}");
}

#[test]
fn every_named_test_exists() {
    let mut text = String::new();
    for directory in ["loader-runtime/src", "tests/tests", "xtask/src"] {
        source(&root().join(directory), &mut text);
    }
    for (section, tests) in list() {
        assert!(!tests.is_empty(), "{section} has neither a test nor `-`");
        for test in tests.iter().filter(|test| *test != "-") {
            assert!(
                text.contains(&format!("fn {test}()")),
                "{section}: no test {test}"
            );
        }
    }
}
