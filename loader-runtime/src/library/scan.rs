//! Scans for drivers and opens them (drivers.md E.1).

use alloc::vec::Vec;

use loader_discovery::Context;
use loader_discovery::drivers::{DriverManifests, DriverRequest};
use loader_discovery::event::line::DRIVER;
use loader_discovery::json::ReadJson;
use loader_discovery::manifest::DriverManifest;
use loader_discovery::system::System;

use super::direct::{self, DirectDrivers};
use super::{DriverStore, NamedLibrary, OpenFailure, ScannedDriver};
use crate::journal::Journal;
use crate::memory::OutOfHostMemory;

/// The result of a scan.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scan {
    /// Direct drivers first, then those of manifests, in scan order.
    pub(crate) drivers: Vec<ScannedDriver>,
    /// Whether the scan rejected a portability driver (drivers.md G).
    pub(crate) skipped_portability_driver: bool,
}

/// The inputs of a scan.
#[derive(Clone, Copy)]
pub(crate) struct ScanSources<'a> {
    pub(crate) system: &'a dyn System,
    pub(crate) journal: &'a Journal,
    pub(crate) store: &'a DriverStore,
    pub(crate) json: &'a dyn ReadJson,
}

/// Finds, checks and opens drivers: direct drivers, then those of manifests. Records and skips each
/// driver that is not usable.
///
/// # Errors
///
/// Only if memory runs out.
pub(crate) fn scan_drivers(
    sources: ScanSources<'_>,
    direct: &DirectDrivers,
    request: &DriverRequest,
) -> Result<Scan, OutOfHostMemory> {
    let ScanSources { system, journal, json, .. } = sources;
    let mut scan = Scan::default();
    if direct::add_drivers(journal, direct, &mut scan.drivers) == direct::ManifestScan::Ends {
        return Ok(scan);
    }
    let mut manifests = DriverManifests::search(Context::host(system, journal), json, request)?;
    for manifest in &mut manifests {
        scan.drivers.extend(load(sources, manifest?)?);
    }
    scan.skipped_portability_driver = manifests.skipped_portability_driver();
    Ok(scan)
}

/// Opens the driver of a manifest; `None` if it is rejected.
fn load(
    sources: ScanSources<'_>,
    manifest: DriverManifest,
) -> Result<Option<ScannedDriver>, OutOfHostMemory> {
    let ScanSources { system, journal, store, .. } = sources;
    let DriverManifest { path, library, api_version } = manifest;
    let named = NamedLibrary { library: &library, manifest: &path, topic: DRIVER };
    match store.open(system, journal, named, api_version) {
        Ok(library) => Ok(Some(ScannedDriver { library, manifest: Some(path), api_version })),
        Err(OpenFailure::Rejected(rejection)) => {
            journal.record(rejection);
            Ok(None)
        }
        Err(OpenFailure::OutOfMemory) => Err(OutOfHostMemory),
    }
}
