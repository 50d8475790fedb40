//! Terminators of VK_EXT_debug_report (callpath.md 6.2).

use core::ffi::c_char;

use dispatch_tables::{InstanceEntrypointTable, vk};

use crate::api::callback_object::create_terminator;
use crate::api::terminator::messenger::{self, REPORT};
use crate::lock;
use crate::object::callbacks::ReportMessage;
use crate::object::instance::Instance;

/// Creates a report callback in every driver that has the command, and registers it for the
/// loader's messages.
pub(crate) unsafe extern "system" fn create_debug_report_callback_ext(
    instance: vk::Instance,
    p_create_info: *const vk::DebugReportCallbackCreateInfoEXT,
    p_allocator: *const vk::AllocationCallbacks,
    p_callback: *mut vk::DebugReportCallbackEXT,
) -> vk::Result {
    let of_driver = |table: &InstanceEntrypointTable| table.create_debug_report_callback_ext;
    // SAFETY: the caller's arguments are those of the command, by its valid usage.
    unsafe {
        create_terminator(&REPORT, of_driver, instance, p_create_info, p_allocator, p_callback)
    }
}

/// Destroys a report callback in the drivers and in the instance.
pub(crate) unsafe extern "system" fn destroy_debug_report_callback_ext(
    instance: vk::Instance,
    callback: vk::DebugReportCallbackEXT,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: by valid usage the instance is the loader's, nobody uses the callback any more, and
    // the allocator is null or valid.
    unsafe {
        if let Some(instance) = Instance::of(instance) {
            messenger::destroy(instance, &REPORT, callback.as_raw(), p_allocator);
        }
    }
}

/// Passes a message of the application to every driver that has the command, then to the instance's
/// callbacks.
pub(crate) unsafe extern "system" fn debug_report_message_ext(
    instance: vk::Instance,
    flags: vk::DebugReportFlagsEXT,
    object_type: vk::DebugReportObjectTypeEXT,
    object: u64,
    location: usize,
    message_code: i32,
    p_layer_prefix: *const c_char,
    p_message: *const c_char,
) {
    let lock = &lock::acquire();
    // SAFETY: by valid usage the instance is the loader's and the strings end in NUL. The drivers'
    // functions get their own instances.
    unsafe {
        let Some(instance) = Instance::of(instance) else {
            return;
        };
        for driver in instance.drivers(lock) {
            if let Some(report) = driver.instance_table.debug_report_message_ext {
                report(
                    driver.instance,
                    flags,
                    object_type,
                    object,
                    location,
                    message_code,
                    p_layer_prefix,
                    p_message,
                );
            }
        }
        instance.callbacks.deliver_report(&ReportMessage {
            flags,
            object_type,
            object,
            location,
            code: message_code,
            layer_prefix: p_layer_prefix,
            text: p_message,
        });
    }
}
