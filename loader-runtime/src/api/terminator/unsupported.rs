//! What a generated terminator does when the driver lacks the function (callpath.md 1.8, 1.9).

use dispatch_tables::{Command, vk};

use crate::event::{HandleEvent, Text};
use crate::object::physical_device::TerminatorPhysicalDevice;

/// Says that the driver lacks `command` and ends the process: nothing can be handed back.
#[cold]
pub(crate) fn abort_unsupported(device: &TerminatorPhysicalDevice, command: Command) -> ! {
    let event = HandleEvent::FatallyUnsupportedByDriver { command: bare_name(command) };
    device.instance().journal().record(event);
    std::process::abort()
}

/// Says that the driver lacks `command` of an instance extension.
#[cold]
pub(crate) fn extension_not_present(
    device: &TerminatorPhysicalDevice,
    command: Command,
) -> vk::Result {
    report(device, command);
    vk::Result::ERROR_EXTENSION_NOT_PRESENT
}

/// Says that the driver lacks `command` of Vulkan 1.0 (callpath.md 1.10).
#[cold]
pub(crate) fn initialization_failed(
    device: &TerminatorPhysicalDevice,
    command: Command,
) -> vk::Result {
    report(device, command);
    vk::Result::ERROR_INITIALIZATION_FAILED
}

/// Says that the driver lacks `command`.
fn report(device: &TerminatorPhysicalDevice, command: Command) {
    let event = HandleEvent::UnsupportedByDriver { command: bare_name(command) };
    device.instance().journal().record(event);
}

/// The name without `vk`, as the message has it.
fn bare_name(command: Command) -> Text<'static> {
    let name = command.name().to_bytes();
    name.strip_prefix(b"vk").unwrap_or(name).into()
}
