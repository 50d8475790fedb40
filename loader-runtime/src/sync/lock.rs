//! A mutex, built on that of the system: on Unix the C library's, which valgrind's drd knows.
//!
//! There is no poisoning, because the loader does not panic. An unused lock of the system may be
//! moved (`host::locks`).

use core::cell::UnsafeCell;
use core::marker::PhantomData;
use core::ops::{Deref, DerefMut};

use crate::host::locks::RawMutex;

/// A value that one thread at a time accesses.
pub(crate) struct Mutex<T> {
    raw: RawMutex,
    value: UnsafeCell<T>,
}

// SAFETY: only a guard gives access to the value, and moving the mutex moves the value, which is
// `Send`.
unsafe impl<T: Send> Send for Mutex<T> {}
// SAFETY: only a guard gives access to the value, and one thread at a time has a guard.
unsafe impl<T: Send> Sync for Mutex<T> {}

impl<T> Mutex<T> {
    pub(crate) const fn new(value: T) -> Self {
        Self { raw: RawMutex::new(), value: UnsafeCell::new(value) }
    }

    /// Locks the mutex, waiting for other threads.
    pub(crate) fn lock(&self) -> MutexGuard<'_, T> {
        self.raw.lock();
        MutexGuard { mutex: self, not_send: PhantomData }
    }

    /// Locks the mutex unless another thread holds it.
    pub(crate) fn try_lock(&self) -> Option<MutexGuard<'_, T>> {
        // Not `then_some`: dropping a guard that was made in vain would unlock the mutex.
        self.raw.try_lock().then(|| MutexGuard { mutex: self, not_send: PhantomData })
    }
}

/// Gives access to the value; unlocks the mutex when dropped.
pub(crate) struct MutexGuard<'a, T> {
    mutex: &'a Mutex<T>,
    /// Only the thread that locked a mutex may unlock it.
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
        unsafe { self.mutex.raw.unlock() };
    }
}

#[cfg(all(test, not(loom)))]
mod tests;
