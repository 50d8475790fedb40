//! The dynamic linkers of Android, Fuchsia, OpenBSD and macOS do not report an open library's
//! address and name: a loader among the drivers is not recognised by them.

use core::ffi::CStr;

use crate::host::unix::linker::Handle;

/// Unknown.
///
/// # Safety
///
/// None; as on other systems.
pub(crate) unsafe fn base(_: Handle) -> Option<usize> {
    None
}

/// Unknown.
///
/// # Safety
///
/// None; as on other systems.
pub(crate) unsafe fn is_named(_: Handle, _: &[&CStr]) -> bool {
    false
}
