//! `pNext` chains: the sizes of structures, and copies.
//!
//! The length of a structure is known only for known types, so a copy may fail. Pointers within a
//! structure other than `pNext` stay the application's.

use core::ffi::c_void;
use core::mem::ManuallyDrop;
use core::ptr;
use core::ptr::NonNull;

use dispatch_tables::vk;
use dispatch_tables::vk::chain::structures;

use crate::memory::{HostAllocator, List, OutOfHostMemory, try_filled};

/// A place that holds the address of the next structure: a `pNext`, or a caller's variable.
pub(crate) type NextPointer = *mut *const c_void;

/// The `pNext` of a structure.
///
/// # Safety
/// `structure` points to a structure of a chain.
pub(crate) unsafe fn next_pointer(structure: *const vk::BaseInStructure) -> NextPointer {
    // SAFETY: the caller promises a structure, so that its member has an address.
    unsafe { (&raw const (*structure).p_next).cast_mut().cast() }
}

/// A known structure: its type and its size in bytes.
pub(crate) type Structure = (vk::StructureType, usize);

/// The structure `T`, which has the type `s_type`.
pub(crate) const fn structure<T>(s_type: vk::StructureType) -> Structure {
    assert!(align_of::<T>() <= align_of::<u64>(), "copies consist of words");
    (s_type, size_of::<T>())
}

/// Why a chain was not copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CopyError {
    /// The type of a structure is not a known one.
    UnknownStructure(vk::StructureType),
    /// The allocator refused.
    OutOfHostMemory,
}

impl From<OutOfHostMemory> for CopyError {
    fn from(_: OutOfHostMemory) -> Self {
        Self::OutOfHostMemory
    }
}

/// Copies of structures, back to back, each linked to the next one.
#[derive(Debug)]
pub(crate) struct ChainCopy {
    words: List<u64>,
    /// The `pNext` of the last copy; null if there is none.
    last: NextPointer,
}

/// Copies the structures from `first` up to `end`, which is not copied; all of them for null.
///
/// # Safety
/// `first` is null or a valid chain.
pub(crate) unsafe fn copy(
    first: *const c_void,
    end: *const c_void,
    known: &[Structure],
    memory: HostAllocator,
) -> Result<ChainCopy, CopyError> {
    // SAFETY: the caller promises a valid chain.
    let count = unsafe { word_count(first, end, known)? };
    let words = try_filled(memory, 0_u64, count)?;
    let mut copy = ChainCopy { words, last: ptr::null_mut() };
    let mut place = copy.words.as_mut_ptr();
    // SAFETY: the caller promises a valid chain.
    for original in unsafe { up_to(first, end) } {
        // SAFETY: the structure is part of a valid chain.
        let size = size(unsafe { (*original).s_type }, known)?;
        // SAFETY: a structure is as long as its type says, and `word_count` has counted it.
        unsafe { original.cast::<u8>().copy_to_nonoverlapping(place.cast(), size) };
        copy.lead_to(place.cast());
        // SAFETY: the place holds a copy of a structure now.
        copy.last = unsafe { next_pointer(place.cast()) };
        // SAFETY: at most the end of the words, for the reason above.
        place = unsafe { place.add(size.div_ceil(size_of::<u64>())) };
    }
    Ok(copy)
}

impl ChainCopy {
    /// The first copy; null if there is none.
    pub(crate) fn first(&self) -> *const c_void {
        if self.last.is_null() { ptr::null() } else { self.words.as_ptr().cast() }
    }

    /// Lets the last copy lead to `next`.
    pub(crate) fn lead_to(&mut self, next: *const c_void) {
        // SAFETY: null, or the `pNext` of a copy within `words`, which do not move.
        if let Some(last) = unsafe { self.last.as_mut() } {
            *last = next;
        }
    }

    /// Gives the copies to the caller, who frees them with [`free`].
    pub(crate) fn leak(self) -> NonNull<c_void> {
        let mut words = ManuallyDrop::new(self.words);
        NonNull::from(words.as_mut_slice()).cast()
    }
}

/// Frees what [`ChainCopy::leak`] gave.
///
/// # Safety
/// `copy` came from a whole chain that was copied with the same `known` and `memory`, still has its
/// structures, and is not used any more.
pub(crate) unsafe fn free(copy: NonNull<c_void>, known: &[Structure], memory: HostAllocator) {
    // SAFETY: the copy is a valid chain.
    if let Ok(count) = unsafe { word_count(copy.as_ptr(), ptr::null(), known) } {
        // SAFETY: `copy` was made of a list of as many words from the same allocator.
        drop(unsafe { List::from_raw_parts_in(copy.as_ptr().cast::<u64>(), count, count, memory) });
    }
}

/// The structures from `first` up to `end`.
///
/// # Safety
/// As [`copy`].
unsafe fn up_to(
    first: *const c_void,
    end: *const c_void,
) -> impl Iterator<Item = *const vk::BaseInStructure> {
    // SAFETY: the caller promises a valid chain.
    unsafe { structures(first) }.take_while(move |structure| !ptr::eq(structure.cast(), end))
}

/// The words of the structures from `first` up to `end`.
///
/// # Safety
/// As [`copy`].
unsafe fn word_count(
    first: *const c_void,
    end: *const c_void,
    known: &[Structure],
) -> Result<usize, CopyError> {
    let mut count = 0_usize;
    // SAFETY: the caller promises a valid chain.
    for structure in unsafe { up_to(first, end) } {
        // SAFETY: the structure is part of a valid chain.
        let size = size(unsafe { (*structure).s_type }, known)?;
        count = count.saturating_add(size.div_ceil(size_of::<u64>()));
    }
    Ok(count)
}

fn size(s_type: vk::StructureType, known: &[Structure]) -> Result<usize, CopyError> {
    let found = known.iter().find(|(known, _)| *known == s_type);
    found.map(|(_, size)| *size).ok_or(CopyError::UnknownStructure(s_type))
}

#[cfg(test)]
mod tests;
