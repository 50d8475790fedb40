//! Physical devices, and what they have: by [`PhysicalDeviceDescription`](crate::objects::PhysicalDeviceDescription).

use std::ffi::c_char;

use dispatch_tables::vk;

use crate::common;
use crate::objects::guard::Callback;
use crate::objects::{self, Common, two_calls, two_calls_into};

const HEAP_USE: Callback = Callback::of_use(c"vkGetPhysicalDeviceMemoryProperties2", "heap_use");

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(EnumeratePhysicalDevices, enumerate_physical_devices, []),
    common!(EnumeratePhysicalDeviceGroups, enumerate_physical_device_groups, []),
    common!(EnumerateDeviceExtensionProperties, enumerate_device_extension_properties, []),
    common!(EnumerateDeviceLayerProperties, enumerate_device_layer_properties, []),
    common!(GetPhysicalDeviceFeatures2, get_features2, []),
    common!(GetPhysicalDeviceProperties2, get_properties2, []),
    common!(GetPhysicalDeviceQueueFamilyProperties2, get_queue_family_properties2, []),
    common!(GetPhysicalDeviceMemoryProperties2, get_memory_properties2, []),
    common!(GetPhysicalDeviceToolProperties, get_tool_properties, []),
];

unsafe extern "system" fn enumerate_physical_devices(
    instance: vk::Instance,
    count: *mut u32,
    array: *mut vk::PhysicalDevice,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        match objects::instance(instance).physical_devices() {
            Ok(devices) => two_calls(devices.map(|device| device.handle()), count, array),
            Err(error) => error,
        }
    }
}

/// A group of one for each physical device.
unsafe extern "system" fn enumerate_physical_device_groups(
    instance: vk::Instance,
    count: *mut u32,
    array: *mut vk::PhysicalDeviceGroupProperties,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        match objects::instance(instance).physical_devices() {
            Ok(devices) => two_calls_into(devices, count, array, |device, group| {
                group.physical_device_count = 1;
                group.physical_devices = Default::default();
                group.physical_devices[0] = device.handle();
                group.subset_allocation = vk::FALSE;
            }),
            Err(error) => error,
        }
    }
}

unsafe extern "system" fn enumerate_device_extension_properties(
    physical_device: vk::PhysicalDevice,
    layer: *const c_char,
    count: *mut u32,
    array: *mut vk::ExtensionProperties,
) -> vk::Result {
    if !layer.is_null() {
        return vk::Result::ERROR_LAYER_NOT_PRESENT;
    }
    // SAFETY: valid usage of the command.
    unsafe {
        objects::physical_device(physical_device).description.extensions.enumerate(count, array)
    }
}

unsafe extern "system" fn enumerate_device_layer_properties(
    _: vk::PhysicalDevice,
    count: *mut u32,
    array: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { two_calls([].into_iter(), count, array) }
}

unsafe extern "system" fn get_features2(
    physical_device: vk::PhysicalDevice,
    features: *mut vk::PhysicalDeviceFeatures2,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        objects::physical_device(physical_device).description.features.fill(&mut *features);
    }
}

unsafe extern "system" fn get_properties2(
    physical_device: vk::PhysicalDevice,
    properties: *mut vk::PhysicalDeviceProperties2,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        objects::physical_device(physical_device).description.properties.fill(&mut *properties);
    }
}

unsafe extern "system" fn get_queue_family_properties2(
    physical_device: vk::PhysicalDevice,
    count: *mut u32,
    array: *mut vk::QueueFamilyProperties2,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let families = &objects::physical_device(physical_device).description.queue_families;
        two_calls_into(families.iter(), count, array, |family, place| {
            place.queue_family_properties = *family;
        });
    }
}

unsafe extern "system" fn get_memory_properties2(
    physical_device: vk::PhysicalDevice,
    properties: *mut vk::PhysicalDeviceMemoryProperties2,
) {
    type Budget = vk::PhysicalDeviceMemoryBudgetPropertiesEXT;
    // SAFETY: valid usage of the command.
    let (device, properties) =
        unsafe { (objects::physical_device(physical_device), &mut *properties) };
    let memory = &device.description.memory;
    properties.memory_properties = *memory;
    // SAFETY: as above.
    let Some(budget) = (unsafe { vk::chain::find_mut::<Budget, _>(properties) }) else { return };
    let mut is_answered = false;
    for heap in 0..memory.memory_heap_count {
        let found = device.instance().guard(HEAP_USE, || Ok((device.description.heap_use)(heap)));
        if let Ok(Some(found)) = found {
            if !std::mem::replace(&mut is_answered, true) {
                // Zero for what is no heap.
                budget.heap_budget.fill(0);
                budget.heap_usage.fill(0);
            }
            budget.heap_budget[heap as usize] = found.budget;
            budget.heap_usage[heap as usize] = found.usage;
        }
    }
}

/// A driver has no tools.
unsafe extern "system" fn get_tool_properties(
    _: vk::PhysicalDevice,
    count: *mut u32,
    array: *mut vk::PhysicalDeviceToolProperties,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { two_calls([].into_iter(), count, array) }
}
