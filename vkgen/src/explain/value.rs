//! The facts about an enumerant or a constant.

use registry::model::{ConstantValue, EnumGroup, EnumValue};

use super::{Sheet, facts, format, rust};
use crate::input::Input;
use crate::resolve::brought::brought_by;

pub(super) fn explain(input: &Input, name: &str) -> Option<Sheet> {
    let registry = &input.api.registry;
    let mut by = brought_by(registry, |require| require.enums.iter().any(|one| one == name));
    for group in &registry.enums {
        let Some(value) = group.values.iter().find(|value| value.name == name) else {
            continue;
        };
        let mut sheet = Sheet::new(name, &format!("value of {}", group.name), &value.position);
        sheet.row("rust", &rust::enumerant(registry, &group.name, name));
        sheet.row("value", &number(group, value));
        if value.alias_of.is_some() {
            sheet.row("which is", &group.kind.number(value));
        }
        if by.is_empty() {
            // A value that the enumeration's definition lists comes with the enumeration.
            by = brought_by(registry, |require| require.types.iter().any(|one| one == &group.name));
        }
        sheet.list("brought by", by);
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
            sheet.row("which is", &constant_value(&constant.value));
        }
        None => sheet.row("value", &constant_value(&constant.value)),
    }
    sheet.list("brought by", by);
    Some(sheet)
}

/// A value's number, or the value that it is another name of.
pub(super) fn number(group: &EnumGroup, value: &EnumValue) -> String {
    value.alias_of.clone().unwrap_or_else(|| group.kind.number(value))
}

/// `32, uint32_t`
fn constant_value(value: &ConstantValue) -> String {
    match value {
        ConstantValue::String(_) => value.to_string(),
        _ => format!("{value}, {}", value.c_type()),
    }
}
