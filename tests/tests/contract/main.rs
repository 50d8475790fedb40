//! Holds the lists in `tests/contract` to the documents in `docs/behaviour`: every row of a
//! document has a line, in the document's order, and every test that a line names exists and cites
//! the row's section. `coverage` does the same for `docs/coverage.md`.

mod coverage;
mod document;
mod known_extensions;
mod list;
mod test_index;

use std::fs;
use std::path::{Path, PathBuf};

use list::Shown;

/// A document, which of its sections are mapped, and its list.
struct Mapped {
    document: &'static str,
    list: &'static str,
    is_mapped: fn(&str) -> bool,
}

/// drivers.md A to L (M is compared text by text, see `loader-runtime/src/event/catalogue.rs`),
/// callpath.md 1 to 13, layers.md 1 to 14.
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

/// A path of the repository.
fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What keeps a list from mapping its document, one line each.
fn complaints(mapped: &Mapped) -> Vec<String> {
    let index = test_index::TestIndex::of_repository();
    let documented: Vec<_> = document::sections(&read(&path(mapped.document)))
        .into_iter()
        .filter(|section| (mapped.is_mapped)(&section.name))
        .collect();
    let listed = list::sections(&read(&path(mapped.list)));
    let mut complaints = Vec::new();
    for at in 0..documented.len().max(listed.len()) {
        let (Some(documented), Some(listed)) = (documented.get(at), listed.get(at)) else {
            let name = documented
                .get(at)
                .map_or_else(|| listed[at].name.clone(), |section| section.name.clone());
            complaints.push(format!("section {name} is not in both"));
            break;
        };
        if documented.name != listed.name {
            complaints.push(format!(
                "section {} stands where the document has {}",
                listed.name, documented.name
            ));
            break;
        }
        complaints.extend(complaints_of_section(documented, listed, index));
    }
    complaints
}

fn complaints_of_section(
    documented: &document::Section,
    listed: &list::ListedSection,
    index: &test_index::TestIndex,
) -> Vec<String> {
    let section = &documented.name;
    let mut complaints = Vec::new();
    for (row, line) in documented.rows.iter().zip(&listed.rows) {
        if !row.starts_with(&line.beginning) {
            complaints.push(format!(
                "{section}: `{}` stands where the document has `{row}`",
                line.beginning
            ));
            return complaints;
        }
        if let Shown::By(tests) = &line.shown {
            let wrong = complaint_of_row(section, tests, index);
            complaints
                .extend(wrong.map(|wrong| format!("{section}: `{}` {wrong}", line.beginning)));
        }
    }
    if documented.rows.len() != listed.rows.len() {
        let (rows, lines) = (documented.rows.len(), listed.rows.len());
        complaints.push(format!("{section}: {rows} rows in the document, {lines} in the list"));
    }
    complaints
}

/// What is wrong with the tests that a row names.
fn complaint_of_row(
    section: &str,
    tests: &[String],
    index: &test_index::TestIndex,
) -> Option<String> {
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
