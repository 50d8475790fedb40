//! Names and tags of objects.

use dispatch_tables::vk;
use serde_json::json;

use crate::{ffi, log};

/// `vkSetDebugUtilsObjectNameEXT`.
pub(crate) extern "system" fn set_object_name(
    _: vk::Device,
    info: *const vk::DebugUtilsObjectNameInfoEXT,
) -> vk::Result {
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
    _: vk::Device,
    info: *const vk::DebugUtilsObjectTagInfoEXT,
) -> vk::Result {
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
    _: vk::Device,
    info: *const vk::DebugMarkerObjectNameInfoEXT,
) -> vk::Result {
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
    _: vk::Device,
    info: *const vk::DebugMarkerObjectTagInfoEXT,
) -> vk::Result {
    // SAFETY: valid usage: `info` points to a valid structure.
    let info = unsafe { &*info };
    log::detail(
        "vkDebugMarkerSetObjectTagEXT",
        json!({ "type": info.object_type.as_raw(), "handle": info.object, "name": info.tag_name }),
    );
    vk::Result::SUCCESS
}
