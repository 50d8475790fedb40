//! The system of this process: [`HostSystem`] implements the interface of the deciding half,
//! [`DirectoryCache`] caches missing directories for one call, [`stderr`] writes log lines,
//! [`report_file`] the file of a report. `unix` and `windows` offer the same names.

use alloc::vec::Vec;

use loader_discovery::OutOfMemory;

mod directory_cache;
pub(crate) mod report_file;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

pub(crate) use directory_cache::{DirectoryCache, FoundDirectories};
#[cfg(unix)]
use unix as os;
#[cfg(windows)]
use windows as os;

pub use os::HostSystem;
pub(crate) use os::errors::OUT_OF_MEMORY;
#[cfg(windows)]
pub(crate) use os::graphics;
#[cfg(all(feature = "tools", any(target_os = "linux", target_os = "android")))]
pub(crate) use os::system::android::layers_of;
pub(crate) use os::{abort, files, linker, loader_features, locks, stderr, threads};

/// The refusal of the dynamic linker to open a library.
#[derive(Debug)]
pub(crate) struct Refusal {
    pub(crate) kind: RefusalKind,
    /// A text to quote, in the user's language.
    pub(crate) words: Vec<u8>,
}

impl From<OutOfMemory> for Refusal {
    fn from(_: OutOfMemory) -> Self {
        Self { kind: RefusalKind::OutOfMemory, words: Vec::new() }
    }
}

/// Why the dynamic linker refuses a library, as far as it says so itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RefusalKind {
    /// The library, or one that it needs, is nowhere.
    NotFound,
    Denied,
    OutOfMemory,
    /// No library for this architecture.
    OtherFormat,
    /// Something else. The linkers of Unix say nothing.
    Unknown,
}

impl RefusalKind {
    /// What an error number of Windows stands for.
    #[cfg_attr(
        not(any(windows, test)),
        expect(dead_code, reason = "other linkers have no numbers")
    )]
    pub(crate) fn of_windows(number: u32) -> Self {
        match number {
            // ERROR_FILE_NOT_FOUND, ERROR_PATH_NOT_FOUND, ERROR_MOD_NOT_FOUND
            2 | 3 | 126 => Self::NotFound,
            // ERROR_ACCESS_DENIED
            5 => Self::Denied,
            // ERROR_NOT_ENOUGH_MEMORY, ERROR_OUTOFMEMORY
            8 | 14 => Self::OutOfMemory,
            // ERROR_BAD_EXE_FORMAT
            193 => Self::OtherFormat,
            _ => Self::Unknown,
        }
    }
}

/// What stands at a path that is about to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    Nothing,
    RegularFile,
    /// A link, a FIFO, a device, a folder.
    Other,
}

/// The kind of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(windows, allow(dead_code, reason = "paths name files and folders alone"))]
pub(crate) enum FileKind {
    Regular,
    Directory,
    Fifo,
    Socket,
    Device,
    Unknown,
}
