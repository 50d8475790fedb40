//! The terminator of vkCreateDevice: adapts the chain's create info to the driver and creates the
//! driver's device (callpath.md 7.2, terminator).

use core::ffi::{CStr, c_char, c_void};
use core::ptr;

use dispatch_tables::{Extension, vk};

use crate::chain::device::requested_names;
use crate::chain::device_group;
use crate::enumeration::{self, Unread};
use crate::event::{Address, DeviceEvent, Hex};
use crate::lock::{self, Guard};
use crate::memory::{List, OutOfHostMemory, try_push};
use crate::names::{self, has_extension, until_nul};
use crate::object::device::{Device, DriverDevice};
use crate::object::dispatch::DEVICE_DISPATCH_MAGIC;
use crate::object::driver::Driver;
use crate::object::instance::Instance;
use crate::object::physical_device::TerminatorPhysicalDevice;
use crate::pnext::chain;

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
    // record, and the create info and the allocator are valid by valid usage.
    unsafe {
        let physical_device = TerminatorPhysicalDevice::of(physical_device);
        let device = record_of(physical_device.instance(), *p_device);
        match create(lock, physical_device, device, &*p_create_info, p_allocator) {
            Ok(handle) => {
                p_device.write(handle);
                vk::Result::SUCCESS
            }
            Err(code) => code,
        }
    }
}

/// The loader's record in the out parameter. Aborts if a layer did not pass the record on.
///
/// # Safety
/// `preset` is null or points to eight readable bytes.
unsafe fn record_of<'a>(instance: &Instance, preset: vk::Device) -> &'a Device {
    let record = preset.as_raw();
    if record.is_null() {
        instance.journal().record(DeviceEvent::TerminatorDeviceNull);
        crate::host::abort();
    }
    // SAFETY: the caller promises eight readable bytes. The magic number shows that they begin a
    // device record of the loader.
    unsafe {
        let magic = record.cast::<u64>().read();
        if magic != DEVICE_DISPATCH_MAGIC {
            instance.journal().record(DeviceEvent::TerminatorDeviceMagic {
                device: Address(record.addr()),
                magic: Hex(magic),
            });
            crate::host::abort();
        }
        &*record.cast::<Device>()
    }
}

/// Steps 2 to 11 of callpath.md 7.2's terminator.
///
/// # Safety
/// As [`create_device`].
unsafe fn create(
    lock: &Guard,
    physical_device: &TerminatorPhysicalDevice,
    device: &Device,
    info: &vk::DeviceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
) -> Result<vk::Device, vk::Result> {
    let driver = physical_device.driver();
    let instance = physical_device.instance();
    let Some(create) = driver.physical_device_table.create_device else {
        let library = driver.name();
        instance.journal().record(DeviceEvent::DriverWithoutCreateDevice { library });
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    };
    // SAFETY: the caller promises a valid create info. The driver gets its own handle and a copy of
    // the create info, whose pointers stay valid until the driver returns.
    unsafe {
        let names = supported_names(physical_device, info)?;
        let mut info = *info;
        info.enabled_layer_count = 0;
        info.pp_enabled_layer_names = ptr::null();
        info.enabled_extension_count = u32::try_from(names.len()).unwrap_or(u32::MAX);
        info.pp_enabled_extension_names = names.as_ptr();
        let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
        let group = device_group::unwrap(&mut info.p_next, memory, |handle| {
            TerminatorPhysicalDevice::of(handle).handle
        })?;
        emulate(driver, &mut info)?;
        names::registered(&names).for_each(|extension| device.extensions.insert(extension));
        let maintenance5 = device.extensions.contains(Extension::KHR_MAINTENANCE5)
            && asks_for_maintenance5(info.p_next);
        report_use(physical_device);
        let mut handle = vk::Device::NULL;
        let result = create(physical_device.handle, &raw const info, p_allocator, &raw mut handle);
        drop(group);
        let result = if handle.is_null() {
            result.result().and(Err(vk::Result::ERROR_INITIALIZATION_FAILED))
        } else {
            result.result()
        };
        if let Err(code) = result {
            let library = driver.name();
            instance.journal().record(DeviceEvent::DriverFailed { library });
            return Err(code);
        }
        device.attach(lock, driver, DriverDevice { handle, ignores_newer_commands: maintenance5 });
        Ok(handle)
    }
}

/// The requested names that the driver lists; the others are dropped without an error.
///
/// # Safety
/// As [`create_device`].
unsafe fn supported_names(
    physical_device: &TerminatorPhysicalDevice,
    info: &vk::DeviceCreateInfo,
) -> Result<List<*const c_char>, vk::Result> {
    let instance = physical_device.instance();
    // SAFETY: the caller promises a valid create info.
    let requested = unsafe { requested_names(info) };
    let offered = driver_extensions(physical_device).inspect_err(|unread| {
        if let Unread::Uncounted(_) = unread {
            record_count_failure(physical_device);
        }
    })?;
    let mut names = List::new_in(instance.allocator(vk::SystemAllocationScope::COMMAND));
    for &name in requested.iter().filter(|name| !name.is_null()) {
        // SAFETY: by valid usage every enabled name ends in NUL.
        let text = unsafe { CStr::from_ptr(name) };
        if has_extension(&offered, text.to_bytes()) {
            try_push(&mut names, name)?;
        } else {
            instance.journal().record(DeviceEvent::ExtensionUnavailable {
                name: text.into(),
                library: physical_device.driver().name(),
            });
        }
    }
    Ok(names)
}

/// Logs that the driver returns no number of extensions, or one above the limit.
fn record_count_failure(physical_device: &TerminatorPhysicalDevice) {
    let library = physical_device.driver().name();
    let journal = physical_device.instance().journal();
    journal.record(DeviceEvent::ExtensionCountFailed { library });
}

/// Whether the driver lists `wanted` for a device. False if the driver fails to list its
/// extensions, whatever its error.
pub(super) fn driver_offers(
    physical_device: &TerminatorPhysicalDevice,
    wanted: Extension,
) -> Result<bool, OutOfHostMemory> {
    let wanted = wanted.name().to_bytes();
    match driver_extensions(physical_device) {
        Ok(list) => Ok(has_extension(&list, wanted)),
        Err(Unread::OutOfHostMemory) => Err(OutOfHostMemory),
        Err(Unread::Uncounted(_) | Unread::TooMany(_) | Unread::Unfilled(_)) => Ok(false),
    }
}

/// The device extensions that the driver enumerates. A number above the limit is logged, and counts
/// as a failure.
fn driver_extensions(
    physical_device: &TerminatorPhysicalDevice,
) -> Result<List<vk::ExtensionProperties>, Unread> {
    let driver = physical_device.driver();
    let memory = physical_device.instance().allocator(vk::SystemAllocationScope::COMMAND);
    let failure = Unread::Unfilled(vk::Result::ERROR_INITIALIZATION_FAILED);
    let enumerate =
        driver.physical_device_table.enumerate_device_extension_properties.ok_or(failure)?;
    let query = |count, array| {
        // SAFETY: the driver's own function with its own handle. It gets a writable count, and null
        // or an array of as many elements as the count says.
        unsafe { enumerate(physical_device.handle, ptr::null(), count, array) }.result()
    };
    match enumeration::count(|count| query(count, ptr::null_mut())) {
        Ok(0) => Ok(List::new_in(memory)),
        Ok(count) => enumeration::fill(memory, count, query),
        Err(Unread::TooMany(_)) => {
            record_count_failure(physical_device);
            Err(failure)
        }
        Err(unread) => Err(unread),
    }
}

/// Emulates the structures that a driver without VK_KHR_get_physical_device_properties2 or
/// VK_KHR_device_group_creation cannot read (callpath.md 7.2 step 6).
///
/// # Safety
/// `info` is valid.
unsafe fn emulate(driver: &Driver, info: &mut vk::DeviceCreateInfo) -> Result<(), vk::Result> {
    let (instance, table) = (driver.owner(), &driver.physical_device_table);
    let no_features2 = table.get_physical_device_features2.is_none()
        && table.get_physical_device_features2_khr.is_none();
    let no_groups = driver.instance_table.enumerate_physical_device_groups.is_none()
        && driver.instance_table.enumerate_physical_device_groups_khr.is_none();
    // SAFETY: the caller promises a valid create info, and `sType` gives the type of every
    // structure in its chain.
    unsafe {
        for node in chain(info.p_next) {
            match (*node).s_type {
                vk::StructureType::PHYSICAL_DEVICE_FEATURES_2 if no_features2 => {
                    let library = driver.name();
                    instance.journal().record(DeviceEvent::EmulatingFeatures2 { library });
                    if instance.is_enabled(Extension::KHR_GET_PHYSICAL_DEVICE_PROPERTIES2) {
                        let features = node.cast::<vk::PhysicalDeviceFeatures2>();
                        info.p_enabled_features = &raw const (*features).features;
                    }
                }
                vk::StructureType::DEVICE_GROUP_DEVICE_CREATE_INFO if no_groups => {
                    let library = driver.name();
                    instance.journal().record(DeviceEvent::EmulatingDeviceGroup { library });
                    let group = node.cast::<vk::DeviceGroupDeviceCreateInfo>();
                    if (*group).physical_device_count != 1 {
                        instance.journal().record(DeviceEvent::DeviceGroupEmulationFailed);
                        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
                    }
                }
                _ => {}
            }
        }
    }
    Ok(())
}

/// Whether a structure of the chain enables the feature maintenance5 (callpath.md 3.5).
///
/// # Safety
/// `p_next` is a valid chain.
unsafe fn asks_for_maintenance5(p_next: *const c_void) -> bool {
    // SAFETY: the caller promises a valid chain, and `sType` gives the type of every structure in
    // it.
    unsafe {
        chain(p_next).any(|node| {
            (*node).s_type == vk::StructureType::PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES
                && (*node.cast::<vk::PhysicalDeviceMaintenance5Features>()).maintenance5 == vk::TRUE
        })
    }
}

/// Logs the name of the device and its driver (drivers.md B.7).
fn report_use(physical_device: &TerminatorPhysicalDevice) {
    let properties = properties(physical_device);
    let device = until_nul(&properties.device_name).into();
    let library = physical_device.driver().name();
    physical_device.instance().journal().record(DeviceEvent::Using { device, library });
}

/// The properties that the driver reports. Every driver has the command
/// (`driver_entrypoints::REQUIRED`).
pub(super) fn properties(
    physical_device: &TerminatorPhysicalDevice,
) -> vk::PhysicalDeviceProperties {
    let mut properties = vk::PhysicalDeviceProperties::default();
    let table = &physical_device.driver().physical_device_table;
    if let Some(get) = table.get_physical_device_properties {
        // SAFETY: the driver's own function with its own handle and a writable structure.
        unsafe { get(physical_device.handle, &raw mut properties) };
    }
    properties
}

/// Fills in a structure that an extension adds to VkPhysicalDeviceProperties2. False if the driver
/// lacks the extension or the query.
pub(super) fn extended_properties<T: vk::chain::Extends<vk::PhysicalDeviceProperties2>>(
    physical_device: &TerminatorPhysicalDevice,
    device_version: u32,
    extension: Extension,
    structure: &mut T,
) -> Result<bool, OutOfHostMemory> {
    if !driver_offers(physical_device, extension)? {
        return Ok(false);
    }
    let table = &physical_device.driver().physical_device_table;
    let core = physical_device.instance().app_version() >= vk::API_VERSION_1_1
        && device_version >= vk::API_VERSION_1_1;
    let get = if core {
        table.get_physical_device_properties2
    } else {
        table.get_physical_device_properties2_khr
    };
    let Some(get) = get else { return Ok(false) };
    let mut properties = vk::PhysicalDeviceProperties2::default();
    vk::chain::push(&mut properties, structure);
    // SAFETY: the driver's own function with its own handle and a valid chain.
    unsafe { get(physical_device.handle, &raw mut properties) };
    Ok(true)
}
