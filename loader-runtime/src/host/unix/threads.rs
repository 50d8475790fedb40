//! Identity and rest of threads.

/// A number that no other live thread has, never 0.
pub(crate) fn identity() -> usize {
    // SAFETY: `pthread_self` has no precondition.
    unsafe { libc::pthread_self() as usize }
}

/// Waits for a ten-thousandth of a second.
pub(crate) fn pause() {
    let moment = libc::timespec { tv_sec: 0, tv_nsec: 100_000 };
    // SAFETY: `moment` is readable, and `nanosleep` accepts NULL for the remaining time.
    unsafe { libc::nanosleep(&raw const moment, core::ptr::null_mut()) };
}

/// The number of this process.
pub(crate) fn process_id() -> u32 {
    // SAFETY: `getpid` has no precondition.
    unsafe { libc::getpid().unsigned_abs() }
}
