//! Records that enter and leave a list.

use super::*;
use crate::lock;

struct Record {
    number: u32,
    next: Next<Self>,
}

impl Linked for Record {
    fn next(&self) -> &Next<Self> {
        &self.next
    }
}

fn numbers(records: &Records<Record>, lock: &Guard) -> Vec<u32> {
    records.iter(lock).map(|record| record.number).collect()
}

#[test]
fn records_are_taken_from_anywhere_in_the_list() {
    let lock = lock::acquire();
    let records = Records::new();
    let mut own = [1, 2, 3, 4].map(|number| Record { number, next: Next::none() });
    let own = own.each_mut().map(NonNull::from);
    for record in own {
        // SAFETY: the array outlives the list.
        unsafe { records.push(&lock, record) };
    }
    assert_eq!(numbers(&records, &lock), [4, 3, 2, 1]);
    let [first, second, third, fourth] = own;
    assert_eq!(records.take(&lock, second.as_ptr()), Some(second));
    assert_eq!(records.take(&lock, second.as_ptr()), None);
    assert_eq!(numbers(&records, &lock), [4, 3, 1]);
    assert_eq!(records.take(&lock, first.as_ptr()), Some(first));
    assert_eq!(records.pop(&lock), Some(fourth));
    assert_eq!(numbers(&records, &lock), [3]);
    assert_eq!(records.pop(&lock), Some(third));
    assert_eq!(records.pop(&lock), None);
}
