//! The locks and atomics that threads of a driver share: the standard library's, or ones that valgrind's
//! drd understands, in a build with `--cfg drd`.
//!
//! drd knows pthread's locks, and not the futexes of the standard library's. Its atomics, those
//! of dispatch-tables, report what they order.

#[cfg(drd)]
mod pthread;

#[cfg(not(drd))]
pub(crate) use std::sync::atomic::{AtomicBool, AtomicU64};
#[cfg(not(drd))]
pub(crate) use std::sync::{Condvar, Mutex, MutexGuard};

#[cfg(drd)]
pub(crate) use self::pthread::{Condvar, Mutex, MutexGuard};
#[cfg(drd)]
pub(crate) use dispatch_tables::drd::{AtomicBool, AtomicU64};

/// A number of this thread, while it lives; never 0.
///
/// A thread-local, as behind the standard library's `ThreadId`, takes memory or a key of pthread for each
/// thread that meets the driver's library, and the system gives neither back before the end.
pub(crate) fn this_thread() -> u64 {
    #[cfg(unix)]
    unsafe extern "C" {
        #[link_name = "pthread_self"]
        safe fn current() -> usize;
    }
    #[cfg(windows)]
    unsafe extern "system" {
        #[link_name = "GetCurrentThreadId"]
        safe fn current() -> u32;
    }
    u64::try_from(current()).unwrap_or(u64::MAX)
}
