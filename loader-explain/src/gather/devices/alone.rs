//! The devices of one driver without other drivers and without layers: their number, and the driver of
//! each device of an application.

use std::fs;
use std::os::unix::ffi::OsStrExt as _;

use loader_runtime::HostSystem;
use serde_json::json;
use tempfile::NamedTempFile;

use super::own_settings::own_settings;
use super::{Enumeration, trials};
use crate::child::Line;
use crate::devices::{NO_DEVICE, result_name};
use crate::fact::Fact;
use crate::gather::{ending, without_driver};
use crate::hardware;
use crate::opening::Opening;
use crate::own_event;
use crate::report::{Driver, Explanation, Verdict};
use crate::roles::{self, Of, Role};
use crate::what_if::{Variables, unset};

/// The answer of a driver alone.
pub(super) struct Alone {
    pub(super) manifest: String,
    pub(super) opening: Opening,
    /// How the process ended, if not as it should.
    pub(super) end: Option<Explanation>,
}

impl Enumeration<'_> {
    /// Asks a driver. `None` if the driver would not be alone: the settings file cannot be replaced, or no variable can
    /// name the manifest.
    pub(super) fn ask(&self, driver: &Driver) -> Option<Alone> {
        let manifest = &driver.part.manifest;
        // By these an application has more or fewer drivers, layers and devices.
        let others = roles::variables(|of, role| match of {
            Of::Drivers => matches!(role, Role::Replaces | Role::Adds | Role::Patterns),
            Of::Layers => true,
            _ => trials::is_filter(of, role),
        });
        let mut changes: Variables = unset(others).collect();
        changes.insert(roles::LAYERS_DISABLE.to_owned(), Some("*".to_owned()));
        // A settings file in force may name other drivers, and layers that no variable disables. With
        // `--app` a file can be in force for the child, whose path is another.
        let no_layer = json!({ "file_format_version": "1.0.0", "settings": { "layers": [] } });
        let own_file = match &self.case.settings.in_force {
            None if self.case.request.app.is_none() => None,
            _ => Some(own_settings(&no_layer, None)?),
        };
        changes.extend(own_file.iter().map(|(_, variable)| variable.clone()));
        // What a package says, not the manifest in it, names the library that the loader opens.
        let has_packages = self.case.system.value_in_force("VK_LOADER_ICD_PACKAGES").is_some();
        let own_manifest = if has_packages { Some(own_manifest(driver)?) } else { None };
        let path = own_manifest.as_ref().map(|file| file.path().as_os_str().as_bytes().to_vec());
        let path = path.unwrap_or_else(|| driver.path.clone());
        let only = Some(path).filter(|path| !path.contains(&b':'))?;
        let opening = self.enumerate(&[], Some(only), changes);
        let library = driver.part.library.as_deref().unwrap_or_default();
        let end = ending(&opening, library, Some(&without_driver(manifest)));
        Some(Alone { manifest: manifest.clone(), opening, end: end.map(Explanation::from) })
    }
}

/// A manifest with the library that was opened. `None` if the folder for temporary files cannot be written.
fn own_manifest(driver: &Driver) -> Option<NamedTempFile> {
    let manifest = json!({ "file_format_version": "1.0.1", "ICD": {
        "library_path": driver.part.library, "api_version": driver.part.api_version,
    }});
    let file = tempfile::Builder::new().prefix("vkexplain-").suffix(".json").tempfile().ok()?;
    fs::write(file.path(), manifest.to_string()).ok()?;
    Some(file)
}

/// Notes the number of the driver's devices, the rejection or the problem.
pub(super) fn note(driver: &mut Driver, alone: &Alone) {
    let opening = &alone.opening;
    let count = opening.devices().len();
    driver.devices = opening.answer.is_some().then_some(count);
    let words = opening.in_its_words();
    let failed = |reason: String| {
        let without = without_driver(&driver.part.manifest);
        let cure = format!("report this to its vendor; {without} until then");
        Some(Fact::own(own_event::FAILED, format!("fails: {reason}{words}"), cure).into())
    };
    let problem = if let Some(end) = &alone.end {
        driver.part.problem.clone().or_else(|| Some(end.clone()))
    } else if let Some(mut cause) = opening.rejection.clone() {
        cause.why.reason += &format!("{}{words}", opening.detail);
        driver.part.verdict = Verdict::Rejected(cause);
        return;
    } else if count > 0 {
        return;
    } else if let Some(absence) = hardware::absence(&driver.part.manifest, &HostSystem) {
        driver.absent_hardware = Some(absence);
        return;
    } else if let Some(result) = opening.enumeration_failed.filter(|it| *it != NO_DEVICE) {
        failed(format!("vkEnumeratePhysicalDevices returned {}", result_name(result)))
    } else if let Some(Line::Devices(Err(command))) = &opening.answer
        && !command.means_no_device()
    {
        failed(command.in_words())
    } else {
        let cure = "if it should, see whether the kernel's driver is loaded and this user may open \
                    the files in /dev/dri";
        let reason = format!("enumerates no device{words}");
        Some(Fact::own(own_event::NO_DEVICE, reason, cure).into())
    };
    driver.part.problem = problem;
}
