//! Terminators and fallbacks of the queries about external memory, semaphores and fences
//! (callpath.md 1.10): a driver without a query can share nothing.

use dispatch_tables::{Command, vk};

use crate::api::terminator::emulation::{report_chain, report_emulation};
use crate::object::physical_device::TerminatorPhysicalDevice;

/// External memory for buffers: none.
pub(crate) unsafe fn get_physical_device_external_buffer_properties(
    device: &TerminatorPhysicalDevice,
    p_info: *const vk::PhysicalDeviceExternalBufferInfo,
    p_properties: *mut vk::ExternalBufferProperties,
) {
    // SAFETY: by valid usage the input structure is valid and the output structure is writable.
    unsafe {
        let command = Command::GET_PHYSICAL_DEVICE_EXTERNAL_BUFFER_PROPERTIES;
        report_emulation(device.driver(), command, None);
        report_chain(device, command, "pExternalBufferInfo", (*p_info).p_next);
        (*p_properties).external_memory_properties = vk::ExternalMemoryProperties::default();
        report_chain(device, command, "pExternalBufferProperties", (*p_properties).p_next);
    }
}

/// External semaphores: none.
pub(crate) unsafe fn get_physical_device_external_semaphore_properties(
    device: &TerminatorPhysicalDevice,
    p_info: *const vk::PhysicalDeviceExternalSemaphoreInfo,
    p_properties: *mut vk::ExternalSemaphoreProperties,
) {
    // SAFETY: by valid usage the input structure is valid and the output structure is writable.
    unsafe {
        let command = Command::GET_PHYSICAL_DEVICE_EXTERNAL_SEMAPHORE_PROPERTIES;
        report_emulation(device.driver(), command, None);
        report_chain(device, command, "pExternalSemaphoreInfo", (*p_info).p_next);
        let place = &mut *p_properties;
        place.export_from_imported_handle_types = Default::default();
        place.compatible_handle_types = Default::default();
        place.external_semaphore_features = Default::default();
        report_chain(device, command, "pExternalSemaphoreProperties", place.p_next);
    }
}

/// External fences: none.
pub(crate) unsafe fn get_physical_device_external_fence_properties(
    device: &TerminatorPhysicalDevice,
    p_info: *const vk::PhysicalDeviceExternalFenceInfo,
    p_properties: *mut vk::ExternalFenceProperties,
) {
    // SAFETY: by valid usage the input structure is valid and the output structure is writable.
    unsafe {
        let command = Command::GET_PHYSICAL_DEVICE_EXTERNAL_FENCE_PROPERTIES;
        report_emulation(device.driver(), command, None);
        report_chain(device, command, "pExternalFenceInfo", (*p_info).p_next);
        let place = &mut *p_properties;
        place.export_from_imported_handle_types = Default::default();
        place.compatible_handle_types = Default::default();
        place.external_fence_features = Default::default();
        report_chain(device, command, "pExternalFenceProperties", place.p_next);
    }
}

/// Image formats with external memory. Without a handle type, calls the command of Vulkan 1.0.
pub(crate) unsafe extern "system" fn get_physical_device_external_image_format_properties_nv(
    physical_device: vk::PhysicalDevice,
    format: vk::Format,
    ty: vk::ImageType,
    tiling: vk::ImageTiling,
    usage: vk::ImageUsageFlags,
    flags: vk::ImageCreateFlags,
    handle_type: vk::ExternalMemoryHandleTypeFlagsNV,
    p_properties: *mut vk::ExternalImageFormatPropertiesNV,
) -> vk::Result {
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, and the
    // pointers are valid. The driver's function gets the driver's own handle.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        let table = &device.driver().physical_device_table;
        let handle = device.handle;
        if let Some(get) = table.get_physical_device_external_image_format_properties_nv {
            return get(handle, format, ty, tiling, usage, flags, handle_type, p_properties);
        }
        if !handle_type.is_empty() {
            return vk::Result::ERROR_FORMAT_NOT_SUPPORTED;
        }
        let place = &mut *p_properties;
        place.external_memory_features = Default::default();
        place.export_from_imported_handle_types = Default::default();
        place.compatible_handle_types = Default::default();
        let Some(get) = table.get_physical_device_image_format_properties else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let out = &raw mut place.image_format_properties;
        get(handle, format, ty, tiling, usage, flags, out)
    }
}
