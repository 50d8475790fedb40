//! The interfaces of Android (drivers.md C.4).

use alloc::string::String;
use alloc::vec::Vec;

use crate::Grown;
use crate::manifest::layer::Layer;
use crate::memory::Fault;

/// The interfaces of Android.
pub trait AndroidSystem {
    /// Whether the application is debuggable.
    fn is_debuggable(&self) -> bool;

    /// The directories of the application's own libraries.
    fn library_directories(&self) -> Grown<Vec<Vec<u8>>>;

    /// Opens a library, queries its layers and closes it. The layers have what the functions of
    /// interface version 0 report (khronos-layer-interface, "Layer Interface Version 0"), and the
    /// library as their content.
    ///
    /// # Errors
    ///
    /// Why the query failed: the text of the dynamic linker, or the loader's own.
    fn introspect(&self, library: &[u8]) -> Result<Vec<Layer>, Fault<String>>;
}
