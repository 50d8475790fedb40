//! Reads and checks driver manifests (drivers.md D, G).
//!
//! Every decision is recorded at once. The first failed check is the result.

pub mod candidates;
#[cfg(any(test, fuzzing))]
#[path = "tests/fuzz.rs"]
pub(crate) mod fuzz;
pub mod layer;
pub mod layer_file;

pub mod version;

use alloc::vec::Vec;

use version::ApiVersion;

use crate::Context;
use crate::c_numbers::leading_hex;
use crate::event::{ManifestEvent, ManifestRejection, Record, Version};
use crate::json::Value;
use crate::memory::{Fault, Grow as _, Grown, bytes, joined};
use crate::system::Platform;

/// An accepted driver manifest.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DriverManifest {
    /// The path of the manifest as the search found it.
    pub path: Vec<u8>,
    /// The path to pass to the dynamic linker (drivers.md D.3).
    pub library: Vec<u8>,
    /// The highest API version of the driver; 0 if the manifest has no string there.
    pub api_version: ApiVersion,
    /// `hardware.pci_vendors`: the PCI vendors of all GPUs that the driver serves; empty if the
    /// manifest does not say.
    pub pci_vendors: Vec<u32>,
}

/// What is read of a manifest, or why the manifest is rejected.
pub type Judged<'a, T> = Result<T, Fault<ManifestRejection<'a>>>;

/// Whether a walk accepts portability drivers (drivers.md G).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Portability {
    /// Accepts them: queries before an instance exists, and instances that enumerate portability
    /// drivers.
    Include,
    /// Rejects them.
    Skip,
}

/// The newest known version of the manifest format.
const NEWEST_FORMAT: (u32, u32, u32) = (1, 0, 1);

/// Checks the manifest at `path`, whose content is `root`, in the order of drivers.md D.5.
///
/// # Errors
///
/// The reason of the rejection, which the caller records.
pub fn judge_driver<'a>(
    path: &'a [u8],
    root: Value<'a>,
    portability: Portability,
    context: Context<'_>,
) -> Judged<'a, DriverManifest> {
    let manifest = || path.into();
    let journal = context.journal;
    check_format(path, root, journal)?;
    let Some(icd) = root.get("ICD") else {
        let is_layer = root.get("layer").is_some() || root.get("layers").is_some();
        return Err(Fault::Rejected(if is_layer {
            ManifestRejection::LayerManifest { manifest: manifest() }
        } else {
            ManifestRejection::NoIcd { manifest: manifest() }
        }));
    };
    let library = library_path(path, icd, context)?;
    let api_version = match icd.get("api_version").map(Value::as_str) {
        None => {
            return Err(ManifestRejection::NoApiVersion { manifest: manifest() }.into());
        }
        Some(Some(text)) => ApiVersion::parse(text),
        Some(None) => {
            // The message says "Skipping", but the driver loads as a 1.0 driver and no further key
            // is read.
            journal.record(ManifestEvent::ApiVersionNotString { manifest: manifest() });
            let path = bytes(path)?;
            return Ok(DriverManifest { path, library, ..DriverManifest::default() });
        }
    };
    check_usable(path, icd, api_version, portability)?;
    if api_version.major() == 0 {
        let version = Version(api_version.0);
        journal.record(ManifestEvent::ApiVersionBelow1 { manifest: manifest(), version });
    }
    Ok(DriverManifest { path: bytes(path)?, library, api_version, pci_vendors: pci_vendors(root)? })
}

/// The vendors in `hardware.pci_vendors`, such as `"0x10de"`. None if one is no such number.
fn pci_vendors(root: Value<'_>) -> Grown<Vec<u32>> {
    let mut vendors = Vec::new();
    let list = root.get("hardware").and_then(|hardware| hardware.get("pci_vendors"));
    for element in list.into_iter().flat_map(Value::children) {
        match element.as_str().and_then(|text| leading_hex(text.as_bytes())) {
            Some((vendor, b"")) => vendors.try_push(vendor)?,
            _ => return Ok(Vec::new()),
        }
    }
    Ok(vendors)
}

/// Checks `file_format_version`. A newer version is logged and accepted.
fn check_format<'a>(path: &'a [u8], root: Value<'_>, journal: &dyn Record) -> Judged<'a, ()> {
    let Some(version) = root.get("file_format_version") else {
        return Err(ManifestRejection::NoFormatVersion { manifest: path.into() }.into());
    };
    let Some(text) = version.as_str() else {
        journal.record(ManifestEvent::FormatVersionNotString { manifest: path.into() });
        return Err(ManifestRejection::NoFileName { manifest: path.into() }.into());
    };
    let printed = version.print()?;
    journal.record(ManifestEvent::FoundDriverManifest {
        manifest: path.into(),
        version: printed.as_str().into(),
    });
    let (major, minor, patch) = ApiVersion::parse(text).parts();
    if (major, minor, patch) > NEWEST_FORMAT {
        let manifest = path.into();
        journal.record(ManifestEvent::UnknownFormatVersion { manifest, major, minor, patch });
    }
    Ok(())
}

/// Reads `library_path`, of any JSON type, and resolves it (drivers.md D.2, D.3).
fn library_path<'a>(path: &'a [u8], icd: Value<'_>, context: Context<'_>) -> Judged<'a, Vec<u8>> {
    let manifest = || path.into();
    let Some(value) = icd.get("library_path") else {
        return Err(ManifestRejection::NoLibraryPath { manifest: manifest() }.into());
    };
    let text = value.print()?;
    if text.is_empty() {
        return Err(ManifestRejection::EmptyLibraryPath { manifest: manifest() }.into());
    }
    context.journal.record(ManifestEvent::SearchingNamed { library: text.as_str().into() });
    Ok(resolve_library(context.platform(), path, text.as_bytes())?)
}

/// Resolves the library path of a manifest. A relative path with a directory is relative to the
/// manifest, as the search found it. A bare name is returned unchanged: the dynamic linker searches
/// for it (drivers.md D.3, layers.md 1.5).
pub fn resolve_library(platform: Platform, manifest: &[u8], library: &[u8]) -> Grown<Vec<u8>> {
    let separator = platform.directory_separator();
    if platform.is_absolute(library) || !library.contains(&separator) {
        return bytes(library);
    }
    let last = manifest.iter().rposition(|byte| *byte == separator);
    let directory = last.and_then(|last| manifest.get(..=last)).unwrap_or_default();
    joined(&[directory, library])
}

/// The checks after the API version: variant, portability, architecture.
fn check_usable<'a>(
    path: &'a [u8],
    icd: Value<'a>,
    api_version: ApiVersion,
    portability: Portability,
) -> Result<(), ManifestRejection<'a>> {
    let manifest = path.into();
    let is_portability = icd.get("is_portability_driver").is_some_and(Value::is_true);
    let architecture = icd.get("library_arch").and_then(Value::as_str).unwrap_or_default();
    match api_version.variant() {
        0 if is_portability && portability == Portability::Skip => {
            Err(ManifestRejection::PortabilityDriver { manifest })
        }
        0 if is_other_architecture(architecture) => {
            let library_arch = architecture.into();
            Err(ManifestRejection::WrongArchitecture { manifest, library_arch })
        }
        0 => Ok(()),
        variant => Err(ManifestRejection::Variant { manifest, variant }),
    }
}

/// The `library_arch` of libraries for this program.
pub(crate) const OWN_ARCHITECTURE: &str =
    if cfg!(target_pointer_width = "64") { "64" } else { "32" };

/// Whether a `library_arch` names the other pointer size. False for unknown texts.
pub fn is_other_architecture(library_arch: &str) -> bool {
    let other = if cfg!(target_pointer_width = "64") { "32" } else { "64" };
    library_arch.starts_with(other)
}

#[cfg(test)]
mod tests;
