//! Semaphores, binary ones and timelines, over payloads of the driver's or in software
//! ([`payload`](crate::objects::payload)).

use dispatch_tables::vk;

use super::external_sync::kinds_of_semaphore;
use crate::common;
use crate::objects::sync::Semaphore;
use crate::objects::tracked::{wait_for_all, wait_for_any};
use crate::objects::{self, Common, FdKinds, object, slice};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CreateSemaphore, create, []),
    common!(DestroySemaphore, destroy, [], beside[CREATE_SEMAPHORE]),
    common!(GetSemaphoreCounterValue, counter_value, [], beside[CREATE_SEMAPHORE]),
    common!(SignalSemaphore, signal, [], beside[CREATE_SEMAPHORE]),
    common!(WaitSemaphores, wait, [], beside[CREATE_SEMAPHORE]),
];

unsafe extern "system" fn create(
    device: vk::Device,
    info: *const vk::SemaphoreCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    semaphore: *mut vk::Semaphore,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let (info, device) = (&*info, objects::device(device));
        let (is_timeline, value) = type_of(vk::chain::find(info));
        let exports = vk::chain::find::<vk::ExportSemaphoreCreateInfo, _>(info);
        let exports =
            exports.map_or(FdKinds::default(), |one| kinds_of_semaphore(one.handle_types));
        let made = Semaphore::new(device, is_timeline, value, exports);
        let made = made.and_then(|made| object::create(device.allocator, callbacks, made));
        object::store(made, semaphore)
    }
}

/// A timeline, and the value to begin with.
pub(super) fn type_of(chained: Option<&vk::SemaphoreTypeCreateInfo>) -> (bool, u64) {
    let timeline = chained.filter(|info| info.semaphore_type == vk::SemaphoreType::TIMELINE);
    (timeline.is_some(), timeline.map_or(0, |info| info.initial_value))
}

unsafe extern "system" fn destroy(
    _: vk::Device,
    semaphore: vk::Semaphore,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Semaphore>(semaphore) };
}

unsafe extern "system" fn counter_value(
    device: vk::Device,
    semaphore: vk::Semaphore,
    value: *mut u64,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, semaphore) =
        unsafe { (objects::device(device), object::get::<Semaphore>(semaphore)) };
    let found = semaphore.value(device);
    // SAFETY: valid usage of the command.
    unsafe { *value = found.unwrap_or_default() };
    found.and_then(|_| device.sync.check()).err().unwrap_or(vk::Result::SUCCESS)
}

unsafe extern "system" fn signal(
    device: vk::Device,
    info: *const vk::SemaphoreSignalInfo,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, info) = unsafe { (objects::device(device), &*info) };
    // SAFETY: valid usage of the command.
    let semaphore = unsafe { object::get::<Semaphore>(info.semaphore) };
    semaphore.signal(device, info.value).err().unwrap_or(vk::Result::SUCCESS)
}

unsafe extern "system" fn wait(
    device: vk::Device,
    info: *const vk::SemaphoreWaitInfo,
    timeout: u64,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let (device, flags, semaphores, values) = unsafe {
        let (device, info) = (objects::device(device), &*info);
        let semaphores = slice(info.p_semaphores, info.semaphore_count);
        (device, info.flags, semaphores, slice(info.p_values, info.semaphore_count))
    };
    // SAFETY: valid usage of the command.
    let payload = |&semaphore| unsafe { object::get::<Semaphore>(semaphore) }.active();
    let wanted: Vec<_> = semaphores.iter().map(payload).zip(values.iter().copied()).collect();
    let waited = match flags.contains(vk::SemaphoreWaitFlags::ANY) {
        true => wait_for_any(device, &wanted, timeout),
        false => wait_for_all(device, &wanted, timeout),
    };
    waited.err().unwrap_or(vk::Result::SUCCESS)
}
