//! A Vulkan driver that executes on the CPU what needs no shader: transfers, clears, blits, resolves,
//! renderings that load, clear and store, timestamps, events, timelines, and presents in windows.
//! Draws and dispatches do nothing.
//!
//! All of that is the kit's: a command buffer keeps its commands ([`recording`]), and a queue
//! executes them ([`host_commands`]).

use author_kit::common::features::Features;
use author_kit::common::properties::{Properties, text};
use author_kit::common::render_passes::{self, HostViews};
use author_kit::common::{
    clocks, descriptors, held, host_commands, host_copies, host_formats, host_images, host_memory,
    limits, queries,
};
use author_kit::driver::{
    Description, Driver, Entrypoints, Instance, PhysicalDeviceDescription, Queue, Work, discarded,
};
use author_kit::recording::{self, InCommandBuffer, Recording};
use author_kit::window;
use dispatch_tables::vk::{self, QueueFlags};
use dispatch_tables::{
    DeviceDispatchTable, DeviceEntrypointTable, DeviceExtensionTable, InstanceExtensionTable,
};

static DRIVER: Driver = Driver::new(Description {
    instance_extensions: InstanceExtensionTable {
        khr_get_physical_device_properties2: true,
        ext_debug_report: true,
        ext_debug_utils: true,
        ..window::INSTANCE_EXTENSIONS
    },
    device: DeviceEntrypointTable {
        cmd_execute_commands: Some(recording::execute_commands::<InCommandBuffer>),
        ..recording::entrypoints::<InCommandBuffer>(&host_commands::EXECUTED)
    },
    under: &[Entrypoints { device: &discarded::DRAWING, ..Entrypoints::EMPTY }],
    also: &[
        host_memory::ENTRIES,
        host_images::ENTRIES,
        host_copies::ENTRIES,
        held::ENTRIES,
        descriptors::ENTRIES,
        queries::ENTRIES,
        clocks::ENTRIES,
        render_passes::entries::<HostViews>(),
        window::ENTRIES,
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

/// What a queue calls for the commands that it executes.
static EXECUTED: DeviceDispatchTable = DeviceDispatchTable::of(&host_commands::EXECUTED);

fn submit(_: &Queue, work: &Work) -> Result<(), vk::Result> {
    // SAFETY: valid usage of vkQueueSubmit: the command buffers are pending.
    unsafe { recording::execute::<InCommandBuffer>(&work.command_buffers, &EXECUTED) }
}

fn physical_devices(_: &Instance) -> Result<Vec<PhysicalDeviceDescription>, vk::Result> {
    Ok(vec![PhysicalDeviceDescription {
        extensions: DeviceExtensionTable {
            khr_calibrated_timestamps: true,
            khr_swapchain: true,
            ext_calibrated_timestamps: true,
            ext_memory_budget: true,
            ..DeviceExtensionTable::EMPTY
        },
        properties: Properties {
            api_version: vk::API_VERSION_1_3,
            device_type: vk::PhysicalDeviceType::CPU,
            device_name: text(c"paint driver"),
            driver_name: text(c"paint-driver"),
            timestamp_compute_and_graphics: vk::TRUE,
            ..limits::REQUIRED
        },
        features: Features {
            sampler_ycbcr_conversion: true,
            texture_compression_bc: true,
            ..limits::FEATURES_OF_1_3
        },
        queue_families: vec![vk::QueueFamilyProperties {
            queue_flags: QueueFlags::GRAPHICS | QueueFlags::COMPUTE | QueueFlags::TRANSFER,
            queue_count: 4,
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
