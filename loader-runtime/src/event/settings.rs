//! Messages of the loader settings file (drivers.md K).

use super::{Text, messages};

messages! {
    /// What the loader settings file says, and why it says nothing.
    pub(crate) enum SettingsEvent<'a> {
        NoFile [I] ("No valid vk_loader_settings.json file found, no loader settings will be active");
        NoFormatVersion { path: Text<'a> } [D] ("Loader settings file from " path " missing required field file_format_version - no loader settings will be active");
        NoSettings { path: Text<'a> } [D] ("Loader settings file from " path " missing required settings objects: Either one of the \"settings\" or \"settings_array\" objects must be present - no loader settings will be active");
        NotAnObject { path: Text<'a> } [D] ("Loader settings file from " path " has a settings element that is not an object");
        NoneForProgram { path: Text<'a> } [D] ("Loader settings file from " path " missing global settings and none of the app specific settings matched the current application - no loader settings will be active");
        NothingValid { path: Text<'a> } [I] ("vk_loader_settings.json file found at \"" path "\" but did not contain any valid settings.");
        Using { path: Text<'a> } [I] ("Using layer configurations found in loader settings from " path);
        LogFilters { filters: Text<'a> } [D] ("Loader Settings Filters for Logging to Standard Error: " filters);
        LayerCount { count: usize } [D] ("Layer Configurations count = " count);
        LayerHeading { index: usize } [D] ("---- Layer Configuration [" index "] ----");
        LayerName { name: Text<'a> } [D] ("Name: " name);
        Path { path: Text<'a> } [D] ("Path: " path);
        LayerKind { kind: &'static str } [D] ("Layer Type: " kind);
        LayerControl { control: &'static str } [D] ("Control: " control);
        Rule [D] ("----");
        Exclusively { exclusively: &'static str } [D] ("Use Additional Drivers Exclusively = " exclusively);
        DriverCount { count: usize } [D] ("Additional Driver Configurations count = " count);
        DriverHeading { index: usize } [D] ("---- Driver Configuration [" index "] ----");
        DeviceCount { count: usize } [D] ("Device Configurations count = " count);
        DeviceHeading { index: usize } [D] ("---- Device Configuration [" index "] ----");
        DeviceUuid { uuid: Text<'a> } [D] ("deviceUUID: " uuid);
        DriverUuid { uuid: Text<'a> } [D] ("driverUUID: " uuid);
        DriverVersion { version: i32 } [D] ("driverVersion: " version);
        DeviceName { name: Text<'a> } [D] ("deviceName: " name);
        DriverName { name: Text<'a> } [D] ("driverName: " name);
        End [D] ("---------------------------------");
    }
}
