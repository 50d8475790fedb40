//! Enumerates the devices again with other layers and filters, which shows what leaves out a device,
//! puts devices in order, or lets the enumeration fail.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use super::Enumeration;
use super::own_settings::OwnSettings;
use crate::child::Errand;
use crate::devices::{Application, Device};
use crate::opening::Opening;
use crate::report::LeftOut;
use crate::what_if::Changes;

/// The variables that leave out devices.
pub(super) const FILTERS: [&str; 3] =
    ["VK_LOADER_DEVICE_ID_FILTER", "VK_LOADER_VENDOR_ID_FILTER", "VK_LOADER_DRIVER_ID_FILTER"];

impl Enumeration<'_> {
    /// With a manifest as `driver`, no other driver takes part.
    pub(super) fn enumerate(
        &self,
        layers: &[String],
        driver: Option<Vec<u8>>,
        changes: &Changes,
    ) -> Opening {
        let (layers, request) = (layers.to_vec(), self.case.request);
        let (api_version, portability) = (request.api_version, request.portability);
        let application = Application { layers, api_version, portability, driver };
        self.case.run(&Errand::Devices(application), &changes.variables)
    }

    /// The devices that an application has without the filters and lacks with them.
    pub(super) fn left_out(&self, devices: &[Device]) -> Vec<LeftOut> {
        let is_set = |name: &&str| self.case.system.value_in_force(name).is_some();
        let set: Vec<&'static str> = FILTERS.into_iter().filter(is_set).collect();
        if set.is_empty() {
            return Vec::new();
        }
        let mut left_out = self.with_filters(&[]);
        for device in devices {
            if let Some(place) = left_out.iter().position(|other| other == device) {
                left_out.remove(place);
            }
        }
        let alone = |one| if set.len() == 1 { devices.to_vec() } else { self.with_filters(&[one]) };
        let admitted: Vec<(&str, Vec<Device>)> = set.iter().map(|one| (*one, alone(one))).collect();
        let by = |device: &Device| {
            let hiding = admitted.iter().filter(|(_, admitted)| !admitted.contains(device));
            hiding.map(|(filter, _)| *filter).collect::<Vec<_>>().join(" and ")
        };
        left_out.into_iter().map(|device| LeftOut { by: by(&device), device }).collect()
    }

    /// The devices with these of the [`FILTERS`] alone.
    fn with_filters(&self, kept: &[&str]) -> Vec<Device> {
        let mut changes = self.case.system.changes.clone();
        changes.unset(FILTERS.into_iter().filter(|filter| !kept.contains(filter)));
        let opening = self.enumerate(&self.case.request.layers, None, &changes);
        opening.devices().unwrap_or_default().to_vec()
    }

    /// The layer that puts the devices in their order, if one does.
    pub(super) fn order_of_layers(&self, devices: &[Device]) -> Option<String> {
        if devices.len() < 2 {
            return None;
        }
        let differs = |layer: &&String| {
            let other = self.without_layer(layer);
            other.devices().is_some_and(|other| !other.is_empty() && other != devices)
        };
        Some(format!("the order of the layer {}", self.chain.iter().find(differs)?))
    }

    /// The name of the layer without which devices are enumerated, and how a user leaves it out.
    pub(super) fn layer_at_fault(&self) -> Option<(String, String)> {
        let succeeds = |layer: &&String| self.without_layer(layer).devices().is_some();
        let name = self.chain.iter().find(succeeds)?;
        Some((name.clone(), self.case.without_layer(name)))
    }

    /// Enumerates the devices without one of the layers.
    fn without_layer(&self, layer: &str) -> Opening {
        const DISABLE: &str = "VK_LOADER_LAYERS_DISABLE";
        let mut changes = self.case.system.changes.clone();
        let disabled = self.value(DISABLE).map_or(layer.to_owned(), |it| format!("{it},{layer}"));
        changes.variables.insert(DISABLE.to_owned(), Some(disabled));
        let own_settings = self.settings_without(layer);
        changes.variables.extend(own_settings.as_ref().map(OwnSettings::variable));
        let others = self.case.request.layers.iter().filter(|requested| *requested != layer);
        self.enumerate(&others.cloned().collect::<Vec<_>>(), None, &changes)
    }

    /// The settings file in force, but with the layer off.
    fn settings_without(&self, layer: &str) -> Option<OwnSettings> {
        let path = self.case.settings.report.path.as_ref()?;
        let mut settings: Value = serde_json::from_str(&fs::read_to_string(path).ok()?).ok()?;
        turn_off(&mut settings, layer);
        // The folder of the user's configuration, as the loader finds it.
        let of_home = || self.value("HOME").map(|home| PathBuf::from(home).join(".config"));
        let folder = self.value("XDG_CONFIG_HOME").map(PathBuf::from).or_else(of_home);
        OwnSettings::new(&settings, folder.as_deref())
    }

    /// The value of a variable that is in force and not empty.
    fn value(&self, name: &str) -> Option<String> {
        self.case.system.value_in_force(name).filter(|value| !value.is_empty())
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
