//! Driver libraries: loaded, negotiated with and shared (drivers.md E, F; callpath.md 3.7).
//!
//! [`scan_drivers`] walks the whole flow down to here once and gives the drivers that can be used,
//! in the contract's order. A library that is in use or preloaded is not opened or negotiated with
//! again: [`DriverStore`] knows it.

mod direct;
pub(crate) mod layer_library;
pub(crate) mod manifest_cache;
mod negotiate;
mod scan;
mod shared_object;
mod store;

pub(crate) use direct::{DirectDriver, DirectDriverList, DirectDrivers};
pub(crate) use negotiate::DriverFunctions;
pub(crate) use scan::{Scan, ScanSources, ScannedDriver, scan_drivers};
pub(crate) use shared_object::{LinkerError, SharedObject, keep_libraries_open};
pub(crate) use store::DriverStore;

use dispatch_tables::icd::PFN_vk_icdGetPhysicalDeviceProcAddr;
use dispatch_tables::vk;

use crate::event::{LibraryEvent, LibraryRejection, MajorMinor, Text};
use crate::journal::Journal;
use loader_discovery::manifest::version::ApiVersion;
use loader_discovery::system::{Platform, System};

use negotiate::{Negotiated, Symbols};
use shared_object::{LinkerFailure, is_loaders_own, module_path};

/// From this interface version on a driver may make surfaces of its own.
const FIRST_INTERFACE_WITH_SURFACES: u32 = 3;
/// From here on drivers are asked for physical-device functions that the loader does not know
/// (drivers.md E.8).
const FIRST_INTERFACE_WITH_PHYSICAL_DEVICE_LOOKUP: u32 = 4;
/// The oldest interface version for which a driver may support Vulkan 1.1 or later.
const FIRST_INTERFACE_FOR_1_1: u32 = 5;

/// A driver that is in this process and has agreed on an interface version. Its library is open for
/// as long as this lives; an application's own driver (drivers.md F) has none.
#[derive(Debug)]
pub(crate) struct DriverLibrary {
    /// The path as the manifest gave it. `None` for an application's own driver.
    given: Option<Vec<u8>>,
    /// The path as the dynamic linker knows it. `None` for an application's own driver.
    name: Option<Vec<u8>>,
    interface_version: u32,
    functions: DriverFunctions,
    /// What was found out about the path when the library was opened; told again at each scan.
    path_remarks: Vec<LibraryEvent<'static>>,
    /// Dropped last: the functions are in it.
    _object: Option<SharedObject>,
}

impl DriverLibrary {
    /// The name that messages give the driver; NULL for an application's own.
    pub(crate) fn name(&self) -> Text<'_> {
        self.name.as_ref().into()
    }

    /// The negotiated version of the loader-driver interface; versions above 7 count as 7.
    pub(crate) fn interface_version(&self) -> u32 {
        self.interface_version
    }

    /// Whether the driver makes surfaces of its own, or reads the loader's (callpath.md 5.4).
    pub(crate) fn makes_surfaces(&self) -> bool {
        self.interface_version >= FIRST_INTERFACE_WITH_SURFACES
    }

    /// The driver's lookup for physical-device functions, if its interface version has one. It is
    /// fetched from version 3 on and used from version 4 on.
    pub(crate) fn physical_device_lookup(&self) -> Option<PFN_vk_icdGetPhysicalDeviceProcAddr> {
        let lookup = self.functions.get_physical_device_proc_addr;
        lookup.filter(|_| self.interface_version >= FIRST_INTERFACE_WITH_PHYSICAL_DEVICE_LOOKUP)
    }

    /// The driver's functions that need no instance. Valid while this lives.
    pub(crate) fn functions(&self) -> &DriverFunctions {
        &self.functions
    }

    /// Asks the driver for a function (`vk_icdGetInstanceProcAddr`, or `vkGetInstanceProcAddr` of
    /// interface version 0).
    ///
    /// # Safety
    ///
    /// `instance` is NULL or an instance of this driver.
    pub(crate) unsafe fn instance_proc_addr(
        &self,
        instance: vk::Instance,
        name: &std::ffi::CStr,
    ) -> vk::PFN_vkVoidFunction {
        // SAFETY: the function is the driver's, `name` is a C string, and the caller answers for
        // the instance.
        unsafe { (self.functions.get_instance_proc_addr)(instance, name.as_ptr()) }
    }

    /// Opens the library at `given` and negotiates (drivers.md E.2).
    ///
    /// # Errors
    ///
    /// Why the library is not used; the caller reports it.
    fn open<'a>(
        system: &dyn System,
        journal: &Journal,
        given: &'a [u8],
        api_version: ApiVersion,
    ) -> Result<Self, OpenFailure<'a>> {
        // SAFETY: running a driver's code is what a Vulkan loader is for; the library is closed
        // only when nothing refers to its functions any more.
        let object = unsafe { SharedObject::open(given) }
            .map_err(|error| report(Platform::HOST, journal, given, error))?;
        let symbols = Symbols {
            library: given,
            lookup: &|name| object.function(name),
            is_loaders_own: &is_loaders_own,
        };
        let Negotiated { interface_version, functions } = negotiate::negotiate(journal, &symbols)?;
        remark_on_interface(journal, given, interface_version, api_version);
        let function = functions.get_instance_proc_addr as *const ();
        // SAFETY: `object` holds the library open that the function was found in.
        let (name, path_remarks) = unsafe { loaded_path(system, given, function) };
        for remark in &path_remarks {
            journal.record(remark.clone());
        }
        Ok(Self {
            given: Some(given.to_vec()),
            name: Some(name),
            interface_version,
            functions,
            path_remarks,
            _object: Some(object),
        })
    }

    /// Tells again what was told when the library was opened, in the same order.
    fn remark_again(&self, journal: &Journal, api_version: ApiVersion) {
        let given = self.given.as_deref().unwrap_or_default();
        if self.interface_version == 0 {
            journal.record(LibraryEvent::DeprecatedInterface { library: given.into() });
        }
        remark_on_interface(journal, given, self.interface_version, api_version);
        for remark in &self.path_remarks {
            journal.record(remark.clone());
        }
    }
}

#[cfg(test)]
impl DriverLibrary {
    /// A driver without a library, for tests of what stands above it.
    pub(crate) fn fake(interface_version: u32) -> Self {
        unsafe extern "system" fn no_function(
            _: vk::Instance,
            _: *const std::ffi::c_char,
        ) -> vk::PFN_vkVoidFunction {
            None
        }
        Self::fake_with(interface_version, no_function, None)
    }

    /// As [`Self::fake`], with lookups.
    pub(crate) fn fake_with(
        interface_version: u32,
        get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
        get_physical_device_proc_addr: Option<PFN_vk_icdGetPhysicalDeviceProcAddr>,
    ) -> Self {
        unsafe extern "system" fn no_instance(
            _: *const vk::InstanceCreateInfo,
            _: *const vk::AllocationCallbacks,
            _: *mut vk::Instance,
        ) -> vk::Result {
            vk::Result::ERROR_INCOMPATIBLE_DRIVER
        }
        unsafe extern "system" fn no_extensions(
            _: *const std::ffi::c_char,
            _: *mut u32,
            _: *mut vk::ExtensionProperties,
        ) -> vk::Result {
            vk::Result::ERROR_INCOMPATIBLE_DRIVER
        }
        Self {
            given: None,
            name: Some(b"libfake.so".to_vec()),
            interface_version,
            functions: DriverFunctions {
                get_instance_proc_addr,
                create_instance: no_instance,
                enumerate_instance_extension_properties: no_extensions,
                get_physical_device_proc_addr,
            },
            path_remarks: Vec::new(),
            _object: None,
        }
    }
}

/// Why a driver library is not used.
#[derive(Debug)]
enum OpenFailure<'a> {
    /// It is passed over.
    Rejected(LibraryRejection<'a>),
    /// The search ends.
    OutOfMemory,
}

impl<'a> From<LibraryRejection<'a>> for OpenFailure<'a> {
    fn from(rejection: LibraryRejection<'a>) -> Self {
        Self::Rejected(rejection)
    }
}

/// Tells the dynamic linker's words (drivers.md E.6); the rejection follows.
fn report<'a>(
    platform: Platform,
    journal: &Journal,
    library: &'a [u8],
    error: LinkerError,
) -> OpenFailure<'a> {
    let description = Text::from(error.0.as_str());
    let library = library.into();
    match error.cause(platform) {
        LinkerFailure::WrongArchitecture => {
            journal.record(LibraryEvent::LinkerErrorOfOtherArchitecture { description });
            LibraryRejection::WrongBitType { library }.into()
        }
        LinkerFailure::OutOfMemory => {
            journal.record(LibraryEvent::LinkerError { description });
            OpenFailure::OutOfMemory
        }
        LinkerFailure::Other => {
            journal.record(LibraryEvent::LinkerError { description });
            LibraryRejection::LoadFailed { library }.into()
        }
    }
}

/// drivers.md E.2 step 9 (Policy LDP_DRIVER_7): the driver is used anyway.
fn remark_on_interface(journal: &Journal, library: &[u8], interface: u32, api: ApiVersion) {
    if interface < FIRST_INTERFACE_FOR_1_1 && api.is_at_least(ApiVersion::V1_1) {
        let (library, api) = (library.into(), MajorMinor(api.0));
        journal.record(LibraryEvent::OldInterfaceForApi { library, api, interface });
    }
}

/// The name of the library that was loaded for `given` and holds `function`, and what is to be said
/// about it (drivers.md D.3, last paragraph).
///
/// # Safety
///
/// The library that holds `function` stays open until this returns.
unsafe fn loaded_path(
    system: &dyn System,
    given: &[u8],
    function: *const (),
) -> (Vec<u8>, Vec<LibraryEvent<'static>>) {
    let mut remarks = Vec::new();
    let mut canonical = |path: &[u8]| match system.real_path(path) {
        Ok(path) => path,
        Err(errno) => {
            let path_text = Text::from(path.to_vec());
            remarks.push(LibraryEvent::RealPathFailed { path: path_text, errno });
            path.to_vec()
        }
    };
    let is_bare = !given.contains(&b'/');
    let name = if is_bare { given.to_vec() } else { canonical(given) };
    // SAFETY: the caller's promise.
    let Some(loaded) = (unsafe { module_path(function) }) else {
        return (name, remarks);
    };
    // Most often the linker has it under the name that it was given.
    if !is_bare && loaded == given {
        return (name, remarks);
    }
    let loaded = canonical(&loaded);
    if loaded == name {
        return (name, remarks);
    }
    if !is_bare {
        let (given, loaded) = (name.into(), loaded.clone().into());
        remarks.push(LibraryEvent::PathDiffers { given, loaded });
    }
    (loaded, remarks)
}

#[cfg(test)]
mod tests;
