//! The dynamic linker.

use alloc::vec::Vec;
use core::ffi::{CStr, c_void};
use core::mem::MaybeUninit;
use core::ptr::NonNull;

use loader_discovery::Grown;
use loader_discovery::memory::{bytes, joined};

use crate::host::{Refusal, RefusalKind};

/// The function that opens libraries.
pub(crate) const OPEN: &str = "dlopen";

/// An open library.
pub(crate) type Handle = NonNull<c_void>;

/// Opens the library at `path`, or the one that the dynamic linker finds by a bare name.
///
/// # Errors
///
/// The words of the dynamic linker.
///
/// # Safety
///
/// Runs the initialisers of the library.
pub(crate) unsafe fn open(path: &[u8]) -> Result<Handle, Refusal> {
    let refused = |words| Refusal { kind: RefusalKind::Unknown, words };
    let terminated = joined(&[path, b"\0"])?;
    let Ok(name) = CStr::from_bytes_with_nul(&terminated) else {
        return Err(refused(bytes(path)?));
    };
    // SAFETY: `name` is a C string, and the caller accepts that initialisers run.
    let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_LAZY | libc::RTLD_LOCAL) };
    match NonNull::new(handle) {
        Some(handle) => Ok(handle),
        None => Err(refused(last_error()?)),
    }
}

/// Whether the dynamic linker searches for this name.
pub(crate) fn is_bare(name: &[u8]) -> bool {
    !name.contains(&b'/')
}

/// Whether the dynamic linker has loaded a library by this name, or cannot be asked. Runs no code.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(crate) fn is_loaded(name: &[u8]) -> bool {
    let Ok(name) = joined(&[name, b"\0"]) else { return true };
    let Ok(name) = CStr::from_bytes_with_nul(&name) else { return false };
    // SAFETY: `name` is a C string, and a library that is loaded has run its initialisers.
    let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_LAZY | libc::RTLD_NOLOAD) };
    let Some(handle) = NonNull::new(handle) else {
        // The application does not read an error of the loader.
        let _ = last_error();
        return false;
    };
    // SAFETY: opened above. The library was loaded before and stays so.
    unsafe { close(handle) };
    true
}

/// The last error of this thread.
fn last_error() -> Grown<Vec<u8>> {
    // SAFETY: `dlerror` returns NULL or a C string that is valid until the next call of the dynamic
    // linker on this thread. It is copied here.
    unsafe {
        let words = libc::dlerror();
        if words.is_null() { Ok(Vec::new()) } else { bytes(CStr::from_ptr(words).to_bytes()) }
    }
}

/// The symbol in this library or in one of its dependencies; NULL if there is none.
///
/// # Safety
///
/// The library is open.
pub(crate) unsafe fn symbol(library: Handle, name: &CStr) -> *mut c_void {
    // SAFETY: the library is open, and `name` is a C string.
    unsafe { libc::dlsym(library.as_ptr(), name.as_ptr()) }
}

/// # Safety
///
/// The library is open and not used afterwards. Runs its finalisers.
pub(crate) unsafe fn close(library: Handle) {
    // SAFETY: the caller's promise.
    unsafe { libc::dlclose(library.as_ptr()) };
}

#[cfg_attr(
    any(
        target_os = "android",
        target_os = "fuchsia",
        target_os = "openbsd",
        target_vendor = "apple"
    ),
    path = "linker/unknown.rs"
)]
mod link_map;

pub(crate) use link_map::{base, is_named};

/// The load address of the library or program that contains `address`, if any does.
pub(crate) fn base_of_address(address: *const ()) -> Option<usize> {
    Some(address_info(address)?.dli_fbase.addr())
}

/// The path that the dynamic linker reports for the library or program that contains `address`.
///
/// # Safety
///
/// The library stays open until this function returns.
pub(crate) unsafe fn path_of_address(address: *const ()) -> Grown<Option<Vec<u8>>> {
    let path = address_info(address).map(|info| info.dli_fname);
    let Some(path) = path.filter(|path| !path.is_null()) else { return Ok(None) };
    // SAFETY: `dladdr` returns a C string that lives while the library is mapped, which the caller
    // ensures.
    bytes(unsafe { CStr::from_ptr(path) }.to_bytes()).map(Some)
}

fn address_info(address: *const ()) -> Option<libc::Dl_info> {
    let mut info = MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: `dladdr` accepts any address and initialises `info` if it succeeds. A zeroed
    // `Dl_info` is valid in any case.
    unsafe {
        let is_known = libc::dladdr(address.cast(), info.as_mut_ptr()) != 0;
        is_known.then(|| info.assume_init())
    }
}
