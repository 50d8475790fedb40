//! Devices and what is recorded on them (layers.md 8).

use std::ffi::{CStr, c_void};

use dispatch_tables::layer::{LayerDeviceCreateInfo, LayerFunction, PFN_vkSetDeviceLoaderData};
use dispatch_tables::{DeviceEntrypointTable, vk};
use serde_json::json;

use crate::config::{Overwrite, layer};
use crate::instance::{Names, chain, names};
use crate::log;
use crate::own_device::OwnDevice;
use crate::state::{DeviceState, device_of, devices, instance_of, key};
use crate::wrapper::{Wrapper, lower_device, lower_physical_device};

/// The loader's node with `function` in a chain.
///
/// # Safety
///
/// `chain` is NULL or a valid structure chain.
unsafe fn find_node(
    chain: *const c_void,
    function: LayerFunction,
) -> Option<*mut LayerDeviceCreateInfo> {
    let mut next = chain.cast::<vk::BaseInStructure>();
    // SAFETY: the caller's promise; a structure of this type is the loader's.
    unsafe {
        while let Some(structure) = next.as_ref() {
            let node = next.cast::<LayerDeviceCreateInfo>();
            if structure.s_type == vk::StructureType::LOADER_DEVICE_CREATE_INFO
                && (*node).function == function
            {
                return Some(node.cast_mut());
            }
            next = structure.p_next;
        }
    }
    None
}

/// `vkCreateDevice`: as vkCreateInstance, with the device's own node.
pub(crate) extern "system" fn create_device<const N: usize>(
    physical_device: vk::PhysicalDevice,
    p_create_info: *const vk::DeviceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_device: *mut vk::Device,
) -> vk::Result {
    let instance = instance_of::<N>(physical_device.as_raw());
    // SAFETY: valid usage of the command within a layer: the loader's nodes are in the chain, and the out parameter
    // holds the loader's record.
    unsafe {
        let mut info = *p_create_info;
        log::call::<N>(
            "vkCreateDevice",
            json!({
                "chain": chain(info.p_next),
                "layers": names(info.pp_enabled_layer_names, info.enabled_layer_count),
                "extensions": names(info.pp_enabled_extension_names, info.enabled_extension_count),
                "has_device": !(*p_device).is_null(),
            }),
        );
        let plan = &layer::<N>().create_device;
        if let Some(result) = plan.result {
            return vk::Result::from_raw(result);
        }
        let Some(node) = find_node(info.p_next, LayerFunction::LAYER_LINK_INFO) else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let link = *(*node).u.p_layer_info;
        (*node).u.p_layer_info = link.p_next;
        let (Some(next_instance), Some(next_device)) = (
            link.pfn_next_get_instance_proc_addr,
            link.pfn_next_get_device_proc_addr,
        ) else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let known_instance = if layer::<N>().asks_without_instance {
            vk::Instance::NULL
        } else {
            instance.lower
        };
        let below = dispatch_tables::PhysicalDeviceEntrypointTable::load(|name| {
            (name == c"vkCreateDevice")
                .then(|| next_instance(known_instance, name.as_ptr()))
                .flatten()
        });
        let Some(create) = below.create_device else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let names = Names::with(
            info.pp_enabled_extension_names,
            info.enabled_extension_count,
            &plan.add_extensions,
        );
        info.pp_enabled_extension_names = names.pointers.as_ptr();
        info.enabled_extension_count = names.count();
        let set_loader_data = find_node(info.p_next, LayerFunction::LOADER_DATA_CALLBACK)
            .and_then(|node| (*node).u.pfn_set_device_loader_data);
        if layer::<N>().loader_data {
            try_placeholder::<N>(*p_device, set_loader_data);
        }
        let mut garbage = [0_usize; 16];
        match plan.overwrite {
            Some(Overwrite::Null) => *p_device = vk::Device::NULL,
            Some(Overwrite::Garbage) => {
                *p_device = vk::Device::from_raw(garbage.as_mut_ptr().cast());
            }
            None => {}
        }
        let physical_device = lower_physical_device::<N>(physical_device);
        let result = create(physical_device, &raw const info, p_allocator, p_device);
        if result != vk::Result::SUCCESS {
            return result;
        }
        let lower = *p_device;
        let get = |name: &'static CStr| next_device(lower, name.as_ptr());
        let mut state = DeviceState {
            next_get_device_proc_addr: next_device,
            next: DeviceEntrypointTable::load(get),
            wrapper: None,
            own: None,
        };
        if layer::<N>().loader_data {
            try_loader_data::<N>(lower, set_loader_data);
        }
        if layer::<N>().own_device {
            state.own = OwnDevice::create::<N>(instance, physical_device);
        }
        if layer::<N>().wrap {
            let wrapper = Wrapper::new(lower.as_raw());
            *p_device = vk::Device::from_raw(wrapper.handle());
            state.wrapper = Some(wrapper);
        }
        devices::<N>().add(key(lower.as_raw()), state);
        vk::Result::SUCCESS
    }
}

/// Lets the loader initialise an object with what stands in the out parameter before there is a device.
///
/// # Safety
///
/// `placeholder` is what the loader put there.
unsafe fn try_placeholder<const N: usize>(
    placeholder: vk::Device,
    set: Option<PFN_vkSetDeviceLoaderData>,
) {
    let Some(set) = set else { return };
    let mut object = [0_usize; 2];
    // SAFETY: the caller's promise, and an object with room for a word.
    let result = unsafe { set(placeholder, object.as_mut_ptr().cast()) };
    log::call::<N>(
        "vkSetDeviceLoaderData of the placeholder",
        json!({ "result": result.as_raw() }),
    );
}

/// Lets the loader initialise an object, once with the device and once with an object that is none (layers.md 10).
///
/// # Safety
///
/// The device has just been created, but its creation has not returned to the loader.
unsafe fn try_loader_data<const N: usize>(
    device: vk::Device,
    set: Option<PFN_vkSetDeviceLoaderData>,
) {
    let Some(set) = set else { return };
    let mut object = [0_usize; 2];
    let mut stranger = [0_usize; 4];
    // SAFETY: a device, or an object of some words; and objects with room for a word.
    unsafe {
        let result = set(device, object.as_mut_ptr().cast());
        let stranger = vk::Device::from_raw(stranger.as_mut_ptr().cast());
        let refused = set(stranger, object.as_mut_ptr().cast());
        log::call::<N>(
            "vkSetDeviceLoaderData",
            json!({
                "result": result.as_raw(),
                "matches": object[0] == key(device.as_raw()),
                "refused": refused.as_raw(),
            }),
        );
    }
}

/// `vkDestroyDevice`, with the layer's own device if there is one.
pub(crate) extern "system" fn destroy_device<const N: usize>(
    device: vk::Device,
    p_allocator: *const vk::AllocationCallbacks,
) {
    if device.is_null() {
        return;
    }
    log::call::<N>("vkDestroyDevice", json!({}));
    let state = device_of::<N>(device.as_raw());
    if let Some(own) = &state.own {
        own.destroy::<N>();
    }
    // SAFETY: a device by valid usage.
    let key = unsafe { key(device.as_raw()) };
    if let Some(destroy) = state.next.destroy_device {
        // SAFETY: the command below, with its own handle.
        unsafe { destroy(lower_device::<N>(device), p_allocator) };
    }
    devices::<N>().remove(key);
}

/// `vkGetDeviceQueue`.
pub(crate) extern "system" fn get_device_queue<const N: usize>(
    device: vk::Device,
    family: u32,
    index: u32,
    p_queue: *mut vk::Queue,
) {
    log::call::<N>("vkGetDeviceQueue", json!({}));
    if let Some(get) = device_of::<N>(device.as_raw()).next.get_device_queue {
        // SAFETY: valid usage of the command, with the handle from below.
        unsafe { get(lower_device::<N>(device), family, index, p_queue) };
    }
}

/// `vkCreateCommandPool`.
pub(crate) extern "system" fn create_command_pool<const N: usize>(
    device: vk::Device,
    p_info: *const vk::CommandPoolCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_pool: *mut vk::CommandPool,
) -> vk::Result {
    match device_of::<N>(device.as_raw()).next.create_command_pool {
        // SAFETY: valid usage of the command, with the handle from below.
        Some(create) => unsafe { create(lower_device::<N>(device), p_info, p_allocator, p_pool) },
        None => vk::Result::ERROR_INITIALIZATION_FAILED,
    }
}

/// `vkDestroyCommandPool`.
pub(crate) extern "system" fn destroy_command_pool<const N: usize>(
    device: vk::Device,
    pool: vk::CommandPool,
    p_allocator: *const vk::AllocationCallbacks,
) {
    if let Some(destroy) = device_of::<N>(device.as_raw()).next.destroy_command_pool {
        // SAFETY: valid usage of the command, with the handle from below.
        unsafe { destroy(lower_device::<N>(device), pool, p_allocator) };
    }
}

/// `vkAllocateCommandBuffers`.
pub(crate) extern "system" fn allocate_command_buffers<const N: usize>(
    device: vk::Device,
    p_info: *const vk::CommandBufferAllocateInfo,
    p_buffers: *mut vk::CommandBuffer,
) -> vk::Result {
    log::call::<N>("vkAllocateCommandBuffers", json!({}));
    match device_of::<N>(device.as_raw())
        .next
        .allocate_command_buffers
    {
        // SAFETY: valid usage of the command, with the handle from below.
        Some(allocate) => unsafe { allocate(lower_device::<N>(device), p_info, p_buffers) },
        None => vk::Result::ERROR_INITIALIZATION_FAILED,
    }
}

/// `vkCmdDraw`: what the bench measures.
pub(crate) extern "system" fn cmd_draw<const N: usize>(
    buffer: vk::CommandBuffer,
    vertices: u32,
    instances: u32,
    first_vertex: u32,
    first_instance: u32,
) {
    if log::is_kept() {
        log::call::<N>("vkCmdDraw", json!({ "vertices": vertices }));
    }
    if let Some(draw) = device_of::<N>(buffer.as_raw()).next.cmd_draw {
        // SAFETY: valid usage of the command; command buffers are not wrapped.
        unsafe { draw(buffer, vertices, instances, first_vertex, first_instance) };
    }
}

/// `vkSetHdrMetadataEXT`: the command of the extension that the layer brings. It ends here.
pub(crate) extern "system" fn set_hdr_metadata<const N: usize>(
    _device: vk::Device,
    count: u32,
    _p_swapchains: *const vk::SwapchainKHR,
    _p_metadata: *const vk::HdrMetadataEXT,
) {
    log::call::<N>("vkSetHdrMetadataEXT", json!({ "count": count }));
}
