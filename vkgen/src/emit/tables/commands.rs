//! Emits the rows of the commands, of which `dispatch_tables` makes its tables.

use registry::Diagnostic;

use super::conditions::Conditions;
use super::seed;
use crate::emit::{OutputFile, RowsFile};
use crate::resolve::{Api, Command, Table};
use crate::{code, names};

/// The parameters, the object among them, that the longest of dispatch-tables' trampolines takes.
const MOST_PARAMETERS: usize = 16;

/// Emits `generated/commands.rs`.
///
/// # Errors
///
/// There is no perfect hash of the names, a condition has more alternatives than the generator
/// expands, or a command has more parameters than there are trampolines for (G018).
pub fn emit(api: &Api) -> Result<OutputFile, Vec<Diagnostic>> {
    let mut conditions = Conditions::new(api);
    let mut findings = Vec::new();
    // The perfect hash numbers the names as the rows do.
    let ordered: Vec<&Command> = Table::ALL.iter().flat_map(|&table| api.entries(table)).collect();
    let seed = seed::find(ordered.iter().map(|c| (c.name.as_str(), &c.position))).unwrap_or_else(
        |finding| {
            findings.push(*finding);
            0
        },
    );
    let mut file = RowsFile::new(
        "Every command by each of its names. Unsafe class: none; `rows.rs` says what a row is.",
        "each_command",
    );
    file.line(&format!("seed {seed};"));
    for table in Table::ALL {
        let rows = api.entries(table).map(|command| row(api, command, &mut conditions));
        file.group(&table.group(), rows);
    }
    findings.append(&mut conditions.findings);
    findings.extend(api.commands.iter().filter_map(too_many_parameters));
    if findings.is_empty() {
        Ok(file.finish("dispatch-tables/src/generated/commands.rs"))
    } else {
        Err(findings)
    }
}

/// `Device CMD_DRAW cmd_draw set_cmd_draw vkCmdDraw PFN_vkCmdDraw CmdDraw 1.0 []`; of an alias with `=` for
/// the level.
fn row(api: &Api, command: &Command, conditions: &mut Conditions<'_>) -> String {
    let Command { name, field, level, .. } = command;
    let first = if command.alias_of.is_some() { "=" } else { level.name() };
    let mut row = format!(
        "{first} {} {field} set_{field} {name} {} {}",
        names::command_constant(name),
        names::command_pointer(name),
        names::command_type(name)
    );
    if let Some(version) = command.core_version {
        row.push_str(&format!(" {}.{}", version.major, version.minor));
    }
    let extensions = command.extensions.iter().filter_map(|by| {
        let extension = names::extension_constant(&api.registry.extensions.get(by.extension)?.name);
        Some(match &by.depends {
            None => extension,
            Some(depends) => {
                format!("{extension} if {}", conditions.row(depends, &command.position))
            }
        })
    });
    row.push_str(&format!(" [{}]", extensions.collect::<Vec<_>>().join(", ")));
    row
}

fn too_many_parameters(command: &Command) -> Option<Diagnostic> {
    let parameters = command.signature.params.len();
    let jumps = command.level.table() != Table::Instance;
    (jumps && parameters > MOST_PARAMETERS).then(|| {
        Diagnostic::error(
            code::TOO_MANY_PARAMETERS,
            &command.position,
            format!(
                "{} has {parameters} parameters, but trampolines take at most {MOST_PARAMETERS}",
                command.name
            ),
            "add a longer trampoline to dispatch-tables/src/trampoline.rs, and raise MOST_PARAMETERS in \
             vkgen/src/emit/tables/commands.rs",
        )
    })
}
