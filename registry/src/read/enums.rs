//! `<enums>`: the API constants and the values that enumerations have of their own.

use super::attributes;
use super::code;
use super::draft::Draft;
use super::number;
use super::source::{self, File, Node, children};
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
            Block::Constants => constants(file, node, draft),
            Block::Values(kind) => {
                draft.registry.enums.extend(group(file, node, name, kind));
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
    file.warning(code::UNKNOWN_VALUE, file.at_attribute(node, "type"), message, help);
    block
}

fn constants(file: &File<'_>, node: Node<'_>, draft: &mut Draft) {
    for node in children(node, "enum") {
        let Some(name) = file.required(node, "name") else {
            continue;
        };
        draft.registry.constants.extend(constant(file, node, name));
    }
}

/// A constant: `value`, of `type` if that is there, or `alias`.
pub(super) fn constant(file: &File<'_>, node: Node<'_>, name: &str) -> Option<Constant> {
    let alias = node.attribute("alias");
    let value = match alias {
        Some(_) => UNKNOWN,
        None => constant_value(file, node)?,
    };
    let alias_of = alias.map(str::to_owned);
    let attributes = attributes::kept(node);
    Some(Constant { name: name.to_owned(), value, alias_of, attributes, position: file.at(node) })
}

/// The value of an alias until all is read.
pub(super) const UNKNOWN: ConstantValue = ConstantValue::U32(0);

fn constant_value(file: &File<'_>, node: Node<'_>) -> Option<ConstantValue> {
    let text = file.required(node, "value")?;
    let value = number::constant(text, node.attribute("type"));
    if value.is_none() {
        let ty = node.attribute("type").map_or(String::new(), |ty| format!(" of type {ty}"));
        return bad_number(file, node, "value", &format!("`{text}`, not a constant{ty}"));
    }
    value
}

fn group(file: &File<'_>, node: Node<'_>, name: &str, kind: EnumKind) -> Option<EnumGroup> {
    let width = match node.attribute("bitwidth") {
        None | Some("32") => 32,
        Some("64") => 64,
        Some(other) => {
            return bad_number(file, node, "bitwidth", &format!("`{other}`, not 32 or 64"));
        }
    };
    let values = children(node, "enum").filter_map(|value| {
        let name = file.required(value, "name")?;
        enum_value(file, value, name)
    });
    Some(EnumGroup {
        name: name.to_owned(),
        kind,
        width,
        values: values.collect(),
        attributes: attributes::kept(node),
        position: file.at(node),
    })
}

/// An enumerant: `value`, `bitpos` or `alias`. The number of an alias is found when all is read.
pub(super) fn enum_value(file: &File<'_>, node: Node<'_>, name: &str) -> Option<EnumValue> {
    let alias = node.attribute("alias");
    let number = match alias {
        Some(_) => 0,
        None => enum_number(file, node)?,
    };
    let alias_of = alias.map(str::to_owned);
    let attributes = attributes::kept(node);
    Some(EnumValue { name: name.to_owned(), number, alias_of, attributes, position: file.at(node) })
}

fn enum_number(file: &File<'_>, node: Node<'_>) -> Option<i64> {
    if let Some(position) = node.attribute("bitpos") {
        return match number::natural(position) {
            Some(position @ 0..64) => Some((1_u64 << position).cast_signed()),
            _ => bad_number(
                file,
                node,
                "bitpos",
                &format!("`{position}`, not the position of a bit (0 to 63)"),
            ),
        };
    }
    let text = file.required(node, "value")?;
    match number::whole(text) {
        Some(value) => Some(value),
        None => bad_number(file, node, "value", &format!("`{text}`, not a whole number")),
    }
}

/// Reports that an attribute is `found`, such as "`x`, not a number". The `None` takes the place of
/// the number.
pub(super) fn bad_number<T>(
    file: &File<'_>,
    node: Node<'_>,
    attribute: &str,
    found: &str,
) -> Option<T> {
    let message = format!("`{attribute}` of {} is {found}", source::show(node));
    let position = file.at_attribute(node, attribute);
    file.error(code::BAD_NUMBER, position, message, "correct the attribute");
    None
}
