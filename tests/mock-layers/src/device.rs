//! Devices, and the intercepted device commands (layers.md 8).

use std::ffi::{CStr, c_void};
use std::ptr;

use author_kit::layer::objects::first_word;
use author_kit::layer::{DeviceBase, DeviceRequest, OwnDevice};
use dispatch_tables::layer::{
    LayerDeviceCreateInfo, LayerDeviceLink, LayerFunction, PFN_vkSetDeviceLoaderData,
};
use dispatch_tables::{PhysicalDeviceEntrypointTable, vk};
use serde_json::{Value, json};

use crate::config::{Overwrite, OwnDeviceKind, layer};
use crate::create_info::{Names, chain, give_up, names};
use crate::state::{DeviceState, InstanceState, device_of, devices, instance_of};
use crate::wrapper::{Wrapper, lower_device, lower_physical_device};
use crate::{log, own_device, probe, reentrance};

/// `vkCreateDevice`: like vkCreateInstance, with the loader's node for devices.
pub(crate) extern "system" fn create_device<const N: usize>(
    physical_device: vk::PhysicalDevice,
    p_create_info: *const vk::DeviceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_device: *mut vk::Device,
) -> vk::Result {
    // SAFETY: valid usage for a layer: the create info is valid and its chain has the loader's
    // nodes, and the out parameter holds the loader's record.
    let created = unsafe { create::<N>(physical_device, &*p_create_info, p_allocator, p_device) };
    created.map_or_else(|code| code, |()| vk::Result::SUCCESS)
}

/// The fallible part of [`create_device`].
///
/// # Safety
///
/// Valid usage of vkCreateDevice in a layer: the chain has the loader's nodes.
unsafe fn create<const N: usize>(
    physical_device: vk::PhysicalDevice,
    given: &vk::DeviceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_device: *mut vk::Device,
) -> Result<(), vk::Result> {
    let plan = &layer::<N>().create_device;
    let instance = instance_of::<N>(physical_device.as_raw());
    // SAFETY: the caller guarantees valid usage. The objects that `info` points to live until the
    // call down has returned.
    unsafe {
        log::call::<N>("vkCreateDevice", describe(given, *p_device));
        give_up(plan.result)?;
        let set_loader_data =
            LayerDeviceCreateInfo::find(given.p_next, LayerFunction::LOADER_DATA_CALLBACK)
                .and_then(|node| (*node).u.pfn_set_device_loader_data);
        if layer::<N>().loader_data {
            try_placeholder::<N>(*p_device, set_loader_data);
        }
        let link = LayerDeviceCreateInfo::take_link(given.p_next)
            .ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)?;
        let create_below = find_below::<N>(&link, instance)?;
        let mut info = *given;
        let names = Names::with(
            info.pp_enabled_extension_names,
            info.enabled_extension_count,
            &plan.add_extensions,
        );
        info.pp_enabled_extension_names = names.pointers.as_ptr();
        info.enabled_extension_count = names.count();
        let mut garbage = [0_usize; 16];
        match plan.overwrite {
            Some(Overwrite::Null) => *p_device = vk::Device::NULL,
            Some(Overwrite::Garbage) => {
                *p_device = vk::Device::from_raw(garbage.as_mut_ptr().cast());
            }
            None => {}
        }
        let physical_device = lower_physical_device::<N>(physical_device);
        if layer::<N>().own_device == Some(OwnDeviceKind::Substitute) {
            *p_device = own_device::create::<N>(instance, physical_device, ptr::null())
                .ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)?
                .handle;
        } else {
            if layer::<N>().creates_devices_twice {
                let mut first = *p_device;
                create_below(physical_device, &raw const info, p_allocator, &raw mut first)
                    .result()?;
                let base = base_of(&info, &link, instance, physical_device, first)?;
                if let Some(destroy) = base.next.destroy_device() {
                    destroy(first, p_allocator);
                }
                put_back(given.p_next, &link);
            }
            let mut result = create_below(physical_device, &raw const info, p_allocator, p_device);
            if plan.retry && result != vk::Result::SUCCESS {
                put_back(given.p_next, &link);
                result = create_below(physical_device, given, p_allocator, p_device);
            }
            result.result()?;
        }
        give_up(plan.result_after)?;
        let state = DeviceState {
            base: base_of(&info, &link, instance, physical_device, *p_device)?,
            wrapper: None,
            own: own_device::<N>(instance, physical_device),
        };
        if layer::<N>().loader_data {
            try_loader_data::<N>(*p_device, set_loader_data);
        }
        probe::device::<N>(*p_device, state.next_get_device_proc_addr);
        if layer::<N>().reenter {
            reentrance::from_create_device::<N>(instance);
        }
        *p_device = keep::<N>(*p_device, state);
    }
    Ok(())
}

/// The contents of the create info, for the log.
///
/// # Safety
///
/// Valid usage of vkCreateDevice in a layer.
unsafe fn describe(info: &vk::DeviceCreateInfo, device: vk::Device) -> Value {
    // SAFETY: the caller guarantees a valid create info.
    unsafe {
        json!({
            "chain": chain(info.p_next),
            "layers": names(info.pp_enabled_layer_names, info.enabled_layer_count),
            "extensions": names(info.pp_enabled_extension_names, info.enabled_extension_count),
            "has_device": !device.is_null(),
        })
    }
}

/// Resets the chain's node to this layer's next link. The layers that were called have advanced the
/// node.
///
/// # Safety
///
/// The loader made `link`, and this layer took it from the chain at `p_next`.
unsafe fn put_back(p_next: *const c_void, link: &LayerDeviceLink) {
    // SAFETY: the caller guarantees a valid chain, and `link` lives as long as the creation runs.
    unsafe {
        if let Some(node) = LayerDeviceCreateInfo::find(p_next, LayerFunction::LAYER_LINK_INFO) {
            (*node).u.p_layer_info = link.p_next;
        }
    }
}

/// The vkCreateDevice of the next layer or driver.
///
/// # Safety
///
/// `link` is the loader's.
unsafe fn find_below<const N: usize>(
    link: &LayerDeviceLink,
    instance: &InstanceState,
) -> Result<vk::PFN_vkCreateDevice, vk::Result> {
    let known = match layer::<N>().asks_without_instance {
        true => vk::Instance::NULL,
        false => instance.lower,
    };
    let lookup = |name: &CStr| {
        let get = link.pfn_next_get_instance_proc_addr;
        let get = get.filter(|_| name == c"vkCreateDevice")?;
        // SAFETY: `get` is the lookup of the next layer or driver, `known` one of its instances or
        // NULL, and `name` a C string.
        unsafe { get(known, name.as_ptr()) }
    };
    // SAFETY: the next layer returns functions for their commands' names.
    let below = unsafe { PhysicalDeviceEntrypointTable::load(lookup) };
    below.create_device.ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)
}

/// The layer's view of a new device.
///
/// # Safety
///
/// `lower` is a device that the next layer or driver created with `link` and `info`.
unsafe fn base_of(
    info: &vk::DeviceCreateInfo,
    link: &LayerDeviceLink,
    instance: &InstanceState,
    physical_device: vk::PhysicalDevice,
    lower: vk::Device,
) -> Result<DeviceBase, vk::Result> {
    // SAFETY: the caller guarantees a valid create info, and a device of this link.
    unsafe {
        let request = DeviceRequest::new(physical_device, info);
        DeviceBase::new(instance, &request, link, lower, instance.api_version)
    }
}

/// Creates the layer's own device, if configured.
///
/// # Safety
///
/// `physical_device` is a handle of the next layer or driver.
unsafe fn own_device<const N: usize>(
    instance: &InstanceState,
    physical_device: vk::PhysicalDevice,
) -> Option<OwnDevice> {
    let group = vk::DeviceGroupDeviceCreateInfo {
        physical_device_count: 1,
        p_physical_devices: &raw const physical_device,
        ..Default::default()
    };
    let chain = match layer::<N>().own_device? {
        OwnDeviceKind::Additional => ptr::null(),
        OwnDeviceKind::Group => (&raw const group).cast(),
        OwnDeviceKind::Substitute => return None,
    };
    own_device::create::<N>(instance, physical_device, chain)
}

/// Stores the state of a new device. Returns the handle for the layer above: the next layer's or a
/// wrapper.
///
/// # Safety
///
/// `lower` has just been created.
unsafe fn keep<const N: usize>(lower: vk::Device, mut state: DeviceState) -> vk::Device {
    let mut handle = lower;
    // SAFETY: the caller guarantees a new device, whose first word the loader or driver has
    // initialised.
    unsafe {
        if layer::<N>().wrap {
            let wrapper = match layer::<N>().forget_loader_data {
                true => Wrapper::blank(lower.as_raw()),
                false => Wrapper::new(lower.as_raw()),
            };
            handle = vk::Device::from_raw(wrapper.handle());
            state.wrapper = Some(wrapper);
        }
        devices::<N>().add(first_word(lower.as_raw()), Box::new(state));
    }
    handle
}

/// Calls vkSetDeviceLoaderData with the value that the out parameter has before a device exists.
///
/// # Safety
///
/// The loader put `placeholder` into the out parameter.
unsafe fn try_placeholder<const N: usize>(
    placeholder: vk::Device,
    set: Option<PFN_vkSetDeviceLoaderData>,
) {
    let Some(set) = set else { return };
    let mut object = [0_usize; 2];
    // SAFETY: `placeholder` is the loader's, and the object has room for a word.
    let result = unsafe { set(placeholder, object.as_mut_ptr().cast()) };
    log::call::<N>(
        "vkSetDeviceLoaderData of the placeholder",
        json!({ "result": result.as_raw() }),
    );
}

/// Calls vkSetDeviceLoaderData twice: with the new device, and with a handle that is no device
/// (layers.md 10).
///
/// # Safety
///
/// The device has just been created, and its creation has not returned to the loader.
unsafe fn try_loader_data<const N: usize>(
    device: vk::Device,
    set: Option<PFN_vkSetDeviceLoaderData>,
) {
    let Some(set) = set else { return };
    let mut object = [0_usize; 2];
    let mut stranger = [0_usize; 4];
    // SAFETY: both handles point to at least as many words as the loader reads, and both objects
    // have room for a word.
    unsafe {
        let result = set(device, object.as_mut_ptr().cast());
        let stranger = vk::Device::from_raw(stranger.as_mut_ptr().cast());
        let refused = set(stranger, object.as_mut_ptr().cast());
        log::call::<N>(
            "vkSetDeviceLoaderData",
            json!({
                "result": result.as_raw(),
                "matches": object[0] == first_word(device.as_raw()),
                "refused": refused.as_raw(),
            }),
        );
    }
}

/// `vkDestroyDevice`. Also destroys the layer's own device.
pub(crate) extern "system" fn destroy_device<const N: usize>(
    device: vk::Device,
    p_allocator: *const vk::AllocationCallbacks,
) {
    if device.is_null() {
        return;
    }
    log::call::<N>("vkDestroyDevice", json!({ "handle": device.as_raw().addr() }));
    // SAFETY: valid usage: `device` is a device.
    let state = devices::<N>().remove(unsafe { first_word(device.as_raw()) });
    let mut state = state.expect("a device of this layer");
    if let Some(own) = state.own.take() {
        log::call::<N>("vkLayerDestroyDevice", json!({}));
        // SAFETY: nobody uses the layer's own device, and the instance is alive.
        unsafe { own.destroy() };
    }
    if let Some(destroy) = state.next.destroy_device() {
        // SAFETY: this is the command of the next layer or driver, with that one's own handle.
        unsafe { destroy(lower_device::<N>(device), p_allocator) };
    }
}

/// `vkGetDeviceQueue`.
pub(crate) extern "system" fn get_device_queue<const N: usize>(
    device: vk::Device,
    family: u32,
    index: u32,
    p_queue: *mut vk::Queue,
) {
    log::call::<N>("vkGetDeviceQueue", json!({ "handle": device.as_raw().addr() }));
    if let Some(get) = device_of::<N>(device.as_raw()).next.get_device_queue() {
        // SAFETY: valid usage of the command, with the handle of the next layer or driver.
        unsafe { get(lower_device::<N>(device), family, index, p_queue) };
    }
}

/// `vkQueueSubmit2`. The next table has one slot for both names: the next layer or driver may know
/// either.
pub(crate) extern "system" fn queue_submit2<const N: usize>(
    queue: vk::Queue,
    count: u32,
    p_submits: *const vk::SubmitInfo2,
    fence: vk::Fence,
) -> vk::Result {
    log::call::<N>("vkQueueSubmit2", json!({ "count": count }));
    match device_of::<N>(queue.as_raw()).next.queue_submit2() {
        // SAFETY: valid usage of the command; the layer does not wrap queues.
        Some(submit) => unsafe { submit(queue, count, p_submits, fence) },
        None => vk::Result::ERROR_INITIALIZATION_FAILED,
    }
}

/// `vkCreateCommandPool`.
pub(crate) extern "system" fn create_command_pool<const N: usize>(
    device: vk::Device,
    p_info: *const vk::CommandPoolCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_pool: *mut vk::CommandPool,
) -> vk::Result {
    match device_of::<N>(device.as_raw()).next.create_command_pool() {
        // SAFETY: valid usage of the command, with the handle of the next layer or driver.
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
    if let Some(destroy) = device_of::<N>(device.as_raw()).next.destroy_command_pool() {
        // SAFETY: valid usage of the command, with the handle of the next layer or driver.
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
    match device_of::<N>(device.as_raw()).next.allocate_command_buffers() {
        // SAFETY: valid usage of the command, with the handle of the next layer or driver.
        Some(allocate) => unsafe { allocate(lower_device::<N>(device), p_info, p_buffers) },
        None => vk::Result::ERROR_INITIALIZATION_FAILED,
    }
}

/// `vkCmdDraw`, which the bench measures.
pub(crate) extern "system" fn cmd_draw<const N: usize>(
    buffer: vk::CommandBuffer,
    vertices: u32,
    instances: u32,
    first_vertex: u32,
    first_instance: u32,
) {
    if log::is_kept() {
        let handle = buffer.as_raw().addr();
        log::call::<N>("vkCmdDraw", json!({ "vertices": vertices, "handle": handle }));
    }
    if let Some(draw) = device_of::<N>(buffer.as_raw()).next.cmd_draw() {
        // SAFETY: valid usage of the command; the layer does not wrap command buffers.
        unsafe { draw(buffer, vertices, instances, first_vertex, first_instance) };
    }
}

/// `vkSetHdrMetadataEXT`, the command of the layer's own extension. The layer does not pass it on.
pub(crate) extern "system" fn set_hdr_metadata<const N: usize>(
    _device: vk::Device,
    count: u32,
    _p_swapchains: *const vk::SwapchainKHR,
    _p_metadata: *const vk::HdrMetadataEXT,
) {
    log::call::<N>("vkSetHdrMetadataEXT", json!({ "count": count }));
}
