//! What a layer manifest says, as plain data (layers.md 1.4). `manifest::layer_file` fills it,
//! `select::layers` decides on it, `library` and `chain` act on it.

/// The name that makes a layer the override layer (layers.md 3.7).
pub(crate) const OVERRIDE_LAYER: &str = "VK_LAYER_LUNARG_override";

/// Which search list a manifest came from; nothing in the manifest decides it (layers.md 0.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum LayerKind {
    /// On without being asked for.
    Implicit,
    /// On only by request.
    Explicit,
}

/// A layer by what its manifest says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layer {
    /// `VK_LAYER_KHRONOS_validation`.
    pub(crate) name: String,
    /// Path of the manifest as it was found.
    pub(crate) manifest: Vec<u8>,
    /// Implicit or explicit.
    pub(crate) kind: LayerKind,
    /// A library or a list of other layers.
    pub(crate) content: LayerContent,
    /// `api_version`, packed; `VkLayerProperties::specVersion`.
    pub(crate) api_version: u32,
    /// `VkLayerProperties::implementationVersion`.
    pub(crate) implementation_version: u32,
    /// `VkLayerProperties::description`.
    pub(crate) description: String,
    /// Turns an implicit layer off when the variable exists, whatever its value.
    pub(crate) disable_environment: Option<EnvironmentVariable>,
    /// Turns an implicit layer on only when the variable has this value.
    pub(crate) enable_environment: Option<EnvironmentVariable>,
    /// Names of layers that an active override layer removes.
    pub(crate) blacklisted_layers: Vec<String>,
    /// Where explicit manifests are searched instead while an override layer is active.
    pub(crate) override_paths: Vec<String>,
    /// The programs that an override layer is for; empty for all.
    pub(crate) app_keys: Vec<String>,
    /// Other names of the layer's entry functions.
    pub(crate) functions: LayerFunctions,
    /// Functions that take part in calls before an instance exists (layers.md 9).
    pub(crate) pre_instance: PreInstanceFunctions,
    /// What it adds to the instance.
    pub(crate) instance_extensions: Vec<LayerExtension>,
    /// What it adds to devices.
    pub(crate) device_extensions: Vec<LayerExtension>,
    /// What the settings file says about it; none for a layer that it does not list.
    pub(crate) control: Option<LayerControl>,
}

/// What becomes of a layer that the settings file lists (layers.md 3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LayerControl {
    /// The usual rules.
    Auto,
    /// On.
    On,
    /// Unusable and invisible.
    Off,
}

/// A library or a list of other layers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LayerContent {
    /// The path to open, resolved against the manifest (layers.md 1.5).
    Library(Vec<u8>),
    /// A meta-layer's components, top to bottom.
    Meta(Vec<String>),
}

/// A variable with the value that the manifest gives it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EnvironmentVariable {
    /// The variable.
    pub(crate) name: String,
    /// The value.
    pub(crate) value: String,
}

/// Symbols to look up instead of the usual ones; none for the usual one (layers.md 1.6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LayerFunctions {
    /// Instead of `vkNegotiateLoaderLayerInterfaceVersion`.
    pub(crate) negotiate: Option<String>,
    /// Instead of `vkGetInstanceProcAddr`.
    pub(crate) get_instance_proc_addr: Option<String>,
    /// Instead of `vkGetDeviceProcAddr`.
    pub(crate) get_device_proc_addr: Option<String>,
}

/// Symbols of the functions that a layer puts in front of the pre-instance commands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PreInstanceFunctions {
    /// For `vkEnumerateInstanceExtensionProperties`.
    pub(crate) enumerate_instance_extension_properties: Option<String>,
    /// For `vkEnumerateInstanceLayerProperties`.
    pub(crate) enumerate_instance_layer_properties: Option<String>,
    /// For `vkEnumerateInstanceVersion`.
    pub(crate) enumerate_instance_version: Option<String>,
}

/// An extension that a layer adds (layers.md 1.7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LayerExtension {
    /// `VK_EXT_validation_features`.
    pub(crate) name: String,
    /// Its revision.
    pub(crate) spec_version: u32,
    /// Device commands that it brings and that the loader may not know.
    pub(crate) entrypoints: Vec<String>,
}

impl Layer {
    /// The override layer, by name alone.
    pub(crate) fn is_override(&self) -> bool {
        self.name == OVERRIDE_LAYER
    }

    /// The components of a meta-layer; none of a layer with a library.
    pub(crate) fn components(&self) -> Option<&[String]> {
        match &self.content {
            LayerContent::Meta(components) => Some(components),
            LayerContent::Library(_) => None,
        }
    }

    /// Whether it is a meta-layer.
    pub(crate) fn is_meta(&self) -> bool {
        self.components().is_some()
    }
}
