//! Emulates a `*2` enumeration through the command without the `2` (callpath.md 1.10, 5.7, 5.9).

use core::ffi::c_void;

use dispatch_tables::vk;

use crate::memory::{HostAllocator, try_filled};

/// Fills an array of extended structures from a driver's enumeration of plain ones, which are read
/// into `memory`.
///
/// `query` is the driver's enumeration. `store` copies one plain structure into an element of the
/// array and returns the element's chain, which `report` gets with the element's index. The
/// driver's count is not trusted: at most as many elements are copied as the caller has room for.
///
/// # Safety
///
/// Vulkan's valid usage of an enumeration: `p_count` can be read and written, and `p_array` is null
/// or has that many elements.
pub(crate) unsafe fn emulate<Plain: Copy + Default, Extended>(
    memory: HostAllocator,
    p_count: *mut u32,
    p_array: *mut Extended,
    query: impl Fn(*mut u32, *mut Plain) -> vk::Result,
    store: impl Fn(&mut Extended, Plain) -> *const c_void,
    report: impl Fn(usize, *const c_void),
) -> vk::Result {
    // SAFETY: the caller promises a readable count.
    let capacity = unsafe { *p_count };
    if capacity == 0 || p_array.is_null() {
        return query(p_count, core::ptr::null_mut());
    }
    let plain = try_filled(memory, Plain::default(), capacity as usize);
    let Ok(mut plain) = plain else {
        return vk::Result::ERROR_OUT_OF_HOST_MEMORY;
    };
    let mut returned = capacity;
    let result = query(&mut returned, plain.as_mut_ptr());
    if result.is_error() {
        return result;
    }
    let returned = returned.min(capacity);
    // SAFETY: the caller promises a writable count.
    unsafe { p_count.write(returned) };
    for (index, plain) in plain.into_iter().take(returned as usize).enumerate() {
        // SAFETY: the index is below `capacity`, the number of elements that the caller promises.
        // No reference is left when `report` delivers a message to the application, which may read
        // the array.
        let chain = store(unsafe { &mut *p_array.add(index) }, plain);
        report(index, chain);
    }
    result
}

#[cfg(test)]
mod tests;
