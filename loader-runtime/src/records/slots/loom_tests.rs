//! Every interleaving of threads that grow an array and read it.

use std::collections::BTreeSet;
use std::ptr;
use std::sync::atomic::{AtomicI32 as Counter, AtomicU64, Ordering};

use dispatch_tables::vk;
use loom::sync::Arc;
use loom::thread;

use super::{Chunks, Zeroed};
use crate::memory::HostAllocator;
use crate::sync;

struct Element(AtomicU64);

// SAFETY: zero is an empty element, which needs no drop.
unsafe impl Zeroed for Element {}

/// Blocks that are allocated and not freed.
static BLOCKS: Counter = Counter::new(0);

unsafe extern "system" fn allocate(
    _: *mut std::ffi::c_void,
    size: usize,
    _: usize,
    _: vk::SystemAllocationScope,
) -> *mut std::ffi::c_void {
    BLOCKS.fetch_add(1, Ordering::Relaxed);
    // SAFETY: malloc's memory is aligned for every element here.
    unsafe { libc::malloc(size) }
}

unsafe extern "system" fn free(_: *mut std::ffi::c_void, block: *mut std::ffi::c_void) {
    BLOCKS.fetch_sub(1, Ordering::Relaxed);
    // SAFETY: it came from `allocate`.
    unsafe { libc::free(block) };
}

/// callpath.md 5.2: threads that grow an array at once, and one that reads meanwhile, all see one
/// chunk; the chunk of the loser is freed.
#[test]
fn loom_a_chunk_is_published_once() {
    sync::interleave(|| {
        let callbacks = vk::AllocationCallbacks {
            pfn_allocation: Some(allocate),
            pfn_free: Some(free),
            ..Default::default()
        };
        // SAFETY: the callbacks outlive the model.
        let allocator =
            unsafe { HostAllocator::new(&callbacks, vk::SystemAllocationScope::INSTANCE) };
        let chunks = Arc::new(Chunks::<Element>::new(allocator));
        let address = |chunks: &Chunks<Element>| {
            let element = chunks.get(3)?;
            assert_eq!(element.0.load(Ordering::Relaxed), 0);
            Some(ptr::from_ref(element).addr())
        };
        let threads = [(); 2].map(|()| {
            let chunks = Arc::clone(&chunks);
            thread::spawn(move || {
                chunks.grow_to(3).expect("memory");
                address(&chunks).expect("room was made")
            })
        });
        let seen = address(&chunks);
        let grown = threads.map(|thread| thread.join().expect("the thread"));
        let addresses: BTreeSet<usize> = grown.into_iter().chain(seen).collect();
        assert_eq!(addresses.len(), 1);
        assert_eq!(BLOCKS.load(Ordering::Relaxed), 1);
        drop(chunks);
        assert_eq!(BLOCKS.load(Ordering::Relaxed), 0);
    });
}
