//! The terminator of vkCreateDevice: adapts the chain's create info to the driver and creates the
//! driver's device (callpath.md 7.2, terminator).

use dispatch_tables::{Extension, vk};

use crate::commands::written;
use crate::device;
use crate::device::plan::{DeviceFacts, DevicePlan};
use crate::device::record::{Device, DriverDevice};
use crate::device::request::DeviceRequest;
use crate::enumeration::Unread;
use crate::event::{Address, DeviceEvent, Hex};
use crate::instance::dispatch::DEVICE_DISPATCH_MAGIC;
use crate::instance::driver::Driver;
use crate::instance::record::Instance;
use crate::lock::{self, Guard};
use crate::names::until_nul;
use crate::physical_devices::driver_queries::{
    driver_extensions, properties, record_count_failure,
};
use crate::physical_devices::record::TerminatorPhysicalDevice;

/// vkCreateDevice below the layers.
///
/// # Safety
/// The valid usage of vkCreateDevice, with the handle of a terminator's physical device, and with
/// `*p_device` preset to the loader's record.
pub(crate) unsafe extern "system" fn create_device(
    physical_device: vk::PhysicalDevice,
    p_create_info: *const vk::DeviceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_device: *mut vk::Device,
) -> vk::Result {
    let lock = &lock::acquire();
    // SAFETY: the chain passed `physical_device` down, `*p_device` is preset to the loader's
    // record, and the create info is valid by valid usage.
    let (physical_device, device, request) = unsafe {
        let physical_device = TerminatorPhysicalDevice::of(physical_device);
        let device = record_of(physical_device.instance(), *p_device);
        (physical_device, device, DeviceRequest::read(&*p_create_info))
    };
    // SAFETY: valid usage covers the create info, the allocator and the place.
    unsafe { written(create(lock, physical_device, device, &request, p_allocator), p_device) }
}

/// The loader's record in the out parameter. Aborts if a layer did not pass the record on.
///
/// # Safety
/// `preset` is null or points to eight readable bytes.
unsafe fn record_of<'a>(instance: &Instance, preset: vk::Device) -> &'a Device {
    let record = preset.as_raw();
    if record.is_null() {
        instance.journal().end(DeviceEvent::TerminatorDeviceNull);
    }
    // SAFETY: the caller promises eight readable bytes.
    let magic = unsafe { record.cast::<u64>().read() };
    if magic != DEVICE_DISPATCH_MAGIC {
        let (device, magic) = (Address(record.addr()), Hex(magic));
        instance.journal().end(DeviceEvent::TerminatorDeviceMagic { device, magic });
    }
    // SAFETY: the magic number shows that this is a device record of the loader.
    unsafe { &*record.cast::<Device>() }
}

/// Steps 2 to 11 of callpath.md 7.2's terminator.
///
/// # Safety
/// As [`create_device`], of which `request` is the create info.
unsafe fn create(
    lock: &Guard,
    physical_device: &TerminatorPhysicalDevice,
    device: &Device,
    request: &DeviceRequest<'_>,
    p_allocator: *const vk::AllocationCallbacks,
) -> Result<vk::Device, vk::Result> {
    let (driver, instance) = (physical_device.driver(), physical_device.instance());
    let (library, journal) = (|| driver.name(), instance.journal());
    let Some(create) = driver.physical_device_table.create_device else {
        journal.record(DeviceEvent::DriverWithoutCreateDevice { library: library() });
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    };
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let offered = driver_extensions(physical_device).inspect_err(|unread| {
        if let Unread::Uncounted(_) = unread {
            record_count_failure(physical_device);
        }
    })?;
    let facts = facts(driver, &offered);
    let plan = DevicePlan::new(request, &facts, memory)?;
    for name in request.extensions.texts().flatten().filter(|name| !facts.offers(name)) {
        let (name, library) = (name.into(), driver.name());
        journal.record(DeviceEvent::ExtensionUnavailable { name, library });
    }
    let mut info = plan.create_info(request);
    // SAFETY: the chain is valid, and its group holds handles that the chain passed down.
    let group = unsafe {
        device::group::unwrap(&mut info.p_next, memory, |handle| {
            TerminatorPhysicalDevice::of(handle).handle
        })?
    };
    emulate(driver, &plan)?;
    let listed = request.extensions.texts().flatten().filter(|name| facts.offers(name));
    listed.for_each(|name| device.extensions.insert_name(name));
    drop(offered);
    report_use(physical_device);
    let mut handle = vk::Device::NULL;
    // SAFETY: the driver gets its own handle and a create info whose pointers stay valid until the
    // driver returns.
    let result =
        unsafe { create(physical_device.handle, &raw const info, p_allocator, &raw mut handle) };
    drop(group);
    let missing = handle.is_null().then_some(vk::Result::ERROR_INITIALIZATION_FAILED);
    if let Err(code) = result.result().and(missing.map_or(Ok(()), Err)) {
        journal.record(DeviceEvent::DriverFailed { library: library() });
        return Err(code);
    }
    let ignores_newer_commands = plan.ignores_newer_commands;
    // SAFETY: the driver has just created the device.
    unsafe { device.attach(lock, driver, DriverDevice { handle, ignores_newer_commands }) };
    Ok(handle)
}

/// Acts in the place of a driver that cannot read a structure (callpath.md 7.2 step 6). The plan has
/// taken the features out of VkPhysicalDeviceFeatures2; a group must have one device.
fn emulate(driver: &Driver, plan: &DevicePlan<'_>) -> Result<(), vk::Result> {
    let (journal, library) = (driver.owner().journal(), || driver.name());
    if plan.emulates_features2 {
        journal.record(DeviceEvent::EmulatingFeatures2 { library: library() });
    }
    let Some(size) = plan.emulates_group else { return Ok(()) };
    journal.record(DeviceEvent::EmulatingDeviceGroup { library: library() });
    if size != 1 {
        journal.record(DeviceEvent::DeviceGroupEmulationFailed);
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    }
    Ok(())
}

/// What the driver can do with a create info.
fn facts<'a>(driver: &Driver, offered: &'a [vk::ExtensionProperties]) -> DeviceFacts<'a> {
    let (table, groups) = (&driver.physical_device_table, &driver.instance_table);
    let properties2 = Extension::KHR_GET_PHYSICAL_DEVICE_PROPERTIES2;
    DeviceFacts {
        offered,
        reads_features2: table.get_physical_device_features2.is_some()
            || table.get_physical_device_features2_khr.is_some(),
        reads_groups: groups.enumerate_physical_device_groups.is_some()
            || groups.enumerate_physical_device_groups_khr.is_some(),
        has_properties2: driver.owner().is_enabled(properties2),
    }
}

/// Logs the name of the device and its driver (drivers.md B.7).
fn report_use(physical_device: &TerminatorPhysicalDevice) {
    let properties = properties(physical_device);
    let device = until_nul(&properties.device_name).into();
    let library = physical_device.driver().name();
    physical_device.instance().journal().record(DeviceEvent::Using { device, library });
}
