//! Rows that several kinds of names have: attributes, deprecation, what brings a name.

use registry::Registry;
use registry::model::{Attributes, Element};

use super::Sheet;

/// The labels of attributes, in the order of a sheet; other attributes have their own name as
/// label.
const LABELS: [(&str, &str); 10] = [
    ("successcodes", "success"),
    ("errorcodes", "errors"),
    ("queues", "queues"),
    ("cmdbufferlevel", "buffer level"),
    ("renderpass", "render pass"),
    ("videocoding", "video coding"),
    ("tasks", "tasks"),
    ("specialuse", "special use"),
    ("ratified", "ratified"),
    ("limittype", "limit type"),
];

/// A row for each attribute.
pub(super) fn attributes(sheet: &mut Sheet, attributes: &Attributes) {
    let label =
        |name: &str| LABELS.iter().find(|(known, _)| *known == name).map(|(_, label)| *label);
    let labelled = LABELS.iter().filter_map(|(name, label)| Some((*label, attributes.get(name)?)));
    let others = attributes.0.iter().filter(|(name, _)| label(name).is_none());
    let others = others.map(|(name, value)| (name.as_str(), value.as_str()));
    for (label, value) in labelled.chain(others) {
        sheet.list(label, value.split(','));
    }
}

/// `optional true; len count`, the attributes of a parameter or member; most have none.
pub(super) fn usage(attributes: &Attributes) -> String {
    let words: Vec<String> =
        attributes.0.iter().map(|(name, value)| format!("{name} {value}")).collect();
    if words.is_empty() { String::new() } else { format!(" ({})", words.join("; ")) }
}

/// A row for each version and extension that says not to use the name any more. `tag` is `command`,
/// `type` or `feature`.
pub(super) fn deprecation(sheet: &mut Sheet, registry: &Registry, tag: &str, name: &str) {
    let features = registry.features.iter().map(|one| (&one.name, &one.blocks));
    let extensions = registry.extensions.iter().map(|one| (&one.name, &one.blocks));
    for (by, blocks) in features.chain(extensions) {
        for block in blocks.iter().filter(|block| block.tag == "deprecate") {
            for child in block.children_of(tag).filter(|child| names(child) == name) {
                let reason = block.attribute("explanationlink").unwrap_or("no reason given");
                let instead = child.attribute("supersededby");
                let instead = instead.map_or(String::new(), |name| format!(", use {name}"));
                sheet.row("deprecated", &format!("by {by}: {reason}{instead}"));
            }
        }
    }
}

/// The name of an element; `VkStruct::member` of a feature.
fn names(element: &Element) -> String {
    let name = element.attribute("name").unwrap_or_default();
    match element.attribute("struct") {
        Some(structure) => format!("{structure}::{name}"),
        None => name.to_owned(),
    }
}
