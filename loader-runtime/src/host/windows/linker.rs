//! The dynamic linker.

use alloc::vec::Vec;
use core::ffi::{CStr, c_void};
use core::mem;
use core::ptr::{self, NonNull};

use loader_discovery::Grown;
use loader_discovery::event::line::Line;
use loader_discovery::memory::joined;
use loader_discovery::system::windows::is_whole;
use windows_sys::Win32::Foundation::{ERROR_MOD_NOT_FOUND, FreeLibrary, GetLastError, HMODULE};
use windows_sys::Win32::System::LibraryLoader::{
    GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS, GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT,
    GetModuleFileNameW, GetModuleHandleExW, GetProcAddress, LOAD_LIBRARY_SEARCH_DEFAULT_DIRS,
    LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR, LoadLibraryExW, LoadLibraryW,
};

use crate::host::windows::text::{filled, wide_path};
use crate::host::{Refusal, RefusalKind};

/// The function that opens libraries.
pub(crate) const OPEN: &str = "LoadLibraryW";

/// An open library.
pub(crate) type Handle = NonNull<c_void>;

/// Opens the library at `path`. If one of its dependencies is missing, opens it once more with its
/// own folder in the search (drivers.md C.4), for which the system wants the whole path.
///
/// # Errors
///
/// The number of the system's error, and a text with it, as the contract has it (drivers.md E.6).
///
/// # Safety
///
/// Runs the initialisers of the library.
pub(crate) unsafe fn open(path: &[u8]) -> Result<Handle, Refusal> {
    let wide = wide_path(path)?;
    let folders = LOAD_LIBRARY_SEARCH_DEFAULT_DIRS | LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR;
    let is_whole = is_whole(path);
    // SAFETY: `wide` ends with a NUL, and the caller accepts that initialisers run.
    let (handle, number) = unsafe {
        let mut handle = LoadLibraryW(wide.as_ptr());
        if handle.is_null() && is_whole && GetLastError() == ERROR_MOD_NOT_FOUND {
            handle = LoadLibraryExW(wide.as_ptr(), ptr::null_mut(), folders);
        }
        (handle, GetLastError())
    };
    NonNull::new(handle).ok_or_else(|| {
        let digits = Line::of(&number);
        let words = joined(&[
            b"Failed to open dynamic library \"",
            path,
            b"\" with error ",
            digits.as_bytes(),
        ]);
        words.map_or_else(Refusal::from, |words| {
            let kind = RefusalKind::of_windows(number);
            Refusal { kind, words }
        })
    })
}

/// Whether the system searches for this name.
pub(crate) fn is_bare(name: &[u8]) -> bool {
    !name.iter().any(|byte| matches!(byte, b'\\' | b'/' | b':'))
}

/// The function of this library; NULL if there is none.
///
/// # Safety
///
/// The library is open.
pub(crate) unsafe fn symbol(library: Handle, name: &CStr) -> *mut c_void {
    // SAFETY: the library is open, and `name` is a C string. NULL and `None` are the same.
    unsafe { mem::transmute(GetProcAddress(library.as_ptr(), name.as_ptr().cast())) }
}

/// # Safety
///
/// The library is open and not used afterwards. Runs its finalisers.
pub(crate) unsafe fn close(library: Handle) {
    // SAFETY: the caller's promise.
    unsafe { FreeLibrary(library.as_ptr()) };
}

/// The load address of a library, which its handle is.
///
/// # Safety
///
/// None; as on other systems.
pub(crate) unsafe fn base(library: Handle) -> Option<usize> {
    Some(library.addr().get())
}

/// Whether the name of the library's file is one of `names`, whatever the case of its letters, or
/// cannot be found out.
///
/// # Safety
///
/// The library is open.
pub(crate) unsafe fn is_named(library: Handle, names: &[&CStr]) -> bool {
    let Ok(path) = path_of(library.as_ptr()) else { return true };
    let path = path.unwrap_or_default();
    let file = path.rsplit(|byte| *byte == b'\\').next().unwrap_or_default();
    names.iter().any(|name| name.to_bytes().eq_ignore_ascii_case(file))
}

/// The load address of the library or program that contains `address`, if any does.
pub(crate) fn base_of_address(address: *const ()) -> Option<usize> {
    Some(module_of(address)?.addr())
}

/// The path of the library or program that contains `address`.
///
/// # Safety
///
/// The library stays open until this function returns.
pub(crate) unsafe fn path_of_address(address: *const ()) -> Grown<Option<Vec<u8>>> {
    module_of(address).map_or(Ok(None), path_of)
}

fn module_of(address: *const ()) -> Option<HMODULE> {
    let flags =
        GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT;
    let mut module = ptr::null_mut();
    // SAFETY: with the first flag, the function takes any address.
    let found = unsafe { GetModuleHandleExW(flags, address.cast(), &raw mut module) } != 0;
    found.then_some(module)
}

/// The path of a module; of the program for NULL.
pub(super) fn path_of(module: HMODULE) -> Grown<Option<Vec<u8>>> {
    // SAFETY: `filled` passes a buffer and its length. A text that does not fit fills the buffer,
    // and the length of the buffer is the answer.
    filled(|buffer, room| unsafe { GetModuleFileNameW(module, buffer, room) })
}
