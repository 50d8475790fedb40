//! Reads the lists in `tests/contract`, which name the tests of every row of a document:
//!
//! ```text
//! A.1-1 => messages_follow_vk_loader_debug b1_tokens_are_prefixes_of_keywords
//! A.1-2 => no test: REASON
//! ```
//!
//! Each line begins with a row's identifier, which ends the row's first line in the document; in
//! `security.txt` with the first words of a claim. `no test` is for what requires nothing of the code,
//! or is checked by the compiler.

/// A line of a list.
pub(crate) struct Line {
    pub(crate) identifier: String,
    pub(crate) shown: Shown,
}

/// The tests of a row.
pub(crate) enum Shown {
    /// The names of the tests.
    By(Vec<String>),
    NeedsNoTest,
}

/// Reads a list.
///
/// # Panics
///
/// When a line has no ` => `.
pub(crate) fn lines(text: &str) -> Vec<Line> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with("//"));
    lines
        .map(|line| {
            let (identifier, tests) =
                line.split_once(" => ").unwrap_or_else(|| panic!("`{line}` has no ` => `"));
            Line { identifier: identifier.to_owned(), shown: shown(tests) }
        })
        .collect()
}

fn shown(tests: &str) -> Shown {
    match tests.strip_prefix("no test: ") {
        Some(reason) if !reason.trim().is_empty() => Shown::NeedsNoTest,
        _ => Shown::By(tests.split_whitespace().map(str::to_owned).collect()),
    }
}
