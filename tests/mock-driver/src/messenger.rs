//! Debug messengers: handles only; the driver sends no messages.

use dispatch_tables::vk;
use serde_json::json;

use crate::{device, ffi, log, object};

/// `vkCreateDebugUtilsMessengerEXT`.
pub(crate) extern "system" fn create_messenger(
    _instance: vk::Instance,
    _info: *const vk::DebugUtilsMessengerCreateInfoEXT,
    _allocator: *const vk::AllocationCallbacks,
    messenger: *mut vk::DebugUtilsMessengerEXT,
) -> vk::Result {
    // SAFETY: valid usage: `messenger` points to memory for the result.
    unsafe { messenger.write(vk::DebugUtilsMessengerEXT::from_raw(object::next_number())) };
    vk::Result::SUCCESS
}

/// `vkCreateDebugReportCallbackEXT`.
pub(crate) extern "system" fn create_report_callback(
    _instance: vk::Instance,
    _info: *const vk::DebugReportCallbackCreateInfoEXT,
    _allocator: *const vk::AllocationCallbacks,
    callback: *mut vk::DebugReportCallbackEXT,
) -> vk::Result {
    // SAFETY: valid usage: `callback` points to memory for the result.
    unsafe { callback.write(vk::DebugReportCallbackEXT::from_raw(object::next_number())) };
    vk::Result::SUCCESS
}

/// `vkSetDebugUtilsObjectNameEXT`.
pub(crate) extern "system" fn set_object_name(
    device: vk::Device,
    info: *const vk::DebugUtilsObjectNameInfoEXT,
) -> vk::Result {
    device::get(device, "vkSetDebugUtilsObjectNameEXT");
    // SAFETY: valid usage: `info` points to a valid structure, whose name is a C string.
    let (info, name) = unsafe { (&*info, ffi::text((*info).p_object_name)) };
    log::detail(
        "vkSetDebugUtilsObjectNameEXT",
        json!({ "type": info.object_type.as_raw(), "handle": info.object_handle, "name": name }),
    );
    vk::Result::SUCCESS
}

/// `vkSetDebugUtilsObjectTagEXT`.
pub(crate) extern "system" fn set_object_tag(
    device: vk::Device,
    info: *const vk::DebugUtilsObjectTagInfoEXT,
) -> vk::Result {
    device::get(device, "vkSetDebugUtilsObjectTagEXT");
    // SAFETY: valid usage: `info` points to a valid structure.
    let info = unsafe { &*info };
    log::detail(
        "vkSetDebugUtilsObjectTagEXT",
        json!({ "type": info.object_type.as_raw(), "handle": info.object_handle, "name": info.tag_name }),
    );
    vk::Result::SUCCESS
}

/// `vkDebugMarkerSetObjectNameEXT`.
pub(crate) extern "system" fn set_marker_name(
    device: vk::Device,
    info: *const vk::DebugMarkerObjectNameInfoEXT,
) -> vk::Result {
    device::get(device, "vkDebugMarkerSetObjectNameEXT");
    // SAFETY: valid usage: `info` points to a valid structure, whose name is a C string.
    let (info, name) = unsafe { (&*info, ffi::text((*info).p_object_name)) };
    log::detail(
        "vkDebugMarkerSetObjectNameEXT",
        json!({ "type": info.object_type.as_raw(), "handle": info.object, "name": name }),
    );
    vk::Result::SUCCESS
}

/// `vkDebugMarkerSetObjectTagEXT`.
pub(crate) extern "system" fn set_marker_tag(
    device: vk::Device,
    info: *const vk::DebugMarkerObjectTagInfoEXT,
) -> vk::Result {
    device::get(device, "vkDebugMarkerSetObjectTagEXT");
    // SAFETY: valid usage: `info` points to a valid structure.
    let info = unsafe { &*info };
    log::detail(
        "vkDebugMarkerSetObjectTagEXT",
        json!({ "type": info.object_type.as_raw(), "handle": info.object, "name": info.tag_name }),
    );
    vk::Result::SUCCESS
}
