//! Messages of vkCreateDevice (drivers.md B.7, I.7; callpath.md 7).

use crate::event::{Address, Hex, Text, messages};

messages! {
    /// The steps of vkCreateDevice, above and below the layers.
    pub(crate) enum DeviceEvent<'a> {
        DeprecatedLayerNames [WARNING] ("loader_create_device_chain: Using deprecated and ignored 'ppEnabledLayerNames' member of 'VkDeviceCreateInfo' when creating a Vulkan device.");
        ExtensionNameMalformed [ERROR] ("loader_validate_device_extensions: Device ppEnabledExtensionNames contains string that is too long or is badly formed");
        ExtensionUnsupported { name: Text<'a> } [ERROR] ("loader_validate_device_extensions: Device extension " name " not supported by selected physical device or enabled layers.");
        /// layers.md 8.2: the chain failed to list the extensions of the physical device.
        ExtensionsNotListed [ERROR] ("vkCreateDevice: Failed to add extensions to list");
        ExtensionsRefused [ERROR] ("vkCreateDevice: Failed to validate extensions in list");
        ExtensionCountFailed { library: Text<'a> } [ERROR] ("loader_add_device_extensions: Error getting physical device extension info count from library " library);
        Using { device: Text<'a>, library: Text<'a> } [DRIVER | LAYER] ("       Using \"" device "\" with driver: \"" library "\"");
        NoCreateDevice [ERROR] ("loader_create_device_chain: Failed to find 'vkCreateDevice' in layers or ICD");
        ChainFailed [ERROR] ("vkCreateDevice:  Failed to create device chain.");
        /// The text is ours: a layer neither calls the next one nor returns a device of its own.
        NoDevice [ERROR] ("vkCreateDevice: The layers returned VK_SUCCESS and no device");
        TerminatorDeviceNull [ERROR] ("terminator_CreateDevice: Loader device pointer null encountered.  Possibly set by active layer. (Policy #LLP_LAYER_22)");
        TerminatorDeviceMagic { device: Address, magic: Hex } [ERROR] ("terminator_CreateDevice: Device pointer (" device ") has invalid MAGIC value 0x" magic ". The expected value is 0x10ADED040410ADED. Device value possibly corrupted by active layer (Policy #LLP_LAYER_22).  ");
        DriverWithoutCreateDevice { library: Text<'a> } [ERROR | DRIVER] ("terminator_CreateDevice: No vkCreateDevice command exposed by ICD " library);
        ExtensionUnavailable { name: Text<'a>, library: Text<'a> } [DEBUG | DRIVER] ("vkCreateDevice extension " name " not available for devices associated with ICD " library);
        EmulatingFeatures2 { library: Text<'a> } [INFO] ("vkCreateDevice: Emulating handling of VkPhysicalDeviceFeatures2 in pNext chain for ICD \"" library "\"");
        EmulatingDeviceGroup { library: Text<'a> } [INFO] ("vkCreateDevice: Emulating handling of VkPhysicalDeviceGroupProperties in pNext chain for ICD \"" library "\"");
        DeviceGroupEmulationFailed [ERROR] ("vkCreateDevice: Emulation failed to create device from device group info");
        DriverFailed { library: Text<'a> } [ERROR | DRIVER] ("terminator_CreateDevice: Failed in ICD " library " vkCreateDevice call");
        /// callpath.md 1.10: only the call of a layer gets there.
        LayersAskedBelow [ERROR] ("Encountered the vkEnumerateDeviceLayerProperties terminator.  This means a layer improperly continued.");
        LayerNameMalformed [ERROR] ("vkEnumerateDeviceExtensionProperties:  pLayerName is too long or is badly formed");
        UnknownFunctionWithoutDestination [ERROR] ("Bad destination in loader trampoline dispatch,Are layers and extensions that you are calling enabled?");
        UnknownFunctionsExhausted [ERROR] ("loader_dev_ext_gpa: Exhausted the unknown device function array!");
    }
}
