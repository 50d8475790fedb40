//! Direct drivers: drivers that the application itself provides through
//! `VK_LUNARG_direct_driver_loading` (drivers.md F).
//!
//! `instance::request` reads the structures of the application into the plain data of this module.

use alloc::vec::Vec;
use core::ffi::CStr;

use dispatch_tables::vk;
use loader_discovery::manifest::version::ApiVersion;
use loader_discovery::memory::Grow as _;

use crate::chain::typed;
use crate::event::{Address, LibraryEvent, LibraryRejection};
use crate::journal::Journal;
use crate::libraries::Scan;
use crate::libraries::negotiate::{self, FIRST_QUERIED_INTERFACE};
use crate::libraries::{DriverLibrary, LeftOutDriver, ScannedDriver};
use crate::memory::Allocated;
use crate::shared::Shared;

/// The first `VkDirectDriverLoadingListLUNARG` of a `pNext` chain.
#[derive(Clone, Copy)]
pub(crate) struct DirectDriverList<'a> {
    /// Whether `mode` is `VK_DIRECT_DRIVER_LOADING_MODE_EXCLUSIVE_LUNARG`. All other values mean
    /// inclusive.
    pub(crate) exclusive: bool,
    /// `None` if `pDrivers` is NULL.
    pub(crate) drivers: Option<&'a [vk::DirectDriverLoadingInfoLUNARG]>,
}

/// The direct drivers of a vkCreateInstance; none by default.
#[derive(Clone, Copy, Default)]
pub(crate) struct DirectDrivers<'a> {
    /// Whether the application enabled the extension.
    pub(crate) extension_enabled: bool,
    pub(crate) list: Option<DirectDriverList<'a>>,
}

/// Whether the scan continues with the drivers of manifests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ManifestScan {
    Continues,
    Ends,
}

/// Adds the direct drivers to `scan`, in order. Records why an element is not usable.
pub(super) fn add_drivers(
    journal: &Journal,
    direct: DirectDrivers<'_>,
    scan: &mut Scan,
) -> Allocated<ManifestScan> {
    let list = match (direct.list, direct.extension_enabled) {
        (Some(list), true) => list,
        (Some(_), false) => {
            journal.record(LibraryEvent::DirectExtensionNotEnabled);
            return Ok(ManifestScan::Continues);
        }
        (None, true) => {
            journal.record(LibraryEvent::DirectListMissing);
            return Ok(ManifestScan::Continues);
        }
        (None, false) => return Ok(ManifestScan::Continues),
    };
    if list.exclusive {
        journal.record(LibraryEvent::DirectExclusive);
    }
    match list.drivers {
        None => journal.record(LibraryEvent::DirectDriversNull),
        Some([]) => journal.record(LibraryEvent::DirectDriversEmpty),
        Some(drivers) => {
            for (index, driver) in (0..).zip(drivers) {
                match accept(index, driver.pfn_get_instance_proc_addr) {
                    Ok((library, api_version)) => {
                        let function = library.functions.get_instance_proc_addr as *const ();
                        let get_instance_proc_addr = Address(function.addr());
                        let event =
                            LibraryEvent::DirectDriverAdded { index, get_instance_proc_addr };
                        journal.record(event);
                        let library = Shared::try_new(library)?;
                        let driver = ScannedDriver { library, manifest: None, api_version };
                        scan.usable.try_push(driver)?;
                    }
                    Err(rejection) => {
                        journal.record_kept(&rejection);
                        let cause = rejection.into();
                        let left_out = LeftOutDriver { path: None, manifest: None, cause };
                        scan.left_out.try_push(left_out)?;
                    }
                }
            }
        }
    }
    Ok(if list.exclusive { ManifestScan::Ends } else { ManifestScan::Continues })
}

/// Checks one element in the order of drivers.md F 3.
fn accept(
    index: u32,
    proc_addr: Option<vk::PFN_vkGetInstanceProcAddr>,
) -> Result<(DriverLibrary, ApiVersion), LibraryRejection<'static>> {
    let proc_addr = proc_addr.ok_or(LibraryRejection::DirectNoProcAddr { index })?;
    let interface_version = negotiated_version(proc_addr, index)?;
    let create_instance = negotiate::query(proc_addr, c"vkCreateInstance")
        .ok_or(LibraryRejection::DirectNoCreateInstance { index })?;
    let enumerate = negotiate::query(proc_addr, c"vkEnumerateInstanceExtensionProperties")
        .ok_or(LibraryRejection::DirectNoEnumerate { index })?;
    let optional = |name: &CStr, _| negotiate::query(proc_addr, name);
    // SAFETY: the driver returned each function for the name whose type `functions` gives it.
    let functions =
        unsafe { negotiate::functions(proc_addr, create_instance, enumerate, optional) };
    let api_version = api_version(proc_addr, index)?;
    let (given, name, path_remarks) = (None, None, Vec::new());
    let library =
        DriverLibrary { given, name, interface_version, functions, path_remarks, _object: None };
    Ok((library, api_version))
}

/// Negotiates with a direct driver, which must support interface version 7.
fn negotiated_version(
    proc_addr: vk::PFN_vkGetInstanceProcAddr,
    index: u32,
) -> Result<u32, LibraryRejection<'static>> {
    let negotiate = negotiate::query(proc_addr, c"vk_icdNegotiateLoaderICDInterfaceVersion")
        .ok_or(LibraryRejection::DirectNoNegotiate { index })?;
    // SAFETY: the driver returned the function for this name.
    match unsafe { negotiate::agree_on_version(negotiate) } {
        Ok(interface @ FIRST_QUERIED_INTERFACE..) => Ok(interface),
        Ok(interface) | Err(interface) => {
            Err(LibraryRejection::DirectInterface { index, interface })
        }
    }
}

/// Queries the API version of the driver; 1.1 if it has no vkEnumerateInstanceVersion.
fn api_version(
    proc_addr: vk::PFN_vkGetInstanceProcAddr,
    index: u32,
) -> Result<ApiVersion, LibraryRejection<'static>> {
    let Some(query) = negotiate::query(proc_addr, c"vkEnumerateInstanceVersion") else {
        return Ok(ApiVersion::V1_1);
    };
    // SAFETY: the driver returned the function for the name that has this type.
    let query: vk::PFN_vkEnumerateInstanceVersion = unsafe { typed(query) };
    let mut version = ApiVersion::V1_1.0;
    // SAFETY: `version` is writable, and Vulkan defines the command without an instance.
    let result = unsafe { query(&raw mut version) };
    result.result().map_err(|code| {
        let result = code.as_raw();
        LibraryRejection::DirectVersionQueryFailed { index, result }
    })?;
    Ok(ApiVersion(version))
}

#[cfg(test)]
mod tests;
