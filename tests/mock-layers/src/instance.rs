//! Instances (layers.md 7).

use std::ffi::{CStr, c_void};
use std::sync::Mutex;

use author_kit::layer::objects::first_word;
use author_kit::layer::{InstanceBase, InstanceRequest};
use dispatch_tables::layer::{LayerFunction, LayerInstanceCreateInfo, LayerInstanceLink};
use dispatch_tables::{InstanceEntrypointTable, vk};
use serde_json::{Value, json};

use crate::config::{Overwrite, layer};
use crate::create_info::{Names, chain, give_up, names};
use crate::interface::get_instance_proc_addr;
use crate::state::{InstanceState, instance_of, instances};
use crate::wrapper::{Wrapper, lower_instance};
use crate::{log, probe, reentrance};

/// The contents of the create info, for the log: the chain as structure types with the functions of
/// the loader's nodes, the number of links, version and names.
///
/// # Safety
///
/// Valid usage of vkCreateInstance in a layer.
unsafe fn describe(info: &vk::InstanceCreateInfo, instance: vk::Instance) -> Value {
    // SAFETY: the caller guarantees a valid create info with the loader's nodes in its chain.
    unsafe {
        let application = info.p_application_info.as_ref();
        let features = LayerInstanceCreateInfo::find(info.p_next, LayerFunction::LOADER_FEATURES);
        let mut links = 0;
        if let Some(node) =
            LayerInstanceCreateInfo::find(info.p_next, LayerFunction::LAYER_LINK_INFO)
        {
            let mut link = (*node).u.p_layer_info;
            while let Some(next) = link.as_ref() {
                links += 1;
                link = next.p_next;
            }
        }
        json!({
            "chain": chain(info.p_next),
            "links": links,
            "loader_features": features.map(|node| (*node).u.loader_features),
            "layers": names(info.pp_enabled_layer_names, info.enabled_layer_count),
            "extensions": names(info.pp_enabled_extension_names, info.enabled_extension_count),
            "api_version": application.map(|application| application.api_version),
            "has_instance": !instance.is_null(),
        })
    }
}

/// `vkCreateInstance`: takes the link, applies the configured changes, calls down, and stores the
/// state of the new instance.
pub(crate) extern "system" fn create_instance<const N: usize>(
    p_create_info: *const vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_instance: *mut vk::Instance,
) -> vk::Result {
    // SAFETY: valid usage for a layer: the create info is valid and its chain has the loader's
    // nodes, and the out parameter holds the loader's instance.
    let created = unsafe { create::<N>(&*p_create_info, p_allocator, p_instance) };
    created.map_or_else(|code| code, |()| vk::Result::SUCCESS)
}

/// The fallible part of [`create_instance`].
///
/// # Safety
///
/// Valid usage of vkCreateInstance in a layer: the chain has the loader's nodes.
unsafe fn create<const N: usize>(
    given: &vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_instance: *mut vk::Instance,
) -> Result<(), vk::Result> {
    let plan = &layer::<N>().create_instance;
    // SAFETY: the caller guarantees valid usage. The objects that `info` points to live until the
    // call down has returned.
    unsafe {
        let loader_instance = *p_instance;
        log::call::<N>("vkCreateInstance", describe(given, loader_instance));
        give_up(plan.result)?;
        let link = LayerInstanceCreateInfo::take_link(given.p_next)
            .ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)?;
        let create_below = find_below(&link)?;
        let mut info = *given;
        let names = Names::with(
            info.pp_enabled_extension_names,
            info.enabled_extension_count,
            &plan.add_extensions,
        );
        info.pp_enabled_extension_names = names.pointers.as_ptr();
        info.enabled_extension_count = names.count();
        let mut application = info.p_application_info.as_ref().copied().unwrap_or_default();
        if let Some(version) = plan.api_version {
            application.api_version = version;
            info.p_application_info = &raw const application;
        }
        let mut garbage = [0_usize; 16];
        match plan.overwrite {
            Some(Overwrite::Null) => *p_instance = vk::Instance::NULL,
            Some(Overwrite::Garbage) => {
                *p_instance = vk::Instance::from_raw(garbage.as_mut_ptr().cast());
            }
            None => {}
        }
        let mut result = create_below(&raw const info, p_allocator, p_instance);
        if plan.retry && result != vk::Result::SUCCESS {
            put_back(given.p_next, &link);
            result = create_below(given, p_allocator, p_instance);
        }
        result.result()?;
        if plan.destroy {
            destroy_below(&link, *p_instance, p_allocator)?;
        }
        give_up(plan.result_after)?;
        let (request, own) = (InstanceRequest::new(&info), get_instance_proc_addr::<N>);
        let state = InstanceState {
            base: InstanceBase::new(&request, &link, *p_instance, own)?,
            wrappers: Mutex::default(),
        };
        try_what_is_asked_for::<N>(&state, loader_instance, given.p_next);
        *p_instance = keep::<N>(state);
    }
    Ok(())
}

/// Resets the chain's node to this layer's next link. The layers that were called have advanced the
/// node.
///
/// # Safety
///
/// The loader made `link`, and this layer took it from the chain at `p_next`.
unsafe fn put_back(p_next: *const c_void, link: &LayerInstanceLink) {
    // SAFETY: the caller guarantees a valid chain, and `link` lives as long as the creation runs.
    unsafe {
        if let Some(node) = LayerInstanceCreateInfo::find(p_next, LayerFunction::LAYER_LINK_INFO) {
            (*node).u.p_layer_info = link.p_next;
        }
    }
}

/// The vkCreateInstance of the next layer or of the loader's terminator.
///
/// # Safety
///
/// `link` is the loader's.
unsafe fn find_below(link: &LayerInstanceLink) -> Result<vk::PFN_vkCreateInstance, vk::Result> {
    let lookup = |name: &CStr| {
        let get = link.pfn_next_get_instance_proc_addr;
        let get = get.filter(|_| name == c"vkCreateInstance")?;
        // SAFETY: the lookup takes a NULL instance, and `name` is a C string.
        unsafe { get(vk::Instance::NULL, name.as_ptr()) }
    };
    // SAFETY: the next layer returns functions for their commands' names.
    let below = unsafe { InstanceEntrypointTable::load(lookup) };
    below.create_instance.ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)
}

/// Destroys the instance that the next layer or the loader has made.
///
/// # Safety
///
/// The link is the loader's, and the instance has just been created with these callbacks.
unsafe fn destroy_below(
    link: &LayerInstanceLink,
    instance: vk::Instance,
    p_allocator: *const vk::AllocationCallbacks,
) -> Result<(), vk::Result> {
    let lookup = |name: &CStr| {
        let get = link.pfn_next_get_instance_proc_addr;
        let get = get.filter(|_| name == c"vkDestroyInstance")?;
        // SAFETY: the instance is alive, and `name` is a C string.
        unsafe { get(instance, name.as_ptr()) }
    };
    // SAFETY: the next layer returns functions for their commands' names.
    let below = unsafe { InstanceEntrypointTable::load(lookup) };
    let destroy = below.destroy_instance.ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)?;
    // SAFETY: the caller guarantees the instance and its callbacks.
    unsafe { destroy(instance, p_allocator) };
    Ok(())
}

/// Makes the configured extra calls before the creation returns to the loader.
///
/// # Safety
///
/// The instance has just been created; `loader_instance` is the value that the out parameter had
/// before, and `p_next` is the chain.
unsafe fn try_what_is_asked_for<const N: usize>(
    state: &InstanceState,
    loader_instance: vk::Instance,
    p_next: *const c_void,
) {
    // SAFETY: the caller makes the guarantees of each of these functions.
    unsafe {
        if layer::<N>().loader_data {
            try_loader_data::<N>(state, p_next);
        }
        probe::instance::<N>(state);
        if layer::<N>().reenter {
            reentrance::from_create_instance::<N>(state, loader_instance);
        }
    }
}

/// Stores the state of a new instance. Returns the handle for the layer above: the next layer's or
/// a wrapper.
///
/// # Safety
///
/// The instance has just been created.
unsafe fn keep<const N: usize>(state: InstanceState) -> vk::Instance {
    let lower = state.lower;
    let mut handle = lower;
    // SAFETY: the caller guarantees a new instance, whose first word the loader has initialised.
    unsafe {
        if layer::<N>().wrap {
            let wrapper = Wrapper::new(lower.as_raw());
            handle = vk::Instance::from_raw(wrapper.handle());
            state.wrappers.lock().expect("the wrappers").push(wrapper);
        }
        instances::<N>().add(first_word(lower.as_raw()), Box::new(state));
    }
    handle
}

/// Calls vkSetInstanceLoaderData twice: with the new instance, and with a handle that is no
/// instance (layers.md 10). Logs both results, and whether the object got the instance's first
/// word.
///
/// # Safety
///
/// The instance has just been created, with the chain at `p_next`.
unsafe fn try_loader_data<const N: usize>(state: &InstanceState, p_next: *const c_void) {
    // SAFETY: the caller guarantees the chain.
    let node =
        unsafe { LayerInstanceCreateInfo::find(p_next, LayerFunction::LOADER_DATA_CALLBACK) };
    // SAFETY: the function says which member of the union is set.
    let Some(set) = node.and_then(|node| unsafe { (*node).u.pfn_set_instance_loader_data }) else {
        return;
    };
    let mut object = [0_usize; 2];
    let mut stranger = [0_usize; 4];
    // SAFETY: both handles point to at least as many words as the loader reads, and both objects
    // have room for a word.
    unsafe {
        let result = set(state.lower, object.as_mut_ptr().cast());
        let stranger = vk::Instance::from_raw(stranger.as_mut_ptr().cast());
        let refused = set(stranger, object.as_mut_ptr().cast());
        log::call::<N>(
            "vkSetInstanceLoaderData",
            json!({
                "result": result.as_raw(),
                "matches": object[0] == first_word(state.lower.as_raw()),
                "refused": refused.as_raw(),
            }),
        );
    }
}

/// `vkDestroyInstance`.
pub(crate) extern "system" fn destroy_instance<const N: usize>(
    instance: vk::Instance,
    p_allocator: *const vk::AllocationCallbacks,
) {
    if instance.is_null() {
        return;
    }
    log::call::<N>("vkDestroyInstance", json!({ "handle": instance.as_raw().addr() }));
    // SAFETY: valid usage: `instance` is an instance.
    let state = instances::<N>().remove(unsafe { first_word(instance.as_raw()) });
    let state = state.expect("an instance of this layer");
    let destroy = state.next.destroy_instance();
    if let Some(destroy) = destroy.filter(|_| !layer::<N>().keeps_instances) {
        // SAFETY: this is the command of the next layer or of the loader's terminator, with that
        // one's own handle.
        unsafe { destroy(lower_instance::<N>(instance), p_allocator) };
    }
}

/// `vkEnumeratePhysicalDevices`.
pub(crate) extern "system" fn enumerate_physical_devices<const N: usize>(
    instance: vk::Instance,
    p_count: *mut u32,
    p_devices: *mut vk::PhysicalDevice,
) -> vk::Result {
    log::call::<N>("vkEnumeratePhysicalDevices", json!({ "handle": instance.as_raw().addr() }));
    let state = instance_of::<N>(instance.as_raw());
    let Some(enumerate) = state.next.enumerate_physical_devices() else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    // SAFETY: valid usage of the command; the next layer or driver returned the physical devices.
    unsafe {
        let result = enumerate(lower_instance::<N>(instance), p_count, p_devices);
        if layer::<N>().wrap && !p_devices.is_null() && result.as_raw() >= 0 {
            wrap_all(state, std::slice::from_raw_parts_mut(p_devices, *p_count as usize));
        }
        claim::<N>("vkEnumeratePhysicalDevices", p_count);
        result
    }
}

/// `vkEnumeratePhysicalDeviceGroups`.
pub(crate) extern "system" fn enumerate_physical_device_groups<const N: usize>(
    instance: vk::Instance,
    p_count: *mut u32,
    p_groups: *mut vk::PhysicalDeviceGroupProperties,
) -> vk::Result {
    log::call::<N>("vkEnumeratePhysicalDeviceGroups", json!({}));
    let state = instance_of::<N>(instance.as_raw());
    let Some(enumerate) = state.next.enumerate_physical_device_groups() else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    // SAFETY: valid usage of the command; the next layer or driver returned the groups.
    unsafe {
        let result = enumerate(lower_instance::<N>(instance), p_count, p_groups);
        if layer::<N>().wrap && !p_groups.is_null() && result.as_raw() >= 0 {
            for group in std::slice::from_raw_parts_mut(p_groups, *p_count as usize) {
                let count = group.physical_device_count as usize;
                wrap_all(state, group.physical_devices.iter_mut().take(count));
            }
        }
        if let Some(members) = layer::<N>().group_members.filter(|_| !p_groups.is_null()) {
            for group in std::slice::from_raw_parts_mut(p_groups, *p_count as usize) {
                group.physical_device_count = members;
            }
        }
        claim::<N>("vkEnumeratePhysicalDeviceGroups", p_count);
        result
    }
}

/// Replaces the count with the configured one.
///
/// # Safety
///
/// `p_count` is the command's count.
unsafe fn claim<const N: usize>(command: &str, p_count: *mut u32) {
    if let Some(count) = layer::<N>().counts.get(command) {
        // SAFETY: the caller guarantees that the count is writable.
        unsafe { p_count.write(*count) };
    }
}

/// Replaces the handles of the next layer or driver with the layer's wrappers.
///
/// # Safety
///
/// The handles are physical devices.
unsafe fn wrap_all<'a>(
    state: &InstanceState,
    devices: impl IntoIterator<Item = &'a mut vk::PhysicalDevice>,
) {
    let mut wrappers = state.wrappers.lock().expect("the wrappers");
    for device in devices {
        // SAFETY: the caller guarantees that the handle is a physical device, which the loader has
        // initialised.
        let handle = unsafe { Wrapper::find_or_add(&mut wrappers, device.as_raw()) };
        *device = vk::PhysicalDevice::from_raw(handle);
    }
}
