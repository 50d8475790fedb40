//! The kinds of Windows' error numbers.

use loader_discovery::system::{ErrorKind, SystemError};
use windows_sys::Win32::Foundation::{
    ERROR_ACCESS_DENIED, ERROR_DIRECTORY, ERROR_FILE_NOT_FOUND, ERROR_NOT_ENOUGH_MEMORY,
    ERROR_OUTOFMEMORY, ERROR_PATH_NOT_FOUND, GetLastError,
};

/// What the system says without memory.
pub(crate) const OUT_OF_MEMORY: SystemError =
    SystemError { kind: ErrorKind::OutOfMemory, number: ERROR_NOT_ENOUGH_MEMORY.cast_signed() };

/// The last error of this thread.
pub(super) fn last_error() -> SystemError {
    // SAFETY: the function has no precondition.
    let number = unsafe { GetLastError() };
    let kind = match number {
        ERROR_FILE_NOT_FOUND | ERROR_PATH_NOT_FOUND => ErrorKind::NotFound,
        ERROR_ACCESS_DENIED => ErrorKind::Denied,
        ERROR_DIRECTORY => ErrorKind::NotADirectory,
        ERROR_NOT_ENOUGH_MEMORY | ERROR_OUTOFMEMORY => ErrorKind::OutOfMemory,
        _ => ErrorKind::Other,
    };
    SystemError { kind, number: number.cast_signed() }
}
