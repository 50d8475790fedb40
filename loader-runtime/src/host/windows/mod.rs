//! The system interfaces of Windows, over windows-sys. Texts and paths are UTF-8 in the loader and
//! UTF-16 in the system (`text`). Functions that some versions of Windows lack are looked up when
//! they are needed (`optional`).

mod adapters;
mod devices;
pub(crate) mod files;
mod graphics;
pub(crate) mod linker;
pub(crate) mod locks;
mod optional;
mod packages;
mod registry;
pub(crate) mod stderr;
mod system;
mod text;
pub(crate) mod threads;
mod token;

pub use system::HostSystem;

/// Ends the process as a failed assertion does.
pub(crate) fn abort() -> ! {
    // SAFETY: `abort` has no precondition.
    unsafe { libc::abort() }
}
