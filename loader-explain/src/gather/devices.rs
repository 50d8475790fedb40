//! The physical devices: all that an application sees, with the driver of each, and those that filters
//! leave out. A child enumerates them.

mod alone;
mod culprit;
mod own_settings;

use loader_discovery::event::Silent;
use loader_discovery::select::device_order;

use super::settings::Settings;
use super::{Request, ending, failure};
use crate::child::{Errand, Line};
use crate::devices::{CREATION, Device, FailedCommand, UNTIL_CREATION};
use crate::fact::explain;
use crate::opening::Opening;
use crate::own_event::OwnEvent;
use crate::report::{Devices, Explanation, Failure, LeftOut};
use crate::what_if::{Changes, WhatIf};
pub(super) use alone::{Alone, end_in_creation};
pub(super) use culprit::FIND_CULPRIT;
use culprit::{driver_that_ends, failure_of_creation};

/// The variables that leave out devices.
const FILTERS: [&str; 3] =
    ["VK_LOADER_DEVICE_ID_FILTER", "VK_LOADER_VENDOR_ID_FILTER", "VK_LOADER_DRIVER_ID_FILTER"];

/// What the devices are enumerated for.
pub(super) struct Enumeration<'a> {
    pub(super) system: &'a WhatIf,
    pub(super) request: &'a Request,
    pub(super) settings: &'a Settings,
}

/// The devices of the application, and the failure of vkCreateInstance that no other stage found.
pub(super) struct OfApplication {
    pub(super) devices: Devices,
    pub(super) failure: Option<Failure>,
    /// The name of a layer, and what goes wrong with it.
    pub(super) layer_problem: Option<(String, Explanation)>,
}

impl From<Devices> for OfApplication {
    fn from(devices: Devices) -> OfApplication {
        OfApplication { devices, failure: None, layer_problem: None }
    }
}

impl Enumeration<'_> {
    /// The devices that an application sees through the layers of `chain`. `failure` is the one that
    /// earlier stages found.
    pub(super) fn of_application(
        &self,
        chain: &[String],
        alone: &[Alone],
        failure: Option<&Failure>,
    ) -> OfApplication {
        let not_tried = |reason: &str, cure: &str| {
            let reason = format!("is not tried, because {reason}");
            self.none(Some(Explanation::own(OwnEvent::NotTried, reason, cure))).into()
        };
        if self.request.changes.program.is_some() {
            let reason = "--app does not change the path of the process that enumerates";
            return not_tried(reason, "set VK_LOADER_REPORT in the environment of the application");
        }
        if let Some(Failure { result: None, cure, .. }) = failure {
            return not_tried("vkCreateInstance does not return", cure);
        }
        let opening = self.enumerate(&self.request.layers, &self.request.changes);
        match &opening.answer {
            Some(Line::Devices(Ok(devices))) => self.found(devices, alone, chain).into(),
            Some(Line::Devices(Err(failed))) => self.failed(failed, chain, alone, failure),
            _ => self.ended(&opening, chain, alone),
        }
    }

    fn found(&self, devices: &[Device], alone: &[Alone], chain: &[String]) -> Devices {
        let left_out = self.left_out(devices).into_iter().map(|left_out| LeftOut {
            device: alone::with_driver(&left_out.device, alone),
            ..left_out
        });
        let order = self.order_of_layers(devices, chain);
        Devices {
            order: order.unwrap_or_else(|| order_of_loader(self.system, self.settings)),
            left_out: left_out.collect(),
            devices: devices.iter().map(|device| alone::with_driver(device, alone)).collect(),
            problem: None,
        }
    }

    /// A command that returned an error.
    fn failed(
        &self,
        failed: &FailedCommand,
        chain: &[String],
        alone: &[Alone],
        known: Option<&Failure>,
    ) -> OfApplication {
        let is_new = known.is_none() && failed.command == CREATION;
        let layer = if is_new { self.layer(chain) } else { None };
        let failure = is_new.then(|| failure_of_creation(failed, layer.as_ref(), alone));
        let cure = known.or(failure.as_ref()).map(|failure| failure.cure.clone());
        let cure = cure.unwrap_or_else(|| self.cure_of_failure(alone));
        let reason = format!("fails: {}", failed.in_words());
        let problem = Explanation::own(OwnEvent::Failed, reason, cure);
        let layer_problem = layer.map(|layer| (layer.name, problem.clone()));
        OfApplication { devices: self.none(Some(problem)), failure, layer_problem }
    }

    /// A driver or layer that ended the process.
    fn ended(&self, opening: &Opening, chain: &[String], alone: &[Alone]) -> OfApplication {
        let driver = driver_that_ends(alone);
        let layer = if driver.is_some() { None } else { self.layer(chain) };
        let culprit = driver.as_ref().or(layer.as_ref());
        let name = culprit.map_or("a driver or layer", |culprit| &culprit.name);
        let without = culprit.map(|culprit| culprit.without.as_str());
        let mut facts = opening.facts.clone();
        facts.extend(ending(opening, name, without));
        let problem = explain(&facts);
        let end = problem.as_ref().filter(|_| ended_in_creation(opening));
        let failure = end.and_then(|end| failure::end_by(name, end));
        let layer_problem = layer.map(|layer| layer.name).zip(problem.clone());
        OfApplication { devices: self.none(problem), failure, layer_problem }
    }

    /// No device, for this reason.
    fn none(&self, problem: Option<Explanation>) -> Devices {
        let order = order_of_loader(self.system, self.settings);
        Devices { order, devices: Vec::new(), left_out: Vec::new(), problem }
    }

    /// The cure of a command that failed after vkCreateInstance.
    fn cure_of_failure(&self, alone: &[Alone]) -> String {
        if self.settings.replaces_devices() {
            return "remove `device_configurations` from the settings file, which leaves out every \
                    device that the key does not list"
                .to_owned();
        }
        let drivers: Vec<&str> = alone.iter().map(|driver| driver.manifest.as_str()).collect();
        if drivers.is_empty() {
            return FIND_CULPRIT.to_owned();
        }
        format!("mend one of the drivers that enumerate no device: {}", drivers.join(", "))
    }

    /// The devices that an application has without the filters and lacks with them.
    fn left_out(&self, devices: &[Device]) -> Vec<LeftOut> {
        let is_set = |name: &&str| self.system.value_in_force(name).is_some();
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
        let admitted: Vec<(&str, Vec<Device>)> = match set.as_slice() {
            [only] => vec![(*only, devices.to_vec())],
            several => several.iter().map(|one| (*one, self.with_filters(&[one]))).collect(),
        };
        let by = |device: &Device| {
            let hiding = admitted.iter().filter(|(_, admitted)| !admitted.contains(device));
            hiding.map(|(filter, _)| *filter).collect::<Vec<_>>().join(" and ")
        };
        left_out.into_iter().map(|device| LeftOut { by: by(&device), device }).collect()
    }

    /// The devices with these of the [`FILTERS`] alone.
    fn with_filters(&self, kept: &[&str]) -> Vec<Device> {
        let mut changes = self.request.changes.clone();
        let others = FILTERS.into_iter().filter(|filter| !kept.contains(filter));
        changes.variables.extend(others.map(|name| (name.to_owned(), None)));
        self.enumerate(&self.request.layers, &changes).devices().unwrap_or_default()
    }

    /// The layer that puts the devices in their order, if one does.
    fn order_of_layers(&self, devices: &[Device], chain: &[String]) -> Option<String> {
        if devices.len() < 2 {
            return None;
        }
        let differs = |layer: &&String| {
            let other = self.without_layer(layer).devices().unwrap_or_default();
            !other.is_empty() && other != devices
        };
        let layer = chain.iter().find(differs)?;
        Some(format!("the order of the layer {layer}"))
    }

    fn enumerate(&self, layers: &[String], changes: &Changes) -> Opening {
        let errand = Errand::Devices {
            layers: layers.to_vec(),
            api_version: self.request.api_version,
            portability: self.request.portability,
        };
        self.request.open_with(&errand, &changes.variables)
    }
}

/// Whether a child that enumerates devices ended before vkCreateInstance returned.
fn ended_in_creation(opening: &Opening) -> bool {
    let before = |call: &str| UNTIL_CREATION.contains(&call);
    opening.answer.is_none() && opening.last_call.as_deref().is_none_or(before)
}

/// What puts physical devices in order (drivers.md J.4, K.5).
fn order_of_loader(system: &WhatIf, settings: &Settings) -> String {
    if settings.replaces_devices() {
        return "the settings file lists the devices in this order".to_owned();
    }
    if !device_order::is_enabled(system) {
        return "the order of the drivers, because VK_LOADER_DISABLE_SELECT is set".to_owned();
    }
    let chosen = device_order::chosen_device(system, &Silent);
    let chosen = chosen.map(|(vendor, device)| format!("{vendor:04x}:{device:04x} first, then "));
    format!("sorted: {}by type, PCI address and IDs", chosen.unwrap_or_default())
}
