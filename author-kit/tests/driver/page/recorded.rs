//! Commands that are recorded and executed: the kit's, and the driver's own.

use std::ptr::null;
use std::sync::atomic::{AtomicU64, Ordering};

use author_kit::common::{
    host_clears, host_commands, host_copies, host_images, host_memory, queries,
};
use author_kit::driver::{self, Description, Driver, command_buffer, entry, slice};
use author_kit::recording::{self, InCommandBuffer, Recording};
use dispatch_tables::{DeviceDispatchTable, DeviceEntrypointTable, vk};

use super::physical_devices;
use crate::support::{Instance, call};

// page: recorded
// What a queue executes: the kit's functions, and the driver's own.
const EXECUTED: DeviceEntrypointTable = DeviceEntrypointTable {
    cmd_clear_color_image: Some(clear_color_image),
    cmd_end_query: Some(end_query),
    ..host_commands::EXECUTED
};

static TABLE: DeviceDispatchTable = DeviceDispatchTable::of(&EXECUTED);

static RECORDED: Driver = Driver::new(Description {
    // What an application calls: these commands are recorded.
    device: DeviceEntrypointTable {
        cmd_execute_commands: Some(recording::execute_commands::<InCommandBuffer>),
        ..recording::entrypoints::<InCommandBuffer>(&EXECUTED)
    },
    also: &[host_memory::ENTRIES, host_images::ENTRIES, host_copies::ENTRIES, queries::ENTRIES],
    new_command_buffer: |buffer| {
        buffer.set_data(Recording::new());
        Ok(())
    },
    // SAFETY: valid usage of the commands that reset: nobody else uses the recording.
    reset_command_buffer: |buffer| unsafe { buffer.data::<Recording>() }.clear(),
    ..Description::new(vk::API_VERSION_1_3, physical_devices, submit)
});

fn submit(_: &driver::Queue, work: &driver::Work) -> Result<(), vk::Result> {
    // SAFETY: valid usage of vkQueueSubmit: the command buffers are pending.
    unsafe { recording::execute::<InCommandBuffer>(&work.command_buffers, &TABLE) }
}
// page

// page: images
// How many images were cleared.
static CLEARED: AtomicU64 = AtomicU64::new(0);

unsafe extern "system" fn clear_color_image(
    _: vk::CommandBuffer,
    image: vk::Image,
    _: vk::ImageLayout,
    color: *const vk::ClearColorValue,
    count: u32,
    ranges: *const vk::ImageSubresourceRange,
) {
    CLEARED.fetch_add(1, Ordering::Relaxed);
    // SAFETY: valid usage of the command, which is executed: the image is bound and alive.
    unsafe { host_clears::clear_color_image(image, &*color, slice(ranges, count)) };
}
// page

// page: queries
// The result of a query of this driver: the number of images that were cleared.
unsafe extern "system" fn end_query(buffer: vk::CommandBuffer, pool: vk::QueryPool, query: u32) {
    // SAFETY: valid usage of the command, which is executed: the pool is alive.
    let (device, pool) = unsafe { (command_buffer(buffer).device(), queries::query_pool(pool)) };
    pool.write(&device.sync, query, &[CLEARED.load(Ordering::Relaxed)]);
}
// page

struct OfRecorded;

impl entry::Exported for OfRecorded {
    const DRIVER: &'static Driver = &RECORDED;
}

/// The driver's own commands are recorded and executed beside the kit's.
#[test]
fn an_image_of_the_page_is_cleared_and_a_query_counts() {
    let mut instance = Instance::bare::<OfRecorded>(&[], null(), null()).expect("created");
    instance.gpu = instance.gpus().expect("listed")[0];
    let device = instance.device();
    let handle = device.handle;
    let info = vk::ImageCreateInfo {
        image_type: vk::ImageType::TYPE_2D,
        format: vk::Format::R8G8B8A8_UNORM,
        extent: vk::Extent3D { width: 2, height: 2, depth: 1 },
        mip_levels: 1,
        array_layers: 1,
        samples: vk::SampleCountFlags::TYPE_1,
        ..Default::default()
    };
    let (mut image, mut memory) = (vk::Image::NULL, vk::DeviceMemory::NULL);
    call!(device.commands.create_image(handle, &info, null(), &mut image));
    let info = vk::MemoryAllocateInfo { allocation_size: 64, ..Default::default() };
    call!(device.commands.allocate_memory(handle, &info, null(), &mut memory));
    call!(device.commands.bind_image_memory(handle, image, memory, 0));
    let mut queries = vk::QueryPool::NULL;
    let info = vk::QueryPoolCreateInfo { query_count: 1, ..Default::default() };
    call!(device.commands.create_query_pool(handle, &info, null(), &mut queries));

    let (pool, buffer) = device.command_buffer();
    let range = vk::ImageSubresourceRange {
        aspect_mask: vk::ImageAspectFlags::COLOR,
        level_count: 1,
        layer_count: 1,
        ..Default::default()
    };
    let color = vk::ClearColorValue { float32: [1.0, 0.0, 0.5, 1.0] };
    let general = vk::ImageLayout::GENERAL;
    call!(device.commands.begin_command_buffer(buffer, &Default::default()));
    call!(device.commands.cmd_begin_query(buffer, queries, 0, Default::default()));
    call!(device.commands.cmd_clear_color_image(buffer, image, general, &color, 1, &range));
    call!(device.commands.cmd_end_query(buffer, queries, 0));
    call!(device.commands.end_command_buffer(buffer));
    let info = vk::SubmitInfo {
        command_buffer_count: 1,
        p_command_buffers: &buffer,
        ..Default::default()
    };
    call!(device.commands.queue_submit(device.queue(0), 1, &info, vk::Fence::NULL));
    let (mut result, flags) = (0_u32, vk::QueryResultFlags::WAIT);
    let place = (&raw mut result).cast();
    let got =
        call!(device.commands.get_query_pool_results(handle, queries, 0, 1, 4, place, 4, flags));
    assert_eq!((got, result), (vk::Result::SUCCESS, 1));
    call!(device.commands.device_wait_idle(handle));
    // SAFETY: the memory is alive, and has these bytes.
    let texel = unsafe { *host_memory::address(memory, 12).cast::<[u8; 4]>() };
    assert_eq!(texel, [255, 0, 128, 255]);
    call!(device.commands.destroy_command_pool(handle, pool, null()));
    call!(device.commands.destroy_query_pool(handle, queries, null()));
    call!(device.commands.destroy_image(handle, image, null()));
    call!(device.commands.free_memory(handle, memory, null()));
    device.destroy();
    instance.destroy();
}
