//! Fences in software ([`sync`](crate::objects::sync)).

use dispatch_tables::vk;

use crate::common;
use crate::objects::sync::Fence;
use crate::objects::{self, Common, object, slice};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CreateFence, create, []),
    common!(DestroyFence, destroy, [], beside[CREATE_FENCE]),
    common!(ResetFences, reset, [], beside[CREATE_FENCE]),
    common!(GetFenceStatus, status, [], beside[CREATE_FENCE]),
    common!(WaitForFences, wait, [], beside[CREATE_FENCE]),
];

unsafe extern "system" fn create(
    device: vk::Device,
    info: *const vk::FenceCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    fence: *mut vk::Fence,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let payload = Fence::new((*info).flags.contains(vk::FenceCreateFlags::SIGNALED));
        object::store(object::create(objects::device(device).allocator, callbacks, payload), fence)
    }
}

unsafe extern "system" fn destroy(
    _: vk::Device,
    fence: vk::Fence,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Fence>(fence) };
}

unsafe extern "system" fn reset(
    device: vk::Device,
    count: u32,
    fences: *const vk::Fence,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        for &fence in slice(fences, count) {
            object::get::<Fence>(fence).set(&objects::device(device).sync, false);
        }
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn status(device: vk::Device, fence: vk::Fence) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, fence) = unsafe { (objects::device(device), object::get::<Fence>(fence)) };
    match device.sync.check() {
        Ok(()) if fence.is_signaled() => vk::Result::SUCCESS,
        Ok(()) => vk::Result::NOT_READY,
        Err(error) => error,
    }
}

unsafe extern "system" fn wait(
    device: vk::Device,
    count: u32,
    fences: *const vk::Fence,
    wait_all: vk::Bool32,
    timeout: u64,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, fences) = unsafe { (objects::device(device), slice(fences, count)) };
    // SAFETY: valid usage of the command.
    let is_signaled = |&fence: &vk::Fence| unsafe { object::get::<Fence>(fence) }.is_signaled();
    let ready = || match wait_all {
        vk::FALSE => fences.iter().any(is_signaled),
        _ => fences.iter().all(is_signaled),
    };
    match device.sync.wait(timeout, || ready().then_some(())) {
        Ok(()) => vk::Result::SUCCESS,
        Err(error) => error,
    }
}
