//! Looks up the names that stand in require, remove and deprecate blocks, in conditions, and in
//! what structures extend.

use std::collections::{HashMap, HashSet};
use std::iter;

use super::code;
use super::draft::{Draft, Kind, Reference};
use crate::model::{Named, Position, Type};
use crate::report::Report;

/// Checks the names that the draft refers to, which may be those of what is pruned afterwards.
pub(super) fn check(draft: &Draft, report: &mut Report) {
    let registry = &draft.registry;
    let types = by_name(&registry.types);
    let values = registry.enums.iter().flat_map(|group| names(Kind::Enum, &group.values));
    let interfaces = draft.interfaces.iter().map(|name| (Kind::Interface, name.as_str()));
    let defined: HashSet<(Kind, &str)> = names(Kind::Type, &registry.types)
        .chain(names(Kind::Command, &registry.commands))
        .chain(names(Kind::Platform, &registry.platforms))
        .chain(names(Kind::Enum, &registry.constants))
        .chain(values)
        .chain(interfaces)
        .collect();
    for Reference { kind, name, position } in &draft.references {
        let (what, code) = match kind {
            _ if defined.contains(&(*kind, name)) => continue,
            Kind::Feature if has_member(&types, name) => continue,
            Kind::Type if name.ends_with(".h") => {
                let message = format!("the header `{name}` is not defined");
                let help = "define the header as a type of category `include`; the generated code does not depend on headers";
                report.warning(code::UNKNOWN_HEADER, position, message, help);
                continue;
            }
            Kind::Type => ("type", code::UNKNOWN_TYPE),
            Kind::Command => ("command", code::UNKNOWN_NAME),
            Kind::Enum => ("enumerant or constant", code::UNKNOWN_NAME),
            Kind::Interface => ("feature or extension", code::UNKNOWN_NAME),
            Kind::Feature => ("feature", code::UNKNOWN_NAME),
            Kind::Platform => ("platform", code::UNKNOWN_NAME),
        };
        undefined(code, position, what, name, report);
    }
    unrequired(draft, report);
}

/// The definitions by their names.
pub(super) fn by_name<T: Named>(items: &[T]) -> HashMap<&str, &T> {
    items.iter().map(|item| (item.name(), item)).collect()
}

fn names<T: Named>(kind: Kind, items: &[T]) -> impl Iterator<Item = (Kind, &str)> {
    items.iter().map(move |item| (kind, item.name()))
}

/// A command that nothing requires, and no other is an alias of, is part of no API. Most likely a
/// block has lost it.
fn unrequired(draft: &Draft, report: &mut Report) {
    let commands = &draft.registry.commands;
    let targets: HashSet<&str> =
        commands.iter().filter_map(|command| command.alias_of.as_deref()).collect();
    let named = |name: &str| draft.required_commands.contains(name) || targets.contains(name);
    for command in commands.iter().filter(|command| !named(&command.name)) {
        let message = format!("no version and no extension requires the command {}", command.name);
        let help =
            "add the command to the <require> of a version or extension, or remove the definition";
        report.warning(code::UNREQUIRED_COMMAND, &command.position, message, help);
    }
}

/// Reports a name that nothing defines.
pub(super) fn undefined(
    code: &'static str,
    position: &Position,
    what: &str,
    name: &str,
    report: &mut Report,
) {
    let message = format!("the {what} `{name}` is not defined for the API vulkan");
    report.error(code, position, message, "correct the name, or define it");
}

/// Whether a structure has the member: `VkPhysicalDeviceFeatures::robustBufferAccess`.
fn has_member(types: &HashMap<&str, &Type>, feature: &str) -> bool {
    let (structure, member) = feature.split_once("::").unwrap_or_default();
    let target = |ty: &&Type| types.get(ty.kind.alias()?).copied();
    // Aliases may lead in a circle, which is shorter than all types.
    let mut targets = iter::successors(types.get(structure).copied(), target).take(types.len());
    targets.any(|ty| ty.structure().is_some_and(|structure| structure.member(member).is_some()))
}
