//! A driver whose commands the kit records and executes: transfers, queries, events and secondary
//! command buffers, as an application sees them.

use std::ptr::{from_ref, null, null_mut};

use author_kit::common::host_commands::EXECUTED;
use author_kit::common::{clocks, held, host_images, host_memory, queries};
use author_kit::driver::{self, Description, Driver, PhysicalDeviceDescription, entry};
use author_kit::recording::{self, InCommandBuffer, Recording};
use dispatch_tables::vk::{self, ImageAspectFlags as Aspect, QueryResultFlags as Flags};
use dispatch_tables::{DeviceDispatchTable, DeviceEntrypointTable};

use crate::support::{DeviceOf, Instance, call, physical_device};

static TABLE: DeviceDispatchTable = DeviceDispatchTable::of(&EXECUTED);

static EXECUTES: Driver = Driver::new(Description {
    device: DeviceEntrypointTable {
        cmd_execute_commands: Some(recording::execute_commands::<InCommandBuffer>),
        ..recording::entrypoints::<InCommandBuffer>(&EXECUTED)
    },
    also: &[
        host_memory::ENTRIES,
        host_images::ENTRIES,
        held::ENTRIES,
        queries::ENTRIES,
        clocks::ENTRIES,
    ],
    new_command_buffer: |buffer| {
        buffer.set_data(Recording::new());
        Ok(())
    },
    reset_command_buffer: |buffer| {
        // SAFETY: valid usage of the commands that reset.
        unsafe { driver::command_buffer(buffer.handle()).data::<Recording>() }.clear();
    },
    ..Description::new(
        vk::API_VERSION_1_3,
        |_| {
            let heap_use = host_memory::heap_use;
            let memory = host_memory::MEMORY;
            Ok(vec![PhysicalDeviceDescription { heap_use, memory, ..physical_device() }])
        },
        |_, work| {
            // SAFETY: valid usage of vkQueueSubmit: the command buffers are pending.
            unsafe { recording::execute::<InCommandBuffer>(&work.command_buffers, &TABLE) }
        },
    )
});

struct OfExecutes;

impl entry::Exported for OfExecutes {
    const DRIVER: &'static Driver = &EXECUTES;
}

/// An application with a device and a buffer of 256 bytes.
pub(crate) struct Application {
    instance: Instance,
    pub(crate) device: DeviceOf,
    pool: vk::CommandPool,
    pub(crate) commands: vk::CommandBuffer,
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
}

impl Application {
    pub(crate) fn new() -> Self {
        let instance = Instance::create::<OfExecutes>(&[], null(), null()).expect("created");
        let device = instance.device();
        let (pool, commands) = device.command_buffer();
        let (handle, mut buffer, mut memory) =
            (device.handle, vk::Buffer::NULL, vk::DeviceMemory::NULL);
        let info = vk::BufferCreateInfo { size: 256, ..Default::default() };
        call!(device.commands.create_buffer(handle, &info, null(), &mut buffer));
        let info = vk::MemoryAllocateInfo { allocation_size: 4096, ..Default::default() };
        call!(device.commands.allocate_memory(handle, &info, null(), &mut memory));
        call!(device.commands.bind_buffer_memory(handle, buffer, memory, 0));
        Self { instance, device, pool, commands, buffer, memory }
    }

    /// Submits command buffers to a queue.
    pub(crate) fn submit(&self, queue: u32, commands: &[vk::CommandBuffer], fence: vk::Fence) {
        let info = vk::SubmitInfo {
            command_buffer_count: commands.len() as u32,
            p_command_buffers: commands.as_ptr(),
            ..Default::default()
        };
        let device = &self.device;
        let submitted = call!(device.commands.queue_submit(device.queue(queue), 1, &info, fence));
        assert_eq!(submitted, vk::Result::SUCCESS);
    }

    pub(crate) fn wait(&self) {
        let device = &self.device;
        assert_eq!(call!(device.commands.device_wait_idle(device.handle)), vk::Result::SUCCESS);
    }

    fn words(&self) -> Vec<u32> {
        // SAFETY: the buffer is alive, and nothing is executed.
        let bytes = unsafe { &*host_memory::bytes(self.buffer, 0, vk::WHOLE_SIZE) };
        bytes.chunks_exact(4).map(|word| u32::from_ne_bytes(word.try_into().unwrap())).collect()
    }

    fn query_pool(&self, query_type: vk::QueryType) -> vk::QueryPool {
        let (device, mut pool) = (&self.device, vk::QueryPool::NULL);
        let info = vk::QueryPoolCreateInfo { query_type, query_count: 2, ..Default::default() };
        call!(device.commands.create_query_pool(device.handle, &info, null(), &mut pool));
        pool
    }

    pub(crate) fn destroy(self) {
        let Self { instance, device, pool, buffer, memory, .. } = self;
        call!(device.commands.destroy_buffer(device.handle, buffer, null()));
        call!(device.commands.free_memory(device.handle, memory, null()));
        call!(device.commands.destroy_command_pool(device.handle, pool, null()));
        device.destroy();
        instance.destroy();
    }
}

/// The older forms of the commands reach the executed ones.
#[test]
fn transfers_through_an_image_arrive_in_a_buffer() {
    let application = Application::new();
    let Application { device, commands, buffer, memory, .. } = &application;
    let (commands, buffer, mut image) = (*commands, *buffer, vk::Image::NULL);
    let info = vk::ImageCreateInfo {
        image_type: vk::ImageType::TYPE_2D,
        format: vk::Format::R8G8B8A8_UNORM,
        extent: vk::Extent3D { width: 4, height: 4, depth: 1 },
        mip_levels: 1,
        array_layers: 1,
        samples: vk::SampleCountFlags::TYPE_1,
        ..Default::default()
    };
    call!(device.commands.create_image(device.handle, &info, null(), &mut image));
    call!(device.commands.bind_image_memory(device.handle, image, *memory, 1024));
    let part = vk::ImageSubresourceLayers {
        aspect_mask: Aspect::COLOR,
        layer_count: 1,
        ..Default::default()
    };
    let region = |buffer_offset, x| vk::BufferImageCopy {
        buffer_offset,
        image_subresource: part,
        image_offset: vk::Offset3D { x, y: 1, z: 0 },
        image_extent: vk::Extent3D { width: 2, height: 1, depth: 1 },
        ..Default::default()
    };
    let (to_image, to_buffer) = (region(0, 0), region(128, 2));
    let across = vk::ImageCopy {
        src_subresource: part,
        src_offset: vk::Offset3D { x: 0, y: 1, z: 0 },
        dst_subresource: part,
        dst_offset: vk::Offset3D { x: 2, y: 1, z: 0 },
        extent: vk::Extent3D { width: 2, height: 1, depth: 1 },
    };
    let general = vk::ImageLayout::GENERAL;
    let begin = vk::CommandBufferBeginInfo::default();
    call!(device.commands.begin_command_buffer(commands, &begin));
    call!(device.commands.cmd_fill_buffer(commands, buffer, 0, 256, 7));
    let data = [1_u32, 2];
    call!(device.commands.cmd_update_buffer(commands, buffer, 0, 8, data.as_ptr().cast()));
    call!(device.commands.cmd_copy_buffer_to_image(commands, buffer, image, general, 1, &to_image));
    call!(device.commands.cmd_copy_image(commands, image, general, image, general, 1, &across));
    call!(
        device.commands.cmd_copy_image_to_buffer(commands, image, general, buffer, 1, &to_buffer)
    );
    let copy = vk::BufferCopy { src_offset: 128, dst_offset: 16, size: 4 };
    call!(device.commands.cmd_copy_buffer(commands, buffer, buffer, 1, &copy));
    assert_eq!(call!(device.commands.end_command_buffer(commands)), vk::Result::SUCCESS);
    application.submit(0, &[commands], vk::Fence::NULL);
    application.wait();
    let words = application.words();
    assert_eq!((&words[..6], &words[31..35]), (&[1, 2, 7, 7, 1, 7][..], &[7, 1, 2, 7][..]));
    call!(device.commands.destroy_image(device.handle, image, null()));
    application.destroy();
}

#[test]
fn secondary_command_buffers_are_executed_where_the_primary_one_says() {
    let application = Application::new();
    let Application { device, commands, buffer, pool, .. } = &application;
    let (commands, buffer) = (*commands, *buffer);
    let secondary = |offset, value: u32| {
        let secondary = device.command_buffer_of(*pool, vk::CommandBufferLevel::SECONDARY);
        let begin = vk::CommandBufferBeginInfo::default();
        call!(device.commands.begin_command_buffer(secondary, &begin));
        call!(device.commands.cmd_update_buffer(
            secondary,
            buffer,
            offset,
            4,
            from_ref(&value).cast()
        ));
        call!(device.commands.end_command_buffer(secondary));
        secondary
    };
    let secondaries = [secondary(4, 5), secondary(8, 6_u32)];
    call!(device.commands.begin_command_buffer(commands, &Default::default()));
    call!(device.commands.cmd_fill_buffer(commands, buffer, 0, 16, 1));
    call!(device.commands.cmd_execute_commands(commands, 2, secondaries.as_ptr()));
    call!(device.commands.cmd_fill_buffer(commands, buffer, 8, 4, 9));
    call!(device.commands.cmd_execute_commands(commands, 1, secondaries.as_ptr()));
    call!(device.commands.end_command_buffer(commands));
    // The primary one has copies of all that was recorded.
    call!(device.commands.free_command_buffers(device.handle, *pool, 2, secondaries.as_ptr()));
    application.submit(0, &[commands], vk::Fence::NULL);
    application.wait();
    assert_eq!(application.words()[..4], [1, 5, 9, 1]);
    application.destroy();
}

#[test]
fn queries_are_written_and_copied_by_a_queue() {
    let application = Application::new();
    let Application { device, commands, buffer, .. } = &application;
    let (commands, buffer) = (*commands, *buffer);
    let occlusion = application.query_pool(vk::QueryType::OCCLUSION);
    let times = application.query_pool(vk::QueryType::TIMESTAMP);
    let stage = vk::PipelineStageFlags::TRANSFER;
    let flags = Flags::WITH_AVAILABILITY;
    call!(device.commands.begin_command_buffer(commands, &Default::default()));
    call!(device.commands.cmd_fill_buffer(commands, buffer, 0, 256, 7));
    call!(device.commands.cmd_reset_query_pool(commands, times, 0, 2));
    call!(device.commands.cmd_reset_query_pool(commands, occlusion, 0, 2));
    call!(device.commands.cmd_write_timestamp(commands, stage, times, 0));
    call!(device.commands.cmd_begin_query(commands, occlusion, 0, Default::default()));
    call!(device.commands.cmd_end_query(commands, occlusion, 0));
    call!(device.commands.cmd_write_timestamp(commands, stage, times, 1));
    call!(
        device
            .commands
            .cmd_copy_query_pool_results(commands, occlusion, 0, 2, buffer, 16, 8, flags)
    );
    call!(device.commands.end_command_buffer(commands));
    let before = clocks::now();
    application.submit(0, &[commands], vk::Fence::NULL);
    let mut read = [0_u64; 2];
    let (place, flags) = (read.as_mut_ptr().cast(), Flags::TYPE_64 | Flags::WAIT);
    let handle = device.handle;
    let got =
        call!(device.commands.get_query_pool_results(handle, times, 0, 2, 16, place, 8, flags));
    assert_eq!(got, vk::Result::SUCCESS);
    assert!(before <= read[0] && read[0] <= read[1] && read[1] <= clocks::now(), "{read:?}");
    application.wait();
    // The second query has no result, and is not available.
    assert_eq!(application.words()[3..9], [7, 0, 1, 7, 0, 7]);
    for pool in [occlusion, times] {
        call!(device.commands.destroy_query_pool(device.handle, pool, null()));
    }
    application.destroy();
}

/// In a rendering with several views, a query is one for each view.
#[test]
fn a_query_of_several_views_is_available_for_each() {
    let application = Application::new();
    let Application { device, commands, .. } = &application;
    let commands = *commands;
    let occlusion = application.query_pool(vk::QueryType::OCCLUSION);
    let times = application.query_pool(vk::QueryType::TIMESTAMP);
    let views = vk::RenderingInfo { view_mask: 0b101, ..Default::default() };
    let stage = vk::PipelineStageFlags::TRANSFER;
    call!(device.commands.begin_command_buffer(commands, &Default::default()));
    call!(device.commands.cmd_reset_query_pool(commands, times, 0, 2));
    call!(device.commands.cmd_reset_query_pool(commands, occlusion, 0, 2));
    call!(device.commands.cmd_begin_rendering(commands, &views));
    call!(device.commands.cmd_write_timestamp(commands, stage, times, 0));
    call!(device.commands.cmd_begin_query(commands, occlusion, 0, Default::default()));
    call!(device.commands.cmd_end_query(commands, occlusion, 0));
    call!(device.commands.cmd_end_rendering(commands));
    call!(device.commands.end_command_buffer(commands));
    application.submit(0, &[commands], vk::Fence::NULL);
    application.wait();
    for pool in [occlusion, times] {
        let (mut read, handle) = ([0_u64; 4], device.handle);
        let (place, flags) = (read.as_mut_ptr().cast(), Flags::TYPE_64 | Flags::WITH_AVAILABILITY);
        let got =
            call!(device.commands.get_query_pool_results(handle, pool, 0, 2, 32, place, 16, flags));
        assert_eq!((got, read[1], read[3]), (vk::Result::SUCCESS, 1, 1));
        assert_eq!(read[0] > 0, pool == times);
        call!(device.commands.destroy_query_pool(device.handle, pool, null()));
    }
    application.destroy();
}

/// One queue waits for an event that the other one sets, and sets one that the host sees.
#[test]
fn events_are_set_across_queues() {
    let application = Application::new();
    let Application { device, commands, buffer, pool, .. } = &application;
    let (waits, buffer) = (*commands, *buffer);
    let sets = device.command_buffer_of(*pool, vk::CommandBufferLevel::PRIMARY);
    let [first, second] = [(); 2].map(|()| {
        let (info, mut event) = (vk::EventCreateInfo::default(), vk::Event::NULL);
        call!(device.commands.create_event(device.handle, &info, null(), &mut event));
        event
    });
    let none = vk::DependencyInfo::default();
    let stage = vk::PipelineStageFlags2::TRANSFER;
    call!(device.commands.begin_command_buffer(waits, &Default::default()));
    call!(device.commands.cmd_wait_events2(waits, 1, &first, &none));
    call!(device.commands.cmd_reset_event2(waits, first, stage));
    call!(device.commands.cmd_fill_buffer(waits, buffer, 4, 4, 2));
    call!(device.commands.cmd_set_event2(waits, second, &none));
    call!(device.commands.end_command_buffer(waits));
    call!(device.commands.begin_command_buffer(sets, &Default::default()));
    call!(device.commands.cmd_fill_buffer(sets, buffer, 0, 8, 1));
    call!(device.commands.cmd_set_event2(sets, first, &none));
    call!(device.commands.end_command_buffer(sets));
    let fence = device.fence();
    application.submit(0, &[waits], fence);
    let waited =
        call!(device.commands.wait_for_fences(device.handle, 1, &fence, vk::TRUE, 10_000_000));
    assert_eq!(waited, vk::Result::TIMEOUT, "nobody has set the event");
    application.submit(1, &[sets], vk::Fence::NULL);
    application.wait();
    assert_eq!(application.words()[..2], [1, 2]);
    let status = |event| call!(device.commands.get_event_status(device.handle, event));
    let (set, reset) = (vk::Result::EVENT_SET, vk::Result::EVENT_RESET);
    assert_eq!((status(first), status(second)), (reset, set));
    call!(device.commands.destroy_fence(device.handle, fence, null()));
    for event in [first, second] {
        call!(device.commands.destroy_event(device.handle, event, null()));
    }
    application.destroy();
}

#[test]
fn the_budget_of_a_heap_is_its_size_and_its_use_what_is_allocated() {
    let application = Application::new();
    let instance = &application.instance;
    let mut budget = vk::PhysicalDeviceMemoryBudgetPropertiesEXT::default();
    budget.heap_usage[1] = 77;
    let mut query = vk::chain::Chain::new(vk::PhysicalDeviceMemoryProperties2::default());
    query.push(&mut budget);
    let place = query.as_mut_ptr();
    call!(instance.physical.get_physical_device_memory_properties2(instance.gpu, place));
    assert_eq!(query.memory_properties.memory_heap_count, 1);
    assert_eq!(budget.heap_budget[0], 1 << 30);
    assert!(budget.heap_usage[0] >= 4096, "{}", budget.heap_usage[0]);
    assert_eq!(budget.heap_usage[1], 0, "there is no such heap");
    assert_eq!(host_memory::heap_use(1), None);
    application.destroy();
}

#[test]
fn calibrated_timestamps_are_of_one_time() {
    let application = Application::new();
    let (instance, device) = (&application.instance, &application.device);
    let mut count = 0;
    let tables = EXECUTES.tables();
    let list = tables.physical_device.get_physical_device_calibrateable_time_domains_khr();
    let list = list.expect("an entry");
    // SAFETY: valid usage of the command.
    unsafe { list(instance.gpu, &mut count, null_mut()) };
    let mut domains = vec![vk::TimeDomainKHR::DEVICE; count as usize];
    // SAFETY: as above.
    let listed = unsafe { list(instance.gpu, &mut count, domains.as_mut_ptr()) };
    assert_eq!(listed, vk::Result::SUCCESS);
    assert!(domains.contains(&vk::TimeDomainKHR::DEVICE));
    let infos: Vec<_> = domains
        .iter()
        .map(|&time_domain| vk::CalibratedTimestampInfoKHR { time_domain, ..Default::default() })
        .collect();
    let (mut times, mut deviation, before) = (vec![0; infos.len()], 0, clocks::now());
    let get = tables.device.get_calibrated_timestamps_khr().expect("an entry");
    // SAFETY: valid usage of the command.
    let got =
        unsafe { get(device.handle, count, infos.as_ptr(), times.as_mut_ptr(), &mut deviation) };
    assert_eq!(got, vk::Result::SUCCESS);
    assert!(times.iter().all(|&time| time > 0) && deviation > 0);
    assert!(before <= times[0] && times[0] <= clocks::now());
    let monotonic = domains.iter().position(|&it| it == vk::TimeDomainKHR::CLOCK_MONOTONIC);
    if let Some(at) = monotonic {
        assert!(times[at].abs_diff(times[0]) <= deviation, "the device's clock is this one");
    }
    application.destroy();
}
