//! The atomics and locks of what loom tests: the standard library's, but in a test build with `--cfg loom` those of loom,
//! which runs every interleaving of a small test (`just loom`).

#[cfg(all(test, loom))]
pub(crate) use loom::sync::atomic::{AtomicPtr, AtomicU32, AtomicU64};
#[cfg(all(test, loom))]
pub(crate) use loom::sync::{Condvar, Mutex};
#[cfg(not(all(test, loom)))]
pub(crate) use std::sync::atomic::{AtomicPtr, AtomicU32, AtomicU64};
#[cfg(not(all(test, loom)))]
pub(crate) use std::sync::{Condvar, Mutex};

/// Runs every interleaving of `test` in which a thread is stopped at most twice where it could go on.
#[cfg(all(test, loom))]
pub(crate) fn interleave(test: impl Fn() + Send + Sync + 'static) {
    let mut model = loom::model::Builder::new();
    model.preemption_bound = Some(2);
    model.check(test);
}
