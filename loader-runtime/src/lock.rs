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
//! The C library's number of the thread identifies the owner: thread-local storage would cost every
//! process that opens the library, and can keep `dlclose` from unloading it.

use core::cell::{Cell, UnsafeCell};
use core::marker::PhantomData;
use core::sync::atomic::Ordering;

use crate::host::threads::{identity, pause};
use crate::sync::{AtomicUsize, Mutex, MutexGuard};

/// The lock of this process.
static LOADER_LOCK: ReentrantLock = ReentrantLock::new();

/// Takes the loader lock, waiting for other threads; returns at once when this thread holds it.
pub(crate) fn acquire() -> Guard {
    LOADER_LOCK.acquire();
    Guard { not_send: PhantomData }
}

/// The thread that holds the lock during its fork; 0 for none.
static FORKING: AtomicUsize = AtomicUsize::new(0);

/// The number of threads that wait for the lock in order to fork. Above 0, other threads do not
/// take the lock unless they hold it already.
static FORKS_WAITING: AtomicUsize = AtomicUsize::new(0);

/// How often a thread that forks tries to take the lock. All attempts together last at least one
/// second: a large driver takes a quarter of a second to open on a busy machine, and the C library
/// cannot open libraries in a child that was forked meanwhile (docs/security.md). The wait has an
/// end because the other thread may wait for the one that forks.
const FORK_ATTEMPTS: usize = 10_000;

/// Takes the lock for a fork. Gives up if another thread holds it for too long.
pub(crate) fn before_fork() {
    FORKS_WAITING.fetch_add(1, Ordering::Relaxed);
    for _ in 0..FORK_ATTEMPTS {
        if LOADER_LOCK.try_acquire() {
            FORKING.store(identity(), Ordering::Relaxed);
            break;
        }
        pause();
    }
    FORKS_WAITING.fetch_sub(1, Ordering::Relaxed);
}

/// Releases what [`before_fork`] took.
pub(crate) fn after_fork_in_parent() {
    if FORKING.load(Ordering::Relaxed) == identity() {
        FORKING.store(0, Ordering::Relaxed);
        LOADER_LOCK.release();
    }
}

/// Releases the lock that [`before_fork`] took. If another thread of the parent held the lock,
/// frees it: the child does not have that thread.
///
/// # Safety
///
/// The process has one thread.
pub(crate) unsafe fn after_fork_in_child() {
    after_fork_in_parent();
    // The child has none of the threads that waited to fork.
    FORKS_WAITING.store(0, Ordering::Relaxed);
    // SAFETY: the caller promises that this is the only thread of the process.
    unsafe { LOADER_LOCK.abandon_to(identity()) };
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
}

/// A mutex that its owner may lock again.
struct ReentrantLock {
    mutex: UnsafeCell<Mutex<()>>,
    /// Identity of the thread that holds `mutex`, 0 for none.
    owner: AtomicUsize,
    /// Accessed by the owner only.
    held: UnsafeCell<Held>,
}

/// State of the owning thread.
struct Held {
    depth: usize,
    guard: Option<MutexGuard<'static, ()>>,
}

// SAFETY: only the thread whose identity is in `owner` accesses `held`, and `owner` is set only
// while `mutex` is held. `mutex` is replaced only while the process has one thread.
unsafe impl Sync for ReentrantLock {}

impl ReentrantLock {
    const fn new() -> Self {
        Self {
            mutex: UnsafeCell::new(Mutex::new(())),
            owner: AtomicUsize::new(0),
            held: UnsafeCell::new(Held { depth: 0, guard: None }),
        }
    }

    fn acquire(&'static self) {
        if !self.acquire_again() {
            while FORKS_WAITING.load(Ordering::Relaxed) != 0 {
                pause();
            }
            self.enter(self.mutex().lock());
        }
    }

    /// Takes the lock if no other thread holds it; returns whether it did.
    fn try_acquire(&'static self) -> bool {
        if self.acquire_again() {
            return true;
        }
        let guard = self.mutex().try_lock();
        guard.map(|guard| self.enter(guard)).is_some()
    }

    /// Takes the lock once more if this thread holds it; returns whether it did.
    fn acquire_again(&'static self) -> bool {
        // Relaxed is enough: only this thread can have stored its identity, and it sees its own
        // stores.
        if self.owner.load(Ordering::Relaxed) != identity() {
            return false;
        }
        // SAFETY: this thread is the owner.
        let held = unsafe { &mut *self.held.get() };
        held.depth = held.depth.saturating_add(1);
        true
    }

    /// Makes this thread the owner.
    fn enter(&'static self, guard: MutexGuard<'static, ()>) {
        self.owner.store(identity(), Ordering::Relaxed);
        // SAFETY: the mutex is held, so this thread is now the owner.
        let held = unsafe { &mut *self.held.get() };
        held.depth = 1;
        held.guard = Some(guard);
    }

    fn mutex(&'static self) -> &'static Mutex<()> {
        // SAFETY: nobody replaces the mutex while there is more than one thread.
        unsafe { &*self.mutex.get() }
    }

    /// Frees the lock unless `thread` holds it.
    ///
    /// # Safety
    ///
    /// The process has one thread, `thread`.
    unsafe fn abandon_to(&'static self, thread: usize) {
        if self.owner.load(Ordering::Relaxed) == thread {
            return;
        }
        // SAFETY: the process has no thread that holds a guard or waits for the mutex, so both
        // values may be replaced. `write` does not drop the old guard, which belongs to the old
        // mutex.
        unsafe {
            self.mutex.get().write(Mutex::new(()));
            self.held.get().write(Held { depth: 0, guard: None });
        }
        self.owner.store(0, Ordering::Relaxed);
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

#[cfg(test)]
mod tests;
