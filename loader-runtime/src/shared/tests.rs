//! Owners and observers of one value.

use std::sync::atomic::AtomicUsize as Counter;

use std::ptr;

use super::*;

/// Counts its ends.
struct Ended<'a>(&'a Counter);

impl Drop for Ended<'_> {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn the_last_owner_drops_the_value_and_observers_find_none() {
    let ends = Counter::new(0);
    let first = Shared::try_new(Ended(&ends)).unwrap();
    let observer = first.watch();
    let second = observer.upgrade().unwrap();
    assert!(first.ptr_eq(&second) && ptr::eq(&raw const *first, &raw const *second));
    drop(first);
    assert_eq!(ends.load(Ordering::Relaxed), 0);
    drop(second.clone());
    drop(second);
    assert_eq!(ends.load(Ordering::Relaxed), 1);
    assert!(!observer.is_owned() && observer.upgrade().is_none());
    drop(observer);
    assert_eq!(ends.load(Ordering::Relaxed), 1);
}
