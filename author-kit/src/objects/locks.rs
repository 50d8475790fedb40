//! The locks and atomics that threads of a driver share: the standard library's, or ones that valgrind's
//! drd understands, in a build with `--cfg drd`.
//!
//! drd knows pthread's locks, and not the futexes of the standard library's. Its atomics, those of
//! the loader, report what they order.

use std::cell::Cell;

#[cfg(drd)]
#[allow(dead_code, reason = "the loader has more types and methods")]
#[path = "../../../loader-runtime/src/sync/drd.rs"]
mod atomics;
#[cfg(drd)]
mod pthread;

#[cfg(not(drd))]
pub(crate) use std::sync::atomic::{AtomicBool, AtomicU64};
#[cfg(not(drd))]
pub(crate) use std::sync::{Condvar, Mutex, MutexGuard};

#[cfg(drd)]
pub(crate) use self::atomics::{AtomicBool, AtomicU64};
#[cfg(drd)]
pub(crate) use self::pthread::{Condvar, Mutex, MutexGuard};

/// A number of this thread, while it lives; never 0.
///
/// The standard library's `ThreadId` is behind a thread-local with a destructor, which takes a key of
/// pthread at every load of a driver's library and does not give it back.
pub(crate) fn this_thread() -> u64 {
    thread_local!(static HERE: Cell<u8> = const { Cell::new(0) });
    HERE.with(|here| std::ptr::from_ref(here).addr() as u64)
}
