//! Terminators of names and tags of objects: the driver gets its own handle (callpath.md 6.4).

use core::ptr;

use dispatch_tables::{Command, vk};

use crate::api::terminator::find_device::find_device;
use crate::api::terminator::own_surface::on_driver;
use crate::object::debug_types;
use crate::object::device::Device;
use crate::object::driver::Driver;
use crate::object::physical_device::TerminatorPhysicalDevice;

/// Declares a terminator; drivers without the command are not called.
macro_rules! terminator {
    ($name:ident, $command:ident, $Info:ident, $handle:ident, $type_of:expr) => {
        #[doc = concat!("Passes `Command::", stringify!($command), "` on to the driver.")]
        pub(crate) unsafe extern "system" fn $name(
            device: vk::Device,
            p_info: *const vk::$Info,
        ) -> vk::Result {
            // SAFETY: by valid usage the device is live, the structure is valid, and its handle has
            // the type that it states.
            unsafe {
                let (record, driver) = find_device(device, Command::$command);
                let Some(set) = record.dispatch.driver_table().$name else {
                    return vk::Result::SUCCESS;
                };
                let mut info = *p_info;
                info.$handle = driver_handle(record, driver, $type_of(&info), info.$handle);
                set(device, &info)
            }
        }
    };
}

terminator!(
    set_debug_utils_object_name_ext,
    SET_DEBUG_UTILS_OBJECT_NAME_EXT,
    DebugUtilsObjectNameInfoEXT,
    object_handle,
    |info: &vk::DebugUtilsObjectNameInfoEXT| info.object_type
);
terminator!(
    set_debug_utils_object_tag_ext,
    SET_DEBUG_UTILS_OBJECT_TAG_EXT,
    DebugUtilsObjectTagInfoEXT,
    object_handle,
    |info: &vk::DebugUtilsObjectTagInfoEXT| info.object_type
);
terminator!(
    debug_marker_set_object_name_ext,
    DEBUG_MARKER_SET_OBJECT_NAME_EXT,
    DebugMarkerObjectNameInfoEXT,
    object,
    |info: &vk::DebugMarkerObjectNameInfoEXT| debug_types::object_type(info.object_type)
);
terminator!(
    debug_marker_set_object_tag_ext,
    DEBUG_MARKER_SET_OBJECT_TAG_EXT,
    DebugMarkerObjectTagInfoEXT,
    object,
    |info: &vk::DebugMarkerObjectTagInfoEXT| debug_types::object_type(info.object_type)
);

/// The driver's handle of an object of the chain.
///
/// # Safety
///
/// `handle` is null or a handle of that type.
unsafe fn driver_handle(
    device: &Device,
    driver: &Driver,
    object_type: vk::ObjectType,
    handle: u64,
) -> u64 {
    let pointer = ptr::with_exposed_provenance_mut(handle as usize);
    match object_type {
        vk::ObjectType::INSTANCE => driver.instance.as_raw().expose_provenance() as u64,
        vk::ObjectType::PHYSICAL_DEVICE if handle != 0 => {
            let wrapper = vk::PhysicalDevice::from_raw(pointer);
            // SAFETY: the caller promises a physical device of the chain: a wrapper.
            let wrapper = unsafe { TerminatorPhysicalDevice::of(wrapper) };
            wrapper.handle.as_raw().expose_provenance() as u64
        }
        vk::ObjectType::SURFACE_KHR if device.dispatch.table.create_swapchain_khr.is_some() => {
            // SAFETY: the caller promises a live surface of the loader, or null.
            let surface = unsafe { on_driver(vk::SurfaceKHR::from_raw(handle), driver) };
            surface.map_or(handle, |surface| surface.as_raw())
        }
        _ => handle,
    }
}

#[cfg(test)]
mod tests;
