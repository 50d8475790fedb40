//! Processes that fork while another thread is inside the loader (callpath.md 9): what is called
//! around `fork`, so that no lock of the process stays with a thread that the child does not have.
//!
//! The locks of [`PROCESS`] and of the journal without an instance are held for moments, never
//! while foreign code runs: the forking thread takes them first. The loader lock is held while
//! drivers and layers run, which may be waiting for the very thread that forks. So the forking
//! thread waits for that lock for a moment only; where it does not get it, the child takes it away
//! from the thread that had it.
//!
//! Locks of an instance are not among these: nobody may use an instance of another process.

use std::cell::UnsafeCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use loader_discovery::settings::Settings;

use crate::journal::{LOADER, Sink};
use crate::library::manifest_cache::Parsed;
use crate::library::store::Libraries;
use crate::lock;
use crate::process::PROCESS;
use crate::sync::MutexGuard;

/// Has `fork` call this module. The C library forgets that when the library is unloaded.
pub(crate) fn register() {
    // SAFETY: the functions are in this library, and called until it is unloaded.
    unsafe { libc::pthread_atfork(Some(prepare), Some(in_parent), Some(in_child)) };
}

/// The locks of the process but the loader lock, in the order in which they are taken.
struct Locks {
    _drivers: MutexGuard<'static, Libraries>,
    _manifests: MutexGuard<'static, Parsed>,
    _directories: MutexGuard<'static, BTreeSet<Vec<u8>>>,
    _settings: MutexGuard<'static, Option<Arc<Settings>>>,
    _journal: MutexGuard<'static, Option<Sink>>,
}

/// What the thread that forks holds meanwhile.
struct Held(UnsafeCell<Option<Locks>>);

// SAFETY: the cell is touched only by a thread that has taken the locks which stand in it.
unsafe impl Sync for Held {}

static HELD: Held = Held(UnsafeCell::new(None));

extern "C" fn prepare() {
    lock::before_fork();
    let locks = Locks {
        _drivers: PROCESS.drivers.lock(),
        _manifests: PROCESS.manifests.lock(),
        _directories: PROCESS.directories.lock(),
        _settings: PROCESS.settings.lock(),
        _journal: LOADER.lock(),
    };
    // SAFETY: this thread has taken the locks.
    unsafe { *HELD.0.get() = Some(locks) };
}

extern "C" fn in_parent() {
    release();
    lock::after_fork_in_parent();
}

extern "C" fn in_child() {
    release();
    // SAFETY: a child begins with one thread, this one.
    unsafe { lock::after_fork_in_child() };
}

fn release() {
    // SAFETY: this thread took the locks before the fork; a child's only thread is the copy of the
    // one that did.
    drop(unsafe { (*HELD.0.get()).take() });
}
