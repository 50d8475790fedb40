//! Physical devices: the configuration gives the kit's answers to queries.

use std::ffi::c_char;

use author_kit::common::features::Features;
use author_kit::common::host_memory;
use author_kit::common::properties::{Properties, text};
use author_kit::driver::{self, PhysicalDeviceDescription, two_calls_into};
use dispatch_tables::vk;

use crate::config::PhysicalDeviceConfig;
use crate::instance::extension_properties;
use crate::{claims, ffi};

/// The number of queue families: one for all operations, one for transfers.
pub(crate) const FAMILIES: u32 = 2;

/// What the kit answers for a device.
pub(crate) fn describe(config: &'static PhysicalDeviceConfig) -> PhysicalDeviceDescription {
    let family = |queue_flags, queue_count| vk::QueueFamilyProperties {
        queue_flags,
        queue_count,
        min_image_transfer_granularity: vk::Extent3D { width: 1, height: 1, depth: 1 },
        ..Default::default()
    };
    let all = vk::QueueFlags::GRAPHICS | vk::QueueFlags::COMPUTE | vk::QueueFlags::TRANSFER;
    PhysicalDeviceDescription {
        properties: properties(config),
        // One of Vulkan 1.0 and one of a later version, so that a test can tell an answer from zeros.
        features: Features { robust_buffer_access: true, multiview: true, ..Features::EMPTY },
        queue_families: vec![family(all, 2), family(vk::QueueFlags::TRANSFER, 1)],
        memory: host_memory::MEMORY,
        // Transfers for buffers of every format.
        format: |_| vk::FormatProperties3 {
            buffer_features: vk::FormatFeatureFlags2::TRANSFER_SRC
                | vk::FormatFeatureFlags2::TRANSFER_DST,
            ..Default::default()
        },
        // Numbers that are not 0, so that a test can tell an answer from zeros.
        image_format: |_| {
            Some(vk::ImageFormatProperties {
                max_mip_levels: 4,
                max_array_layers: 5,
                max_resource_size: 6,
                ..Default::default()
            })
        },
        data: Box::new(config),
        ..Default::default()
    }
}

fn properties(config: &PhysicalDeviceConfig) -> Properties {
    let [pci_domain, pci_bus, pci_device, pci_function] = config.pci.unwrap_or_default();
    // By default the number, and zeros.
    let uuid = |number: [u8; 4]| {
        let mut uuid = [0; 16];
        uuid[..4].copy_from_slice(&number);
        uuid
    };
    let of_device = uuid(config.device_id.to_le_bytes());
    let uuids = config.uuids.unwrap_or([of_device, uuid(config.driver_id.to_le_bytes())]);
    Properties {
        api_version: config.api_version,
        driver_version: config.driver_version,
        vendor_id: config.vendor_id,
        device_id: config.device_id,
        device_type: config.kind.vk(),
        device_name: text(&ffi::c_text(&config.name)),
        pipeline_cache_uuid: of_device,
        max_memory_allocation_count: 4096,
        max_bound_descriptor_sets: 4,
        non_coherent_atom_size: 1,
        pci_domain,
        pci_bus,
        pci_device,
        pci_function,
        device_uuid: uuids[0],
        driver_uuid: uuids[1],
        driver_id: vk::DriverId::from_raw(config.driver_id),
        driver_name: text(c"mock"),
        ..Properties::EMPTY
    }
}

/// The configuration of a device, whose handle was checked.
pub(crate) fn config(device: vk::PhysicalDevice) -> &'static PhysicalDeviceConfig {
    // SAFETY: the recording stub has checked the handle.
    unsafe { driver::objects::physical_device(device) }.data::<&'static PhysicalDeviceConfig>()
}

/// `vkEnumerateDeviceExtensionProperties`; the driver has no layers.
pub(crate) extern "system" fn extensions(
    device: vk::PhysicalDevice,
    _layer: *const c_char,
    count: *mut u32,
    properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    let items = extension_properties(&config(device).extensions);
    // SAFETY: valid usage: `count` is writable, and `properties` is NULL or has room for `*count`
    // elements.
    unsafe { claims::enumerate("vkEnumerateDeviceExtensionProperties", items, count, properties) }
}

/// `vkGetPhysicalDeviceSparseImageFormatProperties2`: one element for each of two aspects.
pub(crate) extern "system" fn sparse_image_format_properties(
    _: vk::PhysicalDevice,
    _: *const vk::PhysicalDeviceSparseImageFormatInfo2,
    count: *mut u32,
    properties: *mut vk::SparseImageFormatProperties2,
) {
    let aspects = [vk::ImageAspectFlags::DEPTH, vk::ImageAspectFlags::STENCIL];
    let fill = |aspect_mask, out: &mut vk::SparseImageFormatProperties2| {
        out.properties = vk::SparseImageFormatProperties { aspect_mask, ..Default::default() };
    };
    // SAFETY: valid usage: `count` is writable, and `properties` is NULL or has room for `*count`
    // elements.
    unsafe { two_calls_into(aspects.into_iter(), count, properties, fill) };
}

/// `vkGetPhysicalDeviceToolProperties`: one tool.
pub(crate) extern "system" fn tools(
    _: vk::PhysicalDevice,
    count: *mut u32,
    properties: *mut vk::PhysicalDeviceToolProperties,
) -> vk::Result {
    let fill = |name, out: &mut vk::PhysicalDeviceToolProperties| out.name = text(name);
    // SAFETY: valid usage: `count` is writable, and `properties` is NULL or has room for `*count`
    // elements.
    unsafe { two_calls_into([c"mock tool"].into_iter(), count, properties, fill) }
}
