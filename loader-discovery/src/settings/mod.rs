//! Reads the loader settings file, `vk_loader_settings.json` (drivers.md K; layers.md 3.8).
//!
//! [`locate`] finds the file and `parse` turns it into plain [`Settings`]. The walks, the layer
//! selection and the enumeration of devices obey them. [`read`] parses the file at every call;
//! `loader-runtime` decides how long the result stays in force.

#[cfg(any(test, fuzzing))]
#[path = "tests/fuzz.rs"]
pub(crate) mod fuzz;
mod locate;
mod log;
mod parse;

#[cfg(test)]
mod tests;

use alloc::string::String;
use alloc::vec::Vec;

use crate::event::{Event, JsonFailure, LogFilter, Message as _, SettingsEvent, Words};
use crate::json;
pub use crate::manifest::layer::LayerControl;
use crate::manifest::layer::LayerKind;
use crate::search::BuildDirectories;
use crate::select::device_configurations::DeviceIdentity;
use crate::{Context, Grown};
pub(crate) use locate::first_file;
pub use locate::places;
pub use parse::LOG_WORDS;
pub(crate) use parse::names_program;

/// The content of a settings object (drivers.md K.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Settings {
    /// The path of the file.
    pub path: Vec<u8>,
    /// `stderr_log`. If empty, `VK_LOADER_DEBUG` stays in force.
    pub stderr_log: LogFilter,
    /// `layers`. With `None` the usual rules apply; an empty list allows no layer.
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
    /// The position of layers that the file does not list.
    UnorderedLayers,
    /// A layer, identified by name and manifest.
    Layer {
        /// The name of the layer.
        name: String,
        /// The path of the manifest.
        path: Vec<u8>,
        /// Whether the manifest counts as one of implicit or explicit layers.
        kind: LayerKind,
        /// Whether the layer is enabled.
        control: LayerControl,
    },
}

/// An element of `device_configurations`. The application sees these devices, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeviceConfiguration {
    /// The values that the device must have.
    pub identity: DeviceIdentity,
    /// For messages only.
    pub device_name: String,
    /// For messages only.
    pub driver_name: String,
}

impl Settings {
    /// Whether the settings have an effect. `additional_drivers_use_exclusively` alone has none.
    fn is_active(&self) -> bool {
        self.stderr_log != LogFilter::default()
            || self.layers.is_some()
            || !self.additional_drivers.is_empty()
            || self.device_configurations.is_some()
    }

    /// Whether the driver variables and driver filters of the environment apply (drivers.md K.6).
    pub fn uses_driver_environment(&self) -> bool {
        self.device_configurations.is_none()
    }
}

/// The result of [`read`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum SettingsFile {
    /// There is no file. Settings in force stay in force.
    #[default]
    Absent,
    /// The file cannot be read or lacks a required part. Settings in force stay in force.
    Unavailable(IgnoredFile),
    /// The file has no settings for this program. Settings in force are dropped.
    Inactive(IgnoredFile),
    /// The settings for this program.
    Active(Settings),
}

/// A settings file without effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IgnoredFile {
    /// The path of the file.
    pub path: Vec<u8>,
    /// Why the file has no effect: the message that the log printed.
    pub cause: Event<'static>,
}

impl SettingsFile {
    /// The settings for this program, if the file has some.
    pub fn active(&self) -> Option<&Settings> {
        match self {
            Self::Active(settings) => Some(settings),
            Self::Absent | Self::Unavailable(_) | Self::Inactive(_) => None,
        }
    }
}

/// Finds and reads the settings file (drivers.md K.1 to K.3). Records why a file has no effect.
///
/// # Errors
///
/// If memory runs out.
pub fn read(context: Context<'_>, directories: &BuildDirectories) -> Grown<SettingsFile> {
    let Some(path) = locate::settings_file(context, directories)? else {
        context.journal.record(SettingsEvent::NoFile);
        return Ok(SettingsFile::Absent);
    };
    let root = match json::read_with_state(context, &path) {
        Ok((root, _)) => root,
        Err(failure) => {
            let is_invalid = matches!(failure, JsonFailure::Invalid { .. });
            let cause = failure.record(context.journal)?;
            let file = IgnoredFile { path, cause };
            let ignored =
                if is_invalid { SettingsFile::Inactive } else { SettingsFile::Unavailable };
            return Ok(ignored(file));
        }
    };
    let file = judge(&path, root.root(), context)?;
    if let SettingsFile::Unavailable(file) | SettingsFile::Inactive(file) = &file
        && file.cause.row().rejects
    {
        let line = Words::of(&file.cause).why_line();
        context.journal.record(SettingsEvent::Ignored { line: line.as_bytes().into() });
    }
    Ok(file)
}

/// The settings for this program in the file at `path`, whose content is `root`. Records every
/// problem.
pub fn judge(path: &[u8], root: json::Value<'_>, context: Context<'_>) -> Grown<SettingsFile> {
    let program = context.system.executable_path()?;
    parse::settings(path, root, program.as_deref(), context.journal)
}
