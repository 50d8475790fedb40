//! Growing arrays (callpath.md 5.2, 8).

use std::sync::atomic::AtomicU64;

use super::*;

#[test]
fn positions_cover_every_index_once() {
    let mut expected = (0, 0);
    for index in 0..5000 {
        let actual = position(index);
        assert_eq!(actual, expected, "index {index}");
        let elements = chunk_layout::<u8>(actual.0).unwrap().size();
        let is_last = actual.1 + 1 == elements;
        expected = if is_last { (actual.0 + 1, 0) } else { (actual.0, actual.1 + 1) };
    }
}

#[test]
fn elements_keep_their_address_while_the_array_grows() {
    let chunks = Chunks::<AtomicU64>::new(HostAllocator::NONE);
    assert!(chunks.get(0).is_none());
    chunks.grow_to(0).unwrap();
    let before = ptr::from_ref(chunks.get(7).unwrap());
    chunks.grow_to(1000).unwrap();
    assert_eq!(before, ptr::from_ref(chunks.get(7).unwrap()));
    assert_eq!(chunks.iter().count(), 1024);
}

#[test]
fn an_index_beyond_the_last_chunk_is_refused() {
    let chunks = Chunks::<AtomicU64>::new(HostAllocator::NONE);
    assert!(chunks.grow_to(u32::MAX).is_err());
    assert!(chunks.get(0).is_none());
}
