//! Messengers of VK_EXT_debug_utils (callpath.md 6.2).

#![allow(non_snake_case, reason = "trampolines carry the names of the C API")]

use std::ffi::c_void;

use dispatch_tables::{Command, InstanceEntrypointTable, vk};

use super::callback_object;
use super::structures::chain;
use crate::memory::OutOfHostMemory;
use crate::object::callbacks::Callback;
use crate::object::instance::Instance;

/// Creates a messenger.
///
/// # Safety
///
/// Vulkan's valid usage of vkCreateDebugUtilsMessengerEXT.
pub(crate) unsafe extern "system" fn vkCreateDebugUtilsMessengerEXT(
    instance: vk::Instance,
    p_create_info: *const vk::DebugUtilsMessengerCreateInfoEXT,
    p_allocator: *const vk::AllocationCallbacks,
    p_messenger: *mut vk::DebugUtilsMessengerEXT,
) -> vk::Result {
    let slot = |table: &InstanceEntrypointTable| table.create_debug_utils_messenger_ext;
    let command = Command::CREATE_DEBUG_UTILS_MESSENGER_EXT;
    // SAFETY: valid usage.
    unsafe {
        callback_object::create(command, slot, instance, p_create_info, p_allocator, p_messenger)
    }
}

/// Destroys a messenger.
///
/// # Safety
///
/// Vulkan's valid usage of vkDestroyDebugUtilsMessengerEXT.
pub(crate) unsafe extern "system" fn vkDestroyDebugUtilsMessengerEXT(
    instance: vk::Instance,
    messenger: vk::DebugUtilsMessengerEXT,
    p_allocator: *const vk::AllocationCallbacks,
) {
    let slot = |table: &InstanceEntrypointTable| table.destroy_debug_utils_messenger_ext;
    let command = Command::DESTROY_DEBUG_UTILS_MESSENGER_EXT;
    // SAFETY: valid usage.
    unsafe { callback_object::destroy(command, slot, instance, messenger, p_allocator) };
}

/// Registers the callbacks of `vkCreateInstance`'s `pNext` chain, which hear what happens while the
/// instance is created and destroyed: messengers first, then report callbacks, each in front of
/// those before it (drivers.md B.8). The extensions need not be enabled.
///
/// # Errors
///
/// The instance's allocator refused.
///
/// # Safety
///
/// `p_next` is null or a valid chain. The loader lock is held.
pub(super) unsafe fn register_creation_callbacks(
    instance: &Instance,
    p_next: *const c_void,
) -> Result<(), OutOfHostMemory> {
    let add = |create_info: *const vk::BaseInStructure, callback| {
        let handle = create_info.addr() as u64;
        let allocator = instance.allocator(vk::SystemAllocationScope::OBJECT);
        instance.callbacks.add_for_creation(handle, callback, allocator)
    };
    // SAFETY: the caller's promise; a structure type tells which structure a node is.
    unsafe {
        for node in chain(p_next) {
            if (*node).s_type == vk::StructureType::DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT {
                let info = &*node.cast::<vk::DebugUtilsMessengerCreateInfoEXT>();
                add(node, Callback::from(info))?;
            }
        }
        for node in chain(p_next) {
            if (*node).s_type == vk::StructureType::DEBUG_REPORT_CALLBACK_CREATE_INFO_EXT {
                let info = &*node.cast::<vk::DebugReportCallbackCreateInfoEXT>();
                add(node, Callback::from(info))?;
            }
        }
    }
    Ok(())
}

/// Below the layers.
pub(crate) mod terminator {
    use dispatch_tables::{InstanceEntrypointTable, vk};

    use crate::api::callback_object::create_at_the_end;
    use crate::lock;
    use crate::object::callbacks::UtilsMessage;
    use crate::object::instance::Instance;
    use crate::object::messenger::{self, MESSENGER};

    /// Creates a messenger in every driver that has messengers, and among the callbacks that hear
    /// the loader.
    ///
    /// # Safety
    ///
    /// Vulkan's valid usage.
    pub(crate) unsafe extern "system" fn create_debug_utils_messenger_ext(
        instance: vk::Instance,
        p_create_info: *const vk::DebugUtilsMessengerCreateInfoEXT,
        p_allocator: *const vk::AllocationCallbacks,
        p_messenger: *mut vk::DebugUtilsMessengerEXT,
    ) -> vk::Result {
        let of_driver = |table: &InstanceEntrypointTable| table.create_debug_utils_messenger_ext;
        // SAFETY: valid usage.
        unsafe {
            create_at_the_end(
                &MESSENGER,
                of_driver,
                instance,
                p_create_info,
                p_allocator,
                p_messenger,
            )
        }
    }

    /// Destroys a messenger everywhere.
    ///
    /// # Safety
    ///
    /// Vulkan's valid usage.
    pub(crate) unsafe extern "system" fn destroy_debug_utils_messenger_ext(
        instance: vk::Instance,
        messenger: vk::DebugUtilsMessengerEXT,
        p_allocator: *const vk::AllocationCallbacks,
    ) {
        // SAFETY: valid usage.
        unsafe {
            if let Some(instance) = Instance::of(instance) {
                messenger::destroy(instance, &MESSENGER, messenger.as_raw(), p_allocator);
            }
        }
    }

    /// Tells an application's message to the instance's callbacks; drivers do not hear it.
    ///
    /// # Safety
    ///
    /// Vulkan's valid usage.
    pub(crate) unsafe extern "system" fn submit_debug_utils_message_ext(
        instance: vk::Instance,
        message_severity: vk::DebugUtilsMessageSeverityFlagsEXT,
        message_types: vk::DebugUtilsMessageTypeFlagsEXT,
        p_callback_data: *const vk::DebugUtilsMessengerCallbackDataEXT,
    ) {
        let _lock = lock::acquire();
        // SAFETY: valid usage.
        unsafe {
            if let (Some(instance), Some(data)) = (Instance::of(instance), p_callback_data.as_ref())
            {
                let (severity, types) = (message_severity, message_types);
                instance.callbacks.deliver(&UtilsMessage { severity, types, data });
            }
        }
    }
}

#[cfg(test)]
mod tests;
