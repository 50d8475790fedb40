//! Looks up the names that stand in require, remove and deprecate blocks, in conditions, and in
//! what structures extend.

use std::collections::{HashMap, HashSet};

use super::code;
use super::draft::{Draft, ReferenceKind};
use crate::depends::Leaf;
use crate::model::{Named, Position, Type, TypeKind};
use crate::report::Report;

/// Checks the names that stand in blocks and conditions, which may name what is pruned afterwards.
pub(super) fn check(draft: &Draft, report: &mut Report) {
    let registry = &draft.registry;
    let types: HashMap<&str, &Type> =
        registry.types.iter().map(|ty| (ty.name.as_str(), ty)).collect();
    let commands: HashSet<&str> = registry.commands.iter().map(Named::name).collect();
    let platforms: HashSet<&str> = registry.platforms.iter().map(Named::name).collect();
    let values = registry.enums.iter().flat_map(|group| &group.values).map(Named::name);
    let enums: HashSet<&str> = values.chain(registry.constants.iter().map(Named::name)).collect();
    for reference in &draft.references {
        let name = reference.name.as_str();
        let (what, defined, code) = match reference.kind {
            ReferenceKind::Type => ("type", types.contains_key(name), code::UNKNOWN_TYPE),
            ReferenceKind::Command => ("command", commands.contains(name), code::UNKNOWN_NAME),
            ReferenceKind::Enum => {
                ("enumerant or constant", enums.contains(name), code::UNKNOWN_NAME)
            }
            ReferenceKind::Interface => {
                ("feature or extension", draft.interfaces.contains(name), code::UNKNOWN_NAME)
            }
            ReferenceKind::Feature => {
                let (structure, member) = name.split_once("::").unwrap_or_default();
                ("feature", has_member(&types, structure, member), code::UNKNOWN_NAME)
            }
            ReferenceKind::Platform => ("platform", platforms.contains(name), code::UNKNOWN_NAME),
        };
        if defined {
            continue;
        }
        if reference.kind == ReferenceKind::Type && name.ends_with(".h") {
            let message = format!("the header `{name}` is not defined");
            let help = "define the header as a type of category `include`; the generated code does not depend on headers";
            report.warning(code::UNKNOWN_HEADER, reference.position.clone(), message, help);
        } else {
            undefined(code, &reference.position, what, name, report);
        }
    }
    extended(&registry.types, &types, report);
    unrequired(draft, report);
    conditions(draft, &types, report);
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
        report.warning(code::UNREQUIRED_COMMAND, command.position.clone(), message, help);
    }
}

/// What a structure extends is defined: pruning could not tell a misspelt name from one that it
/// dropped.
fn extended(all: &[Type], defined: &HashMap<&str, &Type>, report: &mut Report) {
    for (ty, structure) in all.iter().filter_map(|ty| Some((ty, ty.structure()?))) {
        let names = structure.extends.iter().map(String::as_str);
        for name in names.filter(|name| !defined.contains_key(name)) {
            undefined(code::UNKNOWN_TYPE, &ty.position, "type", name, report);
        }
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
    report.error(code, position.clone(), message, "correct the name, or define it");
}

fn conditions(draft: &Draft, types: &HashMap<&str, &Type>, report: &mut Report) {
    for (depends, position) in &draft.conditions {
        for leaf in depends.leaves() {
            match leaf {
                Leaf::Name(name) if draft.interfaces.contains(name) => {}
                Leaf::Name(name) => {
                    undefined(code::UNKNOWN_NAME, position, "feature or extension", name, report)
                }
                Leaf::Feature(structure, member) if has_member(types, structure, member) => {}
                Leaf::Feature(structure, member) => {
                    let name = format!("{structure}::{member}");
                    undefined(code::UNKNOWN_NAME, position, "feature", &name, report);
                }
            }
        }
    }
}

fn has_member(types: &HashMap<&str, &Type>, structure: &str, member: &str) -> bool {
    let mut seen = HashSet::new();
    let mut name = structure;
    while seen.insert(name) {
        match types.get(name).map(|ty| &ty.kind) {
            Some(TypeKind::Alias { target }) => name = target,
            Some(TypeKind::Struct(structure)) => {
                return structure.members.iter().any(|own| own.name == member);
            }
            _ => return false,
        }
    }
    false
}
