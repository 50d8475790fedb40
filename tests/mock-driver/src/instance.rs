//! Instances, the global commands, and the enumeration of physical devices.

use std::ffi::c_char;
use std::ptr::null;

use author_kit::common::properties::text;
use author_kit::driver::{self, Instance};
use dispatch_tables::layer::{LayerFunction, LayerInstanceCreateInfo};
use dispatch_tables::{Extension, vk};
use serde_json::json;

use crate::config::driver;
use crate::{claims, ffi, log, object};

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
    // SAFETY: valid usage: the application's data is valid, and `instance` points to memory for the
    // result.
    unsafe {
        match create(&*create_info, &extensions) {
            Ok((handle, physical_devices)) => {
                detail["physical_devices"] = json!(physical_devices);
                detail["instance"] = json!(handle.as_raw() as u64);
                log::detail("vkCreateInstance", detail);
                instance.write(handle);
                vk::Result::SUCCESS
            }
            Err(error) => error,
        }
    }
}

/// Makes an instance and the handles of its physical devices. The kit is not asked for extensions:
/// a test may enable one without its dependencies. The application's callbacks are for the loader
/// alone, whose allocations tests count.
///
/// # Safety
///
/// The application's data is valid.
unsafe fn create(
    info: &vk::InstanceCreateInfo,
    extensions: &[String],
) -> Result<(vk::Instance, Vec<u64>), vk::Result> {
    let request = vk::InstanceCreateInfo {
        p_application_info: info.p_application_info,
        ..Default::default()
    };
    // SAFETY: valid usage, and nobody else uses the new objects.
    unsafe {
        let handle = driver::instance::create(&driver().kit, &request, null())?;
        let instance = &mut *handle.as_raw().cast::<Instance>();
        for name in extensions {
            instance.extensions.set_by_name(&ffi::c_text(name), true);
        }
        object::set_loader_word(handle.as_raw());
        let devices = instance.physical_devices()?.map(|device| {
            object::set_loader_word(device.handle().as_raw());
            device.handle().as_raw() as u64
        });
        Ok((handle, devices.collect()))
    }
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
    unsafe { claims::enumerate("vkEnumerateInstanceExtensionProperties", items, count, properties) }
}

/// The properties of named extensions. Spec versions are the configured ones, otherwise the
/// registry's, or 1 for unknown names.
pub(crate) fn extension_properties(
    names: &[String],
) -> impl ExactSizeIterator<Item = vk::ExtensionProperties> {
    names.iter().map(|name| {
        let configured = driver().config.spec_versions.get(name).copied();
        let name = ffi::c_text(name);
        let registered = || Extension::from_name(&name).map_or(1, Extension::spec_version);
        vk::ExtensionProperties {
            extension_name: text(&name),
            spec_version: configured.unwrap_or_else(registered),
        }
    })
}

/// The present physical devices: those listed in `<library>.present`, which a test may change while
/// the application runs, or all. The second value is the indices of the present ones.
fn present(instance: vk::Instance) -> (Vec<vk::PhysicalDevice>, Vec<usize>) {
    // SAFETY: the recording stub has checked the handle.
    let instance = unsafe { driver::objects::instance(instance) };
    let devices = instance.physical_devices().expect("made with the instance");
    let devices: Vec<_> = devices.map(driver::PhysicalDevice::handle).collect();
    let present = match std::fs::read_to_string(&driver().present) {
        Ok(text) => serde_json::from_str(&text).expect("a list of physical devices"),
        Err(_) => (0..devices.len()).collect(),
    };
    (devices, present)
}

/// `vkEnumeratePhysicalDevices`.
pub(crate) extern "system" fn enumerate_physical_devices(
    instance: vk::Instance,
    count: *mut u32,
    out: *mut vk::PhysicalDevice,
) -> vk::Result {
    let (devices, present) = present(instance);
    let handles = present.into_iter().map(|place| devices[place]);
    // SAFETY: valid usage: `count` is writable, and `out` is NULL or has room for `*count` elements.
    unsafe { claims::enumerate("vkEnumeratePhysicalDevices", handles, count, out) }
}

/// `vkEnumeratePhysicalDeviceGroups`: the configured groups, then one group for each remaining
/// device.
pub(crate) extern "system" fn enumerate_physical_device_groups(
    instance: vk::Instance,
    count: *mut u32,
    properties: *mut vk::PhysicalDeviceGroupProperties,
) -> vk::Result {
    let (devices, present) = present(instance);
    let configured = &driver().config.device_groups;
    let alone =
        present.into_iter().filter(|index| !configured.iter().flatten().any(|i| i == index));
    let groups: Vec<Vec<usize>> =
        configured.iter().cloned().chain(alone.map(|index| vec![index])).collect();
    let fill = |group: Vec<usize>, properties: &mut vk::PhysicalDeviceGroupProperties| {
        properties.physical_device_count = u32::try_from(group.len()).unwrap_or_default();
        for (slot, index) in properties.physical_devices.iter_mut().zip(group) {
            *slot = devices[index];
        }
    };
    // SAFETY: valid usage: `count` is writable, and `properties` is NULL or has room for `*count`
    // elements.
    unsafe {
        let command = "vkEnumeratePhysicalDeviceGroups";
        claims::enumerate_into(command, groups.into_iter(), count, properties, fill)
    }
}
