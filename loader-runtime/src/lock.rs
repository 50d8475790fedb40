//! The loader lock: one process-wide, re-entrant lock (callpath.md 9).
//!
//! The lock serialises creation, destruction and enumeration of instances and devices, including
//! the time that layers and drivers take. Layers, drivers and debug callbacks call back into the
//! loader on the thread that holds the lock, so the lock is re-entrant.
//!
//! A function that needs the lock takes `&Guard`: whoever has a guard is on the thread that holds
//! the lock. Because other guards of the same thread may exist, a guard gives no `&mut` and no
//! borrow. The values that the lock protects lie in [`LockedCell`]s and in lists of records, which
//! lend nothing across a call into a layer, driver, allocator or callback.
//!
//! The address of a plain thread-local byte identifies the owner. That thread-local has no
//! destructor, so `dlclose` can really unload the library.

use std::cell::{Cell, UnsafeCell};
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
///
/// A reference to a guard proves that the current thread holds the lock: a guard cannot be sent to
/// or shared with another thread.
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

/// A value that only the holder of the loader lock reads and writes.
#[repr(transparent)]
pub(crate) struct LockedCell<T>(Cell<T>);

// SAFETY: reading or writing through a shared reference takes a guard, and the guards of all
// threads belong to one lock, so that one thread at a time has access. A value may change threads
// because it is `Send`.
unsafe impl<T: Send> Sync for LockedCell<T> {}

impl<T> LockedCell<T> {
    /// A cell that holds `value`.
    pub(crate) const fn new(value: T) -> Self {
        Self(Cell::new(value))
    }

    /// A copy of the value.
    pub(crate) fn get(&self, _: &Guard) -> T
    where
        T: Copy,
    {
        self.0.get()
    }

    /// Replaces the value.
    pub(crate) fn set(&self, _: &Guard, value: T) {
        self.0.set(value);
    }

    /// Takes the value out and leaves the default.
    pub(crate) fn take(&self, _: &Guard) -> T
    where
        T: Default,
    {
        self.0.take()
    }

    /// The value of a cell that nobody else has access to.
    pub(crate) fn get_mut(&mut self) -> &mut T {
        self.0.get_mut()
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
