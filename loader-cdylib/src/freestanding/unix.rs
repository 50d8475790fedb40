//! The C library's memory.

use core::alloc::{GlobalAlloc, Layout};
use core::ptr;

/// The C library's allocator.
struct Malloc;

#[global_allocator]
static MALLOC: Malloc = Malloc;

/// `malloc` aligns to this much (C11, 7.22.3).
#[cfg(not(target_os = "fuchsia"))]
const MALLOC_ALIGNMENT: usize = align_of::<libc::max_align_t>();
/// As above: `long double` has 16 bytes on every processor of Fuchsia, and `libc` lacks the type.
#[cfg(target_os = "fuchsia")]
const MALLOC_ALIGNMENT: usize = 16;

// SAFETY: `malloc`, `calloc`, `realloc` and `posix_memalign` give memory of the size that is asked
// for, or NULL, aligned to at least what the layout asks for; `free` takes back what any of them
// gave.
unsafe impl GlobalAlloc for Malloc {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.align() <= MALLOC_ALIGNMENT {
            // SAFETY: any size may be asked for.
            return unsafe { libc::malloc(layout.size()) }.cast();
        }
        let mut memory = ptr::null_mut();
        // SAFETY: the alignment is a power of two above that of a pointer.
        match unsafe { libc::posix_memalign(&raw mut memory, layout.align(), layout.size()) } {
            0 => memory.cast(),
            _ => ptr::null_mut(),
        }
    }

    unsafe fn dealloc(&self, memory: *mut u8, _: Layout) {
        // SAFETY: the caller's promise: allocated above.
        unsafe { libc::free(memory.cast()) };
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        if layout.align() <= MALLOC_ALIGNMENT {
            // SAFETY: any size may be asked for.
            return unsafe { libc::calloc(layout.size(), 1) }.cast();
        }
        // SAFETY: the caller's promise; what was allocated is writable for its size.
        unsafe {
            let memory = self.alloc(layout);
            if !memory.is_null() {
                memory.write_bytes(0, layout.size());
            }
            memory
        }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if layout.align() <= MALLOC_ALIGNMENT {
            // SAFETY: the caller's promise: allocated above.
            return unsafe { libc::realloc(memory.cast(), size) }.cast();
        }
        // SAFETY: the caller's promise: the size does not overflow, and `memory` is readable for
        // the smaller of both sizes.
        unsafe {
            let new = self.alloc(Layout::from_size_align_unchecked(size, layout.align()));
            if !new.is_null() {
                new.copy_from_nonoverlapping(memory, layout.size().min(size));
                self.dealloc(memory, layout);
            }
            new
        }
    }
}
