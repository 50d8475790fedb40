//! `<enums>`: the API constants and the values that enumerations have of their own.

use super::attributes;
use super::draft::Draft;
use super::number;
use super::require::offset_number;
use super::source::{Node, children, text};
use crate::model::{Constant, ConstantValue, EnumGroup, EnumKind, EnumValue};

/// Reads constants and enumerations.
pub(super) fn read(root: Node<'_>, draft: &mut Draft) {
    for node in children(root, "enums") {
        let Some(name) = node.required("name") else {
            continue;
        };
        let known = match node.attribute("type") {
            Some("enum") => Some(Block::Values(EnumKind::Enum)),
            Some("bitmask") => Some(Block::Values(EnumKind::Bitmask)),
            Some("constants") => Some(Block::Constants),
            // Before 2023 the constants had no type.
            None if name == "API Constants" => Some(Block::Constants),
            _ => None,
        };
        match known.unwrap_or_else(|| guess(node, name)) {
            Block::Constants => {
                let constants = children(node, "enum").map(|one| constant(one, text(one, "alias")));
                draft.registry.constants.extend(constants.flatten());
            }
            Block::Values(kind) => {
                let Some(group) = group(node, name, kind) else { continue };
                let values = children(node, "enum").filter_map(|one| enum_value(one, None));
                draft.values.extend(values.map(|value| (group.name.clone(), value)));
                draft.registry.enums.push(group);
            }
        }
    }
}

/// What an `<enums>` block has.
enum Block {
    Constants,
    Values(EnumKind),
}

/// The block by its values, where its type is not known: without the block, each use of one of its
/// values would be reported.
fn guess(node: Node<'_>, name: &str) -> Block {
    let any = |attribute: &str| children(node, "enum").any(|one| one.has_attribute(attribute));
    let (block, guess) = if any("bitpos") {
        (Block::Values(EnumKind::Bitmask), "bitmask")
    } else if any("type") {
        (Block::Constants, "constants")
    } else {
        (Block::Values(EnumKind::Enum), "enum")
    };
    let found = match node.attribute("type") {
        Some(found) => format!("the unknown type `{found}`"),
        None => "no `type`".to_owned(),
    };
    let message = format!(
        "`{name}` has {found}, not enum, bitmask or constants, and was read as `{guess}`, as its values look"
    );
    let help = "correct `type`, or add the type to registry/src/read/enums.rs";
    node.unknown_value("type", message, help);
    block
}

/// A constant: `value`, of `type` if that is there, or an alias.
pub(super) fn constant(node: Node<'_>, alias_of: Option<String>) -> Option<Constant> {
    let name = node.required("name")?.to_owned();
    let value = match alias_of {
        // Until all is read.
        Some(_) => ConstantValue::U32(0),
        None => constant_value(node)?,
    };
    let attributes = attributes::kept(node);
    Some(Constant { name, value, alias_of, attributes, position: node.at() })
}

fn constant_value(node: Node<'_>) -> Option<ConstantValue> {
    let text = node.required("value")?;
    number::constant(text, node.attribute("type")).or_else(|| {
        let ty = node.attribute("type").map_or(String::new(), |ty| format!(" of type {ty}"));
        node.bad_number("value", &format!("`{text}`, not a constant{ty}"))
    })
}

/// The enumeration without its values.
fn group(node: Node<'_>, name: &str, kind: EnumKind) -> Option<EnumGroup> {
    let width = match node.attribute("bitwidth") {
        None | Some("32") => 32,
        Some("64") => 64,
        Some(other) => {
            return node.bad_number("bitwidth", &format!("`{other}`, not 32 or 64"));
        }
    };
    let (attributes, position) = (attributes::kept(node), node.at());
    Some(EnumGroup { name: name.to_owned(), kind, width, values: Vec::new(), attributes, position })
}

/// An enumerant: `offset`, `value`, `bitpos` or `alias`. The number of an alias is found when all is
/// read; `extension` is that of the block.
pub(super) fn enum_value(node: Node<'_>, extension: Option<u32>) -> Option<EnumValue> {
    let name = node.required("name")?.to_owned();
    let alias_of = text(node, "alias").filter(|_| !node.has_attribute("offset"));
    let number = match alias_of {
        Some(_) => 0,
        None => enum_number(node, extension)?,
    };
    let attributes = attributes::kept(node);
    Some(EnumValue { name, number, alias_of, attributes, position: node.at() })
}

fn enum_number(node: Node<'_>, extension: Option<u32>) -> Option<i64> {
    if let Some(offset) = node.attribute("offset") {
        return offset_number(node, offset, extension);
    }
    if let Some(position) = node.attribute("bitpos") {
        let bit = number::natural(position).filter(|position| *position < 64);
        return bit.map(|bit| (1_u64 << bit).cast_signed()).or_else(|| {
            let found = format!("`{position}`, not the position of a bit (0 to 63)");
            node.bad_number("bitpos", &found)
        });
    }
    let text = node.required("value")?;
    number::whole(text)
        .or_else(|| node.bad_number("value", &format!("`{text}`, not a whole number")))
}
