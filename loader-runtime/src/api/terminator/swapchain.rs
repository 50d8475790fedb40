//! Terminators of the swapchain commands that take a surface (callpath.md 5.8).

use dispatch_tables::{Command, vk};

use crate::api::terminator::find_device::find_device;
use crate::api::terminator::own_surface::on_driver;
use crate::event::SurfaceEvent;
use crate::memory::try_filled;
use crate::object::device::Device;
use crate::object::driver::Driver;

/// Logs that the driver lacks a command; the call succeeds without doing anything.
fn record_missing(device: &Device, event: SurfaceEvent<'_>) -> vk::Result {
    device.owner().journal().record(event);
    vk::Result::SUCCESS
}

/// A copy of `info` with the surface that the driver gets.
///
/// # Safety
/// The surface of `info` is live, and its instance that of `driver`.
unsafe fn for_driver(
    info: &vk::SwapchainCreateInfoKHR,
    driver: &Driver,
) -> Result<vk::SwapchainCreateInfoKHR, vk::Result> {
    // SAFETY: the caller passes a live surface.
    let surface = unsafe { on_driver(info.surface, driver) }?;
    Ok(vk::SwapchainCreateInfoKHR { surface, ..*info })
}

/// Creates a swapchain on the surface that the driver gets ([`on_driver`]). A null create info
/// aborts.
pub(crate) unsafe extern "system" fn create_swapchain_khr(
    device: vk::Device,
    p_create_info: *const vk::SwapchainCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_swapchain: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: by valid usage the device is live.
    let (record, driver) = unsafe { find_device(device, Command::CREATE_SWAPCHAIN_KHR) };
    // SAFETY: by valid usage the create info is valid; null is caught here.
    let Some(info) = (unsafe { p_create_info.as_ref() }) else {
        record.owner().journal().record(SurfaceEvent::NullSwapchainInfo);
        crate::host::abort();
    };
    let Some(create) = record.dispatch.driver_table().create_swapchain_khr else {
        return record_missing(record, SurfaceEvent::NoSwapchainFunction);
    };
    // SAFETY: by valid usage the surface is live.
    match unsafe { for_driver(info, driver) } {
        // SAFETY: the driver's function gets its own device, a copy with the surface that it gets,
        // and the caller's pointers.
        Ok(info) => unsafe { create(device, &info, p_allocator, p_swapchain) },
        Err(error) => error,
    }
}

/// Creates swapchains that are presented together, on the surfaces that the driver gets
/// ([`on_driver`]).
pub(crate) unsafe extern "system" fn create_shared_swapchains_khr(
    device: vk::Device,
    swapchain_count: u32,
    p_create_infos: *const vk::SwapchainCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_swapchains: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: by valid usage the device is live.
    let (record, driver) = unsafe { find_device(device, Command::CREATE_SHARED_SWAPCHAINS_KHR) };
    let Some(create) = record.dispatch.driver_table().create_shared_swapchains_khr else {
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
        match unsafe { for_driver(&*p_create_infos.add(index), driver) } {
            Ok(adapted) => *info = adapted,
            Err(error) => return error,
        }
    }
    // SAFETY: the driver's function gets its own device, `count` copies with the surfaces that it
    // gets, and the caller's pointers.
    unsafe { create(device, count, infos.as_ptr(), p_allocator, p_swapchains) }
}

/// The present modes of a device group for the surface that the driver gets ([`on_driver`]).
pub(crate) unsafe extern "system" fn get_device_group_surface_present_modes_khr(
    device: vk::Device,
    surface: vk::SurfaceKHR,
    p_modes: *mut vk::DeviceGroupPresentModeFlagsKHR,
) -> vk::Result {
    let command = Command::GET_DEVICE_GROUP_SURFACE_PRESENT_MODES_KHR;
    // SAFETY: by valid usage the device is live.
    let (record, driver) = unsafe { find_device(device, command) };
    let table = record.dispatch.driver_table();
    let Some(query) = table.get_device_group_surface_present_modes_khr else {
        return record_missing(record, SurfaceEvent::NoGroupPresentModesFunction);
    };
    // SAFETY: by valid usage the surface is live.
    match unsafe { on_driver(surface, driver) } {
        // SAFETY: the driver's function gets its own device, the surface that it gets, and the
        // caller's writable `p_modes`.
        Ok(surface) => unsafe { query(device, surface, p_modes) },
        Err(error) => error,
    }
}

/// As above, for the modes that the application asks for in a structure.
#[cfg(windows)]
pub(crate) unsafe extern "system" fn get_device_group_surface_present_modes2_ext(
    device: vk::Device,
    p_surface_info: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    p_modes: *mut vk::DeviceGroupPresentModeFlagsKHR,
) -> vk::Result {
    let command = Command::GET_DEVICE_GROUP_SURFACE_PRESENT_MODES2_EXT;
    // SAFETY: by valid usage the device is live.
    let (record, driver) = unsafe { find_device(device, command) };
    let table = record.dispatch.driver_table();
    let Some(query) = table.get_device_group_surface_present_modes2_ext else {
        return record_missing(record, SurfaceEvent::NoGroupPresentModesFunction);
    };
    // SAFETY: by valid usage the structure is valid.
    let mut info = unsafe { *p_surface_info };
    // SAFETY: by valid usage the surface is live.
    match unsafe { on_driver(info.surface, driver) } {
        Ok(surface) => info.surface = surface,
        Err(error) => return error,
    }
    // SAFETY: the driver's function gets its own device, a copy with the surface that it gets, and
    // the caller's writable `p_modes`.
    unsafe { query(device, &info, p_modes) }
}

#[cfg(test)]
mod tests;
