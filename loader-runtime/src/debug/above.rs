//! The callbacks of a create info (callpath.md 6.2). The trampolines of messengers are generated.

use core::ffi::c_void;

use dispatch_tables::vk;
use dispatch_tables::vk::chain::structures;

use crate::debug::callbacks::Callback;
use crate::instance::record::Instance;
use crate::lock::Guard;
use crate::memory::Allocated;

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
pub(crate) unsafe fn register_creation_callbacks(
    lock: &Guard,
    instance: &Instance,
    p_next: *const c_void,
) -> Allocated<()> {
    use vk::StructureType as Type;
    // SAFETY: the caller passes null or a valid chain, and each structure has its own type.
    unsafe {
        register::<vk::DebugUtilsMessengerCreateInfoEXT>(
            (lock, instance, p_next),
            Type::DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT,
        )?;
        register::<vk::DebugReportCallbackCreateInfoEXT>(
            (lock, instance, p_next),
            Type::DEBUG_REPORT_CALLBACK_CREATE_INFO_EXT,
        )
    }
}

/// Registers the callbacks of one type.
///
/// # Safety
///
/// `p_next` is null or a valid chain, in which structures of type `s_type` are an `Info`.
unsafe fn register<Info>(
    (lock, instance, p_next): (&Guard, &Instance, *const c_void),
    s_type: vk::StructureType,
) -> Allocated<()>
where
    Callback: for<'info> From<&'info Info>,
{
    // SAFETY: the caller passes null or a valid chain.
    let all = unsafe { structures(p_next) };
    // SAFETY: a structure of a valid chain.
    for node in all.filter(|node| unsafe { (**node).s_type } == s_type) {
        // SAFETY: the structure has this type.
        let callback = Callback::from(unsafe { &*node.cast::<Info>() });
        let allocator = instance.allocator(vk::SystemAllocationScope::OBJECT);
        let handle = node.addr() as u64;
        instance.callbacks.add_for_creation(lock, handle, callback, allocator)?;
    }
    Ok(())
}
