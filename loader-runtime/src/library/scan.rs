//! One walk from the search paths to drivers that can be used (drivers.md E.1).

use std::sync::Arc;

use crate::discovery::packages::{self, Packages};
use crate::discovery::{self, BuildDirectories, ManifestKind, Search};
use crate::event::{LibraryEvent, ManifestRejection};
use crate::journal::Journal;
use crate::json::Failure;
use crate::manifest::version::ApiVersion;
use crate::manifest::{self, DriverManifest, Portability};
use crate::memory::OutOfHostMemory;
use crate::select::DriverFilters;
use crate::settings::Settings;
use crate::system::{Platform, System};

use super::direct::{self, DirectDrivers};
use super::{DriverLibrary, DriverStore, OpenFailure};

/// What a scan is asked to do.
#[derive(Clone, Debug)]
pub(crate) struct ScanOptions {
    pub(crate) portability: Portability,
    pub(crate) direct: DirectDrivers,
    /// Whether the variables about drivers count: not while the settings file has device
    /// configurations (drivers.md K.6).
    pub(crate) use_variables: bool,
    /// Manifests of the settings file, in its order (drivers.md K.6).
    pub(crate) additional: Vec<Vec<u8>>,
    /// Whether only those count.
    pub(crate) additional_only: bool,
    pub(crate) directories: BuildDirectories,
}

impl ScanOptions {
    /// Before an instance exists: portability drivers count, direct ones are not known (E.7).
    pub(crate) fn before_an_instance(settings: Option<&Settings>) -> Self {
        let direct = DirectDrivers { extension_enabled: false, list: None };
        Self::new(Portability::Include, direct, settings)
    }

    /// What the settings file says is added to.
    pub(crate) fn new(
        portability: Portability,
        direct: DirectDrivers,
        settings: Option<&Settings>,
    ) -> Self {
        Self {
            portability,
            direct,
            use_variables: settings.is_none_or(Settings::uses_driver_environment),
            additional: settings
                .map_or_else(Vec::new, |settings| settings.additional_drivers.clone()),
            additional_only: settings
                .is_some_and(|settings| settings.additional_drivers_exclusively),
            directories: BuildDirectories::BUILT,
        }
    }
}

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

/// Finds, judges and loads drivers. What cannot be used is reported and passed over.
///
/// # Errors
///
/// Only when memory ran out.
pub(crate) fn scan_drivers(
    system: &dyn System,
    journal: &Journal,
    store: &DriverStore,
    options: &ScanOptions,
) -> Result<Scan, OutOfHostMemory> {
    let mut scan = Scan::default();
    if direct::add_drivers(journal, &options.direct, &mut scan.drivers) == direct::Search::Ends {
        return Ok(scan);
    }
    let filters = if options.use_variables {
        DriverFilters::read(Platform::HOST, system, journal)
    } else {
        DriverFilters::default()
    };
    for Candidate { manifest, library } in candidates(system, journal, options)? {
        let judged = read_manifest(system, journal, store, options, &manifest, &mut scan)?;
        let Some(mut judged) = judged else {
            continue;
        };
        if let Some(library) = library {
            judged.library = library;
        }
        if let Err(rejection) = filters.judge(&manifest) {
            journal.record(rejection);
        } else if let Some(driver) = load(system, journal, store, judged)? {
            scan.drivers.push(driver);
        }
    }
    Ok(scan)
}

/// A manifest, and the library that its package has for it.
struct Candidate {
    manifest: Vec<u8>,
    library: Option<Vec<u8>>,
}

/// What the search finds: the settings file's manifests, those of the platform's places, those of
/// ICD packages.
fn candidates(
    system: &dyn System,
    journal: &Journal,
    options: &ScanOptions,
) -> Result<Vec<Candidate>, OutOfHostMemory> {
    let search =
        Search { use_variables: options.use_variables, ..Search::of(ManifestKind::Driver) };
    let found = discovery::find_manifests(system, journal, &search, &options.directories);
    let manifests = with_additional(options, found).into_iter();
    let mut candidates: Vec<Candidate> =
        manifests.map(|manifest| Candidate { manifest, library: None }).collect();
    let packages = icd_packages(system, journal, options)?;
    candidates.extend(
        packages
            .drivers()
            .cloned()
            .map(|driver| Candidate { manifest: driver.manifest, library: Some(driver.library) }),
    );
    Ok(candidates)
}

/// The ICD packages that a scan with these options looks at.
///
/// # Errors
///
/// Only when memory ran out.
pub(crate) fn icd_packages(
    system: &dyn System,
    journal: &Journal,
    options: &ScanOptions,
) -> Result<Packages, OutOfHostMemory> {
    if options.additional_only {
        return Ok(Packages::default());
    }
    packages::find_packages(system, journal, options.use_variables).map_err(|failure| {
        journal.record(failure);
        OutOfHostMemory
    })
}

/// The settings file's manifests before those that were found, the last one first (drivers.md K.6).
/// What is no manifest by its name is passed over.
fn with_additional(options: &ScanOptions, found: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    let additional = options.additional.iter().rev();
    let mut manifests: Vec<Vec<u8>> =
        additional.filter(|path| discovery::is_manifest_name(path)).cloned().collect();
    if !options.additional_only {
        manifests.extend(found);
    }
    manifests
}

/// Reads and judges one manifest; `None` when it is turned down.
fn read_manifest(
    system: &dyn System,
    journal: &Journal,
    store: &DriverStore,
    options: &ScanOptions,
    path: &[u8],
    scan: &mut Scan,
) -> Result<Option<DriverManifest>, OutOfHostMemory> {
    let root = match store.manifests.read(system, path) {
        Ok(root) => root,
        Err(Failure::Rejected(failure)) => {
            journal.record(failure);
            return Ok(None);
        }
        Err(Failure::OutOfMemory(failure)) => {
            journal.record(failure);
            return Err(OutOfHostMemory);
        }
    };
    match manifest::judge_driver(path, &root, options.portability, journal) {
        Ok(manifest) => Ok(Some(manifest)),
        Err(rejection) => {
            scan.skipped_portability_driver |=
                matches!(rejection, ManifestRejection::PortabilityDriver { .. });
            journal.record(rejection);
            Ok(None)
        }
    }
}

/// Loads the driver of a manifest; `None` when it is turned down.
fn load(
    system: &dyn System,
    journal: &Journal,
    store: &DriverStore,
    manifest: DriverManifest,
) -> Result<Option<ScannedDriver>, OutOfHostMemory> {
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
