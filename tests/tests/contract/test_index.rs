//! All tests of the workspace that can show a row, by name, with the sections that each cites: in its name, in its doc
//! comment, or in that of its module.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A test's citations: the text that stands above it, its module's `//!` lines, and its own name.
pub(crate) type TestIndex = BTreeMap<String, String>;

/// The tests in the sources below some directories.
pub(crate) fn tests_below(root: &Path, directories: &[&str]) -> TestIndex {
    let mut index = TestIndex::new();
    for directory in directories {
        visit(&root.join(directory), &mut index);
    }
    index
}

fn visit(directory: &Path, index: &mut TestIndex) {
    let entries =
        fs::read_dir(directory).unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            visit(&path, index);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            add_tests(&super::read(&path), index);
        }
    }
}

/// Takes every function without parameters behind a `#[test]`.
fn add_tests(source: &str, index: &mut TestIndex) {
    let module: String = source
        .lines()
        .take_while(|line| line.starts_with("//!"))
        .collect();
    let mut above = String::new();
    for line in source.lines().map(str::trim) {
        if line.starts_with("///") || line.starts_with("#[") {
            above.push_str(line);
        } else if let Some(name) = line
            .strip_prefix("fn ")
            .and_then(|line| line.split_once("()"))
            .map(|(name, _)| name)
        {
            if above.contains("#[test]") {
                index.insert(name.to_owned(), format!("{module} {above} {name}"));
            }
            above.clear();
        } else if !above.is_empty() && !line.starts_with("//") && !line.ends_with(")]") {
            above.clear();
        }
    }
}

/// Whether a test cites a section: `A.1` and `A.1,` do, `A.11` does not; in a name it reads `a1` or `a_1`, or `s3_10`.
pub(crate) fn cites(citations: &str, section: &str) -> bool {
    let found = |pattern: &str, text: &str| {
        text.match_indices(pattern)
            .any(|(at, _)| stands_alone(&text[..at], &text[at + pattern.len()..]))
    };
    let name = citations
        .rsplit(' ')
        .next()
        .unwrap_or_default()
        .to_uppercase()
        .replace('_', " ");
    let spaced = section.replace('.', " ");
    found(section, citations)
        || found(&spaced, &name)
        || found(&section.replace('.', ""), &name)
        || found(&format!("S{spaced}"), &name)
}

/// Whether what stands between two texts is a whole section number.
fn stands_alone(before: &str, after: &str) -> bool {
    let is_digit = |letter: char| letter.is_ascii_digit();
    let goes_on_before =
        before.ends_with(|letter: char| letter.is_ascii_alphanumeric() || letter == '.');
    let subsection = after.strip_prefix('.').unwrap_or(after);
    !goes_on_before && !subsection.starts_with(is_digit)
}
