//! Reports the state of the ICD packages as JSON (docs/icd-packages.md). The documentation of the
//! loader service calls these parts inspect data, manifest-fs and device-fs.

use alloc::string::String;

use serde_json::{Value, json};

use super::{Package, PackageState, PackagedDriver, Packages};
use crate::event::Message as _;
use crate::event::line::Line;
use crate::system::fuchsia::GpuDevice;

/// The state of the packages at one moment. Bytes of paths that are not UTF-8 become replacement
/// characters.
pub(crate) fn report(state: &Packages) -> Value {
    json!({
        "packages": state.packages.iter().map(package).collect::<Value>(),
        "manifest-fs": state.drivers().map(manifest).collect::<Value>(),
        "device-fs": state.devices.iter().map(device).collect::<Value>(),
    })
}

fn package(package: &Package) -> Value {
    let name = text(&package.name);
    let directory = text(&package.directory);
    match &package.state {
        PackageState::Accepted(driver) => json!({
            "name": name, "directory": directory, "state": "accepted",
            "library": text(&driver.library), "manifest": text(&driver.manifest),
        }),
        PackageState::Waiting => {
            json!({ "name": name, "directory": directory, "state": "waiting" })
        }
        PackageState::Rejected(rejection) => {
            let mut line = Line::new();
            rejection.put(&mut line);
            let reason = text(line.as_c_str().to_bytes());
            json!({ "name": name, "directory": directory, "state": "rejected", "reason": reason })
        }
    }
}

fn manifest(driver: &PackagedDriver) -> Value {
    let name = driver.manifest.rsplit(|byte| *byte == b'/').next();
    json!({ "name": text(name.unwrap_or_default()), "path": text(&driver.manifest) })
}

fn device(device: &GpuDevice) -> Value {
    let packages = device.packages.iter().map(|url| text(url)).collect::<Value>();
    json!({ "name": text(&device.name), "packages": packages })
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
