//! Trampolines that enumerate physical devices, their groups, extensions and layers (callpath.md
//! 7.5, 7.6; drivers.md J).

use core::ffi::c_char;

use dispatch_tables::{Command, vk};
use loader_discovery::select::device_filters::DeviceFilters;
use loader_discovery::system::Platform;

use crate::api::group_members::members;
use crate::api::invalid::{Parameter, invalid_handle};
use crate::api::trampoline::device_filter::admit;
use crate::api::trampoline::instance::unload_idle_drivers;
use crate::api::two_calls::{hand_out, hand_out_groups};
use crate::enumeration::{self, filled};
use crate::event::PhysicalDeviceEvent;
use crate::host::HostSystem;
use crate::lock::{self, Guard};
use crate::memory::{List, OutOfHostMemory, try_push};
use crate::object::instance::Instance;
use crate::object::layers::InstanceLayers;
use crate::object::physical_device::TrampolinePhysicalDevice;

/// Enumerates physical devices (drivers.md J.2).
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumeratePhysicalDevices(
    instance: vk::Instance,
    p_physical_device_count: *mut u32,
    p_physical_devices: *mut vk::PhysicalDevice,
) -> vk::Result {
    // SAFETY: valid usage passes a live instance, and `of` reads the two words at its start
    // (callpath.md 2.3).
    let Some(instance) = (unsafe { Instance::of(instance) }) else {
        return invalid_handle(Command::ENUMERATE_PHYSICAL_DEVICES, Parameter::Instance);
    };
    let lock = &lock::acquire();
    // SAFETY: the count pointer is null or, by valid usage, writable.
    let Some(count) = (unsafe { p_physical_device_count.as_mut() }) else {
        instance.journal().record(PhysicalDeviceEvent::NullCount);
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    let room = *count;
    // SAFETY: `count` is writable, and `p_physical_devices` has as many elements as the count said
    // on entry. The handles in it come from the chain. This thread uses no driver record when idle
    // drivers are unloaded.
    unsafe {
        let result = devices_below(lock, instance, count, p_physical_devices);
        if p_physical_devices.is_null() || filled(result).is_err() {
            return result;
        }
        *count = room.min(*count);
        let result = wrap(lock, instance, p_physical_devices, *count, result);
        unload_idle_drivers(lock, instance);
        result
    }
}

/// Enumerates the devices of the chain that the ID filters admit.
///
/// # Safety
/// As vkEnumeratePhysicalDevices.
unsafe fn devices_below(
    lock: &Guard,
    instance: &Instance,
    count: &mut u32,
    p_devices: *mut vk::PhysicalDevice,
) -> vk::Result {
    let filters = DeviceFilters::read(Platform::HOST, &HostSystem, instance.journal());
    let Some(enumerate) = instance.dispatch().instance.enumerate_physical_devices else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    // SAFETY: the function of the chain gets the instance of the chain; the caller passes a valid
    // count and array.
    unsafe {
        if !filters.are_set() {
            return enumerate(instance.lower(), count, p_devices);
        }
        match filtered_devices(lock, instance, &filters, enumerate) {
            Ok(devices) => hand_out(&devices, count, p_devices),
            Err(code) => code,
        }
    }
}

/// The devices of the chain that the filters admit.
///
/// # Safety
/// As [`devices_below`].
unsafe fn filtered_devices(
    lock: &Guard,
    instance: &Instance,
    filters: &DeviceFilters,
    enumerate: vk::PFN_vkEnumeratePhysicalDevices,
) -> Result<List<vk::PhysicalDevice>, vk::Result> {
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let mut devices = enumeration::list(memory, |count, array| {
        // SAFETY: the function of the chain gets the instance of the chain, a writable count, and
        // then an array of as many elements as the count says.
        let result = unsafe { enumerate(instance.lower(), count, array) };
        // VK_INCOMPLETE occurs if the list grew, or if it names a device twice (drivers.md J.8).
        if array.is_null() { result.result() } else { filled(result) }
    })?;
    // SAFETY: the chain returned the handle.
    devices.retain(|device| unsafe { admit(lock, filters, instance, *device) });
    Ok(devices)
}

/// Replaces the handles of the chain by the wrappers for the application.
///
/// # Safety
/// `p_devices` points to `count` handles of the chain.
unsafe fn wrap(
    lock: &Guard,
    instance: &Instance,
    p_devices: *mut vk::PhysicalDevice,
    count: u32,
    result: vk::Result,
) -> vk::Result {
    // SAFETY: the caller passes an array of `count` handles, which nothing else uses during the
    // call.
    let devices = unsafe { core::slice::from_raw_parts_mut(p_devices, count as usize) };
    match wrap_all(lock, instance, devices) {
        Ok(()) => result,
        Err(refused) => refused.into(),
    }
}

fn wrap_all(
    lock: &Guard,
    instance: &Instance,
    devices: &mut [vk::PhysicalDevice],
) -> Result<(), OutOfHostMemory> {
    for device in devices {
        *device = instance.trampoline_for(lock, *device)?.loader_handle();
    }
    Ok(())
}

/// Enumerates groups of physical devices (drivers.md J.7).
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumeratePhysicalDeviceGroups(
    instance: vk::Instance,
    p_physical_device_group_count: *mut u32,
    p_physical_device_group_properties: *mut vk::PhysicalDeviceGroupProperties,
) -> vk::Result {
    // SAFETY: valid usage passes a live instance, and `of` reads the two words at its start
    // (callpath.md 2.3).
    let Some(instance) = (unsafe { Instance::of(instance) }) else {
        return invalid_handle(Command::ENUMERATE_PHYSICAL_DEVICE_GROUPS, Parameter::Instance);
    };
    let lock = &lock::acquire();
    // SAFETY: the count pointer is null or, by valid usage, writable.
    let Some(count) = (unsafe { p_physical_device_group_count.as_mut() }) else {
        instance.journal().record(PhysicalDeviceEvent::NullGroupCount);
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    let groups = p_physical_device_group_properties;
    let room = *count;
    // SAFETY: `count` is writable, and `groups` has as many elements as the count said on entry.
    // The handles in them come from the chain.
    unsafe {
        let result = groups_below(lock, instance, count, groups);
        if groups.is_null() || filled(result).is_err() {
            return result;
        }
        *count = room.min(*count);
        for group in core::slice::from_raw_parts_mut(groups, *count as usize) {
            if let Err(refused) = wrap_all(lock, instance, members(group)) {
                return refused.into();
            }
        }
        result
    }
}

/// Enumerates the groups of the chain whose members the ID filters all admit.
///
/// # Safety
/// As vkEnumeratePhysicalDeviceGroups.
unsafe fn groups_below(
    lock: &Guard,
    instance: &Instance,
    count: &mut u32,
    p_groups: *mut vk::PhysicalDeviceGroupProperties,
) -> vk::Result {
    let filters = DeviceFilters::read(Platform::HOST, &HostSystem, instance.journal());
    let Some(enumerate) = instance.dispatch().instance.enumerate_physical_device_groups else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    // SAFETY: the function of the chain gets the instance of the chain; the caller passes a valid
    // count and array.
    unsafe {
        if !filters.are_set() {
            return enumerate(instance.lower(), count, p_groups);
        }
        match filtered_groups(lock, instance, &filters, enumerate) {
            Ok(groups) => hand_out_groups(&groups, count, p_groups),
            Err(code) => code,
        }
    }
}

/// The groups of the chain that the filters admit.
///
/// # Safety
/// As [`groups_below`].
unsafe fn filtered_groups(
    lock: &Guard,
    instance: &Instance,
    filters: &DeviceFilters,
    enumerate: vk::PFN_vkEnumeratePhysicalDeviceGroups,
) -> Result<List<vk::PhysicalDeviceGroupProperties>, vk::Result> {
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let mut groups = enumeration::list(memory, |count, array| {
        // SAFETY: the function of the chain gets the instance of the chain, a writable count, and
        // then an array of as many elements as the count says.
        let result = unsafe { enumerate(instance.lower(), count, array) };
        // VK_INCOMPLETE occurs if the list grew, as with devices.
        if array.is_null() { result.result() } else { filled(result) }
    })?;
    groups.retain(|group: &vk::PhysicalDeviceGroupProperties| {
        let members = group.physical_devices.iter().take(group.physical_device_count as usize);
        // SAFETY: the chain returned the handle.
        members.clone().all(|member| unsafe { admit(lock, filters, instance, *member) })
    });
    Ok(groups)
}

/// Enumerates the extensions of a device (callpath.md 7.6).
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumerateDeviceExtensionProperties(
    physical_device: vk::PhysicalDevice,
    p_layer_name: *const c_char,
    p_property_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: valid usage passes a physical device of this loader, which is a live wrapper.
    let Some(wrapper) = (unsafe { TrampolinePhysicalDevice::of(physical_device) }) else {
        return invalid_handle(
            Command::ENUMERATE_DEVICE_EXTENSION_PROPERTIES,
            Parameter::PhysicalDevice,
        );
    };
    let _lock = lock::acquire();
    let table = &wrapper.dispatch().physical_device;
    let Some(enumerate) = table.enumerate_device_extension_properties else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    // SAFETY: the function of the chain gets the handle of the chain and the other parameters of
    // the application, which have valid usage.
    unsafe { enumerate(wrapper.lower, p_layer_name, p_property_count, p_properties) }
}

/// Enumerates the layers of a device, which are the enabled layers of the instance. Does not call
/// the chain (callpath.md 7.6).
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumerateDeviceLayerProperties(
    physical_device: vk::PhysicalDevice,
    p_property_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: valid usage passes a physical device of this loader, which is a live wrapper.
    let Some(wrapper) = (unsafe { TrampolinePhysicalDevice::of(physical_device) }) else {
        return invalid_handle(
            Command::ENUMERATE_DEVICE_LAYER_PROPERTIES,
            Parameter::PhysicalDevice,
        );
    };
    let _lock = lock::acquire();
    let instance = wrapper.instance();
    let mut listed = List::new_in(instance.allocator(vk::SystemAllocationScope::COMMAND));
    for record in instance.layers().into_iter().flat_map(InstanceLayers::listed) {
        if let Err(refused) = try_push(&mut listed, record.properties) {
            return refused.into();
        }
    }
    // SAFETY: valid usage passes a writable count, and null or an array of that many elements.
    unsafe { hand_out(&listed, p_property_count, p_properties) }
}
