//! Machine code of unknown functions, one entry for each number (callpath.md 4.3).
//!
//! An entry jumps through its slot without knowing a signature: arguments stay where the caller put
//! them, in registers and on the stack. The entries are written for each architecture: [`entries`].

#[cfg_attr(target_arch = "x86_64", path = "x86_64.rs")]
#[cfg_attr(target_arch = "aarch64", path = "aarch64.rs")]
mod entries;

use core::mem::offset_of;

use super::missing::report_missing;
use crate::object::dispatch::{DeviceDispatch, InstanceDispatch};
use crate::object::driver::Driver;
use crate::object::physical_device::{TerminatorPhysicalDevice, TrampolinePhysicalDevice};
use crate::object::unknown::{CAPACITY, Function};

/// Where a device's slots begin in the table that word 0 of its handle leads to.
pub(super) const DEVICE_SLOTS: usize = offset_of!(DeviceDispatch, unknown);
/// Where an instance's slots begin in the table that word 0 of its physical devices leads to.
pub(super) const INSTANCE_SLOTS: usize = offset_of!(InstanceDispatch, unknown);
/// Where a driver's slots begin in its record.
pub(super) const DRIVER_SLOTS: usize = offset_of!(Driver, unknown);
/// Where an application's physical device has what the chain calls it.
pub(super) const LOWER: usize = offset_of!(TrampolinePhysicalDevice, lower);
/// Where a physical device of the bottom of the chain has its driver's record.
pub(super) const DRIVER: usize = offset_of!(TerminatorPhysicalDevice, driver);
/// Where a physical device of the bottom of the chain has the driver's own handle.
pub(super) const HANDLE: usize = offset_of!(TerminatorPhysicalDevice, handle);

/// Goes on through slot `number` of the device that the first argument belongs to.
pub(crate) fn device_trampoline(number: usize) -> Option<Function> {
    entry(entries::device_trampolines, entries::TRAMPOLINE_SIZE, number)
}

/// Goes on through slot `number` of the instance that the first argument, a physical device as the
/// application sees it, belongs to, with what the chain calls that physical device.
pub(crate) fn physical_device_trampoline(number: usize) -> Option<Function> {
    entry(entries::physical_device_trampolines, entries::TRAMPOLINE_SIZE, number)
}

/// Goes on through slot `number` of the driver that the first argument, a physical device as the
/// bottom of the chain sees it, belongs to, with the driver's own handle.
pub(crate) fn terminator(number: usize) -> Option<Function> {
    entry(entries::terminators, entries::TERMINATOR_SIZE, number)
}

/// What a driver's slot holds when the driver has no such function.
pub(crate) const MISSING: Function = entries::missing;

/// Entry `number` of a function that holds [`CAPACITY`] of them, the first one at the first
/// multiple of `size`.
fn entry(entries: Function, size: usize, number: usize) -> Option<Function> {
    let first = entries as *const ();
    let start = first.addr().checked_next_multiple_of(size)?;
    let address = start.checked_add(number.checked_mul(size)?)?;
    // SAFETY: the address of code that lies within `entries`.
    (number < CAPACITY)
        .then(|| unsafe { core::mem::transmute::<*const (), Function>(first.with_addr(address)) })
}
