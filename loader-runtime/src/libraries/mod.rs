//! Opens driver and layer libraries and negotiates interface versions (drivers.md E, F; layers.md
//! 6; callpath.md 3.7).
//!
//! [`scan_drivers`] runs the walk of `loader-discovery` and opens the drivers in the order of the
//! contract. [`DriverStore`] holds the libraries in use and the preloaded ones, so that each is
//! opened and negotiated with once.

mod another_loader;
#[cfg(unix)]
#[cfg_attr(not(all(target_os = "linux", target_env = "gnu")), path = "dependencies/unknown.rs")]
mod dependencies;
mod direct;
#[cfg(unix)]
#[cfg_attr(
    not(any(test, all(target_os = "linux", target_env = "gnu"))),
    expect(dead_code, reason = "the search of glibc alone is known")
)]
pub(crate) mod elf;
pub(crate) mod event;
#[cfg(unix)]
#[cfg_attr(
    not(any(test, all(target_os = "linux", target_env = "gnu"))),
    expect(dead_code, reason = "the search of glibc alone is known")
)]
mod examination;
pub(crate) mod failure;
pub(crate) mod manifest_cache;
pub(crate) mod named;
mod negotiate;
mod scan;
mod scanned;
pub(crate) mod shared_object;
pub(crate) mod store;

use alloc::vec::Vec;

pub(crate) use direct::{DirectDriverList, DirectDrivers};
pub(crate) use named::NamedLibrary;
pub(crate) use negotiate::DriverFunctions;
pub(crate) use scan::scan_drivers;
pub(crate) use scanned::{FailedDriver, LeftOutDriver, Scan, ScannedDriver};
pub(crate) use shared_object::{SharedObject, keep_libraries_open};
pub(crate) use store::DriverStore;

use dispatch_tables::icd::PFN_vk_icdGetPhysicalDeviceProcAddr;
use dispatch_tables::vk;

use crate::event::{Event, LibraryEvent, MajorMinor, Text};
use crate::host::linker;
use crate::journal::Journal;
use loader_discovery::Grown;
use loader_discovery::manifest::version::ApiVersion;
use loader_discovery::memory::{Fault, Grow as _, bytes};
use loader_discovery::system::System;

use negotiate::{Negotiated, Symbols};
use shared_object::{is_loaders_own, module_path};

/// The first interface version in which drivers may implement surfaces.
const FIRST_INTERFACE_WITH_SURFACES: u32 = 3;
/// The first interface version with a lookup for physical-device functions that the loader does not
/// know (drivers.md E.8).
const FIRST_INTERFACE_WITH_PHYSICAL_DEVICE_LOOKUP: u32 = 4;
/// The oldest interface version that allows Vulkan 1.1 or later.
const FIRST_INTERFACE_FOR_1_1: u32 = 5;

/// An open driver with a negotiated interface version. Its library stays open as long as this value
/// lives. A direct driver (drivers.md F) has no library.
#[derive(Debug)]
pub(crate) struct DriverLibrary {
    /// The path that the manifest gives. `None` for a direct driver.
    pub(crate) given: Option<Vec<u8>>,
    /// The path that the dynamic linker reports. `None` for a direct driver.
    name: Option<Vec<u8>>,
    /// The negotiated version of the loader-driver interface.
    pub(crate) interface_version: u32,
    /// The driver functions that need no instance. Valid while `self` lives.
    pub(crate) functions: DriverFunctions,
    /// The messages about the path from when the library was opened. Each scan records them again.
    path_remarks: Vec<LibraryEvent<'static>>,
    /// The last field, so that it is dropped last: the functions are in this library.
    _object: Option<SharedObject>,
}

impl DriverLibrary {
    /// The name of the driver in messages; NULL for a direct driver.
    pub(crate) fn name(&self) -> Text<'_> {
        self.name.as_ref().into()
    }

    /// Whether the driver makes surfaces of its own, or reads the loader's (callpath.md 5.4).
    pub(crate) fn makes_surfaces(&self) -> bool {
        self.interface_version >= FIRST_INTERFACE_WITH_SURFACES
    }

    /// The lookup for physical-device functions, which drivers export from interface version 3 on
    /// and the loader calls from version 4 on.
    pub(crate) fn physical_device_lookup(&self) -> Option<PFN_vk_icdGetPhysicalDeviceProcAddr> {
        let lookup = self.functions.get_physical_device_proc_addr;
        lookup.filter(|_| self.interface_version >= FIRST_INTERFACE_WITH_PHYSICAL_DEVICE_LOOKUP)
    }

    /// Looks up a function of the driver (`vk_icdGetInstanceProcAddr`, or `vkGetInstanceProcAddr`
    /// in interface version 0).
    ///
    /// # Safety
    ///
    /// `instance` is NULL or an instance of this driver.
    pub(crate) unsafe fn instance_proc_addr(
        &self,
        instance: vk::Instance,
        name: &core::ffi::CStr,
    ) -> vk::PFN_vkVoidFunction {
        // SAFETY: `get_instance_proc_addr` is in the open library, `name` is a C string, and the
        // caller passes NULL or an instance of this driver.
        unsafe { (self.functions.get_instance_proc_addr)(instance, name.as_ptr()) }
    }

    /// Opens the library and negotiates (drivers.md E.2).
    ///
    /// # Errors
    ///
    /// The reason of the rejection, which is recorded.
    fn open(
        system: &dyn System,
        journal: &Journal,
        named: NamedLibrary<'_>,
        api_version: ApiVersion,
    ) -> Result<Self, Fault<Event<'static>>> {
        let given = named.library;
        // SAFETY: a loader must run the initialisers of drivers. `DriverLibrary` drops the library
        // last, when no caller has its functions any more.
        let object = unsafe { named.open(journal) }
            .inspect_err(|fault| failure::record_driver(journal, given, fault))?;
        let symbols = Symbols {
            library: given,
            manifest: named.manifest,
            lookup: &|name| object.function(name),
            is_loaders_own: &is_loaders_own,
        };
        let negotiated = match negotiate::negotiate(journal, &symbols) {
            Ok(negotiated) => negotiated,
            Err(rejection) => return Err(Fault::Rejected(journal.decide(rejection)?)),
        };
        let Negotiated { interface_version, functions } = negotiated;
        let function = functions.get_instance_proc_addr as *const ();
        // SAFETY: `function` is in the library that `object` keeps open.
        let (name, path_remarks) = unsafe { loaded_path(system, given, function) }?;
        let (given, name, _object) = (Some(bytes(given)?), Some(name), Some(object));
        let opened = Self { given, name, interface_version, functions, path_remarks, _object };
        opened.remark(journal, api_version);
        Ok(opened)
    }

    /// Records the messages from when the library was opened again, in the same order.
    fn remark_again(&self, journal: &Journal, api_version: ApiVersion) {
        if self.interface_version == 0 {
            let library = self.given.as_ref().into();
            journal.record(LibraryEvent::DeprecatedInterface { library });
        }
        self.remark(journal, api_version);
    }

    /// Records an interface version that is too old for the API version, with which the driver is
    /// used nevertheless (drivers.md E.2 step 9, Policy LDP_DRIVER_7), and what is odd about the path.
    fn remark(&self, journal: &Journal, api: ApiVersion) {
        let interface = self.interface_version;
        if interface < FIRST_INTERFACE_FOR_1_1 && api.is_at_least(ApiVersion::V1_1) {
            let (library, api) = (self.given.as_ref().into(), MajorMinor(api.0));
            journal.record(LibraryEvent::OldInterfaceForApi { library, api, interface });
        }
        for remark in &self.path_remarks {
            journal.record_kept(remark);
        }
    }
}

/// The name of the library that was loaded for `given` and contains `function`, and the messages
/// about it (drivers.md D.3, last paragraph).
///
/// # Safety
///
/// The library that contains `function` stays open until this function returns.
pub(crate) unsafe fn loaded_path(
    system: &dyn System,
    given: &[u8],
    function: *const (),
) -> Grown<(Vec<u8>, Vec<LibraryEvent<'static>>)> {
    let mut remarks = Vec::new();
    let mut canonical = |path: &[u8]| match system.real_path(path) {
        Ok(path) => Ok(path),
        Err(error) => {
            let (path_text, number) = (bytes(path)?.into(), error.rejection()?.number);
            remarks.try_push(LibraryEvent::RealPathFailed { path: path_text, number })?;
            bytes(path)
        }
    };
    let is_bare = linker::is_bare(given);
    let name = if is_bare { bytes(given) } else { canonical(given) }?;
    // SAFETY: the caller keeps the library that contains `function` open.
    let loaded = unsafe { module_path(function) }?;
    // The usual case: the linker reports the path that it was given.
    let Some(loaded) = loaded.filter(|loaded| is_bare || loaded != given) else {
        return Ok((name, remarks));
    };
    let loaded = canonical(&loaded)?;
    if !is_bare && loaded != name {
        let (given, loaded) = (name.into(), bytes(&loaded)?.into());
        remarks.try_push(LibraryEvent::PathDiffers { given, loaded })?;
    }
    Ok((loaded, remarks))
}

#[cfg(test)]
mod tests;
