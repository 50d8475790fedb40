//! Lists of records that are found by a key: the wrappers of physical devices, by handle.
//!
//! Beside the list, the records form a binary tree in which the bits of a key's hash are the way to
//! its record. A search takes about as many steps as the number of records has bits, so that
//! wrapping the devices of a driver takes time in proportion to their number. The branches are part
//! of the records, as the list's links are: adding a record cannot fail and takes no memory from
//! the application's allocator.

use core::iter;
use core::ptr::NonNull;

use crate::lock::Guard;
use crate::records::linked::{Linked, Next, Records};

/// A record that can be in one index.
pub(crate) trait Indexed: Sized {
    /// The addresses that identify the record; they never change.
    fn key(&self) -> Key;
    /// The links to other records.
    fn links(&self) -> &Links<Self>;
}

impl<T: Indexed> Linked for T {
    fn next(&self) -> &Next<Self> {
        &self.links().next
    }
}

/// Two addresses that identify a record together.
pub(crate) type Key = [usize; 2];

/// The links of a record to the following one, and to those below it in the tree, by the next bit
/// of the hash.
pub(crate) struct Links<T> {
    next: Next<T>,
    zero: Next<T>,
    one: Next<T>,
}

impl<T> Links<T> {
    /// Links to no record.
    pub(crate) const fn none() -> Self {
        Self { next: Next::none(), zero: Next::none(), one: Next::none() }
    }
}

/// A list of records, newest first, and the way to each by its key.
pub(crate) struct Index<T> {
    records: Records<T>,
    root: Next<T>,
}

impl<T: Indexed> Index<T> {
    /// An index without records.
    pub(crate) const fn new() -> Self {
        Self { records: Records::new(), root: Next::none() }
    }

    /// The record with this key.
    pub(crate) fn find<'a>(&'a self, lock: &'a Guard, key: Key) -> Option<&'a T> {
        self.way(lock, key).find_map(|link| link.get(lock).filter(|record| record.key() == key))
    }

    /// Adds a record in front of the others. No record has its key yet.
    ///
    /// # Safety
    /// `record` is live until [`Self::pop`] returns it, and is in no other list.
    pub(crate) unsafe fn push(&self, lock: &Guard, record: NonNull<T>) {
        // SAFETY: the caller promises a live record.
        let key = unsafe { record.as_ref() }.key();
        if let Some(end) = self.way(lock, key).last() {
            end.set(lock, record.as_ptr());
        }
        // SAFETY: the caller's promise is that of `Records::push`.
        unsafe { self.records.push(lock, record) };
    }

    /// The records, newest first.
    pub(crate) fn iter<'a>(&'a self, lock: &'a Guard) -> impl Iterator<Item = &'a T> {
        self.records.iter(lock)
    }

    /// Takes the newest record out, and with it the way to every other: no search finds the
    /// records that are left.
    pub(crate) fn pop(&self, lock: &Guard) -> Option<NonNull<T>> {
        self.root.set(lock, core::ptr::null_mut());
        self.records.pop(lock)
    }

    /// The links from the root to the record with this key, or to the empty link where such a
    /// record belongs.
    fn way<'a>(&'a self, lock: &'a Guard, key: Key) -> impl Iterator<Item = &'a Next<T>> {
        let first = (&self.root, hash(key));
        let links = iter::successors(Some(first), move |(link, rest)| {
            let links = link.get(lock)?.links();
            let branch = if rest >> (u64::BITS - 1) == 0 { &links.zero } else { &links.one };
            Some((branch, rest << 1))
        });
        links.map(|(link, _)| link)
    }
}

/// Spreads keys over the whole range, highest bits best: addresses differ in their low bits.
fn hash([first, second]: Key) -> u64 {
    // 2^64 divided by the golden ratio: multiples of it lie evenly over the range.
    const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
    let first = (first as u64).wrapping_mul(SPREAD);
    (first ^ second as u64).wrapping_mul(SPREAD)
}

#[cfg(test)]
mod tests;
