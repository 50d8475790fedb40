//! A driver of the kit's parts alone: commands are recorded and executed by the kit.

use author_kit::common::features::Features;
use author_kit::common::host_commands::EXECUTED;
use author_kit::common::properties::{Properties, text};
use author_kit::common::{
    clocks, descriptors, held, host_copies, host_formats, host_images, host_memory, limits, queries,
};
use author_kit::driver::{Description, Driver, Instance, PhysicalDeviceDescription, Queue, Work};
use author_kit::recording::{self, InCommandBuffer, Recording};
use dispatch_tables::{DeviceDispatchTable, DeviceEntrypointTable, DeviceExtensionTable, vk};

static TABLE: DeviceDispatchTable = DeviceDispatchTable::of(&EXECUTED);

static DRIVER: Driver = Driver::new(Description {
    device: DeviceEntrypointTable {
        cmd_execute_commands: Some(recording::execute_commands::<InCommandBuffer>),
        ..recording::entrypoints::<InCommandBuffer>(&EXECUTED)
    },
    also: &[
        host_memory::ENTRIES,
        host_images::ENTRIES,
        host_copies::ENTRIES,
        queries::ENTRIES,
        held::ENTRIES,
        descriptors::ENTRIES,
        clocks::ENTRIES,
    ],
    new_command_buffer: |buffer| {
        buffer.set_data(Recording::new());
        Ok(())
    },
    // SAFETY: valid usage of the commands that reset: nobody else uses the recording.
    reset_command_buffer: |buffer| unsafe { buffer.data::<Recording>() }.clear(),
    ..Description::new(vk::API_VERSION_1_3, physical_devices, submit)
});

author_kit::export_driver!(DRIVER);

fn submit(_: &Queue, work: &Work) -> Result<(), vk::Result> {
    // SAFETY: valid usage of vkQueueSubmit: the command buffers are pending.
    unsafe { recording::execute::<InCommandBuffer>(&work.command_buffers, &TABLE) }
}

fn physical_devices(_: &Instance) -> Result<Vec<PhysicalDeviceDescription>, vk::Result> {
    Ok(vec![PhysicalDeviceDescription {
        extensions: DeviceExtensionTable {
            ext_memory_budget: true,
            khr_calibrated_timestamps: true,
            ..DeviceExtensionTable::EMPTY
        },
        properties: Properties {
            api_version: vk::API_VERSION_1_3,
            device_type: vk::PhysicalDeviceType::CPU,
            device_name: text(c"on the cpu"),
            timestamp_compute_and_graphics: vk::TRUE,
            timestamp_period: 1.0,
            ..limits::REQUIRED
        },
        features: Features { host_query_reset: true, ..limits::FEATURES_OF_1_3 },
        queue_families: vec![vk::QueueFamilyProperties {
            queue_flags: vk::QueueFlags::GRAPHICS
                | vk::QueueFlags::COMPUTE
                | vk::QueueFlags::TRANSFER,
            queue_count: 1,
            timestamp_valid_bits: 64,
            min_image_transfer_granularity: vk::Extent3D { width: 1, height: 1, depth: 1 },
        }],
        memory: host_memory::MEMORY,
        heap_use: host_memory::heap_use,
        format: host_formats::format,
        image_format: host_formats::image_format,
        ..Default::default()
    }])
}
