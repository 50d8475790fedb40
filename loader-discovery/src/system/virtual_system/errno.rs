//! The error numbers of a virtual system, which are Linux's.

use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::string::String;

use super::Errno;

/// No such file or directory.
pub const ENOENT: Errno = 2;
/// Input/output error.
pub const EIO: Errno = 5;
/// Permission denied.
pub const EACCES: Errno = 13;
/// Not a directory.
pub const ENOTDIR: Errno = 20;
/// Is a directory.
pub const EISDIR: Errno = 21;
/// Too many levels of symbolic links.
pub const ELOOP: Errno = 40;
/// Value too large for defined data type.
pub const EOVERFLOW: Errno = 75;

/// The text of an error number, as `strerror` returns it.
pub(super) fn describe(errno: Errno) -> String {
    match errno {
        ENOENT => "No such file or directory".to_owned(),
        EIO => "Input/output error".to_owned(),
        EACCES => "Permission denied".to_owned(),
        ENOTDIR => "Not a directory".to_owned(),
        EISDIR => "Is a directory".to_owned(),
        ELOOP => "Too many levels of symbolic links".to_owned(),
        EOVERFLOW => "Value too large for defined data type".to_owned(),
        _ => format!("Unknown error {errno}"),
    }
}
