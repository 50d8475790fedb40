//! What the loader offers to layers through `pNext` (callpath.md 2.4, layers.md 8.6, 10): filling
//! the first word of objects that a layer makes, and devices of a layer's own.

use std::ffi::c_void;

use dispatch_tables::vk;

use crate::api::terminator::proc_addr::{get_device_proc_addr, get_instance_proc_addr};
use crate::chain::device::{self, Bottom, Request};
use crate::event::InstanceEvent;
use crate::object::device::{Device, set_dispatch};
use crate::object::dispatch::DEVICE_DISPATCH_MAGIC;
use crate::object::instance::Instance;
use crate::{journal, lock};

/// `vkSetInstanceLoaderData`: writes the instance's table into word 0 of a layer's object.
///
/// # Safety
/// `instance` is null or at least 16 readable bytes; `object` is a dispatchable object.
pub(crate) unsafe extern "system" fn set_instance_loader_data(
    instance: vk::Instance,
    object: *mut c_void,
) -> vk::Result {
    // SAFETY: the caller's promise.
    let Some(instance) = (unsafe { Instance::of(instance) }) else {
        journal::LOADER.record(InstanceEvent::NoDispatchTable);
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    // SAFETY: word 0 of a dispatchable object is the loader's.
    unsafe { object.cast::<*const c_void>().write(instance.dispatch_address().cast()) };
    vk::Result::SUCCESS
}

/// `vkSetDeviceLoaderData`: writes the device's table into word 0 of a layer's object.
///
/// # Safety
/// `device` is null or a device; `object` is a dispatchable object.
pub(crate) unsafe extern "system" fn set_device_loader_data(
    device: vk::Device,
    object: *mut c_void,
) -> vk::Result {
    // SAFETY: the caller's promise.
    match unsafe { created(device) } {
        Some(device) => {
            // SAFETY: word 0 of a dispatchable object is the loader's.
            unsafe { set_dispatch(object, device) };
            vk::Result::SUCCESS
        }
        None => vk::Result::ERROR_INITIALIZATION_FAILED,
    }
}

/// The record behind a device; `None` also for what vkCreateDevice's out parameter holds on the way
/// down, which is the loader's record and no device yet (layers.md 10).
///
/// # Safety
/// `device` is null or a device or the loader's record of one.
unsafe fn created<'a>(device: vk::Device) -> Option<&'a Device> {
    // SAFETY: the caller's promise: each of them starts with eight readable bytes.
    unsafe {
        if device.is_null() || device.as_raw().cast::<u64>().read() == DEVICE_DISPATCH_MAGIC {
            return None;
        }
        Device::of(device.as_raw())
    }
}

/// `vkLayerCreateDevice`: a device that a layer makes for itself. The chain starts below the layer
/// that asks, whose vkGetInstanceProcAddr is `layer_gipa`.
///
/// # Safety
/// As vkCreateDevice, with a physical device as the layer sees it; `next_gdpa` is null or writable.
pub(crate) unsafe extern "system" fn create_device(
    instance: vk::Instance,
    physical_device: vk::PhysicalDevice,
    p_create_info: *const vk::DeviceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_device: *mut vk::Device,
    layer_gipa: Option<vk::PFN_vkGetInstanceProcAddr>,
    next_gdpa: *mut Option<vk::PFN_vkGetDeviceProcAddr>,
) -> vk::Result {
    // SAFETY: the caller's promise.
    let Some(owner) = (unsafe { Instance::of(instance) }) else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    let lock = &lock::acquire();
    let gipa = layer_gipa.unwrap_or(get_instance_proc_addr);
    // SAFETY: asking a layer for a command by name; the type is that of the command.
    let enumerate_extensions = unsafe {
        let found = gipa(instance, c"vkEnumerateDeviceExtensionProperties".as_ptr());
        found.map(|function| {
            std::mem::transmute::<
                unsafe extern "system" fn(),
                vk::PFN_vkEnumerateDeviceExtensionProperties,
            >(function)
        })
    };
    let bottom = Bottom {
        get_instance_proc_addr,
        get_device_proc_addr,
        set_loader_data: set_device_loader_data,
    };
    let request = Request {
        caller: layer_gipa,
        instance: owner,
        physical_device,
        p_create_info,
        p_allocator,
        enumerate_extensions,
        bottom,
    };
    // SAFETY: the caller's promises.
    unsafe {
        match device::create(lock, &request) {
            Ok(device) => {
                p_device.write(device.chain_handle());
                if let Some(next) = next_gdpa.as_mut() {
                    *next = device.get_device_proc_addr();
                }
                vk::Result::SUCCESS
            }
            Err(code) => code,
        }
    }
}

/// `vkLayerDestroyDevice`: ends what [`create_device`] began.
///
/// # Safety
/// `device` is null or a device from [`create_device`]; `p_allocator` is null or valid callbacks.
pub(crate) unsafe extern "system" fn destroy_device(
    device: vk::Device,
    p_allocator: *const vk::AllocationCallbacks,
    destroy: Option<vk::PFN_vkDestroyDevice>,
) {
    // SAFETY: the caller's promises.
    unsafe {
        if let Some(record) = Device::of(device.as_raw()) {
            device::destroy(device, record, p_allocator, destroy);
        }
    }
}
