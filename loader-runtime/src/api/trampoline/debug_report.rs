//! Trampolines for report callbacks of VK_EXT_debug_report (callpath.md 6.2).

use dispatch_tables::{Command, InstanceEntrypointTable, vk};

use crate::api::callback_object;

/// Creates a report callback.
pub(crate) unsafe extern "system" fn vkCreateDebugReportCallbackEXT(
    instance: vk::Instance,
    p_create_info: *const vk::DebugReportCallbackCreateInfoEXT,
    p_allocator: *const vk::AllocationCallbacks,
    p_callback: *mut vk::DebugReportCallbackEXT,
) -> vk::Result {
    let slot = |table: &InstanceEntrypointTable| table.create_debug_report_callback_ext;
    let command = Command::CREATE_DEBUG_REPORT_CALLBACK_EXT;
    // SAFETY: the caller has the valid usage of `command`, whose parameters are passed on
    // unchanged.
    unsafe {
        callback_object::create(command, slot, instance, p_create_info, p_allocator, p_callback)
    }
}

/// Destroys a report callback.
pub(crate) unsafe extern "system" fn vkDestroyDebugReportCallbackEXT(
    instance: vk::Instance,
    callback: vk::DebugReportCallbackEXT,
    p_allocator: *const vk::AllocationCallbacks,
) {
    let slot = |table: &InstanceEntrypointTable| table.destroy_debug_report_callback_ext;
    let command = Command::DESTROY_DEBUG_REPORT_CALLBACK_EXT;
    // SAFETY: the caller has the valid usage of `command`, whose parameters are passed on
    // unchanged.
    unsafe { callback_object::destroy(command, slot, instance, callback, p_allocator) };
}
