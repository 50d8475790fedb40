//! Direct drivers: drivers that the application itself provides through
//! `VK_LUNARG_direct_driver_loading` (drivers.md F).
//!
//! `instance::request` reads the structures of the application into the plain data of this module.

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::ffi::CStr;

use dispatch_tables::icd::PFN_vk_icdNegotiateLoaderICDInterfaceVersion;
use dispatch_tables::vk;
use loader_discovery::event::line::Detach as _;
use loader_discovery::manifest::version::ApiVersion;

use crate::chain::typed;
use crate::event::{Address, LibraryEvent, LibraryRejection};
use crate::journal::Journal;
use crate::libraries::negotiate::{self, FIRST_QUERIED_INTERFACE, OFFERED_INTERFACE};
use crate::libraries::scan::Scan;
use crate::libraries::{DriverLibrary, LeftOutDriver, ScannedDriver};

/// One element of `VkDirectDriverLoadingListLUNARG::pDrivers`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DirectDriver {
    /// The index in the array.
    pub(crate) index: u32,
    pub(crate) get_instance_proc_addr: Option<vk::PFN_vkGetInstanceProcAddr>,
}

/// The first `VkDirectDriverLoadingListLUNARG` of a `pNext` chain.
#[derive(Clone, Debug)]
pub(crate) struct DirectDriverList {
    /// Whether `mode` is `VK_DIRECT_DRIVER_LOADING_MODE_EXCLUSIVE_LUNARG`. All other values mean
    /// inclusive.
    pub(crate) exclusive: bool,
    /// `None` if `pDrivers` is NULL.
    pub(crate) drivers: Option<Vec<DirectDriver>>,
}

/// The direct drivers of a vkCreateInstance; none by default.
#[derive(Clone, Debug, Default)]
pub(crate) struct DirectDrivers {
    /// Whether the application enabled the extension.
    pub(crate) extension_enabled: bool,
    pub(crate) list: Option<DirectDriverList>,
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
    direct: &DirectDrivers,
    scan: &mut Scan,
) -> ManifestScan {
    let list = match (&direct.list, direct.extension_enabled) {
        (Some(list), true) => list,
        (Some(_), false) => {
            journal.record(LibraryEvent::DirectExtensionNotEnabled);
            return ManifestScan::Continues;
        }
        (None, true) => {
            journal.record(LibraryEvent::DirectListMissing);
            return ManifestScan::Continues;
        }
        (None, false) => return ManifestScan::Continues,
    };
    if list.exclusive {
        journal.record(LibraryEvent::DirectExclusive);
    }
    match list.drivers.as_deref() {
        None => journal.record(LibraryEvent::DirectDriversNull),
        Some([]) => journal.record(LibraryEvent::DirectDriversEmpty),
        Some(drivers) => {
            for driver in drivers {
                match accept(journal, *driver) {
                    Ok(driver) => scan.usable.push(driver),
                    Err(rejection) => {
                        journal.record_kept(&rejection);
                        let cause = rejection.detach().into();
                        scan.left_out.push(LeftOutDriver { path: None, manifest: None, cause });
                    }
                }
            }
        }
    }
    if list.exclusive { ManifestScan::Ends } else { ManifestScan::Continues }
}

/// Checks one element in the order of drivers.md F 3.
fn accept(
    journal: &Journal,
    driver: DirectDriver,
) -> Result<ScannedDriver, LibraryRejection<'static>> {
    let index = driver.index;
    let proc_addr =
        driver.get_instance_proc_addr.ok_or(LibraryRejection::DirectNoProcAddr { index })?;
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
    journal.record(LibraryEvent::DirectDriverAdded {
        index,
        get_instance_proc_addr: Address((proc_addr as *const ()).addr()),
    });
    let library = Arc::new(DriverLibrary {
        given: None,
        name: None,
        interface_version,
        functions,
        path_remarks: Vec::new(),
        _object: None,
    });
    Ok(ScannedDriver { library, manifest: None, api_version })
}

/// Negotiates with a direct driver, which must support interface version 7.
fn negotiated_version(
    proc_addr: vk::PFN_vkGetInstanceProcAddr,
    index: u32,
) -> Result<u32, LibraryRejection<'static>> {
    let negotiate = negotiate::query(proc_addr, c"vk_icdNegotiateLoaderICDInterfaceVersion")
        .ok_or(LibraryRejection::DirectNoNegotiate { index })?;
    // SAFETY: the driver returned the function for the name that has this type.
    let negotiate: PFN_vk_icdNegotiateLoaderICDInterfaceVersion = unsafe { typed(negotiate) };
    let mut interface = OFFERED_INTERFACE;
    // SAFETY: `interface` is writable, and the driver interface allows negotiation before any other
    // call.
    let result = unsafe { negotiate(&raw mut interface) };
    if result == vk::Result::ERROR_INCOMPATIBLE_DRIVER || interface < FIRST_QUERIED_INTERFACE {
        return Err(LibraryRejection::DirectInterface { index, interface });
    }
    Ok(interface)
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
    if result == vk::Result::SUCCESS {
        Ok(ApiVersion(version))
    } else {
        let result = result.as_raw();
        Err(LibraryRejection::DirectVersionQueryFailed { index, result })
    }
}

#[cfg(test)]
mod tests;
