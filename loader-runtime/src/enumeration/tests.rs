//! Lists of drivers that count wrongly or fail.

use std::cell::Cell;

use super::*;

const NONE: HostAllocator = HostAllocator::NONE;
const LOST: vk::Result = vk::Result::ERROR_DEVICE_LOST;

/// Reads the list of a driver that counts `first` elements, then claims `second`; also returns
/// how many calls the driver saw.
fn read(first: u32, second: u32) -> (Result<Vec<u32>, Unread>, u32) {
    let calls = Cell::new(0);
    let read = list(NONE, |count, array: *mut u32| {
        calls.set(calls.get() + 1);
        // SAFETY: the count is writable, and the array has as many elements as the count says.
        unsafe {
            if array.is_null() {
                *count = first;
            } else {
                for index in 0..*count {
                    *array.add(index as usize) = index + 10;
                }
                *count = second;
            }
        }
        Ok(())
    });
    (read.map(|list| list.to_vec()), calls.get())
}

#[test]
fn a_list_is_counted_then_read() {
    assert_eq!(read(3, 3), (Ok(vec![10, 11, 12]), 2));
    assert_eq!(read(0, 0), (Ok(vec![]), 2));
}

#[test]
fn a_second_count_can_only_shorten_the_list() {
    assert_eq!(read(3, 2), (Ok(vec![10, 11]), 2));
    assert_eq!(read(3, u32::MAX), (Ok(vec![10, 11, 12]), 2));
}

#[test]
fn a_count_above_the_limit_is_not_read() {
    assert_eq!(read(MAX_COUNT, 1), (Ok(vec![10]), 2));
    assert_eq!(read(MAX_COUNT + 1, 1), (Err(Unread::TooMany(MAX_COUNT + 1)), 1));
    let query = |_, _: *mut u32| panic!("nothing is asked for");
    assert_eq!(fill(NONE, u32::MAX, query).err(), Some(Unread::TooMany(u32::MAX)));
}

#[test]
fn a_failure_tells_which_call_failed() {
    let failing = |on_count: bool| {
        list(NONE, move |count, array: *mut u32| {
            // SAFETY: the count is writable.
            unsafe { *count = 1 };
            if array.is_null() == on_count { Err(LOST) } else { Ok(()) }
        })
    };
    assert_eq!(failing(true).err(), Some(Unread::Uncounted(LOST)));
    assert_eq!(failing(false).err(), Some(Unread::Unfilled(LOST)));
}

#[test]
fn incomplete_lists_are_filled() {
    assert_eq!(filled(vk::Result::SUCCESS), Ok(()));
    assert_eq!(filled(vk::Result::INCOMPLETE), Ok(()));
    assert_eq!(filled(vk::Result::NOT_READY), Err(vk::Result::NOT_READY));
}
