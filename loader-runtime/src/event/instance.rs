//! Messages of the library's start, the global queries and vkCreateInstance (drivers.md B.4, B.6,
//! E.4, E.5, G, H, I).

use super::{Address, Hex, Text, Version, messages};

messages! {
    /// What is said before any instance exists.
    pub(crate) enum StartupEvent<'a> {
        Version { version: Version } [I] ("Vulkan Loader Version " version);
        UnloadingDisabled [W] ("Vulkan Loader: library unloading is disabled");
        NullApiVersion [FATAL | E | VAL] ("vkEnumerateInstanceVersion: 'pApiVersion' must not be NULL (VUID-vkEnumerateInstanceVersion-pApiVersion-parameter");
        ExtensionCountFailed { library: Text<'a> } [E] ("loader_add_instance_extensions: Error getting Instance extension count from " library);
        ExtensionsFailed { library: Text<'a> } [E] ("loader_add_instance_extensions: Error getting Instance extensions from " library);
    }
}

messages! {
    /// What vkCreateInstance does, above and below the layers.
    pub(crate) enum InstanceEvent<'a> {
        NullCreateInfo [FATAL | E | VAL] ("vkCreateInstance: 'pCreateInfo' is NULL (VUID-vkCreateInstance-pCreateInfo-parameter)");
        NullInstance [FATAL | E | VAL] ("vkCreateInstance 'pInstance' not valid (VUID-vkCreateInstance-pInstance-parameter)");
        Application { application: Text<'a>, application_version: u32, engine: Text<'a>, engine_version: u32, api_version: Version } [I] ("vkCreateInstance: applicationName: \"" application "\", applicationVersion: " application_version ", engineName: \"" engine "\", engineVersion: " engine_version ", apiVersion: " api_version);
        RequestedLayers { count: u32 } [I] ("vkCreateInstance: Requested " count " instance layer(s):");
        RequestedExtensions { count: u32 } [I] ("vkCreateInstance: Requested " count " instance extension(s):");
        RequestedName { name: Text<'a> } [I] ("   " name);
        RequestedNull [I] ("   <NULL>");
        ApiVersionTooLow { api_version: u32 } [FATAL | E] ("VkInstanceCreateInfo::pApplicationInfo::apiVersion has value of " api_version " which is not permitted. If apiVersion is not 0, then it must be greater than or equal to the value of VK_API_VERSION_1_0 [VUID-VkApplicationInfo-apiVersion]");
        ApiVariant { variant: u32, expected: u32 } [W] ("vkCreateInstance: The API Variant specified in pCreateInfo->pApplicationInfo.apiVersion is " variant " instead of the expected value of " expected ".");
        PortabilityEnumeration [I] ("Portability enumeration bit was set, enumerating portability drivers.");
        PortabilityFlagMissing [E | DRV] ("vkCreateInstance: Found drivers that contain devices which support the portability subset, but the instance does not enumerate portability drivers! Applications that wish to enumerate portability drivers must set the VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR bit in the VkInstanceCreateInfo flags.");
        PortabilityExtensionMissing [E | DRV] ("VkInstanceCreateInfo: If flags has the VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR bit set, the list of enabled extensions in ppEnabledExtensionNames must contain VK_KHR_portability_enumeration [VUID-VkInstanceCreateInfo-flags-06559 ]Applications that wish to enumerate portability drivers must enable the VK_KHR_portability_enumeration instance extension.");
        PortabilityBothMissing [E | DRV] ("vkCreateInstance: Found drivers that contain devices which support the portability subset, but the instance does not enumerate portability drivers! Applications that wish to enumerate portability drivers must set the VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR bit in the VkInstanceCreateInfo flags and enable the VK_KHR_portability_enumeration instance extension.");
        NoDrivers [E | DRV] ("vkCreateInstance: Found no drivers!");
        InvalidExtensionErrorFromLayer [W] ("vkCreateInstance: Layer returning invalid extension error not triggered by ICD/Loader (Policy #LLP_LAYER_17).");
        ExtensionNamesNull [E] ("loader_validate_instance_extensions: Instance ppEnabledExtensionNames is NULL but enabledExtensionCount is greater than zero");
        ExtensionNameMalformed [E] ("loader_validate_instance_extensions: Instance ppEnabledExtensionNames contains string that is too long or is badly formed");
        ExtensionUnknown { name: Text<'a> } [E] ("loader_validate_instance_extensions: Extension " name " not found in list of known instance extensions.");
        ExtensionUnsupported { name: Text<'a> } [E] ("loader_validate_instance_extensions: Instance extension " name " not supported by available ICDs or enabled layers.");
        NoCreateInstance [E] ("loader_create_instance_chain: Failed to find 'vkCreateInstance'");
        TerminatorInstanceNull [E] ("terminator_CreateInstance: Loader instance pointer null encountered.  Possibly set by active layer. (Policy #LLP_LAYER_21)");
        TerminatorInstanceMagic { instance: Address, magic: Hex } [E] ("terminator_CreateInstance: Instance pointer (" instance ") has invalid MAGIC value 0x" magic ". Instance value possibly corrupted by active layer (Policy #LLP_LAYER_21).  ");
        VersionQueryFailed { library: Text<'a> } [D | DRV] ("terminator_CreateInstance: ICD \"" library "\" vkEnumerateInstanceVersion returned error. The ICD will be treated as a 1.0 ICD");
        VersionQueryReturned10 { library: Text<'a> } [W | DRV] ("terminator_CreateInstance: Manifest ICD for \"" library "\" contained a 1.1 or greater API version, but vkEnumerateInstanceVersion returned 1.0, treating as a 1.0 ICD");
        VersionQueryMissing { library: Text<'a> } [W | DRV] ("terminator_CreateInstance: Manifest ICD for \"" library "\" contained a 1.1 or greater API version, but does not support vkEnumerateInstanceVersion, treating as a 1.0 ICD");
        RaisingApiVersion { library: Text<'a> } [I] ("terminator_CreateInstance: Raising the VkApplicationInfo::apiVersion from 1.0 to 1.1 on driver \"" library "\" so that the loader settings file is able to use this driver in the device_configuration selection logic.");
        DriverCreateFailed { library: Text<'a>, result: i32 } [W] ("terminator_CreateInstance: Received return code " result " from call to vkCreateInstance in ICD " library ". Skipping this driver.");
        EntrypointMissing { library: Text<'a>, command: Text<'a> } [W] ("Unable to load " command " from ICD " library);
        EntrypointsIncomplete { library: Text<'a> } [W] ("terminator_CreateInstance: Failed to find required entrypoints in ICD " library ". Skipping this driver.");
        SurfaceEntrypointsInOldInterface { library: Text<'a>, interface: u32 } [W] ("terminator_CreateInstance: Driver " library " supports interface version " interface " but still exposes VkSurfaceKHR create/destroy entrypoints (Policy #LDP_DRIVER_8)");
        /// layers.md 7.6: a name that nothing below the layers knows.
        UnrecognizedName { name: Text<'a> } [D] ("loader_gpa_instance_terminator() unrecognized name " name);
        UnrecognizedPhysicalDeviceName { name: Text<'a> } [D] ("loader_gpdpa_instance_terminator() unrecognized name " name);
        /// layers.md 10.
        NoDispatchTable [E] ("vkSetInstanceDispatch: Can not retrieve Instance dispatch table.");
        TerminatorNoDrivers [E | DRV] ("terminator_CreateInstance: Found no drivers!");
    }
}
