//! The devices of one driver without other drivers and without layers: their number, and the driver of
//! each device of an application.

use serde_json::json;

use super::own_settings::OwnSettings;
use super::{Enumeration, FILTERS, ended_in_creation};
use crate::child::Line;
use crate::devices::{CREATION, Device};
use crate::fact::explain;
use crate::gather::{ending, failure, without_driver};
use crate::own_event::OwnEvent;
use crate::report::{Driver, Explanation, Failure, Verdict};

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

/// The answer of a driver alone.
pub(in crate::gather) struct Alone {
    pub(super) manifest: String,
    pub(super) devices: Vec<Device>,
    /// Whether the driver's vkCreateInstance returned an error.
    pub(super) fails_in_creation: bool,
    /// How the process ended, if not as it should.
    pub(super) end: Option<Explanation>,
    /// Whether the driver ended the process before vkCreateInstance returned.
    ended_in_creation: bool,
    /// Whether the driver answered. An end behind the answer is one of its destructors.
    pub(super) answered: bool,
}

/// The driver that ends the process before vkCreateInstance returns.
pub(in crate::gather) fn end_in_creation(alone: &[Alone]) -> Option<Failure> {
    let driver = alone.iter().find(|driver| driver.ended_in_creation)?;
    failure::end_by(&driver.manifest, driver.end.as_ref()?)
}

/// The device with its driver: the only one that has such a device.
pub(super) fn with_driver(device: &Device, alone: &[Alone]) -> Device {
    let mut with = alone.iter().filter(|driver| driver.devices.contains(device));
    let driver = match (with.next(), with.next()) {
        (Some(only), None) => Some(only.manifest.clone()),
        _ => None,
    };
    Device { driver, ..device.clone() }
}

impl Enumeration<'_> {
    /// Asks each used driver alone, and notes the number of its devices or the problem. Asks none with
    /// `--app`: a child has another path than the application.
    pub(in crate::gather) fn of_each_driver(&self, drivers: &mut [Driver]) -> Vec<Alone> {
        if self.request.changes.program.is_some() {
            return Vec::new();
        }
        let used = drivers.iter_mut().filter(|driver| driver.verdict == Verdict::Used);
        used.filter_map(|driver| {
            let alone = self.ask(driver)?;
            note(driver, &alone);
            Some(alone)
        })
        .collect()
    }

    /// `None` if the settings file cannot be replaced: the driver would not be alone.
    fn ask(&self, driver: &Driver) -> Option<Alone> {
        let mut changes = self.request.changes.clone();
        let absent = OTHERS.into_iter().chain(FILTERS).map(|name| (name.to_owned(), None));
        changes.variables.extend(absent);
        let only = [("VK_DRIVER_FILES", &*driver.manifest), ("VK_LOADER_LAYERS_DISABLE", "*")];
        let only = only.map(|(name, value)| (name.to_owned(), Some(value.to_owned())));
        changes.variables.extend(only);
        // A settings file in force may name other drivers, and layers that no variable disables.
        let no_layer = json!({ "file_format_version": "1.0.0", "settings": { "layers": [] } });
        let own_settings = match self.settings.in_force {
            Some(_) => Some(OwnSettings::new(&no_layer, None)?),
            None => None,
        };
        changes.variables.extend(own_settings.as_ref().map(OwnSettings::variable));
        let opening = self.enumerate(&[], &changes);
        let library = driver.library.as_deref().unwrap_or_default();
        let end = ending(&opening, library, Some(&without_driver(&driver.manifest)));
        let ended_in_creation = end.is_some() && ended_in_creation(&opening);
        let answered = opening.answer.is_some();
        let fails_in_creation = matches!(
            &opening.answer,
            Some(Line::Devices(Err(failed))) if failed.command == CREATION
        );
        Some(Alone {
            manifest: driver.manifest.clone(),
            devices: opening.devices().unwrap_or_default(),
            fails_in_creation,
            ended_in_creation,
            answered,
            end: explain(end.as_slice()),
        })
    }
}

fn note(driver: &mut Driver, alone: &Alone) {
    driver.devices = alone.answered.then_some(alone.devices.len());
    match (&alone.end, alone.devices.len()) {
        (Some(end), _) => driver.problem = driver.problem.take().or(Some(end.clone())),
        (None, 0) if alone.fails_in_creation => {
            let known = explain(&driver.facts);
            driver.verdict = Verdict::Rejected(known.unwrap_or_else(without_instance));
        }
        (None, 0) => driver.problem = Some(without_device()),
        (None, _) => {}
    }
}

fn without_instance() -> Explanation {
    Explanation::own(
        OwnEvent::NoInstance,
        "creates no instance, so that the loader leaves the driver out",
        "set VK_LOADER_DEBUG=all, which logs the driver's VkResult and messages",
    )
}

fn without_device() -> Explanation {
    Explanation::own(
        OwnEvent::NoDevice,
        "enumerates no device",
        "if it should, see whether the kernel's driver is loaded and this user may open the files \
         in /dev/dri",
    )
}
