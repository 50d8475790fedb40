//! On architectures without machine code there are no unknown functions: lookups return NULL
//! (callpath.md 4.3).

use crate::lookup::unknown_names::Function;

/// None on this architecture.
pub(crate) fn device_trampoline(_: usize) -> Option<Function> {
    None
}

pub(crate) use {device_trampoline as physical_device_trampoline, device_trampoline as terminator};

/// The content of a driver's slots, which no code reads here.
pub(crate) const MISSING: Function = missing;

unsafe extern "system" fn missing() {
    crate::host::abort()
}
