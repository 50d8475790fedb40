//! Memory for copies: given in pieces, freed all at once.

use std::cell::{Cell, RefCell};
use std::mem::MaybeUninit;
use std::ptr::NonNull;

/// Bytes of a chunk, unless a piece needs more.
const CHUNK: usize = 2048;

/// Memory for copies, which lives as long as the arena. No piece is ever dropped.
#[derive(Debug, Default)]
pub struct Arena {
    /// Words, so that every piece is aligned for all of Vulkan's types.
    chunks: RefCell<Vec<Chunk>>,
    /// Words of the last chunk that are in use.
    used: Cell<usize>,
}

/// Memory by its pointer: a reference to the whole would end the pointers to earlier pieces.
#[derive(Debug)]
struct Chunk(NonNull<[MaybeUninit<u64>]>);

// SAFETY: a chunk is memory of its own, as a box of numbers is.
unsafe impl Send for Chunk {}

impl Chunk {
    fn new(words: usize) -> Self {
        Self(NonNull::from(Box::leak(Box::new_uninit_slice(words))))
    }
}

impl Drop for Chunk {
    fn drop(&mut self) {
        // SAFETY: `new` made the pointer of a box, and nobody uses pieces after their arena.
        drop(unsafe { Box::from_raw(self.0.as_ptr()) });
    }
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
        let (chunk, used) = match chunks.last() {
            Some(chunk) if chunk.0.len() - used >= words => (chunk.0, used),
            _ => {
                let chunk = Chunk::new(words.max(CHUNK / 8));
                let memory = chunk.0;
                chunks.push(chunk);
                (memory, 0)
            }
        };
        self.used.set(used + words);
        // SAFETY: the chunk has so many words behind those that are in use.
        unsafe { chunk.cast::<u64>().add(used) }.as_ptr().cast()
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
