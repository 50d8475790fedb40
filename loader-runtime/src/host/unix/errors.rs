//! The kinds of `errno` numbers.

use loader_discovery::system::{ErrorKind, SystemError};
use rustix::io::Errno;

/// What the system says without memory.
pub(crate) const OUT_OF_MEMORY: SystemError =
    SystemError { kind: ErrorKind::OutOfMemory, number: Errno::NOMEM.raw_os_error() };

/// The error with its kind.
#[inline(never)]
pub(super) fn system_error(error: Errno) -> SystemError {
    let kind = match error {
        Errno::NOENT => ErrorKind::NotFound,
        Errno::ACCESS | Errno::PERM => ErrorKind::Denied,
        Errno::NOTDIR => ErrorKind::NotADirectory,
        Errno::NOMEM => ErrorKind::OutOfMemory,
        _ => ErrorKind::Other,
    };
    SystemError { kind, number: error.raw_os_error() }
}
