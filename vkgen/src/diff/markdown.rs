//! A comparison for the description of a merge request.

use super::outline::Outline;

pub(super) fn render(outline: &Outline) -> String {
    let mut text = format!("# {}\n\n", outline.title);
    text.push_str("| | |\n|---|---|\n");
    for (word, sentence) in &outline.summary {
        text.push_str(&format!("| {word} | {} |\n", sentence.replace('|', "\\|")));
    }
    for section in &outline.sections {
        text.push_str(&format!("\n## {} ({})\n\n", section.title, section.items.len()));
        for item in &section.items {
            match item.details.as_slice() {
                [] => text.push_str(&format!("- `{}`\n", item.name)),
                [only] => text.push_str(&format!("- `{}`: {}\n", item.name, plain(only))),
                several => {
                    text.push_str(&format!("- `{}`\n", item.name));
                    for detail in several {
                        text.push_str(&format!("  - {}\n", plain(detail)));
                    }
                }
            }
        }
    }
    text
}

/// The text with the characters escaped that Markdown reads as emphasis or a tag.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for character in text.chars() {
        if matches!(character, '*' | '_' | '<' | '`' | '\\') {
            plain.push('\\');
        }
        plain.push(character);
    }
    plain
}
