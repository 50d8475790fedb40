//! The commands, each with all facts of the registry.

use registry::Report;
use registry::model::{self, Registry};

use super::level::level;
use super::requirements::Requirement;
use super::{Api, Command, Table, Verb};
use crate::{code, names};

/// The commands in the registry's order, not numbered yet.
pub(super) fn commands(
    registry: &Registry,
    required: Vec<Requirement>,
    report: &mut Report,
) -> Vec<Command> {
    for command in &registry.commands {
        check(registry, command, &required, report);
    }
    let all = registry.commands.iter().zip(required).enumerate();
    let complete =
        |(id, (command, requirement))| complete(registry, id, command, requirement, report);
    all.map(complete).collect()
}

/// Reports an alias whose target is required by nothing, and a name that Rust cannot spell.
fn check(
    registry: &Registry,
    command: &model::Command,
    required: &[Requirement],
    report: &mut Report,
) {
    let (name, position) = (&command.name, &command.position);
    if let Some(target) = target(registry, command)
        && required[target].is_none()
    {
        report.error(
            code::UNREQUIRED_TARGET,
            position.clone(),
            format!(
                "{name} is an alias of {}, which no version and no extension requires",
                registry.commands[target].name
            ),
            "require the target too, or make the alias a command of its own",
        );
    }
    let field = syn::parse_str::<syn::Ident>(&names::command_field(name));
    if !name.starts_with("vk") || field.is_err() {
        report.error(
            code::NO_FIELD,
            position.clone(),
            format!("{name} gives no valid name for a field of a table"),
            "correct the name: it is `vk` and words in CamelCase",
        );
    }
}

fn target(registry: &Registry, command: &model::Command) -> Option<usize> {
    registry.command_id(command.alias_of.as_ref()?)
}

/// A command with its facts; [`number`] adds its indices.
fn complete(
    registry: &Registry,
    id: usize,
    command: &model::Command,
    requirement: Requirement,
    report: &mut Report,
) -> Command {
    let Requirement { core_version, extensions } = requirement;
    let first_extension = extensions.first().filter(|_| core_version.is_none());
    let first_extension = first_extension.map(|first| first.extension);
    let classifying = first_extension.and_then(|first| registry.extensions.get(first));
    let alias_of = target(registry, command);
    // An alias has the target's codes.
    let means = alias_of.map_or(command, |target| &registry.commands[target]);
    let success = means.attributes.get("successcodes");
    Command {
        id,
        name: command.name.clone(),
        field: names::command_field(&command.name),
        constant: names::command_constant(&command.name),
        type_name: names::command_type(&command.name).to_owned(),
        pointer: names::command_pointer(&command.name),
        level: level(registry, command, report),
        verb: Verb::of(&command.name),
        signature: command.signature.clone(),
        succeeds_variously: success.is_some_and(|codes| codes.contains(',')),
        alias_of,
        group: 0,
        entry_index: 0,
        slot: 0,
        core_version,
        extensions,
        first_extension,
        platform: classifying.and_then(|extension| extension.platform.clone()),
        provisional: classifying.is_some_and(|extension| extension.provisional),
        position: command.position.clone(),
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
