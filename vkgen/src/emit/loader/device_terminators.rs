//! The device commands that have a terminator, a row each (callpath.md 3.6).

use registry::model::ExtensionKind;

use super::classify::Loader;
use super::targets;
use crate::emit::{OutputFile, RowsFile, commas};
use crate::names;
use crate::resolve::{Command, Extension};
use crate::rules::Targets;

/// Emits `generated/device_terminators.rs`.
pub(super) fn emit(loader: &Loader<'_>) -> OutputFile {
    let rows = loader.device_terminators.iter();
    let targets = |command| loader.of(command).and_then(|classified| classified.targets);
    RowsFile::new(
        "loader-runtime/src/generated/device_terminators.rs",
        "each_device_terminator",
        "Device commands that have a terminator; `device/terminators.rs` says what a row is.",
    )
    .group("device", rows.map(|(command, extensions)| row(command, extensions, targets(command))))
    .finish()
}

/// `[device KHR_SWAPCHAIN] CREATE_SWAPCHAIN_KHR create_swapchain_khr PFN_vkCreateSwapchainKHR`.
fn row(command: &Command, extensions: &[&Extension], targets: Option<Targets>) -> String {
    let kind = match extensions {
        [one] if one.kind == ExtensionKind::Instance => "instance",
        _ => "device",
    };
    let extensions = extensions.iter().map(|extension| names::extension_constant(&extension.name));
    format!(
        "{}[{kind} {}] {} {} {}",
        targets::row_condition(targets),
        commas(extensions),
        command.constant,
        command.field,
        command.pointer,
    )
}
