//! Arrays that a driver fills, cuts or refuses to fill.

use std::ptr;

use super::*;

const NONE: HostAllocator = HostAllocator::NONE;

#[derive(Clone, Copy, Default, Debug, PartialEq)]
struct Wide {
    value: u32,
    untouched: u32,
}

/// A driver with three elements, which claims `claimed`.
fn three(claimed: u32, p_count: *mut u32, p_array: *mut u32) -> vk::Result {
    // SAFETY: as any driver, it gets a count and no array, or one with room for as many.
    unsafe {
        if p_array.is_null() {
            *p_count = 3;
            return vk::Result::SUCCESS;
        }
        let room = (*p_count).min(3);
        for index in 0..room {
            *p_array.add(index as usize) = index + 10;
        }
        *p_count = claimed.max(room);
        if room < 3 { vk::Result::INCOMPLETE } else { vk::Result::SUCCESS }
    }
}

fn ask(capacity: u32, claimed: u32) -> (vk::Result, u32, [Wide; 4]) {
    let mut array = [Wide { value: 0, untouched: 5 }; 4];
    let mut count = capacity;
    let store = |wide: &mut Wide, value| {
        wide.value = value;
        ptr::null()
    };
    // SAFETY: the array has four elements, which `capacity` does not exceed.
    let result = unsafe {
        emulate(NONE, &mut count, array.as_mut_ptr(), |c, a| three(claimed, c, a), store, |_, _| ())
    };
    (result, count, array)
}

#[test]
fn elements_are_stored_and_the_rest_is_untouched() {
    let (result, count, array) = ask(4, 0);
    assert_eq!((result, count), (vk::Result::SUCCESS, 3));
    assert_eq!(array.map(|wide| wide.value), [10, 11, 12, 0]);
    assert_eq!(array.map(|wide| wide.untouched), [5; 4]);
}

#[test]
fn a_short_array_is_incomplete() {
    let (result, count, array) = ask(2, 0);
    assert_eq!((result, count), (vk::Result::INCOMPLETE, 2));
    assert_eq!(array.map(|wide| wide.value), [10, 11, 0, 0]);
}

#[test]
fn a_driver_that_claims_too_much_is_not_believed() {
    let (_, count, array) = ask(2, 1000);
    assert_eq!(count, 2);
    assert_eq!(array.map(|wide| wide.value), [10, 11, 0, 0]);
}

#[test]
fn without_an_array_only_the_count_is_asked() {
    let mut count = 77;
    let store = |_: &mut Wide, _| panic!("nothing to store");
    let query = |c, a| three(0, c, a);
    // SAFETY: without an array the count is only written.
    let result =
        unsafe { emulate(NONE, &mut count, ptr::null_mut::<Wide>(), query, store, |_, _| ()) };
    assert_eq!((result, count), (vk::Result::SUCCESS, 3));
}

#[test]
fn a_failing_driver_leaves_count_and_array_alone() {
    let mut count = 1;
    let mut array = [Wide::default()];
    let query = |_, _: *mut u32| vk::Result::ERROR_DEVICE_LOST;
    let store = |_: &mut Wide, _| panic!("nothing to store");
    // SAFETY: the count is the array's length.
    let result = unsafe { emulate(NONE, &mut count, array.as_mut_ptr(), query, store, |_, _| ()) };
    assert_eq!((result, count), (vk::Result::ERROR_DEVICE_LOST, 1));
}
