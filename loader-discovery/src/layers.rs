//! The walk from the search paths to the available layers (layers.md 3.1, 3.2).
//!
//! [`drivers`](crate::drivers) is the same walk for drivers. `select::layers` decides; this module
//! searches and reads the manifests between its decisions.

use alloc::string::String;
use alloc::vec::Vec;

use crate::event::{LayerEvent, MajorMinor, Record, SettingsEvent};
use crate::json::ReadJson;
use crate::manifest::layer::{Layer, LayerContent, LayerControl, LayerExtension, LayerKind};
use crate::manifest::layer_file;
use crate::name_map::NameMap;
use crate::search::introspection::{self, IntrospectedLayer};
use crate::search::{self, BuildDirectories, ManifestKind, ManifestSearch};
use crate::select::layers::activate::{Activation, activate, activate_by_settings};
use crate::select::layers::settings::SettingsLayers;
use crate::select::layers::{self, LayerEnvironment, overrides};
use crate::settings::{LayerSetting, Settings};
use crate::system::{Platform, android};
use crate::{Context, OutOfMemory};

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
    /// The surface extensions of window systems that the loader was built without: no layer manifest
    /// adds them to the instance (layers.md 1.7).
    pub unbuilt_surfaces: &'a [&'a str],
}

/// The available layers, and the settings and variables that decide which of them an instance
/// enables.
#[derive(Clone, Debug, Default)]
pub struct LayerScan {
    /// In the order of `vkEnumerateInstanceLayerProperties`.
    pub layers: Vec<Layer>,
    /// Layers that the settings file turns off. An application cannot enable them.
    pub off: Vec<String>,
    environment: LayerEnvironment,
    /// Whether the settings file lists layers: its order then replaces the usual one.
    by_settings: bool,
}

impl LayerScan {
    /// Selects the layers to enable for an application that requests the layers `requested`
    /// (layers.md 3.5, 3.8).
    pub fn activate(&self, requested: &[&[u8]], journal: &dyn Record) -> Activation {
        let activate = if self.by_settings { activate_by_settings } else { activate };
        activate(&self.layers, &self.environment, requested, journal)
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
                layer: layer.name.as_str().into(),
                layer_version: MajorMinor(layer.api_version),
                application_version: MajorMinor(application_version),
            });
        }
    }
}

/// Scans for all available layers, implicit ones first (layers.md 3.1).
pub fn scan_layers(sources: LayerSources<'_>) -> Result<LayerScan, OutOfMemory> {
    let mut environment = LayerEnvironment::read(sources.context);
    let listed = sources.settings_layers(&mut environment)?;
    let (by_settings, off) =
        (listed.is_some(), listed.as_ref().map(|list| list.off.clone()).unwrap_or_default());
    let layers = match listed {
        Some(list) if !list.searches() => list.merge(Vec::new()),
        list => {
            let mut layers = sources.implicit(&mut environment)?;
            let paths = overrides::search_paths(&layers, &environment, sources.context.journal);
            layers.extend(sources.explicit(&mut environment, paths)?);
            let layers = layers::available(layers, &mut environment, sources.context.journal);
            match list {
                Some(list) => list.merge(layers),
                None => layers,
            }
        }
    };
    Ok(LayerScan { layers, off, environment, by_settings })
}

/// Scans for the layers that take part in calls before an instance exists: the enabled implicit
/// layers and the explicit components of meta-layers (layers.md 3.2).
pub fn scan_implicit_layers(sources: LayerSources<'_>) -> Result<Vec<Layer>, OutOfMemory> {
    let mut environment = LayerEnvironment::read(sources.context);
    if let Some(list) = sources.settings_layers(&mut environment)? {
        let searches = list.searches();
        let layers = list.implicit(&environment, sources.context.journal);
        if !searches || !layers.is_empty() {
            return Ok(layers);
        }
    }
    let mut layers = sources.implicit(&mut environment)?;
    let paths = overrides::search_paths(&layers, &environment, sources.context.journal);
    if layers::needs_explicit(&layers, &environment, sources.context.journal) {
        layers.extend(sources.explicit(&mut environment, paths)?);
    }
    Ok(layers::before_an_instance(layers, &environment, sources.context.journal))
}

impl LayerSources<'_> {
    /// The implicit layers, without the override layers that do not apply.
    fn implicit(&self, environment: &mut LayerEnvironment) -> Result<Vec<Layer>, OutOfMemory> {
        let mut found =
            self.search(&ManifestSearch::of(ManifestKind::ImplicitLayer), LayerKind::Implicit)?;
        environment.read_manifest_variables(&found, self.context.system);
        overrides::prune(&mut found, environment.executable.as_deref(), self.context.journal);
        Ok(found)
    }

    /// The explicit layers, from the paths of the override layer if it has any.
    fn explicit(
        &self,
        environment: &mut LayerEnvironment,
        override_paths: Option<Vec<String>>,
    ) -> Result<Vec<Layer>, OutOfMemory> {
        let paths: Vec<Vec<u8>> =
            override_paths.unwrap_or_default().into_iter().map(String::into_bytes).collect();
        let search = ManifestSearch {
            override_paths: &paths,
            ..ManifestSearch::of(ManifestKind::ExplicitLayer)
        };
        let found = self.search(&search, LayerKind::Explicit)?;
        environment.read_manifest_variables(&found, self.context.system);
        Ok(found)
    }

    /// The layers of one kind. Android's layers have no manifests, and all are explicit (drivers.md
    /// C.4).
    fn search(
        &self,
        search: &ManifestSearch<'_>,
        kind: LayerKind,
    ) -> Result<Vec<Layer>, OutOfMemory> {
        match (self.context.platform, kind) {
            (Platform::Android, LayerKind::Implicit) => Ok(Vec::new()),
            (Platform::Android, LayerKind::Explicit) => {
                let found = introspection::find_layers(self.context);
                Ok(found.into_iter().map(introspected).collect())
            }
            _ => self.search_manifests(search, kind),
        }
    }

    fn search_manifests(
        &self,
        search: &ManifestSearch<'_>,
        kind: LayerKind,
    ) -> Result<Vec<Layer>, OutOfMemory> {
        let mut found = Vec::new();
        for path in
            search::find_manifests(self.context, search, self.directories).unwrap_or_default()
        {
            found.extend(self.read(&path, kind)?);
        }
        Ok(found)
    }

    /// The layers of one manifest; none if the manifest is rejected.
    fn read(&self, path: &[u8], kind: LayerKind) -> Result<Vec<Layer>, OutOfMemory> {
        match self.json.read(self.context.system, path) {
            Ok(root) => {
                let unbuilt = self.unbuilt_surfaces;
                Ok(layer_file::layers(path, root.root(), kind, unbuilt, self.context.journal))
            }
            Err(failure) => failure.record(self.context.journal).map(|()| Vec::new()),
        }
    }

    /// The layers of the settings file, if it lists any (layers.md 3.8, "Building the settings
    /// list").
    fn settings_layers(
        &self,
        environment: &mut LayerEnvironment,
    ) -> Result<Option<SettingsLayers>, OutOfMemory> {
        let Some(settings) = self.settings.and_then(|settings| settings.layers.as_ref()) else {
            return Ok(None);
        };
        let mut list = SettingsLayers::default();
        let (mut places, mut read) = (NameMap::new(), Vec::new());
        for setting in settings {
            let LayerSetting::Layer { name, path, kind, control } = setting else {
                list.mark_unordered();
                continue;
            };
            if *control == LayerControl::Off {
                self.context
                    .journal
                    .record(LayerEvent::OffInSettings { layer: name.as_str().into() });
                list.push_off(name.clone());
                continue;
            }
            if !search::is_manifest_name(path) {
                let manifest = path.into();
                self.context.journal.record(SettingsEvent::NotNamedJson { manifest });
                continue;
            }
            let key = [&[*kind as u8], path.as_slice()].concat();
            let place = places.get(&key).unwrap_or(read.len());
            if place == read.len() {
                let found = self.read(path, *kind)?;
                environment.read_manifest_variables(&found, self.context.system);
                places.insert(key.into(), place);
                read.push(found);
            }
            let found = read.get(place).into_iter().flatten();
            for layer in found.filter(|layer| layer.name == *name) {
                list.push(layer, *control);
            }
        }
        Ok(Some(list))
    }
}

/// The layer that an Android library reports.
fn introspected(layer: IntrospectedLayer) -> Layer {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let extensions = |list: &[android::LayerExtension]| {
        let extension = |reported: &android::LayerExtension| LayerExtension {
            name: text(&reported.name),
            spec_version: reported.spec_version,
            entrypoints: Vec::new(),
        };
        list.iter().map(extension).collect()
    };
    let IntrospectedLayer { library, properties } = layer;
    let (name, manifest) = (text(&properties.name), library.clone());
    Layer {
        api_version: properties.api_version,
        implementation_version: properties.implementation_version,
        description: text(&properties.description),
        instance_extensions: extensions(&properties.instance_extensions),
        device_extensions: extensions(&properties.device_extensions),
        ..Layer::new(name, manifest, LayerKind::Explicit, LayerContent::Library(library))
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
mod tests {
    use super::*;
    use crate::event::KeptEvents;
    use crate::json::Uncached;
    use crate::system::ReadError;
    use crate::system::virtual_system::{VirtualAndroid, VirtualSystem};

    fn sources<'a>(
        platform: Platform,
        system: &'a VirtualSystem,
        journal: &'a KeptEvents,
    ) -> LayerSources<'a> {
        let directories = &BuildDirectories::BUILT;
        let json = &Uncached;
        LayerSources {
            context: Context::on(platform, system, journal),
            json,
            settings: None,
            directories,
            unbuilt_surfaces: &[],
        }
    }

    /// layers.md 1.1, row 4: an implicit manifest ends both scans, an explicit one only the full
    /// scan.
    #[test]
    fn s1_1_running_out_of_memory_ends_the_scan() {
        for (variable, ends_implicit_scan) in
            [("VK_IMPLICIT_LAYER_PATH", true), ("VK_LAYER_PATH", false)]
        {
            let mut system = VirtualSystem::new();
            system.set(variable, "/a.json");
            system.unreadable("/a.json", ReadError::Allocate);
            let journal = KeptEvents::new();
            let sources = sources(Platform::HOST, &system, &journal);
            assert_eq!(scan_layers(sources).err(), Some(OutOfMemory));
            let line = "ERROR:          loader_get_json: Failed to allocate memory to read JSON file /a.json";
            assert_eq!(journal.take_lines().last().map(String::as_str), Some(line));
            let implicit = scan_implicit_layers(sources).err();
            assert_eq!(implicit.is_some(), ends_implicit_scan);
        }
    }

    /// drivers.md C.4, Android: the layers of libraries are explicit.
    #[test]
    fn c4_android_layers_can_be_asked_for() {
        let library = "/app/lib/libVkLayer_own.so";
        let properties = android::LayerProperties {
            name: b"VK_LAYER_own".to_vec(),
            api_version: 0x0040_3000,
            implementation_version: 7,
            description: b"a layer".to_vec(),
            instance_extensions: vec![android::LayerExtension {
                name: b"VK_EXT_debug_utils".to_vec(),
                spec_version: 2,
            }],
            device_extensions: Vec::new(),
        };
        let mut system = VirtualSystem::new();
        system.file(library, "").set("VK_LAYER_PATH", "/a.json");
        system.file("/a.json", "{}");
        system.android = Some(VirtualAndroid {
            debuggable: false,
            library_directories: vec![b"/app/lib".to_vec()],
            libraries: [(library.into(), vec![properties])].into(),
        });
        let journal = KeptEvents::new();
        let sources = sources(Platform::Android, &system, &journal);
        let scan = scan_layers(sources).expect("memory");
        let [layer] = scan.layers.as_slice() else {
            panic!("{:?}", scan.layers);
        };
        assert_eq!(library_path(layer), Some(library.as_bytes()));
        assert_eq!(layer.implementation_version, 7);
        assert_eq!(layer.instance_extensions[0].name, "VK_EXT_debug_utils");
        let chained = |requested: &[&[u8]]| scan.activate(requested, &journal).chained.len();
        assert_eq!((chained(&[]), chained(&[b"VK_LAYER_own"])), (0, 1));
        assert_eq!(scan_implicit_layers(sources), Ok(Vec::new()));
    }
}
