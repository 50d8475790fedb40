//! Trampolines that enumerate physical devices, their groups, extensions and layers (callpath.md
//! 7.5, 7.6; drivers.md J).

use dispatch_tables::{Command, Extension, vk};
use loader_discovery::Context;
use loader_discovery::select::device_filters::DeviceFilters;

use crate::commands::invalid::{Parameter, invalid_handle};
use crate::enumeration::two_calls::{answer, hand_out, hand_out_groups};
use crate::enumeration::{self, filled};
use crate::event::PhysicalDeviceEvent;
use crate::host::HostSystem;
use crate::instance::below::close_driver;
use crate::instance::driver::Driver;
use crate::instance::record::Instance;
use crate::layers::record::InstanceLayers;
use crate::lock::{self, Guard};
use crate::memory::try_collect;
use crate::physical_devices::group_members::members;
use crate::physical_devices::record::{TerminatorPhysicalDevice, TrampolinePhysicalDevice};
use crate::process::PROCESS;

/// Enumerates physical devices (drivers.md J.2).
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumeratePhysicalDevices(
    instance: vk::Instance,
    p_physical_device_count: *mut u32,
    p_physical_devices: *mut vk::PhysicalDevice,
) -> vk::Result {
    // SAFETY: valid usage passes a live instance, and `of` reads the two words at its start
    // (callpath.md 2.3).
    let Some(instance) = (unsafe { Instance::of(instance) }) else {
        return invalid_handle(Command::ENUMERATE_PHYSICAL_DEVICES, Parameter::Instance);
    };
    let lock = &lock::acquire();
    let output = (p_physical_device_count, p_physical_devices);
    let list = DeviceList {
        enumerate: instance.dispatch().instance.enumerate_physical_devices,
        null_count: PhysicalDeviceEvent::NullCount,
        members: core::slice::from_mut,
        hand_out,
    };
    // SAFETY: by valid usage the count is null or writable, and the array is null or has as many
    // elements as the count says.
    let result = unsafe { list.enumerate(lock, instance, output) };
    if !p_physical_devices.is_null() && filled(result).is_ok() {
        // SAFETY: this thread uses no driver record.
        unsafe { unload_idle_drivers(lock, instance) };
    }
    result
}

/// A command that enumerates physical devices, or groups of them.
struct DeviceList<T> {
    /// The function of the chain.
    enumerate: Option<unsafe extern "system" fn(vk::Instance, *mut u32, *mut T) -> vk::Result>,
    /// The message when there is no place for the count.
    null_count: PhysicalDeviceEvent<'static>,
    /// The devices of an element.
    members: fn(&mut T) -> &mut [vk::PhysicalDevice],
    /// Writes elements to the application's array.
    hand_out: unsafe fn(&[T], *mut u32, *mut T) -> vk::Result,
}

impl<T: Copy + Default> DeviceList<T> {
    /// Enumerates the elements that the ID filters admit, with the application's wrappers in place
    /// of the chain's handles.
    ///
    /// # Safety
    /// `p_count` is null or writable, `p_array` is null or has `*p_count` elements.
    unsafe fn enumerate(
        self,
        lock: &Guard,
        instance: &Instance,
        (p_count, p_array): (*mut u32, *mut T),
    ) -> vk::Result {
        // SAFETY: the caller promises null or a writable count.
        let Some(count) = (unsafe { p_count.as_mut() }) else {
            instance.journal().record(self.null_count);
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let room = *count;
        // SAFETY: the caller promises an array of as many elements as the count says.
        let result = unsafe { self.admitted(lock, instance, count, p_array) };
        if p_array.is_null() || filled(result).is_err() {
            return result;
        }
        *count = room.min(*count);
        // SAFETY: the array had room for as many elements on entry.
        let elements = unsafe { core::slice::from_raw_parts_mut(p_array, *count as usize) };
        let mut members = elements.iter_mut().map(self.members);
        let wrapped = members.try_for_each(|devices| instance.wrap_all(lock, devices));
        wrapped.map_or_else(Into::into, |()| result)
    }

    /// Enumerates the elements of the chain whose physical devices the ID filters all admit.
    ///
    /// # Safety
    /// `p_array` is null or has `*count` elements.
    unsafe fn admitted(
        &self,
        lock: &Guard,
        instance: &Instance,
        count: &mut u32,
        p_array: *mut T,
    ) -> vk::Result {
        let Ok(filters) = DeviceFilters::read(Context::host(&HostSystem, instance.journal()))
        else {
            return vk::Result::ERROR_OUT_OF_HOST_MEMORY;
        };
        let Some(enumerate) = self.enumerate else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        // SAFETY: the function of the chain gets the instance of the chain, a writable count, and
        // null or an array of as many elements as the count says.
        let query = |count, array| unsafe { enumerate(instance.lower(), count, array) };
        if !filters.are_set() {
            return query(count, p_array);
        }
        let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
        let read = enumeration::list(memory, |count, array: *mut T| {
            let result = query(count, array);
            // VK_INCOMPLETE occurs if the list grew, or if it names a device twice (drivers.md
            // J.8).
            if array.is_null() { result.result() } else { filled(result) }
        });
        let mut elements = match read {
            Ok(elements) => elements,
            Err(unread) => return unread.into(),
        };
        elements.retain_mut(|element| {
            let mut devices = (self.members)(element).iter();
            // SAFETY: the chain returned the handles.
            devices.all(|device| unsafe { admit(lock, &filters, instance, *device) })
        });
        // SAFETY: `count` is writable, and the caller passes null or an array of `*count` elements.
        unsafe { (self.hand_out)(&elements, count, p_array) }
    }
}

/// Whether the filters admit the device with the chain handle `lower`.
///
/// # Safety
/// `lower` is a physical device of the chain of `instance`.
unsafe fn admit(
    lock: &Guard,
    filters: &DeviceFilters,
    instance: &Instance,
    lower: vk::PhysicalDevice,
) -> bool {
    let mut properties = vk::PhysicalDeviceProperties::default();
    if let Some(get) = instance.dispatch().physical_device.get_physical_device_properties {
        // SAFETY: the function of the chain gets a handle of the chain.
        unsafe { get(lower, &raw mut properties) };
    }
    filters.admit(properties.device_id, properties.vendor_id, || {
        // SAFETY: the caller passes a handle of the chain.
        unsafe { driver_id(lock, instance, lower) }
    })
}

/// Unloads the drivers that have just reported no device, unless the application may hold a
/// physical device of the driver (drivers.md E.7).
///
/// # Safety
/// The calling thread uses no driver record of `instance`.
unsafe fn unload_idle_drivers(lock: &Guard, instance: &Instance) {
    let is_idle = |driver: &&Driver| {
        driver.reported_devices.get(lock) == Some(0) && !driver.has_wrappers.get(lock)
    };
    let idle = || instance.drivers.iter(lock).find(is_idle);
    while let Some(driver) = idle() {
        let library = driver.name();
        instance.journal().record(PhysicalDeviceEvent::RemovingDriver { library });
        PROCESS.drivers.forget(&driver.library);
        instance.release_library(lock, &driver.library);
        // SAFETY: the driver has no devices, and its instance is closed with the callbacks that it
        // was created with.
        unsafe { close_driver(lock, instance, driver, instance.application_callbacks()) };
    }
}

/// Queries `VkPhysicalDeviceDriverProperties::driverID`: directly from the driver, or through the
/// chain if a layer has wrapped the handle.
///
/// # Safety
/// As [`admit`].
unsafe fn driver_id(lock: &Guard, instance: &Instance, lower: vk::PhysicalDevice) -> Option<u32> {
    let wrapper = |wrapper: &&TerminatorPhysicalDevice| wrapper.loader_handle() == lower;
    let (table, handle) = match instance.terminators.iter(lock).find(wrapper) {
        Some(wrapper) => (&wrapper.driver().physical_device_table, wrapper.handle),
        None => (&*instance.dispatch().physical_device, lower),
    };
    let has_extension = instance.is_enabled(Extension::KHR_GET_PHYSICAL_DEVICE_PROPERTIES2);
    let core = table.get_physical_device_properties2;
    let core = core.filter(|_| instance.app_version() >= vk::API_VERSION_1_1);
    let get = core.or(table.get_physical_device_properties2_khr.filter(|_| has_extension))?;
    let mut driver = vk::PhysicalDeviceDriverProperties::default();
    let mut properties =
        vk::PhysicalDeviceProperties2 { p_next: (&raw mut driver).cast(), ..Default::default() };
    // SAFETY: the function and the handle belong to the same driver or chain, and `properties` is a
    // valid chain of two structures.
    unsafe { get(handle, &raw mut properties) };
    u32::try_from(driver.driver_id.as_raw()).ok()
}

/// Enumerates groups of physical devices (drivers.md J.7).
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumeratePhysicalDeviceGroups(
    instance: vk::Instance,
    p_physical_device_group_count: *mut u32,
    p_physical_device_group_properties: *mut vk::PhysicalDeviceGroupProperties,
) -> vk::Result {
    // SAFETY: valid usage passes a live instance, and `of` reads the two words at its start
    // (callpath.md 2.3).
    let Some(instance) = (unsafe { Instance::of(instance) }) else {
        return invalid_handle(Command::ENUMERATE_PHYSICAL_DEVICE_GROUPS, Parameter::Instance);
    };
    let lock = &lock::acquire();
    let output = (p_physical_device_group_count, p_physical_device_group_properties);
    let list = DeviceList {
        enumerate: instance.dispatch().instance.enumerate_physical_device_groups,
        null_count: PhysicalDeviceEvent::NullGroupCount,
        members,
        hand_out: hand_out_groups,
    };
    // SAFETY: by valid usage the count is null or writable, and the array is null or has as many
    // elements as the count says.
    unsafe { list.enumerate(lock, instance, output) }
}

/// Enumerates the layers of a device, which are the enabled layers of the instance. Does not call
/// the chain (callpath.md 7.6).
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumerateDeviceLayerProperties(
    physical_device: vk::PhysicalDevice,
    p_property_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: valid usage passes a physical device of this loader, which is a live wrapper.
    let Some(wrapper) = (unsafe { TrampolinePhysicalDevice::of(physical_device) }) else {
        return invalid_handle(
            Command::ENUMERATE_DEVICE_LAYER_PROPERTIES,
            Parameter::PhysicalDevice,
        );
    };
    let _lock = lock::acquire();
    let instance = wrapper.instance();
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let listed = instance.layers().into_iter().flat_map(InstanceLayers::listed);
    let properties = try_collect(memory, listed.map(|record| Ok(record.properties)));
    // SAFETY: valid usage passes a writable count, and null or an array of that many elements.
    unsafe { answer(properties, p_property_count, p_properties) }
}
