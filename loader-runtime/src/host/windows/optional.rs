//! Functions of system libraries that some versions of Windows lack.

use core::ffi::CStr;
use core::mem;
use core::ptr;

use windows_sys::Win32::System::LibraryLoader::{
    GetProcAddress, LOAD_LIBRARY_SEARCH_SYSTEM32, LoadLibraryExA,
};

/// Finds a function of a library in the system's folder. The library stays loaded: it is the
/// system's, and drivers use it too.
///
/// # Safety
///
/// `F` is the type of the function.
pub(super) unsafe fn function<F: Copy>(library: &CStr, name: &CStr) -> Option<F> {
    const { assert!(size_of::<F>() == size_of::<usize>(), "a pointer to a function") };
    // SAFETY: both are C strings. The caller promises the type of the function.
    unsafe {
        let library =
            LoadLibraryExA(library.as_ptr().cast(), ptr::null_mut(), LOAD_LIBRARY_SEARCH_SYSTEM32);
        if library.is_null() {
            return None;
        }
        let found = GetProcAddress(library, name.as_ptr().cast())?;
        Some(mem::transmute_copy(&found))
    }
}
