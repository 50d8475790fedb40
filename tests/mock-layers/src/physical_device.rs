//! Physical devices: their properties and extensions (layers.md 4.4).

use std::ffi::c_char;
use std::ptr;

use dispatch_tables::{Extension, PhysicalDeviceDispatchTable, vk};
use serde_json::json;

use crate::config::layer;
use crate::log;
use crate::state::instance_of;
use crate::wrapper::lower_physical_device;

/// `vkGetPhysicalDeviceProperties`.
pub(crate) extern "system" fn get_physical_device_properties<const N: usize>(
    device: vk::PhysicalDevice,
    p_properties: *mut vk::PhysicalDeviceProperties,
) {
    let next = &instance_of::<N>(device.as_raw()).next_physical_device;
    let device_layers = layer::<N>()
        .asks_for_device_layers
        .then(|| device_layers(next, lower_physical_device::<N>(device)));
    log::call::<N>(
        "vkGetPhysicalDeviceProperties",
        json!({ "handle": device.as_raw().addr(), "device_layers": device_layers }),
    );
    if let Some(get) = next.get_physical_device_properties() {
        // SAFETY: valid usage of the command, with the handle of the next layer or driver.
        unsafe { get(lower_physical_device::<N>(device), p_properties) };
    }
}

/// `vkGetPhysicalDeviceProperties2`.
pub(crate) extern "system" fn get_physical_device_properties2<const N: usize>(
    device: vk::PhysicalDevice,
    p_properties: *mut vk::PhysicalDeviceProperties2,
) {
    log::call::<N>("vkGetPhysicalDeviceProperties2", json!({}));
    let next = &instance_of::<N>(device.as_raw()).next_physical_device;
    if let Some(get) = next.get_physical_device_properties2() {
        // SAFETY: valid usage of the command, with the handle of the next layer or driver.
        unsafe { get(lower_physical_device::<N>(device), p_properties) };
    }
}

/// The result of querying the layers of a device in the next layer or driver.
fn device_layers(next: &PhysicalDeviceDispatchTable, device: vk::PhysicalDevice) -> Option<i32> {
    let mut count = 0;
    // SAFETY: valid usage of the command, with the handle of the next layer or driver.
    let result = unsafe {
        next.enumerate_device_layer_properties()?(device, &raw mut count, ptr::null_mut())
    };
    Some(result.as_raw())
}

/// `vkEnumerateDeviceExtensionProperties`: with `hdr_metadata`, adds one extension at the end.
pub(crate) extern "system" fn enumerate_device_extension_properties<const N: usize>(
    device: vk::PhysicalDevice,
    p_layer_name: *const c_char,
    p_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    log::call::<N>("vkEnumerateDeviceExtensionProperties", json!({}));
    let next = &instance_of::<N>(device.as_raw()).next_physical_device;
    let Some(enumerate) = next.enumerate_device_extension_properties() else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    if let Some(result) = layer::<N>().results.get("vkEnumerateDeviceExtensionProperties") {
        return vk::Result::from_raw(*result);
    }
    let device = lower_physical_device::<N>(device);
    if !layer::<N>().hdr_metadata || !p_layer_name.is_null() {
        // SAFETY: valid usage of the command, with the handle of the next layer or driver.
        return unsafe { enumerate(device, p_layer_name, p_count, p_properties) };
    }
    // SAFETY: valid usage of the command: the array has room for `*p_count` elements.
    unsafe {
        let room = *p_count;
        let mut below = 0;
        let result = enumerate(device, ptr::null(), &raw mut below, ptr::null_mut());
        if result != vk::Result::SUCCESS {
            return result;
        }
        if p_properties.is_null() {
            *p_count = below + 1;
            return vk::Result::SUCCESS;
        }
        if room <= below {
            return enumerate(device, ptr::null(), p_count, p_properties);
        }
        let result = enumerate(device, ptr::null(), &raw mut below, p_properties);
        *p_properties.add(below as usize) = Extension::EXT_HDR_METADATA.properties();
        *p_count = below + 1;
        result
    }
}
