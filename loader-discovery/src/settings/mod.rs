//! The loader settings file, `vk_loader_settings.json` (drivers.md K; layers.md 3.8).
//!
//! Stands beside `manifest`: [`locate`] says where it is, `parse` what it says as plain
//! [`Settings`], and `discovery`, `select` and the device enumeration act on them. The file is read
//! anew at every call that asks for it: an instance keeps the settings of its creation, the global
//! queries those of [`GlobalSettings`].

mod locate;
mod log;
mod parse;

#[cfg(test)]
mod tests;

use crate::OutOfMemory;
use crate::event::{JsonFailure, SettingsEvent};
use crate::event::{LogFilter, Record};
use crate::json;
pub use crate::manifest::layer::LayerControl;
use crate::manifest::layer::LayerKind;
use crate::search::BuildDirectories;
use crate::system::{Platform, System};
pub use log::uuid_text;

/// What one settings object says (drivers.md K.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The file that it came from.
    pub path: Vec<u8>,
    /// `stderr_log`; empty leaves `VK_LOADER_DEBUG` in force.
    pub stderr_log: LogFilter,
    /// `layers`; none leaves layers to the usual rules, an empty list allows no layer.
    pub layers: Option<Vec<LayerSetting>>,
    /// `additional_drivers`: paths, in the file's order.
    pub additional_drivers: Vec<Vec<u8>>,
    /// `additional_drivers_use_exclusively`.
    pub additional_drivers_exclusively: bool,
    /// `device_configurations`; an empty list selects no device.
    pub device_configurations: Option<Vec<DeviceConfiguration>>,
}

/// An element of `layers`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayerSetting {
    /// Where layers that the file does not list are put in.
    UnorderedLayers,
    /// A layer by name and manifest.
    Layer {
        /// The layer.
        name: String,
        /// Its manifest.
        path: Vec<u8>,
        /// How its manifest is read.
        kind: LayerKind,
        /// What becomes of it.
        control: LayerControl,
    },
}

/// An element of `device_configurations`: the devices that the application sees, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceConfiguration {
    /// `VkPhysicalDeviceIDProperties::deviceUUID`.
    pub device_uuid: [u8; 16],
    /// `VkPhysicalDeviceIDProperties::driverUUID`.
    pub driver_uuid: [u8; 16],
    /// `VkPhysicalDeviceProperties::driverVersion`.
    pub driver_version: u32,
    /// For messages only.
    pub device_name: String,
    /// For messages only.
    pub driver_name: String,
}

impl Settings {
    /// Whether the file says anything that counts. `additional_drivers_use_exclusively` alone does
    /// not.
    fn is_active(&self) -> bool {
        self.stderr_log != LogFilter::default()
            || self.layers.is_some()
            || !self.additional_drivers.is_empty()
            || self.device_configurations.is_some()
    }

    /// Records the whole settings, one line a fact (drivers.md K.7).
    pub fn record(&self, journal: &dyn Record) {
        log::settings(self, journal);
    }

    /// Whether the driver variables and filters of the environment count (drivers.md K.6).
    pub fn uses_driver_environment(&self) -> bool {
        self.device_configurations.is_none()
    }
}

/// What a look for settings found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsFile {
    /// No file, or one that can't be read or lacks a required part: settings that were global
    /// before stay.
    Nothing,
    /// A file that says nothing for this program: settings that were global before are gone.
    Inactive,
    /// Settings.
    Active(Settings),
}

/// Looks for the settings file and reads it (drivers.md K.1 to K.3). What is wrong with it goes to
/// the journal.
pub fn read(
    system: &dyn System,
    journal: &dyn Record,
    directories: &BuildDirectories,
) -> Result<SettingsFile, OutOfMemory> {
    read_on(Platform::HOST, system, journal, directories)
}

/// [`read`] on any platform.
fn read_on(
    platform: Platform,
    system: &dyn System,
    journal: &dyn Record,
    directories: &BuildDirectories,
) -> Result<SettingsFile, OutOfMemory> {
    let Some(path) = locate::settings_file(platform, system, journal, directories) else {
        journal.record(SettingsEvent::NoFile);
        return Ok(SettingsFile::Nothing);
    };
    let root = match json::read_with_state(system, &path) {
        Ok((root, _)) => root,
        Err(json::Failure::OutOfMemory(event)) => {
            journal.record(event);
            return Err(OutOfMemory);
        }
        Err(json::Failure::Rejected(event)) => {
            let readable = matches!(event, JsonFailure::Invalid { .. });
            journal.record(event);
            return Ok(if readable { SettingsFile::Inactive } else { SettingsFile::Nothing });
        }
    };
    let program = system.executable_path();
    Ok(parse::settings(&path, root.root(), program.as_deref(), journal))
}
