//! A mutex and a condition variable over those of the C library, which valgrind's drd understands.
//!
//! There is no poisoning: what a mutex protects is whole at every unlock. The C library keeps
//! nothing but numbers in a mutex or condition variable that nobody uses, so that they may be moved
//! like any value, and need not be destroyed.

use core::cell::UnsafeCell;
use core::fmt;
use core::marker::PhantomData;
use core::ops::{Deref, DerefMut};

/// A value that one thread at a time has.
pub(crate) struct Mutex<T> {
    raw: UnsafeCell<libc::pthread_mutex_t>,
    value: UnsafeCell<T>,
}

// SAFETY: the value is reached through the guard alone, which one thread at a time has.
unsafe impl<T: Send> Send for Mutex<T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Mutex<T> {}

impl<T> Mutex<T> {
    pub(crate) const fn new(value: T) -> Self {
        Self {
            raw: UnsafeCell::new(libc::PTHREAD_MUTEX_INITIALIZER),
            value: UnsafeCell::new(value),
        }
    }

    /// Waits until no other thread has the value.
    pub(crate) fn lock(&self) -> MutexGuard<'_, T> {
        // SAFETY: `raw` is an initialised mutex, which stays in place as long as the guard.
        unsafe { libc::pthread_mutex_lock(self.raw.get()) };
        MutexGuard { mutex: self, not_send: PhantomData }
    }

    /// Locks the mutex unless another thread holds it.
    pub(crate) fn try_lock(&self) -> Option<MutexGuard<'_, T>> {
        // SAFETY: `raw` is an initialised mutex, which stays in place as long as the guard.
        let result = unsafe { libc::pthread_mutex_trylock(self.raw.get()) };
        (result == 0).then_some(MutexGuard { mutex: self, not_send: PhantomData })
    }
}

impl<T: Default> Default for Mutex<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T> fmt::Debug for Mutex<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Mutex")
    }
}

/// Has the value until it is dropped.
pub(crate) struct MutexGuard<'a, T> {
    mutex: &'a Mutex<T>,
    /// The thread that locked a mutex unlocks it.
    not_send: PhantomData<*const ()>,
}

impl<T> Deref for MutexGuard<'_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        // SAFETY: this thread holds the mutex.
        unsafe { &*self.mutex.value.get() }
    }
}

impl<T> DerefMut for MutexGuard<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: this thread holds the mutex, and this is its only guard.
        unsafe { &mut *self.mutex.value.get() }
    }
}

impl<T> Drop for MutexGuard<'_, T> {
    fn drop(&mut self) {
        // SAFETY: this thread holds the mutex.
        unsafe { libc::pthread_mutex_unlock(self.mutex.raw.get()) };
    }
}

/// Where threads wait for a change of what a mutex protects.
pub(crate) struct Condvar(UnsafeCell<libc::pthread_cond_t>);

// SAFETY: the C library's condition variable is for several threads.
unsafe impl Send for Condvar {}
// SAFETY: as above.
unsafe impl Sync for Condvar {}

impl Condvar {
    pub(crate) const fn new() -> Self {
        Self(UnsafeCell::new(libc::PTHREAD_COND_INITIALIZER))
    }

    /// Waits with the mutex unlocked; may return without a reason.
    pub(crate) fn wait<'a, T>(&self, guard: MutexGuard<'a, T>) -> MutexGuard<'a, T> {
        // SAFETY: both are initialised, and this thread holds the mutex, before and after.
        unsafe { libc::pthread_cond_wait(self.0.get(), guard.mutex.raw.get()) };
        guard
    }

    pub(crate) fn notify_all(&self) {
        // SAFETY: an initialised condition variable.
        unsafe { libc::pthread_cond_broadcast(self.0.get()) };
    }
}

impl fmt::Debug for Condvar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Condvar")
    }
}
