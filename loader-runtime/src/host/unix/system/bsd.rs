//! What the BSDs, macOS, iOS and Fuchsia have of their own (drivers.md A.2, C.4).

use core::ptr;

#[cfg(any(target_os = "netbsd", target_os = "openbsd"))]
pub(super) use libc::__errno as errno_location;
#[cfg(target_os = "fuchsia")]
pub(super) use libc::__errno_location as errno_location;
#[cfg(any(target_vendor = "apple", target_os = "freebsd", target_os = "dragonfly"))]
pub(super) use libc::__error as errno_location;
use loader_discovery::system::{Listing, SystemError};
use rustix::fd::OwnedFd;
use rustix::fs::Dir;

use crate::host::unix::errors::system_error;

/// The variable, unless the process has the rights of another user or group.
///
/// # Safety
///
/// `name` is a C string.
pub(super) unsafe fn secure_getenv(name: *const libc::c_char) -> *mut libc::c_char {
    // SAFETY: the four numbers are always there, and the caller passes a C string.
    unsafe {
        let is_elevated = libc::geteuid() != libc::getuid() || libc::getegid() != libc::getgid();
        if is_elevated { ptr::null_mut() } else { libc::getenv(name) }
    }
}

/// The names in a directory.
pub(super) fn list(directory: OwnedFd) -> Result<Listing, SystemError> {
    let found = Dir::read_from(&directory).map_err(system_error)?;
    let mut listing = Listing::default();
    for entry in found {
        let entry = entry.as_ref().map(|entry| entry.file_name()).map_err(|error| *error);
        if !super::add_entry(&mut listing, entry)? {
            break;
        }
    }
    Ok(listing)
}

/// The path of the program.
#[cfg(target_vendor = "apple")]
pub(super) fn executable_path(path: &mut [u8]) -> Option<&[u8]> {
    let room = u32::try_from(path.len()).ok()?;
    // SAFETY: `path` is writable for `room` bytes, and a process may ask about itself.
    let length = unsafe { libc::proc_pidpath(libc::getpid(), path.as_mut_ptr().cast(), room) };
    path.get(..usize::try_from(length).ok().filter(|length| *length > 0)?)
}

/// The path of the program.
#[cfg(any(target_os = "freebsd", target_os = "dragonfly"))]
pub(super) fn executable_path(path: &mut [u8]) -> Option<&[u8]> {
    let mut length = path.len();
    let query = [libc::CTL_KERN, libc::KERN_PROC, libc::KERN_PROC_PATHNAME, -1];
    let parts = u32::try_from(query.len()).ok()?;
    // SAFETY: both lists are readable or writable for their lengths; no new value is set.
    let result = unsafe {
        let target = path.as_mut_ptr().cast();
        libc::sysctl(query.as_ptr(), parts, target, &raw mut length, ptr::null(), 0)
    };
    // The length counts the NUL.
    path.get(..length.checked_sub(1)?).filter(|_| result == 0)
}

/// The system does not report the path of the program.
#[cfg(not(any(target_vendor = "apple", target_os = "freebsd", target_os = "dragonfly")))]
pub(super) fn executable_path(_: &mut [u8]) -> Option<&[u8]> {
    None
}

/// A number of a file's state, which some systems have signed.
pub(super) fn number(value: impl TryInto<u64>) -> u64 {
    value.try_into().unwrap_or_default()
}
