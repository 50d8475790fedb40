//! Runs the loader's own walks and turns their results and events into a [`Report`].

mod drivers;
mod layers;
mod variables;

use std::time::Duration;

use loader_discovery::Context;
use loader_discovery::drivers::DriverRequest;
use loader_discovery::event::KeptEvents;
use loader_discovery::manifest::Portability;
use loader_discovery::search::BuildDirectories;
use loader_discovery::settings::{self, SettingsFile};
use loader_discovery::system::System as _;

use crate::child::{Errand, Line};
use crate::explanations::explain;
use crate::fact::{self, Fact, text};
use crate::opening::{self, Opening, Outcome};
use crate::report::{Devices, Explanation, Place, Report, SCHEMA, Search, Settings};
use crate::what_if::{Changes, WhatIf};

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
    /// Runs a child for `errand`.
    fn open(&self, errand: &Errand) -> Opening {
        opening::run(errand, &self.changes.variables, self.time_limit)
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
    let directories = BuildDirectories::BUILT;
    let file = settings::read(Context::host(&system, &journal), &directories)?;
    let settings = match &file {
        SettingsFile::Active(settings) => Some(settings),
        SettingsFile::Unavailable | SettingsFile::Inactive => None,
    };
    let mut remarks = fact::take(&journal);
    let settings_report = Settings {
        path: settings.map(|settings| text(&settings.path)),
        problem: explain(&enriched(remarks.clone())),
    };

    let layers = layers::gather(&system, &journal, request, settings)?;
    let portability = if request.portability { Portability::Include } else { Portability::Skip };
    let drivers =
        drivers::gather(&system, &journal, request, &DriverRequest::new(portability, settings))?;
    remarks.extend(layers.remarks);
    remarks.extend(drivers.remarks);
    Ok(Report {
        schema: SCHEMA,
        loader: env!("CARGO_PKG_VERSION").to_owned(),
        environment: variables::in_force(
            &system,
            &request.changes,
            &drivers.drivers,
            &layers.layers,
        ),
        settings: settings_report,
        driver_search: drivers.search,
        drivers: drivers.drivers,
        layer_searches: layers.searches,
        layers: layers.layers,
        chain: layers.chain,
        devices: request.load.then(|| devices(request)),
        remarks,
    })
}

/// The devices that an application sees with all layers.
fn devices(request: &Request) -> Devices {
    let errand = Errand::Devices {
        layers: request.layers.clone(),
        api_version: request.api_version,
        portability: request.portability,
    };
    let opening = request.open(&errand);
    if let Outcome::Answered(Line::Devices(answer)) = opening.outcome {
        return match answer {
            Ok(devices) => Devices { devices, problem: None },
            Err(reason) => Devices {
                devices: Vec::new(),
                problem: Some(Explanation {
                    event: "Child::Failed".to_owned(),
                    reason,
                    cure: "see the drivers and layers above".to_owned(),
                }),
            },
        };
    }
    let mut facts = opening.facts.clone();
    facts.extend(ending(&opening, "a driver or layer", ""));
    Devices { devices: Vec::new(), problem: explain(&facts) }
}

/// The event for a child that gave no answer.
fn ending(opening: &Opening, library: &str, filter: &str) -> Option<Fact> {
    let function = opening.last_call().unwrap_or("an unknown function");
    let (name, (field, value)) = match &opening.outcome {
        Outcome::Answered(_) => return None,
        Outcome::Crashed { signal } => ("Child::Crashed", ("signal", signal.to_string())),
        Outcome::Exited { code } => ("Child::Exited", ("code", code.to_string())),
        Outcome::TimedOut { limit } => {
            ("Child::TimedOut", ("seconds", limit.as_secs().to_string()))
        }
        Outcome::NotStarted { error } => ("Child::NotStarted", ("error", error.clone())),
    };
    let fields =
        [(field, value.as_str()), ("function", function), ("library", library), ("filter", filter)];
    Some(Fact::own(name, "error", fields))
}

/// Splits the events of searches from the others, and turns them into places.
fn searches(system: &WhatIf, facts: Vec<Fact>) -> (Vec<Search>, Vec<Found>, Vec<Fact>) {
    let (mut searches, mut found, mut others) = (Vec::<Search>::new(), Vec::new(), Vec::new());
    for fact in facts {
        let kind = match fact.name.as_str() {
            "SearchEvent::SearchingDrivers" => Some("driver".to_owned()),
            "SearchEvent::SearchingLayers" => {
                Some(format!("{} layer", fact.field("kind").unwrap_or_default()))
            }
            _ => None,
        };
        if let Some(kind) = kind {
            searches.push(Search { kind, places: Vec::new() });
            continue;
        }
        let Some(search) = searches.last_mut() else {
            others.push(fact);
            continue;
        };
        match fact.name.as_str() {
            "SearchEvent::Location" => {
                let path = fact.field("element").unwrap_or_default().to_owned();
                let exists = system.exists(path.as_bytes());
                search.places.push(Place { path, exists, manifests: 0 });
            }
            "SearchEvent::FoundFile" => {
                let manifest = fact.field("manifest").unwrap_or_default().to_owned();
                let folder = manifest.rsplit_once('/').map_or("", |(folder, _)| folder);
                let is_here = |place: &&mut Place| {
                    place.path == manifest || place.path.trim_end_matches('/') == folder
                };
                if let Some(place) = search.places.iter_mut().find(is_here) {
                    place.manifests += 1;
                }
                found.push(Found { manifest, kind: search.kind.clone() });
            }
            "SearchEvent::Locations" | "SearchEvent::FoundFiles" | "SearchEvent::FoundNone" => {}
            _ => others.push(fact),
        }
    }
    (searches, found, others)
}

/// A manifest that a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Found {
    manifest: String,
    kind: String,
}

/// Adds to events the values that a person needs beside those of the loader.
pub(crate) fn enriched(mut facts: Vec<Fact>) -> Vec<Fact> {
    for fact in &mut facts {
        add_error(fact);
        if fact.name == "JsonFailure::Invalid" {
            add_position(fact);
        }
    }
    facts
}

/// The text of an error number, and the mode of a file that may not be read.
fn add_error(fact: &mut Fact) {
    let Some(errno) = fact.field("errno").and_then(|errno| errno.parse().ok()) else {
        return;
    };
    let error = loader_runtime::HostSystem.describe_error(errno).to_lowercase();
    let path = fact.field("path").unwrap_or_default().to_owned();
    let cure = match errno {
        libc::EACCES | libc::EPERM => {
            fact.fields.insert("access".to_owned(), crate::linker::access(&path));
            "make the file readable, and its folders searchable"
        }
        libc::ENOENT => {
            "correct or unset the variable or setting that names it; without one, the loader searches the system's folders"
        }
        _ => "check the file system",
    };
    fact.fields.insert("open_cure".to_owned(), cure.to_owned());
    fact.fields.insert("error".to_owned(), error);
}

/// Line and column of the byte at which a file stops being JSON, both from 1.
fn add_position(fact: &mut Fact) {
    let offset: usize = fact.field("offset").and_then(|text| text.parse().ok()).unwrap_or_default();
    let content = std::fs::read(fact.field("path").unwrap_or_default()).unwrap_or_default();
    let before = &content[..offset.min(content.len())];
    let line = before.iter().filter(|byte| **byte == b'\n').count() + 1;
    let line_start = before.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
    let column = String::from_utf8_lossy(&before[line_start..]).chars().count() + 1;
    fact.fields.insert("line".to_owned(), line.to_string());
    fact.fields.insert("column".to_owned(), column.to_string());
}
