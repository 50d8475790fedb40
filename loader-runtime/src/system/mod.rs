//! What discovery asks of the operating system, and nothing else asks (first stage of the flow).
//!
//! [`System`] is the one door to environment, files and paths: [`HostSystem`] is the real one,
//! tests bring a virtual one. Texts and paths are bytes: on Unix as the system gives them, on
//! Windows UTF-8. Errors are the system's numbers (`errno`).
//!
//! What only one platform has is a trait of its own, which [`System`] leads to there.

pub(crate) mod android;
pub(crate) mod apple;
pub(crate) mod fuchsia;
#[cfg(target_os = "linux")]
mod host;
mod one_call;
mod platform;
pub(crate) mod stderr;
#[cfg(any(test, fuzzing))]
#[cfg_attr(not(test), allow(dead_code, unused_imports, reason = "fuzz targets use a part of it"))]
pub(crate) mod virtual_system;
pub(crate) mod windows;

#[cfg(target_os = "linux")]
pub(crate) use host::HostSystem;
pub(crate) use one_call::{FoundDirectories, OneCall};
pub(crate) use platform::Platform;

use android::AndroidSystem;
use apple::AppleSystem;
use fuchsia::FuchsiaSystem;
use windows::WindowsSystem;

use std::ffi::CStr;

/// A number of `<errno.h>`.
pub(crate) type Errno = i32;

/// Identifies one state of one file: as long as it is equal, so is the content (but for changes
/// within the clock's granularity, see [`FileState::is_settled`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FileState {
    pub(crate) device: u64,
    pub(crate) inode: u64,
    pub(crate) size: u64,
    /// Last change of the content, in nanoseconds since 1970.
    pub(crate) modified: i128,
    /// Last change of content or attributes, in nanoseconds since 1970.
    pub(crate) changed: i128,
}

impl FileState {
    /// The file systems' clocks may stand still for this long: a younger change can be followed by
    /// another one that looks the same.
    const GRANULARITY: i128 = 20_000_000;

    /// Whether a later change of the file is certain to change its state, judged at `now`
    /// (nanoseconds since 1970), the time at which the state was read.
    pub(crate) fn is_settled(&self, now: i128) -> bool {
        now.saturating_sub(self.changed) >= Self::GRANULARITY
    }
}

/// Why a file could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReadError {
    Open(Errno),
    Size(Errno),
    Allocate,
    /// Fewer bytes than the file's size, or an error (0 when there were just too few).
    Read(Errno),
    /// The file is larger than the caller's limit.
    TooLarge,
}

/// The names in a directory, in the order in which the system gives them, and the error that ended
/// the listing early, if one did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Listing {
    pub(crate) entries: Vec<Entry>,
    pub(crate) error: Option<Errno>,
}

/// One name in a directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) name: Vec<u8>,
    /// The system said with the name that this is a regular file. If not, it may still be one.
    pub(crate) is_file: bool,
}

/// The operating system as discovery sees it.
pub(crate) trait System {
    /// The variable's value, also in a process with elevated privileges (`getenv`).
    fn variable(&self, name: &CStr) -> Option<Vec<u8>>;

    /// The variable's value, unless the process has elevated privileges (drivers.md A.2).
    fn secure_variable(&self, name: &CStr) -> Option<Vec<u8>>;

    /// Lists a directory. The error is that of opening it.
    fn list_directory(&self, path: &[u8]) -> Result<Listing, Errno>;

    /// Whether `path` leads to something; a dangling symbolic link does not.
    fn exists(&self, path: &[u8]) -> bool;

    /// The state of the file that `path` leads to.
    fn file_state(&self, path: &[u8]) -> Result<FileState, Errno>;

    /// Reads a whole file, as many bytes as its size says, but no more than `limit`. Never waits: a
    /// FIFO counts as an empty file.
    fn read_file(&self, path: &[u8], limit: usize) -> Result<(Vec<u8>, FileState), ReadError>;

    /// The canonical absolute path (`realpath`).
    fn real_path(&self, path: &[u8]) -> Result<Vec<u8>, Errno>;

    /// The path of the running program, where the system tells it.
    fn executable_path(&self) -> Option<Vec<u8>>;

    /// Nanoseconds since 1970.
    fn now(&self) -> i128;

    /// What only Windows has.
    fn windows(&self) -> Option<&dyn WindowsSystem> {
        None
    }

    /// What only macOS and iOS have.
    fn apple(&self) -> Option<&dyn AppleSystem> {
        None
    }

    /// What only Fuchsia has.
    fn fuchsia(&self) -> Option<&dyn FuchsiaSystem> {
        None
    }

    /// What only Android has.
    fn android(&self) -> Option<&dyn AndroidSystem> {
        None
    }
}
