//! Growing arrays, and indices that are taken and given back (callpath.md 5.2, 8).

use std::sync::atomic::AtomicU64;

use super::*;
use crate::lock;

unsafe extern "system" fn refuse(
    _: *mut c_void,
    _: usize,
    _: usize,
    _: vk::SystemAllocationScope,
) -> *mut c_void {
    ptr::null_mut()
}

unsafe extern "system" fn refuse_again(
    _: *mut c_void,
    _: *mut c_void,
    _: usize,
    _: usize,
    _: vk::SystemAllocationScope,
) -> *mut c_void {
    ptr::null_mut()
}

unsafe extern "system" fn free_nothing(_: *mut c_void, _: *mut c_void) {}

unsafe extern "system" fn ignore(
    _: *mut c_void,
    _: usize,
    _: vk::InternalAllocationType,
    _: vk::SystemAllocationScope,
) {
}

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
fn released_slots_are_taken_again_lowest_first() {
    let lock = lock::acquire();
    let slots = Slots::new(HostAllocator::NONE);
    let taken: Vec<u32> = (0..40).map(|_| slots.reserve(&lock, None).unwrap()).collect();
    assert_eq!(taken, (0..40).collect::<Vec<u32>>());
    slots.release(&lock, 31);
    slots.release(&lock, 3);
    assert_eq!(slots.objects(&lock).count(), 38);
    assert_eq!(slots.reserve(&lock, None), Ok(3));
    assert_eq!(slots.reserve(&lock, None), Ok(31));
    assert_eq!(slots.reserve(&lock, None), Ok(40));
}

#[test]
fn a_refused_allocation_is_reported() {
    let callbacks = vk::AllocationCallbacks {
        pfn_allocation: Some(refuse),
        pfn_free: Some(free_nothing),
        ..Default::default()
    };
    let allocator =
        // SAFETY: the functions keep to the specification of callbacks.
        unsafe { HostAllocator::new(&callbacks, vk::SystemAllocationScope::INSTANCE) };
    let lock = lock::acquire();
    let slots = Slots::new(allocator);
    assert_eq!(slots.reserve(&lock, None), Err(OutOfHostMemory));
    assert_eq!(slots.objects(&lock).count(), 0);
}

#[test]
fn incomplete_callbacks_are_not_handed_out() {
    let lock = lock::acquire();
    let all = vk::AllocationCallbacks {
        pfn_allocation: Some(refuse),
        pfn_reallocation: Some(refuse_again),
        pfn_free: Some(free_nothing),
        pfn_internal_allocation: Some(ignore),
        pfn_internal_free: Some(ignore),
        ..Default::default()
    };
    let are_handed_out = |callbacks| {
        let slots = Slots::new(HostAllocator::NONE);
        let index = slots.reserve(&lock, callbacks).unwrap();
        slots.complete_callbacks(&lock, index).is_some()
    };
    assert!(are_handed_out(Some(all)));
    for incomplete in [
        vk::AllocationCallbacks { pfn_allocation: None, ..all },
        vk::AllocationCallbacks { pfn_reallocation: None, ..all },
        vk::AllocationCallbacks { pfn_free: None, ..all },
        vk::AllocationCallbacks { pfn_internal_allocation: None, ..all },
        vk::AllocationCallbacks { pfn_internal_free: None, ..all },
    ] {
        assert!(!are_handed_out(Some(incomplete)));
    }
    assert!(!are_handed_out(None));
}

#[test]
fn an_index_beyond_the_last_chunk_is_refused() {
    let chunks = Chunks::<AtomicU64>::new(HostAllocator::NONE);
    assert!(chunks.grow_to(u32::MAX).is_err());
    assert!(chunks.get(0).is_none());
}
