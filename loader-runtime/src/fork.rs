//! Handlers for `fork` (callpath.md 9). If a process forks while another thread is inside the
//! loader, no lock of the process may stay with that thread, which the child does not have.
//!
//! The locks of [`PROCESS`] and of the journal without an instance are held briefly and never while
//! foreign code runs, so the forking thread acquires them before the fork. The loader lock is held
//! while drivers and layers run, and they may wait for the very thread that forks. So the forking
//! thread waits for that lock for a limited time. If it fails, the child takes the lock from the
//! thread that held it.
//!
//! Locks of instances are left alone: a child must not use an instance of its parent.

use alloc::vec::Vec;
use core::cell::UnsafeCell;

use loader_discovery::settings::Settings;

use crate::journal::{LOADER, Sink};
use crate::libraries::manifest_cache::Parsed;
use crate::libraries::store::Libraries;
use crate::lock;
use crate::process::PROCESS;
use crate::shared::Shared;
use crate::sync::MutexGuard;

/// Registers the handlers. POSIX does not say what becomes of them when this library is unloaded.
/// glibc, bionic and the C libraries of FreeBSD and OpenBSD drop the handlers of a library that
/// they unload, and musl unloads no library. With another C library, a process that has unloaded
/// this one must not fork.
#[cfg(unix)]
pub(crate) fn register() {
    // SAFETY: the handlers are functions of this library, which stays until they are dropped, or
    // until the process no longer forks.
    unsafe { libc::pthread_atfork(Some(prepare), Some(in_parent), Some(in_child)) };
}

/// The locks of the process except the loader lock, in the order of acquisition.
struct Locks {
    _drivers: MutexGuard<'static, Libraries>,
    _manifests: MutexGuard<'static, Parsed>,
    _directories: MutexGuard<'static, Vec<Vec<u8>>>,
    _settings: MutexGuard<'static, Option<Shared<Settings>>>,
    _journal: MutexGuard<'static, Option<Sink>>,
}

/// The locks that the forking thread holds during the fork.
struct Held(UnsafeCell<Option<Locks>>);

// SAFETY: only a thread that holds the locks inside accesses the cell.
unsafe impl Sync for Held {}

static HELD: Held = Held(UnsafeCell::new(None));

extern "C" fn prepare() {
    lock::before_fork();
    let locks = Locks {
        _drivers: PROCESS.drivers.libraries.lock(),
        _manifests: PROCESS.manifests.parsed.lock(),
        _directories: PROCESS.directories.lock(),
        _settings: PROCESS.settings.0.lock(),
        _journal: LOADER.sink.lock(),
    };
    // SAFETY: this thread has just acquired all locks, so no other thread accesses the cell.
    unsafe { *HELD.0.get() = Some(locks) };
}

extern "C" fn in_parent() {
    release();
    lock::after_fork_in_parent();
}

extern "C" fn in_child() {
    release();
    // SAFETY: a child starts with this thread only.
    unsafe { lock::after_fork_in_child() };
}

fn release() {
    // SAFETY: this thread acquired the locks before the fork. In a child it is the copy of the
    // thread that did.
    drop(unsafe { (*HELD.0.get()).take() });
}
