//! What discovery asks of Android alone (drivers.md C.4).

/// An extension that a layer tells of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LayerExtension {
    pub(crate) name: Vec<u8>,
    pub(crate) spec_version: u32,
}

/// What a layer library says about one of its layers through the functions of interface version 0
/// (khronos-layer-interface, "Layer Interface Version 0").
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LayerAnswer {
    pub(crate) name: Vec<u8>,
    pub(crate) api_version: u32,
    pub(crate) implementation_version: u32,
    pub(crate) description: Vec<u8>,
    pub(crate) instance_extensions: Vec<LayerExtension>,
    pub(crate) device_extensions: Vec<LayerExtension>,
}

/// Android as discovery sees it.
pub(crate) trait AndroidSystem {
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
