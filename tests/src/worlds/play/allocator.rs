//! The application's allocation callbacks: they count live memory, and refuse a request.

use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use dispatch_tables::vk;

use crate::worlds::world::Memory;

static LIVE: AtomicI64 = AtomicI64::new(0);
/// The requests until the refused one; 0 for none.
static UNTIL_REFUSAL: AtomicU64 = AtomicU64::new(0);

/// Marks memory that these callbacks gave and that is in use.
const MARK: u64 = 0x5ca1_ab1e_0ddb_a115;
/// The bytes before the memory: its mark and its size.
const HEAD: usize = 16;

static CALLBACKS: Callbacks = Callbacks(vk::AllocationCallbacks {
    p_user_data: ptr::null_mut(),
    pfn_allocation: Some(allocate),
    pfn_reallocation: Some(reallocate),
    pfn_free: Some(free),
    pfn_internal_allocation: None,
    pfn_internal_free: None,
});

struct Callbacks(vk::AllocationCallbacks);

// SAFETY: the callbacks have no user data, and their state is atomic.
unsafe impl Sync for Callbacks {}

/// The callbacks of a call; with `Refuse`, the next requests count.
pub(super) fn callbacks(memory: Memory) -> *const vk::AllocationCallbacks {
    UNTIL_REFUSAL
        .store(if let Memory::Refuse(request) = memory { request } else { 0 }, Ordering::Relaxed);
    if memory == Memory::None { ptr::null() } else { &raw const CALLBACKS.0 }
}

/// The number of live pieces of memory.
pub(super) fn live() -> i64 {
    LIVE.load(Ordering::Relaxed)
}

unsafe extern "system" fn allocate(
    _: *mut c_void,
    size: usize,
    alignment: usize,
    _: vk::SystemAllocationScope,
) -> *mut c_void {
    let left = UNTIL_REFUSAL
        .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
    if left == Ok(1) || size == 0 || alignment > HEAD {
        return ptr::null_mut();
    }
    LIVE.fetch_add(1, Ordering::Relaxed);
    // SAFETY: malloc accepts any size. The memory is filled, so that code that relies on zeros fails.
    unsafe {
        let memory = libc::malloc(size + HEAD);
        libc::memset(memory, 0xcd, size + HEAD);
        memory.cast::<u64>().write(MARK);
        memory.cast::<usize>().add(1).write(size);
        memory.byte_add(HEAD)
    }
}

unsafe extern "system" fn free(_: *mut c_void, memory: *mut c_void) {
    if memory.is_null() {
        return;
    }
    // SAFETY: the memory came from `allocate`; if not, the mark differs or the process ends, which is a finding.
    unsafe {
        let start = memory.byte_sub(HEAD);
        if start.cast::<u64>().read() != MARK {
            say!("broken: pfnFree got memory that is not the application's");
            libc::abort();
        }
        start.cast::<u64>().write(0);
        LIVE.fetch_sub(1, Ordering::Relaxed);
        libc::free(start);
    }
}

/// Lists that grow, in the Khronos loader.
unsafe extern "system" fn reallocate(
    user: *mut c_void,
    old: *mut c_void,
    size: usize,
    alignment: usize,
    scope: vk::SystemAllocationScope,
) -> *mut c_void {
    // SAFETY: the old memory came from `allocate`, whose head has its size.
    unsafe {
        let new = allocate(user, size, alignment, scope);
        if !new.is_null() && !old.is_null() {
            let old_size = old.byte_sub(HEAD).cast::<usize>().add(1).read();
            ptr::copy_nonoverlapping(old.cast::<u8>(), new.cast::<u8>(), size.min(old_size));
            free(user, old);
        }
        new
    }
}
