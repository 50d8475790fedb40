//! The system of this process: [`HostSystem`] implements the interface of the deciding half,
//! [`DirectoryCache`] caches missing directories for one call, [`stderr`] writes log lines,
//! [`report_file`] the file of a report.

mod directory_cache;
pub(crate) mod report_file;
pub(crate) mod stderr;
mod system;

pub(crate) use directory_cache::{Directories, DirectoryCache, FoundDirectories};
pub use system::HostSystem;

/// Ends the process as a failed assertion does: with SIGABRT.
pub(crate) fn abort() -> ! {
    // SAFETY: `abort` has no precondition.
    unsafe { libc::abort() }
}
