//! A comparison for a terminal.

use super::outline::Outline;
use crate::wrap::wrap;

pub(super) fn render(outline: &Outline) -> String {
    let mut text = format!("{}\n\n", outline.title);
    for (word, sentence) in &outline.summary {
        text.push_str(&wrap(&format!("  {word:<12}{sentence}"), 14));
    }
    for section in &outline.sections {
        text.push_str(&format!("\n{} ({})\n", section.title, section.items.len()));
        for item in &section.items {
            match item.details.as_slice() {
                [] => text.push_str(&format!("  {}\n", item.name)),
                [only] => text.push_str(&wrap(&format!("  {}: {only}", item.name), 6)),
                several => {
                    text.push_str(&format!("  {}\n", item.name));
                    for detail in several {
                        text.push_str(&wrap(&format!("    {detail}"), 6));
                    }
                }
            }
        }
    }
    text
}
