//! The layers of one instance: their properties for messages and enumerations, and their lookups
//! for calls (layers.md 0.3, 13.5). Made from a scan and an activation, freed with the instance.

use dispatch_tables::vk;
use loader_discovery::manifest::layer::{EnvironmentVariable, Layer, LayerExtension, LayerKind};
use loader_discovery::select::layers::activate::EnabledBy;
use loader_discovery::sort::sort_by_key;

use crate::layers::library::LayerEntry;
use crate::libraries::SharedObject;
use crate::lock::{Guard, LockedCell};
use crate::memory::{Allocated, HostAllocator, List, try_filled, try_push};
use crate::names;

/// The layers of an instance.
pub(crate) struct InstanceLayers {
    /// Every layer that was found at creation, in the order of enumeration.
    pub(crate) available: List<LayerRecord>,
    /// The enabled layers, meta-layers after their components, as indices into `available`.
    pub(crate) listed: List<usize>,
    /// The enabled layers without the meta-layers, nearest the application first.
    pub(crate) expanded: List<usize>,
    /// The layers of the call chain, nearest the driver first, in the order in which they are
    /// added.
    pub(crate) chained: List<ChainedLayer>,
    /// The names that the application gave, in its order.
    pub(crate) requested: List<List<u8>>,
    /// Libraries that stay open with the instance, whether their layers are in the chain or not.
    /// Taken when the instance ends.
    pub(crate) open: LockedCell<Option<List<OpenLibrary>>>,
}

/// A layer's library that stays open as long as the instance.
pub(crate) struct OpenLibrary {
    /// Index of the layer among the available ones.
    pub(crate) record: usize,
    /// Path by which messages name it.
    pub(crate) path: List<u8>,
    /// Closed on drop.
    pub(crate) object: SharedObject,
}

/// The properties of a layer for messages and enumerations.
pub(crate) struct LayerRecord {
    /// `VkLayerProperties`.
    pub(crate) properties: vk::LayerProperties,
    /// Implicit or explicit.
    pub(crate) kind: LayerKind,
    /// Its manifest's device extensions.
    pub(crate) device_extensions: List<vk::ExtensionProperties>,
    /// The device commands that its manifest names.
    pub(crate) entrypoints: List<List<u8>>,
    /// Path of the manifest.
    pub(crate) manifest: List<u8>,
    /// The variable that turns it off.
    pub(crate) disable_variable: List<u8>,
    /// The variable that turned it on, and its value.
    pub(crate) enable_variable: Option<(List<u8>, List<u8>)>,
}

/// A layer in the call chain.
pub(crate) struct ChainedLayer {
    /// Index among the available layers.
    pub(crate) record: usize,
    /// Why it is on.
    pub(crate) enabled_by: EnabledBy,
    /// Its lookups.
    pub(crate) entry: LayerEntry,
    /// Path of its library as the dynamic linker knows it.
    pub(crate) library: List<u8>,
}

impl LayerRecord {
    /// Copies the properties, which outlive the scan, into memory of the instance.
    pub(crate) fn new(layer: &Layer, memory: HostAllocator) -> Allocated<Self> {
        let variable = |variable: &Option<EnvironmentVariable>| match variable {
            Some(variable) => bytes(variable.name.as_bytes(), memory),
            None => Ok(List::new_in(memory)),
        };
        let mut record = Self {
            properties: layer_properties(layer),
            kind: layer.kind,
            device_extensions: List::new_in(memory),
            entrypoints: List::new_in(memory),
            manifest: bytes(&layer.manifest, memory)?,
            disable_variable: variable(&layer.disable_environment)?,
            enable_variable: None,
        };
        if let Some(enable) = &layer.enable_environment {
            let value = bytes(enable.value.as_bytes(), memory)?;
            record.enable_variable = Some((bytes(enable.name.as_bytes(), memory)?, value));
        }
        for extension in &layer.device_extensions {
            try_push(&mut record.device_extensions, extension_properties(extension))?;
            for name in extension.entrypoints.iter() {
                try_push(&mut record.entrypoints, bytes(name, memory)?)?;
            }
        }
        Ok(record)
    }

    /// The layer's name.
    pub(crate) fn name(&self) -> &[u8] {
        names::until_nul(&self.properties.layer_name)
    }
}

/// `VkExtensionProperties` of a manifest's extension.
pub(crate) fn extension_properties(extension: &LayerExtension) -> vk::ExtensionProperties {
    let mut properties =
        vk::ExtensionProperties { spec_version: extension.spec_version, ..Default::default() };
    names::fill(&mut properties.extension_name, extension.name.as_bytes());
    properties
}

/// `VkLayerProperties` of a layer.
pub(crate) fn layer_properties(layer: &Layer) -> vk::LayerProperties {
    let mut properties = vk::LayerProperties {
        spec_version: layer.api_version,
        implementation_version: layer.implementation_version,
        ..Default::default()
    };
    names::fill(&mut properties.layer_name, layer.name.as_bytes());
    names::fill(&mut properties.description, layer.description.as_bytes());
    properties
}

/// A copy of `text` in host memory.
pub(crate) fn bytes(text: &[u8], memory: HostAllocator) -> Allocated<List<u8>> {
    let mut copy = try_filled(memory, 0, text.len())?;
    copy.iter_mut().zip(text).for_each(|(to, from)| *to = *from);
    Ok(copy)
}

impl InstanceLayers {
    /// The enabled layers, meta-layers after their components.
    pub(crate) fn listed(&self) -> impl Iterator<Item = &LayerRecord> {
        self.listed.iter().filter_map(|index| self.available.get(*index))
    }

    /// The enabled layers without the meta-layers, in the chain or not.
    pub(crate) fn expanded(&self) -> impl Iterator<Item = &LayerRecord> {
        self.expanded.iter().filter_map(|index| self.available.get(*index))
    }

    /// The layers of the call chain with their properties, nearest the application first.
    pub(crate) fn chain(&self) -> impl DoubleEndedIterator<Item = (&ChainedLayer, &LayerRecord)> {
        self.chained
            .iter()
            .rev()
            .filter_map(|layer| Some((layer, self.available.get(layer.record)?)))
    }

    /// The libraries to close, in the order of enumeration. No layer may be called after they are
    /// dropped.
    pub(crate) fn take_open(&self, lock: &Guard) -> Option<List<OpenLibrary>> {
        let mut open = self.open.take(lock)?;
        sort_by_key(&mut open, |library| library.record);
        Some(open)
    }
}
