//! Values that are set while an object is created, and only read afterwards.
//!
//! Trampolines read such a value without a lock: the thread that creates the object is done before
//! another thread gets the handle.

use core::cell::UnsafeCell;
use core::ops::Deref;

/// A value that is replaced only while its object is created.
#[repr(transparent)]
pub(crate) struct Late<T>(UnsafeCell<T>);

// SAFETY: the caller of `set` promises that no other thread reads the value meanwhile. All other
// access is by shared reference to a `Sync` value. Another thread than the reader may set and drop
// the value, which is `Send`.
unsafe impl<T: Send + Sync> Sync for Late<T> {}

impl<T> Late<T> {
    /// The value that holds until it is replaced.
    pub(crate) const fn new(value: T) -> Self {
        Self(UnsafeCell::new(value))
    }

    /// Replaces the value.
    ///
    /// # Safety
    /// The object is being created: no other thread reads the value, and no reference to the value
    /// is alive.
    pub(crate) unsafe fn set(&self, value: T) {
        // SAFETY: the caller promises that nobody else has access, so the value may be replaced.
        drop(unsafe { self.0.get().replace(value) });
    }
}

impl<T> Deref for Late<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        // SAFETY: the caller of `set` promises that nothing reads the value while it is replaced.
        unsafe { &*self.0.get() }
    }
}
