//! The physical devices: all that an application sees, with the driver of each, and those that filters
//! leave out. A child enumerates them.

mod alone;
mod culprit;

use loader_discovery::event::Silent;
use loader_discovery::select::device_order;
use loader_discovery::settings::Settings;

use super::{Request, ending, failure};
use crate::child::{Errand, Line};
use crate::devices::{CREATION, Device, FailedCommand, UNTIL_CREATION};
use crate::fact::explain;
use crate::opening::{Opening, Outcome};
use crate::own_event::OwnEvent;
use crate::report::{Devices, Explanation, Failure, LeftOut};
use crate::what_if::{Changes, WhatIf};
pub(super) use alone::{Alone, end_in_creation};

/// The variables that leave out devices.
const FILTERS: [&str; 3] =
    ["VK_LOADER_DEVICE_ID_FILTER", "VK_LOADER_VENDOR_ID_FILTER", "VK_LOADER_DRIVER_ID_FILTER"];

/// What the devices are enumerated for.
pub(super) struct Enumeration<'a> {
    pub(super) system: &'a WhatIf,
    pub(super) request: &'a Request,
    pub(super) settings: Option<&'a Settings>,
}

/// The devices of the application, and the failure of vkCreateInstance that no other stage found.
pub(super) struct OfApplication {
    pub(super) devices: Devices,
    pub(super) failure: Option<Failure>,
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
        let not_tried = |reason: &str, cure: &str| OfApplication {
            devices: self.none(Some(Explanation {
                event: OwnEvent::NotTried.name().to_owned(),
                reason: format!("is not tried, because {reason}"),
                cure: cure.to_owned(),
            })),
            failure: None,
        };
        if self.request.changes.program.is_some() {
            let reason = "--app does not change the path of the process that enumerates";
            return not_tried(reason, "set VK_LOADER_REPORT in the environment of the application");
        }
        if let Some(Failure { result: None, cure, .. }) = failure {
            return not_tried("vkCreateInstance does not return", cure);
        }
        let opening = self.enumerate(&self.request.layers, &self.request.changes);
        match &opening.outcome {
            Outcome::Answered(Line::Devices(Ok(devices))) => {
                let devices = self.found(devices, alone);
                OfApplication { devices, failure: None }
            }
            Outcome::Answered(Line::Devices(Err(failed))) => {
                self.failed(failed, chain, alone, failure)
            }
            _ => self.ended(&opening, chain, alone),
        }
    }

    fn found(&self, devices: &[Device], alone: &[Alone]) -> Devices {
        let left_out = self.left_out(devices).into_iter().map(|left_out| LeftOut {
            device: alone::with_driver(&left_out.device, alone),
            ..left_out
        });
        Devices {
            left_out: left_out.collect(),
            devices: devices.iter().map(|device| alone::with_driver(device, alone)).collect(),
            ..self.none(None)
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
        let failure = is_new.then(|| self.failure_of_creation(failed, chain, alone));
        let cure = known.or(failure.as_ref()).map(|failure| failure.cure.clone());
        let problem = Explanation {
            event: OwnEvent::Failed.name().to_owned(),
            reason: format!("fails: {}", failed.in_words()),
            cure: cure.unwrap_or_else(|| self.cure_of_failure().to_owned()),
        };
        OfApplication { devices: self.none(Some(problem)), failure }
    }

    /// A driver or layer that ended the process.
    fn ended(&self, opening: &Opening, chain: &[String], alone: &[Alone]) -> OfApplication {
        let culprit = self.culprit(chain, alone);
        let mut facts = opening.facts.clone();
        facts.extend(ending(opening, &culprit.name, &culprit.filter));
        let problem = explain(&facts);
        let in_creation = opening.last_call().is_none_or(|call| UNTIL_CREATION.contains(&call));
        let end = problem.as_ref().filter(|_| in_creation);
        let failure = end.and_then(|end| failure::end_by(&culprit.name, end));
        OfApplication { devices: self.none(problem), failure }
    }

    /// No device, for this reason.
    fn none(&self, problem: Option<Explanation>) -> Devices {
        let order = order(self.system, self.settings);
        Devices { order, devices: Vec::new(), left_out: Vec::new(), problem }
    }

    /// The cure of a command that failed after vkCreateInstance.
    fn cure_of_failure(&self) -> &'static str {
        if self.settings.is_some_and(|settings| settings.device_configurations.is_some()) {
            return "remove `device_configurations` from the settings file, which leaves out every \
                    device that the key does not list";
        }
        "`vkexplain` lists the drivers and layers, and what is wrong with each"
    }

    /// The devices that an application has without the filters and lacks with them.
    fn left_out(&self, devices: &[Device]) -> Vec<LeftOut> {
        let is_set = |name: &&str| self.system.value_in_force(name).is_some();
        let set: Vec<&str> = FILTERS.into_iter().filter(is_set).collect();
        if set.is_empty() {
            return Vec::new();
        }
        let mut changes = self.request.changes.clone();
        changes.variables.extend(FILTERS.map(|name| (name.to_owned(), None)));
        let opening = self.enumerate(&self.request.layers, &changes);
        let Outcome::Answered(Line::Devices(Ok(mut all))) = opening.outcome else {
            return Vec::new();
        };
        for device in devices {
            if let Some(place) = all.iter().position(|other| other == device) {
                all.remove(place);
            }
        }
        all.into_iter().map(|device| LeftOut { device, by: set.join(" or ") }).collect()
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

/// What puts physical devices in order (drivers.md J.4, K.5).
fn order(system: &WhatIf, settings: Option<&Settings>) -> String {
    if settings.is_some_and(|settings| settings.device_configurations.is_some()) {
        return "the settings file lists the devices in this order".to_owned();
    }
    if !device_order::is_enabled(system) {
        return "the order of the drivers, because VK_LOADER_DISABLE_SELECT is set".to_owned();
    }
    let chosen = device_order::chosen_device(system, &Silent);
    let chosen = chosen.map(|(vendor, device)| format!("{vendor:04x}:{device:04x} first, then "));
    format!("sorted: {}by type, PCI address and IDs", chosen.unwrap_or_default())
}
