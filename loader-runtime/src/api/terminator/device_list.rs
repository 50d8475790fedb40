//! The physical devices that the drivers of an instance enumerate (drivers.md J.3).

use dispatch_tables::vk;
use loader_discovery::name_map::NameMap;

#[cfg(windows)]
use crate::api::terminator::adapter_order;
use crate::api::terminator::device_sort;
use crate::enumeration::{self, MAX_COUNT, Unread};
use crate::event::PhysicalDeviceEvent;
use crate::lock::Guard;
use crate::memory::{List, try_push};
use crate::object::driver::Driver;
use crate::object::instance::Instance;
use crate::object::physical_device::TerminatorPhysicalDevice;

/// The wrappers of all physical devices, in the order in which the chain reports them.
///
/// Every call queries every driver again. A failing driver contributes no devices; only lack of
/// memory is an error.
pub(super) fn all_devices<'a>(
    lock: &'a Guard,
    instance: &'a Instance,
) -> Result<List<&'a TerminatorPhysicalDevice>, vk::Result> {
    #[cfg(windows)]
    let mut devices = adapter_order::devices_by_adapter(lock, instance)?;
    #[cfg(not(windows))]
    let mut devices = List::new_in(instance.allocator(vk::SystemAllocationScope::COMMAND));
    for driver in instance.drivers(lock) {
        let handles = devices_of(instance, driver)?;
        driver.reported_devices.set(lock, u32::try_from(handles.len()).ok());
        for handle in handles {
            try_push(&mut devices, instance.terminator_for(lock, driver, handle)?)?;
        }
    }
    if devices.is_empty() {
        instance.journal().record(PhysicalDeviceEvent::NoDevices);
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    }
    if device_sort::is_enabled(lock, instance) {
        device_sort::sort_devices(instance, &mut devices)?;
        report_known(lock, instance, &devices);
    } else {
        drop_repeated(&mut devices);
    }
    for (place, device) in (0..).zip(&devices) {
        device.place.set(lock, Some(place));
    }
    Ok(devices)
}

/// Logs which devices keep the wrapper of an earlier enumeration.
fn report_known(lock: &Guard, instance: &Instance, devices: &[&TerminatorPhysicalDevice]) {
    for (new, device) in (0..).zip(devices) {
        if let Some(old) = device.place.get(lock) {
            let event = PhysicalDeviceEvent::CopyingOldDevice { old, new };
            instance.journal().record(event);
        }
    }
}

/// The physical devices of one driver. Errors other than lack of memory are logged, and the driver
/// counts as one without devices.
fn devices_of(
    instance: &Instance,
    driver: &Driver,
) -> Result<List<vk::PhysicalDevice>, vk::Result> {
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let Some(enumerate) = driver.instance_table.enumerate_physical_devices else {
        return Ok(List::new_in(memory));
    };
    let read = handles(instance, driver, |count, array| {
        // SAFETY: the driver's own function with its own instance. It gets a writable count, and
        // null or an array of as many elements as the count says.
        unsafe { enumerate(driver.instance, count, array) }
    });
    let (journal, library) = (instance.journal(), driver.name());
    match read {
        Ok(handles) => return Ok(handles),
        Err(Unread::OutOfHostMemory) => return Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY),
        Err(Unread::TooMany(count)) => {
            let limit = MAX_COUNT;
            journal.record(PhysicalDeviceEvent::TooManyDevices { library, count, limit });
        }
        Err(Unread::Uncounted(code) | Unread::Unfilled(code)) => {
            if code == vk::Result::ERROR_OUT_OF_HOST_MEMORY {
                journal.record(PhysicalDeviceEvent::DriverOutOfMemory { library });
                return Err(code);
            }
            let result = code.as_raw();
            journal.record(PhysicalDeviceEvent::DriverFailed { library, result });
        }
    }
    Ok(List::new_in(memory))
}

/// The handles that a function of the driver returns, without those that are null.
pub(super) fn handles(
    instance: &Instance,
    driver: &Driver,
    enumerate: impl Fn(*mut u32, *mut vk::PhysicalDevice) -> vk::Result,
) -> Result<List<vk::PhysicalDevice>, Unread> {
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let mut handles = enumeration::list(memory, |count, array| enumerate(count, array).result())?;
    let claimed = handles.len();
    handles.retain(|handle: &vk::PhysicalDevice| !handle.is_null());
    if handles.len() < claimed {
        let library = driver.name();
        instance.journal().record(PhysicalDeviceEvent::DevicesWithoutHandle { library });
    }
    Ok(handles)
}

/// Keeps the first of several devices with one driver handle (drivers.md J.3, unsorted).
fn drop_repeated(devices: &mut List<&TerminatorPhysicalDevice>) {
    let mut known = NameMap::new();
    devices.retain(|device| known.add_address(device.handle.as_raw()));
}
