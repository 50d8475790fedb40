//! Terminators and fallbacks of the queries about external memory, semaphores and fences
//! (callpath.md 1.10): a driver without a query can share nothing.

use dispatch_tables::{Command, vk};

use crate::physical_devices::emulation::{report_chain, report_emulation};
use crate::physical_devices::record::TerminatorPhysicalDevice;

/// Declares the answer to a query: all members of the output are cleared.
macro_rules! nothing_shared {
    ($name:ident $command:ident, $Info:ident $info:literal, $Properties:ident $properties:literal) => {
        #[doc = concat!("Answers `Command::", stringify!($command), "`.")]
        pub(crate) unsafe fn $name(
            device: &TerminatorPhysicalDevice,
            p_info: *const vk::$Info,
            p_properties: *mut vk::$Properties,
        ) {
            let command = Command::$command;
            report_emulation(device.driver(), command, None);
            // SAFETY: by valid usage the input structure is valid and the output structure is
            // writable.
            unsafe {
                report_chain(device, command, $info, (*p_info).p_next);
                let vk::$Properties { s_type, p_next, .. } = *p_properties;
                *p_properties = vk::$Properties { s_type, p_next, ..Default::default() };
                report_chain(device, command, $properties, p_next);
            }
        }
    };
}

nothing_shared!(
    get_physical_device_external_buffer_properties GET_PHYSICAL_DEVICE_EXTERNAL_BUFFER_PROPERTIES,
    PhysicalDeviceExternalBufferInfo "pExternalBufferInfo",
    ExternalBufferProperties "pExternalBufferProperties"
);
nothing_shared!(
    get_physical_device_external_semaphore_properties
    GET_PHYSICAL_DEVICE_EXTERNAL_SEMAPHORE_PROPERTIES,
    PhysicalDeviceExternalSemaphoreInfo "pExternalSemaphoreInfo",
    ExternalSemaphoreProperties "pExternalSemaphoreProperties"
);
nothing_shared!(
    get_physical_device_external_fence_properties GET_PHYSICAL_DEVICE_EXTERNAL_FENCE_PROPERTIES,
    PhysicalDeviceExternalFenceInfo "pExternalFenceInfo",
    ExternalFenceProperties "pExternalFenceProperties"
);

/// Image formats with external memory. Without a handle type, calls the command of Vulkan 1.0.
#[allow(clippy::too_many_arguments, reason = "the registry's signature")]
pub(crate) unsafe fn get_physical_device_external_image_format_properties_nv(
    device: &TerminatorPhysicalDevice,
    format: vk::Format,
    ty: vk::ImageType,
    tiling: vk::ImageTiling,
    usage: vk::ImageUsageFlags,
    flags: vk::ImageCreateFlags,
    handle_type: vk::ExternalMemoryHandleTypeFlagsNV,
    p_properties: *mut vk::ExternalImageFormatPropertiesNV,
) -> vk::Result {
    if !handle_type.is_empty() {
        return vk::Result::ERROR_FORMAT_NOT_SUPPORTED;
    }
    // SAFETY: by valid usage the output structure is writable.
    let place = unsafe { &mut *p_properties };
    place.external_memory_features = Default::default();
    place.export_from_imported_handle_types = Default::default();
    place.compatible_handle_types = Default::default();
    let out = &mut place.image_format_properties;
    match device.driver().physical_device_table.get_physical_device_image_format_properties {
        // SAFETY: the driver's function gets the driver's own handle.
        Some(get) => unsafe { get(device.handle, format, ty, tiling, usage, flags, out) },
        None => vk::Result::ERROR_INITIALIZATION_FAILED,
    }
}
