//! What the drivers of an instance enumerate (drivers.md J.3).

use std::ptr;

use dispatch_tables::vk;

use crate::api::terminator::device_sort;
use crate::event::PhysicalDeviceEvent;
use crate::lock::Guard;
use crate::memory::{List, MOST_BELIEVABLE, OutOfHostMemory, try_filled, try_push};
use crate::object::driver::Driver;
use crate::object::instance::Instance;
use crate::object::physical_device::TerminatorPhysicalDevice;

/// The wrappers of all physical devices, in the order in which the chain reports them.
///
/// Every call asks every driver anew. A driver that fails contributes nothing, unless it is out of
/// memory.
pub(super) fn all_devices<'a>(
    lock: &'a Guard,
    instance: &'a Instance,
) -> Result<List<&'a TerminatorPhysicalDevice>, vk::Result> {
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
        drop_repeated(&mut devices)?;
    }
    for (place, device) in (0..).zip(&devices) {
        device.place.set(lock, Some(place));
    }
    Ok(devices)
}

/// Tells which devices keep the wrapper of an earlier enumeration.
fn report_known(lock: &Guard, instance: &Instance, devices: &[&TerminatorPhysicalDevice]) {
    for (new, device) in (0..).zip(devices) {
        if let Some(old) = device.place.get(lock) {
            let event = PhysicalDeviceEvent::CopyingOldDevice { old, new };
            instance.journal().record(event);
        }
    }
}

/// One driver's handles. Errors other than lack of memory are reported and count as none.
fn devices_of(
    instance: &Instance,
    driver: &Driver,
) -> Result<List<vk::PhysicalDevice>, vk::Result> {
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let mut handles = List::new_in(memory);
    let Some(enumerate) = driver.instance_table.enumerate_physical_devices else {
        return Ok(handles);
    };
    let mut count = 0;
    // SAFETY: the driver's own function with its own instance; the two-call idiom.
    let result = unsafe {
        match enumerate(driver.instance, &raw mut count, ptr::null_mut()) {
            vk::Result::SUCCESS if count > MOST_BELIEVABLE => {
                let library = driver.name();
                let event =
                    PhysicalDeviceEvent::TooManyDevices { library, count, limit: MOST_BELIEVABLE };
                instance.journal().record(event);
                return Ok(handles);
            }
            vk::Result::SUCCESS => {
                handles = try_filled(memory, vk::PhysicalDevice::NULL, count as usize)?;
                enumerate(driver.instance, &raw mut count, handles.as_mut_ptr())
            }
            failure => failure,
        }
    };
    // A second count above the first is not believed.
    handles.truncate(count as usize);
    let library = driver.name();
    match result {
        vk::Result::SUCCESS => {
            let claimed = handles.len();
            handles.retain(|handle| !handle.is_null());
            if handles.len() < claimed {
                let event = PhysicalDeviceEvent::DevicesWithoutHandle { library };
                instance.journal().record(event);
            }
        }
        vk::Result::ERROR_OUT_OF_HOST_MEMORY => {
            instance.journal().record(PhysicalDeviceEvent::DriverOutOfMemory { library });
            return Err(result);
        }
        failure => {
            let result = failure.as_raw();
            instance.journal().record(PhysicalDeviceEvent::DriverFailed { library, result });
            handles.clear();
        }
    }
    Ok(handles)
}

/// Keeps the first of several devices with one driver handle (drivers.md J.3, unsorted).
fn drop_repeated(devices: &mut List<&TerminatorPhysicalDevice>) -> Result<(), OutOfHostMemory> {
    let mut kept: List<&TerminatorPhysicalDevice> = List::new_in(*devices.allocator());
    for device in devices.iter() {
        if !kept.iter().any(|known| known.handle == device.handle) {
            try_push(&mut kept, *device)?;
        }
    }
    *devices = kept;
    Ok(())
}
