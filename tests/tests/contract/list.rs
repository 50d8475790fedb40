//! The lists in `tests/contract`, which name the tests of every row of a document:
//!
//! ```text
//! # A.1
//! `VK_LOADER_DEBUG` => messages_follow_vk_loader_debug b1_tokens_are_prefixes_of_keywords
//! ```
//!
//! A row is named by its first words. `no test: REASON` stands where a row asks nothing of the
//! loader.

/// A section of a list.
pub(crate) struct ListedSection {
    pub(crate) name: String,
    pub(crate) rows: Vec<ListedRow>,
}

/// A row: how it begins, and what shows it.
pub(crate) struct ListedRow {
    pub(crate) beginning: String,
    pub(crate) shown: Shown,
}

pub(crate) enum Shown {
    By(Vec<String>),
    NeedsNoTest,
}

/// Reads a list.
///
/// # Panics
///
/// Where a line is neither a section nor a row.
pub(crate) fn sections(text: &str) -> Vec<ListedSection> {
    let mut sections: Vec<ListedSection> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with("//")) {
        if let Some(name) = line.strip_prefix("# ") {
            sections.push(ListedSection { name: name.to_owned(), rows: Vec::new() });
            continue;
        }
        let section =
            sections.last_mut().unwrap_or_else(|| panic!("`{line}` stands in no section"));
        let (beginning, tests) =
            line.rsplit_once(" => ").unwrap_or_else(|| panic!("`{line}` has no ` => `"));
        section.rows.push(ListedRow { beginning: beginning.to_owned(), shown: shown(tests) });
    }
    sections
}

fn shown(tests: &str) -> Shown {
    match tests.strip_prefix("no test: ") {
        Some(reason) if !reason.trim().is_empty() => Shown::NeedsNoTest,
        _ => Shown::By(tests.split_whitespace().map(str::to_owned).collect()),
    }
}
