//! Values of enumerations, and constants.

use std::collections::BTreeMap;

use super::{
    Change, Changed, Changes, NewConstant, Sides, attributes, changed, compare, differences,
};
use crate::diff::reader::{BINARY, EVERYTHING, NAMES, NOBODY, Reader};
use crate::emit::types::is_length;
use registry::model::{Constant, EnumGroup, EnumValue, Registry};

/// The enumerations whose values differ: first those of the newer registry in its order, then the
/// removed ones.
pub(super) fn compare_all(sides: &Sides<'_>) -> Vec<Changed> {
    let by_name = |groups: &'_ [EnumGroup]| -> BTreeMap<String, EnumGroup> {
        let named = groups.iter().map(|one| (sides.types.of(&one.name).to_owned(), one.clone()));
        named.collect()
    };
    let (old, new) = (by_name(&sides.old.enums), by_name(&sides.new.enums));
    let now = sides.new.enums.iter().map(|group| {
        let before = old.get(sides.types.of(&group.name));
        Changed { name: group.name.clone(), changes: changes(before, Some(group)) }
    });
    let gone =
        sides.old.enums.iter().filter(|group| !new.contains_key(sides.types.of(&group.name)));
    let gone =
        gone.map(|group| Changed { name: group.name.clone(), changes: changes(Some(group), None) });
    now.chain(gone).filter(|one| !one.changes.is_empty()).collect()
}

fn changes(old: Option<&EnumGroup>, new: Option<&EnumGroup>) -> Vec<Change> {
    let mut changes = Vec::new();
    if let (Some(old), Some(new)) = (old, new) {
        changes = differences(old, new, |group| {
            let kind = format!("{:?}", group.kind).to_lowercase();
            let width = group.width.to_string();
            vec![("width in bits", Some(width), EVERYTHING), ("kind", Some(kind), NOBODY)]
        });
    }
    let (before, after) = (by_name(old), by_name(new));
    let gone = old.into_iter().flat_map(|group| &group.values);
    for value in gone.filter(|value| !after.contains_key(value.name.as_str())) {
        let text = old.map(|group| show(value, group));
        changes.extend(changed("value", text, None, NAMES));
    }
    for value in new.into_iter().flat_map(|group| &group.values) {
        let now = new.map(|group| show(value, group));
        let Some(&was) = before.get(value.name.as_str()) else {
            changes.extend(changed("value", None, now, NOBODY));
            continue;
        };
        changes.extend(changed("value", old.map(|group| show(was, group)), now, BINARY));
        let what = format!("{} is an alias of", value.name);
        changes.extend(changed(&what, was.alias_of.clone(), value.alias_of.clone(), NOBODY));
        let of = Some(value.name.as_str());
        changes.extend(attributes::changes(of, &was.attributes, &value.attributes));
    }
    changes
}

fn by_name(group: Option<&EnumGroup>) -> BTreeMap<&str, &EnumValue> {
    let values = group.into_iter().flat_map(|group| &group.values);
    values.map(|value| (value.name.as_str(), value)).collect()
}

/// The number of every value.
pub(super) fn numbers(group: &EnumGroup) -> BTreeMap<&str, i64> {
    group.values.iter().map(|value| (value.name.as_str(), value.number)).collect()
}

fn show(value: &EnumValue, group: &EnumGroup) -> String {
    format!("{} = {}", value.name, group.kind.number(value))
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
            let readers = readers_of(sides, old, new);
            differences(old, new, |one| {
                vec![
                    ("alias of", one.alias_of.clone(), NOBODY),
                    ("value", value(one), readers),
                    ("type", Some(one.value.c_type().to_owned()), &[Reader::Source]),
                ]
            })
        },
    )
}

/// The readers of a new value: a new length of an array changes the array's type in Rust.
fn readers_of(sides: &Sides<'_>, old: &Constant, new: &Constant) -> &'static [Reader] {
    let changes_types =
        value(old) != value(new) && (is_length(sides.old, old) || is_length(sides.new, new));
    if changes_types { &[Reader::Source, Reader::Abi] } else { BINARY }
}

/// The constants, without the names and versions of extensions.
fn constants(registry: &Registry) -> impl Iterator<Item = &Constant> {
    let of_extension =
        |name: &str| name.ends_with("_SPEC_VERSION") || name.ends_with("_EXTENSION_NAME");
    let constants = registry.constants.iter();
    constants.filter(move |constant| !of_extension(&constant.name))
}

fn value(constant: &Constant) -> Option<String> {
    Some(constant.value.to_string())
}
