//! The facts of files of rows: a line each row, and a line each element of a row's lists.

use super::items::{inside, split};

/// The row of a structure's `p_next`, which most structures have: a word in the line of the structure.
const CHAIN: &str = "p_next: chain()";

/// As many elements of a list stay in the row's line, unless one is itself made of parts.
const FEW: usize = 2;

/// The facts of a file that is one macro of rows; none if the file is another.
pub(super) fn facts(name: &str, text: &str) -> Option<Vec<String>> {
    if !text.contains("\nmacro_rules! ") {
        return None;
    }
    let mut facts = Vec::new();
    let mut group = "";
    for line in text.lines().map(str::trim) {
        if let Some(found) = line.strip_suffix(" {").filter(|found| !found.contains(' ')) {
            group = found;
        } else if let Some(row) = line.strip_suffix(';')
            && !group.is_empty()
            && !line.starts_with("pub(crate) use ")
        {
            push(&format!("{name} {group}"), row, &mut facts);
        }
    }
    Some(facts)
}

/// Adds a line for the row, and one for each element of its longer lists. A list is in square brackets with
/// commas, or is the words of a string that ends the row.
pub(super) fn push(place: &str, row: &str, facts: &mut Vec<String>) {
    let words = split(row, ' ');
    let key = key(&words);
    let mut head = Vec::new();
    let mut elements = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let is_last = index + 1 == words.len();
        let mut list = match (inside(word, '[', ']'), inside(word, '"', '"')) {
            (Some(list), _) => split(list, ','),
            (_, Some(list)) if is_last && list.contains(' ') => list.split(' ').collect(),
            _ => Vec::new(),
        };
        if list.first() == Some(&CHAIN) {
            head.push("chain");
            list.remove(0);
        } else if list.len() <= FEW && !list.iter().any(|element| element.contains('(')) {
            head.push(*word);
            continue;
        }
        elements.extend(list);
    }
    facts.push(format!("{place} {}", head.join(" ")));
    facts.extend(elements.into_iter().map(|element| format!("{place} {key}: {element}")));
}

/// The name of what the row is about: the command's, or else the first name.
fn key<'a>(words: &[&'a str]) -> &'a str {
    let is_name = |word: &&&str| word.starts_with(|first: char| first.is_ascii_alphabetic());
    let command = words.iter().find(|word| word.starts_with("vk"));
    let name = || words.iter().filter(is_name).find(|word| **word != "if");
    let first = || words.first();
    command.or_else(name).or_else(first).copied().unwrap_or_default()
}
