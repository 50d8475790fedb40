//! The members of a physical-device group, for trampolines and terminators.

use dispatch_tables::vk;

/// The members of a group. A count above the size of the array is reduced to it.
pub(crate) fn members(group: &mut vk::PhysicalDeviceGroupProperties) -> &mut [vk::PhysicalDevice] {
    let limit = u32::try_from(group.physical_devices.len()).unwrap_or(u32::MAX);
    group.physical_device_count = group.physical_device_count.min(limit);
    let count = group.physical_device_count as usize;
    group.physical_devices.get_mut(..count).unwrap_or_default()
}
