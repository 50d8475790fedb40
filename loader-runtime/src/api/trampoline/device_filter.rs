//! Which physical devices the ID filters admit (drivers.md J.6): asks drivers for the IDs.

use dispatch_tables::{Extension, vk};
use loader_discovery::select::device_filters::DeviceFilters;

use crate::lock::Guard;
use crate::object::instance::Instance;
use crate::object::physical_device::TerminatorPhysicalDevice;

/// Whether the application may see the device that the chain calls `lower`.
///
/// # Safety
/// `lower` came from the chain of `instance`.
pub(super) unsafe fn admit(
    lock: &Guard,
    filters: &DeviceFilters,
    instance: &Instance,
    lower: vk::PhysicalDevice,
) -> bool {
    let mut properties = vk::PhysicalDeviceProperties::default();
    if let Some(get) = instance.dispatch().physical_device.get_physical_device_properties {
        // SAFETY: the chain's own function with its own handle.
        unsafe { get(lower, &raw mut properties) };
    }
    filters.admit(properties.device_id, properties.vendor_id, || {
        // SAFETY: the caller's promise.
        unsafe { driver_id(lock, instance, lower) }
    })
}

/// `VkPhysicalDeviceDriverProperties::driverID`, asked of the driver itself; through the chain
/// where a layer put a handle of its own in front of the loader's.
///
/// # Safety
/// As [`admit`].
unsafe fn driver_id(lock: &Guard, instance: &Instance, lower: vk::PhysicalDevice) -> Option<u32> {
    let wrapper = |wrapper: &&TerminatorPhysicalDevice| wrapper.as_handle() == lower;
    let (table, handle) = match instance.terminators(lock).find(wrapper) {
        Some(wrapper) => (&wrapper.driver().physical_device_table, wrapper.handle),
        None => (&*instance.dispatch().physical_device, lower),
    };
    let get = if instance.app_version() >= vk::API_VERSION_1_1 {
        table.get_physical_device_properties2?
    } else if instance.is_enabled(Extension::KHR_GET_PHYSICAL_DEVICE_PROPERTIES2) {
        table.get_physical_device_properties2_khr?
    } else {
        return None;
    };
    let mut driver = vk::PhysicalDeviceDriverProperties::default();
    let mut properties =
        vk::PhysicalDeviceProperties2 { p_next: (&raw mut driver).cast(), ..Default::default() };
    // SAFETY: the table's function with its own handle and a valid chain.
    unsafe { get(handle, &raw mut properties) };
    u32::try_from(driver.driver_id.as_raw()).ok()
}
