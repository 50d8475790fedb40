//! Messages of physical-device enumeration, sorting and emulation (drivers.md E.7, I.6, J).

use super::{Address, Text, messages};

messages! {
    /// What happens to physical devices.
    pub(crate) enum PhysicalDeviceEvent<'a> {
        NullCount [FATAL | E | VAL] ("vkEnumeratePhysicalDevices: Received NULL pointer for physical device count return value. [VUID-vkEnumeratePhysicalDevices-pPhysicalDeviceCount-parameter]");
        NullGroupCount [E] ("vkEnumeratePhysicalDeviceGroups: Received NULL pointer for physical device group count return value.");
        DriverOutOfMemory { library: Text<'a> } [E] ("setup_loader_term_phys_devs: Call to 'vkEnumeratePhysicalDevices' in ICD " library " failed with error code VK_ERROR_OUT_OF_HOST_MEMORY");
        DriverFailed { library: Text<'a>, result: i32 } [E] ("setup_loader_term_phys_devs: Call to 'vkEnumeratePhysicalDevices' in ICD " library " failed with error code " result);
        /// These two are ours: nonsense that would be a crash.
        CountNotBelieved { library: Text<'a>, count: u32 } [E] ("setup_loader_term_phys_devs: ICD " library " claims to have " count " physical devices, which nobody believes. Skipping this driver.");
        DevicesWithoutHandle { library: Text<'a> } [E] ("setup_loader_term_phys_devs: ICD " library " enumerates physical devices that have no handle. Skipping these devices.");
        ToolPropertiesMissing [E] ("terminator_GetPhysicalDeviceToolProperties: The ICD's vkGetPhysicalDeviceToolProperties was NULL yet the physical device supports Vulkan API Version 1.3.");
        NoDevices [E] ("setup_loader_term_phys_devs:  Failed to detect any valid GPUs in the current config");
        CopyingOldDevice { old: u32, new: u32 } [D | DRV] ("Copying old device " old " into new device " new);
        RemovingDriver { library: Text<'a> } [I | DRV] ("Removing driver " library " due to not having any physical devices");
        /// J.8, and the next seven.
        SelectingConfigured [I] ("Selecting and ordering VkPhysicalDevices to match the loader settings device configurations list");
        ConfiguredDevice { index: usize, device: Text<'a>, driver: Text<'a>, version: i32 } [D] ("pPhysicalDevices array index " index " is set to \"" device "\" (" driver ", version " version ") ");
        ConfiguredDeviceOfUnnamedDriver { index: usize, device: Text<'a>, version: i32 } [D] ("pPhysicalDevices array index " index " is set to \"" device "\" (driver version " version ") ");
        ConfiguredDeviceMissing { device: Text<'a>, device_uuid: Text<'a>, driver: Text<'a>, driver_uuid: Text<'a>, version: i32 } [W] ("loader_apply_settings_device_configurations: settings file contained device_configuration which does not appear in the enumerated VkPhysicalDevices. Missing VkPhysicalDevice with deviceName: \"" device "\", deviceUUID: " device_uuid ", driverName: " driver ", driverUUID: " driver_uuid ", driverVersion: " version);
        ConfiguredDeviceOfUnnamedDriverMissing { device: Text<'a>, device_uuid: Text<'a>, driver_uuid: Text<'a>, version: i32 } [W] ("loader_apply_settings_device_configurations: settings file contained device_configuration which does not appear in the enumerated VkPhysicalDevices. Missing VkPhysicalDevice with deviceName: \"" device "\", deviceUUID: " device_uuid ", driverUUID: " driver_uuid ", driverVersion: " version);
        ConfiguredUnnamedDeviceMissing { device_uuid: Text<'a>, driver_uuid: Text<'a>, version: i32 } [W] ("loader_apply_settings_device_configurations: settings file contained device_configuration which does not appear in the enumerated VkPhysicalDevices. Missing VkPhysicalDevice with deviceUUID: " device_uuid ", driverUUID: " driver_uuid ", driverVersion: " version);
        DeviceNotConfigured { device: Text<'a> } [I] ("VkPhysicalDevice \"" device "\" did not appear in the settings file device configurations list, so was not added to the pPhysicalDevices array");
        NoConfiguredDevice [W] ("loader_apply_settings_device_configurations: None of the settings file device configurations had deviceUUID's that corresponded to enumerated VkPhysicalDevices. Returning VK_ERROR_INITIALIZATION_FAILED");
        GroupNotConfigured { group: u32 } [I] ("terminator_EnumeratePhysicalDeviceGroups: Physical device group " group " contains a VkPhysicalDevice which the settings file device configurations exclude, so the group was not reported.");
        TrimmingDevices { from: u32, to: u32 } [I] ("terminator_EnumeratePhysicalDevices : Trimming device count from " from " to " to ".");
        TrimmingGroups { from: u32, to: u32 } [I] ("terminator_EnumeratePhysicalDeviceGroups : Trimming device count from " from " to " to ".");
        GroupDeviceCountFailed { library: Text<'a> } [E] ("terminator_EnumeratePhysicalDeviceGroups:  Failed during dispatch call of 'EnumeratePhysicalDevices' to ICD " library " to get plain phys dev count.");
        GroupCountFailed { library: Text<'a> } [E] ("terminator_EnumeratePhysicalDeviceGroups:  Failed during dispatch call of 'EnumeratePhysicalDeviceGroups' to ICD " library " to get count.");
        GroupInformationFailed { library: Text<'a> } [E] ("terminator_EnumeratePhysicalDeviceGroups:  Failed during dispatch call of 'EnumeratePhysicalDeviceGroups' to ICD " library " to get group information.");
        GroupContentFailed { library: Text<'a> } [E] ("terminator_EnumeratePhysicalDeviceGroups:  Failed during dispatch call of 'EnumeratePhysicalDeviceGroups' to ICD " library " to get content.");
        GroupDeviceUnknown { device: u32, group: u32 } [E] ("terminator_EnumeratePhysicalDeviceGroups:  Failed to find GPU " device " in group " group " returned by 'EnumeratePhysicalDeviceGroups' in list returned by 'EnumeratePhysicalDevices'");
        IdFiltersExceeded { limit: u32, variable: &'static str } [W] ("parse_id_filter_environment_var: Exceeded maximum number of filters (" limit ") for env var '" variable "'. Remaining entries will be ignored.");
        DeviceSelect { value: Text<'a> } [D | DRV] ("linux_env_var_default_device:  Found 'VK_LOADER_DEVICE_SELECT' set to " value);
        DefaultDevice { index: u32, name: Text<'a> } [I | DRV] ("linux_env_var_default_device:  Found default at index " index " '" name "'");
        SortHeading [I | DRV] ("linux_read_sorted_physical_devices:");
        SortOriginal [I | DRV] ("     Original order:");
        SortOriginalDevice { index: u32, name: Text<'a> } [I | DRV] ("           [" index "] " name);
        SortSorted [I | DRV] ("     Sorted order:");
        SortSortedDevice { index: u32, name: Text<'a>, mark: &'static str } [I | DRV] ("           [" index "] " name "  " mark);
        GroupSortOriginal [I | DRV] ("linux_sort_physical_device_groups:  Original order:");
        GroupSortSorted [I | DRV] ("linux_sort_physical_device_groups:  Sorted order:");
        GroupSortGroup { group: u32 } [I | DRV] ("           Group " group);
        GroupSortOriginalDevice { index: u32, name: Text<'a> } [I | DRV] ("               [" index "] " name);
        GroupSortSortedDevice { index: u32, name: Text<'a>, device: Address, mark: &'static str } [I | DRV] ("               [" index "] " name " " device " " mark);
        ChainIgnored { command: Text<'a>, parameter: &'static str } [W] (command ": Emulation found unrecognized structure type in " parameter "->pNext - this struct will be ignored");
        ElementsChainIgnored { command: Text<'a>, parameter: &'static str, index: usize } [W] (command ": Emulation found unrecognized structure type in " parameter "[" index "].pNext - this struct will be ignored");
        IdsZeroed { command: Text<'a> } [W] (command ": Emulation cannot generate unique IDs for struct VkPhysicalDeviceIDProperties - setting IDs to zero instead");
        EmulatingCall { command: Text<'a>, library: Text<'a> } [I] (command ": Emulating call in ICD \"" library "\"");
        EmulatingCallThrough { command: Text<'a>, library: Text<'a>, by: Text<'a> } [I] (command ": Emulating call in ICD \"" library "\" using " by);
        UnknownFunction { command: Text<'a> } [E] ("Function " command " not supported for this physical device");
        UnknownFunctionAdded { command: Text<'a>, index: u32 } [D] ("loader_phys_dev_ext_gpa: Adding unknown physical function " command " to internal store at index " index);
        UnknownFunctionOfDriver { library: Text<'a>, function: Address, command: Text<'a> } [D] ("loader_phys_dev_ext_gpa: Driver " library " returned ptr " function " for " command);
        UnknownFunctionOfLayer { layer: Text<'a>, function: Address, command: Text<'a> } [D] ("loader_phys_dev_ext_gpa: Layer " layer " returned ptr " function " for " command);
        UnknownFunctionsExhausted [E] ("loader_dev_ext_gpa: Exhausted the unknown physical device function array!");
    }
}
