//! Reports the state of the ICD packages as JSON (docs/icd-packages.md). The documentation of the
//! loader service calls these parts inspect data, manifest-fs and device-fs.

use alloc::string::String;
use alloc::vec::Vec;

use serde::Serialize;

use super::{Package, PackageState, PackagedDriver, Packages};
use crate::OutOfMemory;
use crate::drivers::{DriverRequest, icd_packages};
use crate::event::Message as _;
use crate::event::Record;
use crate::event::line::Line;
use crate::search::BuildDirectories;
use crate::settings::{self, SettingsFile};
use crate::system::System;
use crate::system::fuchsia::GpuDevice;

/// A report of the packages at one moment. Bytes of paths that are not UTF-8 become replacement
/// characters.
#[derive(Debug, Serialize)]
pub struct Inspection {
    packages: Vec<PackageReport>,
    /// The manifests of accepted packages.
    #[serde(rename = "manifest-fs")]
    manifests: Vec<ManifestReport>,
    /// The GPU devices that have appeared.
    #[serde(rename = "device-fs")]
    devices: Vec<DeviceReport>,
}

/// Reports the current ICD packages: the accepted ones, the rejected ones with reasons, their
/// manifests, and the GPU devices (docs/icd-packages.md). Environment and settings file apply as in
/// a query before an instance exists.
///
/// # Errors
///
/// If memory runs out.
pub fn inspect(system: &dyn System, journal: &dyn Record) -> Result<Inspection, OutOfMemory> {
    let settings = match settings::read(system, journal, &BuildDirectories::BUILT)? {
        SettingsFile::Active(settings) => Some(settings),
        SettingsFile::Unavailable | SettingsFile::Inactive => None,
    };
    let request = DriverRequest::before_an_instance(settings.as_ref());
    icd_packages(system, journal, &request).map(|packages| Inspection::from(&packages))
}

#[derive(Debug, Serialize)]
struct PackageReport {
    name: String,
    directory: String,
    #[serde(flatten)]
    state: StateReport,
}

#[derive(Debug, Serialize)]
#[serde(tag = "state", rename_all = "lowercase")]
enum StateReport {
    Accepted { library: String, manifest: String },
    Waiting,
    Rejected { reason: String },
}

#[derive(Debug, Serialize)]
struct ManifestReport {
    name: String,
    path: String,
}

#[derive(Debug, Serialize)]
struct DeviceReport {
    name: String,
    packages: Vec<String>,
}

impl From<&Packages> for Inspection {
    fn from(state: &Packages) -> Self {
        Self {
            packages: state.packages.iter().map(Into::into).collect(),
            manifests: state.drivers().map(Into::into).collect(),
            devices: state.devices.iter().map(Into::into).collect(),
        }
    }
}

impl From<&Package> for PackageReport {
    fn from(package: &Package) -> Self {
        let state = match &package.state {
            PackageState::Accepted(driver) => StateReport::Accepted {
                library: text(&driver.library),
                manifest: text(&driver.manifest),
            },
            PackageState::Waiting => StateReport::Waiting,
            PackageState::Rejected(rejection) => {
                let mut line = Line::new();
                rejection.put(&mut line);
                StateReport::Rejected { reason: text(line.as_c_str().to_bytes()) }
            }
        };
        Self { name: text(&package.name), directory: text(&package.directory), state }
    }
}

impl From<&PackagedDriver> for ManifestReport {
    fn from(driver: &PackagedDriver) -> Self {
        let name = driver.manifest.rsplit(|byte| *byte == b'/').next();
        Self { name: text(name.unwrap_or_default()), path: text(&driver.manifest) }
    }
}

impl From<&GpuDevice> for DeviceReport {
    fn from(device: &GpuDevice) -> Self {
        Self {
            name: text(&device.name),
            packages: device.packages.iter().map(|url| text(url)).collect(),
        }
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
