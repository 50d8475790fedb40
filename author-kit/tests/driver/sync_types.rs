//! Fences and semaphores with payloads of the driver's, which the driver waits for and signals.

mod emulation;
mod loss;
mod order;

use std::ptr::{from_ref, null};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use author_kit::driver::sync::signal_from_host;
use dispatch_tables::vk;

use crate::gpu::{Gpu, Has, Told, device};
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
