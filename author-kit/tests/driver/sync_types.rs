//! Fences and semaphores with payloads of the driver's, which the driver waits for and signals.

use std::ptr::{from_ref, null};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use author_kit::driver;
use author_kit::driver::sync::signal_from_host;
use dispatch_tables::vk;

use crate::debug::{Heard, messenger, texts};
use crate::gpu::{Gpu, Has, InSoftware, OnCpu, Told, Unsignaled, device};
use crate::queues::command_buffers;
use crate::support::{DeviceOf, Instance, call};

const SUCCESS: vk::Result = vk::Result::SUCCESS;
const TIMEOUT: vk::Result = vk::Result::TIMEOUT;
const LOST: vk::Result = vk::Result::ERROR_DEVICE_LOST;
const FOR_EVER: u64 = u64::MAX;
const NO_FENCE: vk::Fence = vk::Fence::NULL;

/// Semaphores with values.
type Pairs<'a> = &'a [(vk::Semaphore, u64)];

impl DeviceOf {
    /// Submits no command buffers.
    pub(crate) fn submit(
        &self,
        queue: u32,
        waits: Pairs<'_>,
        signals: Pairs<'_>,
        fence: vk::Fence,
    ) {
        assert_eq!(self.try_submit(queue, waits, signals, fence), SUCCESS);
    }

    pub(crate) fn try_submit(
        &self,
        queue: u32,
        waits: Pairs<'_>,
        signals: Pairs<'_>,
        fence: vk::Fence,
    ) -> vk::Result {
        let infos = |pairs: Pairs<'_>| -> Vec<_> {
            let info = |&(semaphore, value)| vk::SemaphoreSubmitInfo {
                semaphore,
                value,
                ..Default::default()
            };
            pairs.iter().map(info).collect()
        };
        let (waits, signals) = (infos(waits), infos(signals));
        let info = vk::SubmitInfo2 {
            wait_semaphore_info_count: waits.len() as u32,
            p_wait_semaphore_infos: waits.as_ptr(),
            signal_semaphore_info_count: signals.len() as u32,
            p_signal_semaphore_infos: signals.as_ptr(),
            ..Default::default()
        };
        call!(self.commands.queue_submit2(self.queue(queue), 1, &info, fence))
    }

    pub(crate) fn value(&self, semaphore: vk::Semaphore) -> u64 {
        let mut value = u64::MAX;
        let got =
            call!(self.commands.get_semaphore_counter_value(self.handle, semaphore, &mut value));
        assert_eq!(got, SUCCESS);
        value
    }

    fn wait(&self, flags: vk::SemaphoreWaitFlags, pairs: Pairs<'_>, timeout: u64) -> vk::Result {
        let (semaphores, values): (Vec<_>, Vec<_>) = pairs.iter().copied().unzip();
        let info = vk::SemaphoreWaitInfo {
            flags,
            semaphore_count: semaphores.len() as u32,
            p_semaphores: semaphores.as_ptr(),
            p_values: values.as_ptr(),
            ..Default::default()
        };
        call!(self.commands.wait_semaphores(self.handle, &info, timeout))
    }

    pub(crate) fn signal(&self, semaphore: vk::Semaphore, value: u64) {
        let info = vk::SemaphoreSignalInfo { semaphore, value, ..Default::default() };
        assert_eq!(call!(self.commands.signal_semaphore(self.handle, &info)), SUCCESS);
    }

    pub(crate) fn wait_for(&self, all: bool, fences: &[vk::Fence], timeout: u64) -> vk::Result {
        let (count, fences, handle) = (fences.len() as u32, fences.as_ptr(), self.handle);
        call!(self.commands.wait_for_fences(handle, count, fences, all.into(), timeout))
    }

    pub(crate) fn status(&self, fence: vk::Fence) -> vk::Result {
        call!(self.commands.get_fence_status(self.handle, fence))
    }

    pub(crate) fn reset(&self, fence: vk::Fence) {
        assert_eq!(call!(self.commands.reset_fences(self.handle, 1, &fence)), SUCCESS);
    }

    fn wait_idle(&self, queue: u32) -> vk::Result {
        call!(self.commands.queue_wait_idle(self.queue(queue)))
    }

    /// Signals from the host, as vkAcquireNextImage2KHR does.
    pub(crate) fn acquire(&self, semaphore: vk::Semaphore, fence: vk::Fence) {
        // SAFETY: the kit's live objects.
        let signaled = unsafe { signal_from_host(self.object(), semaphore, fence) };
        assert_eq!(signaled, Ok(()));
    }

    fn destroy_fences(&self, fences: &[vk::Fence]) {
        for &fence in fences {
            call!(self.commands.destroy_fence(self.handle, fence, null()));
        }
    }

    pub(crate) fn destroy_all(
        self,
        instance: Instance,
        semaphores: &[vk::Semaphore],
        fences: &[vk::Fence],
    ) {
        self.destroy_semaphores(semaphores);
        self.destroy_fences(fences);
        self.destroy();
        instance.destroy();
    }
}

/// The number of the driver's payload of a new object.
pub(crate) fn numbered<T>(gpu: &Gpu, new: impl FnOnce() -> T) -> (T, u32) {
    let made = new();
    (made, gpu.payloads())
}

/// Waits until the driver was told of so much; the threads of queues tell.
pub(crate) fn told_of(gpu: &Gpu, count: usize) {
    while gpu.lock().told.len() < count {
        thread::yield_now();
    }
}

/// Calls the function while the device executes.
pub(crate) fn while_running<R>(gpu: &Gpu, function: impl FnOnce() -> R) -> R {
    while_repeating(|| gpu.run(), function)
}

/// Calls the second function while another thread calls the first again and again.
pub(crate) fn while_repeating<R>(
    repeated: impl Fn() + Send + Sync,
    function: impl FnOnce() -> R,
) -> R {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                repeated();
                thread::yield_now();
            }
        });
        // A failed assertion, too, ends the other thread.
        let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(function));
        is_over.store(true, Ordering::Relaxed);
        result.unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

#[test]
fn a_driver_gets_payloads_with_values_stages_and_devices_in_the_applications_thread() {
    let (instance, device, gpu) = device(Has::BinaryAndTimeline);
    let (binary, one) = numbered(&gpu, || device.semaphore(None));
    let (timeline, two) = numbered(&gpu, || device.semaphore(Some(3)));
    let (fence, three) = numbered(&gpu, || device.fence());
    assert_eq!([one, two, three], [1, 2, 3]);
    let (pool, buffers) = command_buffers(&device, 2);
    let info = |semaphore, value, stage_mask, device_index| vk::SemaphoreSubmitInfo {
        semaphore,
        value,
        stage_mask,
        device_index,
        ..Default::default()
    };
    let (copy, all) = (vk::PipelineStageFlags2::COPY, vk::PipelineStageFlags2::ALL_COMMANDS);
    let big = 1 << 40;
    let waits = [info(timeline, big, copy, 1)];
    let signals = [info(binary, 77, all, 2)];
    let buffer = |command_buffer, device_mask| vk::CommandBufferSubmitInfo {
        command_buffer,
        device_mask,
        ..Default::default()
    };
    let infos = [buffer(buffers[0], 3), buffer(buffers[1], 0)];
    let pass = vk::PerformanceQuerySubmitInfoKHR { counter_pass_index: 5, ..Default::default() };
    let submit = vk::SubmitInfo2 {
        p_next: from_ref(&pass).cast(),
        flags: vk::SubmitFlags::PROTECTED,
        wait_semaphore_info_count: 1,
        p_wait_semaphore_infos: waits.as_ptr(),
        command_buffer_info_count: 2,
        p_command_buffer_infos: infos.as_ptr(),
        signal_semaphore_info_count: 1,
        p_signal_semaphore_infos: signals.as_ptr(),
        ..Default::default()
    };
    let queue = device.queue(1);
    assert_eq!(call!(device.commands.queue_submit2(queue, 1, &submit, fence)), SUCCESS);
    let told = Told {
        queue: 1,
        waits: vec![(two, big, copy, 1)],
        signals: vec![(one, 1, all, 2), (three, 1, all, 0)],
    };
    assert_eq!(gpu.lock().told, [told], "before the signal of the timeline");
    assert_eq!(gpu.lock().threads, [thread::current().id()]);
    let work = gpu.lock().work.remove(0);
    assert_eq!((work.command_buffers, work.device_masks), (buffers, vec![3, 0]));
    assert_eq!((work.flags, work.performance_pass), (vk::SubmitFlags::PROTECTED, 5));

    gpu.run();
    assert_eq!(device.status(fence), vk::Result::NOT_READY);
    device.signal(timeline, big);
    assert_eq!(device.value(timeline), big);
    gpu.run();
    assert_eq!(device.status(fence), SUCCESS);
    call!(device.commands.destroy_command_pool(device.handle, pool, null()));
    device.destroy_all(instance, &[binary, timeline], &[fence]);
}

#[test]
fn sparse_binds_reach_the_driver_with_their_payloads() {
    let (instance, device, gpu) = device(Has::BinaryAndTimeline);
    let (timeline, number) = numbered(&gpu, || device.semaphore(Some(0)));
    let values = vk::TimelineSemaphoreSubmitInfo {
        wait_semaphore_value_count: 1,
        p_wait_semaphore_values: [4].as_ptr(),
        signal_semaphore_value_count: 1,
        p_signal_semaphore_values: [5].as_ptr(),
        ..Default::default()
    };
    let group = vk::DeviceGroupBindSparseInfo {
        p_next: from_ref(&values).cast(),
        resource_device_index: 2,
        memory_device_index: 3,
        ..Default::default()
    };
    let memory = [vk::SparseMemoryBind { size: 9, ..Default::default() }];
    let blocks = [vk::SparseImageMemoryBind { memory_offset: 8, ..Default::default() }];
    let buffer = vk::SparseBufferMemoryBindInfo {
        buffer: vk::Buffer::from_raw(1),
        bind_count: 1,
        p_binds: memory.as_ptr(),
    };
    let opaque = vk::SparseImageOpaqueMemoryBindInfo {
        image: vk::Image::from_raw(2),
        bind_count: 1,
        p_binds: memory.as_ptr(),
    };
    let image = vk::SparseImageMemoryBindInfo {
        image: vk::Image::from_raw(3),
        bind_count: 1,
        p_binds: blocks.as_ptr(),
    };
    let info = vk::BindSparseInfo {
        p_next: from_ref(&group).cast(),
        wait_semaphore_count: 1,
        p_wait_semaphores: &timeline,
        buffer_bind_count: 1,
        p_buffer_binds: &buffer,
        image_opaque_bind_count: 1,
        p_image_opaque_binds: &opaque,
        image_bind_count: 1,
        p_image_binds: &image,
        signal_semaphore_count: 1,
        p_signal_semaphores: &timeline,
        ..Default::default()
    };
    let bound = call!(device.commands.queue_bind_sparse(device.queue(0), 1, &info, NO_FENCE));
    assert_eq!(bound, SUCCESS);
    let all = vk::PipelineStageFlags2::ALL_COMMANDS;
    let told =
        Told { queue: 0, waits: vec![(number, 4, all, 2)], signals: vec![(number, 5, all, 2)] };
    assert_eq!(gpu.lock().told, [told]);
    let work = gpu.lock().work.remove(0);
    assert_eq!((work.resource_device, work.memory_device), (2, 3));
    assert_eq!((work.buffer_binds[0].0.as_raw(), work.buffer_binds[0].1[0].size), (1, 9));
    assert_eq!(work.image_opaque_binds[0].0.as_raw(), 2);
    assert_eq!((work.image_binds[0].0.as_raw(), work.image_binds[0].1[0].memory_offset), (3, 8));
    device.signal(timeline, 4);
    gpu.run();
    assert_eq!(device.value(timeline), 5);
    device.destroy_all(instance, &[timeline], &[]);
}

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

/// A fence of the device, and one that the host signals, which the driver's type cannot.
#[test]
fn the_host_waits_for_fences_of_several_types() {
    for has in [Has::Binary, Has::BinaryAndTimeline] {
        let (instance, device, gpu) = device(has);
        let fences = [device.fence(), device.fence()];
        assert_eq!(device.wait_for(false, &fences, 0), TIMEOUT);
        assert_eq!(device.wait_for(false, &fences, 1_000_000), TIMEOUT);
        device.submit(0, &[], &[], fences[0]);
        thread::scope(|scope| {
            scope.spawn(|| assert_eq!(device.wait_for(false, &fences, FOR_EVER), SUCCESS));
            gpu.run();
        });
        assert_eq!(device.wait_for(true, &fences, 1_000_000), TIMEOUT);
        let asked = gpu.lock().waits_for_any;
        assert_eq!(asked > 0, matches!(has, Has::BinaryAndTimeline), "{asked}");

        // The second is signaled in software; both types are waited for at once.
        device.reset(fences[0]);
        device.acquire(vk::Semaphore::NULL, fences[1]);
        assert_eq!(device.status(fences[1]), SUCCESS);
        assert_eq!(device.wait_for(false, &fences, FOR_EVER), SUCCESS);
        assert_eq!(device.wait_for(true, &fences, 1_000_000), TIMEOUT);
        assert_eq!(gpu.lock().waits_for_any, asked, "not all are of one type");
        // After a reset the fence is the driver's again.
        device.reset(fences[1]);
        assert_eq!(device.status(fences[1]), vk::Result::NOT_READY);
        device.submit(0, &[], &[], fences[1]);
        gpu.run();
        assert_eq!(device.wait_for(false, &fences, FOR_EVER), SUCCESS);
        device.destroy_all(instance, &[], &fences);
    }
}

#[test]
fn the_host_waits_for_any_timeline_of_the_driver() {
    for has in [Has::Binary, Has::BinaryAndTimeline, Has::BinaryAndLateTimeline] {
        let (instance, device, gpu) = device(has);
        let (all, any) = (vk::SemaphoreWaitFlags::empty(), vk::SemaphoreWaitFlags::ANY);
        let timelines = [device.semaphore(Some(3)), device.semaphore(Some(0))];
        let wait = |flags, values: [u64; 2], timeout| {
            let pairs = [(timelines[0], values[0]), (timelines[1], values[1])];
            device.wait(flags, &pairs, timeout)
        };
        assert_eq!(wait(all, [3, 0], 0), SUCCESS);
        assert_eq!(wait(all, [3, 1], 1_000_000), TIMEOUT);
        assert_eq!(wait(any, [3, 1], 0), SUCCESS);
        assert_eq!(wait(any, [4, 1], 1_000_000), TIMEOUT);
        device.submit(0, &[], &[(timelines[1], 1)], NO_FENCE);
        thread::scope(|scope| {
            scope.spawn(|| assert_eq!(wait(any, [4, 1], FOR_EVER), SUCCESS));
            gpu.run();
        });
        device.destroy_all(instance, &timelines, &[]);
    }
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

/// Calls a function that ends soon. Else the device is lost, which ends all of the kit's waits.
pub(crate) fn in_time<R>(device: &DeviceOf, function: impl FnOnce() -> R) -> R {
    let (send, receive) = mpsc::channel::<()>();
    thread::scope(|scope| {
        scope.spawn(move || {
            let ended = receive.recv_timeout(Duration::from_secs(20));
            if ended == Err(mpsc::RecvTimeoutError::Timeout) {
                device.object().sync.lose();
            }
        });
        let result = function();
        assert_eq!(device.object().sync.check(), Ok(()), "in time");
        drop(send);
        result
    })
}

/// In a process whose threads would have more memory for their stacks than there is.
#[test]
fn a_queue_without_a_thread_loses_the_device() {
    if std::env::var_os("RUST_MIN_STACK").is_none() {
        let test = "sync_types::a_queue_without_a_thread_loses_the_device";
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
