//! The drivers: what the search found, and what became of each manifest.

use loader_discovery::drivers::{DriverManifests, DriverRequest};
use loader_discovery::event::{JsonFailure, KeptEvents};
use loader_discovery::json::Uncached;
use loader_discovery::manifest::{DriverManifest, Portability};
use loader_discovery::{Context, OutOfMemory};

use super::details::{enriched, missing, with_access};
use super::searches::searches;
use super::settings::Settings;
use super::{Request, ending, without_driver};
use crate::child::{Errand, Line};
use crate::fact::{self, Fact, explain, text, version};
use crate::report::{Driver, Search, Verdict};
use crate::what_if::WhatIf;

/// The drivers' part of a report.
pub(super) struct Drivers {
    pub(super) search: Search,
    pub(super) drivers: Vec<Driver>,
    pub(super) remarks: Vec<Fact>,
}

/// Walks through the driver manifests as a scan does.
pub(super) fn gather(
    system: &WhatIf,
    journal: &KeptEvents,
    request: &Request,
    settings: &Settings,
) -> Result<Drivers, OutOfMemory> {
    let portability = if request.portability { Portability::Include } else { Portability::Skip };
    let drivers = DriverRequest::new(portability, settings.in_force.as_ref());
    let mut walk = DriverManifests::search(Context::host(system, journal), &Uncached, &drivers)?;
    let (mut search, found, others) = searches(system, fact::take(journal));
    // Of a package, its metadata is a file without an entry.
    let is_of_driver = |fact: &Fact| !fact.reason.is_empty() && fact.table() != JsonFailure::TABLE;
    let (of_drivers, mut remarks): (Vec<Fact>, Vec<Fact>) =
        others.into_iter().partition(is_of_driver);
    let mut drivers: Vec<Driver> = Vec::new();
    attribute(of_drivers, &mut drivers);
    let mut accepted = Vec::new();
    loop {
        let next = walk.next().transpose()?;
        let facts = settings.explained(enriched(system, fact::take(journal)));
        remarks.extend(attribute(facts, &mut drivers));
        let Some(manifest) = next else { break };
        accept(&mut drivers, &manifest);
        accepted.push(manifest);
    }
    // A manifest without any event, such as one that is rejected in silence.
    for manifest in found.into_iter().map(|found| found.manifest) {
        entry(&mut drivers, &manifest);
    }
    for driver in &mut drivers {
        let opened = accepted.iter().find(|accepted| text(&accepted.path) == driver.manifest);
        match opened {
            Some(manifest) if request.load => open(system, driver, manifest, request),
            Some(manifest) => {
                let missing = missing(system, &text(&manifest.library));
                driver.verdict = missing.map_or(Verdict::Accepted, Verdict::Rejected);
            }
            None => reject(driver),
        }
    }
    let search =
        search.pop().unwrap_or_else(|| Search { kind: "driver".to_owned(), places: Vec::new() });
    Ok(Drivers { search, drivers, remarks })
}

/// Gives each event to the driver that it is about, and returns the others.
fn attribute(facts: Vec<Fact>, drivers: &mut Vec<Driver>) -> Vec<Fact> {
    let mut others = Vec::new();
    for fact in facts {
        match fact.subject().map(str::to_owned) {
            Some(subject) => entry(drivers, &subject).facts.push(fact),
            None => others.push(fact),
        }
    }
    others
}

fn entry<'d>(drivers: &'d mut Vec<Driver>, manifest: &str) -> &'d mut Driver {
    let known = drivers.iter().position(|driver| driver.manifest == manifest);
    let index = known.unwrap_or_else(|| {
        drivers.push(Driver {
            manifest: manifest.to_owned(),
            library: None,
            api_version: None,
            interface_version: None,
            instance_extensions: Vec::new(),
            verdict: Verdict::Accepted,
            devices: None,
            problem: None,
            facts: Vec::new(),
        });
        drivers.len() - 1
    });
    &mut drivers[index]
}

fn accept(drivers: &mut Vec<Driver>, manifest: &DriverManifest) {
    let driver = entry(drivers, &text(&manifest.path));
    driver.library = Some(text(&manifest.library));
    driver.api_version = Some(version(manifest.api_version.0));
}

/// Sets the verdict from the events.
fn reject(driver: &mut Driver) {
    if let Some(explanation) = explain(&driver.facts) {
        driver.verdict = Verdict::Rejected(explanation);
    }
}

/// Opens the driver in a child.
fn open(system: &WhatIf, driver: &mut Driver, manifest: &DriverManifest, request: &Request) {
    let errand = Errand::Driver {
        manifest: manifest.path.clone(),
        library: manifest.library.clone(),
        api_version: manifest.api_version.0,
    };
    let library = text(&manifest.library);
    let opening = request.open(&errand);
    let ending = ending(&opening, &library, Some(&without_driver(&driver.manifest)));
    driver.facts.extend(with_access(system, opening.facts));
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
            reject(driver);
        }
    }
}
