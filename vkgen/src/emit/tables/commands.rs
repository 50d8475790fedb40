//! Emits the rows of the commands, of which `dispatch_tables` makes its tables.

use registry::Report;

use super::conditions::Conditions;
use super::seed;
use crate::emit::{OutputFile, RowsFile, commas};
use crate::resolve::{Api, Command, Table};
use crate::{Found, code, names};

/// The parameters, the object among them, that the longest of dispatch-tables' trampolines takes.
const MOST_PARAMETERS: usize = 16;

/// Emits `generated/commands.rs`.
///
/// # Errors
///
/// There is no perfect hash of the names, a condition has more alternatives than the generator
/// expands, or a command has more parameters than there are trampolines for (G018).
pub fn emit(api: &Api) -> Found<OutputFile> {
    let mut conditions = Conditions::new(api);
    // The perfect hash numbers the names as the rows do.
    let ordered = Table::ALL.into_iter().flat_map(|table| api.entries(table));
    let seed = seed::find(ordered.map(|command| (command.name.as_str(), &command.position)));
    let seed = conditions.report.good(seed).unwrap_or_default();
    let file = RowsFile::new(
        "dispatch-tables/src/generated/commands.rs",
        "each_command",
        "Every command by each of its names. Unsafe class: none; `rows.rs` says what a row is.",
    );
    let file = file.line(&format!("seed {seed};")).tables(|table| {
        let rows = api.entries(table).map(|command| row(api, command, &mut conditions));
        rows.collect::<Vec<_>>()
    });
    for command in &api.commands {
        check_parameters(command, &mut conditions.report);
    }
    conditions.report.finish().map(|_| file.finish())
}

/// `Device CMD_DRAW cmd_draw set_cmd_draw vkCmdDraw PFN_vkCmdDraw CmdDraw 1.0 []`; of an alias with `=` for
/// the level.
fn row(api: &Api, command: &Command, conditions: &mut Conditions<'_>) -> String {
    let Command { name, field, level, .. } = command;
    let first = if command.alias_of.is_some() { "=".to_owned() } else { level.name() };
    let version = command.core_version.map(|version| format!(" {version}")).unwrap_or_default();
    let extensions = command.extensions.iter().map(|by| {
        let extension = &api.registry.extensions[by.extension];
        let condition = by.depends.as_ref().map(|depends| {
            let condition = conditions.row(depends, &command.position);
            format!(" if {condition}")
        });
        names::extension_constant(&extension.name) + &condition.unwrap_or_default()
    });
    format!(
        "{first} {} {field} set_{field} {name} {} {}{version} [{}]",
        command.constant,
        command.pointer,
        command.type_name,
        commas(extensions)
    )
}

fn check_parameters(command: &Command, report: &mut Report) {
    let parameters = command.signature.params.len();
    if command.level.table() != Table::Instance && parameters > MOST_PARAMETERS {
        report.error(
            code::TOO_MANY_PARAMETERS,
            command.position.clone(),
            format!(
                "{} has {parameters} parameters, but trampolines take at most {MOST_PARAMETERS}",
                command.name
            ),
            "add a longer trampoline to dispatch-tables/src/trampoline.rs, and raise MOST_PARAMETERS in \
             vkgen/src/emit/tables/commands.rs",
        );
    }
}
