//! An application's memory, which counts what is live and can run out.

use std::alloc::Layout;
use std::ffi::c_void;
use std::ptr::{from_ref, null_mut};
use std::sync::atomic::{AtomicUsize, Ordering};

use author_kit::common::host_memory;
use dispatch_tables::vk;

/// What the application's callbacks gave and may still give.
pub(crate) struct Memory {
    live: AtomicUsize,
    left: AtomicUsize,
}

impl Default for Memory {
    fn default() -> Self {
        Self { live: AtomicUsize::new(0), left: AtomicUsize::new(usize::MAX) }
    }
}

impl Memory {
    /// Callbacks that take from this memory, which must live as long as they.
    pub(crate) fn callbacks(&self) -> vk::AllocationCallbacks {
        vk::AllocationCallbacks {
            p_user_data: from_ref(self).cast_mut().cast(),
            pfn_allocation: Some(allocate),
            pfn_free: Some(free),
            ..Default::default()
        }
    }

    /// The number of allocations that are not freed.
    pub(crate) fn live(&self) -> usize {
        self.live.load(Ordering::Relaxed)
    }

    /// Lets this many allocations succeed from now on.
    pub(crate) fn fail_after(&self, count: usize) {
        self.left.store(count, Ordering::Relaxed);
    }
}

/// Room before the memory for its size.
const HEAD: usize = 16;

unsafe extern "system" fn allocate(
    memory: *mut c_void,
    size: usize,
    alignment: usize,
    _: vk::SystemAllocationScope,
) -> *mut c_void {
    assert!(alignment <= HEAD);
    // SAFETY: the callbacks name a memory that lives.
    let memory = unsafe { &*memory.cast::<Memory>() };
    let take = |left: usize| left.checked_sub(1);
    if memory.left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).is_err() {
        return null_mut();
    }
    memory.live.fetch_add(1, Ordering::Relaxed);
    let layout = Layout::from_size_align(size + HEAD, HEAD).expect("a layout");
    // SAFETY: the size is not 0, and there is room for the size before the memory.
    unsafe {
        let start = std::alloc::alloc(layout);
        start.cast::<usize>().write(layout.size());
        start.add(HEAD).cast()
    }
}

unsafe extern "system" fn free(memory: *mut c_void, freed: *mut c_void) {
    // SAFETY: the callbacks name a memory that lives; `allocate` gave `freed` and wrote the size.
    unsafe {
        (*memory.cast::<Memory>()).live.fetch_sub(1, Ordering::Relaxed);
        let start = freed.cast::<u8>().sub(HEAD);
        let layout = Layout::from_size_align(start.cast::<usize>().read(), HEAD);
        std::alloc::dealloc(start, layout.expect("as above"));
    }
}

/// An object that is too large for any memory needs at least its own size (vkGetBufferMemoryRequirements).
#[test]
fn the_largest_object_needs_more_than_there_is() {
    assert_eq!(host_memory::requirements(u64::MAX).size, u64::MAX);
    assert_eq!(host_memory::requirements(1).size, host_memory::requirements(1).alignment);
}
