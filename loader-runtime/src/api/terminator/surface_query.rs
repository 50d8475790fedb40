//! Queries of a physical device about a surface, below the layers (callpath.md 1.10, 5.6, 5.7).
//!
//! The application's surface is replaced by the driver's. For a driver without a query, the loader
//! calls an older one or returns the answer of the Khronos loader.

use dispatch_tables::{Command, Extension, vk};

use crate::api::terminator::array_query;
use crate::api::terminator::emulation::{report_chain, report_elements_chain, report_emulation};
use crate::api::terminator::own_surface::on_driver;
use crate::api::terminator::surface::is_enabled;
use crate::api::terminator::surface_emulation::{
    emulate_maintenance1, preset_protected, store_capabilities,
};
use crate::event::SurfaceEvent;
use crate::object::driver::Driver;
use crate::object::physical_device::TerminatorPhysicalDevice;

/// Whether VK_KHR_surface is enabled; if not, logs that `command` is not executed.
fn surfaces_enabled(device: &TerminatorPhysicalDevice, command: Command) -> bool {
    is_enabled(device.driver().owner(), Extension::KHR_SURFACE, command)
}

/// Logs that the driver lacks the command.
pub(super) fn driver_lacks(driver: &Driver, command: Command) {
    driver
        .owner()
        .journal()
        .record(SurfaceEvent::DriverLacksCommand { command: command.name().into() });
}

/// Aborts if an output pointer that the command needs is null.
fn require_output<T>(
    device: &TerminatorPhysicalDevice,
    command: Command,
    output: *mut T,
    parameter: &'static str,
) {
    if output.is_null() {
        let command = command.name().into();
        device.driver().owner().journal().record(SurfaceEvent::NullOutput { command, parameter });
        crate::host::abort();
    }
}

/// Whether a queue family can present to a surface; an unsuitable surface is unsupported.
pub(crate) unsafe extern "system" fn get_physical_device_surface_support_khr(
    physical_device: vk::PhysicalDevice,
    queue_family_index: u32,
    surface: vk::SurfaceKHR,
    p_supported: *mut vk::Bool32,
) -> vk::Result {
    let command = Command::GET_PHYSICAL_DEVICE_SURFACE_SUPPORT_KHR;
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, the
    // surface is live or null, and the pointers are valid. The driver's function gets the driver's
    // own handle and surface.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let driver = device.driver();
        if !surfaces_enabled(device, command) {
            return vk::Result::SUCCESS;
        }
        require_output(device, command, p_supported, "pSupported");
        *p_supported = vk::FALSE;
        let query = driver.physical_device_table.get_physical_device_surface_support_khr;
        let Some(query) = query else {
            driver_lacks(driver, command);
            return vk::Result::SUCCESS;
        };
        match on_driver(surface, driver) {
            Ok(surface) => query(device.handle, queue_family_index, surface, p_supported),
            Err(_) => vk::Result::SUCCESS,
        }
    }
}

/// Declares a query of VK_KHR_surface. Without the driver's command, `absent` writes the answer. A
/// null surface asks for what VK_GOOGLE_surfaceless_query gives.
macro_rules! surface_query {
    (
        $name:ident, $command:ident, ($($output:ident: $Type:ty),*),
        requires $required:ident $parameter:literal, absent $absent:expr
    ) => {
        #[doc = concat!("Asks the driver for `Command::", stringify!($command), "`.")]
        pub(crate) unsafe extern "system" fn $name(
            physical_device: vk::PhysicalDevice,
            surface: vk::SurfaceKHR,
            $($output: *mut $Type),*
        ) -> vk::Result {
            let command = Command::$command;
            // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down,
            // the surface is live or null, and the pointers are valid. The driver's function gets
            // the driver's own handle and surface.
            unsafe {
                let device = TerminatorPhysicalDevice::of(physical_device);
                let driver = device.driver();
                if !surfaces_enabled(device, command) {
                    return vk::Result::SUCCESS;
                }
                require_output(device, command, $required, $parameter);
                let Some(query) = driver.physical_device_table.$name else {
                    driver_lacks(driver, command);
                    *$required = $absent;
                    return vk::Result::SUCCESS;
                };
                match on_driver(surface, driver) {
                    Ok(surface) => query(device.handle, surface, $($output),*),
                    Err(error) => error,
                }
            }
        }
    };
}

surface_query!(
    get_physical_device_surface_capabilities_khr,
    GET_PHYSICAL_DEVICE_SURFACE_CAPABILITIES_KHR,
    (p_capabilities: vk::SurfaceCapabilitiesKHR),
    requires p_capabilities "pSurfaceCapabilities", absent Default::default()
);
surface_query!(
    get_physical_device_surface_formats_khr,
    GET_PHYSICAL_DEVICE_SURFACE_FORMATS_KHR,
    (p_count: u32, p_formats: vk::SurfaceFormatKHR),
    requires p_count "pSurfaceFormatCount", absent 0
);
surface_query!(
    get_physical_device_surface_present_modes_khr,
    GET_PHYSICAL_DEVICE_SURFACE_PRESENT_MODES_KHR,
    (p_count: u32, p_modes: vk::PresentModeKHR),
    requires p_count "pPresentModeCount", absent 0
);

/// Capabilities of a surface with extending structures; for a driver without the command, the
/// loader queries the plain ones.
pub(crate) unsafe extern "system" fn get_physical_device_surface_capabilities2_khr(
    physical_device: vk::PhysicalDevice,
    p_surface_info: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    p_surface_capabilities: *mut vk::SurfaceCapabilities2KHR,
) -> vk::Result {
    let command = Command::GET_PHYSICAL_DEVICE_SURFACE_CAPABILITIES2_KHR;
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, the
    // surface is live or null, and the pointers are valid. The driver's function gets the driver's
    // own handle and surface.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let driver = device.driver();
        if !surfaces_enabled(device, command) {
            return vk::Result::SUCCESS;
        }
        let table = &driver.physical_device_table;
        let query2 = table.get_physical_device_surface_capabilities2_khr;
        let query = table.get_physical_device_surface_capabilities_khr;
        if query2.is_none() {
            let by = Command::GET_PHYSICAL_DEVICE_SURFACE_CAPABILITIES_KHR;
            report_emulation(driver, command, Some(by));
            if query.is_none() {
                (*p_surface_capabilities).surface_capabilities = Default::default();
                return vk::Result::SUCCESS;
            }
        }
        let mut info = *p_surface_info;
        match on_driver(info.surface, driver) {
            Ok(surface) => info.surface = surface,
            Err(error) => return error,
        }
        let result = match (query2, query) {
            (Some(query2), _) => {
                preset_protected(&*p_surface_capabilities);
                query2(device.handle, &info, p_surface_capabilities)
            }
            (None, Some(query)) => {
                let capabilities = &raw mut (*p_surface_capabilities).surface_capabilities;
                query(device.handle, info.surface, capabilities)
            }
            (None, None) => return vk::Result::SUCCESS,
        };
        emulate_maintenance1(driver, &info, &*p_surface_capabilities);
        result
    }
}

/// Formats of a surface with extending structures; for a driver without the command, the loader
/// queries the plain ones.
pub(crate) unsafe extern "system" fn get_physical_device_surface_formats2_khr(
    physical_device: vk::PhysicalDevice,
    p_surface_info: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    p_surface_format_count: *mut u32,
    p_surface_formats: *mut vk::SurfaceFormat2KHR,
) -> vk::Result {
    let command = Command::GET_PHYSICAL_DEVICE_SURFACE_FORMATS2_KHR;
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, the
    // surface is live or null, and the pointers are valid. The driver's function gets the driver's
    // own handle and surface.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let driver = device.driver();
        if !surfaces_enabled(device, command) {
            return vk::Result::SUCCESS;
        }
        let table = &driver.physical_device_table;
        let query2 = table.get_physical_device_surface_formats2_khr;
        let mut info = *p_surface_info;
        if query2.is_none() {
            let by = Command::GET_PHYSICAL_DEVICE_SURFACE_FORMATS_KHR;
            report_emulation(driver, command, Some(by));
            report_chain(device, command, "pSurfaceInfo", info.p_next);
            if table.get_physical_device_surface_formats_khr.is_none() {
                *p_surface_format_count = 0;
                return vk::Result::SUCCESS;
            }
        }
        match on_driver(info.surface, driver) {
            Ok(surface) => info.surface = surface,
            Err(error) => return error,
        }
        if let Some(query2) = query2 {
            return query2(device.handle, &info, p_surface_format_count, p_surface_formats);
        }
        let Some(query) = table.get_physical_device_surface_formats_khr else {
            return vk::Result::SUCCESS;
        };
        array_query::emulate(
            device.instance().allocator(vk::SystemAllocationScope::COMMAND),
            p_surface_format_count,
            p_surface_formats,
            |count, formats| query(device.handle, info.surface, count, formats),
            |index, extended: *mut vk::SurfaceFormat2KHR, plain| {
                (*extended).surface_format = plain;
                let p_next = (*extended).p_next;
                report_elements_chain(device, command, ("pSurfaceFormats", index), p_next);
            },
        )
    }
}

/// Capabilities of a surface with its counters; drivers without the command have none.
pub(crate) unsafe extern "system" fn get_physical_device_surface_capabilities2_ext(
    physical_device: vk::PhysicalDevice,
    surface: vk::SurfaceKHR,
    p_surface_capabilities: *mut vk::SurfaceCapabilities2EXT,
) -> vk::Result {
    let command = Command::GET_PHYSICAL_DEVICE_SURFACE_CAPABILITIES2_EXT;
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, the
    // surface is live or null, and the pointers are valid. The driver's function gets the driver's
    // own handle and surface.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let driver = device.driver();
        let table = &driver.physical_device_table;
        let surface = match on_driver(surface, driver) {
            Ok(surface) => surface,
            Err(error) => return error,
        };
        if let Some(query) = table.get_physical_device_surface_capabilities2_ext {
            return query(device.handle, surface, p_surface_capabilities);
        }
        let by = Command::GET_PHYSICAL_DEVICE_SURFACE_CAPABILITIES_KHR;
        report_emulation(driver, command, Some(by));
        let mut capabilities = vk::SurfaceCapabilitiesKHR::default();
        match table.get_physical_device_surface_capabilities_khr {
            Some(query) => {
                let result = query(device.handle, surface, &mut capabilities);
                if result.as_raw() < 0 {
                    return result;
                }
            }
            None => driver_lacks(driver, by),
        }
        store_capabilities(&mut *p_surface_capabilities, &capabilities);
        report_chain(device, command, "pSurfaceCapabilities", (*p_surface_capabilities).p_next);
        vk::Result::SUCCESS
    }
}

/// The rectangles of a surface that this device presents to.
pub(crate) unsafe extern "system" fn get_physical_device_present_rectangles_khr(
    physical_device: vk::PhysicalDevice,
    surface: vk::SurfaceKHR,
    p_rect_count: *mut u32,
    p_rects: *mut vk::Rect2D,
) -> vk::Result {
    let command = Command::GET_PHYSICAL_DEVICE_PRESENT_RECTANGLES_KHR;
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, the
    // surface is live or null, and the pointers are valid. The driver's function gets the driver's
    // own handle and surface.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let driver = device.driver();
        let query = driver.physical_device_table.get_physical_device_present_rectangles_khr;
        let Some(query) = query else {
            driver_lacks(driver, command);
            if let Some(count) = p_rect_count.as_mut() {
                *count = 0;
            }
            return vk::Result::SUCCESS;
        };
        match on_driver(surface, driver) {
            Ok(surface) => query(device.handle, surface, p_rect_count, p_rects),
            Err(error) => error,
        }
    }
}

/// The present modes of a surface for a structure of the application.
#[cfg(windows)]
pub(crate) unsafe extern "system" fn get_physical_device_surface_present_modes2_ext(
    physical_device: vk::PhysicalDevice,
    p_surface_info: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    p_present_mode_count: *mut u32,
    p_present_modes: *mut vk::PresentModeKHR,
) -> vk::Result {
    let command = Command::GET_PHYSICAL_DEVICE_SURFACE_PRESENT_MODES2_EXT;
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, the
    // surface is live or null, and the pointers are valid. The driver's function gets the driver's
    // own handle and surface.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let driver = device.driver();
        let table = &driver.physical_device_table;
        let Some(query) = table.get_physical_device_surface_present_modes2_ext else {
            driver_lacks(driver, command);
            *p_present_mode_count = 0;
            return vk::Result::SUCCESS;
        };
        let mut info = *p_surface_info;
        match on_driver(info.surface, driver) {
            Ok(surface) => info.surface = surface,
            Err(error) => return error,
        }
        query(device.handle, &info, p_present_mode_count, p_present_modes)
    }
}

/// The driver's `function` for a query of presentation support. `None` if `extension` is not
/// enabled or the driver lacks the command, which is logged.
#[cfg(any(wsi_xcb, wsi_xlib, wsi_wayland, windows))]
pub(crate) fn presentation_support<F>(
    device: &TerminatorPhysicalDevice,
    extension: Extension,
    command: Command,
    function: Option<F>,
) -> Option<F> {
    let driver = device.driver();
    if !is_enabled(driver.owner(), extension, command) {
        return None;
    }
    if function.is_none() {
        driver_lacks(driver, command);
    }
    function
}

#[cfg(test)]
mod tests;
