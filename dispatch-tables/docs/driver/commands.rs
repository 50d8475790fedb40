// The commands and objects of the driver in `docs/driver.rs`: as little as a loader asks for. The
// driver includes this file as the content of a module, so the file cannot begin with `//!`.

use std::ffi::c_char;

use dispatch_tables::vk::{self, AllocationCallbacks};
use dispatch_tables::{
    DeviceDispatchTable, DeviceExtensionTable, Enabled, InstanceDispatchTable,
    InstanceExtensionTable, ObjectHeader, PhysicalDeviceDispatchTable,
};

use super::{
    DEVICE_EXTENSIONS, DEVICE_TABLE, INSTANCE_EXTENSIONS, INSTANCE_TABLE, PHYSICAL_DEVICE_TABLE,
};

#[repr(C)]
pub(super) struct Instance {
    header: ObjectHeader<InstanceDispatchTable>,
    api_version: u32,
    extensions: InstanceExtensionTable,
    physical_device: PhysicalDevice,
}

#[repr(C)]
struct PhysicalDevice {
    header: ObjectHeader<PhysicalDeviceDispatchTable>,
    instance: *const Instance,
}

#[repr(C)]
pub(super) struct Device {
    header: ObjectHeader<DeviceDispatchTable>,
    instance: *const Instance,
    extensions: DeviceExtensionTable,
}

impl Instance {
    /// # Safety
    ///
    /// The handle is null or an instance of this driver.
    pub(super) unsafe fn of<'a>(handle: vk::Instance) -> Option<&'a Instance> {
        // SAFETY: as this function's.
        unsafe { handle.as_raw().cast::<Instance>().as_ref() }
    }

    pub(super) fn enabled<'a>(
        &'a self,
        device_extensions: &'a DeviceExtensionTable,
    ) -> Enabled<'a> {
        Enabled {
            core_version: self.api_version,
            instance_extensions: &self.extensions,
            device_extensions,
        }
    }
}

impl Device {
    /// # Safety
    ///
    /// The handle is a device of this driver.
    pub(super) unsafe fn of<'a>(handle: vk::Device) -> &'a Device {
        // SAFETY: as this function's.
        unsafe { &*handle.as_raw().cast::<Device>() }
    }

    pub(super) fn enabled(&self) -> Enabled<'_> {
        // SAFETY: an instance outlives its devices.
        unsafe { &*self.instance }.enabled(&self.extensions)
    }
}

// All that follows is called by the loader, whose calls are valid usage of the commands.

pub(super) unsafe extern "system" fn enumerate_instance_version(version: *mut u32) -> vk::Result {
    // SAFETY: valid usage.
    unsafe { *version = vk::API_VERSION_1_1 };
    vk::Result::SUCCESS
}

pub(super) unsafe extern "system" fn enumerate_instance_extension_properties(
    layer: *const c_char,
    count: *mut u32,
    properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    if !layer.is_null() {
        return vk::Result::ERROR_LAYER_NOT_PRESENT;
    }
    // SAFETY: valid usage.
    unsafe { INSTANCE_EXTENSIONS.enumerate(count, properties) }
}

pub(super) unsafe extern "system" fn create_instance(
    create_info: *const vk::InstanceCreateInfo,
    _: *const AllocationCallbacks,
    instance: *mut vk::Instance,
) -> vk::Result {
    // SAFETY: valid usage.
    let (info, application) =
        unsafe { (&*create_info, (*create_info).p_application_info.as_ref()) };
    // SAFETY: valid usage.
    let extensions = unsafe {
        InstanceExtensionTable::enable_raw(
            &INSTANCE_EXTENSIONS,
            info.enabled_extension_count,
            info.pp_enabled_extension_names,
        )
    };
    let extensions = match extensions {
        Ok(extensions) => extensions,
        Err(error) => {
            // `VK_KHR_surface is not supported`
            eprintln!("{error}");
            return error.into();
        }
    };
    let created = Box::into_raw(Box::new(Instance {
        header: ObjectHeader::new(&INSTANCE_TABLE),
        api_version: application.map_or(vk::API_VERSION_1_0, |info| info.api_version),
        extensions,
        physical_device: PhysicalDevice {
            header: ObjectHeader::new(&PHYSICAL_DEVICE_TABLE),
            instance: std::ptr::null(),
        },
    }));
    // SAFETY: valid usage, and the instance is new.
    unsafe {
        (*created).physical_device.instance = created;
        *instance = vk::Instance::from_raw(created.cast());
    }
    vk::Result::SUCCESS
}

pub(super) unsafe extern "system" fn destroy_instance(
    instance: vk::Instance,
    _: *const AllocationCallbacks,
) {
    if !instance.is_null() {
        // SAFETY: valid usage: `create_instance` made it, and nobody uses it any more.
        drop(unsafe { Box::from_raw(instance.as_raw().cast::<Instance>()) });
    }
}

pub(super) unsafe extern "system" fn enumerate_physical_devices(
    instance: vk::Instance,
    count: *mut u32,
    physical_devices: *mut vk::PhysicalDevice,
) -> vk::Result {
    // SAFETY: valid usage.
    unsafe {
        if !physical_devices.is_null() {
            if *count == 0 {
                return vk::Result::INCOMPLETE;
            }
            let physical_device = &raw mut (*instance.as_raw().cast::<Instance>()).physical_device;
            *physical_devices = vk::PhysicalDevice::from_raw(physical_device.cast());
        }
        *count = 1;
    }
    vk::Result::SUCCESS
}

pub(super) unsafe extern "system" fn enumerate_device_extension_properties(
    _: vk::PhysicalDevice,
    layer: *const c_char,
    count: *mut u32,
    properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    if !layer.is_null() {
        return vk::Result::ERROR_LAYER_NOT_PRESENT;
    }
    // SAFETY: valid usage.
    unsafe { DEVICE_EXTENSIONS.enumerate(count, properties) }
}

pub(super) unsafe extern "system" fn create_device(
    physical_device: vk::PhysicalDevice,
    create_info: *const vk::DeviceCreateInfo,
    _: *const AllocationCallbacks,
    device: *mut vk::Device,
) -> vk::Result {
    // SAFETY: valid usage.
    let (info, physical_device) =
        unsafe { (&*create_info, &*physical_device.as_raw().cast::<PhysicalDevice>()) };
    // SAFETY: valid usage.
    let extensions = unsafe {
        DeviceExtensionTable::enable_raw(
            &DEVICE_EXTENSIONS,
            info.enabled_extension_count,
            info.pp_enabled_extension_names,
        )
    };
    let extensions = match extensions {
        Ok(extensions) => extensions,
        Err(error) => {
            eprintln!("{error}");
            return error.into();
        }
    };
    let created = Box::new(Device {
        header: ObjectHeader::new(&DEVICE_TABLE),
        instance: physical_device.instance,
        extensions,
    });
    // SAFETY: valid usage.
    unsafe { *device = vk::Device::from_raw(Box::into_raw(created).cast()) };
    vk::Result::SUCCESS
}

pub(super) unsafe extern "system" fn destroy_device(
    device: vk::Device,
    _: *const AllocationCallbacks,
) {
    if !device.is_null() {
        // SAFETY: valid usage: `create_device` made it, and nobody uses it any more.
        drop(unsafe { Box::from_raw(device.as_raw().cast::<Device>()) });
    }
}

pub(super) unsafe extern "system" fn device_wait_idle(_: vk::Device) -> vk::Result {
    vk::Result::SUCCESS
}

pub(super) unsafe extern "system" fn trim_command_pool(
    _: vk::Device,
    _: vk::CommandPool,
    _: vk::CommandPoolTrimFlags,
) {
}

pub(super) unsafe extern "system" fn get_properties(
    _: vk::PhysicalDevice,
    properties: *mut vk::PhysicalDeviceProperties,
) {
    let mut filled =
        vk::PhysicalDeviceProperties { api_version: vk::API_VERSION_1_1, ..Default::default() };
    for (to, from) in filled.device_name.iter_mut().zip(b"A page of code") {
        *to = *from as c_char;
    }
    // SAFETY: valid usage.
    unsafe { *properties = filled };
}

pub(super) unsafe extern "system" fn get_properties2(
    physical_device: vk::PhysicalDevice,
    properties: *mut vk::PhysicalDeviceProperties2,
) {
    // SAFETY: valid usage.
    unsafe { get_properties(physical_device, &raw mut (*properties).properties) };
}

pub(super) unsafe extern "system" fn get_features(
    _: vk::PhysicalDevice,
    features: *mut vk::PhysicalDeviceFeatures,
) {
    // SAFETY: valid usage.
    unsafe { *features = Default::default() };
}

pub(super) unsafe extern "system" fn get_features2(
    physical_device: vk::PhysicalDevice,
    features: *mut vk::PhysicalDeviceFeatures2,
) {
    // SAFETY: valid usage.
    unsafe { get_features(physical_device, &raw mut (*features).features) };
}

pub(super) unsafe extern "system" fn get_memory_properties(
    _: vk::PhysicalDevice,
    properties: *mut vk::PhysicalDeviceMemoryProperties,
) {
    // SAFETY: valid usage.
    unsafe { *properties = Default::default() };
}

pub(super) unsafe extern "system" fn get_memory_properties2(
    physical_device: vk::PhysicalDevice,
    properties: *mut vk::PhysicalDeviceMemoryProperties2,
) {
    // SAFETY: valid usage.
    unsafe { get_memory_properties(physical_device, &raw mut (*properties).memory_properties) };
}

pub(super) unsafe extern "system" fn get_queue_family_properties(
    _: vk::PhysicalDevice,
    count: *mut u32,
    families: *mut vk::QueueFamilyProperties,
) {
    let family = vk::QueueFamilyProperties {
        queue_flags: vk::QueueFlags::TRANSFER,
        queue_count: 1,
        ..Default::default()
    };
    // SAFETY: valid usage.
    unsafe {
        match families.is_null() {
            true => *count = 1,
            false if *count > 0 => (*families, *count) = (family, 1),
            false => {}
        }
    }
}

pub(super) unsafe extern "system" fn get_queue_family_properties2(
    physical_device: vk::PhysicalDevice,
    count: *mut u32,
    families: *mut vk::QueueFamilyProperties2,
) {
    // SAFETY: valid usage. There is one family, so the first structure is all that is written.
    unsafe {
        let first = match families.is_null() {
            true => std::ptr::null_mut(),
            false => &raw mut (*families).queue_family_properties,
        };
        get_queue_family_properties(physical_device, count, first);
    }
}

pub(super) unsafe extern "system" fn get_format_properties(
    _: vk::PhysicalDevice,
    _: vk::Format,
    properties: *mut vk::FormatProperties,
) {
    // SAFETY: valid usage.
    unsafe { *properties = Default::default() };
}

pub(super) unsafe extern "system" fn get_format_properties2(
    physical_device: vk::PhysicalDevice,
    format: vk::Format,
    properties: *mut vk::FormatProperties2,
) {
    // SAFETY: valid usage.
    unsafe {
        let properties = &raw mut (*properties).format_properties;
        get_format_properties(physical_device, format, properties);
    }
}

pub(super) unsafe extern "system" fn get_image_format_properties(
    _: vk::PhysicalDevice,
    _: vk::Format,
    _: vk::ImageType,
    _: vk::ImageTiling,
    _: vk::ImageUsageFlags,
    _: vk::ImageCreateFlags,
    _: *mut vk::ImageFormatProperties,
) -> vk::Result {
    vk::Result::ERROR_FORMAT_NOT_SUPPORTED
}

pub(super) unsafe extern "system" fn get_image_format_properties2(
    _: vk::PhysicalDevice,
    _: *const vk::PhysicalDeviceImageFormatInfo2,
    _: *mut vk::ImageFormatProperties2,
) -> vk::Result {
    vk::Result::ERROR_FORMAT_NOT_SUPPORTED
}

pub(super) unsafe extern "system" fn get_sparse_properties(
    _: vk::PhysicalDevice,
    _: vk::Format,
    _: vk::ImageType,
    _: vk::SampleCountFlags,
    _: vk::ImageUsageFlags,
    _: vk::ImageTiling,
    count: *mut u32,
    _: *mut vk::SparseImageFormatProperties,
) {
    // SAFETY: valid usage.
    unsafe { *count = 0 };
}

pub(super) unsafe extern "system" fn get_sparse_properties2(
    _: vk::PhysicalDevice,
    _: *const vk::PhysicalDeviceSparseImageFormatInfo2,
    count: *mut u32,
    _: *mut vk::SparseImageFormatProperties2,
) {
    // SAFETY: valid usage.
    unsafe { *count = 0 };
}
