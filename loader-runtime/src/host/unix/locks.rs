//! The C library's locks. An unused mutex is plain numbers and may be moved while no thread uses it.
//! On FreeBSD, DragonFly and OpenBSD the C library allocates memory at its first use, so there a
//! mutex is destroyed; elsewhere it holds no memory.

use core::cell::UnsafeCell;

/// A mutex without a value.
pub(crate) struct RawMutex(UnsafeCell<libc::pthread_mutex_t>);

impl RawMutex {
    pub(crate) const fn new() -> Self {
        Self(UnsafeCell::new(libc::PTHREAD_MUTEX_INITIALIZER))
    }

    /// Locks the mutex, waiting for other threads.
    pub(crate) fn lock(&self) {
        // SAFETY: an initialised mutex.
        unsafe { libc::pthread_mutex_lock(self.0.get()) };
    }

    /// Locks the mutex unless a thread holds it; returns whether it did.
    pub(crate) fn try_lock(&self) -> bool {
        // SAFETY: an initialised mutex.
        unsafe { libc::pthread_mutex_trylock(self.0.get()) == 0 }
    }

    /// # Safety
    ///
    /// This thread holds the mutex.
    pub(crate) unsafe fn unlock(&self) {
        // SAFETY: an initialised mutex, which this thread holds.
        unsafe { libc::pthread_mutex_unlock(self.0.get()) };
    }
}

/// The C library frees what it allocated. Nobody uses a value that is dropped.
#[cfg(any(target_os = "freebsd", target_os = "dragonfly", target_os = "openbsd"))]
impl Drop for RawMutex {
    fn drop(&mut self) {
        // SAFETY: an initialised mutex, which nobody holds.
        unsafe { libc::pthread_mutex_destroy(self.0.get_mut()) };
    }
}
