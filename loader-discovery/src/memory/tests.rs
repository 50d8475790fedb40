//! The functions that grow lists and texts.

use super::{Collect as _, Grow as _, OutOfMemory, TryClone as _, joined, lossy, one, text};

#[test]
fn values_are_appended_and_inserted_in_order() {
    let mut list = one(1).unwrap();
    list.try_extend([3, 4]).unwrap();
    list.try_insert(1, 2).unwrap();
    list.try_insert(9, 5).unwrap();
    list.try_extend_from_slice(&[6, 7]).unwrap();
    assert_eq!(list, [1, 2, 3, 4, 5, 6, 7]);
}

#[test]
fn a_refusal_leaves_the_list_as_it_was() {
    let mut list = vec![(); usize::MAX];
    assert_eq!(list.try_push(()), Err(OutOfMemory));
    assert_eq!(list.len(), usize::MAX);
    let mut list = vec![1_u64];
    assert_eq!(list.make_room(usize::MAX), Err(OutOfMemory));
    assert_eq!(list, [1]);
}

#[test]
fn the_first_refusal_ends_a_list() {
    let results = [Ok(1), Err(OutOfMemory), Ok(3)];
    assert_eq!(results.into_iter().try_gather(), Err(OutOfMemory));
    assert_eq!([1, 2].into_iter().try_list(), Ok(vec![1, 2]));
}

#[test]
fn texts_are_joined_copied_and_made_valid() {
    assert_eq!(joined(&[b"a", b"", b"bc"]).unwrap(), b"abc");
    assert_eq!(text("driver").unwrap().try_clone().unwrap(), "driver");
    assert_eq!(lossy(b"a\xffb\xc3").unwrap(), String::from_utf8_lossy(b"a\xffb\xc3"));
}
