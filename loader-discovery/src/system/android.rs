//! The interfaces of Android (drivers.md C.4).

use alloc::string::String;
use alloc::vec::Vec;

use crate::Grown;
use crate::memory::Fault;

/// An extension that a layer library reports.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayerExtension {
    /// The name of the extension.
    pub name: Vec<u8>,
    /// The revision of the extension.
    pub spec_version: u32,
}

/// The properties of one layer of a library, as the functions of interface version 0 report them
/// (khronos-layer-interface, "Layer Interface Version 0").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayerProperties {
    /// The name of the layer.
    pub name: Vec<u8>,
    /// The packed API version of the layer.
    pub api_version: u32,
    /// The version of the layer itself.
    pub implementation_version: u32,
    /// The description.
    pub description: Vec<u8>,
    /// The instance extensions of the layer.
    pub instance_extensions: Vec<LayerExtension>,
    /// The device extensions of the layer.
    pub device_extensions: Vec<LayerExtension>,
}

/// The interfaces of Android.
pub trait AndroidSystem {
    /// Whether the application is debuggable.
    fn is_debuggable(&self) -> bool;

    /// The directories of the application's own libraries.
    fn library_directories(&self) -> Grown<Vec<Vec<u8>>>;

    /// Opens a library, queries its layers and closes it.
    ///
    /// # Errors
    ///
    /// Why the query failed: the text of the dynamic linker, or the loader's own.
    fn introspect(&self, library: &[u8]) -> Result<Vec<LayerProperties>, Fault<String>>;
}
