//! Compares the table of variables with the documentation.

use std::collections::BTreeSet;

use super::*;

/// Each heading of docs/environment.md that is a variable, besides the one of Apple's systems,
/// where vkexplain does not run. A variable that vkexplain does not know is reported as misspelt.
#[test]
fn the_table_has_the_variables_of_the_documentation() {
    let text = include_str!("../../../../docs/environment.md");
    let headings = text.lines().filter_map(|line| line.strip_prefix("### "));
    let described: BTreeSet<_> = headings
        .filter(|name| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
        .filter(|name| *name != "VK_LOADER_SEARCH_ONLY_IN_BUNDLE")
        .collect();
    let known: BTreeSet<_> = variables::all().map(|(name, _)| name).collect();
    assert_eq!(known, described);
}
