//! The content of a device's empty slots: a function that returns an error (layers.md 11.3).

use core::ffi::c_void;

use dispatch_tables::vk;

use crate::device::record::Device;
use crate::event::DeviceEvent;

/// Stands in for a device function, whatever its signature, that the top of the device chain lacks.
/// Writes no output parameter. Ends the process on 32-bit Windows: there a function removes its
/// arguments from the stack, and their size is unknown.
pub(super) unsafe extern "system" fn bad_destination(handle: *const c_void) -> vk::Result {
    // SAFETY: the machine code has read word 0 of the handle, which leads to the table that holds
    // this function.
    if let Some(device) = unsafe { Device::of(handle) } {
        let journal = device.owner().journal();
        journal.record(DeviceEvent::UnknownFunctionWithoutDestination);
    }
    if cfg!(all(windows, target_arch = "x86")) {
        crate::host::abort();
    }
    vk::Result::ERROR_EXTENSION_NOT_PRESENT
}
