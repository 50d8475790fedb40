//! Messages of driver loading and negotiation (drivers.md E, F).

use crate::event::{Address, MajorMinor, Text, messages};

messages! {
    /// The steps of loading a driver library.
    pub(crate) enum LibraryEvent<'a> {
        RealPathFailed { path: Text<'a>, number: i32 } [DEBUG] ("normalize_path: Call to realpath() failed with error code " number " when given the path " path);
        PathDiffers { given: Text<'a>, loaded: Text<'a> } [WARNING | LAYER] ("Path to given binary " given " was found to differ from OS loaded path " loaded);
        DeprecatedInterface { library: Text<'a> } [WARNING] ("loader_scanned_icd_add: Using deprecated ICD interface of 'vkGetInstanceProcAddr' instead of 'vk_icdGetInstanceProcAddr' for ICD " library);
        OldInterfaceForApi { library: Text<'a>, api: MajorMinor, interface: u32 } [WARNING] ("loader_scanned_icd_add: Driver " library " supports Vulkan " api ", but only supports loader interface version " interface ". Interface version 5 or newer required to support this version of Vulkan (Policy #LDP_DRIVER_7)");
        /// The loader is about to call the function. Not logged.
        Calling { library: Text<'a>, function: &'static str } [SILENT] ();
        /// Once for each instance. The text is ours.
        DriverLoaded { library: Text<'a>, manifest: Text<'a>, interface: u32 } [INFO | DRIVER] ("Loaded driver " library " of " manifest ", interface version " interface);
        DirectDriverAdded { index: u32, get_instance_proc_addr: Address } [INFO | DRIVER] ("loader_add_direct_driver: Adding driver found in index " index " of VkDirectDriverLoadingListLUNARG::pDrivers structure. pfnGetInstanceProcAddr was set to " get_instance_proc_addr);
        DirectListMissing [WARNING | DRIVER] ("loader_scan_for_direct_drivers: The VK_LUNARG_direct_driver_loading extension was enabled but the pNext chain of VkInstanceCreateInfo did not contain the VkDirectDriverLoadingListLUNARG structure.");
        DirectExtensionNotEnabled [WARNING | DRIVER] ("loader_scan_for_direct_drivers: The pNext chain of VkInstanceCreateInfo contained the VkDirectDriverLoadingListLUNARG structure, but the VK_LUNARG_direct_driver_loading extension was not enabled.");
        DirectExclusive [INFO | DRIVER] ("loader_scan_for_direct_drivers: The VK_LUNARG_direct_driver_loading extension is active and specified VK_DIRECT_DRIVER_LOADING_MODE_EXCLUSIVE_LUNARG, skipping system and environment variable driver search mechanisms.");
        DirectDriversNull [WARNING | DRIVER] ("loader_scan_for_direct_drivers: The VkDirectDriverLoadingListLUNARG structure in the pNext chain of VkInstanceCreateInfo has a NULL pDrivers member.");
        DirectDriversEmpty [WARNING | DRIVER] ("loader_scan_for_direct_drivers: The VkDirectDriverLoadingListLUNARG structure in the pNext chain of VkInstanceCreateInfo has a non-null pDrivers member but a driverCount member with a value of zero.");
        /// The text of the dynamic linker, before the rejection that it explains.
        LinkerError { description: Text<'a> } [ERROR] (description);
        LinkerErrorOfOtherArchitecture { description: Text<'a> } [INFO] (description);
    }
}

/// The cures of what a dynamic linker alone knows.
const SEARCHED: &str = if cfg!(windows) {
    "beside the program or in PATH, with the libraries that it needs"
} else {
    "where `ldconfig -p` or LD_LIBRARY_PATH finds it"
};
const REFUSED: &str = if cfg!(windows) {
    "reinstall the package that owns the library, and those that it needs"
} else {
    "reinstall the package that owns the library, in a version that fits the libraries that it needs; `ldd -r` lists all missing symbols, LD_BIND_NOW=1 finds one at the start"
};

messages! {
    /// Why the library of a manifest, of a driver or a layer, is not opened (drivers.md E.6,
    /// layers.md 6.2). The lines are ours, at the level of the contract's line for the dynamic
    /// linker's error. [`Self::OtherFormat`] is an exception: its contract line is INFO, ours
    /// WARNING, because the file may be no library at all.
    pub(crate) enum LibraryFailure<'a> {
        PathTooLong { manifest: Text<'a>, length: usize, limit: usize, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a `library_path` of " length " bytes, and paths have at most " limit)
            cure ("correct the path");
        NotAFile { library: Text<'a>, manifest: Text<'a>, kind: &'static str, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a library that is " kind ": " library)
            cure ("correct `library_path`");
        AnotherLoader { library: Text<'a>, manifest: Text<'a>, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("names a Vulkan loader as its library: " library)
            cure ("write the path of the driver or layer");
        OtherMachine { library: Text<'a>, manifest: Text<'a>, name: &'static str, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a library for " name ": " library)
            cure ("install the package for this architecture");
        UnknownMachine { library: Text<'a>, manifest: Text<'a>, number: u32, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a library for ELF machine " number ": " library)
            cure ("install the package for this architecture");
        OtherClass { library: Text<'a>, manifest: Text<'a>, bits: u32, own: u32, topic: u32 } [INFO | *topic] ()
            REJECTS manifest ("has a " bits "-bit library, and this program is " own "-bit: " library)
            cure ("install the " own "-bit package beside it; " bits "-bit programs use this one");
        OtherByteOrder { library: Text<'a>, manifest: Text<'a>, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a library of another byte order: " library)
            cure ("install the package for this architecture");
        // After a refusal of the dynamic linker.
        Missing { library: Text<'a>, manifest: Text<'a>, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a library that does not exist: " library)
            cure ("reinstall the package that owns the manifest, or remove the manifest");
        NotFound { library: Text<'a>, manifest: Text<'a>, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a library that is in no folder of the dynamic linker: " library)
            cure ("reinstall the package that owns the manifest; `library_path` has no folder, so the library must be " SEARCHED);
        Denied { library: Text<'a>, manifest: Text<'a>, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a library that cannot be opened: " library ": permission denied")
            cure ("make the library readable and its folders searchable");
        NeedsLibrary { library: Text<'a>, manifest: Text<'a>, needed: Text<'a>, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has the library " library ", which needs " needed ", which is not installed")
            cure ("install the package that has " needed);
        NotElf { library: Text<'a>, manifest: Text<'a>, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a library that is no ELF file: " library)
            cure ("reinstall the package that owns the library");
        Truncated { library: Text<'a>, manifest: Text<'a>, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a library that is cut short: " library)
            cure ("reinstall the package that owns the library");
        ManyHeaders { library: Text<'a>, manifest: Text<'a>, count: u32, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a library with " count " program headers, more than any library has: " library)
            cure ("reinstall the package that owns the library");
        /// Windows does not tell a library for another machine from a file that is no library.
        OtherFormat { library: Text<'a>, manifest: Text<'a>, topic: u32 } [WARNING | *topic] ()
            REJECTS manifest ("has a library that is no library for this architecture: " library)
            cure ("install the package for this architecture; programs of another use this one");
        OutOfMemory { library: Text<'a>, manifest: Text<'a>, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a library for which memory ran out: " library)
            cure ("free memory, or remove the manifest");
        /// Among others, a symbol or a version that no library has.
        Refused { manifest: Text<'a>, description: Text<'a>, topic: u32 } [ERROR | *topic] ()
            REJECTS manifest ("has a library that the dynamic linker refuses: " description)
            cure (REFUSED);
    }
}

messages! {
    /// Why a driver library, or a direct driver, is rejected (drivers.md E.2, E.6, F).
    pub(crate) enum LibraryRejection<'a> {
        LoadFailed { library: Text<'a> } [ERROR | DRIVER] ("loader_icd_scan: Failed loading library associated with ICD JSON " library ". Ignoring this JSON");
        WrongBitType { library: Text<'a> } [DRIVER] ("Requested ICD " library " was wrong bit-type. Ignoring this JSON");
        IncompatibleInterface { library: Text<'a>, manifest: Text<'a> } [ERROR] ("loader_scanned_icd_add: ICD " library " doesn't support interface version compatible with loader, skip this ICD.")
            REJECTS manifest ("has a library that accepts no loader interface from 0 to 7")
            cure ("install a driver that is as new as the loader");
        VersionWithoutProcAddr { library: Text<'a>, manifest: Text<'a>, interface: u32 } [ERROR] ("loader_scanned_icd_add: ICD " library " reports an interface version of " interface " but doesn't export vk_icdGetInstanceProcAddr, skip this ICD.")
            REJECTS manifest ("has a library of interface " interface " without vk_icdGetInstanceProcAddr")
            cure ("report this to the vendor of " library);
        NoProcAddr { library: Text<'a>, manifest: Text<'a> } [ERROR] ("loader_scanned_icd_add: Attempt to retrieve either 'vkGetInstanceProcAddr' or 'vk_icdGetInstanceProcAddr' from ICD " library " failed.")
            REJECTS manifest ("has a library that is no Vulkan driver: it exports neither vk_icdGetInstanceProcAddr nor vkGetInstanceProcAddr")
            cure ("correct `library_path`");
        NoCreateInstanceSymbol { library: Text<'a>, manifest: Text<'a> } [ERROR] ("loader_scanned_icd_add:  Failed querying 'vkCreateInstance' via dlsym/LoadLibrary for ICD " library)
            REJECTS manifest ("has a library that does not export vkCreateInstance")
            cure ("report this to the vendor of " library);
        NoEnumerateSymbol { library: Text<'a>, manifest: Text<'a> } [ERROR] ("loader_scanned_icd_add: Could not get 'vkEnumerateInstanceExtensionProperties' via dlsym/LoadLibrary for ICD " library)
            REJECTS manifest ("has a library that does not export vkEnumerateInstanceExtensionProperties")
            cure ("report this to the vendor of " library);
        NoCreateInstance { library: Text<'a>, manifest: Text<'a> } [ERROR] ("loader_scanned_icd_add: Could not get 'vkCreateInstance' via 'vk_icdGetInstanceProcAddr' for ICD " library)
            REJECTS manifest ("has a library without vkCreateInstance")
            cure ("report this to the vendor of " library);
        NoEnumerate { library: Text<'a>, manifest: Text<'a> } [ERROR] ("loader_scanned_icd_add: Could not get 'vkEnumerateInstanceExtensionProperties' via 'vk_icdGetInstanceProcAddr' for ICD " library)
            REJECTS manifest ("has a library without vkEnumerateInstanceExtensionProperties")
            cure ("report this to the vendor of " library);
        /// The library exports no function but links the loader, so lookups find the loader's
        /// functions.
        IsTheLoader { library: Text<'a>, manifest: Text<'a> } [ERROR] ("loader_add_instance_extensions: " library "'s vkEnumerateInstanceExtensionProperties points to the loader, this would lead to infinite recursion.")
            REJECTS manifest ("has a library that only links the loader and defines no function of a driver")
            cure ("link the driver with -Bsymbolic, and not to libvulkan");
        // Elements of `VkDirectDriverLoadingListLUNARG::pDrivers` (drivers.md F).
        DirectNoProcAddr { index: u32 } [ERROR | DRIVER] ("loader_add_direct_driver: VkDirectDriverLoadingInfoLUNARG structure at index " index " contains a NULL pointer for the pfnGetInstanceProcAddr member, skipping.");
        DirectNoNegotiate { index: u32 } [ERROR | DRIVER] ("loader_add_direct_driver: Could not get 'vk_icdNegotiateLoaderICDInterfaceVersion' from VkDirectDriverLoadingInfoLUNARG structure at index " index ", skipping.");
        DirectInterface { index: u32, interface: u32 } [ERROR | DRIVER] ("loader_add_direct_driver: VkDirectDriverLoadingInfoLUNARG structure at index " index " supports interface version " interface ", which is incompatible with the Loader Driver Interface version that supports the VK_LUNARG_direct_driver_loading extension, skipping.");
        DirectNoCreateInstance { index: u32 } [ERROR | DRIVER] ("loader_add_direct_driver: Could not get 'vkCreateInstance' from VkDirectDriverLoadingInfoLUNARG structure at index " index ", skipping.");
        DirectNoEnumerate { index: u32 } [ERROR | DRIVER] ("loader_add_direct_driver: Could not get 'vkEnumerateInstanceExtensionProperties' from VkDirectDriverLoadingInfoLUNARG structure at index " index ", skipping.");
        /// `vkEnumerateInstanceVersion` failed. Not logged.
        DirectVersionQueryFailed { index: u32, result: i32 } [SILENT] ("vkEnumerateInstanceVersion of the driver at index " index " of VkDirectDriverLoadingListLUNARG returns " result);
    }
}
