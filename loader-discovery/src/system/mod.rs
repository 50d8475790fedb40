//! What the deciding half asks of the operating system (first stage of the flow).
//!
//! [`System`] is its one way to environment, files and paths. `loader-runtime` implements it over
//! the host, [`virtual_system`] in memory. Texts and paths are bytes: on Unix as the system gives
//! them, on Windows UTF-8. Errors are the system's numbers (`errno`).
//!
//! Each platform with interfaces of its own has a trait for them, which [`System`] returns.

pub mod android;
pub mod apple;
pub mod fuchsia;
mod platform;
pub mod virtual_system;
pub mod windows;

pub use platform::Platform;

use android::AndroidSystem;
use apple::AppleSystem;
use fuchsia::FuchsiaSystem;
use windows::WindowsSystem;

use std::ffi::CStr;

/// A number of `<errno.h>`.
pub type Errno = i32;

/// Identifies one state of one file: as long as it is equal, so is the content (but for changes
/// within the clock's granularity, see [`FileState::is_settled`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FileState {
    /// The device that the file system is on.
    pub device: u64,
    /// The number of the file in its file system.
    pub inode: u64,
    /// Bytes.
    pub size: u64,
    /// Last change of the content, in nanoseconds since 1970.
    pub modified: i128,
    /// Last change of content or attributes, in nanoseconds since 1970.
    pub changed: i128,
}

impl FileState {
    /// The file systems' clocks may stand still for this long: a younger change can be followed by
    /// another one that looks the same.
    const GRANULARITY: i128 = 20_000_000;

    /// Whether a later change of the file is certain to change its state, judged at `now`
    /// (nanoseconds since 1970), the time at which the state was read.
    pub fn is_settled(&self, now: i128) -> bool {
        now.saturating_sub(self.changed) >= Self::GRANULARITY
    }
}

/// Why a file could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// The file cannot be opened.
    Open(Errno),
    /// The file's size cannot be read.
    Size(Errno),
    /// Memory ran out.
    Allocate,
    /// Fewer bytes than the file's size, or an error (0 when there were just too few).
    Read(Errno),
    /// The file is larger than the caller's limit.
    TooLarge,
}

/// The names in a directory, in the order in which the system gives them, and the error that ended
/// the listing early, if one did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The names.
    pub entries: Vec<DirectoryEntry>,
    /// The error that ended the listing early.
    pub error: Option<Errno>,
}

/// One name in a directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectoryEntry {
    /// The name, without the directory.
    pub name: Vec<u8>,
    /// The system said with the name that this is a regular file. If not, it may still be one.
    pub is_file: bool,
}

/// The operating system as discovery sees it.
pub trait System {
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

    /// The text for an error number, as `strerror` gives it.
    fn describe_error(&self, errno: Errno) -> String;

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
