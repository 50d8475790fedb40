//! What there is to say about an enumerant or a constant.

use registry::model::{ConstantValue, EnumGroup, EnumKind, EnumNumber};

use super::{Sheet, brought_by};
use crate::input::Input;

pub(super) fn explain(input: &Input, name: &str) -> Option<String> {
    let registry = &input.registry;
    let mut by = brought_by(registry, |require| require.enums.iter().any(|one| one == name));
    for group in &registry.enums {
        let Some(value) = group.values.iter().find(|value| value.name == name) else {
            continue;
        };
        let mut sheet = Sheet::new(name, &format!("value of {}", group.name), &value.position);
        sheet.row("value", &number(group, &value.value));
        let meant = group.resolve(value).filter(|(_, meant)| meant.name != name);
        if let Some((_, meant)) = meant {
            sheet.row("which is", &number(group, &meant.value));
        }
        if by.is_empty() {
            // One that its enumeration has of its own comes with it.
            by = brought_by(registry, |require| require.types.iter().any(|one| one == &group.name));
        }
        sheet.list("brought by", &by);
        return sheet.finish();
    }
    let constant = registry.constants.iter().find(|one| one.name == name)?;
    let mut sheet = Sheet::new(name, "constant", &constant.position);
    sheet.row("value", &constant_value(&constant.value));
    let meant = registry.constant(name).filter(|meant| meant.name != name);
    if let Some(meant) = meant {
        sheet.row("which is", &constant_value(&meant.value));
    }
    sheet.list("brought by", &by);
    sheet.finish()
}

/// A value's number, or the value that it is another name of.
pub(super) fn number(group: &EnumGroup, value: &EnumNumber) -> String {
    match (value, group.kind) {
        (EnumNumber::Alias(target), _) => target.clone(),
        (EnumNumber::Number(number), EnumKind::Enum) => number.to_string(),
        (EnumNumber::Number(number), EnumKind::Bitmask) => format!("{number:#x}"),
    }
}

fn constant_value(value: &ConstantValue) -> String {
    match value {
        ConstantValue::U8(number) => format!("{number}, uint8_t"),
        ConstantValue::U32(number) => format!("{number}, uint32_t"),
        ConstantValue::U64(number) => format!("{number}, uint64_t"),
        ConstantValue::F32(number) => format!("{number}, float"),
        ConstantValue::String(text) => format!("\"{text}\""),
        ConstantValue::Alias(target) => format!("{target}, another constant"),
    }
}
