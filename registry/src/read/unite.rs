//! Makes one model of what the files said: one definition for each name, and the added values in
//! their enumerations.

use std::collections::{HashMap, HashSet};

use super::code;
use super::draft::Draft;
use super::number;
use super::references::by_name;
use crate::index::places;
use crate::model::{
    Constant, ConstantValue, EnumGroup, EnumKind, EnumValue, Extension, Named, Position, Registry,
    Type, TypeKind,
};
use crate::report::Report;

/// Unites the draft's model. What is defined twice, or added to nothing, is reported.
pub(super) fn unite(draft: &mut Draft, report: &mut Report) {
    let registry = &mut draft.registry;
    // A definition replaces declarations that a type comes from elsewhere: `vk.xml` declares
    // `video.xml`'s types so.
    let is_declaration =
        |ty: &Type| matches!(ty.kind, TypeKind::External { .. } | TypeKind::Include);
    let definitions = registry.types.iter().filter(|ty| !is_declaration(ty));
    let defined: HashSet<String> = definitions.map(|ty| ty.name.clone()).collect();
    registry.types.retain(|ty| !is_declaration(ty) || !defined.contains(&ty.name));
    unique(&mut registry.types, "type", |a, b| is_declaration(a) && is_declaration(b), report);
    unique(&mut registry.platforms, "platform", |_, _| false, report);
    unique(&mut registry.commands, "command", |_, _| false, report);
    unique(&mut registry.features, "feature", |_, _| false, report);
    unique(&mut registry.extensions, "extension", |_, _| false, report);
    unique(&mut registry.enums, "enumeration", |_, _| false, report);
    let same = |a: &Constant, b: &Constant| (&a.value, &a.alias_of) == (&b.value, &b.alias_of);
    unique(&mut registry.constants, "constant", same, report);
    unique_numbers(registry, report);
    add_values(&mut registry.enums, std::mem::take(&mut draft.values), report);
    add_empty_groups(registry);
    resolve_macros(registry);
    versions(registry, &draft.root, report);
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
    let mut places = HashMap::new();
    for item in items.drain(..) {
        let place = *places.entry(item.name().to_owned()).or_insert(kept.len());
        match kept.get(place) {
            None => kept.push(item),
            Some(first) if agree(first, &item) => {}
            Some(first) => duplicate(what, item.name(), first.position(), item.position(), report),
        }
    }
    *items = kept;
}

fn duplicate(what: &str, name: &str, first: &Position, second: &Position, report: &mut Report) {
    let message = format!(
        "the {what} `{name}` is defined twice for the API vulkan; the first time at {first}"
    );
    let help = "remove one definition, or give each its own `api`";
    report.error(code::DUPLICATE, second, message, help);
}

fn unique_numbers(registry: &Registry, report: &mut Report) {
    let mut numbers = HashMap::new();
    for extension in &registry.extensions {
        let Extension { name, number, position, .. } = extension;
        let Some(first) = numbers.insert(number, extension) else { continue };
        let first = &first.name;
        let message =
            format!("the extensions `{first}` and `{name}` both have the number {number}");
        let help = "correct one of the numbers: each extension has its own";
        report.error(code::DUPLICATE, position, message, help);
    }
}

/// Gives an enumeration that nothing adds a value to an empty group, so that every one has its
/// group.
fn add_empty_groups(registry: &mut Registry) {
    let masks = registry.types.iter().filter_map(|ty| ty.kind.bitmask());
    let widths: HashMap<&str, u32> =
        masks.filter_map(|mask| Some((mask.bits.as_deref()?, mask.width))).collect();
    let have: HashSet<&str> = registry.enums.iter().map(Named::name).collect();
    let missing = registry
        .types
        .iter()
        .filter(|ty| matches!(ty.kind, TypeKind::Enum) && !have.contains(ty.name.as_str()));
    let empty = missing.map(|ty| {
        let width = widths.get(ty.name.as_str());
        let is_bits = width.is_some() || ty.name.contains("FlagBits");
        EnumGroup {
            name: ty.name.clone(),
            kind: if is_bits { EnumKind::Bitmask } else { EnumKind::Enum },
            width: width.copied().unwrap_or(32),
            values: Vec::new(),
            attributes: Default::default(),
            position: ty.position.clone(),
        }
    });
    let empty: Vec<EnumGroup> = empty.collect();
    registry.enums.extend(empty);
}

/// Gives the enumerations their values. C has one name space for those of all enumerations.
fn add_values(groups: &mut [EnumGroup], values: Vec<(String, EnumValue)>, report: &mut Report) {
    let places = places(groups);
    let mut seen: HashMap<String, (usize, usize)> = HashMap::new();
    for (group, value) in values {
        let (code, message, help) = match (places.get(&group), seen.get(&value.name)) {
            (None, _) => (
                code::UNKNOWN_GROUP,
                format!("`{}` extends the enumeration `{group}`, which is not defined", value.name),
                "correct `extends`, or define the enumeration with <enums>",
            ),
            (Some(&place), Some(&(first_place, first))) => {
                let first_group = &groups[first_place];
                let first = &first_group.values[first];
                let same = (first.number, &first.alias_of) == (value.number, &value.alias_of);
                if same && first_place == place {
                    continue;
                }
                let message = format!(
                    "`{}` is defined twice: here as {} in `{group}`, and as {} in `{}` at {}",
                    value.name,
                    show(&value),
                    show(first),
                    first_group.name,
                    first.position
                );
                let help = "correct one of the two: an enumerant has one value in one enumeration";
                (code::VALUE_CONFLICT, message, help)
            }
            (Some(&place), None) if fits(&groups[place], &value) => {
                let values = &mut groups[place].values;
                seen.insert(value.name.clone(), (place, values.len()));
                values.push(value);
                continue;
            }
            (Some(&place), None) => (
                code::BAD_NUMBER,
                format!(
                    "`{}` is {}, which does not fit the {} bits of `{group}`",
                    value.name,
                    show(&value),
                    groups[place].width
                ),
                "correct the number, or give the enumeration `bitwidth=\"64\"`",
            ),
        };
        report.error(code, value.position, message, help);
    }
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
    let types = by_name(&registry.types);
    for constant in &mut registry.constants {
        let target = constant.alias_of.as_deref().and_then(|target| types.get(target));
        if let Some(version) = target.and_then(|ty| video_std_version(define(ty)?)) {
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
    registry.core_version = registry.features.iter().map(|feature| feature.version).max();
    let ty = registry.types.iter().find(|ty| ty.name == "VK_HEADER_VERSION");
    let number = ty.and_then(define).and_then(|text| text.split_whitespace().last());
    let number = number.and_then(number::natural).and_then(|number| u32::try_from(number).ok());
    let (code, message, help) = match (ty, number) {
        (_, Some(number @ 0..=MOST_PATCH)) => {
            registry.header_version = number;
            return;
        }
        (_, Some(number)) => (
            code::BAD_NUMBER,
            format!("VK_HEADER_VERSION is {number}, but the largest patch version is {MOST_PATCH}"),
            "correct the number",
        ),
        (Some(_), None) => (
            code::NO_HEADER_VERSION,
            "VK_HEADER_VERSION is not a number".to_owned(),
            "write `#define VK_HEADER_VERSION <number>`",
        ),
        (None, None) => (
            code::NO_HEADER_VERSION,
            "VK_HEADER_VERSION is not defined for the API vulkan".to_owned(),
            "pass a complete vk.xml, whose <types> define the macro",
        ),
    };
    report.error(code, ty.map_or(root, |ty| &ty.position), message, help);
}
