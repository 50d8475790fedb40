//! The system of this process: [`HostSystem`] implements the interface of the deciding half,
//! [`DirectoryCache`] caches missing directories for one call, [`stderr`] writes log lines,
//! [`report_file`] the file of a report. `unix` and `windows` offer the same names.

use alloc::vec::Vec;

mod directory_cache;
pub(crate) mod report_file;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

pub(crate) use directory_cache::{Directories, DirectoryCache, FoundDirectories};
#[cfg(unix)]
use unix as os;
#[cfg(windows)]
use windows as os;

pub use os::HostSystem;
#[cfg(windows)]
pub(crate) use os::graphics;
pub(crate) use os::{abort, files, linker, loader_features, locks, stderr, threads};

/// The refusal of the dynamic linker to open a library.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    /// The error number of Windows; 0 on Unix.
    pub(crate) number: u32,
    /// A text to quote, in the user's language.
    pub(crate) words: Vec<u8>,
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
