//! The available instance extensions: the filtered ones of the drivers, and those of the loader
//! (drivers.md H.3).

use core::ptr;

use allocator_api2::vec::Vec;
use dispatch_tables::{Extension, vk};
use loader_discovery::select::number::is_switched_on;
use loader_discovery::system::System;

use crate::enumeration::{self, Unread};
use crate::event::StartupEvent;
use crate::generated::extensions::{KNOWN_INSTANCE_EXTENSIONS, UNBUILT_SURFACES};
use crate::host::HostSystem;
use crate::journal::Journal;
use crate::library::{DriverLibrary, ScannedDriver};
use crate::memory::{HostAllocator, List, try_push};
use crate::names::{extension_name, has_extension};

/// The extensions that the loader implements. They come after those of the drivers.
pub(crate) const LOADERS_OWN: [Extension; 4] = [
    Extension::EXT_DEBUG_REPORT,
    Extension::EXT_DEBUG_UTILS,
    Extension::KHR_PORTABILITY_ENUMERATION,
    Extension::LUNARG_DIRECT_DRIVER_LOADING,
];

/// Whether VK_LOADER_DISABLE_INST_EXT_FILTER lets driver extensions through that this loader does
/// not know.
pub(super) fn unknown_allowed() -> bool {
    is_switched_on(HostSystem.variable(c"VK_LOADER_DISABLE_INST_EXT_FILTER"))
}

/// Whether `name` is an instance extension that this loader knows.
pub(super) fn is_known(name: &[u8]) -> bool {
    KNOWN_INSTANCE_EXTENSIONS.iter().any(|known| known.name().to_bytes() == name)
}

/// The extensions that an instance with these drivers and without layers supports. If several
/// drivers have an extension, the first one decides its version.
///
/// # Errors
/// The error of the first driver that fails, or VK_ERROR_OUT_OF_HOST_MEMORY.
pub(super) fn offered_by_all(
    journal: &Journal,
    memory: HostAllocator,
    drivers: &[ScannedDriver],
) -> Result<List<vk::ExtensionProperties>, vk::Result> {
    let mut all = Vec::new_in(memory);
    for driver in drivers {
        for extension in &offered_by(journal, memory, &driver.library)? {
            add(&mut all, extension)?;
        }
    }
    for extension in LOADERS_OWN {
        add(&mut all, &extension.properties())?;
    }
    Ok(all)
}

/// The extensions of one driver that pass the filter.
///
/// # Errors
/// The error of the driver, or VK_ERROR_OUT_OF_HOST_MEMORY.
pub(crate) fn offered_by(
    journal: &Journal,
    memory: HostAllocator,
    driver: &DriverLibrary,
) -> Result<List<vk::ExtensionProperties>, vk::Result> {
    let all_allowed = unknown_allowed();
    let mut offered = Vec::new_in(memory);
    for extension in &enumerate(journal, memory, driver)? {
        let name = extension_name(extension);
        let built = !UNBUILT_SURFACES.iter().any(|unbuilt| unbuilt.as_bytes() == name);
        if built && (all_allowed || is_known(name)) {
            add(&mut offered, extension)?;
        }
    }
    Ok(offered)
}

/// The extensions that the driver enumerates. Every result but VK_SUCCESS is an error, including
/// VK_INCOMPLETE if the list grows between the two calls.
fn enumerate(
    journal: &Journal,
    memory: HostAllocator,
    driver: &DriverLibrary,
) -> Result<List<vk::ExtensionProperties>, vk::Result> {
    let query = driver.functions.enumerate_instance_extension_properties;
    let read = enumeration::list(memory, |count, array| {
        // SAFETY: the function of the driver needs no instance. It gets a writable count, and an
        // array of as many elements as the count says.
        unsafe { query(ptr::null(), count, array) }.result()
    });
    let library = driver.name();
    match read {
        Err(Unread::Uncounted(_)) => journal.record(StartupEvent::ExtensionCountFailed { library }),
        Err(Unread::Unfilled(_)) => journal.record(StartupEvent::ExtensionsFailed { library }),
        Ok(_) | Err(Unread::TooMany(_) | Unread::OutOfHostMemory) => {}
    }
    Ok(read?)
}

/// Adds an extension unless the list has one of the same name.
fn add(
    list: &mut List<vk::ExtensionProperties>,
    extension: &vk::ExtensionProperties,
) -> Result<(), vk::Result> {
    let name = extension_name(extension);
    if !has_extension(list, name) {
        try_push(list, *extension)?;
    }
    Ok(())
}
