//! What a layer manifest says, as plain data (layers.md 1.4). `manifest::layer_file` fills it,
//! `select::layers` decides on it, `library` and `chain` act on it.

/// The name that makes a layer the override layer (layers.md 3.7).
pub const OVERRIDE_LAYER: &str = "VK_LAYER_LUNARG_override";

/// Which search list a manifest came from; nothing in the manifest decides it (layers.md 0.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LayerKind {
    /// On without being asked for.
    Implicit,
    /// On only by request.
    Explicit,
}

/// A layer by what its manifest says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// `VK_LAYER_KHRONOS_validation`.
    pub name: String,
    /// Path of the manifest as it was found.
    pub manifest: Vec<u8>,
    /// Implicit or explicit.
    pub kind: LayerKind,
    /// A library or a list of other layers.
    pub content: LayerContent,
    /// `api_version`, packed; `VkLayerProperties::specVersion`.
    pub api_version: u32,
    /// `VkLayerProperties::implementationVersion`.
    pub implementation_version: u32,
    /// `VkLayerProperties::description`.
    pub description: String,
    /// Turns an implicit layer off when the variable exists, whatever its value.
    pub disable_environment: Option<EnvironmentVariable>,
    /// Turns an implicit layer on only when the variable has this value.
    pub enable_environment: Option<EnvironmentVariable>,
    /// Names of layers that an active override layer removes.
    pub blacklisted_layers: Vec<String>,
    /// Where explicit manifests are searched instead while an override layer is active.
    pub override_paths: Vec<String>,
    /// The programs that an override layer is for; empty for all.
    pub app_keys: Vec<String>,
    /// Other names of the layer's entry functions.
    pub functions: LayerFunctions,
    /// Functions that take part in calls before an instance exists (layers.md 9).
    pub pre_instance: PreInstanceFunctions,
    /// What it adds to the instance.
    pub instance_extensions: Vec<LayerExtension>,
    /// What it adds to devices.
    pub device_extensions: Vec<LayerExtension>,
    /// What the settings file says about it; none for a layer that it does not list.
    pub control: Option<LayerControl>,
}

/// What becomes of a layer that the settings file lists (layers.md 3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayerControl {
    /// The usual rules.
    Auto,
    /// On.
    On,
    /// Unusable and invisible.
    Off,
}

/// A library or a list of other layers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayerContent {
    /// The path to open, resolved against the manifest (layers.md 1.5).
    Library(Vec<u8>),
    /// A meta-layer's components, top to bottom.
    Meta(Vec<String>),
}

/// A variable with the value that the manifest gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnvironmentVariable {
    /// The variable.
    pub name: String,
    /// The value.
    pub value: String,
}

/// Symbols to look up instead of the usual ones; none for the usual one (layers.md 1.6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LayerFunctions {
    /// Instead of `vkNegotiateLoaderLayerInterfaceVersion`.
    pub negotiate: Option<String>,
    /// Instead of `vkGetInstanceProcAddr`.
    pub get_instance_proc_addr: Option<String>,
    /// Instead of `vkGetDeviceProcAddr`.
    pub get_device_proc_addr: Option<String>,
}

/// Symbols of the functions that a layer puts in front of the pre-instance commands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PreInstanceFunctions {
    /// For `vkEnumerateInstanceExtensionProperties`.
    pub enumerate_instance_extension_properties: Option<String>,
    /// For `vkEnumerateInstanceLayerProperties`.
    pub enumerate_instance_layer_properties: Option<String>,
    /// For `vkEnumerateInstanceVersion`.
    pub enumerate_instance_version: Option<String>,
}

/// An extension that a layer adds (layers.md 1.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayerExtension {
    /// `VK_EXT_validation_features`.
    pub name: String,
    /// Its revision.
    pub spec_version: u32,
    /// Device commands that it brings and that the loader may not know.
    pub entrypoints: Vec<String>,
}

impl Layer {
    /// The override layer, by name alone.
    pub fn is_override(&self) -> bool {
        self.name == OVERRIDE_LAYER
    }

    /// The components of a meta-layer; none of a layer with a library.
    pub fn components(&self) -> Option<&[String]> {
        match &self.content {
            LayerContent::Meta(components) => Some(components),
            LayerContent::Library(_) => None,
        }
    }

    /// Whether it is a meta-layer.
    pub fn is_meta(&self) -> bool {
        self.components().is_some()
    }
}
