//! Lists of records that each lie in an allocation of their own: the drivers of an instance, the
//! devices of a driver, the wrappers of physical devices.
//!
//! The links are part of the records, so that adding a record cannot fail and takes no memory from
//! the application's allocator. A list does not own its records.

use core::cell::Cell;
use core::iter;
use core::ptr;
use core::ptr::NonNull;

use crate::lock::Guard;

/// A record that can be in one list.
pub(crate) trait Linked: Sized {
    /// The link to the following record.
    fn next(&self) -> &Next<Self>;
}

/// A link to a record; null at the end of the list.
pub(crate) struct Next<T>(Cell<*mut T>);

// SAFETY: the functions of `Records` alone use the pointer, and each takes a guard of the loader
// lock, so that one thread at a time has access.
unsafe impl<T: Sync> Sync for Next<T> {}

impl<T> Next<T> {
    /// A link to no record.
    pub(crate) const fn none() -> Self {
        Self(Cell::new(ptr::null_mut()))
    }

    /// The record that the link points to.
    pub(crate) fn get<'a>(&'a self, _: &'a Guard) -> Option<&'a T> {
        // SAFETY: whoever sets a link promises that the record is live as long as it is linked.
        unsafe { self.0.get().as_ref() }
    }

    /// Points to another record, or to none if `record` is null.
    pub(crate) fn set(&self, _: &Guard, record: *mut T) {
        self.0.set(record);
    }
}

/// A list of records, newest first.
pub(crate) struct Records<T> {
    first: Next<T>,
}

impl<T: Linked> Records<T> {
    /// A list without records.
    pub(crate) const fn new() -> Self {
        Self { first: Next::none() }
    }

    /// The records, newest first.
    pub(crate) fn iter<'a>(&'a self, lock: &'a Guard) -> impl Iterator<Item = &'a T> {
        iter::successors(self.first.get(lock), move |record| record.next().get(lock))
    }

    /// Adds a record in front of the others.
    ///
    /// # Safety
    /// `record` is live as long as it is in the list, and is in no other list.
    pub(crate) unsafe fn push(&self, _: &Guard, record: NonNull<T>) {
        // SAFETY: the record is live.
        unsafe { record.as_ref() }.next().0.set(self.first.0.get());
        self.first.0.set(record.as_ptr());
    }

    /// Takes a record out; `None` if it is not in the list.
    pub(crate) fn take(&self, lock: &Guard, record: *const T) -> Option<NonNull<T>> {
        let mut links = iter::once(&self.first).chain(self.iter(lock).map(Linked::next));
        let link = links.find(|link| ptr::eq(link.0.get(), record))?;
        let taken = NonNull::new(link.0.get())?;
        // SAFETY: the record is in the list, so it is live.
        link.0.set(unsafe { taken.as_ref() }.next().0.get());
        Some(taken)
    }

    /// Takes the newest record out.
    pub(crate) fn pop(&self, lock: &Guard) -> Option<NonNull<T>> {
        self.take(lock, self.first.0.get())
    }
}

#[cfg(test)]
mod tests;
