//! VK_KHR_deferred_host_operations for drivers that defer nothing: a command that gets a deferred
//! operation is executed at once and returns `OPERATION_NOT_DEFERRED_KHR`.

use dispatch_tables::vk;

use crate::common;
use crate::objects::{self, Common, object};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CreateDeferredOperationKHR, create, []),
    common!(DestroyDeferredOperationKHR, destroy, [], beside[CREATE_DEFERRED_OPERATION_KHR]),
    common!(
        GetDeferredOperationMaxConcurrencyKHR,
        max_concurrency,
        [],
        beside[CREATE_DEFERRED_OPERATION_KHR]
    ),
    common!(DeferredOperationJoinKHR, done, [], beside[CREATE_DEFERRED_OPERATION_KHR]),
    common!(GetDeferredOperationResultKHR, done, [], beside[CREATE_DEFERRED_OPERATION_KHR]),
];

unsafe extern "system" fn create(
    device: vk::Device,
    callbacks: *const vk::AllocationCallbacks,
    operation: *mut vk::DeferredOperationKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let allocator = objects::device(device).allocator;
        object::store(object::create(allocator, callbacks, ()), operation)
    }
}

unsafe extern "system" fn destroy(
    _: vk::Device,
    operation: vk::DeferredOperationKHR,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<()>(operation) };
}

unsafe extern "system" fn max_concurrency(_: vk::Device, _: vk::DeferredOperationKHR) -> u32 {
    1
}

unsafe extern "system" fn done(_: vk::Device, _: vk::DeferredOperationKHR) -> vk::Result {
    vk::Result::SUCCESS
}
