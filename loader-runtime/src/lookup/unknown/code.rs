//! Machine code of unknown functions, one entry for each number (callpath.md 4.3).
//!
//! An entry jumps through its slot without knowing a signature: arguments stay where the caller put
//! them, in registers and on the stack. The entries are written for each architecture: [`entries`].

#[cfg_attr(target_arch = "x86_64", path = "x86_64.rs")]
#[cfg_attr(target_arch = "aarch64", path = "aarch64.rs")]
#[cfg_attr(target_arch = "x86", path = "x86.rs")]
#[cfg_attr(target_arch = "riscv64", path = "riscv64.rs")]
mod entries;

#[path = "frame.rs"]
mod frame;

use core::mem::offset_of;

use crate::event::PhysicalDeviceEvent;
use crate::instance::dispatch::{DeviceDispatch, InstanceDispatch};
use crate::instance::driver::Driver;
use crate::lock;
use crate::lookup::unknown_names::{CAPACITY, Function};
use crate::physical_devices::record::{TerminatorPhysicalDevice, TrampolinePhysicalDevice};

/// The offset of the slots in the table that word 0 of a device points to.
pub(super) const DEVICE_SLOTS: usize = offset_of!(DeviceDispatch, unknown);
/// The offset of the slots in the table that word 0 of a physical device points to.
pub(super) const INSTANCE_SLOTS: usize = offset_of!(InstanceDispatch, unknown);
/// The offset of the slots in a driver's record.
pub(super) const DRIVER_SLOTS: usize = offset_of!(Driver, unknown);
/// The offset of the instance's table in an application's physical device: word 0.
#[cfg(any(target_arch = "x86_64", target_arch = "x86"))]
pub(super) const INSTANCE: usize = 0;
/// The offset of the chain's handle in an application's physical device.
pub(super) const LOWER: usize = offset_of!(TrampolinePhysicalDevice, lower);
/// The offset of the driver's record in a terminator's physical device.
pub(super) const DRIVER: usize = offset_of!(TerminatorPhysicalDevice, driver);
/// The offset of the driver's own handle in a terminator's physical device.
pub(super) const HANDLE: usize = offset_of!(TerminatorPhysicalDevice, handle);

/// Jumps through slot `number` of the device of its first argument.
pub(crate) fn device_trampoline(number: usize) -> Option<Function> {
    entry(entries::device_trampolines, entries::DEVICE_TRAMPOLINE_SIZE, number)
}

/// Replaces its first argument, a physical device of the application, by the chain's handle, and
/// jumps through slot `number` of the instance.
pub(crate) fn physical_device_trampoline(number: usize) -> Option<Function> {
    entry(entries::physical_device_trampolines, entries::TRAMPOLINE_SIZE, number)
}

/// Replaces its first argument, a terminator's physical device, by the driver's own handle, and
/// jumps through slot `number` of the driver.
pub(crate) fn terminator(number: usize) -> Option<Function> {
    entry(entries::terminators, entries::TERMINATOR_SIZE, number)
}

/// The content of a driver's slot if the driver does not have the function.
pub(crate) const MISSING: Function = entries::missing;

/// Ends the process: a physical device was passed to a function that its driver does not have
/// (layers.md 11.2). The machine code jumps here, so a backtrace shows the caller.
///
/// # Safety
/// `driver` is live.
unsafe extern "system" fn report_missing(driver: *const Driver, number: usize) -> ! {
    // SAFETY: the caller promises a live driver.
    let instance = unsafe { &*driver }.owner();
    let lock = &lock::acquire();
    let command = instance.unknown_physical_device_functions.name(lock, number);
    instance
        .journal()
        .end(PhysicalDeviceEvent::UnknownFunction { command: command.unwrap_or_default().into() })
}

/// Entry `number` of `entries`, a function of [`CAPACITY`] entries of `size` bytes. Where `size` is a
/// power of two, the first entry is at the first multiple of it.
fn entry(entries: Function, size: usize, number: usize) -> Option<Function> {
    let first = entries as *const ();
    let start = match first.addr() {
        start if size.is_power_of_two() => start.checked_next_multiple_of(size)?,
        start => start,
    };
    let address = start.checked_add(number.checked_mul(size)?)?;
    // SAFETY: entry `number` is below `CAPACITY`, so the address is that of code within `entries`.
    (number < CAPACITY)
        .then(|| unsafe { core::mem::transmute::<*const (), Function>(first.with_addr(address)) })
}
