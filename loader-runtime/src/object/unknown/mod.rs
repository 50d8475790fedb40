//! Commands that the loader has no code for (callpath.md 4, layers.md 11): numbered slots for what
//! they lead to, the names behind the numbers, and machine code that goes through a slot without
//! knowing a signature.
//!
//! A name gets a number per instance, one series for device commands and one for physical-device
//! commands. Slots stand in the tables that word 0 of a handle leads to, and in the driver's record
//! for the bottom of the chain; the code ([`code`]) reads them without a lock. `api::unknown`
//! decides what goes into them.

#[cfg_attr(not(any(target_arch = "x86_64", target_arch = "aarch64")), path = "none.rs")]
pub(crate) mod code;
mod names;
#[cfg(test)]
mod none;

use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::Ordering;

use dispatch_tables::vk;

pub(crate) use names::{NoNumber, UnknownNames};

use super::device::Device;
use super::driver::Driver;
use crate::event::{DeviceEvent, PhysicalDeviceEvent};
use crate::sync::modelled::AtomicPtr;

/// Names of each series in an instance: `MAX_NUM_UNKNOWN_EXTS`.
pub(crate) const CAPACITY: usize = 250;

/// A function without its signature.
pub(crate) type Function = unsafe extern "system" fn();

/// What each number leads to.
#[repr(transparent)]
pub(crate) struct UnknownSlots([AtomicPtr<c_void>; CAPACITY]);

impl UnknownSlots {
    /// A device's: until it is set, each answers VK_ERROR_EXTENSION_NOT_PRESENT.
    pub(crate) fn of_device() -> Self {
        let stub: unsafe extern "system" fn(*const c_void) -> vk::Result = bad_destination;
        Self::filled(|_| stub as *mut c_void)
    }

    /// An instance's: until it is set, each leads to the bottom of the chain.
    pub(crate) fn of_instance() -> Self {
        Self::filled(|number| {
            code::terminator(number).map_or(ptr::null_mut(), |code| code as *mut c_void)
        })
    }

    /// A driver's: until it is set, each ends the process.
    pub(crate) fn of_driver() -> Self {
        Self::filled(|_| code::MISSING as *mut c_void)
    }

    fn filled(with: impl Fn(usize) -> *mut c_void) -> Self {
        Self(std::array::from_fn(|number| AtomicPtr::new(with(number))))
    }

    /// Lets `number` lead to `function`. A slot that does so already is left alone: other threads
    /// may be calling through it.
    pub(crate) fn set(&self, number: usize, function: Function) {
        let function = function as *mut c_void;
        if let Some(slot) = self.0.get(number)
            && slot.load(Ordering::Relaxed) != function
        {
            slot.store(function, Ordering::Release);
        }
    }
}

/// What a device's slot holds when the top of the device chain has no such function. It stands in
/// for any signature: the caller sees no more than the result.
unsafe extern "system" fn bad_destination(handle: *const c_void) -> vk::Result {
    // SAFETY: the trampoline has read word 0 of the handle, and word 0 leads to the table that this
    // came from.
    if let Some(device) = unsafe { Device::of(handle) } {
        let journal = device.owner().journal();
        journal.record(DeviceEvent::UnknownFunctionWithoutDestination);
    }
    vk::Result::ERROR_EXTENSION_NOT_PRESENT
}

/// Ends the process: a physical device was passed to a function that its driver does not have
/// (layers.md 11.2). The terminator's own caller is gone by then, so this returns to nobody.
///
/// # Safety
/// `driver` is live.
unsafe extern "system" fn report_missing(driver: *const Driver, number: usize) -> ! {
    // SAFETY: the caller's promise.
    let instance = unsafe { &*driver }.owner();
    let lock = &crate::lock::acquire();
    let command = instance.unknown_physical_device_functions.name(lock, number);
    instance.journal().record(PhysicalDeviceEvent::UnknownFunction {
        command: command.unwrap_or_default().into(),
    });
    std::process::abort()
}

#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
mod aarch64_tests;
#[cfg(all(test, loom))]
mod loom_tests;

#[cfg(test)]
mod tests {
    use super::none;

    /// layers.md 11.3, callpath.md 4.3: on other architectures nothing of it is there.
    #[test]
    fn without_machine_code_there_are_no_unknown_functions() {
        for code in [none::device_trampoline, none::physical_device_trampoline, none::terminator] {
            assert!([0, 1, super::CAPACITY - 1].map(code) == [None; 3]);
        }
        assert_ne!(none::MISSING as usize, 0);
    }
}
