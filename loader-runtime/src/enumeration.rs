//! Reads lists that a driver or the chain enumerates by Vulkan's two-call idiom.
//!
//! No count is trusted: one above [`MAX_COUNT`] allocates nothing, and a second count above the
//! first is cut. [`two_calls`] is the other side of the idiom: answers to the application.

pub(crate) mod two_calls;

use core::ptr;

use dispatch_tables::vk;

use crate::memory::{HostAllocator, List, OutOfHostMemory, try_filled};

/// More elements than any driver has. A count above the limit is nonsense, for which the loader
/// allocates nothing (docs/differences.md).
pub(crate) const MAX_COUNT: u32 = 1 << 16;

/// Why a list was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unread {
    /// The call for the number of elements failed.
    Uncounted(vk::Result),
    /// The number is above [`MAX_COUNT`].
    TooMany(u32),
    /// The call for the elements failed.
    Unfilled(vk::Result),
    /// The loader's own allocation failed.
    OutOfHostMemory,
}

impl From<OutOfHostMemory> for Unread {
    fn from(_: OutOfHostMemory) -> Self {
        Self::OutOfHostMemory
    }
}

impl From<Unread> for vk::Result {
    /// The code for callers that treat a nonsensical number as a lack of memory.
    fn from(unread: Unread) -> Self {
        match unread {
            Unread::Uncounted(code) | Unread::Unfilled(code) => code,
            Unread::TooMany(_) | Unread::OutOfHostMemory => Self::ERROR_OUT_OF_HOST_MEMORY,
        }
    }
}

/// The number of elements, which `query` writes to its argument.
pub(crate) fn count(query: impl FnOnce(*mut u32) -> Result<(), vk::Result>) -> Result<u32, Unread> {
    let mut count = 0;
    query(&raw mut count).map_err(Unread::Uncounted)?;
    if count > MAX_COUNT { Err(Unread::TooMany(count)) } else { Ok(count) }
}

/// The elements, `count` at most. `query` gets that number and an array of as many elements.
pub(crate) fn fill<T: Copy + Default>(
    memory: HostAllocator,
    count: u32,
    query: impl FnOnce(*mut u32, *mut T) -> Result<(), vk::Result>,
) -> Result<List<T>, Unread> {
    if count > MAX_COUNT {
        return Err(Unread::TooMany(count));
    }
    let mut list = try_filled(memory, T::default(), count as usize)?;
    let mut filled = count;
    query(&raw mut filled, list.as_mut_ptr()).map_err(Unread::Unfilled)?;
    list.truncate(filled as usize);
    Ok(list)
}

/// The whole list: `query` is called for the number, without an array, and then for the elements.
pub(crate) fn list<T: Copy + Default>(
    memory: HostAllocator,
    query: impl Fn(*mut u32, *mut T) -> Result<(), vk::Result>,
) -> Result<List<T>, Unread> {
    let count = count(|count| query(count, ptr::null_mut()))?;
    fill(memory, count, query)
}

/// An error unless the array was filled. VK_INCOMPLETE fills the array too: the list grew since it
/// was counted.
pub(crate) fn filled(code: vk::Result) -> Result<(), vk::Result> {
    if code == vk::Result::INCOMPLETE { Ok(()) } else { code.result() }
}

#[cfg(test)]
mod tests {
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
}
