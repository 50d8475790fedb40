//! vkGetPhysicalDeviceToolProperties below the layers (callpath.md 1.10): no tools if the driver
//! lacks the query.

use dispatch_tables::{Extension, vk};

use crate::api::terminator::device::{driver_offers, properties};
use crate::event::PhysicalDeviceEvent;
use crate::object::physical_device::TerminatorPhysicalDevice;

/// The core command: for drivers whose device has Vulkan x.3 or later.
pub(crate) unsafe extern "system" fn get_physical_device_tool_properties(
    physical_device: vk::PhysicalDevice,
    p_tool_count: *mut u32,
    p_tool_properties: *mut vk::PhysicalDeviceToolProperties,
) -> vk::Result {
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, and the
    // pointers are valid. The driver's function gets the driver's own handle.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let table = &device.driver().physical_device_table;
        let Some(get) = table.get_physical_device_tool_properties else {
            let event = PhysicalDeviceEvent::ToolPropertiesMissing;
            device.instance().journal().record(event);
            p_tool_count.write(0);
            return vk::Result::SUCCESS;
        };
        if vk::api_version_minor(properties(device).api_version) < 3 {
            p_tool_count.write(0);
            return vk::Result::SUCCESS;
        }
        get(device.handle, p_tool_count, p_tool_properties)
    }
}

/// The extension's command: for devices that list VK_EXT_tooling_info.
pub(crate) unsafe extern "system" fn get_physical_device_tool_properties_ext(
    physical_device: vk::PhysicalDevice,
    p_tool_count: *mut u32,
    p_tool_properties: *mut vk::PhysicalDeviceToolProperties,
) -> vk::Result {
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, and the
    // pointers are valid. The driver's function gets the driver's own handle.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let listed = match driver_offers(device, Extension::EXT_TOOLING_INFO) {
            Ok(listed) => listed,
            Err(refused) => {
                p_tool_count.write(0);
                return refused.into();
            }
        };
        let table = &device.driver().physical_device_table;
        match table.get_physical_device_tool_properties_ext.filter(|_| listed) {
            Some(get) => get(device.handle, p_tool_count, p_tool_properties),
            None => {
                p_tool_count.write(0);
                vk::Result::SUCCESS
            }
        }
    }
}
