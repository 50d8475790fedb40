//! Messages of the loader settings file (drivers.md K).

use super::{Text, messages};

messages! {
    /// The content of the loader settings file, and why it has no effect.
    pub enum SettingsEvent<'a> {
        NoFile [INFO] ("No valid vk_loader_settings.json file found, no loader settings will be active");
        /// Not logged.
        FileNotAnObject { path: Text<'a> } [SILENT] ()
            REJECTS path ("is no JSON object")
            cure ("write the file again with vkconfig");
        NoFormatVersion { path: Text<'a> } [DEBUG] ("Loader settings file from " path " missing required field file_format_version - no loader settings will be active")
            REJECTS path ("has no `file_format_version`")
            cure ("write the file again with vkconfig");
        NoSettings { path: Text<'a> } [DEBUG] ("Loader settings file from " path " missing required settings objects: Either one of the \"settings\" or \"settings_array\" objects must be present - no loader settings will be active")
            REJECTS path ("has neither `settings` nor `settings_array`")
            cure ("write the file again with vkconfig");
        NotAnObject { path: Text<'a> } [DEBUG] ("Loader settings file from " path " has a settings element that is not an object")
            REJECTS path ("has a settings element that is no object")
            cure ("write the file again with vkconfig");
        NoneForProgram { path: Text<'a> } [DEBUG] ("Loader settings file from " path " missing global settings and none of the app specific settings matched the current application - no loader settings will be active")
            EXPLAINS path ("has no settings for this program")
            cure ("add the program in vkconfig, if settings shall apply");
        NothingValid { path: Text<'a> } [INFO] ("vk_loader_settings.json file found at \"" path "\" but did not contain any valid settings.")
            REJECTS path ("contains no valid setting")
            cure ("write the file again with vkconfig");
        /// Ours, with the reason: the contract's lines are below the level of warnings.
        Ignored { line: Text<'a> } [WARNING] (line);
        Using { path: Text<'a> } [INFO] ("Using layer configurations found in loader settings from " path);
        LogFilters { filters: Text<'a> } [DEBUG] ("Loader Settings Filters for Logging to Standard Error: " filters);
        LayerCount { count: usize } [DEBUG] ("Layer Configurations count = " count);
        LayerHeading { index: usize } [DEBUG] ("---- Layer Configuration [" index "] ----");
        LayerName { name: Text<'a> } [DEBUG] ("Name: " name);
        Path { path: Text<'a> } [DEBUG] ("Path: " path);
        LayerKind { kind: &'static str } [DEBUG] ("Layer Type: " kind);
        LayerControl { control: &'static str } [DEBUG] ("Control: " control);
        Rule [DEBUG] ("----");
        Exclusively { exclusively: &'static str } [DEBUG] ("Use Additional Drivers Exclusively = " exclusively);
        DriverCount { count: usize } [DEBUG] ("Additional Driver Configurations count = " count);
        DriverHeading { index: usize } [DEBUG] ("---- Driver Configuration [" index "] ----");
        DeviceCount { count: usize } [DEBUG] ("Device Configurations count = " count);
        DeviceHeading { index: usize } [DEBUG] ("---- Device Configuration [" index "] ----");
        DeviceUuid { uuid: Text<'a> } [DEBUG] ("deviceUUID: " uuid);
        DriverUuid { uuid: Text<'a> } [DEBUG] ("driverUUID: " uuid);
        DriverVersion { version: i32 } [DEBUG] ("driverVersion: " version);
        DeviceName { name: Text<'a> } [DEBUG] ("deviceName: " name);
        DriverName { name: Text<'a> } [DEBUG] ("driverName: " name);
        /// A driver or layer that is skipped because its file is not named `*.json`. Not logged.
        NotNamedJson { manifest: Text<'a> } [SILENT] ()
            REJECTS manifest ("is not named *.json")
            cure ("rename the manifest, and correct the path in the settings file");
        /// A driver of the search, if the settings file demands its own drivers alone. Not logged.
        DriverReplaced { manifest: Text<'a> } [SILENT] ()
            EXPLAINS manifest ("is not considered: the settings file names the only drivers to use")
            cure ("change the configuration in vkconfig");
        End [DEBUG] ("---------------------------------");
    }
}
