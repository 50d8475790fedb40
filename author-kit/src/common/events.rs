//! Events that the host sets, resets and reads; [`of`] is for a driver that executes vkCmdSetEvent2
//! and vkCmdWaitEvents2 on the CPU.

use std::sync::atomic::{AtomicBool, Ordering};

use dispatch_tables::vk;

use crate::common;
use crate::objects::{self, Common, object};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CreateEvent, create, []),
    common!(DestroyEvent, destroy, [], beside[CREATE_EVENT]),
    common!(GetEventStatus, status, [], beside[CREATE_EVENT]),
    common!(SetEvent, set, [], beside[CREATE_EVENT]),
    common!(ResetEvent, reset, [], beside[CREATE_EVENT]),
];

/// Whether an event is set. Changes belong within [`Sync::change`](crate::objects::sync::Sync::change).
///
/// # Safety
///
/// A live event of these entries.
pub unsafe fn of<'a>(event: vk::Event) -> &'a AtomicBool {
    // SAFETY: the caller's promise.
    unsafe { object::get::<AtomicBool>(event) }
}

unsafe extern "system" fn create(
    device: vk::Device,
    _: *const vk::EventCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    event: *mut vk::Event,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let allocator = objects::device(device).allocator;
        object::store(object::create(allocator, callbacks, AtomicBool::new(false)), event)
    }
}

unsafe extern "system" fn destroy(
    _: vk::Device,
    event: vk::Event,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<AtomicBool>(event) };
}

unsafe extern "system" fn status(_: vk::Device, event: vk::Event) -> vk::Result {
    // SAFETY: valid usage of the command.
    match unsafe { of(event) }.load(Ordering::Acquire) {
        true => vk::Result::EVENT_SET,
        false => vk::Result::EVENT_RESET,
    }
}

unsafe extern "system" fn set(device: vk::Device, event: vk::Event) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, event) = unsafe { (objects::device(device), of(event)) };
    device.sync.change(|| event.store(true, Ordering::Release));
    vk::Result::SUCCESS
}

unsafe extern "system" fn reset(device: vk::Device, event: vk::Event) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, event) = unsafe { (objects::device(device), of(event)) };
    device.sync.change(|| event.store(false, Ordering::Release));
    vk::Result::SUCCESS
}
