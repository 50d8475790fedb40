//! Semaphores in software, binary ones and timelines ([`sync`](crate::objects::sync)).

use dispatch_tables::vk;

use crate::common;
use crate::objects::sync::Semaphore;
use crate::objects::{self, Common, object, slice};

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
        let chained = vk::chain::find::<vk::SemaphoreTypeCreateInfo, _>(&*info);
        let is_timeline =
            chained.is_some_and(|chained| chained.semaphore_type == vk::SemaphoreType::TIMELINE);
        let value = chained.filter(|_| is_timeline).map_or(0, |chained| chained.initial_value);
        let payload = Semaphore::new(is_timeline, value);
        let allocator = objects::device(device).allocator;
        object::store(object::create(allocator, callbacks, payload), semaphore)
    }
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
    unsafe {
        *value = object::get::<Semaphore>(semaphore).value();
        objects::device(device).sync.check().err().unwrap_or(vk::Result::SUCCESS)
    }
}

unsafe extern "system" fn signal(
    device: vk::Device,
    info: *const vk::SemaphoreSignalInfo,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let semaphore = object::get::<Semaphore>((*info).semaphore);
        semaphore.signal(&objects::device(device).sync, (*info).value);
    }
    vk::Result::SUCCESS
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
    let pairs = semaphores.iter().zip(values);
    let is_reached = |(&semaphore, &value): (&vk::Semaphore, &u64)| {
        // SAFETY: valid usage of the command.
        unsafe { object::get::<Semaphore>(semaphore) }.is_reached(value)
    };
    let any = flags.contains(vk::SemaphoreWaitFlags::ANY);
    let ready = || match any {
        true => pairs.clone().any(is_reached),
        false => pairs.clone().all(is_reached),
    };
    match device.sync.wait(timeout, || ready().then_some(())) {
        Ok(()) => vk::Result::SUCCESS,
        Err(error) => error,
    }
}
