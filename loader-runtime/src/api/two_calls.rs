//! Answers to Vulkan's two-call idiom: without an array the number of elements, with one as many as
//! it has room for, and VK_INCOMPLETE when that is not all of them.

use dispatch_tables::vk;

/// Answers with `all`.
///
/// # Safety
/// `p_count` is writable; `p_out` is null or has room for `*p_count` elements.
pub(super) unsafe fn hand_out<T: Copy>(all: &[T], p_count: *mut u32, p_out: *mut T) -> vk::Result {
    // SAFETY: the caller's promises; each place is one of the array's.
    unsafe { hand_out_with(all, p_count, p_out, |place, element| place.write(*element)) }
}

/// Answers with groups of physical devices. The caller's `sType` and `pNext` stay
/// (docs/differences.md).
///
/// # Safety
/// As [`hand_out`].
pub(super) unsafe fn hand_out_groups(
    all: &[vk::PhysicalDeviceGroupProperties],
    p_count: *mut u32,
    p_out: *mut vk::PhysicalDeviceGroupProperties,
) -> vk::Result {
    let store = |place: *mut vk::PhysicalDeviceGroupProperties, group: &_| {
        let vk::PhysicalDeviceGroupProperties {
            physical_device_count,
            physical_devices,
            subset_allocation,
            ..
        } = *group;
        // SAFETY: each place is one of the caller's array.
        let place = unsafe { &mut *place };
        place.physical_device_count = physical_device_count;
        place.physical_devices = physical_devices;
        place.subset_allocation = subset_allocation;
    };
    // SAFETY: the caller's promises.
    unsafe { hand_out_with(all, p_count, p_out, store) }
}

/// Answers with what `store` puts into the places of the array, one for each of `all`.
///
/// # Safety
/// As [`hand_out`].
pub(super) unsafe fn hand_out_with<T, Out>(
    all: &[T],
    p_count: *mut u32,
    p_out: *mut Out,
    store: impl Fn(*mut Out, &T),
) -> vk::Result {
    let total = u32::try_from(all.len()).unwrap_or(u32::MAX);
    // SAFETY: the caller's promises; every index is below the room.
    unsafe {
        if p_out.is_null() {
            p_count.write(total);
            return vk::Result::SUCCESS;
        }
        let written = total.min(p_count.read());
        for (index, element) in all.iter().take(written as usize).enumerate() {
            store(p_out.add(index), element);
        }
        p_count.write(written);
        if written < total { vk::Result::INCOMPLETE } else { vk::Result::SUCCESS }
    }
}
