//! Makes one model of what the files said: one definition for each name, and the added values in
//! their enumerations.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use super::code;
use super::draft::{AddedValue, Draft};
use super::number;
use crate::model::{
    Bitmask, Constant, ConstantValue, EnumGroup, EnumKind, EnumValue, Named, Position, Registry,
    Type, TypeKind, Version,
};
use crate::report::Report;

/// Unites the draft's model. What is defined twice, or added to nothing, is reported.
pub(super) fn unite(draft: &mut Draft, report: &mut Report) {
    let registry = &mut draft.registry;
    registry.types = unique_types(std::mem::take(&mut registry.types), report);
    unique(&mut registry.platforms, "platform", |_, _| false, report);
    unique(&mut registry.commands, "command", |_, _| false, report);
    unique(&mut registry.features, "feature", |_, _| false, report);
    unique(&mut registry.extensions, "extension", |_, _| false, report);
    unique(&mut registry.enums, "enumeration", |_, _| false, report);
    let same = |a: &Constant, b: &Constant| (&a.value, &a.alias_of) == (&b.value, &b.alias_of);
    unique(&mut registry.constants, "constant", same, report);
    unique_numbers(registry, report);
    let mut seen = own_values(registry, report);
    for added in std::mem::take(&mut draft.added) {
        add_value(&mut draft.registry, &mut seen, added, report);
    }
    add_empty_groups(&mut draft.registry);
    resolve_macros(&mut draft.registry);
    versions(&mut draft.registry, &draft.root, report);
}

/// Keeps the first of several items with the same name; those that do not agree with it are
/// reported.
fn unique<T: Named>(
    items: &mut Vec<T>,
    what: &str,
    agree: impl Fn(&T, &T) -> bool,
    report: &mut Report,
) {
    let mut kept: Vec<T> = Vec::with_capacity(items.len());
    let mut index = HashMap::new();
    for item in items.drain(..) {
        match index.entry(item.name().to_owned()) {
            Entry::Vacant(entry) => {
                entry.insert(kept.len());
                kept.push(item);
            }
            Entry::Occupied(entry) => {
                let first = &kept[*entry.get()];
                if !agree(first, &item) {
                    duplicate(what, item.name(), first.position(), item.position(), report);
                }
            }
        }
    }
    *items = kept;
}

fn duplicate(what: &str, name: &str, first: &Position, second: &Position, report: &mut Report) {
    let message = format!(
        "the {what} `{name}` is defined twice for the API vulkan; the first time at {first}"
    );
    let help = "remove one definition, or give each its own `api`";
    report.error(code::DUPLICATE, second.clone(), message, help);
}

/// As [`unique`], but a definition replaces declarations that a type comes from elsewhere: `vk.xml`
/// declares `video.xml`'s types so.
fn unique_types(types: Vec<Type>, report: &mut Report) -> Vec<Type> {
    let is_declaration =
        |ty: &Type| matches!(ty.kind, TypeKind::External { .. } | TypeKind::Include);
    let defined: std::collections::HashSet<String> =
        types.iter().filter(|ty| !is_declaration(ty)).map(|ty| ty.name.clone()).collect();
    let mut types: Vec<Type> =
        types.into_iter().filter(|ty| !is_declaration(ty) || !defined.contains(&ty.name)).collect();
    let same = |a: &Type, b: &Type| is_declaration(a) && is_declaration(b);
    unique(&mut types, "type", same, report);
    types
}

fn unique_numbers(registry: &Registry, report: &mut Report) {
    let mut numbers = HashMap::new();
    for extension in &registry.extensions {
        let Some(first) = numbers.insert(extension.number, extension) else {
            continue;
        };
        let message = format!(
            "the extensions `{}` and `{}` both have the number {}",
            first.name, extension.name, extension.number
        );
        report.error(
            code::DUPLICATE,
            extension.position.clone(),
            message,
            "correct one of the numbers: each extension has its own",
        );
    }
}

/// Gives an enumeration that nothing adds a value to an empty group, so that every one has its
/// group.
fn add_empty_groups(registry: &mut Registry) {
    let bits: HashMap<&str, u32> = registry
        .types
        .iter()
        .filter_map(|ty| bitmask(ty))
        .filter_map(|mask| Some((mask.bits.as_deref()?, mask.width)))
        .collect();
    let have: std::collections::HashSet<&str> =
        registry.enums.iter().map(|group| group.name.as_str()).collect();
    let missing = registry
        .types
        .iter()
        .filter(|ty| matches!(ty.kind, TypeKind::Enum) && !have.contains(ty.name.as_str()));
    let empty = missing.map(|ty| {
        let is_bits = bits.contains_key(ty.name.as_str()) || ty.name.contains("FlagBits");
        EnumGroup {
            name: ty.name.clone(),
            kind: if is_bits { EnumKind::Bitmask } else { EnumKind::Enum },
            width: bits.get(ty.name.as_str()).copied().unwrap_or(32),
            values: Vec::new(),
            attributes: Default::default(),
            position: ty.position.clone(),
        }
    });
    let empty: Vec<EnumGroup> = empty.collect();
    registry.enums.extend(empty);
}

fn bitmask(ty: &Type) -> Option<&Bitmask> {
    match &ty.kind {
        TypeKind::Bitmask(mask) => Some(mask),
        _ => None,
    }
}

/// Where an enumerant is: C has one name space for those of all enumerations.
struct Seen {
    groups: HashMap<String, usize>,
    values: HashMap<String, (usize, usize)>,
}

/// Puts the values that enumerations have of their own through the same checks as added ones.
fn own_values(registry: &mut Registry, report: &mut Report) -> Seen {
    let groups = registry
        .enums
        .iter()
        .enumerate()
        .map(|(index, group)| (group.name.clone(), index))
        .collect();
    let mut seen = Seen { groups, values: HashMap::new() };
    for index in 0..registry.enums.len() {
        for value in std::mem::take(&mut registry.enums[index].values) {
            insert(registry, &mut seen, index, value, report);
        }
    }
    seen
}

fn add_value(registry: &mut Registry, seen: &mut Seen, added: AddedValue, report: &mut Report) {
    match seen.groups.get(&added.group) {
        Some(&group) => insert(registry, seen, group, added.value, report),
        None => {
            let message = format!(
                "`{}` extends the enumeration `{}`, which is not defined",
                added.value.name, added.group
            );
            let help = "correct `extends`, or define the enumeration with <enums>";
            report.error(code::UNKNOWN_GROUP, added.value.position, message, help);
        }
    }
}

fn insert(
    registry: &mut Registry,
    seen: &mut Seen,
    group_index: usize,
    value: EnumValue,
    report: &mut Report,
) {
    if let Some(&(first_group, first_value)) = seen.values.get(&value.name) {
        let group = &registry.enums[first_group];
        let first = &group.values[first_value];
        let same = (first.number, &first.alias_of) == (value.number, &value.alias_of);
        if first_group != group_index || !same {
            let message = format!(
                "`{}` is defined twice: here as {} in `{}`, and as {} in `{}` at {}",
                value.name,
                show(&value),
                registry.enums[group_index].name,
                show(first),
                group.name,
                first.position
            );
            report.error(
                code::VALUE_CONFLICT,
                value.position,
                message,
                "correct one of the two: an enumerant has one value in one enumeration",
            );
        }
        return;
    }
    let group = &mut registry.enums[group_index];
    if !fits(group, &value) {
        let message = format!(
            "`{}` is {}, which does not fit the {} bits of `{}`",
            value.name,
            show(&value),
            group.width,
            group.name
        );
        let help = "correct the number, or give the enumeration `bitwidth=\"64\"`";
        report.error(code::BAD_NUMBER, value.position, message, help);
        return;
    }
    seen.values.insert(value.name.clone(), (group_index, group.values.len()));
    group.values.push(value);
}

fn fits(group: &EnumGroup, value: &EnumValue) -> bool {
    match (group.width, group.kind) {
        (64, _) => true,
        (_, EnumKind::Enum) => i32::try_from(value.number).is_ok(),
        (_, EnumKind::Bitmask) => u32::try_from(value.number).is_ok(),
    }
}

fn show(value: &EnumValue) -> String {
    match &value.alias_of {
        None => value.number.to_string(),
        Some(target) => format!("an alias of `{target}`"),
    }
}

/// The spec versions of video headers name macros like `VK_MAKE_VIDEO_STD_VERSION(1, 0, 0)`: they
/// become numbers.
fn resolve_macros(registry: &mut Registry) {
    let defines: HashMap<&str, &str> =
        registry.types.iter().filter_map(|ty| Some((ty.name.as_str(), define(ty)?))).collect();
    for constant in &mut registry.constants {
        let target = constant.alias_of.as_deref().and_then(|target| defines.get(target));
        if let Some(version) = target.and_then(|text| video_std_version(text)) {
            constant.value = ConstantValue::U32(version);
            constant.alias_of = None;
        }
    }
}

fn define(ty: &Type) -> Option<&str> {
    match &ty.kind {
        TypeKind::Define { text } => Some(text),
        _ => None,
    }
}

fn video_std_version(text: &str) -> Option<u32> {
    let arguments = text.split_once("VK_MAKE_VIDEO_STD_VERSION(")?.1.split_once(')')?.0;
    let mut numbers = arguments.split(',').map(|number| number.trim().parse::<u32>().ok());
    let (major, minor, patch) = (numbers.next()??, numbers.next()??, numbers.next()??);
    let in_range = major < 1 << 10 && minor < 1 << 10 && patch < 1 << 12;
    in_range.then_some(major << 22 | minor << 12 | patch)
}

/// The largest patch number that fits a version (Vulkan specification, "Version Numbers").
const MOST_PATCH: u32 = 4095;

/// The header version and the newest core version.
fn versions(registry: &mut Registry, root: &Position, report: &mut Report) {
    let version: Option<Version> = registry.features.iter().map(|feature| feature.version).max();
    registry.core_version = version;
    let Some(ty) = registry.types.iter().find(|ty| ty.name == "VK_HEADER_VERSION") else {
        let help = "pass a complete vk.xml, whose <types> define the macro";
        report.error(
            code::NO_HEADER_VERSION,
            root.clone(),
            "VK_HEADER_VERSION is not defined for the API vulkan".to_owned(),
            help,
        );
        return;
    };
    let number =
        define(ty).and_then(|text| text.split_whitespace().last()).and_then(number::natural);
    match number.and_then(|number| u32::try_from(number).ok()) {
        Some(number @ 0..=MOST_PATCH) => registry.header_version = number,
        Some(number) => {
            let message = format!(
                "VK_HEADER_VERSION is {number}, but the largest patch version is {MOST_PATCH}"
            );
            let position = ty.position.clone();
            report.error(code::BAD_NUMBER, position, message, "correct the number");
        }
        None => {
            let message = "VK_HEADER_VERSION is not a number".to_owned();
            report.error(
                code::NO_HEADER_VERSION,
                ty.position.clone(),
                message,
                "write `#define VK_HEADER_VERSION <number>`",
            );
        }
    }
}
