//! Private data: numbers that applications and layers keep in objects.
//!
//! A slot is a number that the device hands out once; an object has the pairs of slot and value.

use std::sync::atomic::Ordering;

use dispatch_tables::vk;

use crate::common;
use crate::objects::{self, Common, object};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CreatePrivateDataSlot, create, []),
    common!(DestroyPrivateDataSlot, destroy, []),
    common!(SetPrivateData, set, []),
    common!(GetPrivateData, get, []),
];

unsafe extern "system" fn create(
    device: vk::Device,
    _: *const vk::PrivateDataSlotCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    slot: *mut vk::PrivateDataSlot,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let device = objects::device(device);
        let number = device.next_slot.fetch_add(1, Ordering::Relaxed);
        object::store(object::create(device.allocator, callbacks, number), slot)
    }
}

unsafe extern "system" fn destroy(
    _: vk::Device,
    slot: vk::PrivateDataSlot,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<u64>(slot) };
}

unsafe extern "system" fn set(
    _: vk::Device,
    object_type: vk::ObjectType,
    handle: u64,
    slot: vk::PrivateDataSlot,
    value: u64,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (base, slot) = unsafe { (object::base(object_type, handle), *object::get::<u64>(slot)) };
    let Some(base) = base else { return vk::Result::ERROR_OUT_OF_HOST_MEMORY };
    let mut data = object::lock(&base.private);
    match data.iter_mut().find(|(of_slot, _)| *of_slot == slot) {
        Some(pair) => pair.1 = value,
        None => data.push((slot, value)),
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn get(
    _: vk::Device,
    object_type: vk::ObjectType,
    handle: u64,
    slot: vk::PrivateDataSlot,
    value: *mut u64,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let slot = *object::get::<u64>(slot);
        let of_slot = |pair: &&(u64, u64)| pair.0 == slot;
        let base = object::base(object_type, handle);
        *value = base.map_or(0, |base| {
            object::lock(&base.private).iter().find(of_slot).map_or(0, |pair| pair.1)
        });
    }
}
