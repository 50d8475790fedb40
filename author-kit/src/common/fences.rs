//! Fences, over payloads of the driver's or in software ([`payload`](crate::objects::payload)).

use dispatch_tables::vk;

use super::external_sync::kinds_of_fence;
use crate::common;
use crate::objects::sync::Fence;
use crate::objects::tracked::{wait_for_all, wait_for_any};
use crate::objects::{self, Common, FdKinds, object, slice};

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
        let (info, device) = (&*info, objects::device(device));
        let exports = vk::chain::find::<vk::ExportFenceCreateInfo, _>(info);
        let exports = exports.map_or(FdKinds::default(), |one| kinds_of_fence(one.handle_types));
        let signaled = info.flags.contains(vk::FenceCreateFlags::SIGNALED);
        let made = Fence::new(device, signaled, exports);
        object::store(
            made.and_then(|made| object::create(device.allocator, callbacks, made)),
            fence,
        )
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
    let (device, fences) = unsafe { (objects::device(device), slice(fences, count)) };
    // SAFETY: valid usage of the command.
    let reset = |&fence| unsafe { object::get::<Fence>(fence) }.set(device, false);
    fences.iter().try_for_each(reset).err().unwrap_or(vk::Result::SUCCESS)
}

unsafe extern "system" fn status(device: vk::Device, fence: vk::Fence) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, fence) = unsafe { (objects::device(device), object::get::<Fence>(fence)) };
    let status = device.sync.check().and_then(|()| fence.active().is_reached(device, 1));
    match status {
        Ok(true) => vk::Result::SUCCESS,
        Ok(false) => vk::Result::NOT_READY,
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
    let payload = |&fence: &vk::Fence| (unsafe { object::get::<Fence>(fence) }.active(), 1);
    let wanted: Vec<_> = fences.iter().map(payload).collect();
    let waited = match wait_all {
        vk::FALSE => wait_for_any(device, &wanted, timeout),
        _ => wait_for_all(device, &wanted, timeout),
    };
    waited.err().unwrap_or(vk::Result::SUCCESS)
}
