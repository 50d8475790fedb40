//! The functions that layers get in the `pNext` chain (callpath.md 2.4, layers.md 8.6, 10): they
//! write the first word of objects that a layer creates, and create devices for a layer.

use core::ffi::c_void;

use dispatch_tables::{Command, vk};

use crate::commands::written;
use crate::device::chain::DeviceCreation;
use crate::device::record::{Device, set_dispatch};
use crate::device::request::DeviceRequest;
use crate::event::InstanceEvent;
use crate::instance::dispatch::DEVICE_DISPATCH_MAGIC;
use crate::instance::record::Instance;
use crate::lookup::below::get_instance_proc_addr;
use crate::{chain, device, journal, lock};

/// `vkSetInstanceLoaderData`: writes the address of the instance's table into word 0 of an object
/// of a layer.
///
/// # Safety
/// `instance` is null or at least 16 readable bytes; `object` is a dispatchable object.
pub(crate) unsafe extern "system" fn set_instance_loader_data(
    instance: vk::Instance,
    object: *mut c_void,
) -> vk::Result {
    // SAFETY: the caller passes null or an instance, and `of` reads the two words at its start.
    let Some(instance) = (unsafe { Instance::of(instance) }) else {
        journal::LOADER.record(InstanceEvent::NoDispatchTable);
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    // SAFETY: the caller passes a dispatchable object, whose word 0 belongs to the loader
    // (callpath.md 2.1).
    unsafe { object.cast::<*const c_void>().write(instance.dispatch.cast()) };
    vk::Result::SUCCESS
}

/// `vkSetDeviceLoaderData`: writes the address of the device's table into word 0 of an object of a
/// layer.
///
/// # Safety
/// `device` is null or a device; `object` is a dispatchable object.
pub(crate) unsafe extern "system" fn set_device_loader_data(
    device: vk::Device,
    object: *mut c_void,
) -> vk::Result {
    // SAFETY: the caller passes null or a device.
    match unsafe { created(device) } {
        Some(device) => {
            // SAFETY: the caller passes a dispatchable object, whose word 0 belongs to the loader
            // (callpath.md 2.1).
            unsafe { set_dispatch(object, device) };
            vk::Result::SUCCESS
        }
        None => vk::Result::ERROR_INITIALIZATION_FAILED,
    }
}

/// The record of a device; `None` for the placeholder in the out parameter of vkCreateDevice before
/// the driver has created the device (layers.md 10).
///
/// # Safety
/// `device` is null, a device, or the loader's record of a device in creation.
unsafe fn created<'a>(device: vk::Device) -> Option<&'a Device> {
    // SAFETY: a device and a record in creation both start with eight readable bytes. `Device::of`
    // gets devices only, whose first word points to their table.
    unsafe {
        if device.is_null() || device.as_raw().cast::<u64>().read() == DEVICE_DISPATCH_MAGIC {
            return None;
        }
        Device::of(device.as_raw())
    }
}

/// `vkLayerCreateDevice`: creates a device for a layer. The chain starts at the next layer after
/// the one whose vkGetInstanceProcAddr is `layer_gipa`.
///
/// # Safety
/// The valid usage of vkCreateDevice, with a physical device as the layer sees it; `next_gdpa` is
/// null or writable.
pub(crate) unsafe extern "system" fn create_device(
    instance: vk::Instance,
    physical_device: vk::PhysicalDevice,
    p_create_info: *const vk::DeviceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_device: *mut vk::Device,
    layer_gipa: Option<vk::PFN_vkGetInstanceProcAddr>,
    next_gdpa: *mut Option<vk::PFN_vkGetDeviceProcAddr>,
) -> vk::Result {
    // SAFETY: the caller passes null or an instance, and `of` reads the two words at its start.
    let Some(owner) = (unsafe { Instance::of(instance) }) else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    let lock = &lock::acquire();
    let gipa = layer_gipa.unwrap_or(get_instance_proc_addr);
    let command = Command::ENUMERATE_DEVICE_EXTENSION_PROPERTIES;
    // SAFETY: `gipa` is a lookup function for `instance`, and the type is that of the command. The
    // create info is valid by the valid usage of vkCreateDevice.
    let (enumerate_extensions, request) =
        unsafe { (chain::look_up(gipa, instance, command), DeviceRequest::read(&*p_create_info)) };
    let creation = DeviceCreation {
        request,
        instance: owner,
        physical_device,
        p_allocator,
        caller: layer_gipa,
        enumerate_extensions,
    };
    // SAFETY: the pointers have the valid usage of vkCreateDevice, and the caller passes null or a
    // writable `next_gdpa`.
    unsafe {
        let created = device::chain::create(lock, &creation).map(|device| *device.chain_device);
        if let (Ok(device), Some(next)) = (&created, next_gdpa.as_mut()) {
            *next = device.get_device_proc_addr;
        }
        written(created.map(|device| device.handle), p_device)
    }
}

/// `vkLayerDestroyDevice`: destroys a device of [`create_device`].
///
/// # Safety
/// `device` is null or a device from [`create_device`]; `p_allocator` is null or valid callbacks.
pub(crate) unsafe extern "system" fn destroy_device(
    device: vk::Device,
    p_allocator: *const vk::AllocationCallbacks,
    destroy: Option<vk::PFN_vkDestroyDevice>,
) {
    // SAFETY: the caller passes null or a device of `create_device` that nothing else uses, and
    // null or valid callbacks.
    unsafe {
        if let Some(record) = Device::of(device.as_raw()) {
            device::chain::destroy(device, record, p_allocator, destroy);
        }
    }
}
