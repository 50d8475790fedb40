//! What the generated terminators do where they do not call the driver (callpath.md 1.8 to 1.10):
//! the answers for drivers that lack a command, and the checks of an extension and of an output.

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
        device.instance().journal().end(SurfaceEvent::NullOutput { command, parameter });
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
    device.instance().journal().end(event)
}

/// The name without `vk`, as in the message.
fn bare_name(command: Command) -> Text<'static> {
    let name = command.name().to_bytes();
    name.strip_prefix(b"vk").unwrap_or(name).into()
}

/// Declares what a terminator answers in place of a driver: an event is logged, and a result
/// returned.
macro_rules! answers {
    ($(
        $(#[$attribute:meta])*
        $name:ident($device:ident, $command:tt): $event:expr => $code:ident;
    )*) => {$(
        $(#[$attribute])*
        pub(crate) fn $name($device: &TerminatorPhysicalDevice, $command: Command) -> vk::Result {
            $device.instance().journal().record($event);
            vk::Result::$code
        }
    )*};
}

answers! {
    /// The driver lacks `command` of an instance extension.
    #[cold]
    extension_not_present(device, command):
        HandleEvent::UnsupportedByDriver { command: bare_name(command) }
        => ERROR_EXTENSION_NOT_PRESENT;
    /// The driver lacks `command` of Vulkan 1.0 (callpath.md 1.10).
    #[cold]
    initialization_failed(device, command):
        HandleEvent::UnsupportedByDriver { command: bare_name(command) }
        => ERROR_INITIALIZATION_FAILED;
    /// The driver lacks `command`, a query about surfaces.
    lacks_query(device, command):
        SurfaceEvent::DriverLacksCommand { command: command.name().into() } => SUCCESS;
    /// The driver has no displays, because it lacks `command`.
    no_displays(device, command):
        SurfaceEvent::DriverLacksDisplayCommand { command: command.name().into() } => SUCCESS;
    /// The driver lacks `command`, so that it makes no mode of a display.
    no_display_mode(device, command):
        SurfaceEvent::DriverLacksCommand { command: command.name().into() }
        => ERROR_INITIALIZATION_FAILED;
    /// The X server keeps the display.
    #[cfg(wsi_xlib_xrandr)]
    xlib_display_not_acquired(device, _):
        SurfaceEvent::XlibDisplayNotAcquired { library: device.driver().name() }
        => ERROR_INITIALIZATION_FAILED;
    /// No display is behind an output of an X server.
    #[cfg(wsi_xlib_xrandr)]
    no_randr_display(device, _):
        SurfaceEvent::NoRandrDisplay { library: device.driver().name() } => SUCCESS;
}

/// Logs that the driver lacks `command`, so that no queue presents to the window system.
#[cfg(any(wsi_xcb, wsi_xlib, wsi_wayland, windows))]
pub(crate) fn not_presentable(device: &TerminatorPhysicalDevice, command: Command) -> vk::Bool32 {
    lacks_query(device, command);
    vk::FALSE
}
