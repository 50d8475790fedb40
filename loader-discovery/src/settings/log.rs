//! Logs the settings in force (drivers.md K.7).

use crate::event::SettingsEvent;
use crate::event::line::{LEVELS, Line, TOPICS, uuid_text};
use crate::event::{LogFilter, Record};
use crate::manifest::layer::LayerKind;
use crate::select::device_configurations::DeviceIdentity;
use crate::settings::{DeviceConfiguration, LayerControl, LayerSetting, Settings};

impl Settings {
    /// Records all settings, one message for each, in the lines of the Khronos loader (drivers.md K.7).
    pub fn record(&self, journal: &dyn Record) {
        journal.record(SettingsEvent::Using { path: (&self.path).into() });
        let filters = filter_names(self.stderr_log);
        if !filters.is_empty() {
            journal.record(SettingsEvent::LogFilters { filters: filters.as_c_str().into() });
        }
        if let Some(layers) = &self.layers {
            journal.record(SettingsEvent::LayerCount { count: layers.len() });
            for (index, layer) in layers.iter().enumerate() {
                journal.record(SettingsEvent::LayerHeading { index });
                record_layer(layer, journal);
            }
        }
        if !self.additional_drivers.is_empty() {
            journal.record(SettingsEvent::Rule);
            let exclusively = if self.additional_drivers_exclusively { "true" } else { "false" };
            journal.record(SettingsEvent::Exclusively { exclusively });
            journal.record(SettingsEvent::DriverCount { count: self.additional_drivers.len() });
            for (index, path) in self.additional_drivers.iter().enumerate() {
                journal.record(SettingsEvent::DriverHeading { index });
                journal.record(SettingsEvent::Path { path: path.into() });
            }
        }
        if let Some(devices) = &self.device_configurations {
            journal.record(SettingsEvent::Rule);
            journal.record(SettingsEvent::DeviceCount { count: devices.len() });
            for (index, device) in devices.iter().enumerate() {
                journal.record(SettingsEvent::DeviceHeading { index });
                record_device(device, journal);
            }
        }
        journal.record(SettingsEvent::End);
    }
}

fn record_layer(layer: &LayerSetting, journal: &dyn Record) {
    let control = match layer {
        LayerSetting::UnorderedLayers => "unordered_layer_location",
        LayerSetting::Layer { name, path, kind, control } => {
            journal.record(SettingsEvent::LayerName { name: name.into() });
            journal.record(SettingsEvent::Path { path: path.into() });
            let kind = match kind {
                LayerKind::Implicit => "Implicit",
                LayerKind::Explicit => "Explicit",
            };
            journal.record(SettingsEvent::LayerKind { kind });
            match control {
                LayerControl::Auto => "auto",
                LayerControl::On => "on",
                LayerControl::Off => "off",
            }
        }
    };
    journal.record(SettingsEvent::LayerControl { control });
}

fn record_device(device: &DeviceConfiguration, journal: &dyn Record) {
    let DeviceIdentity { device_uuid, driver_uuid, driver_version } = &device.identity;
    journal.record(SettingsEvent::DeviceUuid { uuid: uuid_text(device_uuid).as_slice().into() });
    journal.record(SettingsEvent::DriverUuid { uuid: uuid_text(driver_uuid).as_slice().into() });
    // The Khronos loader prints the version with `%d`.
    journal.record(SettingsEvent::DriverVersion { version: driver_version.cast_signed() });
    if !device.device_name.is_empty() {
        journal.record(SettingsEvent::DeviceName { name: (&device.device_name).into() });
    }
    if !device.driver_name.is_empty() {
        journal.record(SettingsEvent::DriverName { name: (&device.driver_name).into() });
    }
}

/// Formats a filter as `ERROR | WARNING | INFO`, in the order of the Khronos loader.
/// As there, VALIDATION is not named.
fn filter_names(filter: LogFilter) -> Line {
    let mut line = Line::new();
    for (_, name) in LEVELS.iter().chain(&TOPICS).filter(|(bit, _)| filter.0 & bit != 0) {
        line.push(if line.is_empty() { b"" } else { b" | " });
        line.push(name.as_bytes());
    }
    line
}
