//! Submissions, fences, semaphores and command buffers.

use std::ptr::{from_ref, null};
use std::sync::Mutex;
use std::sync::mpsc;

use author_kit::driver::{Description, Driver, entry};
use dispatch_tables::{DeviceEntrypointTable, vk};

use crate::support::{DeviceOf, Instance, OfTest, call, physical_device};

/// Submits no command buffers, with timelines.
pub(crate) fn submit(
    device: &DeviceOf,
    queue: vk::Queue,
    wait: Option<(vk::Semaphore, u64)>,
    signal: Option<(vk::Semaphore, u64)>,
    fence: vk::Fence,
) -> vk::Result {
    let info = |pair: Option<(vk::Semaphore, u64)>| {
        let (semaphore, value) = pair.unwrap_or_default();
        vk::SemaphoreSubmitInfo { semaphore, value, ..Default::default() }
    };
    let (waits, signals) = (info(wait), info(signal));
    let info = vk::SubmitInfo2 {
        wait_semaphore_info_count: wait.is_some().into(),
        p_wait_semaphore_infos: &waits,
        signal_semaphore_info_count: signal.is_some().into(),
        p_signal_semaphore_infos: &signals,
        ..Default::default()
    };
    call!(device.commands.queue_submit2(queue, 1, &info, fence))
}

fn wait_for(device: &DeviceOf, fence: vk::Fence, timeout: u64) -> vk::Result {
    call!(device.commands.wait_for_fences(device.handle, 1, &fence, vk::TRUE, timeout))
}

fn value(device: &DeviceOf, semaphore: vk::Semaphore) -> u64 {
    let mut value = 0;
    let got =
        call!(device.commands.get_semaphore_counter_value(device.handle, semaphore, &mut value));
    assert_eq!(got, vk::Result::SUCCESS);
    value
}

const FOR_EVER: u64 = u64::MAX;

/// Two queues and the host wait for each other, each before the other signals.
#[test]
fn waits_go_before_signals() {
    let instance = Instance::new();
    let device = instance.device();
    let queues = [0, 1].map(|index| device.queue(index));
    let big = 1 << 40;
    let timelines = [(); 2].map(|()| device.semaphore(Some(0)));
    let binary = device.semaphore(None);
    let (fence, other) = (device.fence(), device.fence());
    // The second queue waits for the first, which waits for the host.
    let of_second = submit(&device, queues[1], Some((timelines[1], big)), None, fence);
    let of_first =
        submit(&device, queues[0], Some((timelines[0], 7)), Some((timelines[1], big)), other);
    assert_eq!([of_first, of_second], [vk::Result::SUCCESS; 2]);
    // A binary semaphore, whose signal is submitted, and waits too.
    submit(&device, queues[0], None, Some((binary, 0)), vk::Fence::NULL);
    submit(&device, queues[1], Some((binary, 0)), None, vk::Fence::NULL);
    assert_eq!(wait_for(&device, fence, 1000), vk::Result::TIMEOUT);
    let status = call!(device.commands.get_fence_status(device.handle, fence));
    assert_eq!(status, vk::Result::NOT_READY);

    let signal =
        vk::SemaphoreSignalInfo { semaphore: timelines[0], value: 7, ..Default::default() };
    assert_eq!(
        call!(device.commands.signal_semaphore(device.handle, &signal)),
        vk::Result::SUCCESS
    );
    assert_eq!(wait_for(&device, fence, FOR_EVER), vk::Result::SUCCESS);
    assert_eq!(call!(device.commands.device_wait_idle(device.handle)), vk::Result::SUCCESS);
    assert_eq!(timelines.map(|timeline| value(&device, timeline)), [7, big]);
    let status = call!(device.commands.get_fence_status(device.handle, other));
    assert_eq!(status, vk::Result::SUCCESS, "an idle queue has signaled its fences");

    // Reset, and any of two.
    let fences = [fence, other];
    call!(device.commands.reset_fences(device.handle, 2, fences.as_ptr()));
    assert_eq!(wait_for(&device, fence, 0), vk::Result::TIMEOUT);
    call!(device.commands.queue_submit2(queues[0], 0, null(), other));
    let wait = |all, timeout| {
        let handle = device.handle;
        call!(device.commands.wait_for_fences(handle, 2, fences.as_ptr(), all, timeout))
    };
    assert_eq!(wait(vk::FALSE, FOR_EVER), vk::Result::SUCCESS);
    assert_eq!(wait(vk::TRUE, 1_000_000), vk::Result::TIMEOUT);
    for fence in fences {
        call!(device.commands.destroy_fence(device.handle, fence, null()));
    }
    device.destroy_semaphores(&[timelines[0], timelines[1], binary]);
    device.destroy();
    instance.destroy();
}

#[test]
fn the_host_waits_for_any_or_all_timelines() {
    let instance = Instance::new();
    let device = instance.device();
    let timelines = [device.semaphore(Some(3)), device.semaphore(Some(0))];
    let wait = |flags, values: [u64; 2]| {
        let info = vk::SemaphoreWaitInfo {
            flags,
            semaphore_count: 2,
            p_semaphores: timelines.as_ptr(),
            p_values: values.as_ptr(),
            ..Default::default()
        };
        call!(device.commands.wait_semaphores(device.handle, &info, 0))
    };
    let (all, any) = (vk::SemaphoreWaitFlags::empty(), vk::SemaphoreWaitFlags::ANY);
    assert_eq!(wait(all, [3, 0]), vk::Result::SUCCESS);
    assert_eq!(wait(all, [3, 1]), vk::Result::TIMEOUT);
    assert_eq!(wait(any, [3, 1]), vk::Result::SUCCESS);
    assert_eq!(wait(any, [4, 1]), vk::Result::TIMEOUT);
    device.destroy_semaphores(&timelines);
    device.destroy();
    instance.destroy();
}

/// Two queues and the host write the same plain memory in turns, ordered by a timeline, a binary
/// semaphore and a fence alone. drd reports an order that the kit's objects do not give.
#[test]
fn what_a_queue_has_written_is_there_after_its_signal() {
    static mut COUNTER: u32 = 0;
    // SAFETY: the test orders the calls.
    let count = || unsafe {
        let counter = &raw mut COUNTER;
        *counter += 1;
        *counter
    };
    let instance = Instance::new();
    let device = instance.device();
    device.execute(move |_| {
        count();
        Ok(())
    });
    let (queues, fence) = ([0, 1].map(|index| device.queue(index)), device.fence());
    let (timeline, binary) = (device.semaphore(Some(0)), device.semaphore(None));
    for turn in 1..=20 {
        let (begin, end) = (2 * turn - 1, 2 * turn);
        let null = vk::Fence::NULL;
        submit(&device, queues[0], Some((timeline, begin)), Some((binary, 0)), null);
        submit(&device, queues[1], Some((binary, 0)), Some((timeline, end)), fence);
        count();
        let signal =
            vk::SemaphoreSignalInfo { semaphore: timeline, value: begin, ..Default::default() };
        call!(device.commands.signal_semaphore(device.handle, &signal));
        if turn % 2 == 0 {
            assert_eq!(wait_for(&device, fence, FOR_EVER), vk::Result::SUCCESS);
        } else {
            while call!(device.commands.get_fence_status(device.handle, fence))
                == vk::Result::NOT_READY
            {
                std::thread::yield_now();
            }
        }
        assert_eq!(u64::from(count()), 4 * turn);
        call!(device.commands.reset_fences(device.handle, 1, &fence));
    }
    call!(device.commands.destroy_fence(device.handle, fence, null()));
    device.destroy_semaphores(&[timeline, binary]);
    device.destroy();
    instance.destroy();
}

/// A failure and a panic of the driver lose the device: no wait goes on for ever.
#[test]
fn an_error_of_the_driver_loses_the_device() {
    let instance = Instance::new();
    for panics in [false, true] {
        let device = instance.device();
        device.execute(move |_| {
            assert!(!panics, "this panic is part of the test");
            Err(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY)
        });
        let (queue, fence) = (device.queue(0), device.fence());
        assert_eq!(submit(&device, queue, None, None, fence), vk::Result::SUCCESS);
        let lost = vk::Result::ERROR_DEVICE_LOST;
        assert_eq!(wait_for(&device, fence, FOR_EVER), lost);
        assert_eq!(call!(device.commands.queue_wait_idle(queue)), lost);
        assert_eq!(submit(&device, queue, None, None, vk::Fence::NULL), lost);
        call!(device.commands.destroy_fence(device.handle, fence, null()));
        device.destroy();
    }
    instance.destroy();
}

#[test]
fn sparse_binds_and_command_buffers_reach_the_driver_in_order() {
    let instance = Instance::new();
    let device = instance.device();
    let (send, receive) = mpsc::channel();
    device.execute(move |work| {
        let size = work.buffer_binds.first().map(|(_, binds)| binds[1].size);
        send.send((work.command_buffers.clone(), size)).map_err(|_| vk::Result::ERROR_UNKNOWN)
    });
    let (pool, buffers) = command_buffers(&device, 3);
    let info = vk::SubmitInfo {
        command_buffer_count: 3,
        p_command_buffers: buffers.as_ptr(),
        ..Default::default()
    };
    let queue = device.queue(0);
    let submitted = call!(device.commands.queue_submit(queue, 1, &info, vk::Fence::NULL));
    assert_eq!(submitted, vk::Result::SUCCESS);
    {
        let binds = [1, 2].map(|size| vk::SparseMemoryBind { size, ..Default::default() });
        let buffer = vk::SparseBufferMemoryBindInfo {
            buffer: vk::Buffer::from_raw(1),
            bind_count: 2,
            p_binds: binds.as_ptr(),
        };
        let info = vk::BindSparseInfo {
            buffer_bind_count: 1,
            p_buffer_binds: &buffer,
            ..Default::default()
        };
        let bound = call!(device.commands.queue_bind_sparse(queue, 1, &info, vk::Fence::NULL));
        assert_eq!(bound, vk::Result::SUCCESS);
    }
    assert_eq!(call!(device.commands.queue_wait_idle(queue)), vk::Result::SUCCESS);
    assert_eq!(receive.try_recv(), Ok((buffers, None)));
    assert_eq!(receive.try_recv(), Ok((Vec::new(), Some(2))));
    call!(device.commands.destroy_command_pool(device.handle, pool, null()));
    device.destroy();
    instance.destroy();
}

pub(crate) fn command_buffers(
    device: &DeviceOf,
    count: u32,
) -> (vk::CommandPool, Vec<vk::CommandBuffer>) {
    let (handle, mut pool) = (device.handle, vk::CommandPool::NULL);
    let info = vk::CommandPoolCreateInfo::default();
    let created = call!(device.commands.create_command_pool(handle, &info, null(), &mut pool));
    assert_eq!(created, vk::Result::SUCCESS);
    let info = vk::CommandBufferAllocateInfo {
        command_pool: pool,
        command_buffer_count: count,
        ..Default::default()
    };
    let mut buffers = vec![vk::CommandBuffer::NULL; count as usize];
    let allocated =
        call!(device.commands.allocate_command_buffers(handle, &info, buffers.as_mut_ptr()));
    assert_eq!(allocated, vk::Result::SUCCESS);
    (pool, buffers)
}

static RESETS: Mutex<Vec<vk::CommandBuffer>> = Mutex::new(Vec::new());

/// A driver that fails from the third command buffer on, and writes resets down.
static POOLS: Driver = Driver::new(Description {
    new_command_buffer: |buffer| {
        static MADE: Mutex<u32> = Mutex::new(0);
        let mut made = MADE.lock().unwrap();
        *made += 1;
        buffer.set_data(*made);
        if *made > 2 { Err(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY) } else { Ok(()) }
    },
    reset_command_buffer: |buffer| RESETS.lock().unwrap().push(buffer.handle()),
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
});

struct OfPools;

impl entry::Exported for OfPools {
    const DRIVER: &'static Driver = &POOLS;
}

#[test]
fn pools_call_the_driver_and_give_no_half_of_an_allocation() {
    let instance = Instance::create::<OfPools>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let (pool, buffers) = command_buffers(&device, 2);
    // SAFETY: the command buffers are alive, and nobody else uses them.
    let number = |buffer| unsafe { *author_kit::driver::command_buffer(buffer).data::<u32>() };
    assert_eq!([number(buffers[0]), number(buffers[1])], [1, 2]);
    let info = vk::CommandBufferAllocateInfo {
        command_pool: pool,
        command_buffer_count: 2,
        ..Default::default()
    };
    let mut failed = [vk::CommandBuffer::from_raw(std::ptr::dangling_mut()); 2];
    let handle = device.handle;
    let result =
        call!(device.commands.allocate_command_buffers(handle, &info, failed.as_mut_ptr()));
    assert_eq!(result, vk::Result::ERROR_OUT_OF_DEVICE_MEMORY);
    assert_eq!(failed, [vk::CommandBuffer::NULL; 2]);

    let begin = vk::CommandBufferBeginInfo::default();
    assert_eq!(
        call!(device.commands.begin_command_buffer(buffers[0], &begin)),
        vk::Result::SUCCESS
    );
    // SAFETY: the command buffer is alive.
    let object = unsafe { author_kit::driver::command_buffer(buffers[0]) };
    object.fail(vk::Result::ERROR_OUT_OF_HOST_MEMORY);
    object.fail(vk::Result::ERROR_UNKNOWN);
    let ended = call!(device.commands.end_command_buffer(buffers[0]));
    assert_eq!(ended, vk::Result::ERROR_OUT_OF_HOST_MEMORY, "the first error");
    let no_flags = vk::CommandBufferResetFlags::empty();
    call!(device.commands.reset_command_buffer(buffers[0], no_flags));
    assert_eq!(call!(device.commands.end_command_buffer(buffers[0])), vk::Result::SUCCESS);
    call!(device.commands.free_command_buffers(handle, pool, 1, buffers.as_ptr()));
    call!(device.commands.reset_command_pool(handle, pool, vk::CommandPoolResetFlags::empty()));
    assert_eq!(*RESETS.lock().unwrap(), [buffers[0], buffers[0], buffers[1]]);
    call!(device.commands.destroy_command_pool(handle, pool, null()));
    device.destroy();
    instance.destroy();
}

/// A driver with vkQueueSubmit2 alone, which sends what the command received.
static RECORDER: Driver = Driver::new(Description {
    device: DeviceEntrypointTable {
        queue_submit2: Some(receive_submit2),
        ..DeviceEntrypointTable::EMPTY
    },
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
});

struct OfRecorder;

impl entry::Exported for OfRecorder {
    const DRIVER: &'static Driver = &RECORDER;
}

/// Semaphore, value, stages, device.
type SemaphoreInfo = (u64, u64, vk::PipelineStageFlags2, u32);

#[derive(Debug, PartialEq)]
struct Received {
    waits: Vec<SemaphoreInfo>,
    masks: Vec<u32>,
    signals: Vec<SemaphoreInfo>,
    flags: vk::SubmitFlags,
    pass: Option<u32>,
}

static RECEIVED: Mutex<Vec<Received>> = Mutex::new(Vec::new());

unsafe extern "system" fn receive_submit2(
    _: vk::Queue,
    count: u32,
    infos: *const vk::SubmitInfo2,
    _: vk::Fence,
) -> vk::Result {
    use author_kit::driver::slice;
    let semaphore = |info: &vk::SemaphoreSubmitInfo| {
        assert_eq!(info.s_type, vk::StructureType::SEMAPHORE_SUBMIT_INFO);
        (info.semaphore.as_raw(), info.value, info.stage_mask, info.device_index)
    };
    // SAFETY: valid usage of the command.
    let received = |info: &vk::SubmitInfo2| unsafe {
        assert_eq!(info.s_type, vk::StructureType::SUBMIT_INFO_2);
        let pass = vk::chain::find::<vk::PerformanceQuerySubmitInfoKHR, _>(info);
        let waits = slice(info.p_wait_semaphore_infos, info.wait_semaphore_info_count);
        let signals = slice(info.p_signal_semaphore_infos, info.signal_semaphore_info_count);
        let buffers = slice(info.p_command_buffer_infos, info.command_buffer_info_count);
        Received {
            waits: waits.iter().map(semaphore).collect(),
            masks: buffers.iter().map(|info| info.device_mask).collect(),
            signals: signals.iter().map(semaphore).collect(),
            flags: info.flags,
            pass: pass.map(|info| info.counter_pass_index),
        }
    };
    // SAFETY: valid usage of the command.
    let infos = unsafe { slice(infos, count) };
    RECEIVED.lock().unwrap().extend(infos.iter().map(received));
    vk::Result::SUCCESS
}

/// All that VkSubmitInfo can say arrives in VkSubmitInfo2: values of 64 bits, the stages of waits,
/// devices of a group, protection, the pass of a performance query (mesa.md 6.13).
#[test]
fn a_submission_of_the_first_kind_says_the_same_as_one_of_the_second() {
    let instance = Instance::create::<OfRecorder>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let big = u64::MAX - 1;
    let (waits, signals) = ([1, 2].map(vk::Semaphore::from_raw), [3].map(vk::Semaphore::from_raw));
    let (wait_values, signal_values) = ([big, 0], [big - 1]);
    let pass = vk::PerformanceQuerySubmitInfoKHR { counter_pass_index: 5, ..Default::default() };
    let protected = vk::ProtectedSubmitInfo {
        protected_submit: vk::TRUE,
        p_next: from_ref(&pass).cast(),
        ..Default::default()
    };
    let group = vk::DeviceGroupSubmitInfo {
        wait_semaphore_count: 2,
        p_wait_semaphore_device_indices: [8, 9].as_ptr(),
        command_buffer_count: 1,
        p_command_buffer_device_masks: [3].as_ptr(),
        signal_semaphore_count: 1,
        p_signal_semaphore_device_indices: [7].as_ptr(),
        p_next: from_ref(&protected).cast(),
        ..Default::default()
    };
    let values = vk::TimelineSemaphoreSubmitInfo {
        wait_semaphore_value_count: 2,
        p_wait_semaphore_values: wait_values.as_ptr(),
        signal_semaphore_value_count: 1,
        p_signal_semaphore_values: signal_values.as_ptr(),
        p_next: from_ref(&group).cast(),
        ..Default::default()
    };
    let stages = [vk::PipelineStageFlags::TRANSFER, vk::PipelineStageFlags::HOST];
    let buffer = vk::CommandBuffer::NULL;
    let info = vk::SubmitInfo {
        p_next: from_ref(&values).cast(),
        wait_semaphore_count: 2,
        p_wait_semaphores: waits.as_ptr(),
        p_wait_dst_stage_mask: stages.as_ptr(),
        command_buffer_count: 1,
        p_command_buffers: &buffer,
        signal_semaphore_count: 1,
        p_signal_semaphores: signals.as_ptr(),
        ..Default::default()
    };
    let infos = [info, vk::SubmitInfo::default()];
    call!(device.commands.queue_submit(device.queue(0), 2, infos.as_ptr(), vk::Fence::NULL));
    let all = vk::PipelineStageFlags2::ALL_COMMANDS;
    let (transfer, host) = (vk::PipelineStageFlags2::TRANSFER, vk::PipelineStageFlags2::HOST);
    let first = Received {
        waits: vec![(1, big, transfer, 8), (2, 0, host, 9)],
        masks: vec![3],
        signals: vec![(3, big - 1, all, 7)],
        flags: vk::SubmitFlags::PROTECTED,
        pass: Some(5),
    };
    let flags = vk::SubmitFlags::empty();
    let nothing = Received { waits: vec![], masks: vec![], signals: vec![], flags, pass: None };
    assert_eq!(*RECEIVED.lock().unwrap(), [first, nothing]);
    device.destroy();
    instance.destroy();
}

/// A device without a lost signal: threads end with the device, in the middle of a wait.
#[test]
fn a_device_ends_while_a_queue_waits() {
    let instance = Instance::create::<OfTest>(&[], null(), null()).expect("vkCreateInstance");
    let device = instance.device();
    let never = device.semaphore(Some(0));
    submit(&device, device.queue(0), Some((never, 1)), None, vk::Fence::NULL);
    device.object().queues().for_each(|queue| assert_eq!(queue.family, 0));
    device.destroy();
    instance.destroy();
}
