//! The parts of the registry that have no type of their own in the model: formats, SPIR-V
//! extensions and capabilities, synchronization, dynamic states, video codecs. They are kept as
//! they are written.

use super::attributes;
use super::source::{Node, c_code, elements, removals};
use crate::model::{Element, Registry};

/// The elements below `<registry>` that are kept so.
const SECTIONS: [&str; 6] =
    ["formats", "dynamicstates", "spirvextensions", "spirvcapabilities", "sync", "videocodecs"];

/// Elements below this depth are left out: no section of the registry nests so deep.
const MAX_DEPTH: usize = 8;

/// Reads the sections of a file.
pub(super) fn read(root: Node<'_>, registry: &mut Registry) {
    let sections = elements(root).filter(|node| SECTIONS.contains(&node.tag_name().name()));
    registry.sections.extend(sections.map(|node| element(node, MAX_DEPTH)));
}

/// The `<deprecate>` and `<remove>` blocks of a feature or extension.
pub(super) fn blocks(node: Node<'_>) -> Vec<Element> {
    removals(node).map(|block| element(block, MAX_DEPTH)).collect()
}

/// The element with its text, if it has no children.
fn element(node: Node<'_>, depth: usize) -> Element {
    let children: Vec<Element> = elements(node)
        .filter(|child| depth > 0 && !child.has_tag_name("comment"))
        .map(|child| element(child, depth - 1))
        .collect();
    let text = if children.is_empty() { c_code(node).trim().to_owned() } else { String::new() };
    Element {
        tag: node.tag_name().name().to_owned(),
        attributes: attributes::of(node, |name| name != "comment"),
        text,
        children,
        position: node.at(),
    }
}
