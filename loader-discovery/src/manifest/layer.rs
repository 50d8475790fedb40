//! The content of a layer manifest as plain data (layers.md 1.4). `manifest::layer_file` fills it,
//! `select::layers` decides on it, and `loader-runtime` opens its library.

use alloc::string::String;
use alloc::vec::Vec;

use crate::memory::{Grown, TryClone};
use crate::text_list::TextList;

/// The name of the override layer (layers.md 3.7).
pub const OVERRIDE_LAYER: &str = "VK_LAYER_LUNARG_override";

/// Whether the manifest was found in the search for implicit or explicit layers. The content of the
/// manifest has no influence (layers.md 0.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum LayerKind {
    /// Enabled by default.
    Implicit,
    /// Enabled on request.
    #[default]
    Explicit,
}

impl LayerKind {
    /// The kind as reports state it.
    pub const fn in_words(self) -> &'static str {
        match self {
            Self::Implicit => "implicit layer",
            Self::Explicit => "explicit layer",
        }
    }
}

/// A layer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layer {
    /// The name, such as `VK_LAYER_KHRONOS_validation`.
    pub name: String,
    /// The path of the manifest as the search found it.
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
    /// Disables an implicit layer if the variable is set, to any value.
    pub disable_environment: Option<EnvironmentVariable>,
    /// Enables an implicit layer only if the variable has this value.
    pub enable_environment: Option<EnvironmentVariable>,
    /// The names of layers that an active override layer removes.
    pub blacklisted_layers: TextList,
    /// The directories that replace the search for explicit layers while the override layer is
    /// active.
    pub override_paths: TextList,
    /// The programs that an override layer applies to; empty for all.
    pub app_keys: TextList,
    /// The renamed entry functions of the layer.
    pub functions: LayerFunctions,
    /// The functions that intercept calls before an instance exists (layers.md 9).
    pub pre_instance: PreInstanceFunctions,
    /// The instance extensions of the layer.
    pub instance_extensions: Vec<LayerExtension>,
    /// The device extensions of the layer.
    pub device_extensions: Vec<LayerExtension>,
    /// The control of the settings file; `None` for a layer that it does not list.
    pub control: Option<LayerControl>,
}

/// The `control` of a layer in the settings file (layers.md 3.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayerControl {
    /// The usual rules apply.
    Auto,
    /// Enabled.
    On,
    /// Unavailable.
    Off,
}

/// A library or a list of other layers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayerContent {
    /// The path to open, resolved against the path of the manifest (layers.md 1.5).
    Library(Vec<u8>),
    /// The components of a meta-layer, the one nearest the application first.
    Meta(TextList),
}

impl Default for LayerContent {
    fn default() -> Self {
        Self::Meta(TextList::default())
    }
}

/// An environment variable and the value in the manifest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnvironmentVariable {
    /// The variable.
    pub name: String,
    /// The value.
    pub value: String,
}

/// The symbols of entry functions; `None` for the standard name (layers.md 1.6).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LayerFunctions {
    /// Instead of `vkNegotiateLoaderLayerInterfaceVersion`.
    pub negotiate: Option<String>,
    /// Instead of `vkGetInstanceProcAddr`.
    pub get_instance_proc_addr: Option<String>,
    /// Instead of `vkGetDeviceProcAddr`.
    pub get_device_proc_addr: Option<String>,
}

/// The symbols of the functions with which a layer intercepts pre-instance commands.
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
    /// The name, such as `VK_EXT_validation_features`.
    pub name: String,
    /// The revision.
    pub spec_version: u32,
    /// The device commands of the extension, which the loader may not know.
    pub entrypoints: TextList,
}

/// Copies each field of a type.
macro_rules! try_clone {
    ($($Type:ident { $($copied:ident),* } $($cloned:ident),+;)+) => {$(
        impl TryClone for $Type {
            fn try_clone(&self) -> Grown<Self> {
                Ok(Self { $($copied: self.$copied,)* $($cloned: self.$cloned.try_clone()?),+ })
            }
        }
    )+};
}

try_clone! {
    Layer { kind, api_version, implementation_version, control }
        name, manifest, content, description, disable_environment, enable_environment,
        blacklisted_layers, override_paths, app_keys, functions, pre_instance,
        instance_extensions, device_extensions;
    LayerExtension { spec_version } name, entrypoints;
    EnvironmentVariable {} name, value;
    LayerFunctions {} negotiate, get_instance_proc_addr, get_device_proc_addr;
    PreInstanceFunctions {} enumerate_instance_extension_properties,
        enumerate_instance_layer_properties, enumerate_instance_version;
}

impl TryClone for LayerContent {
    fn try_clone(&self) -> Grown<Self> {
        Ok(match self {
            Self::Library(path) => Self::Library(path.try_clone()?),
            Self::Meta(components) => Self::Meta(components.try_clone()?),
        })
    }
}

impl Layer {
    /// Whether the layer is the override layer. Only the name decides.
    pub fn is_override(&self) -> bool {
        self.name == OVERRIDE_LAYER
    }

    /// The names of a meta-layer's components; none for a layer with a library.
    pub fn components(&self) -> impl Iterator<Item = &[u8]> {
        let components = match &self.content {
            LayerContent::Meta(components) => Some(components),
            LayerContent::Library(_) => None,
        };
        components.into_iter().flat_map(TextList::iter)
    }

    /// Whether the layer is a meta-layer.
    pub fn is_meta(&self) -> bool {
        matches!(self.content, LayerContent::Meta(_))
    }
}
