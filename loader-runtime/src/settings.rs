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

use std::sync::{Arc, PoisonError};

use crate::discovery::BuildDirectories;
use crate::event::{JsonFailure, SettingsEvent};
use crate::journal::{Journal, LogFilter};
use crate::json;
pub(crate) use crate::manifest::layer::LayerControl;
use crate::manifest::layer::LayerKind;
use crate::memory::OutOfHostMemory;
use crate::sync::Mutex;
use crate::system::{Platform, System};
pub(crate) use log::uuid_text;

/// What one settings object says (drivers.md K.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Settings {
    /// The file that it came from.
    pub(crate) path: Vec<u8>,
    /// `stderr_log`; empty leaves `VK_LOADER_DEBUG` in force.
    pub(crate) stderr_log: LogFilter,
    /// `layers`; none leaves layers to the usual rules, an empty list allows no layer.
    pub(crate) layers: Option<Vec<LayerSetting>>,
    /// `additional_drivers`: paths, in the file's order.
    pub(crate) additional_drivers: Vec<Vec<u8>>,
    /// `additional_drivers_use_exclusively`.
    pub(crate) additional_drivers_exclusively: bool,
    /// `device_configurations`; an empty list selects no device.
    pub(crate) device_configurations: Option<Vec<DeviceConfiguration>>,
}

/// An element of `layers`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum LayerSetting {
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
pub(crate) struct DeviceConfiguration {
    /// `VkPhysicalDeviceIDProperties::deviceUUID`.
    pub(crate) device_uuid: [u8; 16],
    /// `VkPhysicalDeviceIDProperties::driverUUID`.
    pub(crate) driver_uuid: [u8; 16],
    /// `VkPhysicalDeviceProperties::driverVersion`.
    pub(crate) driver_version: u32,
    /// For messages only.
    pub(crate) device_name: String,
    /// For messages only.
    pub(crate) driver_name: String,
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

    /// Whether the driver variables and filters of the environment count (drivers.md K.6).
    pub(crate) fn uses_driver_environment(&self) -> bool {
        self.device_configurations.is_none()
    }
}

/// What a look for settings found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Found {
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
pub(crate) fn read(
    system: &dyn System,
    journal: &Journal,
    directories: &BuildDirectories,
) -> Result<Found, OutOfHostMemory> {
    read_on(Platform::HOST, system, journal, directories)
}

/// [`read`] on any platform.
fn read_on(
    platform: Platform,
    system: &dyn System,
    journal: &Journal,
    directories: &BuildDirectories,
) -> Result<Found, OutOfHostMemory> {
    let Some(path) = locate::settings_file(platform, system, journal, directories) else {
        journal.record(SettingsEvent::NoFile);
        return Ok(Found::Nothing);
    };
    let root = match json::read_with_state(system, &path) {
        Ok((root, _)) => root,
        Err(json::Failure::OutOfMemory(event)) => {
            journal.record(event);
            return Err(OutOfHostMemory);
        }
        Err(json::Failure::Rejected(event)) => {
            let readable = matches!(event, JsonFailure::Invalid { .. });
            journal.record(event);
            return Ok(if readable { Found::Inactive } else { Found::Nothing });
        }
    };
    let program = system.executable_path();
    Ok(parse::settings(&path, &root, program.as_deref(), journal))
}

/// The settings of an instance that is being created: the file as it is now. When there are any,
/// their log filter takes over the instance's journal (drivers.md B.2), and they are logged.
pub(crate) fn of_instance(
    system: &dyn System,
    journal: &Journal,
    directories: &BuildDirectories,
) -> Result<Option<Settings>, OutOfHostMemory> {
    let Found::Active(settings) = read(system, journal, directories)? else {
        return Ok(None);
    };
    journal.set_filter(settings.stderr_log);
    log::settings(&settings, journal);
    Ok(Some(settings))
}

/// The settings that the global queries go by (drivers.md K.7).
pub(crate) struct GlobalSettings(Mutex<Option<Arc<Settings>>>);

impl GlobalSettings {
    /// None yet.
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(None))
    }

    /// What the last update left in force.
    pub(crate) fn current(&self) -> Option<Arc<Settings>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Reads the file anew and gives the settings in force. They stay when the file is gone or
    /// can't be read, and are logged when they changed. Their log filter replaces the library's for
    /// good.
    pub(crate) fn update(
        &self,
        system: &dyn System,
        journal: &Journal,
        directories: &BuildDirectories,
    ) -> Result<Option<Arc<Settings>>, OutOfHostMemory> {
        let found = read(system, journal, directories)?;
        let mut current = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let new = match found {
            Found::Nothing => return Ok(current.clone()),
            Found::Inactive => None,
            Found::Active(settings) => Some(Arc::new(settings)),
        };
        let changed = *current != new;
        current.clone_from(&new);
        drop(current);
        if let Some(settings) = &new {
            if changed {
                log::settings(settings, journal);
            }
            if settings.stderr_log != LogFilter::default() {
                settings.stderr_log.latch();
            }
        }
        Ok(new)
    }
}
