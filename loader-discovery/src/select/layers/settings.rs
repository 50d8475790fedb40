//! The layer list of the settings file, merged with all other layers (layers.md 3.8).

use alloc::borrow::ToOwned as _;
use alloc::vec::Vec;

use crate::event::line::Detach as _;
use crate::event::{LayerEvent, Record};
use crate::manifest::candidates::{LayerCandidates, LeftOutLayer};
use crate::manifest::layer::{Layer, LayerContent, LayerControl, LayerKind};
use crate::name_map::NameMap;
use crate::select::layers::{LayerEnvironment, duplicate, is_implicitly_enabled};

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
    /// The disabled layers. A layer is not among them if a usable layer of its name comes first.
    pub off: Vec<LeftOutLayer>,
    /// The names of all usable and disabled layers.
    mentioned: NameMap<'static>,
    /// The usable layers by [`key`] of name and library.
    known: NameMap<'static>,
    /// The number of entries for each meta-layer, by [`key`] of name and manifest.
    metas: NameMap<'static>,
}

impl SettingsLayers {
    /// Adds a layer with its control, unless one with the same name and library is present.
    /// Meta-layers have no library: the first [`MAX_REPEATS`] of one manifest count.
    pub fn push(&mut self, layer: &Layer, control: LayerControl) {
        self.mentioned.add(layer.name.clone().into_bytes());
        let is_new = match &layer.content {
            LayerContent::Library(library) => self.known.add(key(&layer.name, library)),
            LayerContent::Meta(_) => {
                let key = key(&layer.name, &layer.manifest);
                let listed = self.metas.get(&key).unwrap_or(0);
                self.metas.insert(key.into(), listed.saturating_add(1));
                listed < MAX_REPEATS
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

    /// Adds a disabled layer, whose manifest is not read.
    pub fn push_off(&mut self, name: &str, manifest: &[u8], kind: LayerKind) {
        if self.mentioned.add(name.as_bytes().to_vec()) {
            let cause = LayerEvent::OffInSettings { layer: name.into() };
            self.off.push(LeftOutLayer {
                manifest: manifest.to_vec(),
                kind,
                name: Some(name.to_owned()),
                layer: None,
                cause: cause.detach().into(),
            });
        }
    }

    /// Whether the walk searches for layers that the file does not list.
    pub fn searches(&self) -> bool {
        self.after.is_some()
    }

    /// All layers: those of the file in its order. The layers of `regular` that the file does not
    /// name go to the unordered location, the others are left out.
    pub fn merge(mut self, regular: &mut LayerCandidates) {
        self.drop_those_off_first();
        let mut unmentioned = Vec::with_capacity(regular.remaining.len());
        for layer in core::mem::take(&mut regular.remaining) {
            if !self.mentioned.contains(layer.name.as_bytes()) {
                unmentioned.push(layer);
            } else if let Some(off) = self.off.iter_mut().find(|off| off.is_named(&layer)) {
                // What the manifest says completes the entry of the file.
                off.layer = off.layer.take().or(Some(layer));
            } else {
                self.leave_out(layer, regular);
            }
        }
        regular.left_out.append(&mut self.off);
        let all = self.before.into_iter().chain(unmentioned);
        regular.remaining = all.chain(self.after.into_iter().flatten()).collect();
    }

    /// With an unordered location, the first entry of a name counts: drops the layers of names that
    /// stand as disabled before.
    fn drop_those_off_first(&mut self) {
        let Some(after) = &mut self.after else { return };
        for list in [&mut self.before, after] {
            list.retain(|layer| {
                let off = self.off.iter_mut().find(|off| off.is_named(layer));
                off.is_none_or(|off| {
                    off.layer.get_or_insert_with(|| layer.clone());
                    false
                })
            });
        }
    }

    /// Leaves out a layer with the name of one of the file. The layer of the same manifest is that
    /// one.
    fn leave_out(&self, layer: Layer, regular: &mut LayerCandidates) {
        let listed = self.before.iter().chain(self.after.iter().flatten());
        let mut kept = listed.filter(|listed| listed.name == layer.name).peekable();
        let cause = kept.peek().map(|kept| duplicate(&layer, &kept.manifest).detach().into());
        if let Some(cause) = cause.filter(|_| !kept.any(|kept| kept.manifest == layer.manifest)) {
            regular.push_left_out(layer, cause);
        }
    }

    /// The enabled implicit layers, for calls before an instance exists (layers.md 3.2). If there
    /// are any, these calls ignore layers that the file does not list.
    pub fn implicit(mut self, environment: &LayerEnvironment, journal: &dyn Record) -> Vec<Layer> {
        self.drop_those_off_first();
        let all = self.before.into_iter().chain(self.after.into_iter().flatten());
        all.filter(|layer| layer.kind == LayerKind::Implicit)
            .filter(|layer| layer.control != Some(LayerControl::Off))
            .filter(|layer| is_implicitly_enabled(layer, environment, journal).is_ok())
            .collect()
    }
}

/// A layer's name, which contains no NUL, and a path as one key.
fn key(name: &str, path: &[u8]) -> Vec<u8> {
    [name.as_bytes(), b"\0", path].concat()
}
