//! Messages of the search in the Windows registry (drivers.md C.5, K.1).

use super::{Text, messages};

messages! {
    /// The steps of the search in the registry. Texts that drivers.md C.5 quotes are used as
    /// quoted; the others follow logs of Windows systems, or are ours.
    pub enum RegistryEvent<'a> {
        NoAppPackage [INFO] ("windows_get_app_package_manifest_path: Failed to find mapping layers packages by family name");
        Checking { topic: u32, what: &'static str, key: Text<'a> } [*topic] ("Checking for " what " Manifest files in Registry at " key);
        FoundNone { topic: u32, key: Text<'a> } [*topic] ("Found no registry files in " key);
        ManifestOfDevice { manifest: Text<'a>, value: &'static str } [INFO] ("windows_add_json_entry: Located json file \"" manifest "\" from PnP registry: " value);
        ManifestOfKey { topic: u32, manifest: Text<'a>, key: Text<'a> } [INFO | *topic] ("Located json file \"" manifest "\" from registry \"" key "\"");
        DeviceValueType { value: &'static str } [ERROR | DRIVER] ("Device value " value " is neither REG_SZ nor REG_MULTI_SZ, skipping this value");
        NoGraphicsFactory [WARNING] ("Cannot create a DXGI factory, so no graphics adapter is found. Drivers below SOFTWARE\\Khronos\\Vulkan\\Drivers are not used");
        UnknownDriver { driver: Text<'a> } [INFO] ("Driver " driver " is not recognized as a known driver. It will be assumed to be active");
        DriverWithoutAdapter { driver: Text<'a> } [INFO | DRIVER] ("No graphics adapter is of the vendor of driver " driver ". Skipping this driver");
        NoDrivers [ERROR | DRIVER] ("windows_read_data_files_in_registry: Registry lookup failed to get ICD manifest files.  Possibly missing Vulkan driver?");
        NoExplicitLayers [WARNING | LAYER] ("windows_read_data_files_in_registry: Registry lookup failed to get layer manifest files.");
        SettingsFileMissing { path: Text<'a> } [DEBUG] ("The registry names the settings file " path ", which does not exist");
    }
}
