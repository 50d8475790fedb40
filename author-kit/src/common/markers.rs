//! VK_EXT_debug_marker by the commands of VK_EXT_debug_utils, whose structures say the same.

use dispatch_tables::vk;

use crate::common;
use crate::objects::{Common, device_table};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(DebugMarkerSetObjectNameEXT, set_name, [SET_DEBUG_UTILS_OBJECT_NAME_EXT]),
    common!(DebugMarkerSetObjectTagEXT, set_tag, [SET_DEBUG_UTILS_OBJECT_TAG_EXT]),
    common!(CmdDebugMarkerBeginEXT, begin, [CMD_BEGIN_DEBUG_UTILS_LABEL_EXT]),
    common!(CmdDebugMarkerEndEXT, end, [CMD_END_DEBUG_UTILS_LABEL_EXT]),
    common!(CmdDebugMarkerInsertEXT, insert, [CMD_INSERT_DEBUG_UTILS_LABEL_EXT]),
];

/// The objects of Vulkan 1.0 and those of extensions have one number in both enumerations, but for
/// the objects of window systems and those of VK_EXT_debug_report and VK_EXT_validation_cache.
fn object_type(older: vk::DebugReportObjectTypeEXT) -> vk::ObjectType {
    use vk::DebugReportObjectTypeEXT as Older;
    match older {
        Older::SURFACE_KHR => vk::ObjectType::SURFACE_KHR,
        Older::SWAPCHAIN_KHR => vk::ObjectType::SWAPCHAIN_KHR,
        Older::DEBUG_REPORT_CALLBACK_EXT => vk::ObjectType::DEBUG_REPORT_CALLBACK_EXT,
        Older::DISPLAY_KHR => vk::ObjectType::DISPLAY_KHR,
        Older::DISPLAY_MODE_KHR => vk::ObjectType::DISPLAY_MODE_KHR,
        Older::VALIDATION_CACHE_EXT => vk::ObjectType::VALIDATION_CACHE_EXT,
        same => vk::ObjectType::from_raw(same.as_raw()),
    }
}

unsafe extern "system" fn set_name(
    device: vk::Device,
    info: *const vk::DebugMarkerObjectNameInfoEXT,
) -> vk::Result {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let newer = vk::DebugUtilsObjectNameInfoEXT {
            object_type: object_type((*info).object_type),
            object_handle: (*info).object,
            p_object_name: (*info).p_object_name,
            ..Default::default()
        };
        device_table(device).set_debug_utils_object_name_ext().expect("required")(device, &newer)
    }
}

unsafe extern "system" fn set_tag(
    device: vk::Device,
    info: *const vk::DebugMarkerObjectTagInfoEXT,
) -> vk::Result {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let newer = vk::DebugUtilsObjectTagInfoEXT {
            object_type: object_type((*info).object_type),
            object_handle: (*info).object,
            tag_name: (*info).tag_name,
            tag_size: (*info).tag_size,
            p_tag: (*info).p_tag,
            ..Default::default()
        };
        device_table(device).set_debug_utils_object_tag_ext().expect("required")(device, &newer)
    }
}

/// # Safety
///
/// The structure is valid.
unsafe fn label(marker: *const vk::DebugMarkerMarkerInfoEXT) -> vk::DebugUtilsLabelEXT {
    // SAFETY: the caller's promise.
    let vk::DebugMarkerMarkerInfoEXT { p_marker_name, color, .. } = unsafe { *marker };
    vk::DebugUtilsLabelEXT { p_label_name: p_marker_name, color, ..Default::default() }
}

unsafe extern "system" fn begin(
    buffer: vk::CommandBuffer,
    marker: *const vk::DebugMarkerMarkerInfoEXT,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let newer = device_table(buffer).cmd_begin_debug_utils_label_ext().expect("required");
        newer(buffer, &label(marker));
    }
}

unsafe extern "system" fn end(buffer: vk::CommandBuffer) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe { device_table(buffer).cmd_end_debug_utils_label_ext().expect("required")(buffer) };
}

unsafe extern "system" fn insert(
    buffer: vk::CommandBuffer,
    marker: *const vk::DebugMarkerMarkerInfoEXT,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let newer = device_table(buffer).cmd_insert_debug_utils_label_ext().expect("required");
        newer(buffer, &label(marker));
    }
}
