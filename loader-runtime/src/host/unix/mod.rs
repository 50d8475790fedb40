//! The system interfaces of Unix, over libc and rustix.

#[cfg(target_vendor = "apple")]
mod bundle;
pub(crate) mod errors;
pub(crate) mod files;
pub(crate) mod linker;
pub(crate) mod locks;
pub(crate) mod stderr;
pub(crate) mod system;
pub(crate) mod threads;

use dispatch_tables::layer::LoaderFeatureFlags;

pub use system::HostSystem;

/// What layers are told of the loader: nothing, although it sorts devices on Linux (drivers.md
/// C.5).
pub(crate) const fn loader_features() -> LoaderFeatureFlags {
    0
}

/// Ends the process as a failed assertion does: with SIGABRT.
pub(crate) fn abort() -> ! {
    // SAFETY: `abort` has no precondition.
    unsafe { libc::abort() }
}
