//! What discovery asks of Android alone (drivers.md C.4).

/// An extension that a layer tells of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayerExtension {
    /// The name of the extension.
    pub name: Vec<u8>,
    /// Its version.
    pub spec_version: u32,
}

/// What a layer library says about one of its layers through the functions of interface version 0
/// (khronos-layer-interface, "Layer Interface Version 0").
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayerAnswer {
    /// The name of the layer.
    pub name: Vec<u8>,
    /// The packed API version of the layer.
    pub api_version: u32,
    /// The version of the layer itself.
    pub implementation_version: u32,
    /// A text for people.
    pub description: Vec<u8>,
    /// The instance extensions of the layer.
    pub instance_extensions: Vec<LayerExtension>,
    /// The device extensions of the layer.
    pub device_extensions: Vec<LayerExtension>,
}

/// Android as discovery sees it.
pub trait AndroidSystem {
    /// Whether the application may be debugged.
    fn is_debuggable(&self) -> bool;

    /// Where the application's own libraries are.
    fn library_directories(&self) -> Vec<Vec<u8>>;

    /// Opens a library, asks it for its layers and closes it.
    ///
    /// # Errors
    ///
    /// Why it cannot be asked, in the dynamic linker's words or ours.
    fn introspect(&self, library: &[u8]) -> Result<Vec<LayerAnswer>, String>;
}
