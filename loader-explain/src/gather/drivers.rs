//! The drivers: what the search found, and what became of each manifest.

use loader_discovery::drivers::{DriverManifests, DriverRequest};
use loader_discovery::event::{Event, PolicyEvent};
use loader_discovery::json::Uncached;
use loader_discovery::manifest::{DriverManifest, Portability};
use loader_discovery::{Context, OutOfMemory};

use super::details::link_target;
use super::searches::searches;
use super::{Case, Tried, without_driver};
use crate::child::Errand;
use crate::fact::{Fact, PackedVersion, text};
use crate::report::{Driver, Search, Verdict};
use crate::what_if::WhatIf;

/// The drivers' part of a report.
pub(super) struct Drivers {
    pub(super) search: Search,
    pub(super) drivers: Vec<Driver>,
    pub(super) remarks: Vec<Fact>,
}

/// Walks through the driver manifests as a scan does, and opens each driver in a child.
pub(super) fn gather(case: Case<'_>) -> Result<Drivers, OutOfMemory> {
    let (journal, explainer) = (case.journal, case.explainer());
    let portability =
        if case.request.portability { Portability::Include } else { Portability::Skip };
    let request = DriverRequest::new(portability, case.settings.in_force.as_ref())?;
    let walk = DriverManifests::search(Context::host(case.system, journal), &Uncached, &request)?;
    let mut found = journal.take_all();
    // A rejected package is a candidate, and so is a driver that a policy leaves out.
    found.retain(|message| {
        let is_policy = matches!(message, Event::PolicyEvent(PolicyEvent::LeftOut { .. }));
        !is_policy && !matches!(message, Event::PackageRejection(_))
    });
    let (mut search, _, others) = searches(case.system, found);
    let remarks = others.iter().map(|message| explainer.fact(message)).collect();
    let mut drivers = Vec::new();
    for candidate in walk {
        let candidate = candidate?;
        let mut facts = explainer.take(journal);
        drivers.push(match candidate {
            Ok(manifest) => {
                // The loader uses the driver in spite of what an event says against the manifest.
                let is_doubt =
                    |fact: &&Fact| fact.why.is_some() && fact.name.starts_with("ManifestEvent::");
                let doubt = facts.iter().find(is_doubt);
                let problem = doubt.map(|fact| fact.clone().into());
                let driver = described(case.system, &manifest.path, Some(&manifest), facts);
                accepted(case, &manifest, Driver { problem, ..driver })
            }
            Err(driver) => {
                if facts.is_empty() {
                    facts.push(explainer.fact(&driver.cause));
                }
                let verdict = Verdict::Rejected(explainer.fact(&driver.cause).into());
                Driver {
                    verdict,
                    ..described(case.system, &driver.path, driver.manifest.as_ref(), facts)
                }
            }
        });
    }
    note_doubled(&mut drivers);
    let search = search.pop().unwrap_or_else(|| Search::of("driver"));
    Ok(Drivers { search, drivers, remarks })
}

/// Notes which drivers have the library of another one.
fn note_doubled(drivers: &mut [Driver]) {
    let mut seen: Vec<(String, String)> = Vec::new();
    for driver in drivers.iter_mut().filter(|driver| driver.verdict == Verdict::Used) {
        let Some(library) = driver.library.clone() else { continue };
        let first = seen.iter().find(|(known, _)| *known == library);
        driver.same_library_as = first.map(|(_, manifest)| manifest.clone());
        seen.push((library, driver.manifest.clone()));
    }
}

fn described(
    system: &WhatIf,
    path: &[u8],
    manifest: Option<&DriverManifest>,
    facts: Vec<Fact>,
) -> Driver {
    Driver {
        manifest: text(path),
        link_to: link_target(system, &text(path)),
        path: path.to_vec(),
        library: manifest.map(|manifest| text(&manifest.library)),
        api_version: manifest.map(|manifest| PackedVersion(manifest.api_version.0)),
        facts,
        ..Driver::default()
    }
}

/// The driver with its verdict. Opens the driver in a child.
fn accepted(case: Case<'_>, manifest: &DriverManifest, mut driver: Driver) -> Driver {
    let library = text(&manifest.library);
    let errand = Errand::Driver {
        manifest: manifest.path.clone(),
        library: manifest.library.clone(),
        api_version: manifest.api_version.0,
    };
    let without = without_driver(&driver.manifest);
    let Tried { facts, verdict, opened, problem } =
        case.open(&errand, &library, &driver.manifest, &without);
    driver.facts.extend(facts);
    Driver {
        library: opened.library.or(driver.library),
        interface_version: opened.interface_version,
        instance_extensions: opened.instance_extensions,
        hidden_extensions: opened.hidden_extensions,
        problem: problem.or(driver.problem),
        verdict,
        ..driver
    }
}
