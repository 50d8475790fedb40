//! Messages of driver loading and negotiation (drivers.md E, F).

use super::{Address, MajorMinor, Text, messages};

messages! {
    /// The steps of loading a driver library.
    pub(crate) enum LibraryEvent<'a> {
        RealPathFailed { path: Text<'a>, errno: i32 } [DEBUG] ("normalize_path: Call to realpath() failed with error code " errno " when given the path " path);
        PathDiffers { given: Text<'a>, loaded: Text<'a> } [WARNING | LAYER] ("Path to given binary " given " was found to differ from OS loaded path " loaded);
        DeprecatedInterface { library: Text<'a> } [WARNING] ("loader_scanned_icd_add: Using deprecated ICD interface of 'vkGetInstanceProcAddr' instead of 'vk_icdGetInstanceProcAddr' for ICD " library);
        OldInterfaceForApi { library: Text<'a>, api: MajorMinor, interface: u32 } [WARNING] ("loader_scanned_icd_add: Driver " library " supports Vulkan " api ", but only supports loader interface version " interface ". Interface version 5 or newer required to support this version of Vulkan (Policy #LDP_DRIVER_7)");
        /// The loader is about to call the function. Not logged.
        Calling { library: Text<'a>, function: &'static str } [SILENT] ();
        /// A driver is loaded. Not logged.
        DriverLoaded { library: Text<'a>, interface: u32 } [SILENT] ();
        DirectDriverAdded { index: u32, get_instance_proc_addr: Address } [INFO | DRIVER] ("loader_add_direct_driver: Adding driver found in index " index " of VkDirectDriverLoadingListLUNARG::pDrivers structure. pfnGetInstanceProcAddr was set to " get_instance_proc_addr);
        DirectListMissing [WARNING | DRIVER] ("loader_scan_for_direct_drivers: The VK_LUNARG_direct_driver_loading extension was enabled but the pNext chain of VkInstanceCreateInfo did not contain the VkDirectDriverLoadingListLUNARG structure.");
        DirectExtensionNotEnabled [WARNING | DRIVER] ("loader_scan_for_direct_drivers: The pNext chain of VkInstanceCreateInfo contained the VkDirectDriverLoadingListLUNARG structure, but the VK_LUNARG_direct_driver_loading extension was not enabled.");
        DirectExclusive [INFO | DRIVER] ("loader_scan_for_direct_drivers: The VK_LUNARG_direct_driver_loading extension is active and specified VK_DIRECT_DRIVER_LOADING_MODE_EXCLUSIVE_LUNARG, skipping system and environment variable driver search mechanisms.");
        DirectDriversNull [WARNING | DRIVER] ("loader_scan_for_direct_drivers: The VkDirectDriverLoadingListLUNARG structure in the pNext chain of VkInstanceCreateInfo has a NULL pDrivers member.");
        DirectDriversEmpty [WARNING | DRIVER] ("loader_scan_for_direct_drivers: The VkDirectDriverLoadingListLUNARG structure in the pNext chain of VkInstanceCreateInfo has a non-null pDrivers member but a driverCount member with a value of zero.");
        // Messages about libraries of drivers and of layers.
        PathTooLong { manifest: Text<'a>, length: usize, limit: usize, topic: u32 } [WARNING | *topic] ("The library_path of " manifest " makes a path of " length " bytes, and paths have at most " limit ". It is not opened.");
        NotAFile { library: Text<'a>, manifest: Text<'a>, kind: &'static str, topic: u32 } [WARNING | *topic] ("The library " library " of " manifest " is " kind ". It is not opened.");
        AnotherLoader { library: Text<'a>, manifest: Text<'a>, topic: u32 } [WARNING | *topic] ("The library " library " of " manifest " is a Vulkan loader. It is not used.");
        OtherMachine { library: Text<'a>, manifest: Text<'a>, name: &'static str, topic: u32 } [WARNING | *topic] ("The library " library " of " manifest " is for " name ".");
        UnknownMachine { library: Text<'a>, manifest: Text<'a>, number: u32, topic: u32 } [WARNING | *topic] ("The library " library " of " manifest " is for ELF machine " number ".");
        OtherClass { library: Text<'a>, manifest: Text<'a>, bits: u32, own: u32, topic: u32 } [WARNING | *topic] ("The library " library " of " manifest " is " bits "-bit, this program is " own "-bit.");
        OtherByteOrder { library: Text<'a>, manifest: Text<'a>, topic: u32 } [WARNING | *topic] ("The library " library " of " manifest " has another byte order than this program.");
        /// The text of the dynamic linker, before the rejection that it explains.
        LinkerError { description: Text<'a> } [ERROR] (description);
        LinkerErrorOfOtherArchitecture { description: Text<'a> } [INFO] (description);
    }
}

messages! {
    /// Why a driver library, or a direct driver, is rejected (drivers.md E.2, E.6, F).
    pub(crate) enum LibraryRejection<'a> {
        LoadFailed { library: Text<'a> } [ERROR | DRIVER] ("loader_icd_scan: Failed loading library associated with ICD JSON " library ". Ignoring this JSON");
        WrongBitType { library: Text<'a> } [DRIVER] ("Requested ICD " library " was wrong bit-type. Ignoring this JSON");
        IncompatibleInterface { library: Text<'a> } [ERROR] ("loader_scanned_icd_add: ICD " library " doesn't support interface version compatible with loader, skip this ICD.");
        VersionWithoutProcAddr { library: Text<'a>, interface: u32 } [ERROR] ("loader_scanned_icd_add: ICD " library " reports an interface version of " interface " but doesn't export vk_icdGetInstanceProcAddr, skip this ICD.");
        NoProcAddr { library: Text<'a> } [ERROR] ("loader_scanned_icd_add: Attempt to retrieve either 'vkGetInstanceProcAddr' or 'vk_icdGetInstanceProcAddr' from ICD " library " failed.");
        NoCreateInstanceSymbol { library: Text<'a> } [ERROR] ("loader_scanned_icd_add:  Failed querying 'vkCreateInstance' via dlsym/LoadLibrary for ICD " library);
        NoEnumerateSymbol { library: Text<'a> } [ERROR] ("loader_scanned_icd_add: Could not get 'vkEnumerateInstanceExtensionProperties' via dlsym/LoadLibrary for ICD " library);
        NoCreateInstance { library: Text<'a> } [ERROR] ("loader_scanned_icd_add: Could not get 'vkCreateInstance' via 'vk_icdGetInstanceProcAddr' for ICD " library);
        NoEnumerate { library: Text<'a> } [ERROR] ("loader_scanned_icd_add: Could not get 'vkEnumerateInstanceExtensionProperties' via 'vk_icdGetInstanceProcAddr' for ICD " library);
        /// The library exports no function but links the loader, so lookups find the loader's
        /// functions.
        IsTheLoader { library: Text<'a> } [ERROR] ("loader_add_instance_extensions: " library "'s vkEnumerateInstanceExtensionProperties points to the loader, this would lead to infinite recursion.");
        // Elements of `VkDirectDriverLoadingListLUNARG::pDrivers` (drivers.md F).
        DirectNoProcAddr { index: u32 } [ERROR | DRIVER] ("loader_add_direct_driver: VkDirectDriverLoadingInfoLUNARG structure at index " index " contains a NULL pointer for the pfnGetInstanceProcAddr member, skipping.");
        DirectNoNegotiate { index: u32 } [ERROR | DRIVER] ("loader_add_direct_driver: Could not get 'vk_icdNegotiateLoaderICDInterfaceVersion' from VkDirectDriverLoadingInfoLUNARG structure at index " index ", skipping.");
        DirectInterface { index: u32, interface: u32 } [ERROR | DRIVER] ("loader_add_direct_driver: VkDirectDriverLoadingInfoLUNARG structure at index " index " supports interface version " interface ", which is incompatible with the Loader Driver Interface version that supports the VK_LUNARG_direct_driver_loading extension, skipping.");
        DirectNoCreateInstance { index: u32 } [ERROR | DRIVER] ("loader_add_direct_driver: Could not get 'vkCreateInstance' from VkDirectDriverLoadingInfoLUNARG structure at index " index ", skipping.");
        DirectNoEnumerate { index: u32 } [ERROR | DRIVER] ("loader_add_direct_driver: Could not get 'vkEnumerateInstanceExtensionProperties' from VkDirectDriverLoadingInfoLUNARG structure at index " index ", skipping.");
        /// `vkEnumerateInstanceVersion` failed. Not logged.
        DirectVersionQueryFailed { index: u32, result: i32 } [SILENT] ();
    }
}
