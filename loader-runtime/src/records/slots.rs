//! Slot indices, which connect an object of the application with its counterpart in every driver,
//! and arrays that grow without moving.
//!
//! A surface, messenger or report callback is one object for the application and one more in each
//! driver. The instance gives the object an index ([`Slots`]); each driver's record has the
//! driver's handle at that index ([`Chunks`]). Handles are read without a lock while other threads
//! add objects, so an array must not move: it grows by chunks, each as large as all chunks before
//! it (callpath.md 5.2, 6.2, 8).

use core::alloc::Layout;
use core::ffi::c_void;
use core::ptr;
use core::ptr::NonNull;
use core::sync::atomic::Ordering;

use allocator_api2::alloc::Allocator as _;
use dispatch_tables::vk;

use crate::lock::{Guard, LockedCell};
use crate::memory::{HostAllocator, OutOfHostMemory};
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
    pub(crate) fn grow_to(&self, index: u32) -> Result<(), OutOfHostMemory> {
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
) -> Result<(), OutOfHostMemory> {
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
fn chunk_layout<T>(number: usize) -> Result<Layout, OutOfHostMemory> {
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

/// One entry of [`Slots`].
#[derive(Clone, Copy)]
struct Slot {
    is_taken: bool,
    /// Whether the application brought `callbacks`.
    has_callbacks: bool,
    callbacks: vk::AllocationCallbacks,
    /// The loader's object behind the index; null while the object is being made.
    object: *mut c_void,
}

// SAFETY: zero is "not taken, no callbacks"; null function pointers are `None`; a `Slot` needs no
// drop.
unsafe impl Zeroed for LockedCell<Slot> {}

/// The index list of one kind of object in an instance: surfaces, messengers or report callbacks.
pub(crate) struct Slots {
    entries: Chunks<LockedCell<Slot>>,
}

impl Slots {
    /// A list without entries.
    pub(crate) fn new(allocator: HostAllocator) -> Self {
        Self { entries: Chunks::new(allocator) }
    }

    /// Takes the lowest free index and remembers `callbacks` with it (callpath.md 5.2 step 2).
    ///
    /// # Errors
    ///
    /// The list is full and cannot grow.
    pub(crate) fn reserve(
        &self,
        lock: &Guard,
        callbacks: Option<vk::AllocationCallbacks>,
    ) -> Result<u32, OutOfHostMemory> {
        let (index, slot) = match self.first_free(lock) {
            Some(found) => found,
            None => {
                let next = self.entries.iter().count();
                self.entries.grow_to(u32::try_from(next).map_err(|_| OutOfHostMemory)?)?;
                self.first_free(lock).ok_or(OutOfHostMemory)?
            }
        };
        let has_callbacks = callbacks.is_some();
        let callbacks = callbacks.unwrap_or_default();
        slot.set(lock, Slot { is_taken: true, has_callbacks, callbacks, object: ptr::null_mut() });
        Ok(index)
    }

    fn first_free(&self, lock: &Guard) -> Option<(u32, &LockedCell<Slot>)> {
        self.entries.iter().find(|(_, slot)| !slot.get(lock).is_taken)
    }

    /// Notes the loader's object behind a taken index, so that the object can be freed when the
    /// application forgets to destroy it.
    pub(crate) fn set_object(&self, lock: &Guard, index: u32, object: *mut c_void) {
        if let Some(slot) = self.entries.get(index) {
            slot.set(lock, Slot { object, ..slot.get(lock) });
        }
    }

    /// The objects behind the taken indices; null for one that is still being made.
    pub(crate) fn objects(&self, lock: &Guard) -> impl Iterator<Item = *mut c_void> {
        let slots = self.entries.iter().map(|(_, slot)| slot.get(lock));
        slots.filter(|slot| slot.is_taken).map(|slot| slot.object)
    }

    /// Gives an index back.
    pub(crate) fn release(&self, lock: &Guard, index: u32) {
        if let Some(slot) = self.entries.get(index) {
            slot.set(lock, Slot { is_taken: false, has_callbacks: false, ..slot.get(lock) });
        }
    }

    /// The callbacks that were remembered with a taken index, if they can stand in for an
    /// allocator: all five functions are there (callpath.md 7.4).
    pub(crate) fn complete_callbacks(
        &self,
        lock: &Guard,
        index: u32,
    ) -> Option<vk::AllocationCallbacks> {
        let Slot { has_callbacks, callbacks, .. } = self.entries.get(index)?.get(lock);
        let complete = has_callbacks
            && callbacks.pfn_allocation.is_some()
            && callbacks.pfn_reallocation.is_some()
            && callbacks.pfn_free.is_some()
            && callbacks.pfn_internal_allocation.is_some()
            && callbacks.pfn_internal_free.is_some();
        complete.then_some(callbacks)
    }
}

#[cfg(all(test, loom))]
mod loom_tests;
#[cfg(all(test, not(loom)))]
mod tests;
