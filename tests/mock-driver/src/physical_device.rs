//! The queries of physical devices; the configuration gives the answers.

use std::ffi::c_char;

use dispatch_tables::vk;

use crate::config::PhysicalDeviceConfig;
use crate::instance::extension_properties;
use crate::object::{self, Kind};
use crate::{claims, ffi, memory};

/// A `VkPhysicalDevice`.
#[derive(Debug)]
pub(crate) struct PhysicalDevice {
    pub(crate) config: &'static PhysicalDeviceConfig,
    /// The enabled extensions of the device's instance.
    pub(crate) instance_extensions: Vec<String>,
}

impl Kind for PhysicalDevice {
    const MARK: u64 = 0x6d6f_636b_0000_0002;
    const NAME: &'static str = "VkPhysicalDevice";
}

/// The object behind a handle (see [`object::get`]).
pub(crate) fn get<'a>(handle: vk::PhysicalDevice, command: &str) -> &'a PhysicalDevice {
    object::get(handle.as_raw(), command)
}

/// `vkEnumerateDeviceExtensionProperties`; the driver has no layers.
pub(crate) extern "system" fn extensions(
    device: vk::PhysicalDevice,
    _layer: *const c_char,
    count: *mut u32,
    properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    let command = "vkEnumerateDeviceExtensionProperties";
    let device = get(device, command);
    // SAFETY: valid usage: `count` is writable, and `properties` is NULL or has room for `*count`
    // elements.
    unsafe {
        claims::enumerate(
            command,
            &extension_properties(&device.config.extensions),
            count,
            properties,
        )
    }
}

fn describe(config: &PhysicalDeviceConfig, properties: &mut vk::PhysicalDeviceProperties) {
    *properties = vk::PhysicalDeviceProperties {
        api_version: config.api_version,
        driver_version: config.driver_version,
        vendor_id: config.vendor_id,
        device_id: config.device_id,
        device_type: config.kind.vk(),
        ..Default::default()
    };
    ffi::copy_text(&config.name, &mut properties.device_name);
    properties.pipeline_cache_uuid[..4].copy_from_slice(&config.device_id.to_le_bytes());
    properties.limits.max_memory_allocation_count = 4096;
    properties.limits.max_bound_descriptor_sets = 4;
    properties.limits.non_coherent_atom_size = 1;
}

/// `vkGetPhysicalDeviceProperties`.
pub(crate) extern "system" fn properties(
    device: vk::PhysicalDevice,
    properties: *mut vk::PhysicalDeviceProperties,
) {
    let device = get(device, "vkGetPhysicalDeviceProperties");
    // SAFETY: valid usage: `properties` points to a valid structure that nobody else uses.
    describe(device.config, unsafe { &mut *properties });
}

/// `vkGetPhysicalDeviceProperties2`, with the chained structures that the loader queries.
pub(crate) extern "system" fn properties2(
    device: vk::PhysicalDevice,
    properties: *mut vk::PhysicalDeviceProperties2,
) {
    let config = get(device, "vkGetPhysicalDeviceProperties2").config;
    // SAFETY: valid usage: `properties` points to a valid structure that nobody else uses.
    let properties = unsafe { &mut *properties };
    describe(config, &mut properties.properties);
    // SAFETY: valid usage: the chain is valid, so each pointer found by its sType points to a
    // structure of that type.
    let (pci, id, driver) = unsafe {
        let chain = properties.p_next;
        let pci = ffi::find_in_chain::<vk::PhysicalDevicePCIBusInfoPropertiesEXT>(
            chain,
            vk::StructureType::PHYSICAL_DEVICE_PCI_BUS_INFO_PROPERTIES_EXT,
        );
        let id = ffi::find_in_chain::<vk::PhysicalDeviceIDProperties>(
            chain,
            vk::StructureType::PHYSICAL_DEVICE_ID_PROPERTIES,
        );
        let driver = ffi::find_in_chain::<vk::PhysicalDeviceDriverProperties>(
            chain,
            vk::StructureType::PHYSICAL_DEVICE_DRIVER_PROPERTIES,
        );
        (pci.as_mut(), id.as_mut(), driver.as_mut())
    };
    if let (Some(pci), Some([domain, bus, device, function])) = (pci, config.pci) {
        (pci.pci_domain, pci.pci_bus, pci.pci_device, pci.pci_function) =
            (domain, bus, device, function);
    }
    if let Some(id) = id {
        id.device_uuid[..4].copy_from_slice(&config.device_id.to_le_bytes());
        id.driver_uuid[..4].copy_from_slice(&config.driver_id.to_le_bytes());
        if let Some([device, driver]) = config.uuids {
            (id.device_uuid, id.driver_uuid) = (device, driver);
        }
    }
    if let Some(driver) = driver {
        driver.driver_id = vk::DriverId::from_raw(config.driver_id);
        ffi::copy_text("mock", &mut driver.driver_name);
    }
}

/// `vkGetPhysicalDeviceFeatures`: sets one feature, so that a test can tell an answer from zeros.
pub(crate) extern "system" fn features(
    device: vk::PhysicalDevice,
    features: *mut vk::PhysicalDeviceFeatures,
) {
    get(device, "vkGetPhysicalDeviceFeatures");
    let answer =
        vk::PhysicalDeviceFeatures { robust_buffer_access: vk::TRUE, ..Default::default() };
    // SAFETY: valid usage: `features` points to memory for the result.
    unsafe { features.write(answer) };
}

/// `vkGetPhysicalDeviceFeatures2`.
pub(crate) extern "system" fn features2(
    device: vk::PhysicalDevice,
    out: *mut vk::PhysicalDeviceFeatures2,
) {
    // SAFETY: valid usage: `out` points to a valid structure.
    features(device, unsafe { &raw mut (*out).features });
}

/// `vkGetPhysicalDeviceMemoryProperties`: one heap with one memory type, host-visible and coherent.
pub(crate) extern "system" fn memory_properties(
    device: vk::PhysicalDevice,
    properties: *mut vk::PhysicalDeviceMemoryProperties,
) {
    get(device, "vkGetPhysicalDeviceMemoryProperties");
    let mut answer = vk::PhysicalDeviceMemoryProperties {
        memory_type_count: 1,
        memory_heap_count: 1,
        ..Default::default()
    };
    answer.memory_types[0].property_flags = vk::MemoryPropertyFlags::DEVICE_LOCAL
        | vk::MemoryPropertyFlags::HOST_VISIBLE
        | vk::MemoryPropertyFlags::HOST_COHERENT;
    answer.memory_heaps[0] =
        vk::MemoryHeap { size: memory::HEAP_SIZE, flags: vk::MemoryHeapFlags::DEVICE_LOCAL };
    // SAFETY: valid usage: `properties` points to memory for the result.
    unsafe { properties.write(answer) };
}

/// `vkGetPhysicalDeviceMemoryProperties2`.
pub(crate) extern "system" fn memory_properties2(
    device: vk::PhysicalDevice,
    out: *mut vk::PhysicalDeviceMemoryProperties2,
) {
    // SAFETY: valid usage: `out` points to a valid structure.
    memory_properties(device, unsafe { &raw mut (*out).memory_properties });
}

fn families() -> [vk::QueueFamilyProperties; 2] {
    let family = |queue_flags, queue_count| vk::QueueFamilyProperties {
        queue_flags,
        queue_count,
        min_image_transfer_granularity: vk::Extent3D { width: 1, height: 1, depth: 1 },
        ..Default::default()
    };
    let all = vk::QueueFlags::GRAPHICS | vk::QueueFlags::COMPUTE | vk::QueueFlags::TRANSFER;
    [family(all, 2), family(vk::QueueFlags::TRANSFER, 1)]
}

/// `vkGetPhysicalDeviceQueueFamilyProperties`: one family for all operations, one for transfers.
pub(crate) extern "system" fn queue_families(
    device: vk::PhysicalDevice,
    count: *mut u32,
    properties: *mut vk::QueueFamilyProperties,
) {
    get(device, "vkGetPhysicalDeviceQueueFamilyProperties");
    // SAFETY: valid usage: `count` is writable, and `properties` is NULL or has room for `*count`
    // elements.
    unsafe { ffi::enumerate(&families(), count, properties) };
}

/// `vkGetPhysicalDeviceQueueFamilyProperties2`.
pub(crate) extern "system" fn queue_families2(
    device: vk::PhysicalDevice,
    count: *mut u32,
    out: *mut vk::QueueFamilyProperties2,
) {
    get(device, "vkGetPhysicalDeviceQueueFamilyProperties2");
    let fill =
        |out: &mut vk::QueueFamilyProperties2, family: &_| out.queue_family_properties = *family;
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count`
    // elements.
    unsafe { ffi::enumerate_with(&families(), count, out, fill) };
}

/// `vkGetPhysicalDeviceFormatProperties`: transfers for buffers of every format.
pub(crate) extern "system" fn format_properties(
    device: vk::PhysicalDevice,
    _format: vk::Format,
    properties: *mut vk::FormatProperties,
) {
    get(device, "vkGetPhysicalDeviceFormatProperties");
    let transfer = vk::FormatFeatureFlags::TRANSFER_SRC | vk::FormatFeatureFlags::TRANSFER_DST;
    // SAFETY: valid usage: `properties` points to memory for the result.
    unsafe {
        properties.write(vk::FormatProperties { buffer_features: transfer, ..Default::default() })
    };
}

/// `vkGetPhysicalDeviceImageFormatProperties`: non-zero numbers, so that a test can tell an answer
/// from zeros.
pub(crate) extern "system" fn image_format_properties(
    device: vk::PhysicalDevice,
    _format: vk::Format,
    _type: vk::ImageType,
    _tiling: vk::ImageTiling,
    _usage: vk::ImageUsageFlags,
    _flags: vk::ImageCreateFlags,
    properties: *mut vk::ImageFormatProperties,
) -> vk::Result {
    get(device, "vkGetPhysicalDeviceImageFormatProperties");
    let answer = vk::ImageFormatProperties {
        max_mip_levels: 4,
        max_array_layers: 5,
        max_resource_size: 6,
        ..Default::default()
    };
    // SAFETY: valid usage: `properties` points to memory for the result.
    unsafe { properties.write(answer) };
    vk::Result::SUCCESS
}

/// `vkGetPhysicalDeviceSparseImageFormatProperties`: one element for each of two aspects.
pub(crate) extern "system" fn sparse_image_format_properties(
    device: vk::PhysicalDevice,
    _format: vk::Format,
    _type: vk::ImageType,
    _samples: vk::SampleCountFlags,
    _usage: vk::ImageUsageFlags,
    _tiling: vk::ImageTiling,
    count: *mut u32,
    properties: *mut vk::SparseImageFormatProperties,
) {
    get(device, "vkGetPhysicalDeviceSparseImageFormatProperties");
    let of_aspect =
        |aspect_mask| vk::SparseImageFormatProperties { aspect_mask, ..Default::default() };
    let aspects = [vk::ImageAspectFlags::DEPTH, vk::ImageAspectFlags::STENCIL];
    // SAFETY: valid usage: `count` is writable, and `properties` is NULL or has room for `*count`
    // elements.
    unsafe { ffi::enumerate(&aspects.map(of_aspect), count, properties) };
}

/// `vkGetPhysicalDeviceToolProperties`: one tool.
pub(crate) extern "system" fn tools(
    device: vk::PhysicalDevice,
    count: *mut u32,
    properties: *mut vk::PhysicalDeviceToolProperties,
) -> vk::Result {
    get(device, "vkGetPhysicalDeviceToolProperties");
    let fill = |out: &mut vk::PhysicalDeviceToolProperties, name: &&str| {
        ffi::copy_text(name, &mut out.name);
    };
    // SAFETY: valid usage: `count` is writable, and `properties` is NULL or has room for `*count`
    // elements.
    unsafe { ffi::enumerate_with(&["mock tool"], count, properties, fill) }
}
