//! The settings file: the keys that it has, and the variables and layers that they replace.

use loader_discovery::event::{KeptEvents, LogFilter, Silent};
use loader_discovery::manifest::layer::Layer;
use loader_discovery::search::BuildDirectories;
use loader_discovery::settings::{self, LayerControl, LayerSetting, SettingsFile};
use loader_discovery::{Context, OutOfMemory};

use super::details::Explainer;
use crate::fact::{Fact, text};
use crate::own_event;
use crate::report::{self, Hidden, Hider, LayerOfSettings, LeftOutLayer};
use crate::roles::{self, Of, Role};
use crate::what_if::WhatIf;

pub(super) const LAYERS: &str = "layers";
const DEVICES: &str = "device_configurations";

/// The settings in force, and the part of the report about the file.
#[derive(Default)]
pub(crate) struct Settings {
    pub(super) in_force: Option<settings::Settings>,
    pub(super) report: report::Settings,
    /// Events that are no fault of the file.
    pub(super) remarks: Vec<Fact>,
    /// Whether no layer is searched for: the file lists layers and has no place for others.
    only_layers: bool,
    /// Whether the file names the only drivers.
    only_drivers: bool,
    /// Whether the file names the only devices.
    pub(super) only_devices: bool,
    /// Whether the file selects the messages of the log.
    has_log: bool,
}

impl Settings {
    /// The settings with what each key does, as a sentence about the file, and the layers that the file names.
    fn of(in_force: Option<settings::Settings>) -> Settings {
        let mut all = Settings { in_force, ..Settings::default() };
        let Some(settings) = &all.in_force else { return all };
        let is_unordered = |layer: &LayerSetting| matches!(layer, LayerSetting::UnorderedLayers);
        let orders_layers = settings.layers.as_ref().map(|all| all.iter().any(is_unordered));
        all.only_layers = orders_layers == Some(false);
        all.only_drivers = settings.additional_drivers_exclusively;
        all.only_devices = settings.device_configurations.is_some();
        all.has_log = settings.stderr_log != LogFilter::default();
        let adds_drivers = !settings.additional_drivers.is_empty() && !all.only_drivers;
        let effects = [
            (all.only_layers, "names the only layers: no folder is searched for layers"),
            (
                orders_layers == Some(true),
                "orders the layers that it names beside those of the searches",
            ),
            (all.only_drivers, "names the only drivers"),
            (adds_drivers, "adds drivers before those of the search"),
            (all.only_devices, "names the only devices, and replaces the variables for drivers"),
            (all.has_log, "selects the messages of the log"),
        ];
        let effects = effects.into_iter().filter(|(is_there, _)| *is_there);
        let layers = all.layers().map(|(name, manifest, _)| (name.to_owned(), text(manifest)));
        all.report = report::Settings {
            effects: effects.map(|(_, effect)| effect.to_owned()).collect(),
            layers: layers.map(|(name, manifest)| LayerOfSettings { name, manifest }).collect(),
            path: Some(text(&settings.path)),
            ..report::Settings::default()
        };
        all
    }

    /// Name, manifest and control of each layer that the file names.
    fn layers(&self) -> impl Iterator<Item = (&str, &[u8], LayerControl)> {
        let layers = self.in_force.iter().flat_map(|settings| settings.layers.iter().flatten());
        layers.filter_map(|layer| match layer {
            LayerSetting::Layer { name, path, control, .. } => Some((&**name, &**path, *control)),
            LayerSetting::UnorderedLayers => None,
        })
    }

    /// The layers that the searches would find and the file leaves out.
    pub(super) fn left_out(&self, available: Vec<Layer>) -> Vec<Layer> {
        let is_named = |layer: &Layer| self.layers().any(|(name, ..)| name == layer.name);
        available.into_iter().filter(|layer| self.only_layers && !is_named(layer)).collect()
    }

    /// Whether the file turns the layer of this name on.
    pub(super) fn turns_on(&self, layer: &str) -> bool {
        self.layers().any(|(name, _, control)| name == layer && control == LayerControl::On)
    }

    /// The cure for a requested layer that no manifest has.
    pub(super) fn cure_of_missing_layer(&self) -> &'static str {
        match self.only_layers {
            true => "correct the name, or install the layer and add it to the settings file",
            false => "correct the name, or install the layer",
        }
    }

    /// Whether the file names this manifest.
    pub(super) fn names(&self, manifest: &str) -> bool {
        let mut drivers = self.in_force.iter().flat_map(|settings| &settings.additional_drivers);
        drivers.any(|path| text(path) == manifest)
            || self.layers().any(|(_, path, _)| text(path) == manifest)
    }

    /// The key of the file that keeps a variable from having an effect (drivers.md K.4, K.6;
    /// layers.md 3.8).
    pub(super) fn key_instead_of(&self, variable: &str) -> Option<&'static str> {
        let (of, role) = roles::of(variable)?;
        let is_for_layers = matches!(of, Of::ExplicitLayers | Of::ImplicitLayers);
        let finds_drivers = roles::finds_drivers(of, role);
        let chooses =
            matches!((of, role), (Of::Drivers, Role::Patterns) | (Of::Devices, Role::Orders));
        let keys = [
            (self.has_log && role == Role::Logs, "stderr_log"),
            (self.only_layers && is_for_layers, LAYERS),
            (self.only_drivers && finds_drivers, "additional_drivers_use_exclusively"),
            (self.only_devices && (finds_drivers || chooses), DEVICES),
        ];
        keys.into_iter().find(|(is_instead, _)| *is_instead).map(|(_, key)| key)
    }

    /// The report, with the layers that the file in force hides.
    pub(super) fn report_with(&self, hidden: &[Hidden]) -> report::Settings {
        let is_by_file = |it: &&Hidden| matches!(it.by, Hider::Settings(_));
        let of_layer = |Hidden { name, manifest, why, .. }: &Hidden| {
            let fact = Fact::own(own_event::LAYER_REPLACED, &why.reason, &why.cure);
            let (manifest, explanation) = (manifest.clone(), fact.into());
            Some(LeftOutLayer { name: name.clone()?, manifest, explanation })
        };
        let layers_left_out = hidden.iter().filter(is_by_file).filter_map(of_layer).collect();
        report::Settings { layers_left_out, ..self.report.clone() }
    }
}

/// Reads the settings file as vkCreateInstance does.
pub(super) fn gather(system: &WhatIf, journal: &KeptEvents) -> Result<Settings, OutOfMemory> {
    let file = settings::read(Context::host(system, journal), &BuildDirectories::BUILT)?;
    let (in_force, ignored) = match file {
        SettingsFile::Active(settings) => (Some(settings), None),
        SettingsFile::Unavailable(file) | SettingsFile::Inactive(file) => (None, Some(file)),
        SettingsFile::Absent => (None, None),
    };
    let mut settings = Settings::of(in_force);
    let explainer = Explainer { system, settings: &Settings::default() };
    settings.remarks = explainer.take(journal);
    settings.remarks.retain(|fact| fact.why.is_none());
    let places = settings::places(Context::host(system, &Silent), &BuildDirectories::BUILT)?;
    settings.report.places = places.iter().map(|path| text(path)).collect();
    settings.report.ignored = ignored.as_ref().map(|file| text(&file.path));
    settings.report.problem = ignored.map(|file| explainer.fact(&file.cause).into());
    Ok(settings)
}
