//! The driver or layer with which no instance can be created, or no device be enumerated.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::own_settings::OwnSettings;
use super::{Alone, Enumeration};
use crate::devices::FailedCommand;
use crate::gather::{without_driver, without_layer};
use crate::opening::Opening;
use crate::report::Failure;

/// How a user finds the driver or layer where none is the only cause.
pub(in crate::gather) const FIND_CULPRIT: &str = "find the driver or layer: set VK_DRIVER_FILES to one driver at a time, and \
     VK_LOADER_LAYERS_DISABLE=~all~";

/// The cause of a fault.
pub(super) struct Culprit {
    /// The manifest of the driver, or the name of the layer.
    pub(super) name: String,
    /// How a user leaves the driver or layer out.
    pub(super) without: String,
}

/// The driver that ends the process also alone.
pub(super) fn driver_that_ends(alone: &[Alone]) -> Option<Culprit> {
    let driver = alone.iter().find(|driver| driver.end.is_some() && !driver.answered)?;
    let without = without_driver(&driver.manifest);
    Some(Culprit { name: driver.manifest.clone(), without })
}

/// The failure of vkCreateInstance that this layer, or else the drivers, cause.
pub(super) fn failure_of_creation(
    failed: &FailedCommand,
    layer: Option<&Culprit>,
    alone: &[Alone],
) -> Failure {
    let (reason, cure) = match layer {
        Some(Culprit { name, without }) => (format!("the layer {name} fails"), without.clone()),
        None if !alone.is_empty() && alone.iter().all(|driver| driver.fails_in_creation) => {
            let cure = "see the messages of the drivers: set VK_LOADER_DEBUG=all";
            ("vkCreateInstance fails in every driver".to_owned(), cure.to_owned())
        }
        None => ("a driver or layer fails".to_owned(), FIND_CULPRIT.to_owned()),
    };
    Failure { result: failed.result.clone(), reason, cure }
}

impl Enumeration<'_> {
    /// The layer without which devices are enumerated.
    pub(super) fn layer(&self, chain: &[String]) -> Option<Culprit> {
        let succeeds = |layer: &&String| self.without_layer(layer).devices().is_some();
        let name = chain.iter().find(succeeds)?;
        let without = without_layer(name, self.request, self.settings);
        Some(Culprit { name: name.clone(), without })
    }

    /// Enumerates the devices without one of the layers.
    pub(super) fn without_layer(&self, layer: &str) -> Opening {
        const DISABLE: &str = "VK_LOADER_LAYERS_DISABLE";
        let mut changes = self.request.changes.clone();
        let disabled = self.system.value_in_force(DISABLE).filter(|value| !value.is_empty());
        let disabled = disabled.map_or(layer.to_owned(), |value| format!("{value},{layer}"));
        changes.variables.insert(DISABLE.to_owned(), Some(disabled));
        let own_settings = self.settings_without(layer);
        changes.variables.extend(own_settings.as_ref().map(OwnSettings::variable));
        let others: Vec<String> =
            self.request.layers.iter().filter(|requested| *requested != layer).cloned().collect();
        self.enumerate(&others, &changes)
    }

    /// The folder of the user's configuration, as the loader finds it.
    fn configuration(&self) -> Option<PathBuf> {
        let set = |name: &str| self.system.value_in_force(name).filter(|value| !value.is_empty());
        let of_home = || set("HOME").map(|home| Path::new(&home).join(".config"));
        set("XDG_CONFIG_HOME").map(PathBuf::from).or_else(of_home)
    }

    /// The settings file in force, but with the layer off.
    fn settings_without(&self, layer: &str) -> Option<OwnSettings> {
        let path = self.settings.report.path.as_ref()?;
        let mut settings: Value = serde_json::from_str(&fs::read_to_string(path).ok()?).ok()?;
        turn_off(&mut settings, layer);
        OwnSettings::new(&settings, self.configuration().as_deref())
    }
}

fn turn_off(settings: &mut Value, layer: &str) {
    match settings {
        Value::Array(values) => values.iter_mut().for_each(|value| turn_off(value, layer)),
        Value::Object(members) => {
            if members.get("name").and_then(Value::as_str) == Some(layer) {
                members.insert("control".to_owned(), "off".into());
            }
            members.values_mut().for_each(|value| turn_off(value, layer));
        }
        _ => {}
    }
}
