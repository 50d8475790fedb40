//! Reads the rows of a document of `docs/behaviour`, each of which needs a test. A row is a table
//! row, a numbered step or a bullet. A section that has only prose counts as one row.

/// A row of a document.
pub(crate) struct Row {
    /// The number of the row's section, such as `A.1` or `6.2`.
    pub(crate) section: String,
    /// The identifier in brackets at the end of the row's first line: `A.1-3` for `[A.1-3]`. None
    /// if the brackets are missing or name another section.
    pub(crate) identifier: Option<String>,
    /// The row's first line without its identifier.
    pub(crate) text: String,
}

/// The number of a heading: `A.1` of `## A.1 Title`. Other lines have none.
fn section_number(line: &str) -> Option<&str> {
    let heading = line.strip_prefix('#')?.trim_start_matches('#').strip_prefix(' ')?;
    let (number, _) = heading.split_once(' ')?;
    Some(number.trim_end_matches('.'))
}

/// The numbers of all sections of a document.
pub(crate) fn sections(text: &str) -> Vec<&str> {
    text.lines().filter_map(section_number).collect()
}

/// The rows of a document in their order.
pub(crate) fn rows(text: &str) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut section = "";
    let mut prose = None;
    let mut in_code = false;
    let mut in_table = false;
    for line in text.lines() {
        in_code ^= line.trim_start().starts_with("```");
        if in_code {
            continue;
        }
        if let Some(number) = section_number(line) {
            rows.extend(prose.take());
            section = number;
        } else if let Some(text) = row_text(line, in_table) {
            prose = None;
            rows.push(Row::new(section, text));
        } else if rows.last().is_none_or(|row| row.section != section) && is_prose(line) {
            prose = Some(Row::of_section(section));
        }
        let line = line.trim_start();
        in_table = line.starts_with('|') && (in_table || is_rule(line));
    }
    rows.extend(prose);
    rows
}

impl Row {
    fn new(section: &str, text: &str) -> Self {
        let parts = text.strip_suffix(']').and_then(|text| text.rsplit_once(" ["));
        let parts = parts.filter(|(_, identifier)| is_of_section(identifier, section));
        Self {
            section: section.to_owned(),
            identifier: parts.map(|(_, identifier)| identifier.to_owned()),
            text: parts.map_or(text, |(text, _)| text).to_owned(),
        }
    }

    /// The row of a section that has only prose.
    fn of_section(section: &str) -> Self {
        let text = format!("section {section}");
        Self { section: section.to_owned(), identifier: Some(section.to_owned()), text }
    }
}

/// Whether an identifier is a section's number, a hyphen and an ordinal.
fn is_of_section(identifier: &str, section: &str) -> bool {
    let ordinal = identifier.strip_prefix(section).and_then(|rest| rest.strip_prefix('-'));
    ordinal.is_some_and(|ordinal| ordinal.parse::<u32>().is_ok())
}

fn is_prose(line: &str) -> bool {
    !line.trim().is_empty() && line != "---"
}

/// The line below a table's titles.
pub(crate) fn is_rule(line: &str) -> bool {
    line.starts_with("|-") || line.starts_with("|:-") || line.starts_with("| -")
}

/// The text of a line that begins a row, without the bullet, number or outer bars.
pub(crate) fn row_text(line: &str, in_table: bool) -> Option<&str> {
    let item = line.trim();
    if let Some(cells) = item.strip_prefix('|') {
        return in_table.then(|| cells.trim_end_matches('|').trim());
    }
    let bullet = item.strip_prefix("- ").or_else(|| item.strip_prefix("* "));
    bullet.or_else(|| {
        let rest = item.trim_start_matches(|letter: char| letter.is_ascii_digit());
        let step = rest.strip_prefix(". ").or_else(|| rest.strip_prefix(") "));
        step.filter(|_| rest.len() < item.len())
    })
}

#[cfg(test)]
fn identifiers(text: &str) -> Vec<Option<String>> {
    rows(text).into_iter().map(|row| row.identifier).collect()
}

#[test]
fn tables_steps_and_bullets_have_rows() {
    let text = "## A.1 Title\n\nProse.\n\n1. step [A.1-1]\n\n   | Check | Failure |\n   |---|---|\n   \
                | one | two [A.1-4] |\n\n* bullet [A.1-2]\n";
    let rows = rows(text);
    let read: Vec<_> = rows.iter().map(|row| (row.identifier.as_deref(), &*row.text)).collect();
    let expected =
        [(Some("A.1-1"), "step"), (Some("A.1-4"), "one | two"), (Some("A.1-2"), "bullet")];
    assert_eq!(read, expected);
    assert!(rows.iter().all(|row| row.section == "A.1"));
}

#[test]
fn a_section_of_prose_is_one_row() {
    let text = "# A. Title\n\n---\n\n## A.1 First\n\nProse.\n\n## A.2 Second\n\nProse.\n";
    assert_eq!(identifiers(text), [Some("A.1".to_owned()), Some("A.2".to_owned())]);
}

#[test]
fn an_identifier_names_its_own_section() {
    for row in ["row", "row [A.11-1]", "row [A.1-one]", "[A.1-1] row", "row [A.1-1] more"] {
        assert_eq!(identifiers(&format!("## A.1 Title\n\n* {row}\n")), [None], "{row}");
    }
}
