//! Commands that the loader does not know (callpath.md 4, layers.md 11): their names by number, and
//! the slots with the function for each number.
//!
//! A name gets a number per instance: device commands have one series of numbers, physical-device
//! commands another. Slots are part of the tables that word 0 of a handle points to, and of the
//! driver's record for the terminators. `lookup::unknown` fills the slots and has the machine code
//! that reads them without a lock.

mod names;

use core::ffi::c_void;
use core::ptr;
use core::sync::atomic::Ordering;

pub(crate) use names::UnknownNames;

use crate::sync::modelled::AtomicPtr;

/// Names of each series in an instance: `MAX_NUM_UNKNOWN_EXTS`.
pub(crate) const CAPACITY: usize = 250;

/// A function without its signature.
pub(crate) type Function = unsafe extern "system" fn();

/// The function for each number.
#[repr(transparent)]
pub(crate) struct UnknownSlots([AtomicPtr<c_void>; CAPACITY]);

impl UnknownSlots {
    /// Slots with the function that `initial` returns for each number; null for `None`.
    pub(crate) fn new(initial: impl Fn(usize) -> Option<Function>) -> Self {
        let address = |function: Function| function as *mut c_void;
        Self(core::array::from_fn(|number| {
            AtomicPtr::new(initial(number).map_or(ptr::null_mut(), address))
        }))
    }

    /// Sets the function of `number`. An equal slot is not written, because other threads may be
    /// calling through it.
    pub(crate) fn set(&self, number: usize, function: Function) {
        let function = function as *mut c_void;
        if let Some(slot) = self.0.get(number)
            && slot.load(Ordering::Relaxed) != function
        {
            slot.store(function, Ordering::Release);
        }
    }
}

#[cfg(all(test, loom))]
mod loom_tests;
