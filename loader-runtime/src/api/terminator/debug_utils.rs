//! Terminators of the messengers of VK_EXT_debug_utils (callpath.md 6.2).

use dispatch_tables::{InstanceEntrypointTable, vk};

use crate::api::callback_object::create_terminator;
use crate::api::terminator::messenger::{self, MESSENGER};
use crate::lock;
use crate::object::callbacks::UtilsMessage;
use crate::object::instance::Instance;

/// Creates a messenger in every driver that has the command, and registers it for the loader's
/// messages.
pub(crate) unsafe extern "system" fn create_debug_utils_messenger_ext(
    instance: vk::Instance,
    p_create_info: *const vk::DebugUtilsMessengerCreateInfoEXT,
    p_allocator: *const vk::AllocationCallbacks,
    p_messenger: *mut vk::DebugUtilsMessengerEXT,
) -> vk::Result {
    let of_driver = |table: &InstanceEntrypointTable| table.create_debug_utils_messenger_ext;
    // SAFETY: the caller's arguments are those of the command, by its valid usage.
    unsafe {
        create_terminator(&MESSENGER, of_driver, instance, p_create_info, p_allocator, p_messenger)
    }
}

/// Destroys a messenger in the drivers and in the instance.
pub(crate) unsafe extern "system" fn destroy_debug_utils_messenger_ext(
    instance: vk::Instance,
    messenger: vk::DebugUtilsMessengerEXT,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: by valid usage the instance is the loader's, nobody uses the messenger any more, and
    // the allocator is null or valid.
    unsafe {
        if let Some(instance) = Instance::of(instance) {
            messenger::destroy(instance, &MESSENGER, messenger.as_raw(), p_allocator);
        }
    }
}

/// Passes a message of the application to the instance's callbacks. Calls no driver.
pub(crate) unsafe extern "system" fn submit_debug_utils_message_ext(
    instance: vk::Instance,
    message_severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    message_types: vk::DebugUtilsMessageTypeFlagsEXT,
    p_callback_data: *const vk::DebugUtilsMessengerCallbackDataEXT,
) {
    let _lock = lock::acquire();
    // SAFETY: by valid usage the instance is the loader's, and the message is valid or null.
    unsafe {
        if let (Some(instance), Some(data)) = (Instance::of(instance), p_callback_data.as_ref()) {
            let (severity, types) = (message_severity, message_types);
            instance.callbacks.deliver(&UtilsMessage { severity, types, data });
        }
    }
}

#[cfg(test)]
mod tests;
