//! ICD packages: directories that bring a driver with its metadata, as the Fuchsia loader service
//! defines them.
//!
//! A package holds `metadata/metadata.json` and a tree `contents`, in which the metadata names the
//! driver's library and its manifest. Neither may lead out of that tree. On Fuchsia the system has
//! the packages, and one counts as soon as a GPU device names it; elsewhere
//! `VK_LOADER_ICD_PACKAGES` lists directories. Every call looks anew: devices and packages may
//! appear at any time.

mod inspection;

pub use inspection::{Inspection, inspect};

use crate::event::Record;
use crate::event::{JsonFailure, PackageEvent, PackageRejection, SearchEvent, Text, line::DRIVER};
use crate::json::{self, Data, Document, Failure, Value};
use crate::system::fuchsia::{FuchsiaSystem, GpuDevice};
use crate::system::{Platform, System};

use crate::search::{drivers_are_replaced, secure_variable};

/// The version of the metadata that is known.
const METADATA_VERSION: f64 = 1.0;

/// A driver as its package brings it: real paths, both inside the package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackagedDriver {
    /// The path of the manifest.
    pub manifest: Vec<u8>,
    /// The path of the library.
    pub library: Vec<u8>,
}

/// What becomes of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackageState {
    /// Its driver takes part.
    Accepted(PackagedDriver),
    /// No GPU device names it yet.
    Waiting,
    /// Its driver cannot be used.
    Rejected(PackageRejection<'static>),
}

/// A package that was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Package {
    /// Its URL, or its directory where packages have no URL.
    pub name: Vec<u8>,
    /// The directory of the package.
    pub directory: Vec<u8>,
    /// What becomes of the package.
    pub state: PackageState,
}

/// The packages and devices of one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packages {
    /// All packages, in order.
    pub packages: Vec<Package>,
    /// The GPU devices that the system reports (Fuchsia).
    pub devices: Vec<GpuDevice>,
}

impl Packages {
    /// The drivers that count, in the order of their packages.
    pub fn drivers(&self) -> impl Iterator<Item = &PackagedDriver> {
        let states = self.packages.iter().map(|package| &package.state);
        states.filter_map(|state| match state {
            PackageState::Accepted(driver) => Some(driver),
            PackageState::Waiting | PackageState::Rejected(_) => None,
        })
    }
}

/// Looks at every package there is. Variables that replace the search for drivers replace this too.
///
/// # Errors
///
/// When memory ran out; the event says where.
pub fn find_packages(
    system: &dyn System,
    journal: &dyn Record,
    use_variables: bool,
) -> Result<Packages, JsonFailure<'static>> {
    find_packages_on(Platform::HOST, system, journal, use_variables)
}

/// [`find_packages`] on any platform.
fn find_packages_on(
    platform: Platform,
    system: &dyn System,
    journal: &dyn Record,
    use_variables: bool,
) -> Result<Packages, JsonFailure<'static>> {
    if use_variables && drivers_are_replaced(platform, system, journal) {
        return Ok(Packages::default());
    }
    let mut found = match platform {
        Platform::Fuchsia => system.fuchsia().map(offered).unwrap_or_default(),
        _ if !use_variables => Packages::default(),
        _ => listed(platform, system, journal),
    };
    if !found.packages.is_empty() || !found.devices.is_empty() {
        journal.record(PackageEvent::Searching);
        journal.record(SearchEvent::Locations { topic: DRIVER });
    }
    for package in &found.packages {
        journal.record(PackageEvent::Location { package: (&package.directory).into() });
    }
    tell_unresolved(&found, journal);
    for package in &mut found.packages {
        judge(system, journal, &found.devices, platform, package)?;
    }
    Ok(found)
}

/// The packages and devices of a Fuchsia system.
fn offered(fuchsia: &dyn FuchsiaSystem) -> Packages {
    let packages = fuchsia.icd_packages().into_iter();
    Packages {
        packages: packages.map(|package| waiting(package.url, package.directory)).collect(),
        devices: fuchsia.gpu_devices(),
    }
}

/// The packages that the environment lists, each once.
fn listed(platform: Platform, system: &dyn System, journal: &dyn Record) -> Packages {
    let list = secure_variable(platform, system, journal, c"VK_LOADER_ICD_PACKAGES");
    let mut found = Packages::default();
    for directory in list.unwrap_or_default().split(|byte| *byte == platform.list_separator()) {
        let is_known = found.packages.iter().any(|known| known.directory == directory);
        if !directory.is_empty() && !is_known {
            found.packages.push(waiting(directory.to_vec(), directory.to_vec()));
        }
    }
    found
}

fn waiting(name: Vec<u8>, directory: Vec<u8>) -> Package {
    Package { name, directory, state: PackageState::Waiting }
}

/// Tells of packages that devices name and that are not there.
fn tell_unresolved(found: &Packages, journal: &dyn Record) {
    for device in &found.devices {
        for name in &device.packages {
            if !found.packages.iter().any(|package| package.name == *name) {
                journal.record(PackageEvent::Unresolved {
                    device: (&device.name).into(),
                    package: name.into(),
                });
            }
        }
    }
}

/// Decides about one package and tells of it. Where packages have no devices every one counts.
fn judge(
    system: &dyn System,
    journal: &dyn Record,
    devices: &[GpuDevice],
    platform: Platform,
    package: &mut Package,
) -> Result<(), JsonFailure<'static>> {
    let mut named = devices.iter().flat_map(|device| &device.packages);
    if platform == Platform::Fuchsia && !named.any(|name| *name == package.name) {
        journal.record(PackageEvent::Waiting { package: (&package.name).into() });
        return Ok(());
    }
    package.state = match open(system, journal, &package.directory) {
        Ok(driver) => {
            journal.record(PackageEvent::Found {
                package: (&package.name).into(),
                library: (&driver.library).into(),
            });
            PackageState::Accepted(driver)
        }
        Err(Refusal::OutOfMemory(failure)) => return Err(failure),
        Err(Refusal::Rejected(rejection)) => {
            journal.record(rejection.clone());
            PackageState::Rejected(rejection)
        }
    };
    Ok(())
}

/// Why a package gives no driver.
enum Refusal {
    Rejected(PackageRejection<'static>),
    OutOfMemory(JsonFailure<'static>),
}

impl From<PackageRejection<'static>> for Refusal {
    fn from(rejection: PackageRejection<'static>) -> Self {
        Self::Rejected(rejection)
    }
}

/// Checks the package in `directory`.
fn open(
    system: &dyn System,
    journal: &dyn Record,
    directory: &[u8],
) -> Result<PackagedDriver, Refusal> {
    let package = || Text::from(directory.to_vec());
    let root = system.real_path(directory).map_err(|errno| PackageRejection::Unreachable {
        package: package(),
        description: system.describe_error(errno).into(),
    })?;
    let part = |name: &'static str| {
        let missing = |_| PackageRejection::Incomplete { package: package(), missing: name };
        let path = system.real_path(&below(&root, name.as_bytes())).map_err(missing)?;
        if path == root || is_inside(&path, &root) {
            return Ok(path);
        }
        Err(PackageRejection::LeadsOut { package: package(), part: name })
    };
    let contents = part("contents")?;
    let metadata = read_metadata(system, journal, directory, &part("metadata/metadata.json")?)?;
    check_version(directory, metadata.root())?;
    let library = resolve(system, directory, &contents, metadata.root(), "file_path")?;
    let manifest = resolve(system, directory, &contents, metadata.root(), "manifest_path")?;
    if is_inside(&library, &below(&contents, b"bin")) {
        let path = library.into();
        return Err(PackageRejection::LibraryInBin { package: package(), path }.into());
    }
    Ok(PackagedDriver { manifest, library })
}

fn read_metadata(
    system: &dyn System,
    journal: &dyn Record,
    directory: &[u8],
    path: &[u8],
) -> Result<Document, Refusal> {
    match json::read_with_state(system, path) {
        Ok((metadata, _)) => Ok(metadata),
        Err(Failure::OutOfMemory(failure)) => Err(Refusal::OutOfMemory(failure.detach())),
        Err(Failure::Rejected(failure)) => {
            journal.record(failure);
            let package = directory.to_vec().into();
            Err(PackageRejection::MetadataUnusable { package }.into())
        }
    }
}

fn check_version(directory: &[u8], metadata: Value<'_>) -> Result<(), PackageRejection<'static>> {
    let version = metadata.get("version");
    if version.is_some_and(|version| version.data() == Data::Number(METADATA_VERSION)) {
        return Ok(());
    }
    Err(PackageRejection::WrongVersion {
        package: directory.to_vec().into(),
        version: version.map_or("missing".into(), |version| version.print().into()),
    })
}

/// The real path of what `key` of the metadata names, which must be inside `contents`.
fn resolve(
    system: &dyn System,
    directory: &[u8],
    contents: &[u8],
    metadata: Value<'_>,
    key: &'static str,
) -> Result<Vec<u8>, PackageRejection<'static>> {
    let package = Text::from(directory.to_vec());
    let relative = metadata.get(key).and_then(Value::as_str);
    let Some(relative) = relative.filter(|path| !path.is_empty()) else {
        return Err(PackageRejection::NoPath { package, key });
    };
    let path = Text::from(relative.to_owned());
    if relative.starts_with('/') || relative.split('/').any(|name| name == "..") {
        return Err(PackageRejection::PathLeadsOut { package, key, path });
    }
    match system.real_path(&below(contents, relative.as_bytes())) {
        Ok(real) if is_inside(&real, contents) => Ok(real),
        Ok(_) => Err(PackageRejection::PathLeadsOut { package, key, path }),
        Err(errno) => Err(PackageRejection::PathUnreachable {
            package,
            key,
            path,
            description: system.describe_error(errno).into(),
        }),
    }
}

fn below(directory: &[u8], name: &[u8]) -> Vec<u8> {
    [directory, b"/", name].concat()
}

/// Whether the real path `path` is below the real path `directory`.
fn is_inside(path: &[u8], directory: &[u8]) -> bool {
    let directory = directory.strip_suffix(b"/").unwrap_or(directory);
    let rest = path.strip_prefix(directory);
    rest.is_some_and(|rest| rest.starts_with(b"/") && rest.len() > 1)
}

#[cfg(test)]
mod tests;
