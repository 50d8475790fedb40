//! Terminators that enumerate physical devices, their extensions and layers (drivers.md J.3;
//! callpath.md 7.6). Their groups are in [`crate::physical_devices::groups`].

use core::ffi::c_char;

use dispatch_tables::vk;
use loader_discovery::manifest::layer::LayerKind;
use loader_discovery::name_map::NameMap;

use crate::enumeration::two_calls::{hand_out, hand_out_with};
use crate::event::{DeviceEvent, PhysicalDeviceEvent};
use crate::instance::record::Instance;
use crate::layers::record::InstanceLayers;
use crate::lock::{self, Guard};
use crate::memory::{List, OutOfHostMemory, try_push};
use crate::physical_devices::list::all_devices;
use crate::physical_devices::record::TerminatorPhysicalDevice;
use crate::{enumeration, names, physical_devices};

/// vkEnumeratePhysicalDevices below the layers (drivers.md J.3).
pub(crate) unsafe extern "system" fn enumerate_physical_devices(
    instance: vk::Instance,
    p_count: *mut u32,
    p_devices: *mut vk::PhysicalDevice,
) -> vk::Result {
    // A layer may call from a hook of any command, which holds no lock.
    let lock = &lock::acquire();
    // SAFETY: by valid usage the instance is null or the loader's, the count is null or writable.
    let (Some(instance), Some(count)) = (unsafe { (Instance::of(instance), p_count.as_mut()) })
    else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    // SAFETY: by valid usage the array is null or has as many elements as the count says.
    unsafe { enumerate(lock, instance, count, p_devices) }.unwrap_or_else(|code| code)
}

/// # Safety
/// `p_devices` is null or has `*count` elements.
unsafe fn enumerate(
    lock: &Guard,
    instance: &Instance,
    count: &mut u32,
    p_devices: *mut vk::PhysicalDevice,
) -> Result<vk::Result, vk::Result> {
    let mut devices = all_devices(lock, instance)?;
    let configurations = instance.device_configurations.as_deref();
    let mut is_complete = true;
    match configurations {
        // The list may turn out to be shorter.
        Some(list) if p_devices.is_null() => devices.truncate(list.len()),
        Some(list) => {
            let selected =
                physical_devices::selection::select(instance, list, &devices, *count as usize)?;
            (devices, is_complete) = (selected.devices, selected.is_complete);
        }
        None => {}
    }
    let write = |place: *mut vk::PhysicalDevice, device: &&TerminatorPhysicalDevice| {
        // SAFETY: `hand_out_with` passes an element of the caller's array.
        unsafe { place.write(device.loader_handle()) };
    };
    // SAFETY: the caller passes null or an array of `*count` elements.
    let result = unsafe { hand_out_with(&devices, count, p_devices, write) };
    if result == vk::Result::INCOMPLETE && configurations.is_none() {
        let from = u32::try_from(devices.len()).unwrap_or(u32::MAX);
        instance.journal().record(PhysicalDeviceEvent::TrimmingDevices { from, to: *count });
    }
    Ok(if is_complete { result } else { vk::Result::INCOMPLETE })
}

/// vkEnumerateDeviceExtensionProperties below the layers: the driver's extensions, then those in
/// the manifests of implicit layers; or the extensions in the manifest of one layer. An unknown
/// layer has none (layers.md 4.4).
pub(crate) unsafe fn enumerate_device_extension_properties(
    device: &TerminatorPhysicalDevice,
    p_layer_name: *const c_char,
    p_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> Result<vk::Result, vk::Result> {
    // SAFETY: by valid usage the count is null or writable.
    let Some(count) = (unsafe { p_count.as_mut() }) else {
        return Ok(vk::Result::INCOMPLETE);
    };
    // SAFETY: by valid usage the name is null or ends in NUL.
    if !p_layer_name.is_null() && unsafe { *p_layer_name } != 0 {
        // SAFETY: as above.
        let Some(name) = (unsafe { names::well_formed(p_layer_name) }) else {
            device.instance().journal().record(DeviceEvent::LayerNameMalformed);
            return Err(vk::Result::ERROR_EXTENSION_NOT_PRESENT);
        };
        let extensions = of_layer(device.instance(), name.to_bytes());
        // SAFETY: by valid usage the array is null or has as many elements as the count says.
        return Ok(unsafe { hand_out(extensions, count, p_properties) });
    }
    let room = *count;
    let mut of_driver = room;
    // SAFETY: as above.
    let result = unsafe { enumerate_on_driver(device, &raw mut of_driver, p_properties) };
    if result != vk::Result::SUCCESS && result != vk::Result::INCOMPLETE {
        return Err(result);
    }
    // A driver that returns a count above the room has not written more elements
    // (docs/differences.md).
    *count = if p_properties.is_null() { of_driver } else { of_driver.min(room) };
    if result == vk::Result::INCOMPLETE || added_by_layers(device.instance()).next().is_none() {
        return Ok(result);
    }
    // SAFETY: the driver has written `count` elements, or there is no array.
    unsafe { add_layers_extensions(device, count, p_properties, room) }
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
    let available = instance.layers().map_or(&[][..], |layers| &layers.available);
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
    // The driver has filled in `count` extensions, or is asked for as many.
    let asked;
    let drivers = if p_properties.is_null() {
        asked = enumeration::fill(memory, *count, |count, array| {
            // SAFETY: an array of as many elements as the driver has just counted.
            unsafe { enumerate_on_driver(device, count, array) }.result()
        })?;
        asked.as_slice()
    } else {
        // SAFETY: the caller passes an array with `count` extensions. What follows them is written.
        unsafe { core::slice::from_raw_parts(p_properties, *count as usize) }
    };
    let mut known = NameMap::new();
    for extension in drivers {
        known.add(names::extension_name(extension)).map_err(OutOfHostMemory::from)?;
    }
    let mut added = List::new_in(memory);
    for extension in added_by_layers(instance) {
        if known.add(names::extension_name(extension)).map_err(OutOfHostMemory::from)? {
            try_push(&mut added, *extension)?;
        }
    }
    let listed = drivers.len();
    if p_properties.is_null() {
        *count = u32::try_from(listed.saturating_add(added.len())).unwrap_or(u32::MAX);
        return Ok(vk::Result::SUCCESS);
    }
    let mut added_count = room.saturating_sub(*count);
    // SAFETY: the rest of the application's array.
    let result = unsafe { hand_out(&added, &raw mut added_count, p_properties.add(listed)) };
    *count = count.saturating_add(added_count);
    Ok(result)
}

/// vkEnumerateDeviceLayerProperties below the layers. Called only by a layer that passes the call
/// on.
pub(crate) unsafe fn enumerate_device_layer_properties(
    device: &TerminatorPhysicalDevice,
    _: *mut u32,
    _: *mut vk::LayerProperties,
) -> Result<vk::Result, vk::Result> {
    device.instance().journal().record(DeviceEvent::LayersAskedBelow);
    Err(vk::Result::ERROR_INITIALIZATION_FAILED)
}
