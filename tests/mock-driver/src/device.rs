//! Devices and queues.

use std::ptr::null;

use author_kit::driver::{self, Device, slice};
use dispatch_tables::{Extension, Level, vk};
use serde_json::json;

use crate::physical_device::{self, config};
use crate::{ffi, instance, log, object};

/// `vkCreateDevice`.
pub(crate) extern "system" fn create_device(
    physical_device: vk::PhysicalDevice,
    create_info: *const vk::DeviceCreateInfo,
    _allocator: *const vk::AllocationCallbacks,
    device: *mut vk::Device,
) -> vk::Result {
    // SAFETY: valid usage: `create_info` points to a valid structure.
    let info = unsafe { &*create_info };
    // SAFETY: valid usage: counts, arrays and chain of the create info are valid.
    let (extensions, families, chain) = unsafe {
        (
            ffi::names(info.pp_enabled_extension_names, info.enabled_extension_count),
            slice(info.p_queue_create_infos, info.queue_create_info_count),
            instance::chain_types(info.p_next),
        )
    };
    log::detail(
        "vkCreateDevice",
        json!({
            "extensions": extensions,
            "layers": info.enabled_layer_count,
            "chain": chain,
            "group_size": group_size(info),
            // SAFETY: valid usage: the pointer is NULL or points to the features.
            "features": unsafe { info.p_enabled_features.as_ref() }
                .map(|features| features.robust_buffer_access),
        }),
    );
    if !extensions.iter().all(|name| config(physical_device).extensions.contains(name)) {
        return vk::Result::ERROR_EXTENSION_NOT_PRESENT;
    }
    if families.iter().any(|family| family.queue_family_index >= physical_device::FAMILIES) {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    }
    // SAFETY: valid usage, and nobody else uses the new device.
    unsafe { create(physical_device, info, &extensions, device) }
}

/// Makes a device with its queues. As for an instance, the kit gets neither extensions nor callbacks.
///
/// # Safety
///
/// Valid usage of vkCreateDevice.
unsafe fn create(
    physical_device: vk::PhysicalDevice,
    info: &vk::DeviceCreateInfo,
    extensions: &[String],
    created: *mut vk::Device,
) -> vk::Result {
    let request = vk::DeviceCreateInfo {
        queue_create_info_count: info.queue_create_info_count,
        p_queue_create_infos: info.p_queue_create_infos,
        ..Default::default()
    };
    // SAFETY: the caller's promise, and nobody else uses the new device.
    unsafe {
        let result = driver::device::create(physical_device, &request, null(), created);
        if result == vk::Result::SUCCESS {
            let device = &mut *(*created).as_raw().cast::<Device>();
            for name in extensions {
                device.extensions.set_by_name(&ffi::c_text(name), true);
            }
            object::set_loader_word(device.handle().as_raw());
            device.queues().for_each(|queue| object::set_loader_word(queue.handle().as_raw()));
        }
        result
    }
}

/// Whether `extension` is enabled on the device or on its instance.
pub(crate) fn is_enabled(device: &Device, extension: Extension) -> bool {
    device.extensions.get(extension) || device.instance().extensions.get(extension)
}

/// The number of physical devices in a device group. Checks that each is one of this driver's.
fn group_size(info: &vk::DeviceCreateInfo) -> u32 {
    // SAFETY: valid usage: the chain is valid, and the structure has as many devices as its count
    // says.
    let members = unsafe {
        let group = vk::chain::find::<vk::DeviceGroupDeviceCreateInfo, _>(info);
        group.map_or(&[][..], |group| slice(group.p_physical_devices, group.physical_device_count))
    };
    for &member in members {
        object::check(Level::PhysicalDevice, member.as_raw(), "vkCreateDevice");
    }
    u32::try_from(members.len()).unwrap_or(u32::MAX)
}
