//! A value with several owners, and observers that do not keep it: [`Shared`] and [`Watched`] are
//! what `Arc` and `Weak` are in the standard library, which aborts the process without memory.

use core::fmt;
use core::mem::ManuallyDrop;
use core::ops::Deref;
use core::ptr::NonNull;
use core::sync::atomic::Ordering;

use crate::memory::{Allocated, HostAllocator};
use crate::sync::modelled::AtomicUsize;

/// A value and the numbers of its holders.
struct Counted<T> {
    owners: AtomicUsize,
    /// The observers, and one more while there are owners. The last one frees the memory.
    holders: AtomicUsize,
    value: ManuallyDrop<T>,
}

/// One owner of a value. The last owner drops the value.
pub(crate) struct Shared<T>(NonNull<Counted<T>>);

/// An observer of a value, which finds the value as long as that has owners.
pub(crate) struct Watched<T>(NonNull<Counted<T>>);

// SAFETY: owners on several threads share the value, and the last one, on any thread, drops it.
unsafe impl<T: Send + Sync> Send for Shared<T> {}
// SAFETY: as above.
unsafe impl<T: Send + Sync> Sync for Shared<T> {}
// SAFETY: an observer can become an owner.
unsafe impl<T: Send + Sync> Send for Watched<T> {}
// SAFETY: as above.
unsafe impl<T: Send + Sync> Sync for Watched<T> {}

impl<T> Shared<T> {
    /// The only owner of `value`.
    pub(crate) fn try_new(value: T) -> Allocated<Self> {
        // Without memory the value is dropped.
        let place = HostAllocator::NONE.try_reserve()?;
        let (owners, holders) = (AtomicUsize::new(1), AtomicUsize::new(1));
        let value = ManuallyDrop::new(value);
        // SAFETY: freshly allocated for this value.
        unsafe { place.write(Counted { owners, holders, value }) };
        Ok(Self(place))
    }

    /// An observer of the value.
    pub(crate) fn watch(&self) -> Watched<T> {
        self.counted().holders.fetch_add(1, Ordering::Relaxed);
        Watched(self.0)
    }

    /// Whether both own the same value.
    pub(crate) fn ptr_eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }

    fn counted(&self) -> &Counted<T> {
        // SAFETY: the memory stays while there are owners.
        unsafe { self.0.as_ref() }
    }
}

impl<T> Watched<T> {
    /// Whether the value has owners.
    pub(crate) fn is_owned(&self) -> bool {
        self.owners().load(Ordering::Relaxed) > 0
    }

    /// A further owner, unless the last one is gone.
    pub(crate) fn upgrade(&self) -> Option<Shared<T>> {
        let owners = self.owners();
        let mut known = owners.load(Ordering::Relaxed);
        while known > 0 {
            let more = known.wrapping_add(1);
            match owners.compare_exchange(known, more, Ordering::Acquire, Ordering::Relaxed) {
                Ok(_) => return Some(Shared(self.0)),
                Err(changed) => known = changed,
            }
        }
        None
    }

    fn owners(&self) -> &AtomicUsize {
        // SAFETY: the memory stays while there are observers.
        unsafe { &self.0.as_ref().owners }
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        self.counted().owners.fetch_add(1, Ordering::Relaxed);
        Self(self.0)
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.counted().value
    }
}

impl<T: fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T> Drop for Shared<T> {
    fn drop(&mut self) {
        if self.counted().owners.fetch_sub(1, Ordering::AcqRel) == 1 {
            // The owners' place among the holders.
            let _holder = Watched(self.0);
            // SAFETY: this was the last owner. Observers read the numbers alone.
            unsafe { ManuallyDrop::drop(&mut (*self.0.as_ptr()).value) };
        }
    }
}

impl<T> Drop for Watched<T> {
    fn drop(&mut self) {
        // SAFETY: the memory stays until the last holder frees it.
        if unsafe { self.0.as_ref() }.holders.fetch_sub(1, Ordering::AcqRel) == 1 {
            // SAFETY: `try_new` created it, this was the last holder, and the value is gone.
            unsafe { HostAllocator::NONE.destroy(self.0) };
        }
    }
}

#[cfg(all(test, loom))]
mod loom_tests;
#[cfg(all(test, not(loom)))]
mod tests;
