//! Reads texts through the pointers of Vulkan commands.

use std::ffi::{CStr, CString, c_char};

use author_kit::driver::slice;

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
    unsafe { slice(names, count).iter().filter_map(|&name| text(name)).collect() }
}

/// A configured text as C has it, without what follows a NUL.
pub(crate) fn c_text(text: &str) -> CString {
    CString::new(text.split('\0').next().unwrap_or_default()).unwrap_or_default()
}
