//! Messages of the application for messengers and report callbacks (callpath.md 6.2).

use core::ffi::c_char;

use dispatch_tables::vk;

use crate::debug::callbacks::{ReportMessage, UtilsMessage};
use crate::instance::record::Instance;
use crate::lock;

/// Passes a message of the application to the instance's callbacks. Calls no driver.
pub(crate) unsafe extern "system" fn submit_debug_utils_message_ext(
    instance: vk::Instance,
    severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    types: vk::DebugUtilsMessageTypeFlagsEXT,
    p_callback_data: *const vk::DebugUtilsMessengerCallbackDataEXT,
) {
    let _lock = lock::acquire();
    // SAFETY: by valid usage the instance is the loader's, and the message is valid or null.
    let (instance, data) = unsafe { (Instance::of(instance), p_callback_data.as_ref()) };
    if let (Some(instance), Some(data)) = (instance, data) {
        instance.callbacks.deliver(&UtilsMessage { severity, types, data });
    }
}

/// Passes a message of the application to every driver that has the command, then to the instance's
/// callbacks.
#[allow(clippy::too_many_arguments, reason = "the registry's signature")]
pub(crate) unsafe extern "system" fn debug_report_message_ext(
    instance: vk::Instance,
    flags: vk::DebugReportFlagsEXT,
    object_type: vk::DebugReportObjectTypeEXT,
    object: u64,
    location: usize,
    code: i32,
    layer_prefix: *const c_char,
    text: *const c_char,
) {
    let lock = &lock::acquire();
    // SAFETY: by valid usage the instance is the loader's.
    let Some(instance) = (unsafe { Instance::of(instance) }) else {
        return;
    };
    for driver in instance.drivers.iter(lock) {
        if let Some(report) = driver.instance_table.debug_report_message_ext {
            let own = driver.instance;
            // SAFETY: the driver's function gets its own instance; by valid usage the strings end
            // in NUL.
            unsafe { report(own, flags, object_type, object, location, code, layer_prefix, text) };
        }
    }
    let message = ReportMessage { flags, object_type, object, location, code, layer_prefix, text };
    instance.callbacks.deliver_report(&message);
}
