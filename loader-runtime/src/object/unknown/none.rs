//! Where the project has no machine code for unknown functions, there are none: lookups answer NULL
//! (callpath.md 4.3).

use super::Function;

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

/// What a driver's slots hold; nothing leads there.
pub(crate) const MISSING: Function = missing;

unsafe extern "system" fn missing() {
    std::process::abort()
}
