//! The terminator of vkEnumeratePhysicalDeviceGroups (callpath.md 7.5; drivers.md J.7).

use core::ptr;

use dispatch_tables::{Extension, vk};
use loader_discovery::name_map::NameMap;

use crate::api::group_members::{members, reported_members};
use crate::api::terminator::device_list::all_devices;
use crate::api::terminator::device_selection;
use crate::api::terminator::device_sort::{
    self, SortableDevice, describe, mark_chosen, report_group,
};
use crate::api::two_calls::hand_out_groups;
use crate::enumeration::{self, Unread, filled};
use crate::event::PhysicalDeviceEvent;
use crate::lock::{self, Guard};
use crate::memory::{List, try_push};
use crate::object::driver::Driver;
use crate::object::instance::Instance;
use crate::object::physical_device::TerminatorPhysicalDevice;
use crate::sort::sort_by_key;

/// The caller's array and its capacity.
#[derive(Clone, Copy)]
struct Output {
    groups: *mut vk::PhysicalDeviceGroupProperties,
    capacity: u32,
}

/// vkEnumeratePhysicalDeviceGroups below the layers.
pub(crate) unsafe extern "system" fn enumerate_physical_device_groups(
    instance: vk::Instance,
    p_count: *mut u32,
    p_groups: *mut vk::PhysicalDeviceGroupProperties,
) -> vk::Result {
    // A layer may call from a hook of any command, which holds no lock.
    let lock = &lock::acquire();
    // SAFETY: by valid usage the instance is null or the loader's, the count is null or writable,
    // and the array is null or has as many elements as the count says.
    unsafe {
        let (Some(instance), Some(count)) = (Instance::of(instance), p_count.as_mut()) else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        enumerate(lock, instance, count, p_groups).unwrap_or_else(|code| code)
    }
}

/// # Safety
/// As [`enumerate_physical_device_groups`].
unsafe fn enumerate(
    lock: &Guard,
    instance: &Instance,
    count: &mut u32,
    p_groups: *mut vk::PhysicalDeviceGroupProperties,
) -> Result<vk::Result, vk::Result> {
    // SAFETY: the caller promises that the array is null or has `*count` elements.
    unsafe {
        let counted = count_groups(lock, instance)?;
        let total = counted.iter().fold(0_u32, |sum, (_, groups)| sum.saturating_add(*groups));
        // A count query returns the number of groups even if there is no device.
        if p_groups.is_null() {
            *count = total;
        }
        if total == 0 || instance.terminators(lock).next().is_none() {
            all_devices(lock, instance)?;
        }
        if p_groups.is_null() {
            return Ok(vk::Result::SUCCESS);
        }
        let output = Output { groups: p_groups, capacity: *count };
        let mut groups = collect(lock, instance, &counted, output)?;
        if let Some(configurations) = instance.device_configurations() {
            let devices = all_devices(lock, instance)?;
            let visible = device_selection::select(instance, configurations, &devices, usize::MAX)?;
            keep_visible(instance, &visible.devices, &mut groups);
        }
        if device_sort::is_enabled(lock, instance) {
            sort(instance, &mut groups)?;
        }
        Ok(write_out(instance, &groups, output, count))
    }
}

/// The number of groups of each driver. The error of a driver is logged, and the driver counts as
/// one without groups.
fn count_groups<'a>(
    lock: &'a Guard,
    instance: &'a Instance,
) -> Result<List<(&'a Driver, u32)>, vk::Result> {
    let mut counted = List::new_in(instance.allocator(vk::SystemAllocationScope::COMMAND));
    for driver in instance.drivers(lock) {
        let library = driver.name();
        let (counted_groups, failure) = if let Some(groups) = group_function(instance, driver) {
            // SAFETY: the driver's own function with its own instance and a writable count.
            let count = enumeration::count(|count| unsafe {
                groups(driver.instance, count, ptr::null_mut()).result()
            });
            (count, PhysicalDeviceEvent::GroupCountFailed { library })
        } else if let Some(devices) = driver.instance_table.enumerate_physical_devices {
            // SAFETY: the driver's own function with its own instance and a writable count.
            let count = enumeration::count(|count| unsafe {
                devices(driver.instance, count, ptr::null_mut()).result()
            });
            (count, PhysicalDeviceEvent::GroupDeviceCountFailed { library })
        } else {
            continue;
        };
        let count = counted_groups.unwrap_or_else(|_| {
            instance.journal().record(failure);
            0
        });
        try_push(&mut counted, (driver, count))?;
    }
    Ok(counted)
}

/// The driver's function: the extension's when the instance enables it, else the core one.
fn group_function(
    instance: &Instance,
    driver: &Driver,
) -> Option<vk::PFN_vkEnumeratePhysicalDeviceGroups> {
    if instance.is_enabled(Extension::KHR_DEVICE_GROUP_CREATION) {
        driver.instance_table.enumerate_physical_device_groups_khr
    } else {
        driver.instance_table.enumerate_physical_device_groups
    }
}

/// All groups, with the chain's wrappers in place of the drivers' handles.
///
/// # Safety
/// As [`enumerate_physical_device_groups`].
unsafe fn collect(
    lock: &Guard,
    instance: &Instance,
    counted: &[(&Driver, u32)],
    output: Output,
) -> Result<List<vk::PhysicalDeviceGroupProperties>, vk::Result> {
    let mut groups = List::new_in(instance.allocator(vk::SystemAllocationScope::COMMAND));
    for (driver, count) in counted {
        // SAFETY: `output` is the caller's array with its capacity.
        unsafe {
            match group_function(instance, driver) {
                Some(function) => {
                    ask(lock, instance, driver, function, *count, output, &mut groups)?
                }
                None => single_device_groups(lock, instance, driver, *count, &mut groups)?,
            }
        }
    }
    Ok(groups)
}

/// Adds at most `count` groups of a driver. Each gets the `pNext` of the caller's element at the
/// same index, if there is one.
///
/// # Safety
/// As [`enumerate_physical_device_groups`].
unsafe fn ask(
    lock: &Guard,
    instance: &Instance,
    driver: &Driver,
    function: vk::PFN_vkEnumeratePhysicalDeviceGroups,
    mut count: u32,
    output: Output,
    groups: &mut List<vk::PhysicalDeviceGroupProperties>,
) -> Result<(), vk::Result> {
    let first = groups.len();
    for _ in 0..count {
        let mut group = vk::PhysicalDeviceGroupProperties::default();
        if groups.len() < output.capacity as usize {
            // SAFETY: the caller's array has `capacity` elements.
            group.p_next = unsafe { (*output.groups.add(groups.len())).p_next };
        }
        try_push(groups, group)?;
    }
    let known = count;
    let new = groups.get_mut(first..).unwrap_or_default();
    // SAFETY: the driver's own function with its own instance and room for `count` groups.
    let result = unsafe { function(driver.instance, &raw mut count, new.as_mut_ptr()) };
    // VK_INCOMPLETE: the list grew since it was counted. The counted groups are reported.
    filled(result).inspect_err(|_| {
        let library = driver.name();
        instance.journal().record(PhysicalDeviceEvent::GroupInformationFailed { library });
    })?;
    groups.truncate(first.saturating_add(count.min(known) as usize));
    for (index, group) in (0..).zip(groups.get_mut(first..).unwrap_or_default()) {
        wrap_members(lock, instance, driver, index, group)?;
    }
    Ok(())
}

/// Replaces the driver's handles in a group by the chain's wrappers.
fn wrap_members(
    lock: &Guard,
    instance: &Instance,
    driver: &Driver,
    index: u32,
    group: &mut vk::PhysicalDeviceGroupProperties,
) -> Result<(), vk::Result> {
    for (member, handle) in (0..).zip(members(group)) {
        let Some(wrapper) = instance.known_terminator(lock, driver, *handle) else {
            let event = PhysicalDeviceEvent::GroupDeviceUnknown { device: member, group: index };
            instance.journal().record(event);
            return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
        };
        *handle = wrapper.loader_handle();
    }
    Ok(())
}

/// Adds a group for each device of a driver without group commands.
fn single_device_groups(
    lock: &Guard,
    instance: &Instance,
    driver: &Driver,
    count: u32,
    groups: &mut List<vk::PhysicalDeviceGroupProperties>,
) -> Result<(), vk::Result> {
    let Some(enumerate) = driver.instance_table.enumerate_physical_devices else {
        return Ok(());
    };
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let handles = enumeration::fill(memory, count, |count, array| {
        // SAFETY: the driver's own function with its own instance and an array of `count` handles.
        filled(unsafe { enumerate(driver.instance, count, array) })
    })
    .inspect_err(|unread| {
        if let Unread::Unfilled(_) = unread {
            let library = driver.name();
            instance.journal().record(PhysicalDeviceEvent::GroupContentFailed { library });
        }
    })?;
    for (index, handle) in (0..).zip(&handles) {
        let mut group =
            vk::PhysicalDeviceGroupProperties { physical_device_count: 1, ..Default::default() };
        if let Some(first) = group.physical_devices.first_mut() {
            *first = *handle;
        }
        wrap_members(lock, instance, driver, index, &mut group)?;
        try_push(groups, group)?;
    }
    Ok(())
}

/// Drops the groups with a device that the settings file hides (drivers.md J.8). Groups do not
/// follow the order of the settings file.
fn keep_visible(
    instance: &Instance,
    visible: &[&TerminatorPhysicalDevice],
    groups: &mut List<vk::PhysicalDeviceGroupProperties>,
) {
    let mut known = NameMap::new();
    visible.iter().for_each(|device| _ = known.add_address(device.loader_handle().as_raw()));
    let mut number = 0_u32;
    groups.retain(|group| {
        let keep = reported_members(group).iter().all(|member| known.has_address(member.as_raw()));
        if !keep {
            let event = PhysicalDeviceEvent::GroupNotConfigured { group: number };
            instance.journal().record(event);
        }
        number = number.saturating_add(1);
        keep
    });
}

/// Sorts the devices inside each group, then the groups by their first device.
///
/// # Safety
/// The groups hold live wrappers.
unsafe fn sort(
    instance: &Instance,
    groups: &mut List<vk::PhysicalDeviceGroupProperties>,
) -> Result<(), vk::Result> {
    let mut described = List::new_in(instance.allocator(vk::SystemAllocationScope::COMMAND));
    let journal = instance.journal();
    journal.record(PhysicalDeviceEvent::GroupSortOriginal);
    for (number, group) in (0_u32..).zip(groups.iter_mut()) {
        let devices = members(group).iter();
        // SAFETY: the caller promises live wrappers.
        let devices = devices.map(|handle| unsafe { TerminatorPhysicalDevice::of(*handle) });
        let mut devices = describe(instance, devices)?;
        journal.record(PhysicalDeviceEvent::GroupSortGroup { group: number });
        report_group(instance, &devices, false);
        mark_chosen(instance, &mut devices);
        sort_by_key(&mut devices, SortableDevice::order);
        for (place, device) in members(group).iter_mut().zip(&devices) {
            *place = device.device.loader_handle();
        }
        try_push(&mut described, (devices, number, *group))?;
    }
    sort_by_key(&mut described, |(devices, number, _)| {
        (devices.first().map(SortableDevice::key), *number)
    });
    journal.record(PhysicalDeviceEvent::GroupSortSorted);
    for (number, (place, (devices, _, group))) in (0_u32..).zip(groups.iter_mut().zip(&described)) {
        *place = *group;
        journal.record(PhysicalDeviceEvent::GroupSortGroup { group: number });
        report_group(instance, devices, true);
    }
    Ok(())
}

/// Hands out as many groups as the caller has room for.
///
/// # Safety
/// `output` is the caller's array.
unsafe fn write_out(
    instance: &Instance,
    groups: &[vk::PhysicalDeviceGroupProperties],
    output: Output,
    count: &mut u32,
) -> vk::Result {
    // SAFETY: the caller promises that the array has `*count` elements.
    let result = unsafe { hand_out_groups(groups, count, output.groups) };
    if result == vk::Result::INCOMPLETE {
        let event = PhysicalDeviceEvent::TrimmingGroups {
            from: u32::try_from(groups.len()).unwrap_or(u32::MAX),
            to: *count,
        };
        instance.journal().record(event);
    }
    result
}
