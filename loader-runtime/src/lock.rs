//! The loader lock: one process-wide, re-entrant lock (callpath.md 9).
//!
//! It serialises creation, destruction and enumeration of instances and devices, driver and layer
//! time included. Layers, drivers and debug callbacks call back into the loader on the same thread
//! while it is held, so it is re-entrant, and its guard gives no `&mut` to anything: what it
//! protects lies in cells that are never borrowed across such a call.
//!
//! The owner is told by the address of a plain thread-local byte. That thread-local has no
//! destructor, so `dlclose` can really unload the library.

use std::cell::UnsafeCell;
use std::marker::PhantomData;
use std::sync::PoisonError;
use std::sync::atomic::Ordering;

use crate::sync::{AtomicUsize, Mutex, MutexGuard};

/// The lock of this process.
static LOADER_LOCK: ReentrantLock = ReentrantLock::new();

/// Takes the loader lock, waiting for other threads; returns at once when this thread holds it.
pub(crate) fn acquire() -> Guard {
    LOADER_LOCK.acquire();
    Guard { not_send: PhantomData }
}

/// Holds the loader lock until dropped. Guards nest, and may be dropped in any order.
#[must_use]
pub(crate) struct Guard {
    /// The lock belongs to the thread that took it.
    not_send: PhantomData<*const ()>,
}

impl Drop for Guard {
    fn drop(&mut self) {
        LOADER_LOCK.release();
    }
}

/// A mutex that its owner may take again.
struct ReentrantLock {
    mutex: Mutex<()>,
    /// Identity of the thread that holds `mutex`, 0 for none.
    owner: AtomicUsize,
    /// What only the owner touches.
    held: UnsafeCell<Held>,
}

/// State of the owning thread.
struct Held {
    depth: usize,
    guard: Option<MutexGuard<'static, ()>>,
}

// SAFETY: `held` is touched only by the thread whose identity is in `owner`, and `owner` is set
// only while `mutex` is held.
unsafe impl Sync for ReentrantLock {}

impl ReentrantLock {
    const fn new() -> Self {
        Self {
            mutex: Mutex::new(()),
            owner: AtomicUsize::new(0),
            held: UnsafeCell::new(Held { depth: 0, guard: None }),
        }
    }

    fn acquire(&'static self) {
        let me = thread_identity();
        // Relaxed is enough: only this thread can have stored `me`, and it sees its own stores.
        if self.owner.load(Ordering::Relaxed) == me {
            // SAFETY: this thread is the owner.
            let held = unsafe { &mut *self.held.get() };
            held.depth = held.depth.saturating_add(1);
            return;
        }
        // A poisoned mutex protects nothing but the order of entry.
        let guard = self.mutex.lock().unwrap_or_else(PoisonError::into_inner);
        self.owner.store(me, Ordering::Relaxed);
        // SAFETY: the mutex is held, so this thread is now the owner.
        let held = unsafe { &mut *self.held.get() };
        held.depth = 1;
        held.guard = Some(guard);
    }

    fn release(&'static self) {
        // SAFETY: a `Guard` exists on this thread, so it is the owner.
        let held = unsafe { &mut *self.held.get() };
        held.depth = held.depth.saturating_sub(1);
        if held.depth == 0 {
            let guard = held.guard.take();
            self.owner.store(0, Ordering::Relaxed);
            drop(guard);
        }
    }
}

/// A number that no other live thread has, never 0.
fn thread_identity() -> usize {
    thread_local! {
        static MARK: u8 = const { 0 };
    }
    MARK.with(|mark| std::ptr::from_ref(mark).addr())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use super::*;

    #[test]
    fn one_thread_may_take_it_again_and_release_in_any_order() {
        let outer = acquire();
        let inner = acquire();
        drop(outer);
        assert_eq!(LOADER_LOCK.owner.load(Ordering::Relaxed), thread_identity());
        drop(inner);
    }

    #[test]
    fn threads_take_turns_callpath_9() {
        static INSIDE: AtomicU32 = AtomicU32::new(0);
        std::thread::scope(|scope| {
            for _ in 0..8 {
                scope.spawn(|| {
                    for _ in 0..500 {
                        let _outer = acquire();
                        let _inner = acquire();
                        assert_eq!(INSIDE.fetch_add(1, Ordering::SeqCst), 0);
                        INSIDE.fetch_sub(1, Ordering::SeqCst);
                    }
                });
            }
        });
    }
}
