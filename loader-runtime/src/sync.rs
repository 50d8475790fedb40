//! The atomics and locks for values that threads share: the language's atomics and the C library's
//! locks, except
//!
//! - in a build with `--cfg drd`, where the atomics of `dispatch_tables::drd` report to valgrind what
//!   they order (`just drd`);
//! - in a test build with `--cfg loom`, where the types of [`modelled`] are loom's: loom runs every
//!   interleaving of a small test (`just loom`).

mod lock;
#[cfg(all(test, loom))]
#[path = "sync/tests/loom.rs"]
mod loom;
#[cfg(test)]
mod tests;

#[cfg(not(drd))]
pub(crate) use core::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, AtomicU64, AtomicUsize};
#[cfg(drd)]
pub(crate) use dispatch_tables::drd::{AtomicBool, AtomicPtr, AtomicU32, AtomicU64, AtomicUsize};
#[cfg_attr(all(test, loom), allow(unused_imports, reason = "loom's is in its place"))]
pub(crate) use lock::{Mutex, MutexGuard};

/// The atomics and locks in loom's tests. Values in statics or zeroed memory use other types,
/// because loom's support neither.
pub(crate) mod modelled {
    #[cfg(all(test, loom))]
    pub(crate) use super::loom::Mutex;
    #[cfg(not(all(test, loom)))]
    pub(crate) use super::{AtomicPtr, AtomicU64, AtomicUsize, Mutex};
    #[cfg(all(test, loom))]
    pub(crate) use ::loom::sync::atomic::{AtomicPtr, AtomicU64, AtomicUsize};
}

/// Runs every interleaving of `test` in which a thread is stopped at most twice where it could go
/// on.
#[cfg(all(test, loom))]
pub(crate) fn interleave(test: impl Fn() + Send + Sync + 'static) {
    let mut model = ::loom::model::Builder::new();
    model.preemption_bound = Some(2);
    model.check(test);
}
