//! Devices and queues.

use dispatch_tables::vk;
use serde_json::json;

use crate::config::PhysicalDeviceConfig;
use crate::object::{self, Kind};
use crate::{ffi, instance, log, physical_device};

/// A `VkDevice`.
#[derive(Debug)]
pub(crate) struct Device {
    pub(crate) physical_device: &'static PhysicalDeviceConfig,
    extensions: Vec<String>,
    /// The queues, by family and index.
    queues: Vec<Vec<vk::Queue>>,
}

impl Kind for Device {
    const MARK: u64 = 0x6d6f_636b_0000_0003;
    const NAME: &'static str = "VkDevice";
}

impl Device {
    /// Whether `extension` is enabled on the device or on its instance.
    pub(crate) fn is_enabled(&self, extension: &str) -> bool {
        self.extensions.iter().any(|name| name == extension)
    }
}

/// A `VkQueue`.
#[derive(Debug)]
pub(crate) struct Queue;

impl Kind for Queue {
    const MARK: u64 = 0x6d6f_636b_0000_0004;
    const NAME: &'static str = "VkQueue";
}

/// The object behind a handle (see [`object::get`]).
pub(crate) fn get<'a>(handle: vk::Device, command: &str) -> &'a Device {
    object::get(handle.as_raw(), command)
}

/// `vkCreateDevice`.
pub(crate) extern "system" fn create_device(
    physical_device: vk::PhysicalDevice,
    create_info: *const vk::DeviceCreateInfo,
    _allocator: *const vk::AllocationCallbacks,
    device: *mut vk::Device,
) -> vk::Result {
    let physical_device = physical_device::get(physical_device, "vkCreateDevice");
    // SAFETY: valid usage: `create_info` points to a valid structure.
    let info = unsafe { &*create_info };
    // SAFETY: valid usage: counts, arrays and chain of the create info are valid.
    let (mut extensions, families, chain) = unsafe {
        (
            ffi::names(info.pp_enabled_extension_names, info.enabled_extension_count),
            ffi::list(info.p_queue_create_infos, info.queue_create_info_count),
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
    if !extensions.iter().all(|name| physical_device.config.extensions.contains(name)) {
        return vk::Result::ERROR_EXTENSION_NOT_PRESENT;
    }
    extensions.extend_from_slice(&physical_device.instance_extensions);
    let mut queues = vec![Vec::new(); 2];
    for family in families {
        let new = (0..family.queue_count).map(|_| vk::Queue::from_raw(object::create(Queue)));
        match queues.get_mut(family.queue_family_index as usize) {
            Some(queues) => queues.extend(new),
            None => return vk::Result::ERROR_INITIALIZATION_FAILED,
        }
    }
    let data = Device { physical_device: physical_device.config, extensions, queues };
    // SAFETY: valid usage: `device` points to memory for the result.
    unsafe { device.write(vk::Device::from_raw(object::create(data))) };
    vk::Result::SUCCESS
}

/// The number of physical devices in a device group. Checks that each is one of this driver's.
fn group_size(info: &vk::DeviceCreateInfo) -> u32 {
    let s_type = vk::StructureType::DEVICE_GROUP_DEVICE_CREATE_INFO;
    // SAFETY: valid usage: the chain is valid, and the structure has as many devices as its count
    // says.
    let members = unsafe {
        let group =
            ffi::find_in_chain::<vk::DeviceGroupDeviceCreateInfo>(info.p_next, s_type).as_ref();
        group.map_or(&[][..], |group| {
            ffi::list(group.p_physical_devices, group.physical_device_count)
        })
    };
    for &member in members {
        physical_device::get(member, "vkCreateDevice");
    }
    u32::try_from(members.len()).unwrap_or(u32::MAX)
}

/// `vkDestroyDevice`.
pub(crate) extern "system" fn destroy_device(
    device: vk::Device,
    _: *const vk::AllocationCallbacks,
) {
    if device.is_null() {
        return;
    }
    for queue in get(device, "vkDestroyDevice").queues.iter().flatten() {
        object::destroy::<Queue>(queue.as_raw(), "vkDestroyDevice");
    }
    object::destroy::<Device>(device.as_raw(), "vkDestroyDevice");
}

fn find_queue(device: vk::Device, family: u32, index: u32, command: &str) -> vk::Queue {
    let queues = get(device, command).queues.get(family as usize);
    queues.and_then(|queues| queues.get(index as usize)).copied().unwrap_or(vk::Queue::NULL)
}

/// `vkGetDeviceQueue`.
pub(crate) extern "system" fn get_queue(
    device: vk::Device,
    family: u32,
    index: u32,
    queue: *mut vk::Queue,
) {
    let found = find_queue(device, family, index, "vkGetDeviceQueue");
    // SAFETY: valid usage: `queue` points to memory for the result.
    unsafe { queue.write(found) };
}

/// `vkGetDeviceQueue2`.
pub(crate) extern "system" fn get_queue2(
    device: vk::Device,
    info: *const vk::DeviceQueueInfo2,
    queue: *mut vk::Queue,
) {
    // SAFETY: valid usage: `info` points to a valid structure.
    let info = unsafe { &*info };
    let found = find_queue(device, info.queue_family_index, info.queue_index, "vkGetDeviceQueue2");
    // SAFETY: valid usage: `queue` points to memory for the result.
    unsafe { queue.write(found) };
}

/// `vkCreate*` for objects without state in this driver: returns a handle with a number of its own.
pub(crate) extern "system" fn create<Info, Handle>(
    device: vk::Device,
    _info: *const Info,
    _allocator: *const vk::AllocationCallbacks,
    handle: *mut Handle,
) -> vk::Result {
    const { assert!(size_of::<Handle>() == size_of::<u64>()) };
    get(device, "vkCreate*");
    // SAFETY: valid usage: `handle` points to memory for a non-dispatchable handle, which is a
    // 64-bit number.
    unsafe { handle.cast::<u64>().write(object::next_number()) };
    vk::Result::SUCCESS
}
