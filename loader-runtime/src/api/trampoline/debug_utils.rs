//! Trampolines for messengers of VK_EXT_debug_utils, and the callbacks of a create info
//! (callpath.md 6.2).

use core::ffi::c_void;

use dispatch_tables::{Command, InstanceEntrypointTable, vk};

use crate::api::callback_object;
use crate::lock::Guard;
use crate::memory::OutOfHostMemory;
use crate::object::callbacks::Callback;
use crate::object::instance::Instance;
use crate::pnext::chain;

/// Creates a messenger.
pub(crate) unsafe extern "system" fn vkCreateDebugUtilsMessengerEXT(
    instance: vk::Instance,
    p_create_info: *const vk::DebugUtilsMessengerCreateInfoEXT,
    p_allocator: *const vk::AllocationCallbacks,
    p_messenger: *mut vk::DebugUtilsMessengerEXT,
) -> vk::Result {
    let slot = |table: &InstanceEntrypointTable| table.create_debug_utils_messenger_ext;
    let command = Command::CREATE_DEBUG_UTILS_MESSENGER_EXT;
    // SAFETY: the caller has the valid usage of `command`, whose parameters are passed on
    // unchanged.
    unsafe {
        callback_object::create(command, slot, instance, p_create_info, p_allocator, p_messenger)
    }
}

/// Destroys a messenger.
pub(crate) unsafe extern "system" fn vkDestroyDebugUtilsMessengerEXT(
    instance: vk::Instance,
    messenger: vk::DebugUtilsMessengerEXT,
    p_allocator: *const vk::AllocationCallbacks,
) {
    let slot = |table: &InstanceEntrypointTable| table.destroy_debug_utils_messenger_ext;
    let command = Command::DESTROY_DEBUG_UTILS_MESSENGER_EXT;
    // SAFETY: the caller has the valid usage of `command`, whose parameters are passed on
    // unchanged.
    unsafe { callback_object::destroy(command, slot, instance, messenger, p_allocator) };
}

/// Registers the callbacks in the `pNext` chain of `vkCreateInstance`, which receive the messages
/// of the creation and destruction of the instance: messengers first, then report callbacks, each
/// in front of the earlier ones (drivers.md B.8). The extensions need not be enabled.
///
/// # Errors
///
/// If the allocator of the instance fails.
///
/// # Safety
///
/// `p_next` is null or a valid chain.
pub(in crate::api) unsafe fn register_creation_callbacks(
    lock: &Guard,
    instance: &Instance,
    p_next: *const c_void,
) -> Result<(), OutOfHostMemory> {
    let add = |create_info: *const vk::BaseInStructure, callback| {
        let handle = create_info.addr() as u64;
        let allocator = instance.allocator(vk::SystemAllocationScope::OBJECT);
        instance.callbacks.add_for_creation(lock, handle, callback, allocator)
    };
    // SAFETY: the caller passes null or a valid chain, and the structure type identifies the type
    // of each structure.
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
