//! `<enums>`: the API constants and the values that enumerations have of their own.

use super::attributes;
use super::draft::Draft;
use super::number;
use super::require::offset_number;
use super::source::{File, Node, children, text};
use crate::model::{Constant, ConstantValue, EnumGroup, EnumKind, EnumValue};

/// Reads constants and enumerations.
pub(super) fn read(file: &File<'_>, draft: &mut Draft) {
    for node in children(file.root(), "enums") {
        let Some(name) = file.required(node, "name") else {
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
        match known.unwrap_or_else(|| guess(file, node, name)) {
            Block::Constants => {
                for node in children(node, "enum") {
                    let Some(name) = file.required(node, "name") else { continue };
                    let constant = constant(file, node, name, text(node, "alias"));
                    draft.registry.constants.extend(constant);
                }
            }
            Block::Values(kind) => {
                let Some(group) = group(file, node, name, kind) else { continue };
                for value in children(node, "enum") {
                    let Some(name) = file.required(value, "name") else { continue };
                    let value = enum_value(file, value, name, None);
                    draft.values.extend(value.map(|value| (group.name.clone(), value)));
                }
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
fn guess(file: &File<'_>, node: Node<'_>, name: &str) -> Block {
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
    file.unknown_value(node, "type", message, help);
    block
}

/// A constant: `value`, of `type` if that is there, or an alias.
pub(super) fn constant(
    file: &File<'_>,
    node: Node<'_>,
    name: &str,
    alias_of: Option<String>,
) -> Option<Constant> {
    let value = match alias_of {
        // Until all is read.
        Some(_) => ConstantValue::U32(0),
        None => constant_value(file, node)?,
    };
    let attributes = attributes::kept(node);
    Some(Constant { name: name.to_owned(), value, alias_of, attributes, position: file.at(node) })
}

fn constant_value(file: &File<'_>, node: Node<'_>) -> Option<ConstantValue> {
    let text = file.required(node, "value")?;
    number::constant(text, node.attribute("type")).or_else(|| {
        let ty = node.attribute("type").map_or(String::new(), |ty| format!(" of type {ty}"));
        file.bad_number(node, "value", &format!("`{text}`, not a constant{ty}"))
    })
}

/// The enumeration without its values.
fn group(file: &File<'_>, node: Node<'_>, name: &str, kind: EnumKind) -> Option<EnumGroup> {
    let width = match node.attribute("bitwidth") {
        None | Some("32") => 32,
        Some("64") => 64,
        Some(other) => {
            return file.bad_number(node, "bitwidth", &format!("`{other}`, not 32 or 64"));
        }
    };
    let (attributes, position) = (attributes::kept(node), file.at(node));
    Some(EnumGroup { name: name.to_owned(), kind, width, values: Vec::new(), attributes, position })
}

/// An enumerant: `offset`, `value`, `bitpos` or `alias`. The number of an alias is found when all is
/// read; `extension` is that of the block.
pub(super) fn enum_value(
    file: &File<'_>,
    node: Node<'_>,
    name: &str,
    extension: Option<u32>,
) -> Option<EnumValue> {
    let alias_of = text(node, "alias").filter(|_| !node.has_attribute("offset"));
    let number = match alias_of {
        Some(_) => 0,
        None => enum_number(file, node, extension)?,
    };
    let attributes = attributes::kept(node);
    Some(EnumValue { name: name.to_owned(), number, alias_of, attributes, position: file.at(node) })
}

fn enum_number(file: &File<'_>, node: Node<'_>, extension: Option<u32>) -> Option<i64> {
    if let Some(offset) = node.attribute("offset") {
        return offset_number(file, node, offset, extension);
    }
    if let Some(position) = node.attribute("bitpos") {
        let bit = number::natural(position).filter(|position| *position < 64);
        return bit.map(|bit| (1_u64 << bit).cast_signed()).or_else(|| {
            let found = format!("`{position}`, not the position of a bit (0 to 63)");
            file.bad_number(node, "bitpos", &found)
        });
    }
    let text = file.required(node, "value")?;
    number::whole(text)
        .or_else(|| file.bad_number(node, "value", &format!("`{text}`, not a whole number")))
}
