//! The interface to the operating system (first stage of the flow).
//!
//! All of this crate reaches environment, files and paths through [`System`]. `loader-runtime`
//! implements the trait for the host, [`virtual_system`] in memory. Texts and paths are bytes: on
//! Unix as the system returns them, on Windows UTF-8. An error has a kind, by which stages
//! decide, and the system's number, which they only print.
//!
//! Windows and Android have several interfaces of their own, and a trait for them. [`System`] returns
//! its implementation.

pub mod android;
pub mod fuchsia;
mod platform;
pub mod virtual_system;
pub mod windows;

pub use platform::Platform;

use android::AndroidSystem;
use fuchsia::IcdPackages;
use windows::WindowsSystem;

use alloc::string::String;
use alloc::vec::Vec;
use core::ffi::CStr;

use crate::{Grown, OutOfMemory};

/// What went wrong, on every system alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// The path, or a folder on its way, does not exist.
    NotFound,
    /// The process lacks a permission.
    Denied,
    /// A part of the path is a file where a folder is needed.
    NotADirectory,
    /// Memory ran out.
    OutOfMemory,
    /// Something else.
    Other,
}

/// Why the system refuses a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SystemError {
    /// What went wrong.
    pub kind: ErrorKind,
    /// The number of the system, for messages: `errno` on Unix, `GetLastError` on Windows.
    pub number: i32,
}

impl SystemError {
    /// The error, unless memory ran out.
    pub fn rejection(self) -> Grown<Self> {
        if self.kind == ErrorKind::OutOfMemory { Err(OutOfMemory) } else { Ok(self) }
    }
}

/// The identity and state of a file. Equal states mean equal content, except for changes within the
/// granularity of the clock (see [`FileState::is_settled`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FileState {
    /// The device of the file system.
    pub device: u64,
    /// The inode number.
    pub inode: u64,
    /// The size in bytes.
    pub size: u64,
    /// Time of the last change of the content, in nanoseconds since 1970.
    pub modified: i128,
    /// Time of the last change of content or attributes, in nanoseconds since 1970.
    pub changed: i128,
    /// The file type and the permissions (`st_mode`); 0 on Windows.
    pub mode: u32,
    /// The number of the user who owns the file; 0 on Windows.
    pub owner: u32,
}

impl FileState {
    /// The longest step of a file system clock, in nanoseconds. Two changes within one step can
    /// leave equal states.
    const GRANULARITY: i128 = 20_000_000;

    /// Whether every later change of the file will change its state. `now` is the time at which the
    /// state was read, in nanoseconds since 1970.
    pub fn is_settled(&self, now: i128) -> bool {
        now.saturating_sub(self.changed) >= Self::GRANULARITY
    }
}

/// Why a file could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// The file cannot be opened.
    Open(SystemError),
    /// The size of the file cannot be read.
    Size(SystemError),
    /// Memory ran out.
    Allocate,
    /// The read failed.
    Read(SystemError),
    /// The file ended before its size.
    Short,
    /// The file is larger than the limit.
    TooLarge,
}

/// The entries of a directory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The names, without the directory, in the order of the system.
    pub names: Vec<Vec<u8>>,
    /// The error that ended the listing early, if any.
    pub error: Option<SystemError>,
}

/// The operating system.
pub trait System {
    /// The value of a variable, also in a process with elevated privileges (`getenv`).
    fn variable(&self, name: &CStr) -> Grown<Option<Vec<u8>>>;

    /// The value of a variable; `None` in a process with elevated privileges (drivers.md A.2).
    fn secure_variable(&self, name: &CStr) -> Grown<Option<Vec<u8>>>;

    /// Lists a directory. The error is that of opening the directory.
    fn list_directory(&self, path: &[u8]) -> Result<Listing, SystemError>;

    /// Whether `path` exists. False for a dangling symbolic link.
    fn exists(&self, path: &[u8]) -> bool;

    /// The state of the file at `path`, links followed.
    fn file_state(&self, path: &[u8]) -> Result<FileState, SystemError>;

    /// Reads a whole file: as many bytes as its size, at most `limit`. Never blocks: a FIFO counts
    /// as an empty file.
    fn read_file(&self, path: &[u8], limit: usize) -> Result<(Vec<u8>, FileState), ReadError>;

    /// Reads a file that the kernel makes at each reading, whose size says nothing: all of it, at
    /// most `limit` bytes. Fails where the system has no such files.
    fn read_generated(&self, _path: &[u8], _limit: usize) -> Result<Vec<u8>, ReadError> {
        Err(ReadError::Short)
    }

    /// Reads a regular file of the process's user, at most `limit` bytes. Never blocks, follows no
    /// link at the end of the path, and fails for a file of anybody else.
    fn read_own_file(&self, _path: &[u8], _limit: usize) -> Result<Vec<u8>, ReadError> {
        Err(ReadError::Short)
    }

    /// The canonical absolute path (`realpath`).
    fn real_path(&self, path: &[u8]) -> Result<Vec<u8>, SystemError>;

    /// The path of the running program, if the system reports one.
    fn executable_path(&self) -> Grown<Option<Vec<u8>>>;

    /// The words of the system for an error, as `strerror` returns them.
    fn describe_error(&self, error: SystemError) -> Grown<String>;

    /// The current time in nanoseconds since 1970.
    fn now(&self) -> i128;

    /// The interfaces of Windows; `None` elsewhere.
    fn windows(&self) -> Option<&dyn WindowsSystem> {
        None
    }

    /// The resources of the application's bundle; `None` without a bundle, and on systems other than
    /// macOS and iOS (drivers.md C.4).
    fn bundle_resources(&self) -> Grown<Option<Vec<u8>>> {
        Ok(None)
    }

    /// What Fuchsia's loader service has found so far; `None` elsewhere (docs/icd-packages.md).
    fn icd_packages(&self) -> Grown<Option<IcdPackages>> {
        Ok(None)
    }

    /// The interfaces of Android; `None` elsewhere.
    fn android(&self) -> Option<&dyn AndroidSystem> {
        None
    }
}
