//! The drivers: what the search found, and what became of each manifest.

use loader_discovery::drivers::{DriverManifests, DriverRequest};
use loader_discovery::event::{Event, PolicyEvent};
use loader_discovery::json::Uncached;
use loader_discovery::manifest::{DriverManifest, Portability};
use loader_discovery::settings::Settings as InForce;
use loader_discovery::{Context, OutOfMemory};

use super::searches::searches;
use super::{Case, without_driver};
use crate::child::Errand;
use crate::fact::{Fact, Kind, PackedVersion, text};
use crate::report::{Driver, Part, Search, Verdict};
use crate::request::Request;

/// The drivers' part of a report.
pub(super) struct Drivers {
    pub(super) search: Search,
    pub(super) drivers: Vec<Driver>,
    pub(super) remarks: Vec<Fact>,
}

/// The walk through the driver manifests of a scan.
pub(crate) fn walk<'a>(
    context: Context<'a>,
    request: &Request,
    settings: Option<&InForce>,
) -> Result<DriverManifests<'a>, OutOfMemory> {
    let portability = if request.portability { Portability::Include } else { Portability::Skip };
    DriverManifests::search(context, &Uncached, &DriverRequest::new(portability, settings)?)
}

/// Walks through the driver manifests as a scan does, and opens each driver in a child.
pub(super) fn gather(case: Case<'_>) -> Result<Drivers, OutOfMemory> {
    let (journal, explainer) = (case.journal, case.explainer());
    let context = Context::host(case.system, journal);
    let walk = walk(context, case.request, case.settings.in_force.as_ref())?;
    let mut found = journal.take_all();
    // A rejected package is a candidate, and so is a driver that a policy leaves out.
    found.retain(|message| {
        let is_policy = matches!(message, Event::PolicyEvent(PolicyEvent::LeftOut { .. }));
        !is_policy && !matches!(message, Event::PackageRejection(_))
    });
    let (mut search, _, others) = searches(case.system, found);
    let remarks = others.iter().map(|message| explainer.fact(message)).collect();
    let described = |manifest: &DriverManifest, facts| {
        let DriverManifest { path, library, api_version, .. } = manifest;
        let (library, api_version) = (Some(text(library)), Some(PackedVersion(api_version.0)));
        Part { library, api_version, ..case.part(path, facts) }
    };
    let mut drivers = Vec::new();
    for candidate in walk {
        let candidate = candidate?;
        let mut facts = explainer.take(journal);
        drivers.push(match candidate {
            Ok(manifest) => {
                let doubt = facts.iter().find(|fact| fact.kind == Kind::Doubt);
                let problem = doubt.map(|fact| fact.clone().into());
                accepted(case, &manifest, Part { problem, ..described(&manifest, facts) })
            }
            Err(driver) => {
                if facts.is_empty() {
                    facts.push(explainer.fact(&driver.cause));
                }
                let part = match &driver.manifest {
                    Some(manifest) => described(manifest, facts),
                    None => case.part(&driver.path, facts),
                };
                let verdict = Verdict::Rejected(explainer.fact(&driver.cause).into());
                let part = Part { verdict, ..part };
                let left_out = match &driver.cause {
                    Event::PolicyEvent(PolicyEvent::LeftOut { gpu, source, asked, .. }) => {
                        let [gpu, source, asked] =
                            [gpu, source, asked].map(|it| text(it.as_bytes()));
                        Some(format!("its GPU{gpu}, and {source}; this program asks for {asked}"))
                    }
                    _ => None,
                };
                Driver { part, path: driver.path, left_out, ..Driver::default() }
            }
        });
    }
    note_doubled(&mut drivers);
    let search = search.pop().unwrap_or_default();
    Ok(Drivers { search, drivers, remarks })
}

/// Notes which drivers have the library of another one.
fn note_doubled(drivers: &mut [Driver]) {
    let mut seen: Vec<(String, String)> = Vec::new();
    for driver in drivers.iter_mut().filter(|driver| driver.part.verdict == Verdict::Used) {
        let Some(library) = driver.part.library.clone() else { continue };
        let first = seen.iter().find(|(known, _)| *known == library);
        driver.same_library_as = first.map(|(_, manifest)| manifest.clone());
        seen.push((library, driver.part.manifest.clone()));
    }
}

/// A driver whose manifest is accepted. Opens the driver in a child.
fn accepted(case: Case<'_>, manifest: &DriverManifest, mut part: Part) -> Driver {
    let errand = Errand::Driver {
        manifest: manifest.path.clone(),
        library: manifest.library.clone(),
        api_version: manifest.api_version.0,
    };
    let without = without_driver(&part.manifest);
    let opened = case.open(&mut part, &errand, &without);
    part.instance_extensions = opened.instance_extensions;
    Driver {
        part,
        path: manifest.path.clone(),
        interface_version: opened.interface_version,
        hidden_extensions: opened.hidden_extensions,
        ..Driver::default()
    }
}
