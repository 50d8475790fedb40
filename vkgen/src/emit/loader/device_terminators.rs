//! The device commands that have a terminator, a row each (callpath.md 3.6).

use registry::Registry;
use registry::model::ExtensionKind;

use super::classify::{Classified, Loader};
use super::targets;
use crate::emit::{OutputFile, RowsFile, commas};
use crate::names;
use crate::resolve::{Command, Extension};

/// Emits `generated/device_terminators.rs`.
pub(super) fn emit(loader: &Loader<'_>, registry: &Registry) -> OutputFile {
    RowsFile::new(
        "loader-runtime/src/generated/device_terminators.rs",
        "each_device_terminator",
        "Device commands that have a terminator; `device/terminators.rs` says what a row is.",
    )
    .group("device", loader.device_terminators().map(|classified| row(classified, registry)))
    .finish()
}

/// `[device KHR_SWAPCHAIN] CREATE_SWAPCHAIN_KHR create_swapchain_khr PFN_vkCreateSwapchainKHR`.
fn row(classified: &Classified<'_>, registry: &Registry) -> String {
    let Command { constant, field, pointer, extensions, .. } = classified.command;
    let extensions = extensions.iter().map(|by| &registry.extensions[by.extension]);
    let extensions: Vec<&Extension> = extensions.collect();
    let kind = match extensions[..] {
        [one] if one.kind == ExtensionKind::Instance => "instance",
        _ => "device",
    };
    let extensions = extensions.iter().map(|extension| names::extension_constant(&extension.name));
    format!(
        "{}[{kind} {}] {constant} {field} {pointer}",
        targets::row_condition(classified.targets),
        commas(extensions),
    )
}
