//! Trampolines that enumerate physical devices, their groups, extensions and layers (callpath.md
//! 7.5, 7.6; drivers.md J).

use core::ffi::c_char;

use dispatch_tables::{Command, vk};
use loader_discovery::Context;
use loader_discovery::select::device_filters::DeviceFilters;

use crate::api::group_members::{members, reported_members};
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
        let enumerate = instance.dispatch().instance.enumerate_physical_devices;
        let output = (&mut *count, p_physical_devices);
        let devices = core::slice::from_ref;
        let result = enumerate_below(lock, instance, enumerate, output, devices, hand_out);
        if p_physical_devices.is_null() || filled(result).is_err() {
            return result;
        }
        *count = room.min(*count);
        let devices = core::slice::from_raw_parts_mut(p_physical_devices, *count as usize);
        let wrapped = wrap_all(lock, instance, devices);
        unload_idle_drivers(lock, instance);
        wrapped.map_or_else(Into::into, |()| result)
    }
}

/// A command that enumerates elements of an instance.
type Enumerate<T> = unsafe extern "system" fn(vk::Instance, *mut u32, *mut T) -> vk::Result;

/// Enumerates the elements of the chain whose physical devices the ID filters all admit. `hand_out`
/// writes the admitted ones to the application's array.
///
/// # Safety
/// `p_array` is null or has `*count` elements, and `devices` returns handles of its argument.
unsafe fn enumerate_below<T: Copy + Default>(
    lock: &Guard,
    instance: &Instance,
    enumerate: Option<Enumerate<T>>,
    (count, p_array): (&mut u32, *mut T),
    devices: impl Fn(&T) -> &[vk::PhysicalDevice],
    hand_out: unsafe fn(&[T], *mut u32, *mut T) -> vk::Result,
) -> vk::Result {
    let filters = DeviceFilters::read(Context::host(&HostSystem, instance.journal()));
    let Some(enumerate) = enumerate else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    // SAFETY: the function of the chain gets the instance of the chain, a writable count, and null
    // or an array of as many elements as the count says.
    let query = |count, array| unsafe { enumerate(instance.lower(), count, array) };
    if !filters.are_set() {
        return query(count, p_array);
    }
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let read = enumeration::list(memory, |count, array: *mut T| {
        let result = query(count, array);
        // VK_INCOMPLETE occurs if the list grew, or if it names a device twice (drivers.md J.8).
        if array.is_null() { result.result() } else { filled(result) }
    });
    let mut elements = match read {
        Ok(elements) => elements,
        Err(unread) => return unread.into(),
    };
    elements.retain(|element: &T| {
        // SAFETY: the chain returned the handles.
        devices(element).iter().all(|device| unsafe { admit(lock, &filters, instance, *device) })
    });
    // SAFETY: `count` is writable, and the caller passes null or an array of `*count` elements.
    unsafe { hand_out(&elements, count, p_array) }
}

/// Replaces the handles of the chain by the wrappers for the application.
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
        let enumerate = instance.dispatch().instance.enumerate_physical_device_groups;
        let output = (&mut *count, groups);
        let result =
            enumerate_below(lock, instance, enumerate, output, reported_members, hand_out_groups);
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
