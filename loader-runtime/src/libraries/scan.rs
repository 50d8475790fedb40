//! Scans for drivers and opens them (drivers.md E.1).

use alloc::vec::Vec;

use loader_discovery::Context;
use loader_discovery::drivers::{DriverManifests, DriverRequest};
use loader_discovery::event::line::DRIVER;
use loader_discovery::json::ReadJson;
use loader_discovery::manifest::DriverManifest;
use loader_discovery::memory::{Grow as _, bytes};
use loader_discovery::policy::Asker;
use loader_discovery::system::System;

use crate::journal::Journal;
use crate::libraries::direct::{self, DirectDrivers};
use crate::libraries::{DriverStore, LeftOutDriver, NamedLibrary, Scan, ScannedDriver};
use crate::memory::Allocated;

/// Finds, checks and opens drivers for `asker`: direct drivers, then those of manifests. Records and
/// skips each driver that is not usable. Reads manifests by `json`, and keeps libraries in `store`.
///
/// # Errors
///
/// Only if memory runs out.
pub(crate) fn scan_drivers(
    system: &dyn System,
    journal: &Journal,
    store: &DriverStore,
    json: &dyn ReadJson,
    direct: DirectDrivers<'_>,
    request: &DriverRequest,
    asker: Asker<'_>,
) -> Allocated<Scan> {
    let mut scan = Scan::default();
    if direct::add_drivers(journal, direct, &mut scan)? == direct::ManifestScan::Ends {
        return Ok(scan);
    }
    let is_open = |library: &[u8]| store.find(library).is_some();
    let asker = Asker { is_open: Some(&is_open), ..asker };
    let context = Context::host(system, journal);
    let candidates = DriverManifests::search_for(context, json, request, asker)?;
    scan.needs_records = candidates.needs_records.map(|machine| (machine, Vec::new()));
    for candidate in candidates {
        let manifest = match candidate? {
            Ok(manifest) => manifest,
            Err(driver) => {
                let (path, cause) = (Some(driver.path), driver.cause.into());
                let manifest = driver.manifest;
                scan.left_out.try_push(LeftOutDriver { path, manifest, cause })?;
                continue;
            }
        };
        let DriverManifest { path, library, api_version, .. } = &manifest;
        if let Some((_, tried)) = &mut scan.needs_records {
            tried.try_push(bytes(library)?)?;
        }
        let named = NamedLibrary { library, manifest: path, topic: DRIVER };
        match store.open(system, journal, named, *api_version) {
            Ok(library) => {
                let (manifest, api_version) = (Some(manifest.path), manifest.api_version);
                scan.usable.try_push(ScannedDriver { library, manifest, api_version })?;
            }
            Err(fault) => {
                let (path, cause) = (Some(bytes(path)?), fault.rejection()?);
                scan.left_out.try_push(LeftOutDriver { path, manifest: Some(manifest), cause })?;
            }
        }
    }
    Ok(scan)
}
