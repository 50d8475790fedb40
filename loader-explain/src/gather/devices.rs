//! The physical devices: all that an application sees, those that filters leave out, and the number
//! of each driver. A child enumerates them.

use loader_discovery::event::Silent;
use loader_discovery::select::device_order;
use loader_discovery::settings::Settings;

use super::{Request, ending};
use crate::child::{Errand, Line};
use crate::devices::Device;
use crate::fact::explain;
use crate::opening::{Opening, Outcome};
use crate::own_event::OwnEvent;
use crate::report::{Devices, Driver, Explanation, LeftOut, Verdict};
use crate::what_if::{Changes, WhatIf};

/// The variables that leave out devices.
const FILTERS: [&str; 3] =
    ["VK_LOADER_DEVICE_ID_FILTER", "VK_LOADER_VENDOR_ID_FILTER", "VK_LOADER_DRIVER_ID_FILTER"];

/// The variables by which an application has more or fewer drivers and layers than one.
const OTHERS: [&str; 7] = [
    "VK_ICD_FILENAMES",
    "VK_ADD_DRIVER_FILES",
    "VK_LOADER_DRIVERS_SELECT",
    "VK_LOADER_DRIVERS_DISABLE",
    "VK_LOADER_LAYERS_ENABLE",
    "VK_LOADER_LAYERS_ALLOW",
    "VK_INSTANCE_LAYERS",
];

/// The command whose failure explains that a driver has no device.
const CREATION: &str = "vkCreateInstance";

/// The devices that an application sees with all layers.
pub(super) fn gather(system: &WhatIf, request: &Request, settings: Option<&Settings>) -> Devices {
    let none = |problem| Devices {
        order: order(system, settings),
        devices: Vec::new(),
        left_out: Vec::new(),
        problem,
    };
    if request.changes.program.is_some() {
        return none(Some(Explanation {
            event: OwnEvent::NotTried.name().to_owned(),
            reason: "is not tried, because --app does not change the path of the process that \
                     enumerates"
                .to_owned(),
            cure: "set VK_LOADER_REPORT in the environment of the application".to_owned(),
        }));
    }
    let opening = enumerate(request, &request.layers, &request.changes);
    match &opening.outcome {
        Outcome::Answered(Line::Devices(Ok(devices))) => Devices {
            left_out: left_out(system, request, devices),
            devices: devices.clone(),
            ..none(None)
        },
        Outcome::Answered(Line::Devices(Err(reason))) => {
            none(Some(failed(reason, cure_of_failure(settings))))
        }
        _ => {
            let mut facts = opening.facts.clone();
            facts.extend(ending(&opening, "a driver or layer", ""));
            none(explain(&facts))
        }
    }
}

fn enumerate(request: &Request, layers: &[String], changes: &Changes) -> Opening {
    let errand = Errand::Devices {
        layers: layers.to_vec(),
        api_version: request.api_version,
        portability: request.portability,
    };
    request.open_with(&errand, &changes.variables)
}

fn failed(reason: &str, cure: &str) -> Explanation {
    Explanation {
        event: OwnEvent::Failed.name().to_owned(),
        reason: format!("fails: {reason}"),
        cure: cure.to_owned(),
    }
}

/// The cure of a command that failed.
fn cure_of_failure(settings: Option<&Settings>) -> &'static str {
    if settings.is_some_and(|settings| settings.device_configurations.is_some()) {
        return "remove `device_configurations` from the settings file, which leaves out every \
                device that the key does not list, or see the drivers and layers above";
    }
    "see the drivers and layers above"
}

/// The devices that an application has without the filters and lacks with them.
fn left_out(system: &WhatIf, request: &Request, devices: &[Device]) -> Vec<LeftOut> {
    let set: Vec<&str> =
        FILTERS.into_iter().filter(|name| system.value_in_force(name).is_some()).collect();
    if set.is_empty() {
        return Vec::new();
    }
    let mut changes = request.changes.clone();
    changes.variables.extend(FILTERS.map(|name| (name.to_owned(), None)));
    let opening = enumerate(request, &request.layers, &changes);
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

/// Counts the devices of a driver alone.
pub(super) fn count(driver: &mut Driver, request: &Request) {
    if driver.verdict != Verdict::Used {
        return;
    }
    let mut changes = request.changes.clone();
    let absent = OTHERS.into_iter().chain(FILTERS).map(|name| (name.to_owned(), None));
    changes.variables.extend(absent);
    let alone = [("VK_DRIVER_FILES", driver.manifest.as_str()), ("VK_LOADER_LAYERS_DISABLE", "*")];
    changes.variables.extend(alone.map(|(name, value)| (name.to_owned(), Some(value.to_owned()))));
    let opening = enumerate(request, &[], &changes);
    match &opening.outcome {
        Outcome::Answered(Line::Devices(Ok(devices))) if !devices.is_empty() => {
            driver.devices = Some(devices.len());
        }
        Outcome::Answered(Line::Devices(result)) => {
            driver.devices = Some(0);
            // Without a device vkEnumeratePhysicalDevices fails, too.
            let failure = result.as_ref().err().filter(|reason| reason.starts_with(CREATION));
            let failure = failure.map(|reason| format!(": {reason}"));
            driver.problem = Some(Explanation {
                event: OwnEvent::NoDevice.name().to_owned(),
                reason: format!("enumerates no device{}", failure.unwrap_or_default()),
                cure: "if it should, see whether the kernel's driver is loaded and this user may \
                       open the files in /dev/dri"
                    .to_owned(),
            });
        }
        _ => {
            let library = driver.library.as_deref().unwrap_or_default();
            let file_name = driver.manifest.rsplit('/').next().unwrap_or_default();
            let filter = format!("VK_LOADER_DRIVERS_DISABLE={file_name}");
            driver.problem = explain(ending(&opening, library, &filter).as_slice());
        }
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
