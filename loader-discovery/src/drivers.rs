//! The walk from the search paths to the drivers that the loader may open (drivers.md E.1).
//!
//! [`DriverManifests`] reads, checks and filters one manifest at a time. The caller opens each
//! driver before it takes the next manifest, so messages come out in the order of the contract.
//! [`inspect_packages`] reports one source of the walk.

use alloc::vec;
use alloc::vec::Vec;
use core::ffi::CStr;

use crate::event::line::Detach as _;
use crate::event::{Event, SettingsEvent, Text};
use crate::json::ReadJson;
use crate::manifest::{self, DriverManifest, Portability};
use crate::memory::{Collect as _, Fault, Grow as _, TryClone as _};
use crate::packages::{self, Package, PackageState, Packages};
use crate::policy::{self, Asker, Policy};
use crate::search::{self, BuildDirectories, ManifestKind, ManifestSearch};
use crate::select::DriverFilters;
use crate::settings::{self, Settings};
use crate::{Context, Grown};

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
    pub fn before_an_instance(settings: Option<&Settings>) -> Grown<Self> {
        Self::new(Portability::Include, settings)
    }

    /// A request that follows the settings file, if there is one.
    pub fn new(portability: Portability, settings: Option<&Settings>) -> Grown<Self> {
        let additional = settings.map(|settings| settings.additional_drivers.try_clone());
        Ok(Self {
            portability,
            use_variables: settings.is_none_or(Settings::uses_driver_environment),
            additional: additional.transpose()?.unwrap_or_default(),
            additional_only: settings
                .is_some_and(|settings| settings.additional_drivers_exclusively),
            directories: BuildDirectories::BUILT,
        })
    }
}

/// What replaces the search for driver manifests in the folders of the system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SearchReplacedBy<'a> {
    /// The settings file at this path, which names the only drivers. No driver variable has an effect.
    Settings(&'a [u8]),
    /// A variable, and its value.
    Variable(&'static CStr, Vec<u8>),
    /// Nothing: the folders are searched.
    Nothing,
}

impl<'a> SearchReplacedBy<'a> {
    /// What replaces the search under these settings.
    pub fn of(context: Context<'_>, settings: Option<&'a Settings>) -> Grown<Self> {
        match settings {
            Some(settings) if settings.additional_drivers_exclusively => {
                return Ok(Self::Settings(&settings.path));
            }
            Some(settings) if !settings.uses_driver_environment() => return Ok(Self::Nothing),
            _ => {}
        }
        Ok(match ManifestKind::Driver.replacing_variable(context)? {
            Some((name, value)) => Self::Variable(name, value),
            None => Self::Nothing,
        })
    }
}

/// One driver of a walk: the manifest of a driver that the loader may open, or why the driver takes
/// no part.
pub type DriverCandidate = Result<DriverManifest, LeftOutDriver>;

/// A driver that was found and takes no part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOutDriver {
    /// The path of the manifest, or of the ICD package without a usable one.
    pub path: Vec<u8>,
    /// What the manifest says; `None` if it is rejected or was not read.
    pub manifest: Option<DriverManifest>,
    /// Why the driver takes no part: the message that the log printed.
    pub cause: Event<'static>,
}

/// Iterates over the driver manifests in the order of the contract. Records why a driver takes no
/// part at the moment of the decision.
pub struct DriverManifests<'a> {
    context: Context<'a>,
    json: &'a dyn ReadJson,
    portability: Portability,
    filters: DriverFilters,
    found: vec::IntoIter<Found>,
    /// What a policy made of all that was found; `None` if none is in force.
    decided: Option<vec::IntoIter<DriverCandidate>>,
    /// The fingerprint of the machine, if a policy is in force that needs records of what drivers report.
    pub needs_records: Option<u64>,
}

/// A manifest to judge, or a driver whose fate the search decided.
struct Found {
    /// The path of the manifest, or of an ICD package without a usable one.
    path: Vec<u8>,
    /// What replaces the manifest's `library_path` if an ICD package brought the manifest; or why
    /// the manifest is not read.
    library: Result<Option<Vec<u8>>, Event<'static>>,
}

impl<'a> DriverManifests<'a> {
    /// Reads the driver filters and searches for manifests. Reads no manifest yet.
    pub fn search(
        context: Context<'a>,
        json: &'a dyn ReadJson,
        request: &DriverRequest,
    ) -> Grown<Self> {
        Self::search_for(context, json, request, Asker::default())
    }

    /// [`Self::search`] for a program of which something is known.
    pub fn search_for(
        context: Context<'a>,
        json: &'a dyn ReadJson,
        request: &DriverRequest,
        asker: Asker<'_>,
    ) -> Grown<Self> {
        let filters = if request.use_variables {
            DriverFilters::read(context)?
        } else {
            DriverFilters::default()
        };
        let asked = policy::Walk { context, json, request, asker };
        let choice = policy::choose(asked, &filters)?;
        let found = find(context, request)?.into_iter();
        let portability = request.portability;
        let (decided, needs_records) = (None, None);
        let mut walk = Self { context, json, portability, filters, found, decided, needs_records };
        if choice.policy != Policy::All {
            // A policy compares all drivers before the first one is opened.
            let mut found = walk.by_ref().try_gather()?;
            walk.needs_records = policy::decide(asked, &choice, &mut found)?;
            walk.decided = Some(found.into_iter());
        }
        Ok(walk)
    }

    /// Reads, checks and filters one manifest.
    fn judge(&self, Found { path, library }: Found) -> Grown<DriverCandidate> {
        let read = library.map_err(Fault::Rejected).and_then(|library| {
            let manifest = self.read(&path)?;
            Ok(DriverManifest { library: library.unwrap_or(manifest.library), ..manifest })
        });
        let (manifest, cause) = match read {
            Err(fault) => (None, fault.rejection()?),
            Ok(manifest) => match self.filters.judge(self.context.platform(), &path) {
                Ok(()) => return Ok(Ok(manifest)),
                Err(rejection) => (Some(manifest), self.context.journal.decide(rejection)?),
            },
        };
        Ok(Err(LeftOutDriver { path, manifest, cause }))
    }

    /// The driver of a manifest, or why the manifest is rejected.
    fn read(&self, path: &[u8]) -> Result<DriverManifest, Fault<Event<'static>>> {
        let journal = self.context.journal;
        let loan = match self.json.read(self.context, path) {
            Ok(loan) => loan,
            Err(failure) => return Err(Fault::Rejected(failure.record(journal)?)),
        };
        let judged = manifest::judge_driver(path, loan.0.root(), self.portability, self.context);
        let judged = judged.map_err(|fault| journal.decide(fault.rejection()?));
        self.json.give_back(path, loan);
        judged.map_err(|cause| cause.map_or_else(Fault::from, Fault::Rejected))
    }
}

impl Iterator for DriverManifests<'_> {
    type Item = Grown<DriverCandidate>;

    fn next(&mut self) -> Option<Self::Item> {
        match &mut self.decided {
            Some(decided) => decided.next().map(Ok),
            None => self.found.next().map(|found| self.judge(found)),
        }
    }
}

/// The manifests of the settings file, last one first, then of the search, then of ICD packages
/// (drivers.md K.6). Files of the settings file that are not named `*.json` are left out, and so is
/// the search if the settings file says so.
fn find(context: Context<'_>, request: &DriverRequest) -> Grown<Vec<Found>> {
    let search = ManifestSearch {
        use_variables: request.use_variables,
        ..ManifestSearch::of(ManifestKind::Driver)
    };
    let manifests = search::find_manifests(context, &search, &request.directories)?;
    let mut found = Vec::new();
    for path in request.additional.iter().rev() {
        let library = match search::is_manifest_name(path) {
            true => Ok(None),
            false => Err(SettingsEvent::NotNamedJson { manifest: path.into() }.detach()?.into()),
        };
        found.try_push(Found { path: path.try_clone()?, library })?;
    }
    for path in manifests {
        let manifest = Text::from(&path);
        let library = match request.additional_only {
            false => Ok(None),
            true => Err(SettingsEvent::DriverReplaced { manifest }.detach()?.into()),
        };
        found.try_push(Found { path, library })?;
    }
    for Package { name, state, .. } in icd_packages(context, request)?.packages {
        let (path, library) = match state {
            PackageState::Accepted(driver) => (driver.manifest, Ok(Some(driver.library))),
            PackageState::Rejected(cause) => (name, Err(cause)),
            PackageState::Waiting => continue,
        };
        found.try_push(Found { path, library })?;
    }
    Ok(found)
}

/// The ICD packages that a walk with this request searches.
pub fn icd_packages(context: Context<'_>, request: &DriverRequest) -> Grown<Packages> {
    if request.additional_only {
        return Ok(Packages::default());
    }
    packages::find_packages(context, request.use_variables)
}

/// The current ICD packages: the accepted ones, the rejected ones with reasons, their
/// manifests, and the GPU devices (docs/icd-packages.md). Environment and settings file apply as in
/// a query before an instance exists.
pub fn inspect_packages(context: Context<'_>) -> Grown<Packages> {
    let settings = settings::read(context, &BuildDirectories::BUILT)?;
    let request = DriverRequest::before_an_instance(settings.active())?;
    icd_packages(context, &request)
}

#[cfg(test)]
mod tests;
