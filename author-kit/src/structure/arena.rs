//! Memory for copies: given in pieces, freed all at once.

use std::cell::{Cell, RefCell};
use std::mem::MaybeUninit;

/// Bytes of a chunk, unless a piece needs more.
const CHUNK: usize = 2048;

/// Memory for copies, which lives as long as the arena. No piece is ever dropped.
#[derive(Debug, Default)]
pub struct Arena {
    /// Words, so that every piece is aligned for all of Vulkan's types.
    chunks: RefCell<Vec<Box<[MaybeUninit<u64>]>>>,
    /// Words of the last chunk that are in use.
    used: Cell<usize>,
}

impl Arena {
    /// An arena without memory: the first piece takes some.
    #[must_use]
    pub const fn new() -> Self {
        Self { chunks: RefCell::new(Vec::new()), used: Cell::new(0) }
    }

    /// Memory for so many bytes, aligned to eight.
    pub fn take(&self, bytes: usize) -> *mut u8 {
        let words = bytes.div_ceil(8);
        let mut chunks = self.chunks.borrow_mut();
        let used = self.used.get();
        if chunks.last().is_none_or(|chunk| chunk.len() - used < words) {
            chunks.push(Box::new_uninit_slice(words.max(CHUNK / 8)));
            self.used.set(0);
        }
        let used = self.used.get();
        self.used.set(used + words);
        // A slice keeps the provenance of its part; a chunk has at least one word.
        chunks
            .last_mut()
            .and_then(|chunk| chunk.get_mut(used..))
            .map_or(std::ptr::null_mut(), |piece| piece.as_mut_ptr().cast())
    }

    /// A copy of the value.
    pub fn put<T: Copy>(&self, value: T) -> *mut T {
        const { assert!(align_of::<T>() <= 8) };
        let place = self.take(size_of::<T>()).cast::<T>();
        // SAFETY: the memory is of the value's size and aligned for it.
        unsafe { place.write(value) };
        place
    }

    /// A copy of so many bytes.
    ///
    /// # Safety
    ///
    /// There are so many bytes at `source`.
    pub unsafe fn copy(&self, source: *const u8, bytes: usize) -> *mut u8 {
        let place = self.take(bytes);
        // SAFETY: the caller guarantees the source; the copy is new memory of that size.
        unsafe { source.copy_to_nonoverlapping(place, bytes) };
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_apart_and_aligned_and_stay_where_they_are() {
        let arena = Arena::new();
        let pieces: Vec<_> = (1..200_u64).map(|number| arena.put([number; 3])).collect();
        let large = arena.take(3 * CHUNK);
        // SAFETY: the arena lives on, and the piece is that large.
        unsafe { large.write_bytes(7, 3 * CHUNK) };
        for (piece, number) in pieces.iter().zip(1..) {
            // SAFETY: the arena lives on.
            assert_eq!(unsafe { **piece }, [number; 3]);
        }
        let byte = arena.take(1);
        assert_eq!((byte as usize % 8, arena.take(0) as usize % 8), (0, 0));
        assert_ne!(byte, arena.take(1));
    }
}
