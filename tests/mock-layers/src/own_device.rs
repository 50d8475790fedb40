//! A device that the layer creates for itself, through the next layers (layers.md 8.6).
//!
//! Layers above never see this device.

use std::ffi::c_void;

use author_kit::layer::OwnDevice;
use dispatch_tables::vk;
use serde_json::json;

use crate::log;
use crate::state::InstanceState;

/// Creates a device with one queue and this chain, if the loader has such devices. Logs the result
/// and whether the loader returned a lookup of the next layer or driver.
pub(crate) fn create<const N: usize>(
    instance: &InstanceState,
    physical_device: vk::PhysicalDevice,
    chain: *const c_void,
) -> Option<OwnDevice> {
    instance.device_callbacks?;
    let queue = vk::DeviceQueueCreateInfo {
        queue_count: 1,
        p_queue_priorities: &1.0,
        ..Default::default()
    };
    let info = vk::DeviceCreateInfo {
        p_next: chain,
        queue_create_info_count: 1,
        p_queue_create_infos: &queue,
        ..Default::default()
    };
    // SAFETY: valid usage of vkCreateDevice, with a physical device of the next layer or driver.
    let created = unsafe { instance.create_own_device(physical_device, &info) };
    let result = created.as_ref().map_or_else(|error| *error, |_| vk::Result::SUCCESS);
    let data = json!({ "result": result.as_raw(), "has_next": created.is_ok() });
    log::call::<N>("vkLayerCreateDevice", data);
    created.ok()
}
