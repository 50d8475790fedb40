//! The device commands that have a terminator, a row each (callpath.md 3.6).

use registry::model::ExtensionKind;

use super::classify::Loader;
use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::{Command, Extension};

/// Emits `generated/device_terminators.rs`.
pub(super) fn emit(loader: &Loader<'_>, path: String) -> OutputFile {
    let mut file = RowsFile::new(
        "Device commands that have a terminator; `object/device_terminators.rs` says what a row is.",
        "each_device_terminator",
    );
    let rows = loader.device_terminators.iter();
    file.group("device", rows.map(|(command, extensions)| row(command, extensions)));
    file.finish(path)
}

/// `CREATE_SWAPCHAIN_KHR create_swapchain_khr PFN_vkCreateSwapchainKHR device [KHR_SWAPCHAIN]`.
fn row(command: &Command, extensions: &[&Extension]) -> String {
    let kind = match extensions {
        [one] if one.kind == ExtensionKind::Instance => "instance",
        _ => "device",
    };
    let extensions = extensions.iter().map(|extension| names::extension_constant(&extension.name));
    format!(
        "{} {} {} {kind} [{}]",
        names::command_constant(&command.name),
        command.field,
        names::command_pointer(&command.name),
        extensions.collect::<Vec<_>>().join(", "),
    )
}
