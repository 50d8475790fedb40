//! Lost devices, panics and refused threads: no wait goes on for ever.

use std::ptr::null;
use std::thread;

use dispatch_tables::vk;

use super::{FOR_EVER, LOST, NO_FENCE};
use crate::debug::{Heard, messenger, texts};
use crate::gpu::{Has, device};
use crate::support::call;

/// Whatever fails, no wait goes on for ever.
#[test]
fn a_lost_device_ends_every_wait() {
    for has in [Has::Binary, Has::BinaryAndTimeline] {
        // The driver refuses work.
        let (instance, device, gpu) = device(has);
        let (timeline, fence) = (device.semaphore(Some(0)), device.fence());
        let all = vk::SemaphoreWaitFlags::empty();
        device.submit(0, &[], &[], fence);
        gpu.lock().refuses = true;
        thread::scope(|scope| {
            scope.spawn(|| assert_eq!(device.wait_for(true, &[fence], FOR_EVER), LOST));
            scope.spawn(|| {
                assert_eq!(device.wait(all, &[(timeline, 1)], FOR_EVER), LOST);
            });
            assert_eq!(device.try_submit(1, &[], &[], NO_FENCE), LOST);
        });
        assert_eq!([device.wait_idle(0), device.status(fence)], [LOST; 2]);
        assert_eq!(device.try_submit(0, &[], &[], NO_FENCE), LOST);
        device.destroy_all(instance, &[timeline], &[fence]);
    }
}

/// A thread of a queue has the work that the driver refuses.
#[test]
fn a_device_that_is_lost_in_a_queues_thread_ends_every_wait() {
    let (instance, device, gpu) = device(Has::Binary);
    let (timeline, fence) = (device.semaphore(Some(0)), device.fence());
    device.submit(0, &[(timeline, 1)], &[], fence);
    gpu.lock().refuses = true;
    device.signal(timeline, 1);
    assert_eq!(device.wait_for(true, &[fence], FOR_EVER), LOST);
    assert_eq!(device.wait_idle(0), LOST);
    device.destroy_all(instance, &[timeline], &[fence]);
}

#[test]
fn a_payload_that_panics_is_an_error_and_a_message() {
    let (instance, device, gpu) = device(Has::Binary);
    let heard = Heard::default();
    let (info, mut made) = (messenger(&heard), vk::DebugUtilsMessengerEXT::NULL);
    let info = vk::DebugUtilsMessengerCreateInfoEXT {
        message_type: vk::DebugUtilsMessageTypeFlagsEXT::GENERAL,
        ..info
    };
    let handle = instance.handle;
    call!(instance.commands.create_debug_utils_messenger_ext(handle, &info, null(), &mut made));
    let fence = device.fence();
    gpu.lock().panics = true;
    assert_eq!(device.status(fence), vk::Result::ERROR_UNKNOWN);
    let says = ["a payload of the driver panicked: part of the test"];
    assert_eq!(texts(&heard), says);
    gpu.lock().panics = false;
    assert_eq!(device.status(fence), vk::Result::NOT_READY);
    // A new payload of a timeline, in the thread of the queue, which cannot tell the application.
    let timeline = device.semaphore(Some(0));
    device.submit(0, &[(timeline, 1)], &[(timeline, 2)], fence);
    gpu.lock().panics = true;
    device.signal(timeline, 1);
    while device.object().sync.check().is_ok() {
        thread::yield_now();
    }
    gpu.lock().panics = false;
    assert_eq!(device.wait_for(true, &[fence], FOR_EVER), LOST);
    assert_eq!(texts(&heard), says);
    device.destroy_semaphores(&[timeline]);
    call!(instance.commands.destroy_debug_utils_messenger_ext(handle, made, null()));
    device.destroy_all(instance, &[], &[fence]);
}

#[test]
fn a_payload_that_says_so_loses_the_device() {
    let (instance, device, gpu) = device(Has::BinaryAndTimeline);
    let (timeline, fences) = (device.semaphore(Some(0)), [device.fence(), device.fence()]);
    gpu.lock().is_lost = true;
    assert_eq!(device.wait_for(false, &fences, FOR_EVER), LOST);
    gpu.lock().is_lost = false;
    assert_eq!(device.status(fences[0]), LOST);
    assert_eq!(device.try_submit(0, &[], &[], NO_FENCE), LOST);
    assert_eq!(device.wait(vk::SemaphoreWaitFlags::ANY, &[(timeline, 1)], FOR_EVER), LOST);
    device.destroy_all(instance, &[timeline], &fences);
}

#[test]
fn a_device_ends_while_its_queue_keeps_work() {
    let (instance, device, _) = device(Has::Binary);
    let never = device.semaphore(Some(0));
    device.submit(0, &[(never, 1)], &[], NO_FENCE);
    device.destroy();
    instance.destroy();
}

/// In a process whose threads would have more memory for their stacks than there is.
#[test]
fn a_queue_without_a_thread_loses_the_device() {
    if std::env::var_os("RUST_MIN_STACK").is_none() {
        let test = "sync_types::loss::a_queue_without_a_thread_loses_the_device";
        let program = std::env::current_exe().expect("this program");
        let child = std::process::Command::new(program)
            .args([test, "--exact", "--test-threads=1"])
            .env("RUST_MIN_STACK", (usize::MAX / 8 * 7).to_string())
            .output()
            .expect("a process");
        let says = String::from_utf8_lossy(&child.stdout);
        assert!(child.status.success() && says.contains("1 passed"), "{says}");
        return;
    }
    assert!(thread::Builder::new().spawn(|| ()).is_err(), "no thread starts");
    let (instance, device, gpu) = device(Has::Binary);
    let (timeline, fence) = (device.semaphore(Some(0)), device.fence());
    // The work waits with the kit, for the host's signal.
    assert_eq!(device.try_submit(0, &[(timeline, 1)], &[], fence), LOST);
    assert_eq!(device.wait_for(true, &[fence], FOR_EVER), LOST);
    assert_eq!((device.wait_idle(0), gpu.told()), (LOST, vec![]));
    device.destroy_all(instance, &[timeline], &[fence]);
}
