//! The system's locks: each is one word, which may be moved while no thread uses it and need not be
//! destroyed.

use core::cell::UnsafeCell;

use windows_sys::Win32::System::Threading::{
    AcquireSRWLockExclusive, CONDITION_VARIABLE, CONDITION_VARIABLE_INIT, INFINITE,
    ReleaseSRWLockExclusive, SRWLOCK, SRWLOCK_INIT, SleepConditionVariableSRW,
    TryAcquireSRWLockExclusive, WakeAllConditionVariable,
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

/// A condition variable.
pub(crate) struct RawCondvar(UnsafeCell<CONDITION_VARIABLE>);

impl RawCondvar {
    pub(crate) const fn new() -> Self {
        Self(UnsafeCell::new(CONDITION_VARIABLE_INIT))
    }

    /// Unlocks the mutex, waits, and locks it again; may return without a notification.
    ///
    /// # Safety
    ///
    /// This thread holds the mutex, and all threads that wait here do so with this mutex.
    pub(crate) unsafe fn wait(&self, mutex: &RawMutex) {
        // SAFETY: both are initialised, and the caller's promise is that of the function.
        unsafe { SleepConditionVariableSRW(self.0.get(), mutex.0.get(), INFINITE, 0) };
    }

    pub(crate) fn notify_all(&self) {
        // SAFETY: an initialised condition variable.
        unsafe { WakeAllConditionVariable(self.0.get()) };
    }
}
