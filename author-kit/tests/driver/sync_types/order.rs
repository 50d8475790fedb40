//! When work, waits and signals reach the driver.

use std::ptr::{from_ref, null};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use author_kit::driver;
use author_kit::driver::sync::signal_from_host;
use dispatch_tables::vk;

use super::{FOR_EVER, NO_FENCE, SUCCESS, in_time, numbered, told_of, while_running};
use crate::gpu::{Has, device};
use crate::support::call;

/// Drivers that know nothing of signals to come get the work when these are submitted, not when they
/// have happened.
#[test]
fn work_stays_with_the_kit_until_the_signals_are_submitted() {
    for has in [Has::Binary, Has::BinaryAndLateTimeline] {
        let (instance, device, gpu) = device(has);
        let (timeline, other) = (device.semaphore(Some(0)), device.semaphore(Some(0)));
        let fence = device.fence();
        device.submit(1, &[(timeline, 3)], &[], NO_FENCE);
        device.submit(1, &[(other, 1)], &[], fence);
        device.submit(0, &[], &[(timeline, 2)], NO_FENCE);
        thread::sleep(Duration::from_millis(5));
        assert_eq!(gpu.told().len(), 1, "the signal of a lower value");
        device.submit(0, &[], &[(timeline, 4)], NO_FENCE);
        told_of(&gpu, 2);
        thread::sleep(Duration::from_millis(5));
        let queues: Vec<_> = gpu.told().into_iter().map(|(queue, ..)| queue).collect();
        assert_eq!(queues, [0, 1], "the device has executed nothing");
        assert_eq!(device.status(fence), vk::Result::NOT_READY);
        // The host signals the rest, of which the device need not know.
        device.signal(other, 1);
        told_of(&gpu, 1);
        gpu.run();
        assert_eq!(device.wait_for(true, &[fence], FOR_EVER), SUCCESS);
        device.destroy_all(instance, &[timeline, other], &[fence]);
    }
}

/// While a queue has work that waits with the kit, binary semaphores go to the driver in the order of the
/// application.
#[test]
fn binary_semaphores_reach_the_driver_in_turns() {
    let (instance, device, gpu) = device(Has::Binary);
    let (binary, number) = numbered(&gpu, || device.semaphore(None));
    let (held, later) = (device.semaphore(Some(0)), device.semaphore(Some(0)));
    // The signal waits for the host, and so does the wait on the other queue.
    device.submit(0, &[(held, 1)], &[(binary, 0)], NO_FENCE);
    device.submit(1, &[(binary, 0)], &[(later, 1)], NO_FENCE);
    // The next turn, which the first must be complete for.
    device.submit(0, &[(later, 1)], &[(binary, 0)], NO_FENCE);
    device.submit(1, &[(binary, 0)], &[], NO_FENCE);
    thread::sleep(Duration::from_millis(5));
    assert_eq!(gpu.told(), []);
    device.signal(held, 1);
    told_of(&gpu, 4);
    let told = gpu.told();
    let of_binary = |pairs: &[(u32, u64)]| pairs.contains(&(number, 1));
    let turns: Vec<_> = told
        .iter()
        .map(|(queue, waits, signals)| (*queue, of_binary(waits), of_binary(signals)))
        .collect();
    let turn = [(0, false, true), (1, true, false)];
    assert_eq!(turns, [turn, turn].concat());
    while_running(&gpu, || {
        assert_eq!(call!(device.commands.device_wait_idle(device.handle)), SUCCESS);
    });
    device.destroy_all(instance, &[binary, held, later], &[]);
}

/// The second queue could have its work at once, if it were not to signal what the first still waits
/// for.
#[test]
fn a_binary_semaphore_is_not_signaled_before_its_wait_is_submitted() {
    let (instance, device, gpu) = device(Has::BothTimelines);
    let (binary, late) = (device.semaphore(None), device.semaphore(Some(0)));
    let export = vk::ExportSemaphoreCreateInfo {
        handle_types: vk::ExternalSemaphoreHandleTypeFlags::OPAQUE_FD,
        ..Default::default()
    };
    let kind = vk::SemaphoreTypeCreateInfo {
        p_next: from_ref(&export).cast(),
        semaphore_type: vk::SemaphoreType::TIMELINE,
        ..Default::default()
    };
    let p_next = from_ref(&kind).cast();
    let (info, handle) = (vk::SemaphoreCreateInfo { p_next, ..Default::default() }, device.handle);
    let mut early = vk::Semaphore::NULL;
    let made = call!(device.commands.create_semaphore(handle, &info, null(), &mut early));
    assert_eq!(made, SUCCESS);
    device.submit(0, &[], &[(binary, 0)], NO_FENCE);
    device.submit(0, &[(late, 1), (binary, 0)], &[(early, 1)], NO_FENCE);
    device.submit(1, &[(early, 1)], &[(binary, 0)], NO_FENCE);
    thread::sleep(Duration::from_millis(5));
    assert_eq!(gpu.told().len(), 1);
    device.signal(late, 1);
    told_of(&gpu, 2);
    let queues: Vec<_> = gpu.told().into_iter().map(|(queue, ..)| queue).collect();
    assert_eq!(queues, [0, 1]);
    device.submit(1, &[(binary, 0)], &[], NO_FENCE);
    while_running(&gpu, || assert_eq!(device.wait_idle(1), SUCCESS));
    device.destroy_all(instance, &[binary, late, early], &[]);
}

/// The application learns that a wait is over before the driver's function is back, and has the host
/// signal again: that signal is the next.
#[test]
fn a_signal_of_the_host_comes_after_the_wait_that_went_before() {
    let (instance, device, gpu) = device(Has::Timeline);
    let (binary, number) = numbered(&gpu, || device.semaphore(None));
    device.submit(0, &[], &[(binary, 0)], NO_FENCE);
    let (from, of_device) = (device.handle, Arc::clone(&gpu));
    let (send, receive) = mpsc::channel();
    gpu.lock().meanwhile = Some(Box::new(move || {
        of_device.run();
        let signal = move || {
            // SAFETY: the kit's live objects.
            unsafe { signal_from_host(driver::device(from), binary, NO_FENCE) }
        };
        send.send(thread::spawn(signal)).expect("the test waits");
        thread::sleep(Duration::from_millis(5));
    }));
    device.submit(0, &[(binary, 0)], &[], NO_FENCE);
    let signaled = receive.recv().expect("the driver got the work").join();
    assert_eq!(signaled.expect("no panic"), Ok(()));
    gpu.told();
    device.submit(0, &[(binary, 0)], &[], NO_FENCE);
    assert_eq!(gpu.told(), [(0, vec![(number, 2)], vec![])]);
    assert_eq!(while_running(&gpu, || device.wait_idle(0)), SUCCESS);
    device.destroy_all(instance, &[binary], &[]);
}

/// An idle queue is one whose device has done the work, and not one that has handed it over.
#[test]
fn an_idle_queue_has_done_its_work() {
    for has in [Has::Binary, Has::BinaryAndTimeline, Has::Timeline] {
        let (instance, device, gpu) = device(has);
        let (timeline, fence) = (device.semaphore(Some(0)), device.fence());
        device.submit(0, &[(timeline, 1)], &[], fence);
        device.signal(timeline, 1);
        let idle = while_running(&gpu, || device.wait_idle(0));
        assert_eq!((idle, device.status(fence)), (SUCCESS, SUCCESS));
        device.destroy_all(instance, &[timeline], &[fence]);
    }
}

/// Two queues and the host in turns, each of which is submitted before the host begins it.
#[test]
fn queues_of_the_driver_and_the_host_take_turns() {
    for has in [Has::Binary, Has::BinaryAndTimeline, Has::BinaryAndLateTimeline, Has::Timeline] {
        let (instance, device, gpu) = device(has);
        let (timeline, binary) = (device.semaphore(Some(0)), device.semaphore(None));
        let (fence, all) = (device.fence(), vk::SemaphoreWaitFlags::empty());
        while_running(&gpu, || {
            for turn in 1..=50 {
                let (begin, end) = (2 * turn - 1, 2 * turn);
                device.submit(0, &[(timeline, begin)], &[(binary, 0)], NO_FENCE);
                device.submit(1, &[(binary, 0)], &[(timeline, end)], fence);
                device.signal(timeline, begin);
                assert_eq!(device.wait_for(true, &[fence], FOR_EVER), SUCCESS);
                assert_eq!(device.wait(all, &[(timeline, end)], 0), SUCCESS);
                assert_eq!(device.value(timeline), end);
                device.reset(fence);
            }
            assert_eq!(call!(device.commands.device_wait_idle(device.handle)), SUCCESS);
        });
        device.destroy_all(instance, &[timeline, binary], &[fence]);
    }
}

/// The driver says that it cannot, and can the next time.
#[test]
fn a_signal_of_the_host_that_failed_is_done_again() {
    let (instance, device, gpu) = device(Has::Timeline);
    let (binary, number) = numbered(&gpu, || device.semaphore(None));
    let failed = Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY);
    gpu.lock().fails = true;
    // SAFETY: the kit's live objects.
    assert_eq!(unsafe { signal_from_host(device.object(), binary, NO_FENCE) }, failed);
    gpu.lock().fails = false;
    in_time(&device, || device.acquire(binary, NO_FENCE));
    device.submit(0, &[(binary, 0)], &[], NO_FENCE);
    assert_eq!(gpu.told(), [(0, vec![(number, 1)], vec![])]);
    gpu.run();

    // A fence whose signal failed is not signaled.
    let fence = device.fence();
    gpu.lock().fails = true;
    let no_semaphore = vk::Semaphore::NULL;
    // SAFETY: the kit's live objects.
    assert_eq!(unsafe { signal_from_host(device.object(), no_semaphore, fence) }, failed);
    gpu.lock().fails = false;
    assert_eq!(device.status(fence), vk::Result::NOT_READY);
    in_time(&device, || device.acquire(no_semaphore, fence));
    assert_eq!(device.status(fence), SUCCESS);
    device.destroy_all(instance, &[binary], &[fence]);
}
