//! Answers about displays, their planes and modes for a driver without
//! VK_KHR_get_display_properties2 (callpath.md 1.10, 5.9): through the commands of VK_KHR_display.
//!
//! Display handles are the drivers' own and pass through.

use core::ptr;

use dispatch_tables::{Command, vk};

use crate::commands::unsupported::clear;
use crate::physical_devices::array_query;
use crate::physical_devices::emulation::report_emulation;
use crate::physical_devices::record::TerminatorPhysicalDevice;

/// Declares an enumeration, which the driver's enumeration `$plain` answers; without that one,
/// there is nothing.
macro_rules! enumeration {
    (
        $name:ident $command:ident through $plain:ident,
        ($($parameter:ident: $Type:ty)?) $Element:ident.$field:ident
    ) => {
        #[doc = concat!("Answers `Command::", stringify!($command), "`.")]
        pub(crate) unsafe fn $name(
            device: &TerminatorPhysicalDevice,
            $($parameter: $Type,)?
            p_count: *mut u32,
            p_array: *mut vk::$Element,
        ) -> vk::Result {
            report_emulation(device.driver(), Command::$command, None);
            let Some(query) = device.driver().physical_device_table.$plain else {
                // SAFETY: by valid usage the count is writable.
                unsafe { clear(p_count) };
                return vk::Result::SUCCESS;
            };
            let memory = device.instance().allocator(vk::SystemAllocationScope::COMMAND);
            // SAFETY: the driver's function gets the driver's own handle, and a count with its
            // array.
            let query = |count, array| unsafe { query(device.handle, $($parameter,)? count, array) };
            let store = |place: &mut vk::$Element, plain| {
                place.$field = plain;
                ptr::null()
            };
            // SAFETY: by valid usage the count is writable and the array is null or has as many
            // elements.
            unsafe { array_query::emulate(memory, p_count, p_array, query, store, |_, _| ()) }
        }
    };
}

enumeration!(
    get_physical_device_display_properties2_khr GET_PHYSICAL_DEVICE_DISPLAY_PROPERTIES2_KHR
    through get_physical_device_display_properties_khr,
    () DisplayProperties2KHR.display_properties
);
enumeration!(
    get_physical_device_display_plane_properties2_khr
    GET_PHYSICAL_DEVICE_DISPLAY_PLANE_PROPERTIES2_KHR
    through get_physical_device_display_plane_properties_khr,
    () DisplayPlaneProperties2KHR.display_plane_properties
);
enumeration!(
    get_display_mode_properties2_khr GET_DISPLAY_MODE_PROPERTIES2_KHR
    through get_display_mode_properties_khr,
    (display: vk::DisplayKHR) DisplayModeProperties2KHR.display_mode_properties
);

/// Capabilities of a plane in a mode.
pub(crate) unsafe fn get_display_plane_capabilities2_khr(
    device: &TerminatorPhysicalDevice,
    p_info: *const vk::DisplayPlaneInfo2KHR,
    p_capabilities: *mut vk::DisplayPlaneCapabilities2KHR,
) -> vk::Result {
    report_emulation(device.driver(), Command::GET_DISPLAY_PLANE_CAPABILITIES2_KHR, None);
    // SAFETY: by valid usage both structures are valid.
    let (info, capabilities) = unsafe { (&*p_info, &mut (*p_capabilities).capabilities) };
    match device.driver().physical_device_table.get_display_plane_capabilities_khr {
        // SAFETY: the driver's function gets the driver's own handle.
        Some(query) => unsafe { query(device.handle, info.mode, info.plane_index, capabilities) },
        None => {
            *capabilities = vk::DisplayPlaneCapabilitiesKHR::default();
            vk::Result::SUCCESS
        }
    }
}

#[cfg(test)]
mod tests;
