//! Checks `docs/coverage.md` and `docs/differences.md`: every heading occurs once in the table of
//! its document and names existing modules and tests, or the section that replaces the heading;
//! every difference has a test.

use std::collections::BTreeSet;

use tests::test_index::{TestIndex, in_repository as path, read};

use super::document;

/// A row of one of the tables of headings.
struct Row {
    document: String,
    heading: String,
    modules: Vec<String>,
    tests: Vec<String>,
    instead: String,
}

const TITLES: &str = "| heading | modules | tests | instead, or remark |";

/// The rows of the tables of headings. The heading above a table names the row's document.
fn rows(text: &str) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut document = String::new();
    let mut in_table = false;
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("## ") {
            title.clone_into(&mut document);
        }
        in_table = line.starts_with('|') && (in_table || line == TITLES);
        if !in_table || line == TITLES || line.starts_with("|-") {
            continue;
        }
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [_, heading, modules, tests, instead, _] = cells[..] else {
            panic!("not four cells: {line}");
        };
        rows.push(Row {
            document: document.clone(),
            heading: heading.to_owned(),
            modules: names(modules),
            tests: names(tests),
            instead: instead.to_owned(),
        });
    }
    rows
}

/// The texts in backquotes.
fn names(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The sections that a text cites, as `(drivers.md, C.1)`: they follow a document's name, separated
/// by commas.
fn cited_sections(text: &str) -> Vec<(&str, &str)> {
    let mut cited = Vec::new();
    let mut document = None;
    for word in text.split_whitespace() {
        let name = word.trim_end_matches([',', '.', ';', ':']);
        if ["drivers.md", "layers.md", "callpath.md"].contains(&name) {
            document = Some(name);
            continue;
        }
        let is_section = name.starts_with(|letter: char| letter.is_ascii_digit())
            || (name.len() == 1 || name[1..].starts_with('.'))
                && name.starts_with(|letter: char| letter.is_ascii_uppercase());
        match document {
            Some(document) if is_section => cited.push((document, name)),
            _ => document = None,
        }
        if !word.ends_with(',') {
            document = None;
        }
    }
    cited
}

/// The cited sections that do not exist.
fn unknown_sections(text: &str) -> impl Iterator<Item = String> {
    let cited = cited_sections(text).into_iter();
    cited.filter_map(|(file, section)| {
        let text = read(&path("docs/behaviour").join(file));
        (!document::sections(&text).contains(&section)).then(|| format!("{file} {section}"))
    })
}

/// The targets of the links in a text.
fn links(text: &str) -> impl Iterator<Item = &str> {
    let targets = text.split("](").skip(1);
    targets.filter_map(|rest| rest.split(')').next())
}

/// The errors in one row.
fn complaints(row: &Row, index: &TestIndex) -> Vec<String> {
    let mut complaints = Vec::new();
    for module in &row.modules {
        let folders = ["", "loader-discovery/src", "loader-runtime/src"];
        let is_there = folders.iter().any(|folder| path(folder).join(module).is_file());
        if !is_there {
            complaints.push(format!("no module {module}"));
        }
    }
    for test in &row.tests {
        complaints.extend(index.get(test).err());
    }
    complaints.extend(unknown_sections(&row.instead).map(|section| format!("no {section}")));
    for link in links(&row.instead) {
        if !path("docs").join(link).exists() {
            complaints.push(format!("a link to nothing, {link}"));
        }
    }
    let is_served = !row.modules.is_empty() && !row.tests.is_empty();
    let has_instead =
        !cited_sections(&row.instead).is_empty() || links(&row.instead).next().is_some();
    if !is_served && (!has_instead || !row.modules.is_empty() || !row.tests.is_empty()) {
        complaints.push("neither modules with tests nor a replacement".to_owned());
    }
    complaints
}

#[test]
fn every_heading_is_served_or_superseded() {
    let index = TestIndex::of_repository();
    let rows = rows(&read(&path("docs/coverage.md")));
    let documents: BTreeSet<&str> = rows.iter().map(|row| row.document.as_str()).collect();
    assert_eq!(documents.len(), 6, "{documents:?}");
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    for row in &rows {
        let place = format!("{}: {}", row.document, row.heading);
        for complaint in complaints(row, index) {
            all.push(format!("{place}: {complaint}"));
        }
        if !seen.insert(place.clone()) {
            all.push(format!("{place}: listed twice"));
        }
    }
    assert!(all.is_empty(), "docs/coverage.md\n{}", all.join("\n"));
}

#[test]
fn every_difference_has_a_section_and_a_test() {
    let index = TestIndex::of_repository();
    let text = read(&path("docs/differences.md"));
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("| ")).collect();
    let mut all = Vec::new();
    for row in &rows[1..] {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [_, place, _, _, tests, _] = cells[..] else {
            panic!("not four cells: {row}");
        };
        let tests = names(tests);
        let wrong = tests.iter().filter_map(|test| index.get(test).err());
        all.extend(wrong.map(|wrong| format!("{place}: {wrong}")));
        if tests.is_empty() {
            all.push(format!("{place}: no test"));
        }
        all.extend(unknown_sections(place).map(|section| format!("{place}: no {section}")));
        if cited_sections(place).is_empty() && links(place).next().is_none() {
            all.push(format!("{place}: no section"));
        }
    }
    assert!(all.is_empty(), "docs/differences.md\n{}", all.join("\n"));
}

/// The old names that a reader may search for first.
#[test]
fn a_removed_row_is_reported_with_its_test() {
    let text = read(&path("docs/coverage.md"));
    for test in [
        "old_interfaces::layers_get_vk_create_device_without_naming_an_instance",
        "old_interfaces::vk_device_layers_switches_nothing_on",
        "old_interfaces::bare_file_names_in_vk_icd_filenames_are_of_the_current_directory",
        "old_interfaces::mir_surfaces_are_unknown",
        "device_chain::s8_8_device_layers_are_skipped",
    ] {
        assert!(text.contains(test), "{test}");
    }
}

#[test]
fn sections_are_recognised_behind_their_document() {
    let text =
        "the XDG search: drivers.md C.1, C.6. Manifests are skipped: layers.md 8.8; a Mir surface";
    assert_eq!(
        cited_sections(text),
        [("drivers.md", "C.1"), ("drivers.md", "C.6"), ("layers.md", "8.8")]
    );
}

#[test]
fn a_row_without_a_test_or_with_a_wrong_name_is_noticed() {
    let row = |cells: &str| {
        let text = format!("## D\n{TITLES}\n|---|---|---|---|\n| heading | {cells} |\n");
        complaints(&rows(&text)[0], TestIndex::of_repository()).len()
    };
    let right = "`select/mod.rs` | `select::a4_token_forms` |";
    assert_eq!(row(right), 0);
    assert_eq!(row("| | drivers.md A.4"), 0);
    assert_eq!(row("| | see elsewhere"), 1);
    assert_eq!(row("| | drivers.md A.99"), 1);
    assert_eq!(row("`select/mod.rs` | |"), 1);
    assert_eq!(row("`none.rs` | `select::a4_token_forms` |"), 1);
    assert_eq!(row("`select/mod.rs` | `select::none` |"), 1);
}
