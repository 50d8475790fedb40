//! The layers that the settings file lists, among all others (layers.md 3.8).

use std::collections::{BTreeMap, BTreeSet};

use crate::event::Record;
use crate::manifest::layer::{Layer, LayerContent, LayerControl, LayerKind};
use crate::select::layers::{LayerEnvironment, is_implicitly_enabled};

/// How often one meta-layer may be listed: each time it is a layer of its own, with all that its
/// manifest says.
const MOST_REPEATS: usize = 16;

/// What became of the settings file's layer list once its manifests were read.
#[derive(Clone, Debug, Default)]
pub struct SettingsLayers {
    /// Usable layers before the place for layers that the file does not list; all, if there is no
    /// such place.
    pub before: Vec<Layer>,
    /// Usable layers after that place; none if there is none.
    pub after: Option<Vec<Layer>>,
    /// The names of layers that are off, unless a usable layer of the name comes first.
    pub off: Vec<String>,
    /// The name of every usable layer, and of every layer that is off.
    mentioned: BTreeSet<String>,
    /// Names and libraries of the usable layers.
    known: BTreeSet<(String, Vec<u8>)>,
    /// How often each meta-layer is listed, by name and manifest.
    metas: BTreeMap<(String, Vec<u8>), usize>,
}

impl SettingsLayers {
    /// Adds a layer, with what the file says about it, unless one of the same name and library is
    /// there. Meta-layers have no library: the first [`MOST_REPEATS`] of one manifest count.
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
                *listed <= MOST_REPEATS
            }
        };
        if is_new {
            self.after
                .as_mut()
                .unwrap_or(&mut self.before)
                .push(Layer { control: Some(control), ..layer.clone() });
        }
    }

    /// Notes the place for layers that the file does not list; the first one counts.
    pub fn mark_unordered(&mut self) {
        self.after.get_or_insert_default();
    }

    /// Notes a layer that is off.
    pub fn push_off(&mut self, name: String) {
        if self.mentioned.insert(name.clone()) {
            self.off.push(name);
        }
    }

    /// Whether layers that the file does not list exist.
    pub fn searches(&self) -> bool {
        self.after.is_some()
    }

    /// All layers: those of the file in its order, and at the marked place those of `regular` that
    /// it does not mention.
    pub fn merge(self, regular: Vec<Layer>) -> Vec<Layer> {
        let Some(after) = self.after else {
            return self.before;
        };
        let unmentioned = regular.into_iter().filter(|layer| !self.mentioned.contains(&layer.name));
        self.before.into_iter().chain(unmentioned).chain(after).collect()
    }

    /// What the scan before an instance takes of them (layers.md 3.2): implicit layers that are on.
    /// With any left, regular layers are not looked at.
    pub fn implicit(self, environment: &LayerEnvironment, journal: &dyn Record) -> Vec<Layer> {
        let all = self.before.into_iter().chain(self.after.into_iter().flatten());
        all.filter(|layer| layer.kind == LayerKind::Implicit)
            .filter(|layer| layer.control != Some(LayerControl::Off))
            .filter(|layer| is_implicitly_enabled(layer, environment, journal))
            .collect()
    }
}
