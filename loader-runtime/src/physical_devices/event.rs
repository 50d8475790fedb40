//! Messages of physical-device enumeration, sorting and emulation (drivers.md E.7, I.6, J).

use crate::event::{Address, Text, messages};

messages! {
    /// The enumeration, selection, sorting and emulation of physical devices.
    pub(crate) enum PhysicalDeviceEvent<'a> {
        NullCount [FATAL | ERROR | VALIDATION] ("vkEnumeratePhysicalDevices: Received NULL pointer for physical device count return value. [VUID-vkEnumeratePhysicalDevices-pPhysicalDeviceCount-parameter]");
        NullGroupCount [ERROR] ("vkEnumeratePhysicalDeviceGroups: Received NULL pointer for physical device group count return value.");
        DriverOutOfMemory { library: Text<'a> } [ERROR] ("setup_loader_term_phys_devs: Call to 'vkEnumeratePhysicalDevices' in ICD " library " failed with error code VK_ERROR_OUT_OF_HOST_MEMORY");
        DriverFailed { library: Text<'a>, result: i32 } [ERROR] ("setup_loader_term_phys_devs: Call to 'vkEnumeratePhysicalDevices' in ICD " library " failed with error code " result);
        /// This message and the next are ours: such answers of a driver would crash the loader.
        TooManyDevices { library: Text<'a>, count: u32, limit: u32 } [ERROR] ("setup_loader_term_phys_devs: ICD " library " reports " count " physical devices; at most " limit " are supported. Skipping this driver.");
        DevicesWithoutHandle { library: Text<'a> } [ERROR] ("setup_loader_term_phys_devs: ICD " library " enumerates physical devices that have no handle. Skipping these devices.");
        ToolPropertiesMissing [ERROR] ("terminator_GetPhysicalDeviceToolProperties: The ICD's vkGetPhysicalDeviceToolProperties was NULL yet the physical device supports Vulkan API Version 1.3.");
        NoDevices [ERROR] ("setup_loader_term_phys_devs:  Failed to detect any valid GPUs in the current config");
        CopyingOldDevice { old: u32, new: u32 } [DEBUG | DRIVER] ("Copying old device " old " into new device " new);
        RemovingDriver { library: Text<'a> } [INFO | DRIVER] ("Removing driver " library " due to not having any physical devices");
        /// This message and the next seven: drivers.md J.8.
        SelectingConfigured [INFO] ("Selecting and ordering VkPhysicalDevices to match the loader settings device configurations list");
        ConfiguredDevice { index: usize, device: Text<'a>, driver: Text<'a>, version: i32 } [DEBUG] ("pPhysicalDevices array index " index " is set to \"" device "\" (" driver ", version " version ") ");
        ConfiguredDeviceOfUnnamedDriver { index: usize, device: Text<'a>, version: i32 } [DEBUG] ("pPhysicalDevices array index " index " is set to \"" device "\" (driver version " version ") ");
        ConfiguredDeviceMissing { device: Text<'a>, device_uuid: Text<'a>, driver: Text<'a>, driver_uuid: Text<'a>, version: i32 } [WARNING] ("loader_apply_settings_device_configurations: settings file contained device_configuration which does not appear in the enumerated VkPhysicalDevices. Missing VkPhysicalDevice with deviceName: \"" device "\", deviceUUID: " device_uuid ", driverName: " driver ", driverUUID: " driver_uuid ", driverVersion: " version);
        ConfiguredDeviceOfUnnamedDriverMissing { device: Text<'a>, device_uuid: Text<'a>, driver_uuid: Text<'a>, version: i32 } [WARNING] ("loader_apply_settings_device_configurations: settings file contained device_configuration which does not appear in the enumerated VkPhysicalDevices. Missing VkPhysicalDevice with deviceName: \"" device "\", deviceUUID: " device_uuid ", driverUUID: " driver_uuid ", driverVersion: " version);
        ConfiguredUnnamedDeviceMissing { device_uuid: Text<'a>, driver_uuid: Text<'a>, version: i32 } [WARNING] ("loader_apply_settings_device_configurations: settings file contained device_configuration which does not appear in the enumerated VkPhysicalDevices. Missing VkPhysicalDevice with deviceUUID: " device_uuid ", driverUUID: " driver_uuid ", driverVersion: " version);
        DeviceNotConfigured { device: Text<'a> } [INFO] ("VkPhysicalDevice \"" device "\" did not appear in the settings file device configurations list, so was not added to the pPhysicalDevices array");
        NoConfiguredDevice [WARNING] ("loader_apply_settings_device_configurations: None of the settings file device configurations had deviceUUID's that corresponded to enumerated VkPhysicalDevices. Returning VK_ERROR_INITIALIZATION_FAILED");
        GroupNotConfigured { group: u32 } [INFO] ("terminator_EnumeratePhysicalDeviceGroups: Physical device group " group " contains a VkPhysicalDevice which the settings file device configurations exclude, so the group was not reported.");
        TrimmingDevices { from: u32, to: u32 } [INFO] ("terminator_EnumeratePhysicalDevices : Trimming device count from " from " to " to ".");
        TrimmingGroups { from: u32, to: u32 } [INFO] ("terminator_EnumeratePhysicalDeviceGroups : Trimming device count from " from " to " to ".");
        GroupDeviceCountFailed { library: Text<'a> } [ERROR] ("terminator_EnumeratePhysicalDeviceGroups:  Failed during dispatch call of 'EnumeratePhysicalDevices' to ICD " library " to get plain phys dev count.");
        GroupCountFailed { library: Text<'a> } [ERROR] ("terminator_EnumeratePhysicalDeviceGroups:  Failed during dispatch call of 'EnumeratePhysicalDeviceGroups' to ICD " library " to get count.");
        GroupInformationFailed { library: Text<'a> } [ERROR] ("terminator_EnumeratePhysicalDeviceGroups:  Failed during dispatch call of 'EnumeratePhysicalDeviceGroups' to ICD " library " to get group information.");
        GroupContentFailed { library: Text<'a> } [ERROR] ("terminator_EnumeratePhysicalDeviceGroups:  Failed during dispatch call of 'EnumeratePhysicalDeviceGroups' to ICD " library " to get content.");
        GroupDeviceUnknown { device: u32, group: u32 } [ERROR] ("terminator_EnumeratePhysicalDeviceGroups:  Failed to find GPU " device " in group " group " returned by 'EnumeratePhysicalDeviceGroups' in list returned by 'EnumeratePhysicalDevices'");
        DefaultDevice { index: u32, name: Text<'a> } [INFO | DRIVER] ("linux_env_var_default_device:  Found default at index " index " '" name "'");
        SortHeading [INFO | DRIVER] ("linux_read_sorted_physical_devices:");
        SortOriginal [INFO | DRIVER] ("     Original order:");
        SortOriginalDevice { index: u32, name: Text<'a> } [INFO | DRIVER] ("           [" index "] " name);
        SortSorted [INFO | DRIVER] ("     Sorted order:");
        SortSortedDevice { index: u32, name: Text<'a>, mark: &'static str } [INFO | DRIVER] ("           [" index "] " name "  " mark);
        GroupSortOriginal [INFO | DRIVER] ("linux_sort_physical_device_groups:  Original order:");
        GroupSortSorted [INFO | DRIVER] ("linux_sort_physical_device_groups:  Sorted order:");
        GroupSortGroup { group: u32 } [INFO | DRIVER] ("           Group " group);
        GroupSortOriginalDevice { index: u32, name: Text<'a> } [INFO | DRIVER] ("               [" index "] " name);
        GroupSortSortedDevice { index: u32, name: Text<'a>, device: Address, mark: &'static str } [INFO | DRIVER] ("               [" index "] " name " " device " " mark);
        ChainIgnored { command: Text<'a>, parameter: &'static str } [WARNING] (command ": Emulation found unrecognized structure type in " parameter "->pNext - this struct will be ignored");
        ElementsChainIgnored { command: Text<'a>, parameter: &'static str, index: usize } [WARNING] (command ": Emulation found unrecognized structure type in " parameter "[" index "].pNext - this struct will be ignored");
        IdsZeroed { command: Text<'a> } [WARNING] (command ": Emulation cannot generate unique IDs for struct VkPhysicalDeviceIDProperties - setting IDs to zero instead");
        EmulatingCall { command: Text<'a>, library: Text<'a> } [INFO] (command ": Emulating call in ICD \"" library "\"");
        EmulatingCallThrough { command: Text<'a>, library: Text<'a>, by: Text<'a> } [INFO] (command ": Emulating call in ICD \"" library "\" using " by);
        UnknownFunction { command: Text<'a> } [ERROR] ("Function " command " not supported for this physical device");
        UnknownFunctionAdded { command: Text<'a>, index: u32 } [DEBUG] ("loader_phys_dev_ext_gpa: Adding unknown physical function " command " to internal store at index " index);
        UnknownFunctionOfDriver { library: Text<'a>, function: Address, command: Text<'a> } [DEBUG] ("loader_phys_dev_ext_gpa: Driver " library " returned ptr " function " for " command);
        UnknownFunctionOfLayer { layer: Text<'a>, function: Address, command: Text<'a> } [DEBUG] ("loader_phys_dev_ext_gpa: Layer " layer " returned ptr " function " for " command);
        UnknownFunctionsExhausted [ERROR] ("loader_dev_ext_gpa: Exhausted the unknown physical device function array!");
    }
}

messages! {
    /// The enumeration of physical devices by the adapters of Windows. The text is ours.
    #[cfg_attr(not(windows), allow(dead_code, reason = "only Windows names adapters"))]
    pub(crate) enum AdapterEvent<'a> {
        Failed { library: Text<'a>, result: i32 } [WARNING] ("vk_icdEnumerateAdapterPhysicalDevices of ICD " library " failed with error code " result ". The driver's devices keep its own order.");
    }
}
