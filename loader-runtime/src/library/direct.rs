//! Drivers that the application brings itself: `VK_LUNARG_direct_driver_loading` (drivers.md F).
//!
//! `api` reads the application's structures; here they are plain data.

use std::mem;
use std::sync::Arc;

use dispatch_tables::icd::PFN_vk_icdNegotiateLoaderICDInterfaceVersion;
use dispatch_tables::vk;
use loader_discovery::manifest::version::ApiVersion;

use super::DriverLibrary;
use super::negotiate::{self, FIRST_QUERIED_INTERFACE, OFFERED_INTERFACE};
use super::scan::ScannedDriver;
use crate::event::{Address, LibraryEvent, LibraryRejection};
use crate::journal::Journal;

/// One element of `VkDirectDriverLoadingListLUNARG::pDrivers`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DirectDriver {
    /// Its place in the array.
    pub(crate) index: u32,
    pub(crate) get_instance_proc_addr: Option<vk::PFN_vkGetInstanceProcAddr>,
}

/// The first `VkDirectDriverLoadingListLUNARG` of a `pNext` chain.
#[derive(Clone, Debug)]
pub(crate) struct DirectDriverList {
    /// Whether `mode` is `VK_DIRECT_DRIVER_LOADING_MODE_EXCLUSIVE_LUNARG`; any other is inclusive.
    pub(crate) exclusive: bool,
    /// `None` when `pDrivers` is NULL.
    pub(crate) drivers: Option<Vec<DirectDriver>>,
}

/// What vkCreateInstance says about direct drivers; the default is nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct DirectDrivers {
    /// Whether the application enabled the extension.
    pub(crate) extension_enabled: bool,
    pub(crate) list: Option<DirectDriverList>,
}

/// Whether the search for other drivers goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Search {
    GoesOn,
    Ends,
}

/// Adds the application's drivers to `scanned`, in order. An element that cannot be used is
/// reported and skipped.
pub(super) fn add_drivers(
    journal: &Journal,
    direct: &DirectDrivers,
    scanned: &mut Vec<ScannedDriver>,
) -> Search {
    let list = match (&direct.list, direct.extension_enabled) {
        (Some(list), true) => list,
        (Some(_), false) => {
            journal.record(LibraryEvent::DirectExtensionNotEnabled);
            return Search::GoesOn;
        }
        (None, true) => {
            journal.record(LibraryEvent::DirectListMissing);
            return Search::GoesOn;
        }
        (None, false) => return Search::GoesOn,
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
                    Ok(driver) => scanned.push(driver),
                    Err(rejection) => journal.record(rejection),
                }
            }
        }
    }
    if list.exclusive { Search::Ends } else { Search::GoesOn }
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
    let create_instance = negotiate::ask(proc_addr, c"vkCreateInstance")
        .ok_or(LibraryRejection::DirectNoCreateInstance { index })?;
    let enumerate = negotiate::ask(proc_addr, c"vkEnumerateInstanceExtensionProperties")
        .ok_or(LibraryRejection::DirectNoEnumerate { index })?;
    let physical_device = negotiate::ask(proc_addr, c"vk_icdGetPhysicalDeviceProcAddr");
    let api_version = api_version(proc_addr, index)?;
    journal.record(LibraryEvent::DirectDriverAdded {
        index,
        get_instance_proc_addr: Address((proc_addr as *const ()).addr()),
    });
    // SAFETY: the driver gave each of them under its name.
    let functions =
        unsafe { negotiate::functions(proc_addr, create_instance, enumerate, physical_device) };
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

/// Direct drivers must speak interface version 7, and are asked for the negotiate function.
fn negotiated_version(
    proc_addr: vk::PFN_vkGetInstanceProcAddr,
    index: u32,
) -> Result<u32, LibraryRejection<'static>> {
    let negotiate = negotiate::ask(proc_addr, c"vk_icdNegotiateLoaderICDInterfaceVersion")
        .ok_or(LibraryRejection::DirectNoNegotiate { index })?;
    // SAFETY: the function was asked for by this type's name.
    let negotiate: PFN_vk_icdNegotiateLoaderICDInterfaceVersion =
        unsafe { mem::transmute(negotiate) };
    let mut interface = OFFERED_INTERFACE;
    // SAFETY: `interface` is writable; negotiating is allowed before anything else.
    let result = unsafe { negotiate(&raw mut interface) };
    if result == vk::Result::ERROR_INCOMPATIBLE_DRIVER || interface < FIRST_QUERIED_INTERFACE {
        return Err(LibraryRejection::DirectInterface { index, interface });
    }
    Ok(interface)
}

/// What the driver says of its version; 1.1 if it says nothing.
fn api_version(
    proc_addr: vk::PFN_vkGetInstanceProcAddr,
    index: u32,
) -> Result<ApiVersion, LibraryRejection<'static>> {
    let Some(query) = negotiate::ask(proc_addr, c"vkEnumerateInstanceVersion") else {
        return Ok(ApiVersion::V1_1);
    };
    // SAFETY: the function was asked for by this type's name.
    let query: vk::PFN_vkEnumerateInstanceVersion = unsafe { mem::transmute(query) };
    let mut version = ApiVersion::V1_1.0;
    // SAFETY: `version` is writable; the query needs no instance.
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
