//! The system's locks: each is one word, which may be moved while no thread uses it and need not be
//! destroyed.

use core::cell::UnsafeCell;

use windows_sys::Win32::System::Threading::{
    AcquireSRWLockExclusive, ReleaseSRWLockExclusive, SRWLOCK, SRWLOCK_INIT,
    TryAcquireSRWLockExclusive,
};

/// A mutex without a value.
pub(crate) struct RawMutex(UnsafeCell<SRWLOCK>);

impl RawMutex {
    pub(crate) const fn new() -> Self {
        Self(UnsafeCell::new(SRWLOCK_INIT))
    }

    /// Locks the mutex, waiting for other threads.
    pub(crate) fn lock(&self) {
        // SAFETY: an initialised lock.
        unsafe { AcquireSRWLockExclusive(self.0.get()) };
    }

    /// Locks the mutex unless a thread holds it; returns whether it did.
    pub(crate) fn try_lock(&self) -> bool {
        // SAFETY: an initialised lock.
        unsafe { TryAcquireSRWLockExclusive(self.0.get()) }
    }

    /// # Safety
    ///
    /// This thread holds the mutex.
    pub(crate) unsafe fn unlock(&self) {
        // SAFETY: an initialised lock, which this thread holds.
        unsafe { ReleaseSRWLockExclusive(self.0.get()) };
    }
}
