//! Compares the lists in `tests/contract` with the documents in `docs/behaviour`: every row of a
//! document has an identifier of its own and a line in the list, every line has a row, and every
//! test that a line names exists and cites the row's section. `coverage` checks `docs/coverage.md`
//! and `docs/differences.md`, `claims` the pages about security.

mod claims;
mod coverage;
mod divergences;
mod document;
mod known_extensions;
mod list;

use std::collections::BTreeMap;

use document::Row;
use list::{Line, Shown};
use tests::test_index::{self, TestIndex, in_repository as path, read};

/// A document, the condition for its mapped sections, and its list.
struct Mapped {
    document: &'static str,
    list: &'static str,
    is_mapped: fn(&str) -> bool,
}

/// drivers.md A to L, callpath.md 1 to 13, layers.md 1 to 14. For the texts of drivers.md M see
/// `loader-runtime/src/event/tests.rs`.
const DRIVERS: Mapped = Mapped {
    document: "docs/behaviour/drivers.md",
    list: "tests/contract/drivers.txt",
    is_mapped: |name| {
        name.starts_with(|letter| ('A'..='L').contains(&letter))
            && (name.len() == 1 || name[1..].starts_with('.'))
    },
};
const CALLPATH: Mapped = Mapped {
    document: "docs/behaviour/callpath.md",
    list: "tests/contract/callpath.txt",
    is_mapped: |name| is_numbered(name, 13),
};
const LAYERS: Mapped = Mapped {
    document: "docs/behaviour/layers.md",
    list: "tests/contract/layers.txt",
    is_mapped: |name| is_numbered(name, 14),
};

/// Whether a section's first number is 1 to `last`.
fn is_numbered(name: &str, last: u32) -> bool {
    let number = name.split('.').next().and_then(|number| number.parse().ok());
    number.is_some_and(|number: u32| (1..=last).contains(&number))
}

/// The mistakes in the mapping between a document and its list.
fn complaints(mapped: &Mapped) -> Vec<String> {
    let rows = document::rows(&read(&path(mapped.document)));
    let rows: Vec<_> = rows.into_iter().filter(|row| (mapped.is_mapped)(&row.section)).collect();
    let lines = list::lines(&read(&path(mapped.list)));
    let mut complaints = mismatches(&rows, &lines);
    let by_identifier: BTreeMap<_, _> =
        lines.iter().map(|line| (&line.identifier, &line.shown)).collect();
    for row in &rows {
        let Some(identifier) = &row.identifier else { continue };
        if let Some(Shown::By(tests)) = by_identifier.get(identifier) {
            let wrong = complaint_of_row(&row.section, tests, TestIndex::of_repository());
            complaints.extend(wrong.map(|wrong| format!("{identifier} {wrong}")));
        }
    }
    complaints
}

/// Rows without an identifier or line, lines without a row, and identifiers that are used twice.
fn mismatches(rows: &[Row], lines: &[Line]) -> Vec<String> {
    let mut complaints = Vec::new();
    let unnamed = rows.iter().filter(|row| row.identifier.is_none());
    complaints.extend(
        unnamed.map(|row| format!("section {}: `{}` has no identifier", row.section, row.text)),
    );
    let identifiers = rows.iter().filter_map(|row| row.identifier.as_deref());
    let documented = count(identifiers);
    let listed = count(lines.iter().map(|line| line.identifier.as_str()));
    for (in_one, in_other, place, missing) in
        [(&documented, &listed, "document", "line"), (&listed, &documented, "list", "row")]
    {
        for (identifier, times) in in_one {
            if *times > 1 {
                complaints.push(format!("{identifier} occurs {times} times in the {place}"));
            }
            if !in_other.contains_key(identifier) {
                complaints.push(format!("{identifier} has no {missing}"));
            }
        }
    }
    complaints
}

fn count<'a>(identifiers: impl Iterator<Item = &'a str>) -> BTreeMap<&'a str, usize> {
    let mut times = BTreeMap::new();
    for identifier in identifiers {
        *times.entry(identifier).or_default() += 1;
    }
    times
}

/// A mistake in the list of a row's tests.
fn complaint_of_row(section: &str, tests: &[String], index: &TestIndex) -> Option<String> {
    if tests.is_empty() {
        return Some("names no test".to_owned());
    }
    tests.iter().find_map(|test| match index.get(test) {
        Err(wrong) => Some(format!("names {wrong}")),
        Ok(citations) if !test_index::cites(citations, section) => {
            Some(format!("names {test}, which does not cite {section}"))
        }
        Ok(_) => None,
    })
}

#[test]
fn rows_and_lines_that_do_not_match_are_reported() {
    let rows = document::rows(
        "## A.1 Title\n\n* one [A.1-1]\n* two [A.1-2]\n* again [A.1-2]\n* unnamed\n",
    );
    let lines = list::lines("A.1-1 => a_test\nA.1-1 => a_test\nA.1-3 => a_test\n");
    assert_eq!(
        mismatches(&rows, &lines),
        [
            "section A.1: `unnamed` has no identifier",
            "A.1-2 occurs 2 times in the document",
            "A.1-2 has no line",
            "A.1-1 occurs 2 times in the list",
            "A.1-3 has no row",
        ]
    );
}

/// drivers.md A to L.
#[test]
fn every_row_about_drivers_has_a_test() {
    let complaints = complaints(&DRIVERS);
    assert!(complaints.is_empty(), "{}:\n{}", DRIVERS.list, complaints.join("\n"));
}

/// layers.md 1 to 14.
#[test]
fn every_row_about_layers_has_a_test() {
    let complaints = complaints(&LAYERS);
    assert!(complaints.is_empty(), "{}:\n{}", LAYERS.list, complaints.join("\n"));
}

/// callpath.md 1 to 13.
#[test]
fn every_row_about_the_call_path_has_its_line() {
    let complaints = complaints(&CALLPATH);
    assert!(complaints.is_empty(), "{}:\n{}", CALLPATH.list, complaints.join("\n"));
}
