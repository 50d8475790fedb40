//! Finds the loader's record for the terminators of device commands (callpath.md 2.3).

use dispatch_tables::{Command, vk};

use crate::device::record::Device;
use crate::event::HandleEvent;
use crate::instance::driver::Driver;
use crate::journal;

/// The record of a device that reached a terminator, and its driver.
///
/// Aborts for a handle that is no device of the loader: a layer wraps devices and did not unwrap
/// this one.
///
/// # Safety
///
/// `device` is null or a dispatchable handle.
pub(crate) unsafe fn find_device<'a>(
    device: vk::Device,
    command: Command,
) -> (&'a Device, &'a Driver) {
    // SAFETY: the caller promises null or a dispatchable handle, whose first word can be read.
    let found = unsafe { Device::of(device.as_raw()) };
    let Some(found) = found.and_then(|device| Some((device, device.driver()?))) else {
        let name = command.name().to_bytes();
        let name = name.strip_prefix(b"vk").unwrap_or(name);
        journal::LOADER.end(HandleEvent::InvalidDevice { command: name.into() });
    };
    found
}
