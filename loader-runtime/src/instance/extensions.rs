//! The available instance extensions: the filtered ones of the drivers, and those of the loader
//! (drivers.md H.3).

use core::ptr;

use allocator_api2::vec::Vec;
use dispatch_tables::{Extension, vk};
use loader_discovery::c_numbers::is_switched_on;
use loader_discovery::event::line::Detach as _;
use loader_discovery::memory::Grow as _;
use loader_discovery::system::System;

use crate::enumeration::{self, MAX_COUNT, Unread};
use crate::event::StartupEvent;
use crate::generated::extensions::{KNOWN_INSTANCE_EXTENSIONS, UNBUILT_SURFACES};
use crate::host::HostSystem;
use crate::journal::Journal;
use crate::libraries::{DriverLibrary, ScannedDriver};
use crate::memory::{Allocated, HostAllocator, List, OutOfHostMemory, try_push};
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
pub(crate) fn unknown_allowed() -> Allocated<bool> {
    Ok(is_switched_on(HostSystem.variable(c"VK_LOADER_DISABLE_INST_EXT_FILTER")?))
}

/// Whether `name` is an instance extension that this loader knows.
pub(crate) fn is_known(name: &[u8]) -> bool {
    KNOWN_INSTANCE_EXTENSIONS.iter().any(|known| known.name().to_bytes() == name)
}

/// Why the extensions of a driver are unknown.
pub(crate) struct Unoffered {
    pub(crate) code: vk::Result,
    /// The driver's fault, which is recorded; `None` if memory runs out.
    pub(crate) cause: Option<StartupEvent<'static>>,
}

impl<Code: Into<vk::Result>> From<Code> for Unoffered {
    fn from(code: Code) -> Self {
        Self { code: code.into(), cause: None }
    }
}

/// Adds the extensions that each of these drivers offers to `each`.
///
/// # Errors
/// The fault of the first driver that fails, or VK_ERROR_OUT_OF_HOST_MEMORY.
pub(crate) fn offered_by_each(
    journal: &Journal,
    memory: HostAllocator,
    drivers: &[ScannedDriver],
    each: &mut alloc::vec::Vec<List<vk::ExtensionProperties>>,
) -> Result<(), Unoffered> {
    for driver in drivers {
        let offered = offered_by(journal, memory, &driver.library)?;
        each.try_push(offered).map_err(OutOfHostMemory::from)?;
    }
    Ok(())
}

/// The extensions that an instance with the drivers of `offered` and without layers supports. If
/// several drivers have an extension, the first one decides its version.
///
/// # Errors
/// VK_ERROR_OUT_OF_HOST_MEMORY.
pub(crate) fn combined(
    memory: HostAllocator,
    offered: &[List<vk::ExtensionProperties>],
) -> Result<List<vk::ExtensionProperties>, vk::Result> {
    let mut all = Vec::new_in(memory);
    for extension in offered.iter().flatten() {
        add(&mut all, extension)?;
    }
    for extension in LOADERS_OWN {
        add(&mut all, &extension.properties())?;
    }
    Ok(all)
}

/// The extensions of one driver that an application can use: those that this loader knows
/// (drivers.md H.3).
///
/// # Errors
/// The fault of the driver, or VK_ERROR_OUT_OF_HOST_MEMORY.
pub(crate) fn offered_by(
    journal: &Journal,
    memory: HostAllocator,
    driver: &DriverLibrary,
) -> Result<List<vk::ExtensionProperties>, Unoffered> {
    let mut offered = advertised_by(journal, memory, driver)?;
    if !unknown_allowed()? {
        offered.retain(|extension| is_known(extension_name(extension)));
    }
    Ok(offered)
}

/// The extensions that one driver advertises, each once, without those of window systems for which
/// this loader is not built.
///
/// # Errors
/// The fault of the driver, or VK_ERROR_OUT_OF_HOST_MEMORY.
pub(crate) fn advertised_by(
    journal: &Journal,
    memory: HostAllocator,
    driver: &DriverLibrary,
) -> Result<List<vk::ExtensionProperties>, Unoffered> {
    let mut advertised = Vec::new_in(memory);
    for extension in &enumerate(journal, memory, driver)? {
        let name = extension_name(extension);
        if !UNBUILT_SURFACES.iter().any(|unbuilt| unbuilt.as_bytes() == name) {
            add(&mut advertised, extension)?;
        }
    }
    Ok(advertised)
}

/// The extensions that the driver enumerates; none if the answer is nonsense, so that the driver
/// does not take the others with it (docs/differences.md). Nonsense is also VK_INCOMPLETE, of a list
/// that grows between the two calls.
fn enumerate(
    journal: &Journal,
    memory: HostAllocator,
    driver: &DriverLibrary,
) -> Result<List<vk::ExtensionProperties>, Unoffered> {
    journal.calling(driver.name(), "vkEnumerateInstanceExtensionProperties");
    let query = driver.functions.enumerate_instance_extension_properties;
    let read = enumeration::list(memory, |count, array| {
        // SAFETY: the function of the driver needs no instance. It gets a writable count, and an
        // array of as many elements as the count says.
        unsafe { query(ptr::null(), count, array) }.result()
    });
    let unread = match read {
        Ok(extensions) => return Ok(extensions),
        Err(unread) => unread,
    };
    let library = driver.name();
    let cause = match unread {
        Unread::OutOfHostMemory => return Err(unread.into()),
        Unread::TooMany(count) => {
            let limit = MAX_COUNT;
            journal.record(StartupEvent::TooManyExtensions { library, count, limit });
            return Ok(Vec::new_in(memory));
        }
        Unread::Uncounted(code) | Unread::Unfilled(code) if !is_error(code) => {
            let result = code.as_raw();
            journal.record(StartupEvent::ExtensionsWithoutError { library, result });
            return Ok(Vec::new_in(memory));
        }
        Unread::Uncounted(code) => {
            StartupEvent::ExtensionCountFailed { library, result: code.as_raw() }
        }
        Unread::Unfilled(code) => StartupEvent::ExtensionsFailed { library, result: code.as_raw() },
    };
    journal.record_kept(&cause);
    Err(Unoffered { code: unread.into(), cause: cause.detach().ok() })
}

/// Whether the registry can have this error: the numbers of Vulkan's core are small, and those of
/// extensions begin at minus a billion, a thousand for each extension.
fn is_error(code: vk::Result) -> bool {
    matches!(code.as_raw(), -64..=-1 | -1_001_000_000..=-1_000_000_000)
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
