//! Emits the names of commands as types: `QueueSubmit` for `vkQueueSubmit`.

use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::Api;

/// Emits `generated/command_types.rs`, with a row for each name: `QueueSubmit QUEUE_SUBMIT PFN_vkQueueSubmit`.
pub fn emit(api: &Api) -> OutputFile {
    let mut file = RowsFile::new(
        "The name of every command as a type. Unsafe class: the row has the command's own type.",
        "each_command_type",
    );
    let rows = api.commands.iter().map(|command| {
        let name = &command.name;
        format!(
            "{} {} {}",
            names::command_type(name),
            names::command_constant(name),
            names::command_pointer(name)
        )
    });
    file.group("commands", rows);
    file.finish("dispatch-tables/src/generated/command_types.rs")
}
