//! What Linux and Android have of their own.

use alloc::vec::Vec;

#[cfg(target_os = "android")]
pub(super) use libc::__errno as errno_location;
#[cfg(not(target_os = "android"))]
pub(super) use libc::__errno_location as errno_location;
use loader_discovery::memory::with_room;
use loader_discovery::system::{Listing, SystemError};
use rustix::fd::OwnedFd;
use rustix::fs::RawDir;

use crate::host::unix::errors::OUT_OF_MEMORY;

#[cfg(not(target_os = "android"))]
unsafe extern "C" {
    /// glibc and musl: NULL in a process with elevated privileges (`AT_SECURE`).
    pub(super) fn secure_getenv(name: *const libc::c_char) -> *mut libc::c_char;
}

/// As glibc's.
///
/// # Safety
///
/// `name` is a C string.
#[cfg(target_os = "android")]
pub(super) unsafe fn secure_getenv(name: *const libc::c_char) -> *mut libc::c_char {
    // SAFETY: `getauxval` takes any number, and the caller passes a C string.
    unsafe {
        let is_elevated = libc::getauxval(libc::AT_SECURE) != 0;
        if is_elevated { core::ptr::null_mut() } else { libc::getenv(name) }
    }
}

/// The buffer for the entries of one system call. Most directories fit.
const LISTING_BUFFER: usize = 32 << 10;

/// The names in a directory.
pub(super) fn list(directory: OwnedFd) -> Result<Listing, SystemError> {
    let mut buffer: Vec<u8> = with_room(LISTING_BUFFER).map_err(|_| OUT_OF_MEMORY)?;
    let mut found = RawDir::new(&directory, buffer.spare_capacity_mut());
    let mut listing = Listing::default();
    while let Some(entry) = found.next() {
        let entry = entry.as_ref().map(|entry| entry.file_name()).map_err(|error| *error);
        if !super::add_entry(&mut listing, entry)? {
            break;
        }
    }
    Ok(listing)
}

/// The path of the program.
pub(super) fn executable_path(path: &mut [u8]) -> Option<&[u8]> {
    let length = rustix::fs::readlinkat_raw(rustix::fs::CWD, c"/proc/self/exe", &mut *path).ok()?;
    path.get(..length)
}

/// A number of a file's state.
pub(super) fn number(value: impl Into<u64>) -> u64 {
    value.into()
}
