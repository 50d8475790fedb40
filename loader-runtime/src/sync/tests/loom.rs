//! loom's mutex and condition variable, with the interface of [`super::lock`].

use std::sync::PoisonError;

use loom::sync;
pub(crate) use loom::sync::MutexGuard;

/// See [`super::lock::Mutex`].
#[derive(Debug)]
pub(crate) struct Mutex<T>(sync::Mutex<T>);

impl<T> Mutex<T> {
    pub(crate) fn new(value: T) -> Self {
        Self(sync::Mutex::new(value))
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// See [`super::lock::Condvar`].
#[derive(Debug)]
pub(super) struct Condvar(sync::Condvar);

impl Condvar {
    pub(crate) fn new() -> Self {
        Self(sync::Condvar::new())
    }

    /// # Safety
    ///
    /// As [`super::lock::Condvar::wait`].
    pub(super) unsafe fn wait<'a, T>(&self, guard: MutexGuard<'a, T>) -> MutexGuard<'a, T> {
        self.0.wait(guard).unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn notify_all(&self) {
        self.0.notify_all();
    }
}
