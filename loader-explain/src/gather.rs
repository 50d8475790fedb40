//! Runs the loader's own walks and turns their results and events into a [`Report`].

pub(crate) mod details;
mod devices;
pub(crate) mod drivers;
pub(crate) mod failure;
mod hidden;
mod layers;
pub(crate) mod searches;
pub(crate) mod settings;
mod variables;

use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;

use loader_discovery::OutOfMemory;
use loader_discovery::event::KeptEvents;
use loader_discovery::system::System as _;
use loader_runtime::tools;
use rustix::fs::StatVfsMountFlags;

use crate::child::{Errand, Line, Opened};
use crate::devices::DESTRUCTION;
use crate::fact::{Fact, Kind, file_name, text};
use crate::opening::{self, End, Opening};
use crate::own_event;
use crate::report::{Driver, Explanation, Hidden, Layer, Part, Report, Verdict};
use crate::request::Request;
use crate::what_if::{Variables, WhatIf};
use details::{Explainer, link_target, name_oddities, unopened};
use devices::{Enumeration, FIND_CULPRIT};
use settings::Settings;
use variables::Environment;

/// The exit code with which the dynamic linker ends a process.
const LINKER_FAILED: i32 = 127;

/// The variable by which the dynamic linker finds a bare name first.
pub(crate) const LIBRARY_PATH: &str = "LD_LIBRARY_PATH";

/// What every stage needs.
#[derive(Clone, Copy)]
struct Case<'a> {
    request: &'a Request,
    system: &'a WhatIf,
    journal: &'a KeptEvents,
    settings: &'a Settings,
    /// What something hides, once that is known.
    hidden: &'a [Hidden],
}

impl<'a> Case<'a> {
    fn explainer(self) -> Explainer<'a> {
        Explainer { system: self.system, settings: self.settings }
    }

    /// A driver or layer of which the manifest alone is known.
    fn part(self, path: &[u8], facts: Vec<Fact>) -> Part {
        let manifest = text(path);
        Part { link_to: link_target(self.system, &manifest), manifest, facts, ..Part::default() }
    }

    /// Opens the library of a driver or layer in a child, if this request opens libraries. `without` says how
    /// a user leaves the library out.
    fn open(self, part: &mut Part, errand: &Errand, without: &str) -> Opened {
        let library = part.library.clone().unwrap_or_default();
        part.brought = self.brought(&library);
        let brought = part.brought.as_ref().map(|path| fact_of_brought(path, &part.manifest));
        if !self.request.loads() {
            part.facts.extend(brought);
            part.verdict = unopened(self.system, &library, &part.manifest);
            return Opened::default();
        }
        let opening = self.run(errand, &self.system.variables);
        let ending = ending(&opening, &library, Some(without));
        part.facts.extend(opening.facts.into_iter().chain(brought));
        let mut cause = match opening.answer {
            Some(Line::Opened(Ok(opened))) => {
                part.problem = ending.map(Explanation::from).or(part.problem.take());
                part.library = Some(opened.library.clone());
                part.verdict = Verdict::Used;
                return opened;
            }
            Some(Line::Opened(Err((cause, kind)))) => Some(Fact { kind, ..cause }),
            _ => ending.clone(),
        };
        if let Some(cause) = &mut cause {
            name_oddities(self.system, &library, cause);
            if opening.refused && is_noexec(Path::new(&library)) {
                let cure =
                    "mount the file system without `noexec`, or move the library to another one";
                cause.why.iter_mut().for_each(|why| cure.clone_into(&mut why.cure));
            }
        }
        part.facts.extend(ending);
        part.verdict = cause.map_or(Verdict::Accepted, |cause| Verdict::Rejected(cause.into()));
        Opened::default()
    }

    /// The library that `LD_LIBRARY_PATH` brings for a bare name, if so.
    fn brought(self, library: &str) -> Option<String> {
        let folders = self.system.peek(LIBRARY_PATH).filter(|_| !self.request.elevated)?;
        let mut paths = folders.split([':', ';']).map(|folder| format!("{folder}/{library}"));
        // The dynamic linker passes over libraries for the other word size.
        paths.find(|path| {
            !library.contains('/')
                && self.system.exists(path.as_bytes())
                && tools::is_of_this_class(self.system.path_on_host(path).as_os_str().as_bytes())
        })
    }

    /// Runs a child for `errand`. The dynamic linker ends a process that calls a function of a
    /// library with an unresolved symbol; with LD_BIND_NOW it refuses the library and names the
    /// symbol, so that a second child finds the reason.
    fn run(self, errand: &Errand, variables: &Variables) -> Opening {
        let opening = opening::run(self.request, errand, variables);
        match &opening.end {
            Some(End::Status(status)) if status.code() == Some(LINKER_FAILED) => {}
            _ => return opening,
        }
        let mut variables = variables.clone();
        variables.insert("LD_BIND_NOW".to_owned(), Some("1".to_owned()));
        let refused = opening::run(self.request, errand, &variables);
        if refused.refused { refused } else { opening }
    }

    /// How a user leaves the layer of this name out.
    fn without_layer(self, name: &str) -> String {
        let file = self.settings.report.path.as_ref();
        if let Some(path) = file.filter(|_| self.settings.turns_on(name)) {
            return format!("set `control` of {name} to `off` in the settings file {path}");
        }
        match self.request.layers.iter().any(|requested| requested == name) {
            true => "do not request it".to_owned(),
            false => format!("disable it with VK_LOADER_LAYERS_DISABLE={name}"),
        }
    }
}

/// Searches, reads, selects and opens as vkCreateInstance does.
///
/// # Errors
///
/// If memory runs out.
pub(crate) fn gather(request: &Request) -> Result<Report, OutOfMemory> {
    let system = &request.system();
    let journal = &KeptEvents::new();
    let settings = &settings::gather(system, journal)?;
    let case = Case { request, system, journal, settings, hidden: &[] };
    let mut layers = layers::gather(case)?;
    let mut drivers = drivers::gather(case)?;

    excuse_twins(&mut drivers.drivers, &mut layers.layers);
    variables::read_all(system);
    let found = hidden::gather(case, &drivers.drivers, &layers.layers)?;
    let case = Case { hidden: &found.hidden, ..case };
    layers.explain_missing(case.hidden);

    let before_layers = failure::in_drivers(case, &layers, &drivers.drivers);
    let chain = if before_layers.is_some() { Vec::new() } else { layers.chain.clone() };
    variables::read_switches(system, &found.by_settings);
    let mut failure = before_layers.or_else(|| failure::in_layers(case, &layers));
    let devices = request.loads().then(|| {
        let enumeration = Enumeration::new(case, &chain, &mut drivers.drivers);
        failure = failure.take().or_else(|| enumeration.end_in_creation());
        let of_extension = |refused: &_| failure::of_extension(refused, &layers, &drivers.drivers);
        let found = enumeration.of_application(failure.as_ref(), &of_extension);
        let in_drivers = || failure::without_drivers(case, &drivers.drivers);
        failure = found.failure.or_else(in_drivers);
        found.layer_problem.iter().for_each(|(name, problem)| layers.note(name, problem));
        found.devices
    });
    let environment = Environment {
        case,
        drivers: &drivers.drivers,
        layers: &layers,
        left_out: &found.by_settings,
        devices: devices.as_ref(),
    };
    Ok(Report {
        schema: tools::REPORT_SCHEMA,
        source: "vkexplain",
        loader: env!("CARGO_PKG_VERSION").to_owned(),
        environment: environment.variables(),
        settings: settings.report_with(&found.hidden),
        hidden: found.hidden,
        driver_search: drivers.search,
        drivers: drivers.drivers,
        layer_searches: layers.searches,
        layers: layers.layers,
        failure,
        chain,
        devices,
        remarks: [settings.remarks.clone(), layers.remarks, drivers.remarks].concat(),
    })
}

/// A driver or layer for programs of another word size is no fault if its twin takes part: a driver with a library of the
/// same name, a layer of the same name.
fn excuse_twins(drivers: &mut [Driver], layers: &mut [Layer]) {
    // Some names have the word size in them, such as amdvlk32.so.
    let without_size = |path: &str| {
        let sizes = ["x86_64", "i686", "i386", "64", "32"];
        sizes.iter().fold(file_name(path).to_owned(), |name, size| name.replace(size, ""))
    };
    let library = |driver: &Driver| driver.part.library.as_deref().map(without_size);
    // A twin that the user has disabled is one.
    let is_fine = |driver: &&Driver| driver.part.verdict.fault().is_none();
    let used = drivers.iter().filter(is_fine);
    let used: Vec<_> = used.map(library).collect();
    let is_of_other_class =
        |verdict: &Verdict| matches!(verdict, Verdict::Rejected(it) if it.kind == Kind::OtherClass);
    let others = layers.iter().filter(|layer| !is_of_other_class(&layer.part.verdict));
    let others: Vec<_> = others.map(|layer| layer.name.clone()).collect();
    // A manifest that names its word size is rejected before its library is known.
    let has_twin = |driver: &Driver| match library(driver) {
        None => !used.is_empty(),
        known => used.contains(&known),
    };
    let twins = drivers.iter_mut().filter(|driver| has_twin(driver));
    let twins = twins.map(|driver| &mut driver.part.verdict);
    let of_layers = layers.iter_mut().filter(|layer| others.contains(&layer.name));
    for verdict in twins.chain(of_layers.map(|layer| &mut layer.part.verdict)) {
        if let Verdict::Rejected(explanation) = verdict
            && explanation.kind == Kind::OtherClass
        {
            explanation.kind = Kind::Disabled;
        }
    }
}

/// That `LD_LIBRARY_PATH` decides which library a manifest means.
fn fact_of_brought(library: &str, manifest: &str) -> Fact {
    let fields = [("library", library), ("manifest", manifest)];
    let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned())).into();
    let (name, level) = (own_event::BROUGHT.to_owned(), "silent".to_owned());
    Fact { name, level, fields, ..Fact::default() }
}

/// Whether no code may run from the file system of the path.
fn is_noexec(path: &Path) -> bool {
    let state = rustix::fs::statvfs(path);
    state.is_ok_and(|state| state.f_flag.contains(StatVfsMountFlags::NOEXEC))
}

/// How a user leaves the driver of this manifest out.
fn without_driver(manifest: &str) -> String {
    format!("disable it with VK_LOADER_DRIVERS_DISABLE={}", file_name(manifest))
}

/// The event for a child that did not end as it should. `without` says how a user leaves `library`
/// out, which is the cause if it is there.
fn ending(opening: &Opening, library: &str, without: Option<&str>) -> Option<Fact> {
    let function = match (&opening.answer, opening.last_call.as_deref()) {
        (None, call) => call.unwrap_or("an unknown function"),
        (Some(_), Some(DESTRUCTION)) => DESTRUCTION,
        (Some(_), _) => "a function that runs when the library is closed",
    };
    let mut cure = match without {
        Some(without) => format!("report this to the vendor of {library}; {without} until then"),
        None => format!("{FIND_CULPRIT}; then report this to its vendor"),
    };
    let (event, kind, reason) = match opening.end.as_ref()? {
        End::Status(status) => {
            let (event, what) = match (status.signal(), status.code().unwrap_or_default()) {
                // The kernel sends SIGKILL, for example if memory runs out, or a user does. No code does so by
                // a fault.
                (Some(9), _) => (own_event::CRASHED, "is killed with signal 9".to_owned()),
                (Some(signal), _) => (own_event::CRASHED, format!("crashes with signal {signal}")),
                (None, code) => (own_event::EXITED, format!("ends the process with code {code}")),
            };
            (event, Kind::End, format!("{what} in {function}{}", opening.in_its_words()))
        }
        End::TimedOut(seconds) => {
            cure += ", or allow more time with --time-limit";
            let time = if *seconds == 1 { "a second" } else { &format!("{seconds} seconds") };
            let reason = format!("does not return from {function} within {time}");
            (own_event::TIMED_OUT, Kind::End, reason)
        }
        End::NotStarted(error) => {
            cure = "try again with --no-load".to_owned();
            (own_event::NOT_STARTED, Kind::Other, format!("could not be tried: {error}"))
        }
    };
    Some(Fact { kind, ..Fact::own(event, reason, cure) })
}

#[cfg(test)]
mod tests;
