//! Terminators of the swapchain commands that take a surface (callpath.md 5.8).

use dispatch_tables::{Command, vk};

use crate::device::record::Device;
use crate::event::SurfaceEvent;
use crate::memory::try_filled;
use crate::physical_devices::find::find_device;
use crate::surfaces::own::SurfaceParameter;

/// Logs that the driver lacks a command; the call succeeds without doing anything.
fn record_missing(device: &Device, event: SurfaceEvent<'_>) -> vk::Result {
    device.owner().journal().record(event);
    vk::Result::SUCCESS
}

/// Creates a swapchain on the surface that the driver gets. A null create info
/// aborts.
pub(crate) unsafe extern "system" fn create_swapchain_khr(
    device: vk::Device,
    p_create_info: *const vk::SwapchainCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_swapchain: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: by valid usage the device is live.
    let (record, driver) = unsafe { find_device(device, Command::CREATE_SWAPCHAIN_KHR) };
    if p_create_info.is_null() {
        record.owner().journal().end(SurfaceEvent::NullSwapchainInfo);
    }
    let Some(create) = record.dispatch.driver_table.create_swapchain_khr else {
        return record_missing(record, SurfaceEvent::NoSwapchainFunction);
    };
    // SAFETY: by valid usage the create info is valid and its surface is live.
    match unsafe { p_create_info.on_driver(driver) } {
        // SAFETY: the driver's function gets its own device, a copy with the surface that it gets,
        // and the caller's pointers.
        Ok(info) => unsafe { create(device, &info, p_allocator, p_swapchain) },
        Err(error) => error,
    }
}

/// Creates swapchains that are presented together, on the surfaces that the driver gets.
pub(crate) unsafe extern "system" fn create_shared_swapchains_khr(
    device: vk::Device,
    swapchain_count: u32,
    p_create_infos: *const vk::SwapchainCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_swapchains: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: by valid usage the device is live.
    let (record, driver) = unsafe { find_device(device, Command::CREATE_SHARED_SWAPCHAINS_KHR) };
    let Some(create) = record.dispatch.driver_table.create_shared_swapchains_khr else {
        return record_missing(record, SurfaceEvent::NoSharedSwapchainsFunction);
    };
    let empty = vk::SwapchainCreateInfoKHR::default();
    let count = if p_create_infos.is_null() { 0 } else { swapchain_count };
    let memory = record.owner().allocator(vk::SystemAllocationScope::COMMAND);
    let Ok(mut infos) = try_filled(memory, empty, count as usize) else {
        return vk::Result::ERROR_OUT_OF_HOST_MEMORY;
    };
    for (index, info) in infos.iter_mut().enumerate() {
        // SAFETY: by valid usage the array is null, which counts as empty, or has
        // `swapchain_count` create infos with live surfaces.
        match unsafe { p_create_infos.add(index).on_driver(driver) } {
            Ok(adapted) => *info = adapted,
            Err(error) => return error,
        }
    }
    // SAFETY: the driver's function gets its own device, `count` copies with the surfaces that it
    // gets, and the caller's pointers.
    unsafe { create(device, count, infos.as_ptr(), p_allocator, p_swapchains) }
}

/// Declares the query of a device group's present modes for the surface that the driver gets
/// ([`on_driver`](SurfaceParameter::on_driver)).
macro_rules! group_present_modes {
    ($name:ident $command:ident, $surface:ident: $Surface:ty) => {
        #[doc = concat!("Asks the driver for `Command::", stringify!($command), "`.")]
        pub(crate) unsafe extern "system" fn $name(
            device: vk::Device,
            $surface: $Surface,
            p_modes: *mut vk::DeviceGroupPresentModeFlagsKHR,
        ) -> vk::Result {
            // SAFETY: by valid usage the device is live.
            let (record, driver) = unsafe { find_device(device, Command::$command) };
            let Some(query) = record.dispatch.driver_table.$name else {
                return record_missing(record, SurfaceEvent::NoGroupPresentModesFunction);
            };
            // SAFETY: by valid usage the surface is live, and a structure with it is valid.
            match unsafe { $surface.on_driver(driver) } {
                // SAFETY: the driver's function gets its own device, the surface that it gets, and
                // the caller's writable `p_modes`.
                Ok(own) => unsafe { query(device, SurfaceParameter::lent(&own), p_modes) },
                Err(error) => error,
            }
        }
    };
}

group_present_modes!(
    get_device_group_surface_present_modes_khr GET_DEVICE_GROUP_SURFACE_PRESENT_MODES_KHR,
    surface: vk::SurfaceKHR
);
#[cfg(windows)]
group_present_modes!(
    get_device_group_surface_present_modes2_ext GET_DEVICE_GROUP_SURFACE_PRESENT_MODES2_EXT,
    p_surface_info: *const vk::PhysicalDeviceSurfaceInfo2KHR
);

#[cfg(test)]
mod tests;
