//! The settings file: the keys that it has, and the variables and layers that they replace.

use std::ffi::CString;

use loader_discovery::event::{KeptEvents, LogFilter, Silent};
use loader_discovery::layers::scan_layers;
use loader_discovery::manifest::layer::{Layer, LayerKind};
use loader_discovery::search::BuildDirectories;
use loader_discovery::settings::{self, LayerControl, LayerSetting, SettingsFile};
use loader_discovery::system::System as _;
use loader_discovery::{Context, OutOfMemory};

use super::details::Explainer;
use crate::fact::{Fact, text};
use crate::own_event::OwnEvent;
use crate::report::{self, Explanation, LayerOfSettings, LeftOutLayer};
use crate::what_if::WhatIf;

const LAYERS: &str = "layers";
const DEVICES: &str = "device_configurations";
const EXCLUSIVE: &str = "additional_drivers_use_exclusively";
const LOG: &str = "stderr_log";

/// The settings in force, and the part of the report about the file.
#[derive(Default)]
pub(crate) struct Settings {
    pub(super) in_force: Option<settings::Settings>,
    pub(super) report: report::Settings,
    /// Events that are no fault of the file.
    pub(super) remarks: Vec<Fact>,
    /// The variables that turn layers on and off which the file leaves out.
    switches_left_out: Vec<String>,
}

impl Settings {
    /// Whether the settings in force, if any, have a property.
    fn have(&self, property: impl FnOnce(&settings::Settings) -> bool) -> bool {
        self.in_force.as_ref().is_some_and(property)
    }

    /// Whether the file names the only drivers.
    pub(super) fn replaces_drivers(&self) -> bool {
        self.have(|settings| settings.additional_drivers_exclusively)
    }

    /// Whether the file names the only devices.
    pub(super) fn replaces_devices(&self) -> bool {
        self.have(|settings| settings.device_configurations.is_some())
    }

    /// The key of the file that leaves out the only layers which a variable turns on or off.
    pub(super) fn key_instead_of_switch(&self, variable: &str) -> Option<&'static str> {
        self.switches_left_out.iter().any(|switch| switch == variable).then_some(LAYERS)
    }

    /// Whether the file turns the layer of this name on.
    pub(super) fn turns_on(&self, layer: &str) -> bool {
        self.have(|settings| {
            let mut layers = named_layers(settings);
            layers.any(|(name, _, control)| name == layer && control == LayerControl::On)
        })
    }

    /// The cure for a requested layer that no manifest has.
    pub(super) fn cure_of_missing_layer(&self) -> &'static str {
        match self.have(replaces_layers) {
            true => "correct the name, or install the layer and add it to the settings file",
            false => "correct the name, or install the layer",
        }
    }

    /// Whether the file names this manifest.
    pub(super) fn names(&self, manifest: &str) -> bool {
        self.have(|settings| {
            let mut layers = named_layers(settings);
            settings.additional_drivers.iter().any(|path| text(path) == manifest)
                || layers.any(|(_, path, _)| text(path) == manifest)
        })
    }

    /// The key of the file that keeps a variable from having an effect (drivers.md K.4, K.6;
    /// layers.md 3.8).
    pub(super) fn key_instead_of(&self, variable: &str) -> Option<&'static str> {
        let has_devices = self.replaces_devices();
        let has_log = self.have(|settings| settings.stderr_log != LogFilter::default());
        let keys: [(bool, &[&str], &str); 5] = [
            (has_log, &["VK_LOADER_DEBUG"], LOG),
            (self.have(replaces_layers), &FOR_LAYERS, LAYERS),
            (self.replaces_drivers(), &FOR_DRIVERS, EXCLUSIVE),
            (has_devices, &FOR_DRIVERS, DEVICES),
            (has_devices, &CHOOSING, DEVICES),
        ];
        let mut keys = keys.iter().filter(|(is_there, ..)| *is_there);
        keys.find(|(_, replaced, _)| replaced.contains(&variable)).map(|(.., key)| *key)
    }
}

/// Name, manifest and control of each layer that a file names.
fn named_layers(
    settings: &settings::Settings,
) -> impl Iterator<Item = (&str, &[u8], LayerControl)> {
    settings.layers.iter().flatten().filter_map(|layer| match layer {
        LayerSetting::Layer { name, path, control, .. } => {
            Some((name.as_str(), path.as_slice(), *control))
        }
        LayerSetting::UnorderedLayers => None,
    })
}

/// Reads the settings file as vkCreateInstance does.
pub(super) fn gather(system: &WhatIf, journal: &KeptEvents) -> Result<Settings, OutOfMemory> {
    let file = settings::read(Context::host(system, journal), &BuildDirectories::BUILT)?;
    let (in_force, ignored) = match file {
        SettingsFile::Active(settings) => (Some(settings), None),
        SettingsFile::Unavailable(file) | SettingsFile::Inactive(file) => (None, Some(file)),
        SettingsFile::Absent => (None, None),
    };
    let explainer = Explainer { system, settings: &Settings::default() };
    let mut remarks = explainer.take(journal);
    let places = settings::places(Context::host(system, &Silent), &BuildDirectories::BUILT);
    let mut report = report::Settings {
        places: places.iter().map(|path| text(path)).collect(),
        ignored: ignored.as_ref().map(|file| text(&file.path)),
        problem: ignored.as_ref().map(|file| explainer.fact(&file.cause).into()),
        ..report::Settings::default()
    };
    let mut left_out = Vec::new();
    if let Some(settings) = &in_force {
        left_out = layers_left_out(system, settings)?;
        let path = text(&settings.path);
        report.effects = effects(settings);
        report.layers = named_layers(settings)
            .map(|(name, manifest, _)| LayerOfSettings {
                name: name.to_owned(),
                manifest: text(manifest),
            })
            .collect();
        let explanation = Explanation::own(
            OwnEvent::LayerReplaced,
            format!("is not considered: the settings file {path} names the only layers"),
            "add the layer in vkconfig, or remove the settings file",
        );
        let left_out = left_out.iter().map(|layer: &Layer| LeftOutLayer {
            manifest: text(&layer.manifest),
            name: layer.name.clone(),
            explanation: explanation.clone(),
        });
        report.layers_left_out = left_out.collect();
        report.path = Some(path);
    }
    remarks.retain(|fact| fact.reason.is_empty());
    let implicit = left_out.iter().filter(|layer| layer.kind == LayerKind::Implicit);
    let switches = implicit
        .flat_map(|layer| layer.enable_environment.iter().chain(&layer.disable_environment));
    let switches_left_out: Vec<String> = switches.map(|named| named.name.clone()).collect();
    for name in &switches_left_out {
        // The report names the variable if it is set.
        CString::new(name.as_str()).iter().for_each(|name| drop(system.variable(name)));
    }
    Ok(Settings { in_force, report, remarks, switches_left_out })
}

/// Whether no layer is searched for: the file lists layers and has no place for others.
fn replaces_layers(settings: &settings::Settings) -> bool {
    let is_unordered = |layer: &LayerSetting| matches!(layer, LayerSetting::UnorderedLayers);
    settings.layers.as_ref().is_some_and(|layers| !layers.iter().any(is_unordered))
}

/// What each key does, as a sentence about the file.
fn effects(settings: &settings::Settings) -> Vec<String> {
    let only_layers = replaces_layers(settings);
    let orders_layers = settings.layers.is_some() && !only_layers;
    let only_drivers = settings.additional_drivers_exclusively;
    let adds_drivers = !settings.additional_drivers.is_empty() && !only_drivers;
    let only_devices = settings.device_configurations.is_some();
    let has_log = settings.stderr_log != LogFilter::default();
    let effects = [
        (only_layers, "names the only layers: no folder is searched for layers"),
        (orders_layers, "orders the layers that it names beside those of the searches"),
        (only_drivers, "names the only drivers"),
        (adds_drivers, "adds drivers before those of the search"),
        (only_devices, "names the only devices, and replaces the variables for drivers"),
        (has_log, "selects the messages of the log"),
    ];
    effects.iter().filter(|(is_there, _)| *is_there).map(|(_, effect)| (*effect).into()).collect()
}

/// The layers that the searches would find, without those that the file names; none if there are
/// searches.
fn layers_left_out(
    system: &WhatIf,
    settings: &settings::Settings,
) -> Result<Vec<Layer>, OutOfMemory> {
    if !replaces_layers(settings) {
        return Ok(Vec::new());
    }
    // The variables that this search reads are not read for the report.
    let system = WhatIf::new(system.changes.clone());
    let found = scan_layers(super::layers::sources(Context::host(&system, &Silent), None))?;
    let is_named = |layer: &Layer| named_layers(settings).any(|(name, ..)| name == layer.name);
    Ok(found.layers.into_iter().filter(|layer| !is_named(layer)).collect())
}

/// The variables for layers that no folder is searched for.
const FOR_LAYERS: [&str; 4] =
    ["VK_LAYER_PATH", "VK_ADD_LAYER_PATH", "VK_IMPLICIT_LAYER_PATH", "VK_ADD_IMPLICIT_LAYER_PATH"];
/// The variables that add drivers or replace the search for them.
const FOR_DRIVERS: [&str; 4] =
    ["VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES", "VK_LOADER_ICD_PACKAGES"];
/// The variables that choose among drivers and devices.
const CHOOSING: [&str; 4] = [
    "VK_LOADER_DRIVERS_SELECT",
    "VK_LOADER_DRIVERS_DISABLE",
    "VK_LOADER_DEVICE_SELECT",
    "VK_LOADER_DISABLE_SELECT",
];
