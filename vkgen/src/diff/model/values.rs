//! Values of enumerations, and constants.

use std::collections::BTreeMap;

use super::{Change, Changed, Changes, Impact, NewConstant, Sides, changed, compare};
use registry::model::{Constant, ConstantValue, EnumGroup, EnumKind, Registry};

/// The enumerations of both registries whose values differ, in the newer one's order.
pub(super) fn compare_all(sides: &Sides<'_>) -> Vec<Changed> {
    let old: BTreeMap<&str, &EnumGroup> =
        sides.old.enums.iter().map(|group| (sides.modern_name(&group.name), group)).collect();
    let differ = |group: &EnumGroup| {
        let before = old.get(group.name.as_str())?;
        let changes = changes(before, group);
        let name = group.name.clone();
        (!changes.is_empty()).then_some(Changed { name, changes })
    };
    sides.new.enums.iter().filter_map(differ).collect()
}

fn changes(old: &EnumGroup, new: &EnumGroup) -> Vec<Change> {
    let width = |group: &EnumGroup| Some(group.width.to_string());
    let mut changes: Vec<Change> =
        changed("width in bits", width(old), width(new), Impact::Abi).into_iter().collect();
    let (before, after) = (numbers(old), numbers(new));
    for value in &old.values {
        let name = value.name.as_str();
        let text = |numbers: &BTreeMap<&str, i64>, group: &EnumGroup| {
            numbers.get(name).map(|number| show(name, *number, group))
        };
        let impact = match after.get(name) {
            Some(_) => Impact::Abi,
            None => Impact::Source,
        };
        changes.extend(changed("value", text(&before, old), text(&after, new), impact));
    }
    for value in &new.values {
        let name = value.name.as_str();
        if before.contains_key(name) {
            continue;
        }
        let number = after.get(name).map(|number| show(name, *number, new));
        changes.extend(changed("value", None, number, Impact::Compatible));
    }
    changes
}

/// The number of every value.
pub(super) fn numbers(group: &EnumGroup) -> BTreeMap<&str, i64> {
    group.values.iter().map(|value| (value.name.as_str(), value.number)).collect()
}

fn show(name: &str, number: i64, group: &EnumGroup) -> String {
    match group.kind {
        EnumKind::Enum => format!("{name} = {number}"),
        EnumKind::Bitmask => format!("{name} = {number:#x}"),
    }
}

pub(super) fn compare_constants(sides: &Sides<'_>) -> Changes<NewConstant> {
    compare(
        constants(sides.old),
        constants(sides.new),
        |constant| NewConstant {
            name: constant.name.clone(),
            value: value(constant).unwrap_or_default(),
            alias_of: constant.alias_of.clone(),
        },
        |old, new| {
            let both = [
                changed("alias of", old.alias_of.clone(), new.alias_of.clone(), Impact::Compatible),
                changed("value", value(old), value(new), Impact::Abi),
            ];
            both.into_iter().flatten().collect()
        },
    )
}

/// The constants; not the names and versions of extensions.
fn constants(registry: &Registry) -> impl Iterator<Item = (&str, &Constant)> {
    let of_extension =
        |name: &str| name.ends_with("_SPEC_VERSION") || name.ends_with("_EXTENSION_NAME");
    let constants = registry.constants.iter();
    constants
        .filter(move |constant| !of_extension(&constant.name))
        .map(|constant| (constant.name.as_str(), constant))
}

fn value(constant: &Constant) -> Option<String> {
    Some(match &constant.value {
        ConstantValue::U8(number) => number.to_string(),
        ConstantValue::U32(number) => number.to_string(),
        ConstantValue::U64(number) => number.to_string(),
        ConstantValue::F32(number) => number.to_string(),
        ConstantValue::String(text) => format!("\"{text}\""),
    })
}
