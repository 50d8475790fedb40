//! The divergences that random worlds know have a place in a document: a row of `docs/differences.md`, or a section of
//! `docs/behaviour` in which loaders of another age differ.

use crate::document;
use tests::test_index::{in_repository as path, read};
use tests::worlds::known_divergences;

/// The one row that is about no document: it judges the other loader.
const OTHER_LOADER: &str = "the other loader crashes or hangs";

/// What is wrong with the place of a divergence, such as `drivers.md E.2, E.3` or `differences.md, J.7`.
fn complaint(divergence: &str, differences: &str) -> Option<String> {
    let wrong = |what: &str| Some(format!("{divergence}: {what}"));
    let Some((place, _)) = divergence.split_once(": ") else { return wrong("no place") };
    let (is_difference, place) = match place.strip_prefix("differences.md, ") {
        Some(place) => (true, place),
        None => (false, place),
    };
    let (document, sections) = place.split_once(".md ").unwrap_or(("drivers", place));
    let known = read(&path(&format!("docs/behaviour/{document}.md")));
    let known = document::sections(&known);
    for section in sections.split(", ") {
        if !known.contains(&section) {
            return wrong("no such section");
        }
        let cites = |row: &str| {
            let cell = row.split('|').nth(1).and_then(|cell| cell.split_once(": "));
            cell.is_some_and(|(cited, _)| {
                cited.contains(document) && cited.split([' ', ',']).any(|word| word == section)
            })
        };
        if is_difference && !differences.lines().any(cites) {
            return wrong("no row of docs/differences.md has this section");
        }
    }
    None
}

#[test]
fn every_divergence_of_random_worlds_has_a_place_in_a_document() {
    let differences = read(&path("docs/differences.md"));
    let rows = known_divergences().filter(|name| *name != OTHER_LOADER);
    let complaints: Vec<String> = rows.filter_map(|row| complaint(row, &differences)).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn places_that_are_not_there_are_reported() {
    let differences = "| drivers.md J.7: groups | a | b | c |";
    for (row, expected) in [
        ("drivers.md J.7: groups", None),
        ("differences.md, J.7: groups", None),
        ("differences.md, J.3: devices", Some("no row")),
        ("layers.md 99: layers", Some("no such section")),
        ("layers", Some("no place")),
    ] {
        let found = complaint(row, differences);
        let matches = match (expected, &found) {
            (None, None) => true,
            (Some(expected), Some(found)) => found.contains(expected),
            _ => false,
        };
        assert!(matches, "{row}: {found:?}");
    }
}
