//! Arrays that grow without moving.
//!
//! Handles of drivers are read without a lock while other threads add objects, so an array must not
//! move: it grows by chunks, each as large as all chunks before it (callpath.md 5.2, 6.2, 8).

use core::alloc::Layout;
use core::ptr;
use core::ptr::NonNull;
use core::sync::atomic::Ordering;

use allocator_api2::alloc::Allocator as _;

use crate::memory::{Allocated, HostAllocator, OutOfHostMemory};
use crate::sync::modelled;

/// Elements in the first chunk, and so in a list that was never doubled (callpath.md 8).
const FIRST_CHUNK: u32 = 32;

/// Chunks in a full array: 32 elements doubled 23 times, more objects than fit into memory.
const CHUNK_COUNT: usize = 24;

/// A type whose all-zero bytes are its empty value.
///
/// # Safety
///
/// A zeroed allocation must be a valid value of the type, and the type must not need dropping.
pub(crate) unsafe trait Zeroed {}

/// A growing array whose elements never move. Elements are reached by shared reference, and change
/// if their type allows it.
pub(crate) struct Chunks<T> {
    chunks: [modelled::AtomicPtr<T>; CHUNK_COUNT],
    allocator: HostAllocator,
}

// SAFETY: threads share elements, which are `Sync`. A thread that grows the array calls the
// application's allocator from a command, as Vulkan allows on any thread.
unsafe impl<T: Sync> Sync for Chunks<T> {}

impl<T: Zeroed> Chunks<T> {
    /// An array that holds nothing and has allocated nothing.
    pub(crate) fn new(allocator: HostAllocator) -> Self {
        Self {
            chunks: core::array::from_fn(|_| modelled::AtomicPtr::new(ptr::null_mut())),
            allocator,
        }
    }

    /// The element at `index`, or `None` where the array has not grown that far.
    pub(crate) fn get(&self, index: u32) -> Option<&T> {
        let (chunk, offset) = position(index);
        let first = NonNull::new(self.chunks.get(chunk)?.load(Ordering::Acquire))?;
        // SAFETY: a chunk pointer is published after `chunk_layout(chunk)` zeroed elements were
        // allocated for it, `position` keeps the offset below their number, and the chunk lives as
        // long as `self`.
        Some(unsafe { first.add(offset).as_ref() })
    }

    /// Makes room for `index`.
    ///
    /// # Errors
    ///
    /// The allocator refuses, or the array is full. Existing elements stay.
    pub(crate) fn grow_to(&self, index: u32) -> Allocated<()> {
        let (last, _) = position(index);
        if last >= CHUNK_COUNT {
            return Err(OutOfHostMemory);
        }
        self.chunks
            .iter()
            .enumerate()
            .take(last.saturating_add(1))
            .filter(|(_, chunk)| chunk.load(Ordering::Acquire).is_null())
            .try_for_each(|(number, chunk)| add_chunk(chunk, number, self.allocator))
    }

    /// Every element with its index, in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u32, &T)> {
        (0..).map_while(|index| Some((index, self.get(index)?)))
    }
}

impl<T> Drop for Chunks<T> {
    fn drop(&mut self) {
        for (number, chunk) in self.chunks.iter().enumerate() {
            let first = NonNull::new(chunk.load(Ordering::Relaxed));
            if let (Some(first), Ok(layout)) = (first, chunk_layout::<T>(number)) {
                // SAFETY: `add_chunk` allocated this block with the same layout and allocator;
                // elements need no drop.
                unsafe { self.allocator.deallocate(first.cast(), layout) };
            }
        }
    }
}

/// Allocates one zeroed chunk and publishes it, unless another thread has published one meanwhile.
fn add_chunk<T: Zeroed>(
    chunk: &modelled::AtomicPtr<T>,
    number: usize,
    allocator: HostAllocator,
) -> Allocated<()> {
    let layout = chunk_layout::<T>(number)?;
    let first = allocator.allocate_zeroed(layout)?.cast::<T>();
    let published = chunk.compare_exchange(
        ptr::null_mut(),
        first.as_ptr(),
        Ordering::AcqRel,
        Ordering::Acquire,
    );
    if published.is_err() {
        // SAFETY: the block was allocated above with this layout and was never published.
        unsafe { allocator.deallocate(first.cast(), layout) };
    }
    Ok(())
}

/// Chunk 0 holds the first 32 elements, chunk n > 0 as many as all chunks before it together.
fn chunk_layout<T>(number: usize) -> Allocated<Layout> {
    let doublings = u32::try_from(number.saturating_sub(1)).map_err(|_| OutOfHostMemory)?;
    let elements = FIRST_CHUNK.checked_shl(doublings).ok_or(OutOfHostMemory)?;
    let elements = usize::try_from(elements).map_err(|_| OutOfHostMemory)?;
    Layout::array::<T>(elements).map_err(|_| OutOfHostMemory)
}

/// The chunk of an index and the offset within it.
fn position(index: u32) -> (usize, usize) {
    let Some(doublings) = index.checked_div(FIRST_CHUNK).and_then(u32::checked_ilog2) else {
        return (0, index as usize);
    };
    let start = FIRST_CHUNK << doublings;
    ((doublings as usize).saturating_add(1), index.saturating_sub(start) as usize)
}

#[cfg(all(test, loom))]
mod loom_tests;
#[cfg(all(test, not(loom)))]
mod tests;
