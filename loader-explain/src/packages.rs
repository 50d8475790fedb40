//! `vkexplain packages`: the state of the ICD packages as JSON (docs/icd-packages.md). The documentation
//! of the loader service calls these parts inspect data, manifest-fs and device-fs.

use loader_discovery::event::Observation;
use loader_discovery::packages::{Package, PackageState, PackagedDriver, Packages};
use loader_discovery::system::fuchsia::GpuDevice;
use serde_json::{Value, json};

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
    let mut json = json!({ "name": text(&package.name), "directory": text(&package.directory) });
    match &package.state {
        PackageState::Accepted(driver) => {
            json["state"] = "accepted".into();
            json["library"] = text(&driver.library).into();
            json["manifest"] = text(&driver.manifest).into();
        }
        PackageState::Waiting => json["state"] = "waiting".into(),
        PackageState::Rejected(rejection) => {
            json["state"] = "rejected".into();
            json["reason"] = Observation::of(rejection).text.into();
        }
    }
    json
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

#[cfg(test)]
mod tests;
