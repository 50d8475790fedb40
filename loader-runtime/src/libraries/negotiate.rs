//! Negotiates the interface version with a driver and finds its global functions (drivers.md E.2
//! steps 1 to 7, E.3; callpath.md 3.7).

use core::ffi::CStr;

#[cfg(windows)]
use dispatch_tables::icd::PFN_vk_icdEnumerateAdapterPhysicalDevices;
use dispatch_tables::icd::{
    PFN_vk_icdGetPhysicalDeviceProcAddr, PFN_vk_icdNegotiateLoaderICDInterfaceVersion,
};
use dispatch_tables::vk;

use crate::chain::typed;
use crate::event::{LibraryEvent, LibraryRejection, Text};
use crate::journal::Journal;
use crate::lookup::unknown_names::Function;

/// `CURRENT_LOADER_ICD_INTERFACE_VERSION`: the version that the loader offers.
const OFFERED_INTERFACE: u32 = 7;
/// The first version in which drivers need not export the `vk_icd*` functions.
pub(super) const FIRST_QUERIED_INTERFACE: u32 = 7;
/// The first version in which drivers may export `vk_icdGetPhysicalDeviceProcAddr`.
const FIRST_EXPORTING_PHYSICAL_DEVICE_LOOKUP: u32 = 3;
/// The first version in which drivers may export `vk_icdEnumerateAdapterPhysicalDevices`.
#[cfg(windows)]
const FIRST_EXPORTING_ADAPTERS: u32 = 6;

/// The driver functions that need no instance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DriverFunctions {
    pub(crate) get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    pub(crate) create_instance: vk::PFN_vkCreateInstance,
    pub(crate) enumerate_instance_extension_properties:
        vk::PFN_vkEnumerateInstanceExtensionProperties,
    /// See [`crate::libraries::DriverLibrary::physical_device_lookup`].
    pub(super) get_physical_device_proc_addr: Option<PFN_vk_icdGetPhysicalDeviceProcAddr>,
    #[cfg(windows)]
    pub(crate) enumerate_adapter_physical_devices:
        Option<PFN_vk_icdEnumerateAdapterPhysicalDevices>,
}

/// The result of a negotiation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Negotiated {
    pub(super) interface_version: u32,
    pub(super) functions: DriverFunctions,
}

/// The exports of a driver library.
pub(super) struct Symbols<'a, 's> {
    /// The paths of library and manifest, for messages.
    pub(super) library: &'a [u8],
    pub(super) manifest: &'a [u8],
    pub(super) lookup: &'s dyn Fn(&CStr) -> Option<Function>,
    /// [`crate::libraries::shared_object::is_loaders_own`].
    pub(super) is_loaders_own: &'s dyn Fn(Function) -> bool,
}

impl<'a> Symbols<'a, '_> {
    /// The library and the manifest.
    fn names(&self) -> (Text<'a>, Text<'a>) {
        (self.library.into(), self.manifest.into())
    }
}

/// Negotiates with the driver that exports `symbols`.
///
/// # Errors
///
/// The reason of the rejection, which the caller records.
pub(super) fn negotiate<'a>(
    journal: &Journal,
    symbols: &Symbols<'a, '_>,
) -> Result<Negotiated, LibraryRejection<'a>> {
    let (library, manifest) = symbols.names();
    let mut proc_addr = None;
    let mut negotiate = (symbols.lookup)(c"vk_icdNegotiateLoaderICDInterfaceVersion");
    let exported_proc_addr = || {
        let function = (symbols.lookup)(c"vk_icdGetInstanceProcAddr")?;
        // SAFETY: the driver interface defines the type of the export of this name (drivers.md
        // E.1).
        Some(unsafe { typed(function) })
    };
    if negotiate.is_none() {
        proc_addr = exported_proc_addr();
        negotiate = proc_addr
            .and_then(|proc_addr| query(proc_addr, c"vk_icdNegotiateLoaderICDInterfaceVersion"));
    }
    let function = "vk_icdNegotiateLoaderICDInterfaceVersion";
    journal.calling(symbols.library.into(), function);
    // SAFETY: the lookups returned the function for the name
    // vk_icdNegotiateLoaderICDInterfaceVersion.
    let version = match negotiate.map(|negotiate| unsafe { agree_on_version(negotiate) }) {
        None => 0,
        Some(Ok(version)) => version,
        Some(Err(_)) => return Err(LibraryRejection::IncompatibleInterface { library, manifest }),
    };
    let function = "vk_icdGetInstanceProcAddr";
    journal.calling(symbols.library.into(), function);
    match proc_addr.or_else(exported_proc_addr) {
        Some(proc_addr) => queried(symbols, proc_addr, version.max(1)),
        None if version != 0 => {
            Err(LibraryRejection::VersionWithoutProcAddr { library, manifest, interface: version })
        }
        None => exported_only(journal, symbols),
    }
}

/// Calls the negotiate function, and returns the version that the driver wrote, however high; as an
/// error if the driver supports no offered version. Any other failure is ignored.
///
/// # Safety
///
/// The function is a driver's `vk_icdNegotiateLoaderICDInterfaceVersion`.
pub(super) unsafe fn agree_on_version(negotiate: Function) -> Result<u32, u32> {
    // SAFETY: the caller passes the function of this type.
    let negotiate: PFN_vk_icdNegotiateLoaderICDInterfaceVersion = unsafe { typed(negotiate) };
    let mut version = OFFERED_INTERFACE;
    // SAFETY: `version` is writable, and the driver interface allows negotiation before any other
    // call.
    match unsafe { negotiate(&raw mut version) } {
        vk::Result::ERROR_INCOMPATIBLE_DRIVER => Err(version),
        _ => Ok(version),
    }
}

/// Queries a function of the driver that needs no instance.
pub(super) fn query(proc_addr: vk::PFN_vkGetInstanceProcAddr, name: &CStr) -> Option<Function> {
    // SAFETY: Vulkan allows queries of global commands with a NULL instance, and `name` is a C
    // string.
    unsafe { proc_addr(vk::Instance::NULL, name.as_ptr()) }
}

/// Finds the functions of a driver of interface version 1 or later by query.
fn queried<'a>(
    symbols: &Symbols<'a, '_>,
    proc_addr: vk::PFN_vkGetInstanceProcAddr,
    interface_version: u32,
) -> Result<Negotiated, LibraryRejection<'a>> {
    let (library, manifest) = symbols.names();
    let Some(create_instance) = query(proc_addr, c"vkCreateInstance") else {
        return Err(LibraryRejection::NoCreateInstance { library, manifest });
    };
    let Some(enumerate) = query(proc_addr, c"vkEnumerateInstanceExtensionProperties") else {
        return Err(LibraryRejection::NoEnumerate { library, manifest });
    };
    check_not_ours(symbols, [create_instance, enumerate])?;
    let optional = |name: &CStr, first_exporting| {
        let is_since = |first| (interface_version >= first).then_some(name);
        let queried = is_since(FIRST_QUERIED_INTERFACE).and_then(|name| query(proc_addr, name));
        queried.or_else(|| is_since(first_exporting).and_then(symbols.lookup))
    };
    // SAFETY: the driver returned or exports each function under the name that has this type.
    let functions = unsafe { functions(proc_addr, create_instance, enumerate, optional) };
    Ok(Negotiated { interface_version, functions })
}

/// Finds the functions of a driver of interface version 0, which exports them by their Vulkan
/// names.
fn exported_only<'a>(
    journal: &Journal,
    symbols: &Symbols<'a, '_>,
) -> Result<Negotiated, LibraryRejection<'a>> {
    let (library, manifest) = symbols.names();
    let Some(proc_addr) = (symbols.lookup)(c"vkGetInstanceProcAddr") else {
        return Err(LibraryRejection::NoProcAddr { library, manifest });
    };
    journal.record(LibraryEvent::DeprecatedInterface { library: symbols.library.into() });
    let Some(create_instance) = (symbols.lookup)(c"vkCreateInstance") else {
        return Err(LibraryRejection::NoCreateInstanceSymbol { library, manifest });
    };
    let Some(enumerate) = (symbols.lookup)(c"vkEnumerateInstanceExtensionProperties") else {
        return Err(LibraryRejection::NoEnumerateSymbol { library, manifest });
    };
    check_not_ours(symbols, [proc_addr, create_instance, enumerate])?;
    // SAFETY: the driver returned or exports each function under the name that has this type.
    let functions = unsafe { functions(typed(proc_addr), create_instance, enumerate, |_, _| None) };
    Ok(Negotiated { interface_version: 0, functions })
}

/// Rejects a library whose lookups return functions of this loader: the loader would call itself
/// without end (drivers.md E.2).
fn check_not_ours<'a, const N: usize>(
    symbols: &Symbols<'a, '_>,
    found: [Function; N],
) -> Result<(), LibraryRejection<'a>> {
    if found.into_iter().any(symbols.is_loaders_own) {
        let (library, manifest) = symbols.names();
        return Err(LibraryRejection::IsTheLoader { library, manifest });
    }
    Ok(())
}

/// The functions of a driver with their types. `optional` finds those that a driver may lack by
/// their name and the first interface version in which drivers may export them.
///
/// # Safety
///
/// The functions are `vkGetInstanceProcAddr`, `vkCreateInstance` and
/// `vkEnumerateInstanceExtensionProperties` of one driver, and `optional` returns a function of
/// that driver for the function's name.
pub(super) unsafe fn functions(
    get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    create_instance: Function,
    enumerate: Function,
    optional: impl Fn(&CStr, u32) -> Option<Function>,
) -> DriverFunctions {
    let physical_device =
        optional(c"vk_icdGetPhysicalDeviceProcAddr", FIRST_EXPORTING_PHYSICAL_DEVICE_LOOKUP);
    #[cfg(windows)]
    let adapters = optional(c"vk_icdEnumerateAdapterPhysicalDevices", FIRST_EXPORTING_ADAPTERS);
    // SAFETY: the caller passes the functions of these names, whose types these are.
    unsafe {
        DriverFunctions {
            get_instance_proc_addr,
            create_instance: typed(create_instance),
            enumerate_instance_extension_properties: typed(enumerate),
            get_physical_device_proc_addr: physical_device.map(|function| typed(function)),
            #[cfg(windows)]
            enumerate_adapter_physical_devices: adapters.map(|function| typed(function)),
        }
    }
}

#[cfg(test)]
mod tests;
