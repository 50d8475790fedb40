//! Puts the physical devices first whose names contain a text, in the lists of devices and of groups:
//! `VK_EXAMPLE_DEVICE_SELECTOR_NAME=llvmpipe`. With `VK_EXAMPLE_DEVICE_SELECTOR_ONLY=1` the application
//! sees no others.

use std::ffi::CStr;

use author_kit::layer::{Description, Instance, Layer, Next, list, list_into, read_list};
use dispatch_tables::{InstanceEntrypointTable, vk};

/// The settings.
pub(crate) struct Selection {
    name: String,
    only: bool,
}

pub(crate) static SELECTOR: Layer<Selection, ()> = Layer::new(Description {
    instance_hooks: InstanceEntrypointTable {
        enumerate_physical_devices: Some(enumerate_physical_devices),
        enumerate_physical_device_groups: Some(enumerate_physical_device_groups),
        ..InstanceEntrypointTable::EMPTY
    },
    ..Description::with(
        c"VK_LAYER_EXAMPLE_device_selector",
        c"Puts a device first",
        |new| {
            let settings = new.settings();
            let name = settings.text("name").unwrap_or_default();
            Ok(Selection { name, only: settings.flag("only", false) })
        },
        |_| Ok(()),
    )
});

author_kit::hook! {
    SELECTOR;
    instance enumerate_physical_devices(
        instance: vk::Instance, count: *mut u32, devices: *mut vk::PhysicalDevice)
        -> vk::Result = list_devices;
    instance enumerate_physical_device_groups(
        instance: vk::Instance, count: *mut u32, groups: *mut vk::PhysicalDeviceGroupProperties)
        -> vk::Result = list_groups;
}

/// The elements, those first that are chosen, or only those.
fn select<T>(selection: &Selection, mut all: Vec<T>, is_chosen: impl Fn(&T) -> bool) -> Vec<T> {
    if selection.only {
        all.retain(is_chosen);
    } else {
        all.sort_by_key(|one| !is_chosen(one));
    }
    all
}

fn is_chosen(instance: &Instance<Selection>, device: vk::PhysicalDevice) -> bool {
    let mut properties = vk::PhysicalDeviceProperties::default();
    let Some(get) = instance.next_physical_device.get_physical_device_properties() else {
        return false;
    };
    // SAFETY: the device is one of the instance's, and its name ends in the array.
    let name = unsafe {
        get(device, &raw mut properties);
        CStr::from_ptr(properties.device_name.as_ptr())
    };
    name.to_string_lossy().contains(&instance.data.name)
}

fn list_devices(
    instance: &Instance<Selection>,
    handle: vk::Instance,
    count: *mut u32,
    places: *mut vk::PhysicalDevice,
    next: Next<'_, vk::Result>,
) -> Result<vk::Result, vk::Result> {
    let Some(enumerate) = instance.next.enumerate_physical_devices() else {
        return Ok(next.call());
    };
    // SAFETY: valid usage of the command.
    let all = read_list(|count, devices| unsafe { enumerate(handle, count, devices) })?;
    let devices = select(&instance.data, all, |device| is_chosen(instance, *device));
    // SAFETY: valid usage of the hook's command.
    Ok(unsafe { list(&devices, count, places) })
}

fn list_groups(
    instance: &Instance<Selection>,
    handle: vk::Instance,
    count: *mut u32,
    places: *mut vk::PhysicalDeviceGroupProperties,
    next: Next<'_, vk::Result>,
) -> Result<vk::Result, vk::Result> {
    let Some(enumerate) = instance.next.enumerate_physical_device_groups() else {
        return Ok(next.call());
    };
    // SAFETY: valid usage of the command.
    let all = read_list(|count, groups| unsafe { enumerate(handle, count, groups) })?;
    let groups = select(&instance.data, all, |group: &vk::PhysicalDeviceGroupProperties| {
        let devices = group.physical_devices.iter().take(group.physical_device_count as usize);
        devices.into_iter().any(|device| is_chosen(instance, *device))
    });
    // SAFETY: valid usage of the hook's command. Type and chain of a structure stay the application's.
    Ok(unsafe {
        list_into(&groups, count, places, |place, group| {
            *place = vk::PhysicalDeviceGroupProperties { p_next: place.p_next, ..*group };
        })
    })
}
