//! Finds drivers in ICD packages: directories with a driver and metadata, as the Fuchsia loader
//! service defines them (docs/icd-packages.md).
//!
//! A package contains `metadata/metadata.json` and a tree `contents`, in which the metadata names
//! the library and the manifest of the driver. Both must lie inside that tree, links resolved. On
//! Fuchsia the system lists the packages, and a package counts once a GPU device names it.
//! Elsewhere `VK_LOADER_ICD_PACKAGES` lists directories. Every call searches again, because devices
//! and packages may appear at any time.

#[cfg(any(test, fuzzing))]
#[path = "tests/fuzz.rs"]
pub(crate) mod fuzz;

use alloc::vec::Vec;

use crate::Context;
use crate::event::{
    Event, PackageEvent, PackageRejection, Record, SearchEvent, Text, line::DRIVER,
};
use crate::json::{self, Data, Document, Value};
use crate::memory::{Collect as _, Fault, Grow as _, Grown, bytes, joined, text};
use crate::system::fuchsia::{GpuDevice, IcdPackages};
use crate::system::{Platform, System};

use crate::name_map::NameMap;
use crate::search::drivers_are_replaced;

/// The supported version of the metadata.
const METADATA_VERSION: f64 = 1.0;

/// The driver of a package. Both paths are real paths inside the package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackagedDriver {
    /// The path of the manifest.
    pub manifest: Vec<u8>,
    /// The path of the library.
    pub library: Vec<u8>,
}

/// What is read of a package, or why the package is rejected.
type Opened<'a, T> = Result<T, Fault<PackageRejection<'a>>>;

/// The state of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackageState {
    /// The driver takes part.
    Accepted(PackagedDriver),
    /// No GPU device names the package yet.
    Waiting,
    /// The package is rejected, for this reason.
    Rejected(Event<'static>),
}

/// A package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Package {
    /// The URL, or the directory on systems without package URLs.
    pub name: Vec<u8>,
    /// The directory of the package.
    pub directory: Vec<u8>,
    /// The state of the package.
    pub state: PackageState,
}

/// The packages and GPU devices at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packages {
    /// All packages, in the order of the system or of the variable.
    pub packages: Vec<Package>,
    /// The GPU devices that the system reports (Fuchsia).
    pub devices: Vec<GpuDevice>,
}

impl Packages {
    /// The drivers of accepted packages, in the order of the packages.
    pub fn drivers(&self) -> impl Iterator<Item = &PackagedDriver> {
        let states = self.packages.iter().map(|package| &package.state);
        states.filter_map(|state| match state {
            PackageState::Accepted(driver) => Some(driver),
            PackageState::Waiting | PackageState::Rejected(_) => None,
        })
    }
}

/// Finds and checks all packages. A variable that replaces the search for drivers hides all
/// packages. Without `use_variables`, no variable counts.
pub fn find_packages(context: Context<'_>, use_variables: bool) -> Grown<Packages> {
    if use_variables && drivers_are_replaced(context)? {
        return Ok(Packages::default());
    }
    let mut found = match context.platform() {
        Platform::Fuchsia => offered(context.system.icd_packages()?.unwrap_or_default())?,
        _ if !use_variables => Packages::default(),
        _ => listed(context)?,
    };
    if !found.packages.is_empty() || !found.devices.is_empty() {
        context.journal.record(PackageEvent::Searching);
        context.journal.record(SearchEvent::Locations { topic: DRIVER });
    }
    for package in &found.packages {
        context.journal.record(PackageEvent::Location { package: (&package.directory).into() });
    }
    record_unresolved(&found, context.journal);
    for package in &mut found.packages {
        judge(context, &found.devices, package)?;
    }
    Ok(found)
}

/// The packages and GPU devices of a Fuchsia system.
fn offered(IcdPackages { packages, devices }: IcdPackages) -> Grown<Packages> {
    let packages = packages.into_iter();
    let packages = packages.map(|package| waiting(package.url, package.directory)).try_list()?;
    Ok(Packages { packages, devices })
}

/// The packages that `VK_LOADER_ICD_PACKAGES` lists, without duplicates.
fn listed(context: Context<'_>) -> Grown<Packages> {
    let list = context.secure_variable(c"VK_LOADER_ICD_PACKAGES")?;
    let mut found = Packages::default();
    let mut known = NameMap::new();
    let list = list.unwrap_or_default();
    for directory in list.split(|byte| *byte == context.platform().list_separator()) {
        if !directory.is_empty() && known.add(directory)? {
            found.packages.try_push(waiting(bytes(directory)?, bytes(directory)?))?;
        }
    }
    Ok(found)
}

fn waiting(name: Vec<u8>, directory: Vec<u8>) -> Package {
    Package { name, directory, state: PackageState::Waiting }
}

/// Records the packages that GPU devices name and the system does not have.
fn record_unresolved(found: &Packages, journal: &dyn Record) {
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

/// Checks one package and records the result. On Fuchsia a package without a GPU device keeps
/// waiting.
fn judge(context: Context<'_>, devices: &[GpuDevice], package: &mut Package) -> Grown<()> {
    let mut named = devices.iter().flat_map(|device| &device.packages);
    if context.platform() == Platform::Fuchsia && !named.any(|name| *name == package.name) {
        context.journal.record(PackageEvent::Waiting { package: (&package.name).into() });
        return Ok(());
    }
    package.state = match open(context, &package.directory) {
        Ok(driver) => {
            context.journal.record(PackageEvent::FoundPackage {
                package: (&package.name).into(),
                library: (&driver.library).into(),
            });
            PackageState::Accepted(driver)
        }
        Err(fault) => PackageState::Rejected(context.journal.decide(fault.rejection()?)?),
    };
    Ok(())
}

/// Checks the package in `directory` and returns its driver.
fn open<'a>(context: Context<'_>, directory: &'a [u8]) -> Opened<'a, PackagedDriver> {
    let package = || Text::from(directory);
    let root = match context.system.real_path(directory) {
        Ok(root) => root,
        Err(error) => {
            let description = context.system.describe_error(error.rejection()?)?.into();
            return Err(PackageRejection::Unreachable { package: package(), description }.into());
        }
    };
    let part = |name: &'static str| {
        Err(Fault::Rejected(match context.system.real_path(&below(&root, name)?) {
            Ok(path) if path == root || is_inside(&path, &root) => return Ok(path),
            Ok(_) => PackageRejection::LeadsOut { package: package(), part: name },
            Err(error) => {
                error.rejection()?;
                PackageRejection::Incomplete { package: package(), missing: name }
            }
        }))
    };
    let contents = part("contents")?;
    let metadata = read_metadata(context, directory, &part("metadata/metadata.json")?)?;
    check_version(directory, metadata.root())?;
    let library = resolve(context.system, directory, &contents, metadata.root(), "file_path")?;
    let manifest = resolve(context.system, directory, &contents, metadata.root(), "manifest_path")?;
    if is_inside(&library, &below(&contents, "bin")?) {
        let path = library.into();
        return Err(PackageRejection::LibraryInBin { package: package(), path }.into());
    }
    Ok(PackagedDriver { manifest, library })
}

fn read_metadata<'a>(
    context: Context<'_>,
    directory: &'a [u8],
    path: &[u8],
) -> Opened<'a, Document> {
    match json::read_with_state(context, path) {
        Ok((metadata, _)) => Ok(metadata),
        Err(failure) => {
            failure.record(context.journal)?;
            Err(PackageRejection::MetadataUnusable { package: directory.into() }.into())
        }
    }
}

fn check_version<'a>(directory: &'a [u8], metadata: Value<'_>) -> Opened<'a, ()> {
    let version = match metadata.get("version") {
        Some(version) if version.data() == Data::Number(METADATA_VERSION) => return Ok(()),
        Some(version) => version.print()?.into(),
        None => "missing".into(),
    };
    Err(PackageRejection::WrongVersion { package: directory.into(), version }.into())
}

/// Resolves the path that the metadata has under `key`. The real path must be inside `contents`.
fn resolve<'a>(
    system: &dyn System,
    directory: &'a [u8],
    contents: &[u8],
    metadata: Value<'_>,
    key: &'static str,
) -> Opened<'a, Vec<u8>> {
    let package = Text::from(directory);
    let relative = metadata.get(key).and_then(Value::as_str);
    let Some(relative) = relative.filter(|path| !path.is_empty()) else {
        return Err(PackageRejection::NoPath { package, key }.into());
    };
    let path = Text::from(text(relative)?);
    if relative.starts_with('/') || relative.split('/').any(|name| name == "..") {
        return Err(PackageRejection::PathLeadsOut { package, key, path }.into());
    }
    match system.real_path(&below(contents, relative)?) {
        Ok(real) if is_inside(&real, contents) => Ok(real),
        Ok(_) => Err(PackageRejection::PathLeadsOut { package, key, path }.into()),
        Err(error) => {
            let description = system.describe_error(error.rejection()?)?.into();
            Err(PackageRejection::PathUnreachable { package, key, path, description }.into())
        }
    }
}

fn below(directory: &[u8], name: &str) -> Grown<Vec<u8>> {
    joined(&[directory, b"/", name.as_bytes()])
}

/// Whether the real path `path` is below the real path `directory`.
fn is_inside(path: &[u8], directory: &[u8]) -> bool {
    let directory = directory.strip_suffix(b"/").unwrap_or(directory);
    let rest = path.strip_prefix(directory);
    rest.is_some_and(|rest| rest.starts_with(b"/") && rest.len() > 1)
}

#[cfg(test)]
mod tests;
