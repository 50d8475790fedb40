//! Terminators of displays, their planes and modes (callpath.md 1.10, 5.9).
//!
//! Display handles are the drivers' own and pass through. For a driver without a command, the
//! loader reports no displays or emulates the command through an older one.

use dispatch_tables::{Command, Extension, vk};

use crate::api::terminator::array_query;
use crate::api::terminator::emulation::report_emulation;
use crate::api::terminator::surface::is_enabled;
use crate::api::terminator::surface_query::driver_lacks;
use crate::event::SurfaceEvent;
use crate::object::driver::Driver;
use crate::object::physical_device::TerminatorPhysicalDevice;

/// Whether VK_KHR_display is enabled; if not, logs that `command` is not executed.
fn displays_enabled(driver: &Driver, command: Command) -> bool {
    is_enabled(driver.owner(), Extension::KHR_DISPLAY, command)
}

/// Logs that a driver has no displays because it lacks the command.
fn no_displays(driver: &Driver, command: Command) {
    driver
        .owner()
        .journal()
        .record(SurfaceEvent::DriverLacksDisplayCommand { command: command.name().into() });
}

/// # Safety
///
/// `p_count` is null or can be written.
unsafe fn nothing(p_count: *mut u32) -> vk::Result {
    // SAFETY: the caller promises null or a writable count.
    if let Some(count) = unsafe { p_count.as_mut() } {
        *count = 0;
    }
    vk::Result::SUCCESS
}

/// Declares an enumeration of VK_KHR_display.
macro_rules! enumeration {
    ($name:ident, $command:ident, ($($parameter:ident: $Type:ty),*), $Element:ty) => {
        #[doc = concat!("Asks the driver for `Command::", stringify!($command), "`.")]
        pub(crate) unsafe extern "system" fn $name(
            physical_device: vk::PhysicalDevice,
            $($parameter: $Type,)*
            p_count: *mut u32,
            p_array: *mut $Element,
        ) -> vk::Result {
            let command = Command::$command;
            // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down,
            // and the pointers are valid. The driver's function gets the driver's own handle.
            unsafe {
                let device = TerminatorPhysicalDevice::of(physical_device);
                let driver = device.driver();
                if !displays_enabled(driver, command) {
                    return vk::Result::SUCCESS;
                }
                match driver.physical_device_table.$name {
                    Some(query) => query(device.handle, $($parameter,)* p_count, p_array),
                    None => {
                        no_displays(driver, command);
                        nothing(p_count)
                    }
                }
            }
        }
    };
}

enumeration!(
    get_physical_device_display_properties_khr,
    GET_PHYSICAL_DEVICE_DISPLAY_PROPERTIES_KHR,
    (),
    vk::DisplayPropertiesKHR
);
enumeration!(
    get_physical_device_display_plane_properties_khr,
    GET_PHYSICAL_DEVICE_DISPLAY_PLANE_PROPERTIES_KHR,
    (),
    vk::DisplayPlanePropertiesKHR
);
enumeration!(
    get_display_plane_supported_displays_khr,
    GET_DISPLAY_PLANE_SUPPORTED_DISPLAYS_KHR,
    (plane_index: u32),
    vk::DisplayKHR
);
enumeration!(
    get_display_mode_properties_khr,
    GET_DISPLAY_MODE_PROPERTIES_KHR,
    (display: vk::DisplayKHR),
    vk::DisplayModePropertiesKHR
);

/// Declares an enumeration of VK_KHR_get_display_properties2. For a driver without the command, the
/// loader calls the enumeration of VK_KHR_display.
macro_rules! enumeration2 {
    (
        $name:ident, $command:ident, by $plain:ident,
        ($($parameter:ident: $Type:ty),*), $Element:ty, $field:ident
    ) => {
        #[doc = concat!("Asks the driver for `Command::", stringify!($command), "`.")]
        pub(crate) unsafe extern "system" fn $name(
            physical_device: vk::PhysicalDevice,
            $($parameter: $Type,)*
            p_count: *mut u32,
            p_array: *mut $Element,
        ) -> vk::Result {
            // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down,
            // and the pointers are valid. The driver's function gets the driver's own handle.
            unsafe {
                let device = TerminatorPhysicalDevice::of(physical_device);
                let driver = device.driver();
                let table = &driver.physical_device_table;
                if let Some(query) = table.$name {
                    return query(device.handle, $($parameter,)* p_count, p_array);
                }
                report_emulation(driver, Command::$command, None);
                let Some(query) = table.$plain else { return nothing(p_count) };
                array_query::emulate(
                    device.instance().allocator(vk::SystemAllocationScope::COMMAND),
                    p_count,
                    p_array,
                    |count, array| query(device.handle, $($parameter,)* count, array),
                    |_, extended: *mut $Element, plain| (*extended).$field = plain,
                )
            }
        }
    };
}

enumeration2!(
    get_physical_device_display_properties2_khr,
    GET_PHYSICAL_DEVICE_DISPLAY_PROPERTIES2_KHR,
    by get_physical_device_display_properties_khr,
    (),
    vk::DisplayProperties2KHR,
    display_properties
);
enumeration2!(
    get_physical_device_display_plane_properties2_khr,
    GET_PHYSICAL_DEVICE_DISPLAY_PLANE_PROPERTIES2_KHR,
    by get_physical_device_display_plane_properties_khr,
    (),
    vk::DisplayPlaneProperties2KHR,
    display_plane_properties
);
enumeration2!(
    get_display_mode_properties2_khr,
    GET_DISPLAY_MODE_PROPERTIES2_KHR,
    by get_display_mode_properties_khr,
    (display: vk::DisplayKHR),
    vk::DisplayModeProperties2KHR,
    display_mode_properties
);

/// Creates a mode of a display.
pub(crate) unsafe extern "system" fn create_display_mode_khr(
    physical_device: vk::PhysicalDevice,
    display: vk::DisplayKHR,
    p_create_info: *const vk::DisplayModeCreateInfoKHR,
    p_allocator: *const vk::AllocationCallbacks,
    p_mode: *mut vk::DisplayModeKHR,
) -> vk::Result {
    let command = Command::CREATE_DISPLAY_MODE_KHR;
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, and the
    // pointers are valid. The driver's function gets the driver's own handle.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let driver = device.driver();
        if !displays_enabled(driver, command) {
            return vk::Result::ERROR_EXTENSION_NOT_PRESENT;
        }
        match driver.physical_device_table.create_display_mode_khr {
            Some(create) => create(device.handle, display, p_create_info, p_allocator, p_mode),
            None => {
                driver_lacks(driver, command);
                vk::Result::ERROR_INITIALIZATION_FAILED
            }
        }
    }
}

/// Capabilities of a plane in a mode.
pub(crate) unsafe extern "system" fn get_display_plane_capabilities_khr(
    physical_device: vk::PhysicalDevice,
    mode: vk::DisplayModeKHR,
    plane_index: u32,
    p_capabilities: *mut vk::DisplayPlaneCapabilitiesKHR,
) -> vk::Result {
    let command = Command::GET_DISPLAY_PLANE_CAPABILITIES_KHR;
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, and the
    // pointers are valid. The driver's function gets the driver's own handle.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let driver = device.driver();
        if !displays_enabled(driver, command) {
            return vk::Result::SUCCESS;
        }
        if let Some(query) = driver.physical_device_table.get_display_plane_capabilities_khr {
            return query(device.handle, mode, plane_index, p_capabilities);
        }
        no_displays(driver, command);
        if let Some(capabilities) = p_capabilities.as_mut() {
            *capabilities = vk::DisplayPlaneCapabilitiesKHR::default();
        }
        vk::Result::SUCCESS
    }
}

/// Capabilities of a plane in a mode, in an extensible structure.
pub(crate) unsafe extern "system" fn get_display_plane_capabilities2_khr(
    physical_device: vk::PhysicalDevice,
    p_display_plane_info: *const vk::DisplayPlaneInfo2KHR,
    p_capabilities: *mut vk::DisplayPlaneCapabilities2KHR,
) -> vk::Result {
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, and the
    // pointers are valid. The driver's function gets the driver's own handle.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let driver = device.driver();
        let table = &driver.physical_device_table;
        if let Some(query) = table.get_display_plane_capabilities2_khr {
            return query(device.handle, p_display_plane_info, p_capabilities);
        }
        let command = Command::GET_DISPLAY_PLANE_CAPABILITIES2_KHR;
        report_emulation(driver, command, None);
        let (info, capabilities) = (&*p_display_plane_info, &mut (*p_capabilities).capabilities);
        match table.get_display_plane_capabilities_khr {
            Some(query) => query(device.handle, info.mode, info.plane_index, capabilities),
            None => {
                *capabilities = vk::DisplayPlaneCapabilitiesKHR::default();
                vk::Result::SUCCESS
            }
        }
    }
}

/// Takes a display away from an X server.
#[cfg(wsi_xlib_xrandr)]
pub(crate) unsafe extern "system" fn acquire_xlib_display_ext(
    physical_device: vk::PhysicalDevice,
    dpy: *mut vk::Display,
    display: vk::DisplayKHR,
) -> vk::Result {
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, and the
    // pointers are valid. The driver's function gets the driver's own handle.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let driver = device.driver();
        match driver.physical_device_table.acquire_xlib_display_ext {
            Some(acquire) => acquire(device.handle, dpy, display),
            None => {
                let library = driver.name();
                let event = SurfaceEvent::XlibDisplayNotAcquired { library };
                driver.owner().journal().record(event);
                vk::Result::ERROR_INITIALIZATION_FAILED
            }
        }
    }
}

/// The display behind an output of an X server; none for drivers without the command.
#[cfg(wsi_xlib_xrandr)]
pub(crate) unsafe extern "system" fn get_rand_r_output_display_ext(
    physical_device: vk::PhysicalDevice,
    dpy: *mut vk::Display,
    rr_output: vk::RROutput,
    p_display: *mut vk::DisplayKHR,
) -> vk::Result {
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, and the
    // pointers are valid. The driver's function gets the driver's own handle.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let driver = device.driver();
        match driver.physical_device_table.get_rand_r_output_display_ext {
            Some(query) => query(device.handle, dpy, rr_output, p_display),
            None => {
                let library = driver.name();
                let event = SurfaceEvent::NoRandrDisplay { library };
                driver.owner().journal().record(event);
                p_display.write(vk::DisplayKHR::NULL);
                vk::Result::SUCCESS
            }
        }
    }
}

#[cfg(test)]
mod tests;
