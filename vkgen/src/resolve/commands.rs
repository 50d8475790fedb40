//! The commands that somebody requires, each with everything that is known about it.

use std::collections::BTreeMap;

use registry::Diagnostic;
use registry::model::{self, CType, CommandKind, Registry, Signature};

use super::level::{Handles, NoLevel};
use super::requirements::Requirement;
use super::{Api, Command, Extension, Level, Table};
use crate::names;

/// The required commands in the registry's order, not numbered yet.
pub(super) fn commands(
    registry: &Registry,
    required: &BTreeMap<&str, Requirement>,
    extensions: &[Extension],
    findings: &mut Vec<Diagnostic>,
) -> Vec<Command> {
    let defined = defined(registry, findings);
    report_undefined(required, &defined, findings);
    let handles = Handles::new(registry);
    let listed: Vec<&model::Command> = registry
        .commands
        .iter()
        .filter(|command| required.contains_key(command.name.as_str()))
        .collect();
    let ids: BTreeMap<&str, usize> =
        listed.iter().enumerate().map(|(id, command)| (command.name.as_str(), id)).collect();

    // Stands in for a signature that was refused, so that the ids stay what they are and the checks
    // go on.
    let nothing = Signature { returns: CType::Named("void".to_owned()), params: Vec::new() };
    let mut commands = Vec::with_capacity(listed.len());
    for command in &listed {
        let Some(requirement) = required.get(command.name.as_str()) else {
            continue;
        };
        let (signature, alias_of) = signature(command, &defined, &ids).unwrap_or_else(|finding| {
            findings.push(*finding);
            (&nothing, None)
        });
        let level = handles.level(&command.name, signature).unwrap_or_else(|no_level| {
            findings.push(no_level_error(command, &no_level));
            Level::Global
        });
        commands.push(complete(command, signature, alias_of, level, requirement, extensions));
    }
    report_field_clashes(&commands, findings);
    commands
}

/// Gives every command its group, its place in its table and its group's place among the table's
/// groups.
pub(super) fn number(api: &mut Api) {
    let mut entries = [0; Table::ALL.len()];
    for command in &mut api.commands {
        let next = &mut entries[command.level.table() as usize];
        command.entry_index = *next;
        *next += 1;
    }
    let mut slots = [0; Table::ALL.len()];
    for (id, group) in api.groups.iter().enumerate() {
        let next = &mut slots[api.commands[group.canonical].level.table() as usize];
        for &member in &group.members {
            api.commands[member].group = id;
            api.commands[member].slot = *next;
        }
        *next += 1;
    }
}

/// The commands by name.
fn defined<'a>(
    registry: &'a Registry,
    findings: &mut Vec<Diagnostic>,
) -> BTreeMap<&'a str, &'a model::Command> {
    let mut defined = BTreeMap::new();
    for command in &registry.commands {
        if let Some(first) = defined.insert(command.name.as_str(), command) {
            findings.push(Diagnostic::error(
                "G011",
                &command.position,
                format!("{} is defined twice; first at {}", command.name, first.position),
                "a command has one definition per API",
            ));
        }
    }
    defined
}

/// Whatever is required must be defined.
fn report_undefined(
    required: &BTreeMap<&str, Requirement>,
    defined: &BTreeMap<&str, &model::Command>,
    findings: &mut Vec<Diagnostic>,
) {
    for (name, requirement) in required.iter().filter(|(name, _)| !defined.contains_key(*name)) {
        findings.push(Diagnostic::error(
            "G007",
            &requirement.position,
            format!("{name} is required here, but not defined"),
            "define it in <commands> or correct the name",
        ));
    }
}

/// The signature of `command` and, where it is an alias, the id of its target.
fn signature<'a>(
    command: &'a model::Command,
    defined: &BTreeMap<&str, &'a model::Command>,
    ids: &BTreeMap<&str, usize>,
) -> Result<(&'a Signature, Option<usize>), Box<Diagnostic>> {
    let refuse = |code, message: String, help| {
        Err(Box::new(Diagnostic::error(code, &command.position, message, help)))
    };
    let name = &command.name;
    let target = match &command.kind {
        CommandKind::Function(signature) => return Ok((signature, None)),
        CommandKind::Alias { target } => target,
    };
    let Some(definition) = defined.get(target.as_str()) else {
        return refuse(
            "G002",
            format!("{name} is an alias of {target}, which is not defined"),
            "define the target in <commands> or correct the `alias`",
        );
    };
    match &definition.kind {
        CommandKind::Alias { target: next } => refuse(
            "G001",
            format!("{name} is an alias of {target}, which is an alias of {next} itself"),
            "name the last target in the chain",
        ),
        CommandKind::Function(signature) => match ids.get(target.as_str()) {
            Some(&id) => Ok((signature, Some(id))),
            None => refuse(
                "G003",
                format!(
                    "{name} is an alias of {target}, which no version and no extension requires"
                ),
                "require the target too, or make the alias a command of its own",
            ),
        },
    }
}

fn no_level_error(command: &model::Command, no_level: &NoLevel) -> Diagnostic {
    let name = &command.name;
    let (message, help) = match no_level {
        NoLevel::UnknownType(ty) => (
            format!("{name} has no level: the type {ty} is not defined"),
            "define the type in <types> or correct its name",
        ),
        NoLevel::NotDispatchable(ty) => (
            format!("{name} has no level: its first parameter, {ty}, is not a dispatchable handle"),
            "a command starts with the dispatchable object that it is called on, or with none",
        ),
        NoLevel::NoOwner(ty) => (
            format!(
                "{name} has no level: the parents of {ty} do not lead to an instance or device"
            ),
            "give the handle the `parent` that it is created from",
        ),
    };
    Diagnostic::error("G004", &command.position, message, help)
}

/// Puts together what is known about a command; [`number`] adds its places.
fn complete(
    command: &model::Command,
    signature: &Signature,
    alias_of: Option<usize>,
    level: Level,
    requirement: &Requirement,
    extensions: &[Extension],
) -> Command {
    let classifying = match requirement.core_version {
        Some(_) => None,
        None => requirement.extensions.first().and_then(|first| extensions.get(first.extension)),
    };
    Command {
        name: command.name.clone(),
        field: names::command_field(&command.name),
        level,
        signature: signature.clone(),
        alias_of,
        group: 0,
        entry_index: 0,
        slot: 0,
        core_version: requirement.core_version,
        extensions: requirement.extensions.clone(),
        platform: classifying.and_then(|extension| extension.platform.clone()),
        provisional: classifying.is_some_and(|extension| extension.provisional),
        position: command.position.clone(),
    }
}

/// Every command has a field of its own, and one that Rust can spell.
fn report_field_clashes(commands: &[Command], findings: &mut Vec<Diagnostic>) {
    let mut fields: BTreeMap<&str, &Command> = BTreeMap::new();
    for command in commands {
        if !command.name.starts_with("vk") || syn::parse_str::<syn::Ident>(&command.field).is_err()
        {
            findings.push(Diagnostic::error(
                "G013",
                &command.position,
                format!("{} gives no name for a table's field", command.name),
                "a command's name is `vk` and words in CamelCase",
            ));
        }
        if let Some(first) = fields.insert(&command.field, command)
            && first.name != command.name
        {
            findings.push(Diagnostic::error(
                "G012",
                &command.position,
                format!(
                    "{} and {} both give the field `{}`",
                    first.name, command.name, command.field
                ),
                "teach vkgen/src/names.rs to tell them apart",
            ));
        }
    }
}
