//! Answers of generated terminators for drivers that lack the command (callpath.md 1.8, 1.9).

use dispatch_tables::{Command, vk};

use crate::event::{HandleEvent, Text};
use crate::object::physical_device::TerminatorPhysicalDevice;

/// Logs that the driver lacks `command`, and aborts: the command has no result for an error.
#[cold]
pub(crate) fn abort_unsupported(device: &TerminatorPhysicalDevice, command: Command) -> ! {
    let event = HandleEvent::FatallyUnsupportedByDriver { command: bare_name(command) };
    device.instance().journal().record(event);
    crate::host::abort()
}

/// Logs that the driver lacks `command` of an instance extension.
#[cold]
pub(crate) fn extension_not_present(
    device: &TerminatorPhysicalDevice,
    command: Command,
) -> vk::Result {
    report(device, command);
    vk::Result::ERROR_EXTENSION_NOT_PRESENT
}

/// Logs that the driver lacks `command` of Vulkan 1.0 (callpath.md 1.10).
#[cold]
pub(crate) fn initialization_failed(
    device: &TerminatorPhysicalDevice,
    command: Command,
) -> vk::Result {
    report(device, command);
    vk::Result::ERROR_INITIALIZATION_FAILED
}

/// Logs that the driver lacks `command`.
fn report(device: &TerminatorPhysicalDevice, command: Command) {
    let event = HandleEvent::UnsupportedByDriver { command: bare_name(command) };
    device.instance().journal().record(event);
}

/// The name without `vk`, as in the message.
fn bare_name(command: Command) -> Text<'static> {
    let name = command.name().to_bytes();
    name.strip_prefix(b"vk").unwrap_or(name).into()
}
