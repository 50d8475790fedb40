//! The errors of a virtual system, whose numbers and words are Linux's.

use alloc::format;
use alloc::string::String;

use crate::system::{ErrorKind, SystemError};

const fn error(kind: ErrorKind, number: i32) -> SystemError {
    SystemError { kind, number }
}

/// `ENOENT`.
pub const NOT_FOUND: SystemError = error(ErrorKind::NotFound, 2);
/// `EIO`.
pub const INPUT_OUTPUT: SystemError = error(ErrorKind::Other, 5);
/// `EACCES`.
pub const DENIED: SystemError = error(ErrorKind::Denied, 13);
/// `ENOTDIR`.
pub const NOT_A_DIRECTORY: SystemError = error(ErrorKind::NotADirectory, 20);
/// `EISDIR`.
pub const IS_A_DIRECTORY: SystemError = error(ErrorKind::Other, 21);
/// `ELOOP`.
pub const TOO_MANY_LINKS: SystemError = error(ErrorKind::Other, 40);
/// `EOVERFLOW`.
pub const TOO_LARGE: SystemError = error(ErrorKind::Other, 75);

const WORDS: [(SystemError, &str); 7] = [
    (NOT_FOUND, "No such file or directory"),
    (INPUT_OUTPUT, "Input/output error"),
    (DENIED, "Permission denied"),
    (NOT_A_DIRECTORY, "Not a directory"),
    (IS_A_DIRECTORY, "Is a directory"),
    (TOO_MANY_LINKS, "Too many levels of symbolic links"),
    (TOO_LARGE, "Value too large for defined data type"),
];

/// The words for an error, as `strerror` returns them.
pub(super) fn describe(error: SystemError) -> String {
    match WORDS.iter().find(|(known, _)| *known == error) {
        Some((_, words)) => (*words).into(),
        None => format!("Unknown error {}", error.number),
    }
}
