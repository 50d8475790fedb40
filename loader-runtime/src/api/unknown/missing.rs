//! The content of empty slots: of a device, a function that returns an error; of a driver, one that
//! aborts the process (layers.md 11.2, 11.3).

use core::ffi::c_void;

use dispatch_tables::vk;

use crate::event::{DeviceEvent, PhysicalDeviceEvent};
use crate::lock;
use crate::object::device::Device;
use crate::object::driver::Driver;

/// Stands in for a device function, whatever its signature, that the top of the device chain lacks.
/// Writes no output parameter.
pub(super) unsafe extern "system" fn bad_destination(handle: *const c_void) -> vk::Result {
    // SAFETY: the machine code has read word 0 of the handle, which leads to the table that holds
    // this function.
    if let Some(device) = unsafe { Device::of(handle) } {
        let journal = device.owner().journal();
        journal.record(DeviceEvent::UnknownFunctionWithoutDestination);
    }
    vk::Result::ERROR_EXTENSION_NOT_PRESENT
}

/// Ends the process: a physical device was passed to a function that its driver does not have
/// (layers.md 11.2). The machine code jumps here, so a backtrace shows the caller.
///
/// # Safety
/// `driver` is live.
pub(super) unsafe extern "system" fn report_missing(driver: *const Driver, number: usize) -> ! {
    // SAFETY: the caller promises a live driver.
    let instance = unsafe { &*driver }.owner();
    let lock = &lock::acquire();
    let command = instance.unknown_physical_device_functions.name(lock, number);
    instance.journal().record(PhysicalDeviceEvent::UnknownFunction {
        command: command.unwrap_or_default().into(),
    });
    crate::host::abort()
}
