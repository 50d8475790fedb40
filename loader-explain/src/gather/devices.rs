//! The physical devices: all that an application sees, with the driver of each, and those that filters
//! leave out. A child enumerates them.

mod alone;
mod own_settings;
mod trials;

use loader_discovery::Context;
use loader_discovery::event::Silent;
use loader_discovery::select::device_order;
use loader_runtime::HostSystem;

use super::{Case, ending, failure, without_driver};
use crate::child::{Line, RefusedExtension};
use crate::devices::{CREATION, Device, FailedCommand};
use crate::fact::{Fact, Why};
use crate::hardware;
use crate::opening::Opening;
use crate::own_event;
use crate::report::{Devices, Driver, Explanation, Failure, Verdict};
use crate::roles::{self, Of, Role};
use crate::text::optional;
use alone::Alone;
use trials::Cause;

/// How a user finds the driver or layer where none is the only cause.
pub(super) const FIND_CULPRIT: &str = "find the driver or layer: set VK_DRIVER_FILES to one driver at a time, and \
     VK_LOADER_LAYERS_DISABLE=~all~";

/// What the devices are enumerated for.
pub(super) struct Enumeration<'a> {
    case: Case<'a>,
    /// The names of the layers of the application.
    chain: &'a [String],
    /// The answers of the drivers, each without layers and other drivers.
    alone: Vec<Alone>,
}

/// The devices of the application, and the failure of vkCreateInstance if there is one.
pub(super) struct OfApplication {
    pub(super) devices: Devices,
    pub(super) failure: Option<Failure>,
    /// The name of a layer, and what goes wrong with it.
    pub(super) layer_problem: Option<(String, Explanation)>,
}

impl<'a> Enumeration<'a> {
    /// Asks each used driver alone, and notes the answers.
    pub(super) fn new(case: Case<'a>, chain: &'a [String], drivers: &mut [Driver]) -> Self {
        let mut enumeration = Self { case, chain, alone: Vec::new() };
        for driver in drivers.iter_mut().filter(|it| it.part.verdict == Verdict::Used) {
            if let Some(alone) = enumeration.ask(driver) {
                alone::note(driver, &alone);
                enumeration.alone.push(alone);
            }
        }
        enumeration
    }

    /// The driver that ends the process before vkCreateInstance returns.
    pub(super) fn end_in_creation(&self) -> Option<Failure> {
        let driver = self.alone.iter().find(|driver| driver.opening.ended_in_creation())?;
        failure::end_by(&driver.manifest, driver.end.as_ref()?)
    }

    /// The devices that an application sees. `failure` is the one that earlier stages found; `of_extension`
    /// explains an extension that the loader refuses.
    pub(super) fn of_application(
        &self,
        failure: Option<&Failure>,
        of_extension: &dyn Fn(&RefusedExtension) -> Failure,
    ) -> OfApplication {
        let not_tried = |reason: &str, cure: &str| {
            let reason = format!("is not tried, because {reason}");
            let problem = Fact::own(own_event::NOT_TRIED, reason, cure).into();
            self.none(Some(problem), None, failure.cloned())
        };
        if self.case.request.app.is_some() {
            let reason = "--app does not change the path of the process that enumerates";
            return not_tried(reason, "set VK_LOADER_REPORT in the environment of the application");
        }
        if let Some(Failure { result: None, why }) = failure {
            return not_tried("vkCreateInstance does not return", &why.cure);
        }
        let opening = self.enumerate(&self.case.request.layers, None, []);
        // The loader checks extensions before it opens layers.
        let refused = opening.refused_extension.as_ref().map(of_extension);
        let known = refused.as_ref().or(failure);
        let found = match &opening.answer {
            Some(Line::Devices(Ok(devices))) => self.found(&opening, devices),
            Some(Line::Devices(Err(failed))) => self.failed(&opening, failed, known),
            _ => self.ended(&opening),
        };
        OfApplication { failure: known.cloned().or(found.failure), ..found }
    }

    fn found(&self, opening: &Opening, devices: &[Device]) -> OfApplication {
        let left_out = self.left_out(devices);
        let is_hidden = devices.is_empty() && left_out.is_empty() && self.has_devices();
        let cause = if is_hidden { self.cause(opening) } else { None };
        let problem = cause.as_ref().map(|Cause { names, cure, .. }| {
            let reason = format!("is empty: {names} hides all devices");
            Fact::own(own_event::FAILED, reason, cure).into()
        });
        let mut found = self.none(problem, cause, None);
        if let Some((_, problem)) = &mut found.layer_problem {
            problem.why.reason = "hides all devices".to_owned();
        }
        found.devices = Devices {
            order: self.order_of_layers(devices).unwrap_or_else(|| self.order_of_loader(devices)),
            left_out,
            devices: devices.iter().map(|device| self.with_driver(device)).collect(),
            ..found.devices
        };
        found
    }

    /// Whether a driver has devices alone.
    fn has_devices(&self) -> bool {
        self.alone.iter().any(|driver| !driver.opening.devices().is_empty())
    }

    /// The device with its driver: the only one that has such a device alone, or several.
    fn with_driver(&self, device: &Device) -> Device {
        let with = self.alone.iter().filter(|driver| driver.opening.devices().contains(device));
        let candidates: Vec<String> = with.map(|driver| driver.manifest.clone()).collect();
        let driver = if let [only] = &*candidates { Some(only.clone()) } else { None };
        Device { driver, candidates, ..device.clone() }
    }

    /// A command that returned an error.
    fn failed(
        &self,
        opening: &Opening,
        failed: &FailedCommand,
        known: Option<&Failure>,
    ) -> OfApplication {
        let is_new = known.is_none() && failed.command == CREATION;
        let may_be_hidden = !failed.means_no_device() || self.has_devices();
        let rejections: Vec<_> =
            self.alone.iter().filter_map(|driver| driver.opening.rejection.as_ref()).collect();
        let all_are_rejected = !rejections.is_empty() && rejections.len() == self.alone.len();
        let is_sought = known.is_none() && may_be_hidden && !all_are_rejected;
        let cause = if is_sought { self.cause(opening) } else { None };
        let words = opening.in_its_words();
        let (reason, cure) = match &cause {
            Some(Cause { names, trials, cure, layer }) => {
                let kind = if layer.is_some() { "the layer " } else { "" };
                (format!("{kind}{names} fails{trials}{words}"), cure.clone())
            }
            None if all_are_rejected => {
                (failure::ALL_REJECTED.to_owned(), failure::cures(rejections.into_iter()))
            }
            None => (format!("a driver or layer fails{words}"), FIND_CULPRIT.to_owned()),
        };
        let why = Why { reason, cure: cure.clone() };
        let failure = is_new.then(|| Failure { result: failed.result_name(), why });
        let cure = match (known.or(failure.as_ref()), &cause) {
            (Some(failure), _) => failure.why.cure.clone(),
            (None, Some(_)) => cure,
            (None, None) => self.cure_of_failure(),
        };
        let trials = cause.as_ref().map_or("", |cause| &cause.trials);
        let reason = format!("fails: {}{trials}{words}", failed.in_words());
        let problem = Fact::own(own_event::FAILED, reason, cure).into();
        self.none(Some(problem), cause, failure)
    }

    /// A driver or layer that ended the process.
    fn ended(&self, opening: &Opening) -> OfApplication {
        let driver = self.alone.iter().find(|driver| driver.opening.answer.is_none());
        let cause = if driver.is_some() { None } else { self.cause(opening) };
        let (name, without) = match (driver, &cause) {
            (Some(driver), _) => (&*driver.manifest, Some(without_driver(&driver.manifest))),
            (None, Some(cause)) => (&*cause.names, Some(cause.cure.clone())),
            (None, None) => ("a driver or layer", None),
        };
        let mut problem = ending(opening, name, without.as_deref()).map(Explanation::from);
        let trials = cause.as_ref().map_or("", |cause| &cause.trials);
        problem.iter_mut().for_each(|problem| problem.why.reason += trials);
        let end = problem.as_ref().filter(|_| opening.ended_in_creation());
        let failure = end.and_then(|end| failure::end_by(name, end));
        self.none(problem, cause, failure)
    }

    /// No device, for this reason. The reason is that of the layer that is the only cause, too.
    fn none(
        &self,
        problem: Option<Explanation>,
        cause: Option<Cause>,
        failure: Option<Failure>,
    ) -> OfApplication {
        let layer_problem = cause.and_then(|cause| cause.layer).zip(problem.clone());
        let devices = Devices { order: self.order_of_loader(&[]), problem, ..Devices::default() };
        OfApplication { devices, failure, layer_problem }
    }

    /// The cure of a command that failed after vkCreateInstance.
    fn cure_of_failure(&self) -> String {
        if self.case.settings.only_devices {
            return "remove `device_configurations` from the settings file, which leaves out every \
                    device that the key does not list"
                .to_owned();
        }
        let without = self.alone.iter().filter(|driver| driver.opening.devices().is_empty());
        let drivers: Vec<&str> = without.map(|driver| &*driver.manifest).collect();
        if drivers.is_empty() || self.has_devices() {
            return FIND_CULPRIT.to_owned();
        }
        if drivers.iter().all(|driver| hardware::absence(driver, &HostSystem).is_some()) {
            return self.cure_without_hardware();
        }
        format!("mend one of the drivers that enumerate no device: {}", drivers.join(", "))
    }

    /// The cure of a machine without the hardware of its drivers.
    fn cure_without_hardware(&self) -> String {
        let choosing = roles::variables(|of, role| {
            of == Of::Drivers && matches!(role, Role::Replaces | Role::Patterns)
        });
        let mut set = choosing.filter(|name| self.case.system.value_in_force(name).is_some());
        let unset = optional(", or unset ", set.next());
        format!(
            "install a driver for the hardware of this machine, or one that needs none, such as Mesa's lvp{unset}"
        )
    }

    /// What puts physical devices in order (drivers.md J.4, K.5).
    fn order_of_loader(&self, devices: &[Device]) -> String {
        if self.case.settings.only_devices {
            return "the settings file lists the devices in this order".to_owned();
        }
        let context = Context::host(self.case.system, &Silent);
        if device_order::is_enabled(context) == Ok(false) {
            return "the order of the drivers, because VK_LOADER_DISABLE_SELECT is set".to_owned();
        }
        let chosen = device_order::chosen_device(self.case.system, &Silent);
        let chosen = chosen
            .ok()
            .flatten()
            .filter(|(vendor, device)| {
                devices.iter().any(|it| (it.vendor_id, it.device_id) == (*vendor, *device))
            })
            .map(|(vendor, device)| format!("{vendor:04x}:{device:04x} first, then "));
        format!("sorted: {}by type, PCI address and IDs", chosen.unwrap_or_default())
    }
}
