//! `<require>`, `<remove>` and `<deprecate>` blocks, with the enumerants and constants that they
//! add.

use super::code;
use super::condition;
use super::declarator::is_identifier;
use super::draft::{Draft, Kind};
use super::enums::{constant, enum_value};
use super::number;
use super::source::{self, Node, children, elements, removals, text};
use crate::model::Require;

/// The first value that extensions may take.
const EXTENSION_BASE: i64 = 1_000_000_000;
/// How many values each extension may take.
const EXTENSION_RANGE: i64 = 1000;

/// Reads the blocks of a feature or extension. `number` is the extension's, which offsets count
/// from.
pub(super) fn blocks(node: Node<'_>, number: Option<u32>, draft: &mut Draft) -> Vec<Require> {
    // What is removed or deprecated stays in the API, since older versions still have it.
    for block in removals(node) {
        references(block, draft);
    }
    children(node, "require").map(|block| require(block, number, draft)).collect()
}

fn require(node: Node<'_>, number: Option<u32>, draft: &mut Draft) -> Require {
    for node in children(node, "enum") {
        add(node, number, draft);
    }
    references(node, draft);
    let names = |tag| {
        children(node, tag).filter_map(|child| child.attribute("name")).map(str::to_owned).collect()
    };
    Require {
        depends: condition::read(node, draft),
        types: names("type"),
        commands: names("command"),
        enums: names("enum"),
        features: children(node, "feature").filter_map(feature).collect(),
        position: node.at(),
    }
}

/// `VkPhysicalDeviceFeatures::robustBufferAccess`.
fn feature(node: Node<'_>) -> Option<String> {
    Some(format!("{}::{}", node.attribute("struct")?, node.attribute("name")?))
}

/// Records the names of a block, which are looked up when both files are read.
fn references(node: Node<'_>, draft: &mut Draft) {
    for child in elements(node) {
        let kind = match child.tag_name().name() {
            "type" => Kind::Type,
            "command" => Kind::Command,
            // Most define what they name.
            "enum" if !defines(child) => Kind::Enum,
            "feature" => {
                // One of several names is enough, but each must be one.
                let structure = child.attribute("struct").unwrap_or_default();
                for member in child.attribute("name").unwrap_or_default().split(',') {
                    let position = child.at_attribute("name");
                    draft.refer(Kind::Feature, format!("{structure}::{member}"), position);
                }
                continue;
            }
            _ => continue,
        };
        if let Some(name) = child.required("name") {
            draft.refer(kind, name, child.at_attribute("name"));
        }
    }
}

fn defines(node: Node<'_>) -> bool {
    ["extends", "value", "alias"].iter().any(|&attribute| node.has_attribute(attribute))
}

/// Adds the enumerant or constant that an `<enum>` of a block defines; many only name one.
fn add(node: Node<'_>, number: Option<u32>, draft: &mut Draft) {
    if let Some(group) = text(node, "extends") {
        let value = enum_value(node, number);
        draft.values.extend(value.map(|value| (group, value)));
        return;
    }
    // The spec versions of video headers name a macro, which `unite` looks up.
    let of_macro = text(node, "value").filter(|value| is_identifier(value));
    let alias_of = of_macro.or_else(|| text(node, "alias"));
    if alias_of.is_some() || node.has_attribute("value") {
        draft.registry.constants.extend(constant(node, alias_of));
    }
}

/// The number of an added enumerant: `offset` counts within the extension's own range.
pub(super) fn offset_number(node: Node<'_>, offset: &str, number: Option<u32>) -> Option<i64> {
    let Some(offset) = number::natural(offset)
        .and_then(|offset| i64::try_from(offset).ok())
        .filter(|&offset| offset < EXTENSION_RANGE)
    else {
        return node.bad_number("offset", &format!("`{offset}`, not an offset (0 to 999)"));
    };
    let extension = extension_number(node, number)?;
    let value = EXTENSION_BASE + (i64::from(extension) - 1) * EXTENSION_RANGE + offset;
    match node.attribute("dir") {
        None | Some("") => Some(value),
        Some("-") => Some(-value),
        Some(other) => node.bad_number("dir", &format!("`{other}`, not `-`")),
    }
}

/// `extnumber`, or else the number of the extension that the block belongs to.
fn extension_number(node: Node<'_>, number: Option<u32>) -> Option<u32> {
    if node.has_attribute("extnumber") {
        return registered_number(node, "extnumber");
    }
    number.or_else(|| {
        let element = source::show(node);
        let message = format!("{element} has `offset` but no `extnumber`, and is in no extension");
        let help = "add `extnumber`, the number of the extension from which the offset counts";
        node.error(code::MISSING, message, help)
    })
}

/// The extension number that stands in an attribute; anything else is reported.
pub(super) fn registered_number(node: Node<'_>, attribute: &str) -> Option<u32> {
    let text = node.required(attribute)?;
    let number = number::natural(text).and_then(|number| u32::try_from(number).ok());
    number.filter(|&number| number > 0).or_else(|| {
        let found = format!("`{text}`, not the number of an extension (1 or more)");
        node.bad_number(attribute, &found)
    })
}
