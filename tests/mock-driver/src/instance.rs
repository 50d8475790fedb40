//! Instances, the global commands, and the enumeration of physical devices.

use std::ffi::{CString, c_char};

use dispatch_tables::layer::{LayerFunction, LayerInstanceCreateInfo};
use dispatch_tables::{Extension, vk};
use serde_json::json;

use crate::config::driver;
use crate::object::{self, Kind};
use crate::physical_device::PhysicalDevice;
use crate::{claims, ffi, log};

/// A `VkInstance`.
#[derive(Debug)]
struct Instance {
    physical_devices: Vec<vk::PhysicalDevice>,
}

impl Kind for Instance {
    const MARK: u64 = 0x6d6f_636b_0000_0001;
    const NAME: &'static str = "VkInstance";
}

/// `vkCreateInstance`.
pub(crate) extern "system" fn create_instance(
    create_info: *const vk::InstanceCreateInfo,
    _allocator: *const vk::AllocationCallbacks,
    instance: *mut vk::Instance,
) -> vk::Result {
    // SAFETY: valid usage: `create_info` points to a valid structure with valid arrays and a valid
    // chain.
    let (extensions, mut detail) = unsafe {
        let info = &*create_info;
        let extensions = ffi::names(info.pp_enabled_extension_names, info.enabled_extension_count);
        let application = info.p_application_info.as_ref();
        let detail = json!({
            "extensions": extensions,
            "layers": info.enabled_layer_count,
            "flags": info.flags.as_raw(),
            "application": application.and_then(|a| ffi::text(a.p_application_name)),
            "api_version": application.map(|a| a.api_version),
            "chain": chain_types(info.p_next),
            "links": links(info.p_next),
        });
        (extensions, detail)
    };
    let config = &driver().config;
    if !extensions.iter().all(|name| config.instance_extensions.contains(name)) {
        log::detail("vkCreateInstance", detail);
        return vk::Result::ERROR_EXTENSION_NOT_PRESENT;
    }
    let devices = config.physical_devices.iter();
    let physical_devices = devices
        .map(|config| {
            object::create(PhysicalDevice { config, instance_extensions: extensions.clone() })
        })
        .map(vk::PhysicalDevice::from_raw);
    let physical_devices: Vec<_> = physical_devices.collect();
    let handles = physical_devices.iter().map(|device| device.as_raw() as u64);
    detail["physical_devices"] = handles.collect();
    let handle = object::create(Instance { physical_devices });
    detail["instance"] = json!(handle as u64);
    log::detail("vkCreateInstance", detail);
    // SAFETY: valid usage: `instance` points to memory for the result.
    unsafe { instance.write(vk::Instance::from_raw(handle)) };
    vk::Result::SUCCESS
}

/// The structure types of a chain, in order.
///
/// # Safety
///
/// `chain` is NULL or a valid Vulkan structure chain.
pub(crate) unsafe fn chain_types(chain: *const std::ffi::c_void) -> Vec<i32> {
    let mut types = Vec::new();
    let mut next = chain.cast::<vk::BaseInStructure>();
    // SAFETY: the caller guarantees a valid chain.
    while let Some(node) = unsafe { next.as_ref() } {
        types.push(node.s_type.as_raw());
        next = node.p_next;
    }
    types
}

/// Whether the loader's link node in the chain has a next link; None without such a node.
///
/// # Safety
///
/// As for [`chain_types`].
unsafe fn links(chain: *const std::ffi::c_void) -> Option<bool> {
    // SAFETY: the caller guarantees a valid chain, and nodes of this type are the loader's.
    unsafe {
        let node = LayerInstanceCreateInfo::find(chain, LayerFunction::LAYER_LINK_INFO)?;
        Some(!(*node).u.p_layer_info.is_null())
    }
}

/// `vkDestroyInstance`.
pub(crate) extern "system" fn destroy_instance(
    instance: vk::Instance,
    _: *const vk::AllocationCallbacks,
) {
    if instance.is_null() {
        return;
    }
    for device in &object::get::<Instance>(instance.as_raw(), "vkDestroyInstance").physical_devices
    {
        object::destroy::<PhysicalDevice>(device.as_raw(), "vkDestroyInstance");
    }
    object::destroy::<Instance>(instance.as_raw(), "vkDestroyInstance");
}

/// `vkEnumerateInstanceVersion`.
pub(crate) extern "system" fn enumerate_instance_version(version: *mut u32) -> vk::Result {
    let config = &driver().config;
    // SAFETY: valid usage: `version` points to memory for the result.
    unsafe { version.write(config.instance_version.unwrap_or(config.api_version)) };
    vk::Result::SUCCESS
}

/// `vkEnumerateInstanceExtensionProperties`; the driver has no layers.
pub(crate) extern "system" fn enumerate_instance_extension_properties(
    _layer: *const c_char,
    count: *mut u32,
    properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    let items = extension_properties(&driver().config.instance_extensions);
    // SAFETY: valid usage: `count` is writable, and `properties` is NULL or has room for `*count`
    // elements.
    unsafe {
        claims::enumerate("vkEnumerateInstanceExtensionProperties", &items, count, properties)
    }
}

/// The properties of named extensions. Spec versions are the configured ones, otherwise the
/// registry's, or 1 for unknown names.
pub(crate) fn extension_properties(names: &[String]) -> Vec<vk::ExtensionProperties> {
    let properties = names.iter().map(|name| {
        let known = CString::new(name.as_str()).ok().and_then(|name| Extension::from_name(&name));
        let registered = || known.map_or(1, |extension| extension.spec_version());
        let configured = driver().config.spec_versions.get(name).copied();
        let mut properties = vk::ExtensionProperties {
            spec_version: configured.unwrap_or_else(registered),
            ..Default::default()
        };
        ffi::copy_text(name, &mut properties.extension_name);
        properties
    });
    properties.collect()
}

/// The indices of the present physical devices: those listed in `<library>.present`, which a test
/// may change while the application runs, or all.
fn present(instance: &Instance) -> Vec<usize> {
    let Ok(text) = std::fs::read_to_string(&driver().present) else {
        return (0..instance.physical_devices.len()).collect();
    };
    serde_json::from_str(&text).expect("a list of physical devices")
}

/// `vkEnumeratePhysicalDevices`.
pub(crate) extern "system" fn enumerate_physical_devices(
    instance: vk::Instance,
    count: *mut u32,
    devices: *mut vk::PhysicalDevice,
) -> vk::Result {
    let command = "vkEnumeratePhysicalDevices";
    let instance = object::get::<Instance>(instance.as_raw(), command);
    let handles: Vec<vk::PhysicalDevice> =
        present(instance).into_iter().map(|place| instance.physical_devices[place]).collect();
    // SAFETY: valid usage: `count` is writable, and `devices` is NULL or has room for `*count`
    // elements.
    unsafe { claims::enumerate(command, &handles, count, devices) }
}

/// `vkEnumeratePhysicalDeviceGroups`: the configured groups, then one group for each remaining
/// device.
pub(crate) extern "system" fn enumerate_physical_device_groups(
    instance: vk::Instance,
    count: *mut u32,
    properties: *mut vk::PhysicalDeviceGroupProperties,
) -> vk::Result {
    let command = "vkEnumeratePhysicalDeviceGroups";
    let instance = object::get::<Instance>(instance.as_raw(), command);
    let configured = &driver().config.device_groups;
    let alone = present(instance)
        .into_iter()
        .filter(|index| !configured.iter().flatten().any(|i| i == index));
    let groups: Vec<Vec<usize>> =
        configured.iter().cloned().chain(alone.map(|index| vec![index])).collect();
    let fill = |properties: &mut vk::PhysicalDeviceGroupProperties, group: &Vec<usize>| {
        properties.physical_device_count = u32::try_from(group.len()).unwrap_or_default();
        for (slot, &index) in properties.physical_devices.iter_mut().zip(group) {
            *slot = instance.physical_devices[index];
        }
    };
    // SAFETY: valid usage: `count` is writable, and `properties` is NULL or has room for `*count`
    // elements.
    unsafe { claims::enumerate_with(command, &groups, count, properties, fill) }
}
