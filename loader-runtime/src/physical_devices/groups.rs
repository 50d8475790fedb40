//! The terminator of vkEnumeratePhysicalDeviceGroups (callpath.md 7.5; drivers.md J.7).

use core::ptr;

use dispatch_tables::{Extension, vk};
use loader_discovery::name_map::NameMap;
use loader_discovery::sort::sort_by_key;

use crate::enumeration::two_calls::hand_out_groups;
use crate::enumeration::{self, Unread, filled};
use crate::event::{Address, PhysicalDeviceEvent};
use crate::instance::driver::Driver;
use crate::instance::record::Instance;
use crate::lock::{self, Guard};
use crate::memory::{Allocated, List, try_push};
use crate::physical_devices;
use crate::physical_devices::group_members::members;
use crate::physical_devices::list::{RankedDevice, all_devices, is_sorted};
use crate::physical_devices::record::TerminatorPhysicalDevice;

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
    // SAFETY: by valid usage the instance is null or the loader's, the count is null or writable.
    let (Some(instance), Some(count)) = (unsafe { (Instance::of(instance), p_count.as_mut()) })
    else {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    // SAFETY: by valid usage the array is null or has as many elements as the count says.
    unsafe { enumerate(lock, instance, count, p_groups) }.unwrap_or_else(|code| code)
}

/// # Safety
/// `p_groups` is null or has `*count` elements.
unsafe fn enumerate(
    lock: &Guard,
    instance: &Instance,
    count: &mut u32,
    p_groups: *mut vk::PhysicalDeviceGroupProperties,
) -> Result<vk::Result, vk::Result> {
    let counted = count_groups(lock, instance)?;
    let total = counted.iter().fold(0_u32, |sum, (_, groups)| sum.saturating_add(*groups));
    // A count query returns the number of groups even if there is no device.
    if p_groups.is_null() {
        *count = total;
    }
    // An enumeration that failed halfway leaves wrappers without a place.
    if total == 0 || !instance.terminators.iter(lock).any(|known| known.place.get(lock).is_some()) {
        all_devices(lock, instance)?;
    }
    if p_groups.is_null() {
        return Ok(vk::Result::SUCCESS);
    }
    let output = Output { groups: p_groups, capacity: *count };
    let mut groups = List::new_in(instance.allocator(vk::SystemAllocationScope::COMMAND));
    for (driver, count) in counted {
        // SAFETY: `output` is the caller's array with its capacity.
        unsafe { collect(lock, instance, driver, count, output, &mut groups)? };
    }
    if let Some(configurations) = instance.device_configurations.as_deref() {
        let devices = all_devices(lock, instance)?;
        let visible =
            physical_devices::selection::select(instance, configurations, &devices, usize::MAX)?;
        keep_visible(instance, &visible.devices, &mut groups)?;
    }
    if is_sorted(lock, instance)? {
        // SAFETY: `collect` has put live wrappers into the groups.
        unsafe { sort(instance, &mut groups)? };
    }
    // SAFETY: the caller promises that the array has `*count` elements.
    let result = unsafe { hand_out_groups(&groups, count, p_groups) };
    if result == vk::Result::INCOMPLETE {
        let from = u32::try_from(groups.len()).unwrap_or(u32::MAX);
        instance.journal().record(PhysicalDeviceEvent::TrimmingGroups { from, to: *count });
    }
    Ok(result)
}

/// The number of groups of each driver. The error of a driver is logged, and the driver counts as
/// one without groups.
fn count_groups<'a>(
    lock: &'a Guard,
    instance: &'a Instance,
) -> Result<List<(&'a Driver, u32)>, vk::Result> {
    let mut counted = List::new_in(instance.allocator(vk::SystemAllocationScope::COMMAND));
    for driver in instance.drivers.iter(lock) {
        let (own, library) = (driver.instance, driver.name());
        let groups = group_function(instance, driver);
        let devices = driver.instance_table.enumerate_physical_devices;
        // SAFETY: the driver's own functions with its own instance and a writable count.
        let count = enumeration::count(|count| unsafe {
            match (groups, devices) {
                (Some(groups), _) => groups(own, count, ptr::null_mut()).result(),
                (None, Some(devices)) => devices(own, count, ptr::null_mut()).result(),
                (None, None) => Ok(()),
            }
        });
        let count = count.unwrap_or_else(|_| {
            instance.journal().record(match groups {
                Some(_) => PhysicalDeviceEvent::GroupCountFailed { library },
                None => PhysicalDeviceEvent::GroupDeviceCountFailed { library },
            });
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

/// Adds at most `count` groups of a driver, with the chain's wrappers in place of the driver's
/// handles. Each gets the `pNext` of the caller's element at the same index, if there is one.
///
/// # Safety
/// `output` is the caller's array.
unsafe fn collect(
    lock: &Guard,
    instance: &Instance,
    driver: &Driver,
    count: u32,
    output: Output,
    groups: &mut List<vk::PhysicalDeviceGroupProperties>,
) -> Result<(), vk::Result> {
    let first = groups.len();
    match group_function(instance, driver) {
        // SAFETY: the caller promises its array.
        Some(function) => unsafe { ask(driver, function, count, output, groups)? },
        None => single_device_groups(driver, count, groups)?,
    }
    for (number, group) in (0..).zip(groups.get_mut(first..).unwrap_or_default()) {
        for (member, handle) in (0..).zip(members(group)) {
            let Some(wrapper) = instance.known_terminator(lock, driver, *handle) else {
                let event =
                    PhysicalDeviceEvent::GroupDeviceUnknown { device: member, group: number };
                instance.journal().record(event);
                return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
            };
            *handle = wrapper.loader_handle();
        }
    }
    Ok(())
}

/// Adds the groups that the driver's own function returns.
///
/// # Safety
/// `output` is the caller's array.
unsafe fn ask(
    driver: &Driver,
    function: vk::PFN_vkEnumeratePhysicalDeviceGroups,
    mut count: u32,
    output: Output,
    groups: &mut List<vk::PhysicalDeviceGroupProperties>,
) -> Result<(), vk::Result> {
    let (first, known) = (groups.len(), count);
    for place in (first..).take(count as usize) {
        let mut group = vk::PhysicalDeviceGroupProperties::default();
        if place < output.capacity as usize {
            // SAFETY: the caller's array has `capacity` elements.
            group.p_next = unsafe { (*output.groups.add(place)).p_next };
        }
        try_push(groups, group)?;
    }
    let new = groups.get_mut(first..).unwrap_or_default();
    // SAFETY: the driver's own function with its own instance and room for `count` groups.
    let result = unsafe { function(driver.instance, &raw mut count, new.as_mut_ptr()) };
    // VK_INCOMPLETE: the list grew since it was counted. The counted groups are reported.
    filled(result).inspect_err(|_| {
        let library = driver.name();
        driver.owner().journal().record(PhysicalDeviceEvent::GroupInformationFailed { library });
    })?;
    groups.truncate(first.saturating_add(count.min(known) as usize));
    Ok(())
}

/// Adds a group for each device of a driver without group commands.
fn single_device_groups(
    driver: &Driver,
    count: u32,
    groups: &mut List<vk::PhysicalDeviceGroupProperties>,
) -> Result<(), vk::Result> {
    let Some(enumerate) = driver.instance_table.enumerate_physical_devices else {
        return Ok(());
    };
    let handles = enumeration::fill(*groups.allocator(), count, |count, array| {
        // SAFETY: the driver's own function with its own instance and an array of `count` handles.
        filled(unsafe { enumerate(driver.instance, count, array) })
    });
    if let Err(Unread::Unfilled(_)) = handles {
        let library = driver.name();
        driver.owner().journal().record(PhysicalDeviceEvent::GroupContentFailed { library });
    }
    for handle in handles? {
        let mut group =
            vk::PhysicalDeviceGroupProperties { physical_device_count: 1, ..Default::default() };
        group.physical_devices.first_mut().into_iter().for_each(|first| *first = handle);
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
) -> Allocated<()> {
    let mut known = NameMap::new();
    for device in visible {
        known.add_address(device.loader_handle().as_raw())?;
    }
    let mut number = 0_u32;
    groups.retain_mut(|group| {
        let keep = members(group).iter().all(|member| known.has_address(member.as_raw()));
        if !keep {
            let event = PhysicalDeviceEvent::GroupNotConfigured { group: number };
            instance.journal().record(event);
        }
        number = number.saturating_add(1);
        keep
    });
    Ok(())
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
        let mut devices = devices.map(|handle| unsafe { TerminatorPhysicalDevice::of(*handle) });
        let mut devices = RankedDevice::query(instance, &mut devices)?;
        journal.record(PhysicalDeviceEvent::GroupSortGroup { group: number });
        for (index, device) in (0..).zip(&devices) {
            let name = device.name();
            journal.record(PhysicalDeviceEvent::GroupSortOriginalDevice { index, name });
        }
        RankedDevice::sort(&mut devices, journal)?;
        for (place, ranked) in members(group).iter_mut().zip(&devices) {
            *place = ranked.device.loader_handle();
        }
        try_push(&mut described, (devices, number, *group))?;
    }
    sort_by_key(&mut described, |(devices, number, _)| {
        (devices.first().map(|first| first.rank.key_of_group()), *number)
    });
    journal.record(PhysicalDeviceEvent::GroupSortSorted);
    for (number, (place, (devices, _, group))) in (0_u32..).zip(groups.iter_mut().zip(&described)) {
        *place = *group;
        journal.record(PhysicalDeviceEvent::GroupSortGroup { group: number });
        for (index, device) in (0..).zip(devices) {
            let (name, mark) = (device.name(), device.mark());
            let device = Address(device.device.loader_handle().as_raw().addr());
            let event = PhysicalDeviceEvent::GroupSortSortedDevice { index, name, device, mark };
            journal.record(event);
        }
    }
    Ok(())
}
