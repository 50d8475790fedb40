//! The commands, each with all facts of the registry.

use std::collections::BTreeMap;

use registry::Report;
use registry::model::{self, Registry};

use super::level::{self, NoLevel};
use super::requirements::Requirement;
use super::{Api, Command, Level, Table, Verb};
use crate::{code, names};

/// The commands in the registry's order, not numbered yet.
pub(super) fn commands(
    registry: &Registry,
    required: Vec<Requirement>,
    report: &mut Report,
) -> Vec<Command> {
    let targets: Vec<Option<usize>> =
        registry.commands.iter().map(|command| target(registry, command)).collect();
    for (command, &target) in registry.commands.iter().zip(&targets) {
        if let Some(target) = target {
            report_bad_alias(registry, &required, command, target, report);
        }
    }
    let all = registry.commands.iter().enumerate().zip(targets).zip(required);
    let commands: Vec<Command> = all
        .map(|(((id, command), alias_of), requirement)| {
            let level = level::level(registry, &command.name, &command.signature);
            let level = level.unwrap_or_else(|no_level| {
                report_no_level(command, no_level, report);
                Level::Global
            });
            complete(registry, (id, command), alias_of, level, requirement)
        })
        .collect();
    report_field_clashes(&commands, report);
    commands
}

fn target(registry: &Registry, command: &model::Command) -> Option<usize> {
    registry.command_id(command.alias_of.as_ref()?)
}

/// Reports an alias whose target is required by nothing.
fn report_bad_alias(
    registry: &Registry,
    required: &[Requirement],
    command: &model::Command,
    target: usize,
    report: &mut Report,
) {
    let (name, definition) = (&command.name, &registry.commands[target]);
    if required[target].is_none() {
        report.error(
            code::UNREQUIRED_TARGET,
            command.position.clone(),
            format!(
                "{name} is an alias of {}, which no version and no extension requires",
                definition.name
            ),
            "require the target too, or make the alias a command of its own",
        );
    }
}

/// Gives every command its group, its place in its table and its group's place among the table's
/// groups.
pub(super) fn number(api: &mut Api) {
    let (mut entries, mut slots) = ([0; Table::ALL.len()], [0; Table::ALL.len()]);
    for (id, group) in api.groups.iter().enumerate() {
        let table = api.commands[group.canonical].level.table() as usize;
        for &member in &group.members {
            let command = &mut api.commands[member];
            (command.group, command.entry_index, command.slot) = (id, entries[table], slots[table]);
            entries[table] += 1;
        }
        slots[table] += 1;
    }
}

fn report_no_level(command: &model::Command, no_level: NoLevel<'_>, report: &mut Report) {
    let name = &command.name;
    let (message, help) = match no_level {
        NoLevel::NotDispatchable(ty) => (
            format!("{name} has no level: its first parameter, {ty}, is not a dispatchable handle"),
            "correct the first parameter: it is a dispatchable handle, or the command is called without an object",
        ),
        NoLevel::NoOwner(ty) => (
            format!(
                "{name} has no level: the parents of {ty} do not lead to an instance or device"
            ),
            "correct `parent` of the handle: it names the handle that creates the handle",
        ),
    };
    report.error(code::NO_LEVEL, command.position.clone(), message, help);
}

/// A command with its facts; [`number`] adds its indices.
fn complete(
    registry: &Registry,
    (id, command): (usize, &model::Command),
    alias_of: Option<usize>,
    level: Level,
    requirement: Requirement,
) -> Command {
    let first_extension = match requirement.core_version {
        Some(_) => None,
        None => requirement.extensions.first().map(|first| first.extension),
    };
    // An alias has the target's codes.
    let means = alias_of.and_then(|target| registry.commands.get(target)).unwrap_or(command);
    let success = means.attributes.get("successcodes");
    let classifying = first_extension.and_then(|first| registry.extensions.get(first));
    Command {
        id,
        name: command.name.clone(),
        field: names::command_field(&command.name),
        level,
        verb: Verb::of(&command.name),
        signature: command.signature.clone(),
        succeeds_variously: success.is_some_and(|codes| codes.contains(',')),
        alias_of,
        group: 0,
        entry_index: 0,
        slot: 0,
        core_version: requirement.core_version,
        extensions: requirement.extensions,
        first_extension,
        platform: classifying.and_then(|extension| extension.platform.clone()),
        provisional: classifying.is_some_and(|extension| extension.provisional),
        position: command.position.clone(),
    }
}

/// Reports commands whose fields have the same name, or a name that Rust cannot spell.
fn report_field_clashes(commands: &[Command], report: &mut Report) {
    let mut fields: BTreeMap<&str, &Command> = BTreeMap::new();
    for command in commands {
        if !command.name.starts_with("vk") || syn::parse_str::<syn::Ident>(&command.field).is_err()
        {
            report.error(
                code::NO_FIELD,
                command.position.clone(),
                format!("{} gives no valid name for a field of a table", command.name),
                "correct the name: it is `vk` and words in CamelCase",
            );
        }
        if let Some(first) = fields.insert(&command.field, command)
            && first.name != command.name
        {
            report.error(
                code::SAME_FIELD,
                command.position.clone(),
                format!(
                    "{} and {} both give the field `{}`",
                    first.name, command.name, command.field
                ),
                "give one of them another Rust name in vkgen/src/names.rs",
            );
        }
    }
}
