//! What the loader itself asks a driver about one of its physical devices: properties and device
//! extensions, for the order of devices, their selection and vkCreateDevice.

use core::ptr;

use dispatch_tables::vk::chain::Chain;
use dispatch_tables::{Extension, vk};

use crate::enumeration::{self, Unread};
use crate::event::DeviceEvent;
use crate::memory::{Allocated, List, OutOfHostMemory};
use crate::names::has_extension;
use crate::physical_devices::record::TerminatorPhysicalDevice;

/// The properties that the driver reports. Every driver has the command
/// (`driver_entrypoints::REQUIRED`).
pub(crate) fn properties(
    physical_device: &TerminatorPhysicalDevice,
) -> vk::PhysicalDeviceProperties {
    let mut properties = vk::PhysicalDeviceProperties::default();
    let table = &physical_device.driver().physical_device_table;
    if let Some(get) = table.get_physical_device_properties {
        // SAFETY: the driver's own function with its own handle and a writable structure.
        unsafe { get(physical_device.handle, &raw mut properties) };
    }
    properties
}

/// Fills in a structure that an extension adds to VkPhysicalDeviceProperties2. False if the driver
/// lacks the extension or the query.
pub(crate) fn extended_properties<T: vk::chain::Extends<vk::PhysicalDeviceProperties2>>(
    physical_device: &TerminatorPhysicalDevice,
    device_version: u32,
    extension: Extension,
    structure: &mut T,
) -> Allocated<bool> {
    if !driver_offers(physical_device, extension)? {
        return Ok(false);
    }
    let table = &physical_device.driver().physical_device_table;
    let core = physical_device.instance().app_version() >= vk::API_VERSION_1_1
        && device_version >= vk::API_VERSION_1_1;
    let get = if core {
        table.get_physical_device_properties2
    } else {
        table.get_physical_device_properties2_khr
    };
    let Some(get) = get else { return Ok(false) };
    let mut properties = Chain::new(vk::PhysicalDeviceProperties2::default());
    properties.push(structure);
    // SAFETY: the driver's own function with its own handle and a valid chain.
    unsafe { get(physical_device.handle, properties.as_mut_ptr()) };
    Ok(true)
}

/// Logs that the driver returns no number of extensions, or one above the limit.
pub(crate) fn record_count_failure(physical_device: &TerminatorPhysicalDevice) {
    let library = physical_device.driver().name();
    let journal = physical_device.instance().journal();
    journal.record(DeviceEvent::ExtensionCountFailed { library });
}

/// Whether the driver lists `wanted` for a device. False if the driver fails to list its
/// extensions, whatever its error.
pub(crate) fn driver_offers(
    physical_device: &TerminatorPhysicalDevice,
    wanted: Extension,
) -> Allocated<bool> {
    let wanted = wanted.name().to_bytes();
    match driver_extensions(physical_device) {
        Ok(list) => Ok(has_extension(&list, wanted)),
        Err(Unread::OutOfHostMemory) => Err(OutOfHostMemory),
        Err(Unread::Uncounted(_) | Unread::TooMany(_) | Unread::Unfilled(_)) => Ok(false),
    }
}

/// The device extensions that the driver enumerates. A number above the limit is logged, and counts
/// as a failure.
pub(crate) fn driver_extensions(
    physical_device: &TerminatorPhysicalDevice,
) -> Result<List<vk::ExtensionProperties>, Unread> {
    let driver = physical_device.driver();
    let memory = physical_device.instance().allocator(vk::SystemAllocationScope::COMMAND);
    let failure = Unread::Unfilled(vk::Result::ERROR_INITIALIZATION_FAILED);
    let enumerate =
        driver.physical_device_table.enumerate_device_extension_properties.ok_or(failure)?;
    let query = |count, array| {
        // SAFETY: the driver's own function with its own handle. It gets a writable count, and null
        // or an array of as many elements as the count says.
        unsafe { enumerate(physical_device.handle, ptr::null(), count, array) }.result()
    };
    match enumeration::count(|count| query(count, ptr::null_mut())) {
        Ok(0) => Ok(List::new_in(memory)),
        Ok(count) => enumeration::fill(memory, count, query),
        Err(Unread::TooMany(_)) => {
            record_count_failure(physical_device);
            Err(failure)
        }
        Err(unread) => Err(unread),
    }
}
