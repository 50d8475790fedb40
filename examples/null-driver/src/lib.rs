//! A Vulkan driver without a GPU, which discards the drawing and does everything else.

mod drawing;
mod windows;

use author_kit::common::images::is_depth_stencil;
use author_kit::common::properties::{Properties, text};
use author_kit::common::{descriptors, held, host_images, host_memory, limits, queries};
use author_kit::driver::{Description, Driver, Instance, PhysicalDeviceDescription};
use dispatch_tables::vk::{self, QueueFlags};
use dispatch_tables::{DeviceExtensionTable, InstanceExtensionTable};

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
    device: windows::DEVICE,
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
        format,
        image_format,
        ..Default::default()
    }])
}

/// Everything that the specification allows at all.
fn format(format: vk::Format) -> vk::FormatProperties3 {
    use vk::FormatFeatureFlags2 as Can;
    let any = Can::SAMPLED_IMAGE | Can::BLIT_SRC | Can::TRANSFER_SRC | Can::TRANSFER_DST;
    let color = any | Can::COLOR_ATTACHMENT | Can::COLOR_ATTACHMENT_BLEND | Can::STORAGE_IMAGE;
    let color = color | Can::SAMPLED_IMAGE_FILTER_LINEAR | Can::BLIT_DST;
    let tiling = if is_depth_stencil(format) { any | Can::DEPTH_STENCIL_ATTACHMENT } else { color };
    let all = vk::FormatProperties3 {
        linear_tiling_features: tiling,
        optimal_tiling_features: tiling,
        buffer_features: Can::VERTEX_BUFFER | Can::UNIFORM_TEXEL_BUFFER | Can::STORAGE_TEXEL_BUFFER,
        ..Default::default()
    };
    format.info().map_or_else(Default::default, |_| all)
}

fn image_format(info: &vk::PhysicalDeviceImageFormatInfo2) -> Option<vk::ImageFormatProperties> {
    info.format.info()?;
    let (width, height, depth, max_mip_levels) = match info.ty {
        vk::ImageType::TYPE_1D => (4096, 1, 1, 13),
        vk::ImageType::TYPE_2D => (4096, 4096, 1, 13),
        _ => (256, 256, 256, 9),
    };
    Some(vk::ImageFormatProperties {
        max_extent: vk::Extent3D { width, height, depth },
        max_mip_levels,
        max_array_layers: if depth > 1 { 1 } else { 256 },
        sample_counts: vk::SampleCountFlags::TYPE_1 | vk::SampleCountFlags::TYPE_4,
        max_resource_size: 1 << 31,
    })
}
