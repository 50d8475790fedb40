//! Queries of a physical device about a surface that do more than ask the driver with its surface
//! (callpath.md 1.10, 5.6, 5.7). For a driver without a query, the loader calls an older one or
//! returns the answer of the Khronos loader.

use dispatch_tables::{Command, vk};

use crate::commands::unsupported::{lacks_query, require_output};
use crate::physical_devices::array_query;
use crate::physical_devices::emulation::{report_chain, report_elements_chain, report_emulation};
use crate::physical_devices::record::TerminatorPhysicalDevice;
use crate::surfaces::emulation::{emulate_maintenance1, preset_protected, store_capabilities};
use crate::surfaces::own::{SurfaceParameter, on_driver};

/// Whether a queue family can present to a surface; an unsuitable surface is unsupported.
pub(crate) unsafe fn get_physical_device_surface_support_khr(
    device: &TerminatorPhysicalDevice,
    queue_family_index: u32,
    surface: vk::SurfaceKHR,
    p_supported: *mut vk::Bool32,
) -> Result<vk::Result, vk::Result> {
    let command = Command::GET_PHYSICAL_DEVICE_SURFACE_SUPPORT_KHR;
    require_output(device, command, p_supported, "pSupported");
    // SAFETY: by valid usage the output is writable.
    unsafe { p_supported.write(vk::FALSE) };
    let table = &device.driver().physical_device_table;
    let Some(query) = table.get_physical_device_surface_support_khr else {
        return Ok(lacks_query(device, command));
    };
    // SAFETY: by valid usage the surface is live or null.
    if let Ok(surface) = unsafe { on_driver(surface, device.driver()) } {
        // SAFETY: the driver's function gets the driver's own handle and surface.
        return Ok(unsafe { query(device.handle, queue_family_index, surface, p_supported) });
    }
    Ok(vk::Result::SUCCESS)
}

/// Capabilities of a surface with extending structures; for a driver without the command, the
/// loader queries the plain ones.
pub(crate) unsafe fn get_physical_device_surface_capabilities2_khr(
    device: &TerminatorPhysicalDevice,
    p_surface_info: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    p_capabilities: *mut vk::SurfaceCapabilities2KHR,
) -> Result<vk::Result, vk::Result> {
    let driver = device.driver();
    let table = &driver.physical_device_table;
    let query2 = table.get_physical_device_surface_capabilities2_khr;
    let query = table.get_physical_device_surface_capabilities_khr;
    // SAFETY: by valid usage the output structure is writable.
    let plain = unsafe { &raw mut (*p_capabilities).surface_capabilities };
    if query2.is_none() {
        let by = Command::GET_PHYSICAL_DEVICE_SURFACE_CAPABILITIES_KHR;
        let command = Command::GET_PHYSICAL_DEVICE_SURFACE_CAPABILITIES2_KHR;
        report_emulation(driver, command, Some(by));
    }
    if query2.is_none() && query.is_none() {
        // SAFETY: as above.
        unsafe { plain.write(Default::default()) };
        return Ok(vk::Result::SUCCESS);
    }
    // SAFETY: by valid usage the structure is valid and its surface is live or null.
    let info = unsafe { p_surface_info.on_driver(driver)? };
    // SAFETY: by valid usage the output structure starts a valid chain. The driver's function gets
    // the driver's own handle and surface.
    let result = unsafe {
        match (query2, query) {
            (Some(query2), _) => {
                preset_protected(&*p_capabilities);
                query2(device.handle, &info, p_capabilities)
            }
            (None, Some(query)) => query(device.handle, info.surface, plain),
            (None, None) => vk::Result::SUCCESS,
        }
    };
    // SAFETY: by valid usage both structures start valid chains.
    unsafe { emulate_maintenance1(driver, &info, &*p_capabilities) };
    Ok(result)
}

/// Formats of a surface with extending structures; for a driver without the command, the loader
/// queries the plain ones.
pub(crate) unsafe fn get_physical_device_surface_formats2_khr(
    device: &TerminatorPhysicalDevice,
    p_surface_info: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    p_count: *mut u32,
    p_formats: *mut vk::SurfaceFormat2KHR,
) -> Result<vk::Result, vk::Result> {
    let table = &device.driver().physical_device_table;
    if let Some(query2) = table.get_physical_device_surface_formats2_khr {
        // SAFETY: by valid usage the structure is valid and its surface is live or null. The
        // driver's function gets the driver's own handle and surface.
        return unsafe {
            let info = p_surface_info.on_driver(device.driver())?;
            Ok(query2(device.handle, &info, p_count, p_formats))
        };
    }
    let command = Command::GET_PHYSICAL_DEVICE_SURFACE_FORMATS2_KHR;
    let by = Command::GET_PHYSICAL_DEVICE_SURFACE_FORMATS_KHR;
    report_emulation(device.driver(), command, Some(by));
    // SAFETY: by valid usage the structure is valid.
    report_chain(device, command, "pSurfaceInfo", unsafe { (*p_surface_info).p_next });
    let Some(query) = table.get_physical_device_surface_formats_khr else {
        // SAFETY: by valid usage the count is writable.
        unsafe { p_count.write(0) };
        return Ok(vk::Result::SUCCESS);
    };
    // SAFETY: as above, and the structure's surface is live or null.
    let surface = unsafe { p_surface_info.on_driver(device.driver())? }.surface;
    // SAFETY: the driver's function gets the driver's own handle and surface.
    let query = |count, formats| unsafe { query(device.handle, surface, count, formats) };
    let store = |place: &mut vk::SurfaceFormat2KHR, plain| {
        place.surface_format = plain;
        place.p_next.cast_const()
    };
    let report = |index, p_next| {
        report_elements_chain(device, command, ("pSurfaceFormats", index), p_next);
    };
    let memory = device.instance().allocator(vk::SystemAllocationScope::COMMAND);
    // SAFETY: by valid usage the count is writable and the array is null or has as many elements.
    Ok(unsafe { array_query::emulate(memory, p_count, p_formats, query, store, report) })
}

/// Capabilities of a surface with its counters; drivers without the command have none.
pub(crate) unsafe fn get_physical_device_surface_capabilities2_ext(
    device: &TerminatorPhysicalDevice,
    surface: vk::SurfaceKHR,
    p_capabilities: *mut vk::SurfaceCapabilities2EXT,
) -> Result<vk::Result, vk::Result> {
    let table = &device.driver().physical_device_table;
    // SAFETY: by valid usage the surface is live or null.
    let surface = unsafe { on_driver(surface, device.driver())? };
    if let Some(query) = table.get_physical_device_surface_capabilities2_ext {
        // SAFETY: the driver's function gets the driver's own handle and surface.
        return Ok(unsafe { query(device.handle, surface, p_capabilities) });
    }
    let command = Command::GET_PHYSICAL_DEVICE_SURFACE_CAPABILITIES2_EXT;
    let by = Command::GET_PHYSICAL_DEVICE_SURFACE_CAPABILITIES_KHR;
    report_emulation(device.driver(), command, Some(by));
    let mut plain = vk::SurfaceCapabilitiesKHR::default();
    let result = match table.get_physical_device_surface_capabilities_khr {
        // SAFETY: the driver's function gets the driver's own handle and surface.
        Some(query) => unsafe { query(device.handle, surface, &mut plain) },
        None => lacks_query(device, by),
    };
    if result.is_error() {
        return Ok(result);
    }
    // SAFETY: by valid usage the output structure is writable.
    let capabilities = unsafe { &mut *p_capabilities };
    store_capabilities(capabilities, &plain);
    report_chain(device, command, "pSurfaceCapabilities", capabilities.p_next);
    Ok(vk::Result::SUCCESS)
}

#[cfg(test)]
mod tests;
