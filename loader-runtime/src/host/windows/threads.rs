//! Identity and rest of threads.

use windows_sys::Win32::System::Threading::{GetCurrentProcessId, GetCurrentThreadId, Sleep};

/// A number that no other live thread has, never 0.
pub(crate) fn identity() -> usize {
    // SAFETY: the function has no precondition.
    unsafe { GetCurrentThreadId() as usize }
}

/// Waits for a thousandth of a second.
pub(crate) fn pause() {
    // SAFETY: the function has no precondition.
    unsafe { Sleep(1) };
}

/// The number of this process.
pub(crate) fn process_id() -> u32 {
    // SAFETY: the function has no precondition.
    unsafe { GetCurrentProcessId() }
}
