//! Messages of the start of the library, of global commands and of vkCreateInstance (drivers.md
//! B.4, B.6, E.4, E.5, G, H, I).

use crate::event::{Address, Hex, Text, Version, messages};

messages! {
    /// Messages without an instance.
    pub(crate) enum StartupEvent<'a> {
        Version { version: Version } [INFO] ("Vulkan Loader Version " version);
        UnloadingDisabled [WARNING] ("Vulkan Loader: library unloading is disabled");
        /// Printed regardless of the filter, because a misspelt filter would hide the message.
        UnknownLogWord { word: Text<'a>, nearest: &'static str } [FATAL | WARNING] ("VK_LOADER_DEBUG has the unknown word \"" word "\". The nearest known one is \"" nearest "\".");
        NullApiVersion [FATAL | ERROR | VALIDATION] ("vkEnumerateInstanceVersion: 'pApiVersion' must not be NULL (VUID-vkEnumerateInstanceVersion-pApiVersion-parameter");
        ExtensionCountFailed { library: Text<'a>, result: i32 } [ERROR] ("loader_add_instance_extensions: Error getting Instance extension count from " library)
            EXPLAINS library ("fails in vkEnumerateInstanceExtensionProperties with VkResult " result)
            cure ("report this to the vendor of " library);
        TooManyExtensions { library: Text<'a>, count: u32, limit: u32 } [ERROR] ("loader_add_instance_extensions: ICD " library " reports " count " instance extensions; at most " limit " are supported. Ignoring the extensions of this driver.");
        ExtensionsWithoutError { library: Text<'a>, result: i32 } [ERROR] ("loader_add_instance_extensions: ICD " library " returns " result " from vkEnumerateInstanceExtensionProperties, which is neither VK_SUCCESS nor an error. Ignoring the extensions of this driver.");
        ReportFailed { path: Text<'a>, description: Text<'a> } [WARNING] ("The report " path " of VK_LOADER_REPORT cannot be written: " description);
        ExtensionsFailed { library: Text<'a>, result: i32 } [ERROR] ("loader_add_instance_extensions: Error getting Instance extensions from " library)
            EXPLAINS library ("fails in vkEnumerateInstanceExtensionProperties with VkResult " result)
            cure ("report this to the vendor of " library);
    }
}

messages! {
    /// The steps of vkCreateInstance, above and below the layers.
    pub(crate) enum InstanceEvent<'a> {
        NullCreateInfo [FATAL | ERROR | VALIDATION] ("vkCreateInstance: 'pCreateInfo' is NULL (VUID-vkCreateInstance-pCreateInfo-parameter)");
        NullInstance [FATAL | ERROR | VALIDATION] ("vkCreateInstance 'pInstance' not valid (VUID-vkCreateInstance-pInstance-parameter)");
        Application { application: Text<'a>, application_version: u32, engine: Text<'a>, engine_version: u32, api_version: Version } [INFO] ("vkCreateInstance: applicationName: \"" application "\", applicationVersion: " application_version ", engineName: \"" engine "\", engineVersion: " engine_version ", apiVersion: " api_version);
        RequestedLayers { count: u32 } [INFO] ("vkCreateInstance: Requested " count " instance layer(s):");
        RequestedExtensions { count: u32 } [INFO] ("vkCreateInstance: Requested " count " instance extension(s):");
        RequestedName { name: Text<'a> } [INFO] ("   " name);
        RequestedNull [INFO] ("   <NULL>");
        ApiVersionTooLow { api_version: u32 } [FATAL | ERROR] ("VkInstanceCreateInfo::pApplicationInfo::apiVersion has value of " api_version " which is not permitted. If apiVersion is not 0, then it must be greater than or equal to the value of VK_API_VERSION_1_0 [VUID-VkApplicationInfo-apiVersion]");
        ApiVariant { variant: u32, expected: u32 } [WARNING] ("vkCreateInstance: The API Variant specified in pCreateInfo->pApplicationInfo.apiVersion is " variant " instead of the expected value of " expected ".");
        PortabilityEnumeration [INFO] ("Portability enumeration bit was set, enumerating portability drivers.");
        PortabilityFlagMissing [ERROR | DRIVER] ("vkCreateInstance: Found drivers that contain devices which support the portability subset, but the instance does not enumerate portability drivers! Applications that wish to enumerate portability drivers must set the VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR bit in the VkInstanceCreateInfo flags.");
        PortabilityExtensionMissing [ERROR | DRIVER] ("VkInstanceCreateInfo: If flags has the VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR bit set, the list of enabled extensions in ppEnabledExtensionNames must contain VK_KHR_portability_enumeration [VUID-VkInstanceCreateInfo-flags-06559 ]Applications that wish to enumerate portability drivers must enable the VK_KHR_portability_enumeration instance extension.");
        PortabilityBothMissing [ERROR | DRIVER] ("vkCreateInstance: Found drivers that contain devices which support the portability subset, but the instance does not enumerate portability drivers! Applications that wish to enumerate portability drivers must set the VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR bit in the VkInstanceCreateInfo flags and enable the VK_KHR_portability_enumeration instance extension.");
        NoDrivers [ERROR | DRIVER] ("vkCreateInstance: Found no drivers!");
        // After `NoDrivers`. The texts are ours.
        DriverRejected { line: Text<'a> } [ERROR | DRIVER] (line);
        NoManifests [ERROR | DRIVER] ("No driver manifest was found. Install the package of a driver; vkexplain prints the folders that were searched.");
        SearchReplaced { variable: Text<'a>, value: Text<'a> } [ERROR | DRIVER] (variable " is set to \"" value "\", so the system's folders are not searched for drivers. Unset " variable " to use these.");
        SearchReplacedBySettings { path: Text<'a> } [ERROR | DRIVER] ("The settings file " path " names the only drivers to use. Change the configuration in vkconfig to use the system's.");
        /// Ours: of a layer that fails, nothing else is logged.
        LayersFailed { result: i32, layers: Text<'a> } [ERROR | LAYER] ("vkCreateInstance: the first layer returns VkResult " result ". It or a layer below fails, or the drivers do:" layers);
        InvalidExtensionErrorFromLayer [WARNING] ("vkCreateInstance: Layer returning invalid extension error not triggered by ICD/Loader (Policy #LLP_LAYER_17).");
        ExtensionNamesNull [ERROR] ("loader_validate_instance_extensions: Instance ppEnabledExtensionNames is NULL but enabledExtensionCount is greater than zero");
        ExtensionNameMalformed [ERROR] ("loader_validate_instance_extensions: Instance ppEnabledExtensionNames contains string that is too long or is badly formed");
        ExtensionUnknown { name: Text<'a> } [ERROR] ("loader_validate_instance_extensions: Extension " name " not found in list of known instance extensions.");
        ExtensionUnsupported { name: Text<'a> } [ERROR] ("loader_validate_instance_extensions: Instance extension " name " not supported by available ICDs or enabled layers.");
        NoCreateInstance [ERROR] ("loader_create_instance_chain: Failed to find 'vkCreateInstance'");
        TerminatorInstanceNull [ERROR] ("terminator_CreateInstance: Loader instance pointer null encountered.  Possibly set by active layer. (Policy #LLP_LAYER_21)");
        TerminatorInstanceMagic { instance: Address, magic: Hex } [ERROR] ("terminator_CreateInstance: Instance pointer (" instance ") has invalid MAGIC value 0x" magic ". Instance value possibly corrupted by active layer (Policy #LLP_LAYER_21).  ");
        VersionQueryFailed { library: Text<'a> } [DEBUG | DRIVER] ("terminator_CreateInstance: ICD \"" library "\" vkEnumerateInstanceVersion returned error. The ICD will be treated as a 1.0 ICD");
        VersionQueryReturned10 { library: Text<'a> } [WARNING | DRIVER] ("terminator_CreateInstance: Manifest ICD for \"" library "\" contained a 1.1 or greater API version, but vkEnumerateInstanceVersion returned 1.0, treating as a 1.0 ICD");
        VersionQueryMissing { library: Text<'a> } [WARNING | DRIVER] ("terminator_CreateInstance: Manifest ICD for \"" library "\" contained a 1.1 or greater API version, but does not support vkEnumerateInstanceVersion, treating as a 1.0 ICD");
        RaisingApiVersion { library: Text<'a> } [INFO] ("terminator_CreateInstance: Raising the VkApplicationInfo::apiVersion from 1.0 to 1.1 on driver \"" library "\" so that the loader settings file is able to use this driver in the device_configuration selection logic.");
        DriverCreateFailed { library: Text<'a>, result: i32 } [WARNING] ("terminator_CreateInstance: Received return code " result " from call to vkCreateInstance in ICD " library ". Skipping this driver.")
            EXPLAINS library ("creates no instance: vkCreateInstance returns " result)
            cure ("read the driver's messages");
        EntrypointMissing { library: Text<'a>, command: Text<'a> } [WARNING] ("Unable to load " command " from ICD " library);
        EntrypointsIncomplete { library: Text<'a>, command: Text<'a> } [WARNING] ("terminator_CreateInstance: Failed to find required entrypoints in ICD " library ". Skipping this driver.")
            EXPLAINS library ("lacks " command ", which the loader requires")
            cure ("report this to the vendor of " library);
        SurfaceEntrypointsInOldInterface { library: Text<'a>, interface: u32 } [WARNING] ("terminator_CreateInstance: Driver " library " supports interface version " interface " but still exposes VkSurfaceKHR create/destroy entrypoints (Policy #LDP_DRIVER_8)");
        /// layers.md 7.6: neither the terminators nor the drivers know the name.
        UnrecognizedName { name: Text<'a> } [DEBUG] ("loader_gpa_instance_terminator() unrecognized name " name);
        UnrecognizedPhysicalDeviceName { name: Text<'a> } [DEBUG] ("loader_gpdpa_instance_terminator() unrecognized name " name);
        /// layers.md 10.
        NoDispatchTable [ERROR] ("vkSetInstanceDispatch: Can not retrieve Instance dispatch table.");
        TerminatorNoDrivers [ERROR | DRIVER] ("terminator_CreateInstance: Found no drivers!");
    }
}
