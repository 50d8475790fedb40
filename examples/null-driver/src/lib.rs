//! A Vulkan driver without a GPU, which discards the drawing and does everything else.

mod windows;

use std::ffi::c_void;

use author_kit::common::properties::{Properties, text};
use author_kit::common::{
    descriptors, held, host_formats, host_images, host_memory, limits, queries,
};
use author_kit::driver::{
    Description, Driver, Entrypoints, Instance, PhysicalDeviceDescription, discarded,
};
use dispatch_tables::vk::{self, QueueFlags};
use dispatch_tables::{DeviceEntrypointTable, DeviceExtensionTable, InstanceExtensionTable};

static DRIVER: Driver = Driver::new(Description {
    instance_extensions: InstanceExtensionTable {
        khr_get_physical_device_properties2: true,
        khr_get_surface_capabilities2: true,
        khr_surface: true,
        khr_wayland_surface: true,
        khr_xcb_surface: true,
        khr_xlib_surface: true,
        ext_debug_report: true,
        ext_debug_utils: true,
        ..InstanceExtensionTable::EMPTY
    },
    instance: windows::INSTANCE,
    physical_device: windows::PHYSICAL_DEVICE,
    device: DeviceEntrypointTable {
        get_query_pool_results: Some(query_results),
        ..windows::DEVICE
    },
    under: &[Entrypoints { device: &discarded::COMMANDS, ..Entrypoints::EMPTY }],
    also: &[
        host_memory::ENTRIES,
        host_images::ENTRIES,
        held::ENTRIES,
        descriptors::ENTRIES,
        queries::ENTRIES,
    ],
    ..Description::new(vk::API_VERSION_1_3, physical_devices, |_, _| Ok(()))
});

author_kit::export_driver!(DRIVER);

fn physical_devices(_: &Instance) -> Result<Vec<PhysicalDeviceDescription>, vk::Result> {
    Ok(vec![PhysicalDeviceDescription {
        extensions: DeviceExtensionTable { khr_swapchain: true, ..DeviceExtensionTable::EMPTY },
        properties: Properties {
            api_version: vk::API_VERSION_1_3,
            device_type: vk::PhysicalDeviceType::CPU,
            device_name: text(c"null driver"),
            driver_name: text(c"null-driver"),
            ..limits::REQUIRED
        },
        features: limits::FEATURES_OF_1_3,
        queue_families: vec![vk::QueueFamilyProperties {
            queue_flags: QueueFlags::GRAPHICS | QueueFlags::COMPUTE | QueueFlags::TRANSFER,
            queue_count: 4,
            min_image_transfer_granularity: vk::Extent3D { width: 1, height: 1, depth: 1 },
            ..Default::default()
        }],
        memory: host_memory::MEMORY,
        format: host_formats::format,
        image_format: host_formats::image_format,
        ..Default::default()
    }])
}

/// All results are 0.
unsafe extern "system" fn query_results(
    _: vk::Device,
    _: vk::QueryPool,
    _: u32,
    _: u32,
    size: usize,
    data: *mut c_void,
    _: vk::DeviceSize,
    _: vk::QueryResultFlags,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { data.cast::<u8>().write_bytes(0, size) };
    vk::Result::SUCCESS
}
