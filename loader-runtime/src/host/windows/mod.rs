//! The system interfaces of Windows, over windows-sys. Texts and paths are UTF-8 in the loader and
//! UTF-16 in the system (`text`). Functions that some versions of Windows lack are looked up when
//! they are needed (`optional`).

mod adapters;
mod answer;
mod devices;
pub(crate) mod errors;
pub(crate) mod files;
pub(crate) mod graphics;
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

use dispatch_tables::layer::{LOADER_FEATURE_PHYSICAL_DEVICE_SORTING, LoaderFeatureFlags};

pub use system::HostSystem;

/// What layers are told of the loader: physical devices are sorted where DXGI 1.6 names their
/// adapters (drivers.md C.5).
pub(crate) fn loader_features() -> LoaderFeatureFlags {
    if graphics::orders_adapters() { LOADER_FEATURE_PHYSICAL_DEVICE_SORTING } else { 0 }
}

/// Ends the process as a failed assertion does.
pub(crate) fn abort() -> ! {
    // SAFETY: `abort` has no precondition.
    unsafe { libc::abort() }
}
