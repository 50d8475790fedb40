//! Terminators that enumerate physical devices, their extensions and layers (drivers.md J.3;
//! callpath.md 7.6). Their groups are in [`super::device_groups`].

use core::ffi::c_char;

use dispatch_tables::vk;
use loader_discovery::manifest::layer::LayerKind;
use loader_discovery::name_map::NameMap;

use crate::api::terminator::device_list::all_devices;
use crate::api::terminator::device_selection;
use crate::api::two_calls::{hand_out, hand_out_with};
use crate::enumeration;
use crate::event::{DeviceEvent, PhysicalDeviceEvent};
use crate::memory::{List, try_push};
use crate::object::instance::Instance;
use crate::object::layers::InstanceLayers;
use crate::object::physical_device::TerminatorPhysicalDevice;
use crate::{lock, names};

/// vkEnumeratePhysicalDevices below the layers (drivers.md J.3).
pub(crate) unsafe extern "system" fn enumerate_physical_devices(
    instance: vk::Instance,
    p_count: *mut u32,
    p_devices: *mut vk::PhysicalDevice,
) -> vk::Result {
    // A layer may call from a hook of any command, which holds no lock.
    let lock = &lock::acquire();
    // SAFETY: by valid usage the instance is null or the loader's, the count is null or writable,
    // and the array is null or has as many elements as the count says.
    unsafe {
        let (Some(instance), Some(count)) = (Instance::of(instance), p_count.as_mut()) else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let devices = match all_devices(lock, instance) {
            Ok(devices) => devices,
            Err(code) => return code,
        };
        if let Some(configurations) = instance.device_configurations() {
            if p_devices.is_null() {
                let visible = device_selection::count(configurations, devices.len());
                *count = u32::try_from(visible).unwrap_or(u32::MAX);
                return vk::Result::SUCCESS;
            }
            let room = *count as usize;
            return match device_selection::select(instance, configurations, &devices, room) {
                Ok(selected) => {
                    let written = hand_out_devices(&selected.devices, count, p_devices);
                    if selected.is_complete { written } else { vk::Result::INCOMPLETE }
                }
                Err(code) => code,
            };
        }
        let result = hand_out_devices(&devices, count, p_devices);
        if result == vk::Result::INCOMPLETE {
            let event = PhysicalDeviceEvent::TrimmingDevices {
                from: u32::try_from(devices.len()).unwrap_or(u32::MAX),
                to: *count,
            };
            instance.journal().record(event);
        }
        result
    }
}

/// # Safety
/// As [`hand_out_with`].
unsafe fn hand_out_devices(
    devices: &[&TerminatorPhysicalDevice],
    p_count: *mut u32,
    p_devices: *mut vk::PhysicalDevice,
) -> vk::Result {
    // SAFETY: the caller passes a valid count and array, and `place` is an element of the array.
    unsafe {
        hand_out_with(devices, p_count, p_devices, |place, device| {
            place.write(device.loader_handle());
        })
    }
}

/// vkEnumerateDeviceExtensionProperties below the layers: the driver's extensions, then those in
/// the manifests of implicit layers; or the extensions in the manifest of one layer. An unknown
/// layer has none (layers.md 4.4).
pub(crate) unsafe extern "system" fn enumerate_device_extension_properties(
    physical_device: vk::PhysicalDevice,
    p_layer_name: *const c_char,
    p_property_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    if p_property_count.is_null() {
        return vk::Result::INCOMPLETE;
    }
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down, the name
    // is null or ends in NUL, the count was checked above, and the array is null or has as many
    // elements as the count says.
    unsafe {
        let device = TerminatorPhysicalDevice::of(physical_device);
        if !p_layer_name.is_null() && *p_layer_name != 0 {
            let Some(name) = names::well_formed(p_layer_name) else {
                device.instance().journal().record(DeviceEvent::LayerNameMalformed);
                return vk::Result::ERROR_EXTENSION_NOT_PRESENT;
            };
            let extensions = of_layer(device.instance(), name.to_bytes());
            return hand_out(extensions, p_property_count, p_properties);
        }
        let room = *p_property_count;
        let mut count = room;
        let result = enumerate_on_driver(device, &raw mut count, p_properties);
        if result != vk::Result::SUCCESS && result != vk::Result::INCOMPLETE {
            return result;
        }
        // A driver that returns a count above the room has not written more elements
        // (docs/differences.md).
        *p_property_count = if p_properties.is_null() { count } else { count.min(room) };
        let is_whole = result == vk::Result::SUCCESS;
        if !is_whole || added_by_layers(device.instance()).next().is_none() {
            return result;
        }
        add_layers_extensions(device, &mut *p_property_count, p_properties, room)
            .unwrap_or_else(|code| code)
    }
}

/// Calls the driver's own vkEnumerateDeviceExtensionProperties.
///
/// # Safety
/// As the command's valid usage says.
unsafe fn enumerate_on_driver(
    device: &TerminatorPhysicalDevice,
    p_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    let table = &device.driver().physical_device_table;
    match table.enumerate_device_extension_properties {
        // SAFETY: the driver's own function with its own handle; the caller's pointers.
        Some(enumerate) => unsafe {
            enumerate(device.handle, core::ptr::null(), p_count, p_properties)
        },
        None => vk::Result::ERROR_INITIALIZATION_FAILED,
    }
}

/// The device extensions of the last of the layers that have this name.
fn of_layer<'a>(instance: &'a Instance, name: &[u8]) -> &'a [vk::ExtensionProperties] {
    let available = instance.layers().map_or(&[][..], InstanceLayers::available);
    let named = available.iter().rev().find(|record| record.name() == name);
    named.map_or(&[], |record| &record.device_extensions)
}

/// The device extensions of the enabled implicit layers, with repetitions. A layer counts even if
/// its library is not open.
fn added_by_layers(instance: &Instance) -> impl Iterator<Item = &vk::ExtensionProperties> {
    let expanded = instance.layers().into_iter().flat_map(InstanceLayers::expanded);
    expanded
        .filter(|record| record.kind == LayerKind::Implicit)
        .flat_map(|record| record.device_extensions.iter())
}

/// Adds the extensions of implicit layers that the driver does not list, as far as there is room.
///
/// # Safety
/// `count` is the driver's answer; `p_properties` is null or has room for `room` extensions,
/// no less than `count`.
unsafe fn add_layers_extensions(
    device: &TerminatorPhysicalDevice,
    count: &mut u32,
    p_properties: *mut vk::ExtensionProperties,
    room: u32,
) -> Result<vk::Result, vk::Result> {
    let instance = device.instance();
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    // SAFETY: the driver has filled in `count` extensions, or is asked for as many.
    let drivers = unsafe { copy_of_driver_list(device, *count, p_properties)? };
    let mut known = NameMap::new();
    drivers.iter().for_each(|extension| _ = known.add(names::extension_name(extension)));
    let mut added = List::new_in(memory);
    for extension in added_by_layers(instance) {
        if known.add(names::extension_name(extension)) {
            try_push(&mut added, *extension)?;
        }
    }
    let listed = drivers.len();
    let total = u32::try_from(listed.saturating_add(added.len())).unwrap_or(u32::MAX);
    if p_properties.is_null() {
        *count = total;
        return Ok(vk::Result::SUCCESS);
    }
    let mut added_count = room.saturating_sub(*count);
    // SAFETY: the rest of the application's array.
    let result = unsafe { hand_out(&added, &raw mut added_count, p_properties.add(listed)) };
    *count = count.saturating_add(added_count);
    Ok(result)
}

/// A copy of the `count` extensions that a driver has just returned, because the array is written
/// to afterwards.
///
/// # Safety
/// `p_properties` is null or holds them.
unsafe fn copy_of_driver_list(
    device: &TerminatorPhysicalDevice,
    count: u32,
    p_properties: *mut vk::ExtensionProperties,
) -> Result<List<vk::ExtensionProperties>, vk::Result> {
    let instance = device.instance();
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let list = enumeration::fill(memory, count, |count, array| {
        if p_properties.is_null() {
            // SAFETY: an array of as many elements as the driver has just counted.
            return unsafe { enumerate_on_driver(device, count, array) }.result();
        }
        // SAFETY: the caller's array holds as many elements, and the new one does not overlap it.
        unsafe { p_properties.copy_to_nonoverlapping(array, *count as usize) };
        Ok(())
    });
    Ok(list?)
}

/// vkEnumerateDeviceLayerProperties below the layers. Called only by a layer that passes the call
/// on.
pub(crate) unsafe extern "system" fn enumerate_device_layer_properties(
    physical_device: vk::PhysicalDevice,
    _p_property_count: *mut u32,
    _p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: by valid usage, `physical_device` is a wrapper that the chain passed down.
    let device = unsafe { TerminatorPhysicalDevice::of(physical_device) };
    device.instance().journal().record(DeviceEvent::LayersAskedBelow);
    vk::Result::ERROR_INITIALIZATION_FAILED
}
