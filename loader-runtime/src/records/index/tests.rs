//! Searches by key among many records.

use super::*;
use crate::lock;

struct Record {
    key: Key,
    links: Links<Self>,
}

impl Indexed for Record {
    fn key(&self) -> Key {
        self.key
    }

    fn links(&self) -> &Links<Self> {
        &self.links
    }
}

fn records(keys: impl Iterator<Item = Key>) -> Vec<Record> {
    let record = |key| Record { key, links: Links::none() };
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
