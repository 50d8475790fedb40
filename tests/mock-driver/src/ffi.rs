//! Reads and writes through the pointers of Vulkan commands.

use std::ffi::{CStr, c_char, c_void};
use std::{ptr, slice};

use dispatch_tables::vk;

/// The `count` items at `items`; none if `items` is NULL or `count` is 0.
///
/// # Safety
///
/// `items` is NULL or points to `count` items that stay valid for the life of the result.
pub(crate) unsafe fn list<'a, T>(items: *const T, count: u32) -> &'a [T] {
    if items.is_null() || count == 0 {
        return &[];
    }
    // SAFETY: the caller guarantees that a non-NULL `items` points to `count` items.
    unsafe { slice::from_raw_parts(items, count as usize) }
}

/// A C string as text; None for NULL.
///
/// # Safety
///
/// `text` is NULL or a C string.
pub(crate) unsafe fn text(text: *const c_char) -> Option<String> {
    if text.is_null() {
        return None;
    }
    // SAFETY: the caller guarantees that a non-NULL `text` is a C string.
    let text = unsafe { CStr::from_ptr(text) };
    Some(text.to_string_lossy().into_owned())
}

/// The `count` C strings at `names`.
///
/// # Safety
///
/// `names` is NULL or points to `count` C strings.
pub(crate) unsafe fn names(names: *const *const c_char, count: u32) -> Vec<String> {
    // SAFETY: the caller guarantees that a non-NULL `names` points to `count` C strings.
    unsafe { list(names, count).iter().filter_map(|&name| text(name)).collect() }
}

/// Vulkan's two-call idiom: writes the count if `out` is NULL, otherwise as many items as fit.
///
/// # Safety
///
/// `count` is writable, and `out` is NULL or has room for `*count` items.
pub(crate) unsafe fn enumerate<T: Clone>(items: &[T], count: *mut u32, out: *mut T) -> vk::Result {
    // SAFETY: the caller makes the same guarantees to this function.
    unsafe { enumerate_with(items, count, out, |slot, item| *slot = item.clone()) }
}

/// [`enumerate`] for elements that the caller initialised: `fill` writes an item into such an
/// element, and may follow its chain.
///
/// # Safety
///
/// As for [`enumerate`]; the elements at `out` are initialised as Vulkan requires.
pub(crate) unsafe fn enumerate_with<S, T>(
    items: &[S],
    count: *mut u32,
    out: *mut T,
    fill: impl Fn(&mut T, &S),
) -> vk::Result {
    let total = u32::try_from(items.len()).unwrap_or(u32::MAX);
    // SAFETY: the caller guarantees that `count` is writable, and that a non-NULL `out` has
    // `*count` elements.
    let (count, out) = unsafe {
        let room = *count;
        (
            &mut *count,
            if out.is_null() { None } else { Some(slice::from_raw_parts_mut(out, room as usize)) },
        )
    };
    let Some(out) = out else {
        *count = total;
        return vk::Result::SUCCESS;
    };
    let written = total.min(*count);
    for (slot, item) in out.iter_mut().zip(items) {
        fill(slot, item);
    }
    *count = written;
    if written < total { vk::Result::INCOMPLETE } else { vk::Result::SUCCESS }
}

/// The first structure of type `s_type` in a chain, or NULL.
///
/// # Safety
///
/// `chain` is NULL or a valid Vulkan structure chain.
pub(crate) unsafe fn find_in_chain<T>(chain: *const c_void, s_type: vk::StructureType) -> *mut T {
    let mut next = chain.cast::<vk::BaseInStructure>();
    while !next.is_null() {
        // SAFETY: the caller guarantees a valid chain, and `next` is not NULL.
        let node = unsafe { &*next };
        if node.s_type == s_type {
            return next.cast::<T>().cast_mut();
        }
        next = node.p_next;
    }
    ptr::null_mut()
}

/// Copies `text` into one of Vulkan's fixed-size character arrays, truncated to its size.
pub(crate) fn copy_text(text: &str, field: &mut [c_char]) {
    let room = field.len() - 1;
    for (slot, byte) in field.iter_mut().zip(text.bytes().take(room)) {
        *slot = byte as c_char;
    }
}
