//! What the generated terminators do where they do not call the driver (callpath.md 1.8 to 1.10): the
//! answers for drivers that lack a command, and the checks of an extension and of an output.

use dispatch_tables::{Command, Extension, vk};

use crate::event::{HandleEvent, SurfaceEvent, Text};
use crate::instance::record::Instance;
use crate::physical_devices::record::TerminatorPhysicalDevice;

/// Whether an extension is enabled; if not, logs that `command` is not executed.
pub(crate) fn is_enabled(instance: &Instance, extension: Extension, command: Command) -> bool {
    let enabled = instance.is_enabled(extension);
    if !enabled {
        instance.journal().record(SurfaceEvent::ExtensionNotEnabled {
            extension: extension.name().into(),
            command: command.name().into(),
        });
    }
    enabled
}

/// Aborts if an output pointer that the command needs is null.
pub(crate) fn require_output<T>(
    device: &TerminatorPhysicalDevice,
    command: Command,
    output: *mut T,
    parameter: &'static str,
) {
    if output.is_null() {
        let command = command.name().into();
        device.instance().journal().record(SurfaceEvent::NullOutput { command, parameter });
        crate::host::abort();
    }
}

/// Writes the empty value to an output, if there is one.
///
/// # Safety
/// `output` is null or writable.
pub(crate) unsafe fn clear<T: Default>(output: *mut T) {
    // SAFETY: the caller promises null or a writable output.
    if let Some(output) = unsafe { output.as_mut() } {
        *output = T::default();
    }
}

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

/// Logs that the driver lacks `command`, a query about surfaces.
pub(crate) fn lacks_query(device: &TerminatorPhysicalDevice, command: Command) -> vk::Result {
    let command = command.name().into();
    device.instance().journal().record(SurfaceEvent::DriverLacksCommand { command });
    vk::Result::SUCCESS
}

/// Logs that the driver lacks `command`, so that no queue presents to the window system.
#[cfg(any(wsi_xcb, wsi_xlib, wsi_wayland, windows))]
pub(crate) fn not_presentable(device: &TerminatorPhysicalDevice, command: Command) -> vk::Bool32 {
    lacks_query(device, command);
    vk::FALSE
}

/// Logs that the driver has no displays, because it lacks `command`.
pub(crate) fn no_displays(device: &TerminatorPhysicalDevice, command: Command) -> vk::Result {
    let command = command.name().into();
    device.instance().journal().record(SurfaceEvent::DriverLacksDisplayCommand { command });
    vk::Result::SUCCESS
}

/// Logs that the driver lacks `command`, so that it makes no mode of a display.
pub(crate) fn no_display_mode(device: &TerminatorPhysicalDevice, command: Command) -> vk::Result {
    lacks_query(device, command);
    vk::Result::ERROR_INITIALIZATION_FAILED
}

/// Logs that the X server keeps the display.
#[cfg(wsi_xlib_xrandr)]
pub(crate) fn xlib_display_not_acquired(
    device: &TerminatorPhysicalDevice,
    _: Command,
) -> vk::Result {
    let library = device.driver().name();
    device.instance().journal().record(SurfaceEvent::XlibDisplayNotAcquired { library });
    vk::Result::ERROR_INITIALIZATION_FAILED
}

/// Logs that no display is behind an output of an X server.
#[cfg(wsi_xlib_xrandr)]
pub(crate) fn no_randr_display(device: &TerminatorPhysicalDevice, _: Command) -> vk::Result {
    let library = device.driver().name();
    device.instance().journal().record(SurfaceEvent::NoRandrDisplay { library });
    vk::Result::SUCCESS
}
