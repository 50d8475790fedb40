//! The settings file: the keys that it has, and the variables and layers that they replace.

use std::ffi::CString;

use loader_discovery::event::{
    JsonFailure, KeptEvents, LayerEvent, LogFilter, SettingsEvent, Silent,
};
use loader_discovery::json::Uncached;
use loader_discovery::layers::{LayerSources, scan_layers};
use loader_discovery::manifest::layer::{Layer, LayerKind};
use loader_discovery::message_name;
use loader_discovery::search::BuildDirectories;
use loader_discovery::settings::{self, LayerControl, LayerSetting, SettingsFile};
use loader_discovery::system::System as _;
use loader_discovery::{Context, OutOfMemory};

use super::details::enriched;
use crate::fact::{self, Fact, explain, text};
use crate::own_event::OwnEvent;
use crate::report::{self, Explanation, LayerOfSettings, LeftOutLayer};
use crate::what_if::{Changes, WhatIf};

const LAYERS: &str = "layers";
const DEVICES: &str = "device_configurations";
const EXCLUSIVE: &str = "additional_drivers_use_exclusively";
const LOG: &str = "stderr_log";

const REQUESTED_LAYER_MISSING: &str = message_name!(LayerEvent::RequestedLayerMissing);
const INSTANCE_LAYER_MISSING: &str = message_name!(LayerEvent::InstanceLayerMissing);
const NOT_OPENED: &str = message_name!(JsonFailure::Open);

/// The settings in force, and the part of the report about the file.
pub(super) struct Settings {
    pub(super) in_force: Option<settings::Settings>,
    pub(super) report: report::Settings,
    /// Events that are no fault of the file.
    pub(super) remarks: Vec<Fact>,
    /// The variables that turn layers on and off which the file leaves out.
    switches_left_out: Vec<String>,
}

impl Settings {
    /// Whether the file names the only drivers.
    pub(super) fn replaces_drivers(&self) -> bool {
        self.in_force.as_ref().is_some_and(|settings| settings.additional_drivers_exclusively)
    }

    /// Whether the file names the only devices.
    pub(super) fn replaces_devices(&self) -> bool {
        self.in_force.as_ref().is_some_and(|settings| settings.device_configurations.is_some())
    }

    /// The key of the file that leaves out the only layers which a variable turns on or off.
    pub(super) fn key_instead_of_switch(&self, variable: &str) -> Option<&'static str> {
        self.switches_left_out.iter().any(|switch| switch == variable).then_some(LAYERS)
    }

    /// Whether the file turns the layer of this name on.
    pub(super) fn turns_on(&self, layer: &str) -> bool {
        let layers = self.in_force.iter().flat_map(|settings| &settings.layers).flatten();
        layers.into_iter().any(|setting| match setting {
            LayerSetting::Layer { name, control, .. } => {
                name == layer && *control == LayerControl::On
            }
            LayerSetting::UnorderedLayers => false,
        })
    }

    /// The cure for a requested layer that no manifest has.
    pub(super) fn cure_of_missing_layer(&self) -> &'static str {
        if self.in_force.as_ref().is_some_and(replaces_layers) {
            return "correct the name, or install the layer and add it to the settings file";
        }
        "correct the name, or install the layer"
    }

    /// The events, with reason and cure of the settings file where it is the cause.
    pub(super) fn explained(&self, mut facts: Vec<Fact>) -> Vec<Fact> {
        for fact in &mut facts {
            match fact.name.as_str() {
                REQUESTED_LAYER_MISSING | INSTANCE_LAYER_MISSING => {
                    let layer = fact.value("layer");
                    if let Some(Explanation { reason, cure, .. }) = self.report.why_left_out(layer)
                    {
                        (fact.reason, fact.cure) = (reason.clone(), cure.clone());
                    } else {
                        fact.cure = self.cure_of_missing_layer().to_owned();
                    }
                }
                NOT_OPENED if fact.field("path").is_some_and(|path| self.names(path)) => {
                    let path = self.report.path.as_deref().unwrap_or_default();
                    fact.cure = format!("correct the path in the settings file {path}");
                }
                _ => {}
            }
        }
        facts
    }

    /// Whether the file names this manifest.
    fn names(&self, manifest: &str) -> bool {
        let Some(settings) = &self.in_force else { return false };
        let mut layers = settings.layers.iter().flatten();
        settings.additional_drivers.iter().any(|path| text(path) == manifest)
            || layers.any(|layer| match layer {
                LayerSetting::Layer { path, .. } => text(path) == manifest,
                LayerSetting::UnorderedLayers => false,
            })
    }

    /// The key of the file that keeps a variable from having an effect.
    pub(super) fn key_instead_of(&self, variable: &str) -> Option<&'static str> {
        key_instead_of(self.in_force.as_ref()?, variable)
    }
}

/// Reads the settings file as vkCreateInstance does.
pub(super) fn gather(
    system: &WhatIf,
    journal: &KeptEvents,
    changes: &Changes,
) -> Result<Settings, OutOfMemory> {
    let file = settings::read(Context::host(system, journal), &BuildDirectories::BUILT)?;
    let in_force = match file {
        SettingsFile::Active(settings) => Some(settings),
        SettingsFile::Unavailable | SettingsFile::Inactive => None,
    };
    let mut remarks = enriched(system, fact::take(journal));
    for fact in
        remarks.iter_mut().filter(|fact| fact.name == message_name!(SettingsEvent::NoneForProgram))
    {
        let program = system.executable_path().unwrap_or_default();
        let program = text(&program);
        fact.reason = format!("{}: none of its `app_keys` is {program}", fact.reason);
    }
    let left_out = match &in_force {
        Some(settings) if replaces_layers(settings) => layers_left_out(changes, settings)?,
        _ => Vec::new(),
    };
    let rejection = remarks.iter().find(|fact| !fact.reason.is_empty());
    let report = report::Settings {
        path: in_force.as_ref().map(|settings| text(&settings.path)),
        effects: in_force.as_ref().map(effects).unwrap_or_default(),
        places: settings::places(Context::host(system, &Silent), &BuildDirectories::BUILT)
            .iter()
            .map(|path| text(path))
            .collect(),
        layers: in_force.as_ref().map(layers).unwrap_or_default(),
        layers_left_out: in_force
            .as_ref()
            .map(|settings| explain_left_out(&left_out, settings))
            .unwrap_or_default(),
        ignored: rejection.and_then(Fact::subject).map(str::to_owned),
        problem: explain(&remarks),
    };
    remarks.retain(|fact| fact.reason.is_empty());
    let switches_left_out = switches(&left_out);
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

fn layers(settings: &settings::Settings) -> Vec<LayerOfSettings> {
    let layers = settings.layers.iter().flatten().filter_map(|layer| match layer {
        LayerSetting::Layer { name, path, .. } => {
            Some(LayerOfSettings { name: name.clone(), manifest: text(path) })
        }
        LayerSetting::UnorderedLayers => None,
    });
    layers.collect()
}

/// What each key does, as a sentence about the file.
fn effects(settings: &settings::Settings) -> Vec<String> {
    let mut effects = Vec::new();
    if replaces_layers(settings) {
        effects.push("names the only layers: no folder is searched for layers");
    } else if settings.layers.is_some() {
        effects.push("orders the layers that it names beside those of the searches");
    }
    if settings.additional_drivers_exclusively {
        effects.push("names the only drivers");
    } else if !settings.additional_drivers.is_empty() {
        effects.push("adds drivers before those of the search");
    }
    if settings.device_configurations.is_some() {
        effects.push("names the only devices, and replaces the variables for drivers");
    }
    if settings.stderr_log != LogFilter::default() {
        effects.push("selects the messages of the log");
    }
    effects.into_iter().map(str::to_owned).collect()
}

/// The layers that the searches would find, without those that the file names.
fn layers_left_out(
    changes: &Changes,
    settings: &settings::Settings,
) -> Result<Vec<Layer>, OutOfMemory> {
    // The variables that this search reads are not read for the report.
    let system = WhatIf::new(changes.clone());
    let sources = LayerSources {
        context: Context::host(&system, &Silent),
        json: &Uncached,
        settings: None,
        directories: &BuildDirectories::BUILT,
        unbuilt_surfaces: &[],
    };
    let is_named = |installed: &str| {
        let mut layers = settings.layers.iter().flatten();
        layers.any(|layer| matches!(layer, LayerSetting::Layer { name, .. } if name == installed))
    };
    let found = scan_layers(sources)?.layers.into_iter();
    Ok(found.filter(|layer| !is_named(&layer.name)).collect())
}

/// The variables that turn these layers on and off.
fn switches(layers: &[Layer]) -> Vec<String> {
    let implicit = layers.iter().filter(|layer| layer.kind == LayerKind::Implicit);
    let named = implicit
        .flat_map(|layer| layer.enable_environment.iter().chain(&layer.disable_environment));
    named.map(|named| named.name.clone()).collect()
}

fn explain_left_out(layers: &[Layer], settings: &settings::Settings) -> Vec<LeftOutLayer> {
    let path = text(&settings.path);
    let explanation = Explanation {
        event: OwnEvent::LayerReplaced.name().to_owned(),
        reason: format!("is not considered: the settings file {path} names the only layers"),
        cure: "add the layer in vkconfig, or remove the settings file".to_owned(),
    };
    let left_out = layers.iter().map(|layer| LeftOutLayer {
        manifest: text(&layer.manifest),
        name: layer.name.clone(),
        explanation: explanation.clone(),
    });
    left_out.collect()
}

/// The key of the settings file that keeps a variable from having an effect (drivers.md K.4, K.6;
/// layers.md 3.8).
fn key_instead_of(settings: &settings::Settings, variable: &str) -> Option<&'static str> {
    let names_devices = settings.device_configurations.is_some();
    match variable {
        "VK_LOADER_DEBUG" => (settings.stderr_log != LogFilter::default()).then_some(LOG),
        "VK_LAYER_PATH"
        | "VK_ADD_LAYER_PATH"
        | "VK_IMPLICIT_LAYER_PATH"
        | "VK_ADD_IMPLICIT_LAYER_PATH" => replaces_layers(settings).then_some(LAYERS),
        "VK_DRIVER_FILES"
        | "VK_ICD_FILENAMES"
        | "VK_ADD_DRIVER_FILES"
        | "VK_LOADER_ICD_PACKAGES"
            if settings.additional_drivers_exclusively =>
        {
            Some(EXCLUSIVE)
        }
        "VK_DRIVER_FILES"
        | "VK_ICD_FILENAMES"
        | "VK_ADD_DRIVER_FILES"
        | "VK_LOADER_ICD_PACKAGES"
        | "VK_LOADER_DRIVERS_SELECT"
        | "VK_LOADER_DRIVERS_DISABLE"
        | "VK_LOADER_DEVICE_SELECT"
        | "VK_LOADER_DISABLE_SELECT" => names_devices.then_some(DEVICES),
        _ => None,
    }
}
