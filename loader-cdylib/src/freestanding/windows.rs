//! The C library's memory.

use core::alloc::{GlobalAlloc, Layout};

/// The C library's allocator of aligned memory.
struct Malloc;

#[global_allocator]
static MALLOC: Malloc = Malloc;

// SAFETY: the functions give memory of the size and alignment that is asked for, or NULL, and
// `aligned_free` takes back what the others gave.
unsafe impl GlobalAlloc for Malloc {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the alignment of a layout is a power of two.
        unsafe { libc::aligned_malloc(layout.size(), layout.align()) }.cast()
    }

    unsafe fn dealloc(&self, memory: *mut u8, _: Layout) {
        // SAFETY: the caller's promise: allocated above.
        unsafe { libc::aligned_free(memory.cast()) };
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: the caller's promise: allocated above with this alignment.
        unsafe { libc::aligned_realloc(memory.cast(), size, layout.align()) }.cast()
    }
}
