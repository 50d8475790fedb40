//! Formats, images, and external buffers: by functions of the physical device's
//! [description](crate::objects::PhysicalDeviceDescription).

use dispatch_tables::vk;

use crate::capability::formats;
use crate::common;
use crate::objects::guard::Callback;
use crate::objects::{self, Common};

const FORMAT: Callback = Callback::of_use(c"vkGetPhysicalDeviceFormatProperties2", "format");
const IMAGE_FORMAT: Callback =
    Callback::of_use(c"vkGetPhysicalDeviceImageFormatProperties2", "image_format");

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(GetPhysicalDeviceFormatProperties2, get_format_properties2, []),
    common!(GetPhysicalDeviceImageFormatProperties2, get_image_format_properties2, []),
    common!(GetPhysicalDeviceSparseImageFormatProperties2, get_sparse_image_format_properties2, []),
    common!(GetPhysicalDeviceExternalBufferProperties, get_external_buffer_properties, []),
];

unsafe extern "system" fn get_format_properties2(
    physical_device: vk::PhysicalDevice,
    format: vk::Format,
    properties: *mut vk::FormatProperties2,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let device = objects::physical_device(physical_device);
        let found = || Ok((device.description.format)(format));
        let found = device.instance().guard(FORMAT, found).unwrap_or_default();
        formats::fill(found, &mut *properties);
    }
}

unsafe extern "system" fn get_image_format_properties2(
    physical_device: vk::PhysicalDevice,
    info: *const vk::PhysicalDeviceImageFormatInfo2,
    properties: *mut vk::ImageFormatProperties2,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let device = objects::physical_device(physical_device);
        let found = || Ok((device.description.image_format)(&*info));
        let found = device.instance().guard(IMAGE_FORMAT, found);
        (*properties).image_format_properties = found.unwrap_or_default().unwrap_or_default();
        match found {
            Ok(Some(_)) => vk::Result::SUCCESS,
            Ok(None) => vk::Result::ERROR_FORMAT_NOT_SUPPORTED,
            Err(error) => error,
        }
    }
}

/// No image has sparse memory in blocks of its own.
unsafe extern "system" fn get_sparse_image_format_properties2(
    _: vk::PhysicalDevice,
    _: *const vk::PhysicalDeviceSparseImageFormatInfo2,
    count: *mut u32,
    _: *mut vk::SparseImageFormatProperties2,
) {
    // SAFETY: valid usage of the command.
    unsafe { *count = 0 };
}

/// No memory is shared with others.
unsafe extern "system" fn get_external_buffer_properties(
    _: vk::PhysicalDevice,
    _: *const vk::PhysicalDeviceExternalBufferInfo,
    properties: *mut vk::ExternalBufferProperties,
) {
    // SAFETY: valid usage of the command.
    unsafe { (*properties).external_memory_properties = Default::default() };
}
