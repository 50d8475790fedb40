//! Commands of a device that are more than a jump: creation, destruction, and the calls that hand
//! out queues and command buffers (callpath.md 1.5, 7.1 to 7.3).

use dispatch_tables::{Command, vk};

use crate::api::invalid::{Parameter, invalid_handle};
use crate::api::layer_services;
use crate::api::terminator::proc_addr::{get_device_proc_addr, get_instance_proc_addr};
use crate::object::device::{Device, set_dispatch};
use crate::object::physical_device::TrampolinePhysicalDevice;
use crate::{chain, lock};

/// Creates a device (callpath.md 7.1).
///
/// # Safety
/// The Vulkan specification's valid usage of vkCreateDevice.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkCreateDevice(
    physical_device: vk::PhysicalDevice,
    p_create_info: *const vk::DeviceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_device: *mut vk::Device,
) -> vk::Result {
    // SAFETY: the caller's promise.
    let Some(wrapper) = (unsafe { TrampolinePhysicalDevice::of(physical_device) }) else {
        return invalid_handle(Command::CREATE_DEVICE, Parameter::PhysicalDevice);
    };
    let lock = &lock::acquire();
    let instance = wrapper.instance();
    let enumerate = wrapper.dispatch().physical_device.enumerate_device_extension_properties;
    let request = chain::device::Request {
        caller: None,
        instance,
        physical_device: wrapper.lower,
        p_create_info,
        p_allocator,
        enumerate_extensions: enumerate,
        bottom: chain::device::Bottom {
            get_instance_proc_addr,
            get_device_proc_addr,
            set_loader_data: layer_services::set_device_loader_data,
        },
    };
    // SAFETY: the caller's promises.
    match unsafe { chain::device::create(lock, &request) } {
        Ok(device) => {
            // SAFETY: the caller's promise.
            unsafe { p_device.write(device.chain_handle()) };
            vk::Result::SUCCESS
        }
        Err(code) => code,
    }
}

/// Destroys a device (callpath.md 7.3).
///
/// # Safety
/// The Vulkan specification's valid usage of vkDestroyDevice.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkDestroyDevice(
    device: vk::Device,
    p_allocator: *const vk::AllocationCallbacks,
) {
    if device.is_null() {
        return;
    }
    // SAFETY: the caller's promise.
    let Some(record) = (unsafe { Device::of(device.as_raw()) }) else {
        return invalid_handle(Command::DESTROY_DEVICE, Parameter::Device);
    };
    let destroy = record.dispatch.table.destroy_device;
    // SAFETY: the caller's promises.
    unsafe { chain::device::destroy(device, record, p_allocator, destroy) };
}

/// Hands out a queue with the device's table in its first word (callpath.md 1.5).
///
/// # Safety
/// The Vulkan specification's valid usage of vkGetDeviceQueue.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkGetDeviceQueue(
    device: vk::Device,
    queue_family_index: u32,
    queue_index: u32,
    p_queue: *mut vk::Queue,
) {
    // SAFETY: the caller's promise.
    let Some(record) = (unsafe { Device::of(device.as_raw()) }) else {
        return invalid_handle(Command::GET_DEVICE_QUEUE, Parameter::Device);
    };
    // SAFETY: a core command, which every device has; the caller's promises.
    unsafe {
        let get = record.dispatch.table.get_device_queue.unwrap_unchecked();
        get(device, queue_family_index, queue_index, p_queue);
        adopt_queue(record, p_queue);
    }
}

/// As [`vkGetDeviceQueue`], with creation flags.
///
/// # Safety
/// The Vulkan specification's valid usage of vkGetDeviceQueue2.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkGetDeviceQueue2(
    device: vk::Device,
    p_queue_info: *const vk::DeviceQueueInfo2,
    p_queue: *mut vk::Queue,
) {
    // SAFETY: the caller's promise.
    let Some(record) = (unsafe { Device::of(device.as_raw()) }) else {
        return invalid_handle(Command::GET_DEVICE_QUEUE2, Parameter::Device);
    };
    // SAFETY: valid usage wants Vulkan 1.1, where the command is core; the caller's promises.
    unsafe {
        let get = record.dispatch.table.get_device_queue2.unwrap_unchecked();
        get(device, p_queue_info, p_queue);
        adopt_queue(record, p_queue);
    }
}

/// Writes the device's table into a queue that was just handed out, if there is one.
///
/// # Safety
/// `p_queue` is null or points to null or a queue of `device`.
unsafe fn adopt_queue(device: &Device, p_queue: *mut vk::Queue) {
    // SAFETY: the caller's promise.
    unsafe {
        let queue = p_queue.as_ref().copied().unwrap_or(vk::Queue::NULL);
        if !queue.is_null() {
            set_dispatch(queue.as_raw(), device);
        }
    }
}

/// Allocates command buffers with the device's table in their first words (callpath.md 1.5).
///
/// # Safety
/// The Vulkan specification's valid usage of vkAllocateCommandBuffers.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkAllocateCommandBuffers(
    device: vk::Device,
    p_allocate_info: *const vk::CommandBufferAllocateInfo,
    p_command_buffers: *mut vk::CommandBuffer,
) -> vk::Result {
    // SAFETY: the caller's promise.
    let Some(record) = (unsafe { Device::of(device.as_raw()) }) else {
        return invalid_handle(Command::ALLOCATE_COMMAND_BUFFERS, Parameter::Device);
    };
    // SAFETY: a core command, which every device has; on success the driver wrote as many handles
    // as were asked for.
    unsafe {
        let allocate = record.dispatch.table.allocate_command_buffers.unwrap_unchecked();
        let result = allocate(device, p_allocate_info, p_command_buffers);
        if result == vk::Result::SUCCESS {
            let count = (*p_allocate_info).command_buffer_count as usize;
            for buffer in (0..count).map(|index| p_command_buffers.add(index).read()) {
                if !buffer.is_null() {
                    set_dispatch(buffer.as_raw(), record);
                }
            }
        }
        result
    }
}
