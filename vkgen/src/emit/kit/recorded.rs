//! Emits the rows of the commands that command buffers record.

use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::{Api, Table};

/// Emits `generated/recorded.rs`.
pub(super) fn emit(api: &Api) -> OutputFile {
    let mut file = RowsFile::new(
        "The commands of command buffers. Unsafe class: none; `recording.rs` says what a row is.",
        "each_recorded",
    );
    let groups = api.table_groups(Table::Device).filter_map(|group| {
        let command = &api.commands[group.canonical];
        let name = command.name.starts_with("vkCmd").then_some(&command.name)?;
        let others = group.members.iter().filter(|member| **member != group.canonical);
        let fields = others.map(|member| api.commands[*member].field.as_str());
        Some(format!(
            "{} {} {} [{}]",
            names::command_constant(name),
            names::command_pointer(name),
            command.field,
            fields.collect::<Vec<_>>().join(", ")
        ))
    });
    file.group("commands", groups);
    file.finish("author-kit/src/generated/recorded.rs")
}
