//! Splits rendered Rust into items, and items into their parts. Only brackets and strings are told
//! apart; [`generate`](crate::generate) has parsed the text before.

/// The lines of code that have words, each with the attributes above it.
pub(super) fn lines(text: &str) -> impl Iterator<Item = String> {
    let mut attributes = String::new();
    let has_words = |line: &&str| line.contains(|letter: char| letter.is_ascii_alphanumeric());
    code(text).filter(has_words).filter_map(move |line| {
        if line.starts_with("#[") {
            attributes.push_str(line);
            attributes.push(' ');
            return None;
        }
        Some(std::mem::take(&mut attributes) + line)
    })
}

/// The items of a file on a line each, without comments and attributes.
pub(super) fn items(text: &str) -> Vec<String> {
    let lines: Vec<&str> = code(text).filter(|line| !line.starts_with("#[")).collect();
    let text = lines.join(" ");
    let mut items = Vec::new();
    let mut start = 0;
    for (at, depth, letter) in depths(&text) {
        if depth == 0 && matches!(letter, ';' | '}') {
            let item = text[start..=at].trim();
            // The semicolon after a closing bracket is no item.
            if item != ";" {
                items.push(item.to_owned());
            }
            start = at + 1;
        }
    }
    items
}

/// The parts of `text` between the separators that no bracket or string encloses.
pub(super) fn split(text: &str, separator: char) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, depth, letter) in depths(text) {
        if depth == 0 && letter == separator {
            parts.push(text[start..at].trim());
            start = at + separator.len_utf8();
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// The text within the brackets at both ends, of this kind.
pub(super) fn inside(text: &str, open: char, close: char) -> Option<&str> {
    text.strip_prefix(open)?.strip_suffix(close)
}

/// The lines that are neither empty nor a comment.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"))
}

/// Every letter outside strings with its place and the number of open brackets; a closing bracket
/// has the number after it.
fn depths(text: &str) -> impl Iterator<Item = (usize, usize, char)> {
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    text.char_indices().filter_map(move |(at, letter)| {
        if in_string {
            in_string = escaped || letter != '"';
            escaped = !escaped && letter == '\\';
            return None;
        }
        match letter {
            '"' => in_string = true,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        Some((at, depth, letter))
    })
}
