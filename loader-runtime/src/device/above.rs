//! Trampolines of a device that do more than jump: creation, destruction, and the commands that
//! return queues and command buffers (callpath.md 1.5, 7.1 to 7.3).

use dispatch_tables::{Command, DeviceEntrypointTable, vk};

use crate::commands::invalid::{Parameter, invalid_handle};
use crate::commands::written;
use crate::device::chain::DeviceCreation;
use crate::device::record::{Device, set_dispatch};
use crate::device::request::DeviceRequest;
use crate::physical_devices::record::TrampolinePhysicalDevice;
use crate::{device, lock};

/// Creates a device (callpath.md 7.1).
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkCreateDevice(
    physical_device: vk::PhysicalDevice,
    p_create_info: *const vk::DeviceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_device: *mut vk::Device,
) -> vk::Result {
    // SAFETY: valid usage passes a physical device of this loader, which is a live wrapper.
    let Some(wrapper) = (unsafe { TrampolinePhysicalDevice::of(physical_device) }) else {
        return invalid_handle(Command::CREATE_DEVICE, Parameter::PhysicalDevice);
    };
    let lock = &lock::acquire();
    // SAFETY: valid usage passes a valid create info.
    let request = unsafe { DeviceRequest::read(&*p_create_info) };
    let table = &wrapper.dispatch().physical_device;
    let creation = DeviceCreation {
        request,
        instance: wrapper.instance(),
        physical_device: wrapper.lower(),
        p_allocator,
        caller: None,
        enumerate_extensions: table.enumerate_device_extension_properties,
    };
    // SAFETY: valid usage of vkCreateDevice covers the pointers.
    unsafe {
        let created = device::chain::create(lock, &creation);
        written(created.map(|device| device.chain_device.handle), p_device)
    }
}

/// Destroys a device (callpath.md 7.3).
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkDestroyDevice(
    device: vk::Device,
    p_allocator: *const vk::AllocationCallbacks,
) {
    if device.is_null() {
        return;
    }
    // SAFETY: valid usage passes a live device, whose first word points to its dispatch table
    // (callpath.md 2.1).
    let Some(record) = (unsafe { Device::of(device.as_raw()) }) else {
        return invalid_handle(Command::DESTROY_DEVICE, Parameter::Device);
    };
    let destroy = record.dispatch.table.destroy_device;
    // SAFETY: valid usage passes a device that nothing else uses, and null or callbacks that match
    // those of the creation.
    unsafe { device::chain::destroy(device, record, p_allocator, destroy) };
}

/// Returns a queue, and writes the address of the device's table into its first word (callpath.md
/// 1.5).
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkGetDeviceQueue(
    device: vk::Device,
    queue_family_index: u32,
    queue_index: u32,
    p_queue: *mut vk::Queue,
) {
    // SAFETY: every device has the core command, so its slot is filled. The function of the chain
    // gets the parameters of the application and writes a queue of the device or null.
    unsafe {
        get_queue(device, Command::GET_DEVICE_QUEUE, p_queue, |table| {
            let get = table.get_device_queue.unwrap_unchecked();
            get(device, queue_family_index, queue_index, p_queue);
        });
    }
}

/// [`vkGetDeviceQueue`] with creation flags.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkGetDeviceQueue2(
    device: vk::Device,
    p_queue_info: *const vk::DeviceQueueInfo2,
    p_queue: *mut vk::Queue,
) {
    // SAFETY: valid usage requires Vulkan 1.1, where the command is core, so its slot is filled.
    // The function of the chain gets the parameters of the application and writes a queue of the
    // device or null.
    unsafe {
        get_queue(device, Command::GET_DEVICE_QUEUE2, p_queue, |table| {
            table.get_device_queue2.unwrap_unchecked()(device, p_queue_info, p_queue);
        });
    }
}

/// Calls `get`, then writes the address of the device's table into the queue that it returned, if
/// there is one.
///
/// # Safety
/// `device` is null or a device. `get` leaves `p_queue` null or pointing to null or a queue of
/// `device`.
#[inline(always)]
unsafe fn get_queue(
    device: vk::Device,
    command: Command,
    p_queue: *mut vk::Queue,
    get: impl FnOnce(&DeviceEntrypointTable),
) {
    // SAFETY: valid usage passes a live device, whose first word points to its dispatch table
    // (callpath.md 2.1).
    let Some(record) = (unsafe { Device::of(device.as_raw()) }) else {
        return invalid_handle(command, Parameter::Device);
    };
    get(&record.dispatch.table);
    // SAFETY: the caller promises null, or a pointer to null or to a queue of the device, whose
    // word 0 belongs to the loader.
    unsafe {
        let queue = p_queue.as_ref().copied().unwrap_or(vk::Queue::NULL);
        if !queue.is_null() {
            set_dispatch(queue.as_raw(), record);
        }
    }
}

/// Allocates command buffers, and writes the address of the device's table into their first words
/// (callpath.md 1.5).
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkAllocateCommandBuffers(
    device: vk::Device,
    p_allocate_info: *const vk::CommandBufferAllocateInfo,
    p_command_buffers: *mut vk::CommandBuffer,
) -> vk::Result {
    // SAFETY: valid usage passes a live device, whose first word points to its dispatch table
    // (callpath.md 2.1).
    let Some(record) = (unsafe { Device::of(device.as_raw()) }) else {
        return invalid_handle(Command::ALLOCATE_COMMAND_BUFFERS, Parameter::Device);
    };
    // SAFETY: every device has the core command, so its slot is filled. The function of the chain
    // gets the parameters of the application.
    let result = unsafe {
        let allocate = record.dispatch.table.allocate_command_buffers.unwrap_unchecked();
        allocate(device, p_allocate_info, p_command_buffers)
    };
    if result == vk::Result::SUCCESS {
        // SAFETY: valid usage passes a valid allocate info.
        let count = unsafe { (*p_allocate_info).command_buffer_count } as usize;
        for index in 0..count {
            // SAFETY: on success the driver has written as many handles.
            let buffer = unsafe { p_command_buffers.add(index).read() };
            if !buffer.is_null() {
                // SAFETY: word 0 of a new command buffer belongs to the loader.
                unsafe { set_dispatch(buffer.as_raw(), record) };
            }
        }
    }
    result
}
