//! The drivers: what the search found, and what became of each manifest.

use loader_discovery::drivers::{DriverCandidate, DriverManifests, DriverRequest, LeftOutDriver};
use loader_discovery::event::{Event, KeptEvents};
use loader_discovery::json::Uncached;
use loader_discovery::manifest::{DriverManifest, Portability};
use loader_discovery::{Context, OutOfMemory};

use super::details::{Explainer, unopened};
use super::searches::searches;
use super::settings::Settings;
use super::{Request, ending, without_driver};
use crate::child::{Errand, Line};
use crate::fact::{Fact, explain, text, version};
use crate::report::{Driver, Search, Verdict};
use crate::what_if::WhatIf;

/// The drivers' part of a report.
pub(super) struct Drivers {
    pub(super) search: Search,
    pub(super) drivers: Vec<Driver>,
    pub(super) remarks: Vec<Fact>,
}

/// Walks through the driver manifests as a scan does, and opens each driver in a child.
pub(super) fn gather(
    system: &WhatIf,
    journal: &KeptEvents,
    request: &Request,
    settings: &Settings,
) -> Result<Drivers, OutOfMemory> {
    let explainer = Explainer { system, settings: Some(settings) };
    let portability = if request.portability { Portability::Include } else { Portability::Skip };
    let drivers = DriverRequest::new(portability, settings.in_force.as_ref());
    let walk = DriverManifests::search(Context::host(system, journal), &Uncached, &drivers)?;
    let mut found = journal.take_all();
    // A rejected package is a candidate.
    found.retain(|message| !matches!(message, Event::PackageRejection(_)));
    let (mut search, _, others) = searches(system, found);
    let remarks = others.iter().map(|message| explainer.fact(message)).collect();
    let mut drivers = Vec::new();
    for candidate in walk {
        let candidate = candidate?;
        let facts = explainer.take(journal);
        drivers.push(match candidate {
            DriverCandidate::Accepted(manifest) => accepted(system, request, &manifest, facts),
            DriverCandidate::LeftOut(driver) => left_out(explainer, &driver, facts),
        });
    }
    let none = || Search { kind: "driver".to_owned(), places: Vec::new() };
    Ok(Drivers { search: search.pop().unwrap_or_else(none), drivers, remarks })
}

fn described(path: &[u8], manifest: Option<&DriverManifest>, facts: Vec<Fact>) -> Driver {
    Driver {
        manifest: text(path),
        library: manifest.map(|manifest| text(&manifest.library)),
        api_version: manifest.map(|manifest| version(manifest.api_version.0)),
        facts,
        ..Driver::default()
    }
}

fn left_out(explainer: Explainer<'_>, driver: &LeftOutDriver, mut facts: Vec<Fact>) -> Driver {
    if facts.is_empty() {
        facts.push(explainer.fact(&driver.cause));
    }
    let verdict = Verdict::Rejected(explainer.explanation(&driver.cause));
    Driver { verdict, ..described(&driver.path, driver.manifest.as_ref(), facts) }
}

fn accepted(
    system: &WhatIf,
    request: &Request,
    manifest: &DriverManifest,
    facts: Vec<Fact>,
) -> Driver {
    let mut driver = described(&manifest.path, Some(manifest), facts);
    if request.load {
        open(&mut driver, manifest, request);
    } else {
        driver.verdict = unopened(system, &text(&manifest.library), &driver.manifest);
    }
    driver
}

/// Opens the driver in a child.
fn open(driver: &mut Driver, manifest: &DriverManifest, request: &Request) {
    let errand = Errand::Driver {
        manifest: manifest.path.clone(),
        library: manifest.library.clone(),
        api_version: manifest.api_version.0,
    };
    let library = text(&manifest.library);
    let opening = request.open(&errand);
    let ending = ending(&opening, &library, Some(&without_driver(&driver.manifest)));
    driver.facts.extend(opening.facts);
    match opening.answer {
        Some(Line::Driver(Some(opened))) => {
            driver.problem = explain(ending.as_slice());
            driver.library = Some(opened.library);
            driver.interface_version = Some(opened.interface_version);
            driver.instance_extensions = opened.instance_extensions;
            driver.verdict = Verdict::Used;
        }
        _ => {
            driver.facts.extend(ending);
            if let Some(explanation) = explain(&driver.facts) {
                driver.verdict = Verdict::Rejected(explanation);
            }
        }
    }
}
