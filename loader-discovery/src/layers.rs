//! The walk from the search paths to the available layers (layers.md 3.1, 3.2).
//!
//! [`drivers`](crate::drivers) is the same walk for drivers. `select::layers` decides; this module
//! searches and reads the manifests between its decisions.

use alloc::vec::Vec;

use crate::event::line::Detach as _;
use crate::event::{LayerEvent, MajorMinor, Record, SettingsEvent};
use crate::json::ReadJson;
use crate::manifest::candidates::{LayerCandidates, LeftOutLayer};
use crate::manifest::layer::{Layer, LayerContent, LayerControl, LayerKind, OVERRIDE_LAYER};
use crate::manifest::layer_file;
use crate::memory::{Grow as _, TryClone as _, bytes, joined};
use crate::name_map::NameMap;
use crate::search::introspection;
use crate::search::{self, BuildDirectories, ManifestKind, ManifestSearch};
use crate::select::layers::activate::{Activation, activate, activate_by_settings};
use crate::select::layers::settings::SettingsLayers;
use crate::select::layers::{self, LayerEnvironment, overrides};
use crate::settings::{LayerSetting, Settings};
use crate::system::Platform;
use crate::text_list::TextList;
use crate::{Context, Grown};

/// The inputs of a walk.
#[derive(Clone, Copy)]
pub struct LayerSources<'a> {
    /// Platform, system and journal.
    pub context: Context<'a>,
    /// Reads manifests.
    pub json: &'a dyn ReadJson,
    /// The settings in force, if any.
    pub settings: Option<&'a Settings>,
    /// The directories that this build searches.
    pub directories: &'a BuildDirectories,
    /// The surface extensions of window systems that the loader was built without: no layer
    /// manifest adds them to the instance (layers.md 1.7).
    pub unbuilt_surfaces: &'a [&'a str],
}

/// The layers that a caller of [`scan_layers`] looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// All available layers, and those that were left out.
    All,
    /// Layers that can be enabled without a request of the application. For callers who keep no
    /// messages. Explicit manifests are read only if something can enable a layer of theirs, or if
    /// one may hold an override layer.
    Unrequested,
}

/// The available layers, and the settings and variables that decide which of them an instance
/// enables.
#[derive(Clone, Debug, Default)]
pub struct LayerScan {
    /// In the order of `vkEnumerateInstanceLayerProperties`.
    pub layers: Vec<Layer>,
    /// The layers and manifests that were found and are not available.
    pub left_out: Vec<LeftOutLayer>,
    environment: LayerEnvironment,
    /// Whether the settings file lists layers: its order then replaces the usual one.
    by_settings: bool,
}

impl LayerScan {
    /// Selects the layers to enable for an application that requests the layers `requested`
    /// (layers.md 3.5, 3.8).
    pub fn activate(&self, requested: &[&[u8]], journal: &dyn Record) -> Grown<Activation> {
        let activate = if self.by_settings { activate_by_settings } else { activate };
        activate(&self.layers, &self.environment, requested, journal)
    }

    /// Whether the settings file turns the layer of this name off, so that an application cannot
    /// enable the layer.
    pub fn is_off(&self, name: &[u8]) -> bool {
        self.environment.off_in_settings.contains(name)
    }

    /// Warns of enabled layers whose API version is below that of the application. They stay
    /// enabled.
    pub fn warn_of_old_layers(
        &self,
        activation: &Activation,
        application_version: u32,
        journal: &dyn Record,
    ) {
        let chained = activation.chained.iter().filter_map(|active| self.layers.get(active.layer));
        for layer in chained.filter(|layer| layer.api_version >> 12 < application_version >> 12) {
            journal.record(LayerEvent::OlderThanApplication {
                layer: layer.into(),
                layer_version: MajorMinor(layer.api_version),
                application_version: MajorMinor(application_version),
            });
        }
    }
}

/// Scans for the available layers, implicit ones first (layers.md 3.1).
pub fn scan_layers(sources: LayerSources<'_>, wanted: Wanted) -> Grown<LayerScan> {
    let mut environment = LayerEnvironment::read(sources.context)?;
    let (listed, mut layers) = sources.settings_layers(&mut environment)?;
    let by_settings = listed.is_some();
    if listed.as_ref().is_none_or(SettingsLayers::searches) {
        sources.implicit(&mut environment, &mut layers)?;
        let journal = sources.context.journal;
        let paths = overrides::search_paths(&layers.remaining, &environment, sources.context)?;
        let enables_explicit = by_settings || environment.enables_explicit(&layers);
        let is_unread = wanted == Wanted::Unrequested && !enables_explicit;
        // An override layer decides about implicit layers although it is explicit (layers.md 3.7).
        let named = is_unread.then_some(OVERRIDE_LAYER);
        let is_available =
            |layer: &Layer| environment.filters.is_available(&layer.name, layer.kind);
        if named.is_none() || layers.remaining.iter().any(is_available) {
            sources.explicit(named, &mut environment, paths, &mut layers)?;
        }
        layers::select_available(&mut layers, &mut environment, journal)?;
    }
    if let Some(list) = listed {
        for name in list.off.iter().filter_map(|off| off.name.as_ref()) {
            environment.off_in_settings.add(bytes(name.as_bytes())?)?;
        }
        list.merge(&mut layers)?;
    }
    let LayerCandidates { remaining: layers, left_out } = layers;
    Ok(LayerScan { layers, left_out, environment, by_settings })
}

/// Scans for the layers that take part in calls before an instance exists: the enabled implicit
/// layers and the explicit components of meta-layers (layers.md 3.2).
pub fn scan_implicit_layers(sources: LayerSources<'_>) -> Grown<Vec<Layer>> {
    let mut environment = LayerEnvironment::read(sources.context)?;
    let (listed, mut layers) = sources.settings_layers(&mut environment)?;
    let journal = sources.context.journal;
    if let Some(list) = listed {
        let searches = list.searches();
        let layers = list.implicit(&environment, journal)?;
        if !searches || !layers.is_empty() {
            return Ok(layers);
        }
    }
    sources.implicit(&mut environment, &mut layers)?;
    let paths = overrides::search_paths(&layers.remaining, &environment, sources.context)?;
    if layers::needs_explicit(&layers.remaining, &environment, journal) {
        sources.explicit(None, &mut environment, paths, &mut layers)?;
    }
    layers::before_an_instance(layers, &environment, journal)
}

impl LayerSources<'_> {
    /// Adds the implicit layers; the override layers that do not apply are left out.
    fn implicit(
        &self,
        environment: &mut LayerEnvironment,
        found: &mut LayerCandidates,
    ) -> Grown<()> {
        let search = ManifestSearch::of(ManifestKind::ImplicitLayer);
        self.search(&search, LayerKind::Implicit, None, found)?;
        environment.read_manifest_variables(&found.remaining, self.context.system)?;
        overrides::prune(found, environment.executable.as_deref(), self.context.journal)
    }

    /// Adds the explicit layers, from the override layer's paths if it has any. `named`: reads only
    /// manifests that may hold a layer of that name.
    fn explicit(
        &self,
        named: Option<&'static str>,
        environment: &mut LayerEnvironment,
        override_paths: TextList,
        found: &mut LayerCandidates,
    ) -> Grown<()> {
        let search =
            ManifestSearch { override_paths, ..ManifestSearch::of(ManifestKind::ExplicitLayer) };
        let known = found.remaining.len();
        self.search(&search, LayerKind::Explicit, named, found)?;
        let explicit = found.remaining.get(known..).unwrap_or_default();
        environment.read_manifest_variables(explicit, self.context.system)
    }

    /// Adds the layers of one kind. Android's layers have no manifests, and all are explicit
    /// (drivers.md C.4).
    fn search(
        &self,
        search: &ManifestSearch,
        kind: LayerKind,
        named: Option<&'static str>,
        found: &mut LayerCandidates,
    ) -> Grown<()> {
        let is_read =
            |path: &[u8]| named.is_none_or(|name| self.json.may_name(self.context, path, name));
        match (self.context.platform(), kind) {
            (Platform::Android, LayerKind::Implicit) => {}
            (Platform::Android, LayerKind::Explicit) => {
                found.remaining.try_extend(introspection::find_layers(self.context)?)?;
            }
            _ => {
                let paths = search::find_manifests(self.context, search, self.directories)?;
                for path in paths.iter().filter(|path| is_read(path)) {
                    self.read(path, kind, found)?;
                }
            }
        }
        Ok(())
    }

    /// Adds the layers of one manifest.
    fn read(&self, path: &[u8], kind: LayerKind, found: &mut LayerCandidates) -> Grown<()> {
        let (context, unbuilt) = (self.context, self.unbuilt_surfaces);
        match self.json.read(context, path) {
            Ok(loan) => {
                let root = loan.0.root();
                let read = layer_file::layers(path, root, kind, unbuilt, context, found);
                self.json.give_back(path, loan);
                read
            }
            Err(failure) => {
                let cause = failure.record(context.journal)?;
                found.left_out.try_push(LeftOutLayer::unread(path, kind, None, cause)?)
            }
        }
    }

    /// The layers of the settings file, if it lists any (layers.md 3.8, "Building the settings
    /// list"), and its entries for which no layer was found.
    fn settings_layers(
        &self,
        environment: &mut LayerEnvironment,
    ) -> Grown<(Option<SettingsLayers>, LayerCandidates)> {
        let mut others = LayerCandidates::default();
        let Some(settings) = self.settings.and_then(|settings| settings.layers.as_ref()) else {
            return Ok((None, others));
        };
        let mut list = SettingsLayers::default();
        let (mut places, mut read) = (NameMap::new(), Vec::new());
        for setting in settings {
            let LayerSetting::Layer { name, path, kind, control } = setting else {
                list.mark_unordered();
                continue;
            };
            let leave_out = |others: &mut LayerCandidates, cause| {
                let name = Some(name.try_clone()?);
                others.left_out.try_push(LeftOutLayer::unread(path, *kind, name, cause)?)
            };
            if *control == LayerControl::Off {
                list.push_off(name, path, *kind)?;
                continue;
            }
            if !search::is_manifest_name(path) {
                let cause = SettingsEvent::NotNamedJson { manifest: path.into() };
                leave_out(&mut others, cause.detach()?.into())?;
                continue;
            }
            let key = joined(&[&[*kind as u8], path])?;
            let place = places.get(&key).unwrap_or(read.len());
            if place == read.len() {
                let known = others.left_out.len();
                self.read(path, *kind, &mut others)?;
                let rejected = others.left_out.iter_mut().skip(known);
                for rejected in rejected.filter(|layer| layer.name.is_none()) {
                    rejected.name = Some(name.try_clone()?);
                }
                let remaining = core::mem::take(&mut others.remaining);
                environment.read_manifest_variables(&remaining, self.context.system)?;
                places.insert(key.into(), place)?;
                read.try_push(remaining)?;
            }
            let found = read.get(place).into_iter().flatten();
            let mut named = found.filter(|layer| layer.name == *name).peekable();
            let is_rejected = others.left_out.iter().any(|other| other.manifest == *path);
            if named.peek().is_none() && !is_rejected {
                let (layer, manifest) = (name.into(), path.into());
                let cause = LayerEvent::NotInManifest { layer, manifest };
                leave_out(&mut others, cause.detach()?.into())?;
            }
            named.try_for_each(|layer| list.push(layer, *control))?;
        }
        Ok((Some(list), others))
    }
}

/// The library of a layer; none for a meta-layer.
pub fn library_path(layer: &Layer) -> Option<&[u8]> {
    match &layer.content {
        LayerContent::Library(path) => Some(path),
        LayerContent::Meta(_) => None,
    }
}

#[cfg(test)]
mod tests;
