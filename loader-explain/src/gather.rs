//! Runs the loader's own walks and turns their results and events into a [`Report`].

pub(crate) mod details;
mod devices;
mod drivers;
mod failure;
mod layers;
mod searches;
mod settings;
mod variables;

use std::time::Duration;

use loader_discovery::event::KeptEvents;
use loader_runtime::probe;

use crate::child::Errand;
use crate::devices::DESTRUCTION;
use crate::fact::Fact;
use crate::opening::{self, End, Opening};
use crate::own_event::OwnEvent;
use crate::report::Report;
use crate::what_if::{Changes, Variables, WhatIf};
use devices::{Enumeration, FIND_CULPRIT};
use settings::Settings;

/// The exit code with which the dynamic linker ends a process.
const LINKER_FAILED: i32 = 127;

/// What to explain.
#[derive(Clone, Debug)]
pub(crate) struct Request {
    pub(crate) changes: Changes,
    /// The layers that the application requests.
    pub(crate) layers: Vec<String>,
    /// The packed API version that the application requests.
    pub(crate) api_version: u32,
    pub(crate) portability: bool,
    /// Whether to open libraries.
    pub(crate) load: bool,
    /// The time that a library may take.
    pub(crate) time_limit: Duration,
}

impl Request {
    /// Runs a child for `errand`. The dynamic linker ends a process that calls a function of a
    /// library with an unresolved symbol; with LD_BIND_NOW it refuses the library and names the
    /// symbol, so that a second child finds the reason.
    fn open(&self, errand: &Errand) -> Opening {
        self.open_with(errand, &self.changes.variables)
    }

    /// [`Self::open`] in another environment.
    fn open_with(&self, errand: &Errand, variables: &Variables) -> Opening {
        let opening = opening::run(errand, variables, self.time_limit);
        if !matches!(opening.end, Some(End::Exited { code: LINKER_FAILED })) {
            return opening;
        }
        let mut variables = variables.clone();
        variables.insert("LD_BIND_NOW".to_owned(), Some("1".to_owned()));
        let refused = opening::run(errand, &variables, self.time_limit);
        if refused.refused { refused } else { opening }
    }
}

/// Searches, reads, selects and opens as vkCreateInstance does.
///
/// # Errors
///
/// If memory runs out.
pub(crate) fn gather(request: &Request) -> Result<Report, loader_discovery::OutOfMemory> {
    let system = WhatIf::new(request.changes.clone());
    let journal = KeptEvents::new();
    let settings = settings::gather(&system, &journal, &request.changes)?;
    let mut layers = layers::gather(&system, &journal, request, &settings)?;
    let mut drivers = drivers::gather(&system, &journal, request, &settings)?;

    let before_layers = failure::before_layers(&system, &settings, &layers, &drivers.drivers);
    let chain = if before_layers.is_some() { Vec::new() } else { layers.chain.clone() };
    let mut failure = before_layers.or_else(|| failure::in_layers(request, &layers));
    variables::read_all(&system);
    let devices = request.load.then(|| {
        let drivers = &mut drivers.drivers;
        let enumeration = Enumeration::new(&system, request, &settings, &chain, drivers);
        failure = failure.take().or_else(|| enumeration.end_in_creation());
        let found = enumeration.of_application(failure.as_ref());
        failure = failure.take().or(found.failure);
        layers.note(found.layer_problem);
        found.devices
    });
    let environment =
        variables::in_force(&system, &request.changes, &settings, &drivers.drivers, &layers);
    Ok(Report {
        schema: probe::REPORT_SCHEMA,
        source: "vkexplain",
        loader: env!("CARGO_PKG_VERSION").to_owned(),
        environment,
        settings: settings.report,
        driver_search: drivers.search,
        drivers: drivers.drivers,
        layer_searches: layers.searches,
        layers: layers.layers,
        failure,
        chain,
        devices,
        remarks: [settings.remarks, layers.remarks, drivers.remarks].concat(),
    })
}

/// How a user leaves the driver of this manifest out.
fn without_driver(manifest: &str) -> String {
    let file_name = manifest.rsplit('/').next().unwrap_or_default();
    format!("disable it with VK_LOADER_DRIVERS_DISABLE={file_name}")
}

/// How a user leaves the layer of this name out.
fn without_layer(name: &str, request: &Request, settings: &Settings) -> String {
    if let Some(path) = settings.report.path.as_ref().filter(|_| settings.turns_on(name)) {
        return format!("set `control` of {name} to `off` in the settings file {path}");
    }
    match request.layers.iter().any(|requested| requested == name) {
        true => "do not request it".to_owned(),
        false => format!("disable it with VK_LOADER_LAYERS_DISABLE={name}"),
    }
}

/// The event for a child that did not end as it should. `without` says how a user leaves `library`
/// out, which is the cause if it is there.
fn ending(opening: &Opening, library: &str, without: Option<&str>) -> Option<Fact> {
    let function = match (&opening.answer, opening.last_call.as_deref()) {
        (None, call) => call.unwrap_or("an unknown function"),
        (Some(_), Some(DESTRUCTION)) => DESTRUCTION,
        (Some(_), _) => "a function that runs when the library is closed",
    };
    let cure = match without {
        Some(without) => format!("report this to the vendor of {library}; {without} until then"),
        None => format!("{FIND_CULPRIT}; then report this to its vendor"),
    };
    let (event, reason, cure) = match opening.end.as_ref()? {
        // The kernel sends SIGKILL, for example if memory runs out, or a user does. No code does so by
        // a fault.
        End::Crashed { signal: 9 } => {
            (OwnEvent::Crashed, format!("is killed with signal 9 in {function}"), cure)
        }
        End::Crashed { signal } => {
            (OwnEvent::Crashed, format!("crashes with signal {signal} in {function}"), cure)
        }
        End::Exited { code } => {
            (OwnEvent::Exited, format!("ends the process with code {code} in {function}"), cure)
        }
        End::TimedOut { limit } => {
            let seconds = match limit.as_secs() {
                1 => "a second".to_owned(),
                seconds => format!("{seconds} seconds"),
            };
            let reason = format!("does not return from {function} within {seconds}");
            (OwnEvent::TimedOut, reason, format!("{cure}, or allow more time with --time-limit"))
        }
        End::NotStarted { error } => {
            let reason = format!("could not be tried: {error}");
            (OwnEvent::NotStarted, reason, "try again with --no-load".to_owned())
        }
    };
    Some(Fact::own(event, reason, cure))
}
