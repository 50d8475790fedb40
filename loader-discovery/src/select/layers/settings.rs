//! The layer list of the settings file, merged with all other layers (layers.md 3.8).

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::string::String;
use alloc::vec::Vec;

use crate::event::Record;
use crate::manifest::layer::{Layer, LayerContent, LayerControl, LayerKind};
use crate::select::layers::{LayerEnvironment, is_implicitly_enabled};

/// The maximum number of entries for one meta-layer. Each entry is a layer of its own with the
/// content of the manifest.
const MAX_REPEATS: usize = 16;

/// The layers of the settings file, after their manifests were read.
#[derive(Clone, Debug, Default)]
pub struct SettingsLayers {
    /// The usable layers before the unordered location, or all if there is none.
    pub before: Vec<Layer>,
    /// The usable layers after the unordered location; `None` if there is none.
    pub after: Option<Vec<Layer>>,
    /// The names of disabled layers. A layer is not among them if a usable layer of its name comes
    /// first.
    pub off: Vec<String>,
    /// The names of all usable and disabled layers.
    mentioned: BTreeSet<String>,
    /// The names and libraries of the usable layers.
    known: BTreeSet<(String, Vec<u8>)>,
    /// The number of entries for each meta-layer, by name and manifest.
    metas: BTreeMap<(String, Vec<u8>), usize>,
}

impl SettingsLayers {
    /// Adds a layer with its control, unless one with the same name and library is present.
    /// Meta-layers have no library: the first [`MAX_REPEATS`] of one manifest count.
    pub fn push(&mut self, layer: &Layer, control: LayerControl) {
        self.mentioned.insert(layer.name.clone());
        let is_new = match &layer.content {
            LayerContent::Library(library) => {
                self.known.insert((layer.name.clone(), library.clone()))
            }
            LayerContent::Meta(_) => {
                let key = (layer.name.clone(), layer.manifest.clone());
                let listed = self.metas.entry(key).or_default();
                *listed = listed.saturating_add(1);
                *listed <= MAX_REPEATS
            }
        };
        if is_new {
            self.after
                .as_mut()
                .unwrap_or(&mut self.before)
                .push(Layer { control: Some(control), ..layer.clone() });
        }
    }

    /// Marks the unordered location: the position of layers that the file does not list. The first
    /// mark counts.
    pub fn mark_unordered(&mut self) {
        self.after.get_or_insert_default();
    }

    /// Adds a disabled layer.
    pub fn push_off(&mut self, name: String) {
        if self.mentioned.insert(name.clone()) {
            self.off.push(name);
        }
    }

    /// Whether the walk searches for layers that the file does not list.
    pub fn searches(&self) -> bool {
        self.after.is_some()
    }

    /// All layers: those of the file in its order. The layers of `regular` that the file does not
    /// name go to the unordered location.
    pub fn merge(self, regular: Vec<Layer>) -> Vec<Layer> {
        let Some(after) = self.after else {
            return self.before;
        };
        let unmentioned = regular.into_iter().filter(|layer| !self.mentioned.contains(&layer.name));
        self.before.into_iter().chain(unmentioned).chain(after).collect()
    }

    /// The enabled implicit layers, for calls before an instance exists (layers.md 3.2). If there
    /// are any, these calls ignore layers that the file does not list.
    pub fn implicit(self, environment: &LayerEnvironment, journal: &dyn Record) -> Vec<Layer> {
        let all = self.before.into_iter().chain(self.after.into_iter().flatten());
        all.filter(|layer| layer.kind == LayerKind::Implicit)
            .filter(|layer| layer.control != Some(LayerControl::Off))
            .filter(|layer| is_implicitly_enabled(layer, environment, journal))
            .collect()
    }
}
