//! vkGetPhysicalDeviceToolProperties below the layers (callpath.md 1.10): no tools if the driver
//! lacks the query.

use dispatch_tables::{Extension, vk};

use crate::event::PhysicalDeviceEvent;
use crate::physical_devices::driver_queries::{driver_offers, properties};
use crate::physical_devices::record::TerminatorPhysicalDevice;

type Get = vk::PFN_vkGetPhysicalDeviceToolProperties;

/// The core command: for drivers whose device has Vulkan x.3 or later.
pub(crate) unsafe fn get_physical_device_tool_properties(
    device: &TerminatorPhysicalDevice,
    p_count: *mut u32,
    p_tools: *mut vk::PhysicalDeviceToolProperties,
) -> Result<vk::Result, vk::Result> {
    let get = device.driver().physical_device_table.get_physical_device_tool_properties;
    if get.is_none() {
        device.instance().journal().record(PhysicalDeviceEvent::ToolPropertiesMissing);
    }
    let get = get.filter(|_| vk::api_version_minor(properties(device).api_version) >= 3);
    // SAFETY: the caller's promise is that of the function.
    unsafe { ask(device, Ok(get), p_count, p_tools) }
}

/// The extension's command: for devices that list VK_EXT_tooling_info.
pub(crate) unsafe fn get_physical_device_tool_properties_ext(
    device: &TerminatorPhysicalDevice,
    p_count: *mut u32,
    p_tools: *mut vk::PhysicalDeviceToolProperties,
) -> Result<vk::Result, vk::Result> {
    let get = device.driver().physical_device_table.get_physical_device_tool_properties_ext;
    let get = driver_offers(device, Extension::EXT_TOOLING_INFO)
        .map(|listed| get.filter(|_| listed))
        .map_err(vk::Result::from);
    // SAFETY: the caller's promise is that of the function.
    unsafe { ask(device, get, p_count, p_tools) }
}

/// Asks the driver; without a function there are no tools.
///
/// # Safety
/// Vulkan's valid usage of the command; the function is the driver's.
unsafe fn ask(
    device: &TerminatorPhysicalDevice,
    get: Result<Option<Get>, vk::Result>,
    p_count: *mut u32,
    p_tools: *mut vk::PhysicalDeviceToolProperties,
) -> Result<vk::Result, vk::Result> {
    match get {
        // SAFETY: the driver's function gets the driver's own handle and the caller's array.
        Ok(Some(get)) => Ok(unsafe { get(device.handle, p_count, p_tools) }),
        without => {
            // SAFETY: by valid usage the count is writable.
            unsafe { p_count.write(0) };
            without.map(|_| vk::Result::SUCCESS)
        }
    }
}
