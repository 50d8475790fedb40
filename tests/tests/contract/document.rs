//! The rows of a document of `docs/behaviour`: what needs a test. A row is a row of a table, a
//! numbered step or a bullet; a section that has none of them counts as one row.

/// A section: its name, such as `A.1` or `6.2`, and its rows in their order.
pub(crate) struct Section {
    pub(crate) name: String,
    pub(crate) rows: Vec<String>,
}

/// The names of all headings of a document: `A.1`, `6.2`.
pub(crate) fn headings(text: &str) -> Vec<String> {
    let headings = text.lines().filter_map(heading);
    headings.map(|section| section.name).collect()
}

/// The sections of a document, those without any text of their own left out.
pub(crate) fn sections(text: &str) -> Vec<Section> {
    let mut sections: Vec<(Section, bool)> = Vec::new();
    let mut in_code = false;
    let mut in_table = false;
    for line in text.lines() {
        in_code ^= line.trim_start().starts_with("```");
        if in_code {
            continue;
        }
        if let Some(heading) = heading(line) {
            sections.push((heading, false));
        } else if let Some((section, has_text)) = sections.last_mut() {
            *has_text |= !line.trim().is_empty() && line != "---";
            section.rows.extend(row(line, in_table));
        }
        let line = line.trim_start();
        in_table = line.starts_with('|') && (in_table || is_rule(line));
    }
    sections
        .into_iter()
        .filter(|(_, has_text)| *has_text)
        .map(|(section, _)| section.or_the_heading())
        .collect()
}

impl Section {
    fn or_the_heading(mut self) -> Self {
        if self.rows.len() > 1 {
            self.rows.remove(0);
        }
        self
    }
}

/// `## A.1 Title` begins section A.1, whose only row so far is `Title`. Headings without a number
/// belong to no section that is mapped.
fn heading(line: &str) -> Option<Section> {
    let heading = line.trim_start_matches('#').strip_prefix(' ')?;
    line.strip_prefix('#')?;
    let (name, title) = heading.split_once(' ')?;
    let name = name.trim_end_matches('.').to_owned();
    let rows = vec![plain(title)];
    Some(Section { name, rows })
}

/// The line below a table's titles.
fn is_rule(line: &str) -> bool {
    line.starts_with("|-") || line.starts_with("|:-") || line.starts_with("| -")
}

fn row(line: &str, in_table: bool) -> Option<String> {
    let item = line.trim_start();
    if let Some(cells) = item.strip_prefix('|') {
        return in_table.then(|| plain(cells.trim_end_matches('|')));
    }
    let number_end = item.find(|letter: char| !letter.is_ascii_digit())?;
    let bullet = item.strip_prefix("- ").or_else(|| item.strip_prefix("* "));
    let text = bullet.or_else(|| {
        let (number, rest) = item.split_at(number_end);
        let step = rest.strip_prefix(". ").or_else(|| rest.strip_prefix(") "));
        step.filter(|_| !number.is_empty())
    })?;
    Some(plain(text))
}

/// Runs of blanks become one, so that a row is found again however its table is laid out.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_table_below_a_step_is_of_its_section() {
    let text = "## A.1 Title\n\n1. step\n\n   | Check | Failure |\n   |---|---|\n   | one | two |\n\n2. next\n";
    let [section] = &sections(text)[..] else {
        panic!("one section");
    };
    assert_eq!(section.rows, ["step", "one | two", "next"]);
}
