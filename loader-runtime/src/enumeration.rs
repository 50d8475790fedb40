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
mod tests;
