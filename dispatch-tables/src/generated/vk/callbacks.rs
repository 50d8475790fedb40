// provisional banner

//! Pointers to functions that the application supplies; `None` is C's NULL.
use core::ffi::{c_char, c_void};
#[allow(unused_imports, reason = "which files need others depends on the registry")]
use super::*;
/// `PFN_vkInternalAllocationNotification`
pub type PFN_vkInternalAllocationNotification = Option<
    unsafe extern "system" fn(
        p_user_data: *mut c_void,
        size: usize,
        allocation_type: InternalAllocationType,
        allocation_scope: SystemAllocationScope,
    ),
>;
/// `PFN_vkInternalFreeNotification`
pub type PFN_vkInternalFreeNotification = Option<
    unsafe extern "system" fn(
        p_user_data: *mut c_void,
        size: usize,
        allocation_type: InternalAllocationType,
        allocation_scope: SystemAllocationScope,
    ),
>;
/// `PFN_vkReallocationFunction`
pub type PFN_vkReallocationFunction = Option<
    unsafe extern "system" fn(
        p_user_data: *mut c_void,
        p_original: *mut c_void,
        size: usize,
        alignment: usize,
        allocation_scope: SystemAllocationScope,
    ) -> *mut c_void,
>;
/// `PFN_vkAllocationFunction`
pub type PFN_vkAllocationFunction = Option<
    unsafe extern "system" fn(
        p_user_data: *mut c_void,
        size: usize,
        alignment: usize,
        allocation_scope: SystemAllocationScope,
    ) -> *mut c_void,
>;
/// `PFN_vkFreeFunction`
pub type PFN_vkFreeFunction = Option<
    unsafe extern "system" fn(p_user_data: *mut c_void, p_memory: *mut c_void),
>;
/// `PFN_vkVoidFunction`
pub type PFN_vkVoidFunction = Option<unsafe extern "system" fn()>;
/// `PFN_vkDebugReportCallbackEXT`
pub type PFN_vkDebugReportCallbackEXT = Option<
    unsafe extern "system" fn(
        flags: DebugReportFlagsEXT,
        object_type: DebugReportObjectTypeEXT,
        object: u64,
        location: usize,
        message_code: i32,
        p_layer_prefix: *const c_char,
        p_message: *const c_char,
        p_user_data: *mut c_void,
    ) -> Bool32,
>;
/// `PFN_vkDebugUtilsMessengerCallbackEXT`
pub type PFN_vkDebugUtilsMessengerCallbackEXT = Option<
    unsafe extern "system" fn(
        message_severity: DebugUtilsMessageSeverityFlagsEXT,
        message_types: DebugUtilsMessageTypeFlagsEXT,
        p_callback_data: *const DebugUtilsMessengerCallbackDataEXT,
        p_user_data: *mut c_void,
    ) -> Bool32,
>;
/// `PFN_vkDeviceMemoryReportCallbackEXT`
pub type PFN_vkDeviceMemoryReportCallbackEXT = Option<
    unsafe extern "system" fn(
        p_callback_data: *const DeviceMemoryReportCallbackDataEXT,
        p_user_data: *mut c_void,
    ),
>;
/// `PFN_vkGetInstanceProcAddrLUNARG`
pub type PFN_vkGetInstanceProcAddrLUNARG = Option<
    unsafe extern "system" fn(
        instance: Instance,
        p_name: *const c_char,
    ) -> PFN_vkVoidFunction,
>;
