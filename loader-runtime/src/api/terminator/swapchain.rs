//! Terminators of the swapchain commands that take a surface (callpath.md 5.8).

use dispatch_tables::{Command, vk};

use crate::api::terminator::driver_surface::on_driver;
use crate::api::terminator::find_device::find_device;
use crate::event::SurfaceEvent;
use crate::memory::try_filled;
use crate::object::device::Device;

/// Logs that the driver lacks a command; the call succeeds without doing anything.
fn succeed_without(device: &Device, event: SurfaceEvent<'_>) -> vk::Result {
    device.owner().journal().record(event);
    vk::Result::SUCCESS
}

/// Creates a swapchain on the driver's own surface.
pub(crate) unsafe extern "system" fn create_swapchain_khr(
    device: vk::Device,
    p_create_info: *const vk::SwapchainCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_swapchain: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: by valid usage the device and the surface are live and the pointers are valid; a null
    // create info is refused first. The driver's function gets a copy with the driver's own
    // surface.
    unsafe {
        let (record, driver) = find_device(device, Command::CREATE_SWAPCHAIN_KHR);
        let Some(info) = p_create_info.as_ref() else {
            record.owner().journal().record(SurfaceEvent::NullSwapchainInfo);
            crate::host::abort();
        };
        let Some(create) = record.dispatch.driver_table().create_swapchain_khr else {
            return succeed_without(record, SurfaceEvent::NoSwapchainFunction);
        };
        let mut info = *info;
        match on_driver(info.surface, driver) {
            Ok(surface) => info.surface = surface,
            Err(error) => return error,
        }
        create(device, &info, p_allocator, p_swapchain)
    }
}

/// Creates swapchains that are presented together, on the driver's own surfaces.
pub(crate) unsafe extern "system" fn create_shared_swapchains_khr(
    device: vk::Device,
    swapchain_count: u32,
    p_create_infos: *const vk::SwapchainCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_swapchains: *mut vk::SwapchainKHR,
) -> vk::Result {
    let command = Command::CREATE_SHARED_SWAPCHAINS_KHR;
    // SAFETY: by valid usage the device and the surfaces are live, and each array has
    // `swapchain_count` elements. The driver's function gets copies with the driver's own surfaces.
    unsafe {
        let (record, driver) = find_device(device, command);
        let Some(create) = record.dispatch.driver_table().create_shared_swapchains_khr else {
            return succeed_without(record, SurfaceEvent::NoSharedSwapchainsFunction);
        };
        let empty = vk::SwapchainCreateInfoKHR::default();
        let count = if p_create_infos.is_null() { 0 } else { swapchain_count };
        let memory = record.owner().allocator(vk::SystemAllocationScope::COMMAND);
        let Ok(mut infos) = try_filled(memory, empty, count as usize) else {
            return vk::Result::ERROR_OUT_OF_HOST_MEMORY;
        };
        for (index, info) in infos.iter_mut().enumerate() {
            *info = *p_create_infos.add(index);
            match on_driver(info.surface, driver) {
                Ok(surface) => info.surface = surface,
                Err(error) => return error,
            }
        }
        create(device, count, infos.as_ptr(), p_allocator, p_swapchains)
    }
}

/// The present modes of a device group for the driver's own surface.
pub(crate) unsafe extern "system" fn get_device_group_surface_present_modes_khr(
    device: vk::Device,
    surface: vk::SurfaceKHR,
    p_modes: *mut vk::DeviceGroupPresentModeFlagsKHR,
) -> vk::Result {
    let command = Command::GET_DEVICE_GROUP_SURFACE_PRESENT_MODES_KHR;
    // SAFETY: by valid usage the device and the surface are live and `p_modes` is writable. The
    // driver's function gets the driver's own surface.
    unsafe {
        let (record, driver) = find_device(device, command);
        let table = record.dispatch.driver_table();
        let Some(query) = table.get_device_group_surface_present_modes_khr else {
            return succeed_without(record, SurfaceEvent::NoGroupPresentModesFunction);
        };
        match on_driver(surface, driver) {
            Ok(surface) => query(device, surface, p_modes),
            Err(error) => error,
        }
    }
}

#[cfg(test)]
mod tests;
