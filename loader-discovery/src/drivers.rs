//! The walk from the search paths to the drivers that the loader may open (drivers.md E.1).
//!
//! [`DriverManifests`] reads, checks and filters one manifest at a time. The caller opens each
//! driver before it takes the next manifest, so messages come out in the order of the contract.
//! [`inspect_packages`] reports one source of the walk.

use alloc::vec;
use alloc::vec::Vec;

use serde_json::Value;

use crate::event::{ManifestRejection, SettingsEvent};
use crate::json::ReadJson;
use crate::manifest::{self, DriverManifest, Portability};
use crate::packages::{self, Packages, inspection};
use crate::search::{self, BuildDirectories, ManifestKind, ManifestSearch};
use crate::select::DriverFilters;
use crate::settings::{self, Settings, SettingsFile};
use crate::{Context, OutOfMemory};

/// The drivers that a walk looks for.
#[derive(Clone, Debug)]
pub struct DriverRequest {
    /// Whether portability drivers are accepted (drivers.md G).
    pub portability: Portability,
    /// Whether the walk reads the driver variables. False while the settings file has device
    /// configurations (drivers.md K.6).
    pub use_variables: bool,
    /// Driver manifests of the settings file, in its order (drivers.md K.6).
    pub additional: Vec<Vec<u8>>,
    /// Whether `additional` replaces the search.
    pub additional_only: bool,
    /// The directories that this build searches.
    pub directories: BuildDirectories,
}

impl DriverRequest {
    /// The request of a query before an instance exists. Accepts portability drivers (drivers.md
    /// E.7).
    pub fn before_an_instance(settings: Option<&Settings>) -> Self {
        Self::new(Portability::Include, settings)
    }

    /// A request that follows the settings file, if there is one.
    pub fn new(portability: Portability, settings: Option<&Settings>) -> Self {
        Self {
            portability,
            use_variables: settings.is_none_or(Settings::uses_driver_environment),
            additional: settings
                .map_or_else(Vec::new, |settings| settings.additional_drivers.clone()),
            additional_only: settings
                .is_some_and(|settings| settings.additional_drivers_exclusively),
            directories: BuildDirectories::BUILT,
        }
    }
}

/// Iterates over the drivers that the loader may open, in the order of the contract. Records each
/// rejected manifest and skips it.
pub struct DriverManifests<'a> {
    context: Context<'a>,
    json: &'a dyn ReadJson,
    portability: Portability,
    filters: DriverFilters,
    candidates: vec::IntoIter<Candidate>,
    skipped_portability_driver: bool,
}

/// A manifest. `library` replaces its `library_path` if an ICD package brought it.
struct Candidate {
    manifest: Vec<u8>,
    library: Option<Vec<u8>>,
}

impl<'a> DriverManifests<'a> {
    /// Reads the driver filters and searches for manifests. Reads no manifest yet.
    pub fn search(
        context: Context<'a>,
        json: &'a dyn ReadJson,
        request: &DriverRequest,
    ) -> Result<Self, OutOfMemory> {
        let filters = if request.use_variables {
            DriverFilters::read(context)
        } else {
            DriverFilters::default()
        };
        Ok(Self {
            context,
            json,
            portability: request.portability,
            filters,
            candidates: candidates(context, request)?.into_iter(),
            skipped_portability_driver: false,
        })
    }

    /// Whether the walk has rejected a portability driver (drivers.md G).
    pub fn skipped_portability_driver(&self) -> bool {
        self.skipped_portability_driver
    }

    /// Reads, checks and filters one candidate; `None` if it is rejected.
    fn judge(&mut self, candidate: Candidate) -> Result<Option<DriverManifest>, OutOfMemory> {
        let Some(mut manifest) = self.read(&candidate.manifest)? else {
            return Ok(None);
        };
        if let Some(library) = candidate.library {
            manifest.library = library;
        }
        match self.filters.judge(&manifest.path) {
            Ok(()) => Ok(Some(manifest)),
            Err(rejection) => {
                self.context.journal.record(rejection);
                Ok(None)
            }
        }
    }

    fn read(&mut self, path: &[u8]) -> Result<Option<DriverManifest>, OutOfMemory> {
        let root = match self.json.read(self.context.system, path) {
            Ok(root) => root,
            Err(failure) => return failure.record(self.context.journal).map(|()| None),
        };
        match manifest::judge_driver(path, root.root(), self.portability, self.context.journal) {
            Ok(manifest) => Ok(Some(manifest)),
            Err(rejection) => {
                self.skipped_portability_driver |=
                    matches!(rejection, ManifestRejection::PortabilityDriver { .. });
                self.context.journal.record(rejection);
                Ok(None)
            }
        }
    }
}

impl Iterator for DriverManifests<'_> {
    type Item = Result<DriverManifest, OutOfMemory>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let candidate = self.candidates.next()?;
            if let Some(judged) = self.judge(candidate).transpose() {
                return Some(judged);
            }
        }
    }
}

/// The manifests of the settings file, then of the search, then of ICD packages.
fn candidates(
    context: Context<'_>,
    request: &DriverRequest,
) -> Result<Vec<Candidate>, OutOfMemory> {
    let search = ManifestSearch {
        use_variables: request.use_variables,
        ..ManifestSearch::of(ManifestKind::Driver)
    };
    let found = search::find_manifests(context, &search, &request.directories).unwrap_or_default();
    let manifests = with_additional(context, request, found).into_iter();
    let mut candidates: Vec<Candidate> =
        manifests.map(|manifest| Candidate { manifest, library: None }).collect();
    let packages = icd_packages(context, request)?;
    candidates.extend(
        packages
            .drivers()
            .cloned()
            .map(|driver| Candidate { manifest: driver.manifest, library: Some(driver.library) }),
    );
    Ok(candidates)
}

/// The ICD packages that a walk with this request searches.
pub fn icd_packages(
    context: Context<'_>,
    request: &DriverRequest,
) -> Result<Packages, OutOfMemory> {
    if request.additional_only {
        return Ok(Packages::default());
    }
    packages::find_packages(context, request.use_variables).map_err(|failure| {
        context.journal.record(failure);
        OutOfMemory
    })
}

/// Reports the current ICD packages: the accepted ones, the rejected ones with reasons, their
/// manifests, and the GPU devices (docs/icd-packages.md). Environment and settings file apply as in
/// a query before an instance exists.
pub fn inspect_packages(context: Context<'_>) -> Result<Value, OutOfMemory> {
    let settings = match settings::read(context, &BuildDirectories::BUILT)? {
        SettingsFile::Active(settings) => Some(settings),
        SettingsFile::Unavailable | SettingsFile::Inactive => None,
    };
    let request = DriverRequest::before_an_instance(settings.as_ref());
    icd_packages(context, &request).map(|packages| inspection::report(&packages))
}

/// The manifests of the settings file, last one first, before those of the search (drivers.md K.6).
/// Records and skips files not named `*.json`.
fn with_additional(
    context: Context<'_>,
    request: &DriverRequest,
    found: Vec<Vec<u8>>,
) -> Vec<Vec<u8>> {
    let mut manifests = Vec::new();
    for path in request.additional.iter().rev() {
        if search::is_manifest_name(path) {
            manifests.push(path.clone());
        } else {
            context.journal.record(SettingsEvent::NotNamedJson { manifest: path.into() });
        }
    }
    if !request.additional_only {
        manifests.extend(found);
        return manifests;
    }
    for manifest in &found {
        context.journal.record(SettingsEvent::DriverReplaced { manifest: manifest.into() });
    }
    manifests
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{Event, KeptEvents};
    use crate::json::Uncached;
    use crate::system::virtual_system::VirtualSystem;

    /// drivers.md K.6: only an event reports a path that is skipped.
    #[test]
    fn k6_a_driver_of_the_settings_file_that_is_not_named_json_has_an_event() {
        let (system, journal) = (VirtualSystem::new(), KeptEvents::new());
        let request = DriverRequest {
            additional: vec![b"/d/a.json".to_vec(), b"/d/a.JSON".to_vec()],
            additional_only: true,
            ..DriverRequest::before_an_instance(None)
        };
        let walk = DriverManifests::search(Context::host(&system, &journal), &Uncached, &request);
        let candidates = walk.expect("memory").candidates;
        let manifests: Vec<Vec<u8>> = candidates.map(|candidate| candidate.manifest).collect();
        assert_eq!(manifests, [b"/d/a.json"]);
        let skipped = SettingsEvent::NotNamedJson { manifest: "/d/a.JSON".into() };
        let events = journal.take_all();
        assert!(events.contains(&Event::from(skipped)), "{events:?}");
    }
}
