//! On architectures without machine code there are no unknown functions: lookups return NULL
//! (callpath.md 4.3).

use crate::lookup::unknown_names::Function;

/// None on this architecture.
pub(crate) fn device_trampoline(_: usize) -> Option<Function> {
    None
}

/// None on this architecture.
pub(crate) fn physical_device_trampoline(_: usize) -> Option<Function> {
    None
}

/// None on this architecture.
pub(crate) fn terminator(_: usize) -> Option<Function> {
    None
}

/// The content of a driver's slots, which no code reads here.
pub(crate) const MISSING: Function = missing;

unsafe extern "system" fn missing() {
    crate::host::abort()
}
