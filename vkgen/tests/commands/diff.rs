//! `vkgen diff`.

use vkgen::diff::{Format, render, review};

use crate::{assert_snapshot, new, old};

#[test]
fn a_comparison_for_a_terminal_begins_with_what_breaks() {
    assert_snapshot("diff", &render(&review(&old(), &new()), Format::Text));
}

#[test]
fn a_comparison_for_a_merge_request_is_markdown() {
    let text = render(&review(&old(), &new()), Format::Markdown);
    assert_snapshot("diff-markdown", &text);
}

#[test]
fn a_comparison_for_programs_is_json() {
    let text = render(&review(&old(), &new()), Format::Json);
    assert_snapshot("diff-json", &text);
    let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["old"], "1.0.7");
    assert_eq!(value["tables"][2]["moves"][0]["by"], 1);
}

#[test]
fn a_registry_does_not_differ_from_itself() {
    let review = review(&old(), &old());
    let text = render(&review, Format::Text);
    assert_snapshot("diff-nothing", &text);
    assert!(review.requirements.is_empty() && review.registry.values.is_empty());
}

/// What goes one way as an addition comes back as a removal, and what breaks one way breaks the
/// other.
#[test]
fn the_way_back_removes_what_the_way_there_adds() {
    let (there, back) = (review(&old(), &new()), review(&new(), &old()));
    let added: Vec<&str> =
        there.registry.commands.added.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(added, back.registry.commands.removed);
    let added: Vec<&str> = there.registry.types.added.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(added, back.registry.types.removed);
    let moved = |review: &vkgen::diff::Review| {
        review.tables.iter().map(|table| table.stay).collect::<Vec<_>>()
    };
    assert_eq!(moved(&there), moved(&back));
}
