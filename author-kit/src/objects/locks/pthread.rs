//! A mutex and a condition variable of the C library, with the methods of the standard library's that
//! the kit calls. There is no poisoning.
//!
//! On x86-64 Linux, which `--cfg drd` is for, an unused lock is zeros, has at most 48 bytes, and may be
//! moved.

use std::cell::UnsafeCell;
use std::ffi::c_int;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::sync::LockResult;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[repr(C, align(16))]
#[derive(Default)]
struct Raw(UnsafeCell<[u64; 6]>);

/// C's `timespec`.
#[repr(C)]
struct TimeSpec {
    seconds: i64,
    nanoseconds: i64,
}

unsafe extern "C" {
    fn pthread_mutex_lock(mutex: *mut [u64; 6]) -> c_int;
    fn pthread_mutex_unlock(mutex: *mut [u64; 6]) -> c_int;
    fn pthread_cond_wait(condition: *mut [u64; 6], mutex: *mut [u64; 6]) -> c_int;
    fn pthread_cond_timedwait(
        condition: *mut [u64; 6],
        mutex: *mut [u64; 6],
        deadline: *const TimeSpec,
    ) -> c_int;
    fn pthread_cond_broadcast(condition: *mut [u64; 6]) -> c_int;
}

/// A value that one thread at a time accesses.
#[derive(Default)]
pub(crate) struct Mutex<T> {
    raw: Raw,
    value: UnsafeCell<T>,
}

// SAFETY: only a guard gives access to the value, which is `Send`.
unsafe impl<T: Send> Send for Mutex<T> {}
// SAFETY: one thread at a time has a guard.
unsafe impl<T: Send> Sync for Mutex<T> {}

impl<T> Mutex<T> {
    pub(crate) const fn new(value: T) -> Self {
        Self { raw: Raw(UnsafeCell::new([0; 6])), value: UnsafeCell::new(value) }
    }

    pub(crate) fn lock(&self) -> LockResult<MutexGuard<'_, T>> {
        // SAFETY: the mutex is initialized.
        unsafe { pthread_mutex_lock(self.raw.0.get()) };
        Ok(MutexGuard { mutex: self, not_send: PhantomData })
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
        unsafe { pthread_mutex_unlock(self.mutex.raw.0.get()) };
    }
}

/// Lets threads wait for a change of the value behind a mutex.
#[derive(Default)]
pub(crate) struct Condvar(Raw);

// SAFETY: a condition variable without waiting threads may move to another thread.
unsafe impl Send for Condvar {}
// SAFETY: several threads may call the functions of a condition variable.
unsafe impl Sync for Condvar {}

impl Condvar {
    pub(crate) fn wait<'a, T>(&self, guard: MutexGuard<'a, T>) -> LockResult<MutexGuard<'a, T>> {
        // SAFETY: this thread holds the mutex, and holds it again when the function returns.
        unsafe { pthread_cond_wait(self.0.0.get(), guard.mutex.raw.0.get()) };
        Ok(guard)
    }

    /// The caller asks the clock whether the time is over.
    pub(crate) fn wait_timeout<'a, T>(
        &self,
        guard: MutexGuard<'a, T>,
        timeout: Duration,
    ) -> LockResult<(MutexGuard<'a, T>, ())> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let deadline = now.saturating_add(timeout);
        let deadline = TimeSpec {
            seconds: i64::try_from(deadline.as_secs()).unwrap_or(i64::MAX),
            nanoseconds: deadline.subsec_nanos().into(),
        };
        // SAFETY: this thread holds the mutex, and holds it again when the function returns.
        unsafe { pthread_cond_timedwait(self.0.0.get(), guard.mutex.raw.0.get(), &deadline) };
        Ok((guard, ()))
    }

    pub(crate) fn notify_all(&self) {
        // SAFETY: the condition variable is initialized.
        unsafe { pthread_cond_broadcast(self.0.0.get()) };
    }
}
