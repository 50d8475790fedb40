//! One walk from the search paths to drivers that can be used (drivers.md E.1).

use std::sync::Arc;

use loader_discovery::drivers::{DriverManifests, DriverRequest};
use loader_discovery::json::ReadJson;
use loader_discovery::manifest::DriverManifest;
use loader_discovery::manifest::version::ApiVersion;
use loader_discovery::system::System;

use super::direct::{self, DirectDrivers};
use super::{DriverLibrary, DriverStore, OpenFailure};
use crate::event::LibraryEvent;
use crate::journal::Journal;
use crate::memory::OutOfHostMemory;

/// A driver that can be used, as one scan found it.
#[derive(Clone, Debug)]
pub(crate) struct ScannedDriver {
    pub(crate) library: Arc<DriverLibrary>,
    /// The manifest's path, for reports. `None` for an application's own driver.
    #[cfg_attr(not(test), allow(dead_code, reason = "for reports"))]
    pub(crate) manifest: Option<Vec<u8>>,
    /// What the manifest says, 0 when it was not a string; of an application's own driver, what the
    /// driver says.
    pub(crate) api_version: ApiVersion,
}

/// What a scan found.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scan {
    /// In scanned order: the application's own drivers, then those of manifests.
    pub(crate) drivers: Vec<ScannedDriver>,
    /// Whether a driver was turned down for being a portability driver (drivers.md G).
    pub(crate) skipped_portability_driver: bool,
}

/// Where a scan looks, reports and keeps libraries.
#[derive(Clone, Copy)]
pub(crate) struct ScanSources<'a> {
    pub(crate) system: &'a dyn System,
    pub(crate) journal: &'a Journal,
    pub(crate) store: &'a DriverStore,
    pub(crate) json: &'a dyn ReadJson,
}

/// Finds, judges and loads drivers: the application's own, then those of manifests. A driver that
/// cannot be used is reported and passed over.
///
/// # Errors
///
/// Only when memory ran out.
pub(crate) fn scan_drivers(
    sources: ScanSources<'_>,
    direct: &DirectDrivers,
    request: &DriverRequest,
) -> Result<Scan, OutOfHostMemory> {
    let ScanSources { system, journal, json, .. } = sources;
    let mut scan = Scan::default();
    if direct::add_drivers(journal, direct, &mut scan.drivers) == direct::Search::Ends {
        return Ok(scan);
    }
    let mut manifests = DriverManifests::search(system, journal, json, request)?;
    for manifest in &mut manifests {
        scan.drivers.extend(load(sources, manifest?)?);
    }
    scan.skipped_portability_driver = manifests.skipped_portability_driver();
    Ok(scan)
}

/// Loads the driver of a manifest; `None` when it is turned down.
fn load(
    sources: ScanSources<'_>,
    manifest: DriverManifest,
) -> Result<Option<ScannedDriver>, OutOfHostMemory> {
    let ScanSources { system, journal, store, .. } = sources;
    let DriverManifest { path, library, api_version } = manifest;
    match store.open(system, journal, &library, api_version) {
        Ok(library) => {
            let interface = library.interface_version();
            journal.record(LibraryEvent::DriverLoaded { library: library.name(), interface });
            Ok(Some(ScannedDriver { library, manifest: Some(path), api_version }))
        }
        Err(OpenFailure::Rejected(rejection)) => {
            journal.record(rejection);
            Ok(None)
        }
        Err(OpenFailure::OutOfMemory) => Err(OutOfHostMemory),
    }
}
