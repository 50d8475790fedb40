//! Timelines of binary payloads, binary semaphores of timelines, and payloads that the kit waits for and signals.

use std::ptr::{from_ref, null};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use dispatch_tables::vk;

use super::{FOR_EVER, NO_FENCE, SUCCESS, TIMEOUT, numbered, while_running};
use crate::debug::{Heard, messenger, texts};
use crate::gpu::{Gpu, Has, InSoftware, OnCpu, Unsignaled, device};
use crate::support::{Instance, call};

/// A type without timelines: each signal is a binary payload.
#[test]
fn a_timeline_of_binary_payloads_counts_as_the_work_is_done() {
    let (instance, device, gpu) = device(Has::Binary);
    let (timeline, none) = numbered(&gpu, || device.semaphore(Some(2)));
    assert_eq!((none, device.value(timeline)), (0, 2));
    let all = vk::SemaphoreWaitFlags::empty();
    device.submit(0, &[(timeline, 1)], &[(timeline, 5)], NO_FENCE);
    device.submit(0, &[], &[(timeline, 9)], NO_FENCE);
    // Of the value 7 is the signal of 9; of 1 there is nothing to wait for.
    device.submit(1, &[(timeline, 7)], &[], NO_FENCE);
    let told = [(0, vec![], vec![(1, 1)]), (0, vec![], vec![(2, 1)]), (1, vec![(2, 1)], vec![])];
    assert_eq!(gpu.told(), told);
    assert_eq!(device.value(timeline), 2);
    assert_eq!(device.wait(all, &[(timeline, 3)], 1000), TIMEOUT);
    assert!(gpu.step());
    assert_eq!(device.value(timeline), 5);
    assert_eq!(device.wait(all, &[(timeline, 3)], 0), SUCCESS);
    assert_eq!(device.wait(all, &[(timeline, 9)], 1_000_000), TIMEOUT);
    thread::scope(|scope| {
        scope.spawn(|| assert_eq!(device.wait(all, &[(timeline, 8)], FOR_EVER), SUCCESS));
        scope.spawn(|| gpu.run());
    });
    assert_eq!(device.value(timeline), 9);

    // A value that nobody has submitted yet: by the host, and by a queue.
    thread::scope(|scope| {
        scope.spawn(|| assert_eq!(device.wait(all, &[(timeline, 12)], FOR_EVER), SUCCESS));
        device.signal(timeline, 12);
    });
    thread::scope(|scope| {
        scope.spawn(|| assert_eq!(device.wait(all, &[(timeline, 13)], FOR_EVER), SUCCESS));
        device.submit(0, &[], &[(timeline, 13)], NO_FENCE);
        gpu.run();
    });
    // Payloads serve again.
    for value in 14..40 {
        device.submit(0, &[(timeline, value - 1)], &[(timeline, value)], NO_FENCE);
        gpu.run();
        assert_eq!(device.value(timeline), value);
    }
    assert!(gpu.payloads() <= 4, "{} payloads", gpu.payloads());
    device.destroy_all(instance, &[timeline], &[]);
}

/// A type without binary payloads: each turn of a fence or semaphore is a value.
#[test]
fn a_binary_semaphore_of_a_timeline_counts_its_turns() {
    let (instance, device, gpu) = device(Has::Timeline);
    let (binary, one) = numbered(&gpu, || device.semaphore(None));
    let (fence, two) = numbered(&gpu, || device.fence());
    device.submit(0, &[], &[(binary, 0)], NO_FENCE);
    device.submit(1, &[(binary, 0)], &[(binary, 0)], NO_FENCE);
    device.submit(0, &[(binary, 0)], &[], fence);
    let told = [
        (0, vec![], vec![(one, 1)]),
        (1, vec![(one, 1)], vec![(one, 2)]),
        (0, vec![(one, 2)], vec![(two, 1)]),
    ];
    assert_eq!(gpu.told(), told);
    assert_eq!(device.wait_for(true, &[fence], 1_000_000), TIMEOUT);
    gpu.run();
    assert_eq!(device.wait_for(true, &[fence], FOR_EVER), SUCCESS);
    device.reset(fence);
    device.reset(fence);
    assert_eq!(device.status(fence), vk::Result::NOT_READY);

    // The host's signal is a turn, too.
    device.acquire(binary, fence);
    assert_eq!(device.status(fence), SUCCESS);
    device.reset(fence);
    device.submit(0, &[(binary, 0)], &[], fence);
    assert_eq!(gpu.told(), [(0, vec![(one, 3)], vec![(two, 3)])]);
    assert_eq!(while_running(&gpu, || device.wait_idle(0)), SUCCESS);
    assert_eq!(device.status(fence), SUCCESS);

    // A fence that is signaled from the beginning.
    let flags = vk::FenceCreateFlags::SIGNALED;
    let (info, mut signaled) = (vk::FenceCreateInfo { flags, ..Default::default() }, NO_FENCE);
    let handle = device.handle;
    let made = call!(device.commands.create_fence(handle, &info, null(), &mut signaled));
    assert_eq!((made, device.status(signaled)), (SUCCESS, SUCCESS));
    device.reset(signaled);
    assert_eq!(device.status(signaled), vk::Result::NOT_READY);
    device.destroy_all(instance, &[binary], &[fence, signaled]);
}

/// The device has done the work before the driver's function is back.
#[test]
fn a_timeline_has_its_value_as_soon_as_the_work_is_done() {
    let (instance, device, gpu) = device(Has::Binary);
    let (timeline, fence) = (device.semaphore(Some(0)), device.fence());
    let (handle, commands, of_device) = (device.handle, device.commands, Arc::clone(&gpu));
    let seen = Arc::new(AtomicU64::new(0));
    let see = Arc::clone(&seen);
    gpu.lock().meanwhile = Some(Box::new(move || {
        of_device.run();
        let value_of = commands.get_semaphore_counter_value().expect("the kit's");
        let mut value = 0;
        // SAFETY: valid usage.
        assert_eq!(unsafe { value_of(handle, timeline, &mut value) }, SUCCESS);
        see.store(value, Ordering::Relaxed);
    }));
    device.submit(0, &[], &[(timeline, 7)], fence);
    assert_eq!((seen.load(Ordering::Relaxed), device.status(fence)), (7, SUCCESS));
    device.destroy_all(instance, &[timeline], &[fence]);
}

/// A payload that the kit signals in software: the driver does not know it, and the kit waits.
#[test]
fn an_acquired_image_is_no_business_of_the_drivers() {
    let (instance, device, gpu) = device(Has::Binary);
    let (binary, number) = numbered(&gpu, || device.semaphore(None));
    device.acquire(binary, NO_FENCE);
    device.submit(0, &[(binary, 0)], &[(binary, 0)], NO_FENCE);
    device.submit(0, &[(binary, 0)], &[], NO_FENCE);
    let told = [(0, vec![], vec![(number, 1)]), (0, vec![(number, 1)], vec![])];
    assert_eq!(gpu.told(), told);
    gpu.run();
    // Waited for and signaled at once: the signal stays.
    device.submit(0, &[], &[(binary, 0)], NO_FENCE);
    device.submit(0, &[(binary, 0)], &[(binary, 0)], NO_FENCE);
    device.submit(0, &[(binary, 0)], &[], NO_FENCE);
    assert_eq!(gpu.told().len(), 3);
    device.destroy_all(instance, &[binary], &[]);
}

/// A driver that executes on the CPU, with payloads of its own: the kit waits for and signals these.
#[test]
fn a_driver_on_the_cpu_has_payloads_of_its_own() {
    let instance = Instance::create::<OnCpu>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let (binary, timeline) = (device.semaphore(None), device.semaphore(Some(0)));
    let fence = device.fence();
    device.submit(1, &[(binary, 0)], &[(timeline, 2)], fence);
    device.submit(0, &[(timeline, 1)], &[(binary, 0)], NO_FENCE);
    assert_eq!(device.wait_for(true, &[fence], 1_000_000), TIMEOUT);
    device.signal(timeline, 1);
    assert_eq!(device.wait_for(true, &[fence], FOR_EVER), SUCCESS);
    assert_eq!(call!(device.commands.device_wait_idle(device.handle)), SUCCESS);
    assert_eq!(device.value(timeline), 2);
    device.reset(fence);
    assert_eq!(device.status(fence), vk::Result::NOT_READY);
    device.acquire(binary, fence);
    assert_eq!(device.status(fence), SUCCESS);
    device.submit(0, &[(binary, 0)], &[], NO_FENCE);
    assert_eq!(device.wait_idle(0), SUCCESS);
    device.destroy_all(instance, &[binary, timeline], &[fence]);
}

#[test]
fn a_driver_takes_submissions_with_payloads_in_software_too() {
    let instance = Instance::create::<InSoftware>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let (binary, timeline) = (device.semaphore(None), device.semaphore(Some(0)));
    let fence = device.fence();
    device.acquire(binary, NO_FENCE);
    device.submit(0, &[(timeline, 1), (binary, 0)], &[(binary, 0)], NO_FENCE);
    device.submit(1, &[(binary, 0)], &[(timeline, 2)], fence);
    assert_eq!(device.wait_for(true, &[fence], 1_000_000), TIMEOUT);
    device.signal(timeline, 1);
    assert_eq!(device.wait_for(true, &[fence], FOR_EVER), SUCCESS);
    assert_eq!(device.value(timeline), 2);
    assert_eq!(call!(device.commands.device_wait_idle(device.handle)), SUCCESS);
    // The wait has ended the signal: there is nothing to wait for.
    device.submit(0, &[], &[(binary, 0)], NO_FENCE);
    device.submit(0, &[(binary, 0)], &[], NO_FENCE);
    device.destroy_all(instance, &[binary, timeline], &[fence]);
}

/// The kit signals after the work, which it could not with the driver's payloads.
#[test]
fn a_driver_on_the_cpu_has_types_that_the_kit_waits_for_and_signals() {
    let bare = Instance::bare::<Unsignaled>(&[c"VK_EXT_debug_utils"], null(), null());
    let mut instance = bare.expect("vkCreateInstance");
    let gpus = instance.gpus().expect("vkEnumeratePhysicalDevices");
    instance.gpu = gpus[0];
    let device = instance.device();
    let (binary, timeline) = (device.semaphore(None), device.semaphore(Some(0)));
    let fence = device.fence();
    assert_eq!(device.object().data::<Arc<Gpu>>().payloads(), 0, "all are in software");
    device.submit(0, &[], &[(binary, 0), (timeline, 1)], NO_FENCE);
    device.submit(1, &[(binary, 0), (timeline, 1)], &[], fence);
    assert_eq!(device.wait_for(true, &[fence], FOR_EVER), SUCCESS);
    device.destroy_semaphores(&[binary, timeline]);
    device.destroy_fences(&[fence]);
    device.destroy();

    // Without another type there is none: not for a timeline of binary payloads, either.
    instance.gpu = gpus[1];
    let device = instance.device();
    for semaphore_type in [vk::SemaphoreType::BINARY, vk::SemaphoreType::TIMELINE] {
        let kind = vk::SemaphoreTypeCreateInfo { semaphore_type, ..Default::default() };
        let p_next = from_ref(&kind).cast();
        let info = vk::SemaphoreCreateInfo { p_next, ..Default::default() };
        let (handle, mut semaphore) = (device.handle, vk::Semaphore::NULL);
        let made = call!(device.commands.create_semaphore(handle, &info, null(), &mut semaphore));
        assert_eq!((made, semaphore), (vk::Result::ERROR_UNKNOWN, vk::Semaphore::NULL));
    }
    device.destroy();
    instance.destroy();
}

#[test]
fn without_a_type_that_is_enough_there_is_no_fence_and_the_application_hears_why() {
    let (instance, device, _) = device(Has::Useless);
    let heard = Heard::default();
    let (info, mut made) = (messenger(&heard), vk::DebugUtilsMessengerEXT::NULL);
    let handle = instance.handle;
    call!(instance.commands.create_debug_utils_messenger_ext(handle, &info, null(), &mut made));
    let (info, mut fence) = (vk::FenceCreateInfo::default(), vk::Fence::NULL);
    let failed = call!(device.commands.create_fence(device.handle, &info, null(), &mut fence));
    assert_eq!((failed, fence), (vk::Result::ERROR_UNKNOWN, NO_FENCE));
    assert_eq!(texts(&heard), ["no type of payloads of the driver is enough"]);
    call!(instance.commands.destroy_debug_utils_messenger_ext(handle, made, null()));
    device.destroy();
    instance.destroy();
}
