//! P and L: the trampolines of device commands, a row each (callpath.md 1.2).

use super::classify::{Classified, Loader};
use super::tokens;
use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::Level;
use crate::rules::Trampoline;

/// Emits `generated/device_trampolines.rs`.
pub(super) fn emit(loader: &Loader<'_>, path: String) -> OutputFile {
    let mut file = RowsFile::new(
        "Trampolines of device commands. Safety class: docs/safety.md, \"Trampolines\"; `device_rows.rs` says what a row is.",
        "each_device_trampoline",
    );
    let commands = loader.commands.iter();
    let commands = commands.filter(|classified| classified.command.level == Level::Device);
    file.group("device", commands.filter_map(row));
    file.finish(path)
}

/// `#[unsafe(no_mangle)] plain vkQueueWaitIdle QUEUE_WAIT_IDLE queue_wait_idle (queue: Queue) ->
/// vk::Result`; none of a trampoline that is written by hand.
fn row(classified: &Classified<'_>) -> Option<String> {
    let command = classified.command;
    let wide = tokens::widened(command);
    let kind = match classified.trampoline {
        Trampoline::Plain if wide.is_some() => "wide",
        Trampoline::Plain => "plain",
        Trampoline::NullSlotChecked => "label",
        Trampoline::Switched(_) | Trampoline::Written(_) | Trampoline::Shared => return None,
    };
    let cfg = tokens::condition(classified.targets);
    let cfg = cfg.map_or(String::new(), |condition| format!("#[cfg({condition})] "));
    let exported = if classified.exported { "#[unsafe(no_mangle)] " } else { "" };
    // The handle's type stands without `vk::`: it is the parameter's name, too.
    let signature = tokens::signature_text(wide.as_ref().unwrap_or(command));
    let signature = signature.replacen("vk::", "", 1);
    Some(format!(
        "{cfg}{exported}{kind} {} {} {} {signature}",
        command.name,
        names::command_constant(&command.name),
        command.field,
    ))
}
