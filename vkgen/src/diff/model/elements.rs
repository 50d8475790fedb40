//! Elements that the model keeps as they are written: formats, SPIR-V capabilities, blocks of
//! deprecations. Each named one is a thing with facts.

use std::collections::BTreeMap;

use registry::model::{Attributes, Element, Named, Position, Registry};

use super::{Change, Changes, Sides, changed, compare};
use crate::diff::reader::NOBODY;

/// Texts by title; several if an element has several children of one kind.
type Facts = BTreeMap<String, Vec<String>>;

/// An element of a section, by tag and name: `format VK_FORMAT_R8_UNORM`.
struct Description<'a> {
    title: String,
    element: &'a Element,
}

impl Named for Description<'_> {
    fn name(&self) -> &str {
        &self.title
    }

    fn attributes(&self) -> &Attributes {
        &self.element.attributes
    }

    fn position(&self) -> &Position {
        &self.element.position
    }
}

/// The elements of all sections.
pub(super) fn compare_all(sides: &Sides<'_>) -> Changes<String> {
    let facts = |one: &Description<'_>| {
        let mut facts = Facts::new();
        collect(one.element, "", &mut facts);
        facts
    };
    compare(
        &described(sides.old),
        &described(sides.new),
        |one| one.title.clone(),
        |old, new| changes(&facts(old), &facts(new)),
    )
}

fn described(registry: &Registry) -> Vec<Description<'_>> {
    let all = registry.sections.iter().flat_map(|section| &section.children);
    all.map(|element| Description { title: title(element), element }).collect()
}

/// The changes in the blocks of an extension or version.
pub(super) fn blocks(old: &[Element], new: &[Element]) -> Vec<Change> {
    let facts = |blocks: &[Element]| {
        let mut facts = Facts::new();
        for block in blocks {
            let own = text(block);
            for child in &block.children {
                let key = format!("{} {}", block.tag, title(child));
                let words = [text(child), own.clone()];
                let words: Vec<String> = words.into_iter().filter(|one| !one.is_empty()).collect();
                facts.entry(key).or_default().push(words.join(", "));
            }
        }
        facts
    };
    changes(&facts(old), &facts(new))
}

/// `component R`; the tag alone where the element has no name.
fn title(element: &Element) -> String {
    let name = element.attribute("name").into_iter().chain(element.attribute("struct"));
    [element.tag.as_str()].into_iter().chain(name.take(1)).collect::<Vec<_>>().join(" ")
}

/// The attributes and the text of the element itself: `bits 8, numericFormat UNORM`.
fn text(element: &Element) -> String {
    let attributes = element.attributes.0.iter().filter(|(name, _)| name != "name");
    let attributes = attributes.map(|(name, value)| format!("{name} {value}"));
    let text = Some(element.text.clone()).filter(|text| !text.is_empty());
    attributes.chain(text).collect::<Vec<_>>().join(", ")
}

fn collect(element: &Element, path: &str, facts: &mut Facts) {
    for (name, value) in element.attributes.0.iter().filter(|(name, _)| name != "name") {
        facts.entry(format!("{path}{name}")).or_default().push(value.clone());
    }
    for child in &element.children {
        if child.children.is_empty() {
            facts.entry(format!("{path}{}", title(child))).or_default().push(text(child));
        } else {
            collect(child, &format!("{path}{} ", title(child)), facts);
        }
    }
}

fn changes(old: &Facts, new: &Facts) -> Vec<Change> {
    let none = Vec::new();
    let keys = old.keys().chain(new.keys().filter(|key| !old.contains_key(*key)));
    let mut changes = Vec::new();
    for key in keys {
        let (before, after) = (old.get(key).unwrap_or(&none), new.get(key).unwrap_or(&none));
        let gone: Vec<&String> = before.iter().filter(|one| !after.contains(one)).collect();
        let come: Vec<&String> = after.iter().filter(|one| !before.contains(one)).collect();
        if gone.is_empty() && come.is_empty() && before != after {
            let text = |all: &[String]| Some(all.join("; "));
            changes.extend(changed(key, text(before), text(after), NOBODY));
        }
        for index in 0..gone.len().max(come.len()) {
            let text = |list: &[&String]| list.get(index).map(|one| (*one).clone());
            changes.extend(changed(key, text(&gone), text(&come), NOBODY));
        }
    }
    changes
}
