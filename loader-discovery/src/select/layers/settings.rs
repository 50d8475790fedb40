//! The layer list of the settings file, merged with all other layers (layers.md 3.8).

use alloc::vec::Vec;

use crate::event::line::Detach as _;
use crate::event::{LayerEvent, Record};
use crate::manifest::candidates::{LayerCandidates, LeftOutLayer};
use crate::manifest::layer::{Layer, LayerContent, LayerControl, LayerKind};
use crate::memory::{Grow as _, Grown, TryClone as _, bytes, joined, text};
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
    /// Meta-layers have no library: the first [`MAX_REPEATS`] entries for one manifest count.
    pub fn push(&mut self, layer: &Layer, control: LayerControl) -> Grown<()> {
        self.mentioned.add(bytes(layer.name.as_bytes())?)?;
        let is_new = match &layer.content {
            LayerContent::Library(library) => self.known.add(key(&layer.name, library)?)?,
            LayerContent::Meta(_) => {
                let key = key(&layer.name, &layer.manifest)?;
                let listed = self.metas.get(&key).unwrap_or(0);
                self.metas.insert(key.into(), listed.saturating_add(1))?;
                listed < MAX_REPEATS
            }
        };
        if is_new {
            let listed = Layer { control: Some(control), ..layer.try_clone()? };
            self.after.as_mut().unwrap_or(&mut self.before).try_push(listed)?;
        }
        Ok(())
    }

    /// Marks the unordered location: the position of layers that the file does not list. The first
    /// mark counts.
    pub fn mark_unordered(&mut self) {
        self.after.get_or_insert_default();
    }

    /// Adds a disabled layer, whose manifest is not read.
    pub fn push_off(&mut self, name: &str, manifest: &[u8], kind: LayerKind) -> Grown<()> {
        if self.mentioned.add(bytes(name.as_bytes())?)? {
            let cause = LayerEvent::OffInSettings { layer: name.into() };
            let (cause, name) = (cause.detach()?.into(), Some(text(name)?));
            self.off.try_push(LeftOutLayer::unread(manifest, kind, name, cause)?)?;
        }
        Ok(())
    }

    /// Whether the walk searches for layers that the file does not list.
    pub fn searches(&self) -> bool {
        self.after.is_some()
    }

    /// All layers: those of the file in its order. The layers of `regular` that the file does not
    /// name go to the unordered location, the others are left out.
    pub fn merge(mut self, regular: &mut LayerCandidates) -> Grown<()> {
        self.drop_those_off_first();
        let LayerCandidates { remaining, left_out } = regular;
        let mentioned = |layer: &mut Layer| self.mentioned.contains(layer.name.as_bytes());
        for layer in remaining.extract_if(.., mentioned) {
            if let Some(off) = self.off.iter_mut().find(|off| off.is_named(&layer)) {
                // Adds what the manifest says to the entry of the settings file.
                off.layer = off.layer.take().or(Some(layer));
            } else {
                let listed = self.before.iter().chain(self.after.iter().flatten());
                left_out.try_extend(left_out_by(layer, listed)?)?;
            }
        }
        left_out.try_extend(self.off)?;
        let unmentioned = core::mem::replace(remaining, self.before);
        remaining.try_extend(unmentioned)?;
        remaining.try_extend(self.after.into_iter().flatten())
    }

    /// With an unordered location the first entry of a name counts: drops each layer whose name an
    /// earlier entry turns off.
    fn drop_those_off_first(&mut self) {
        let Some(after) = &mut self.after else { return };
        for list in [&mut self.before, after] {
            for LeftOutLayer { name, layer: kept, .. } in &mut self.off {
                let is_named = |layer: &mut Layer| name.as_ref() == Some(&layer.name);
                list.extract_if(.., is_named).for_each(|layer| _ = kept.get_or_insert(layer));
            }
        }
    }

    /// The enabled implicit layers, for calls before an instance exists (layers.md 3.2). If there
    /// are any, these calls ignore layers that the file does not list.
    pub fn implicit(
        mut self,
        environment: &LayerEnvironment,
        journal: &dyn Record,
    ) -> Grown<Vec<Layer>> {
        self.drop_those_off_first();
        let mut all = self.before;
        all.try_extend(self.after.into_iter().flatten())?;
        all.retain(|layer| {
            layer.kind == LayerKind::Implicit
                && layer.control != Some(LayerControl::Off)
                && is_implicitly_enabled(layer, environment, journal).is_ok()
        });
        Ok(all)
    }
}

/// The layer as one that is left out, because the file lists another of its name; none if the file
/// lists no layer of the name, or this manifest's.
fn left_out_by<'a>(
    layer: Layer,
    listed: impl Iterator<Item = &'a Layer>,
) -> Grown<Option<LeftOutLayer>> {
    let mut kept = listed.filter(|listed| listed.name == layer.name).peekable();
    let Some(first) = kept.peek().map(|kept| &kept.manifest) else { return Ok(None) };
    if kept.any(|kept| kept.manifest == layer.manifest) {
        return Ok(None);
    }
    let cause = duplicate(&layer, first).detach()?.into();
    LeftOutLayer::read(layer, cause).map(Some)
}

/// A layer's name, which contains no NUL, and a path as one key.
fn key(name: &str, path: &[u8]) -> Grown<Vec<u8>> {
    joined(&[name.as_bytes(), b"\0", path])
}
