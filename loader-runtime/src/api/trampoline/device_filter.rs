//! Applies the ID filters to physical devices: queries the IDs from drivers (drivers.md J.6).

use dispatch_tables::{Extension, vk};
use loader_discovery::select::device_filters::DeviceFilters;

use crate::lock::Guard;
use crate::object::instance::Instance;
use crate::object::physical_device::TerminatorPhysicalDevice;

/// Whether the filters admit the device with the chain handle `lower`.
///
/// # Safety
/// `lower` is a physical device of the chain of `instance`.
pub(super) unsafe fn admit(
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

/// Queries `VkPhysicalDeviceDriverProperties::driverID`: directly from the driver, or through the
/// chain if a layer has wrapped the handle.
///
/// # Safety
/// As [`admit`].
unsafe fn driver_id(lock: &Guard, instance: &Instance, lower: vk::PhysicalDevice) -> Option<u32> {
    let wrapper = |wrapper: &&TerminatorPhysicalDevice| wrapper.loader_handle() == lower;
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
    // SAFETY: the function and the handle belong to the same driver or chain, and `properties` is a
    // valid chain of two structures.
    unsafe { get(handle, &raw mut properties) };
    u32::try_from(driver.driver_id.as_raw()).ok()
}
