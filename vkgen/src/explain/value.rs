//! The facts about an enumerant or a constant.

use registry::model::{Constant, ConstantValue, EnumGroup, EnumKind, EnumValue};

use super::facts::brought_by;
use super::{Sheet, facts, format, rust};
use crate::input::Input;

pub(super) fn explain(input: &Input, name: &str) -> Option<Sheet> {
    let registry = &input.registry;
    let mut by = brought_by(registry, |require| require.enums.iter().any(|one| one == name));
    for group in &registry.enums {
        let Some(value) = group.values.iter().find(|value| value.name == name) else {
            continue;
        };
        let mut sheet = Sheet::new(name, &format!("value of {}", group.name), &value.position);
        sheet.row("rust", &rust::enumerant(registry, &group.name, name));
        sheet.row("value", &number(group, value));
        if value.alias_of.is_some() {
            sheet.row("which is", &own_number(group, value));
        }
        if by.is_empty() {
            // A value that the enumeration's definition lists comes with the enumeration.
            by = brought_by(registry, |require| require.types.iter().any(|one| one == &group.name));
        }
        sheet.list("brought by", &by);
        facts::attributes(&mut sheet, &value.attributes);
        format::rows(&mut sheet, registry, value.alias_of.as_deref().unwrap_or(name));
        return Some(sheet);
    }
    let constant = registry.constant(name)?;
    let mut sheet = Sheet::new(name, "constant", &constant.position);
    sheet.row("rust", &rust::constant(registry, constant));
    match &constant.alias_of {
        Some(target) => {
            sheet.row("value", &format!("{target}, another constant"));
            sheet.row("which is", &constant_value(constant));
        }
        None => sheet.row("value", &constant_value(constant)),
    }
    sheet.list("brought by", &by);
    Some(sheet)
}

/// A value's number, or the value that it is another name of.
pub(super) fn number(group: &EnumGroup, value: &EnumValue) -> String {
    value.alias_of.clone().unwrap_or_else(|| own_number(group, value))
}

fn own_number(group: &EnumGroup, value: &EnumValue) -> String {
    match group.kind {
        EnumKind::Enum => value.number.to_string(),
        EnumKind::Bitmask => format!("{:#x}", value.number),
    }
}

fn constant_value(constant: &Constant) -> String {
    match &constant.value {
        ConstantValue::U8(number) => format!("{number}, uint8_t"),
        ConstantValue::U32(number) => format!("{number}, uint32_t"),
        ConstantValue::U64(number) => format!("{number}, uint64_t"),
        ConstantValue::F32(number) => format!("{number}, float"),
        ConstantValue::String(text) => format!("\"{text}\""),
    }
}
