//! The system interfaces of Unix, over libc and rustix.

#[cfg(target_vendor = "apple")]
mod bundle;
pub(crate) mod files;
pub(crate) mod linker;
pub(crate) mod locks;
pub(crate) mod stderr;
mod system;
pub(crate) mod threads;

pub use system::HostSystem;

/// Ends the process as a failed assertion does: with SIGABRT.
pub(crate) fn abort() -> ! {
    // SAFETY: `abort` has no precondition.
    unsafe { libc::abort() }
}
