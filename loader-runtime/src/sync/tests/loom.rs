//! loom's mutex, with the interface of [`super::lock`].

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
