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
pub(crate) trait Indexed: Linked {
    /// The addresses that identify the record; they never change.
    fn key(&self) -> Key;
    /// The branches below the record in the tree.
    fn branches(&self) -> &Branches<Self>;
}

/// Two addresses that identify a record together.
pub(crate) type Key = [usize; 2];

/// The links of a record to the records below it, by the next bit of the hash.
pub(crate) struct Branches<T> {
    zero: Next<T>,
    one: Next<T>,
}

impl<T> Branches<T> {
    /// Links to no record.
    pub(crate) const fn none() -> Self {
        Self { zero: Next::none(), one: Next::none() }
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
            let branches = link.get(lock)?.branches();
            let branch = if rest >> (u64::BITS - 1) == 0 { &branches.zero } else { &branches.one };
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
mod tests {
    use super::*;
    use crate::lock;

    struct Record {
        key: Key,
        next: Next<Self>,
        branches: Branches<Self>,
    }

    impl Linked for Record {
        fn next(&self) -> &Next<Self> {
            &self.next
        }
    }

    impl Indexed for Record {
        fn key(&self) -> Key {
            self.key
        }

        fn branches(&self) -> &Branches<Self> {
            &self.branches
        }
    }

    fn records(keys: impl Iterator<Item = Key>) -> Vec<Record> {
        let record = |key| Record { key, next: Next::none(), branches: Branches::none() };
        keys.map(record).collect()
    }

    fn fill(index: &Index<Record>, lock: &Guard, records: &mut [Record]) {
        for record in records {
            assert!(index.find(lock, record.key).is_none());
            // SAFETY: the records outlive the index.
            unsafe { index.push(lock, NonNull::from(record)) };
        }
    }

    /// Each is found, and in few steps, whatever the distance of the addresses from one another.
    #[test]
    fn a_search_is_short_among_many_records() {
        const COUNT: usize = 1 << 14;
        let lock = lock::acquire();
        let distances = [1, 8, 16, 48, 64, 4096, 0x0001_0001, 1 << 20];
        for keys in distances.into_iter().flat_map(|distance| {
            let address = move |number: usize| 0x7F00_0000 + number * distance;
            let of_one: Vec<Key> = (0..COUNT).map(|number| [7, address(number)]).collect();
            let of_many = (0..COUNT).map(|number| [address(number % 64), address(number / 64)]);
            [of_one, of_many.collect()]
        }) {
            let index = Index::new();
            let mut own = records(keys.iter().copied());
            fill(&index, &lock, &mut own);
            let mut longest = 0;
            for key in keys {
                assert_eq!(index.find(&lock, key).map(|record| record.key), Some(key));
                longest = longest.max(index.way(&lock, key).count());
            }
            assert!(longest <= 4 * COUNT.ilog2() as usize, "{longest} steps");
        }
    }

    /// Keys of one hash, and keys of which one part is equal, are different records.
    #[test]
    fn keys_are_compared_whole() {
        let lock = lock::acquire();
        let index = Index::new();
        let same = [[1, 0], [0, 1_usize.wrapping_mul(0x9E37_79B9_7F4A_7C15_u64 as usize)]];
        #[cfg(target_pointer_width = "64")]
        assert_eq!(hash(same[0]), hash(same[1]));
        let keys = [same[0], same[1], [1, 2], [1, 3], [4, 2]];
        let mut own = records(keys.into_iter());
        fill(&index, &lock, &mut own);
        for key in keys {
            assert_eq!(index.find(&lock, key).map(|record| record.key), Some(key));
        }
        assert!(index.find(&lock, [4, 3]).is_none());
    }

    #[test]
    fn records_come_newest_first_and_leave_in_that_order() {
        let lock = lock::acquire();
        let index = Index::new();
        let mut own = records([[0, 1], [0, 2], [0, 3]].into_iter());
        fill(&index, &lock, &mut own);
        let keys: Vec<Key> = index.iter(&lock).map(|record| record.key).collect();
        assert_eq!(keys, [[0, 3], [0, 2], [0, 1]]);
        for expected in keys {
            let popped = index.pop(&lock).expect("a record");
            // SAFETY: `own` holds the record.
            assert_eq!(unsafe { popped.as_ref() }.key, expected);
            assert!(index.find(&lock, [0, 1]).is_none());
        }
        assert!(index.pop(&lock).is_none());
    }
}
