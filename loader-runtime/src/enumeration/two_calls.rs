//! Implements the two-call idiom of Vulkan for a command: without an array it returns the number of
//! elements, with an array as many elements as fit, and VK_INCOMPLETE if some do not.

use dispatch_tables::vk;

use crate::memory::List;

/// Returns `all`.
///
/// # Safety
/// `p_count` is writable; `p_out` is null or points to `*p_count` writable elements.
pub(crate) unsafe fn hand_out<T: Copy>(all: &[T], p_count: *mut u32, p_out: *mut T) -> vk::Result {
    // SAFETY: the caller passes a valid count and array, and `place` is an element of the array.
    unsafe { hand_out_with(all, p_count, p_out, |place, element| place.write(*element)) }
}

/// Answers with a list, or with the reason why there is none.
///
/// # Safety
///
/// As [`hand_out`].
pub(crate) unsafe fn answer<T: Copy>(
    all: Result<List<T>, impl Into<vk::Result>>,
    p_count: *mut u32,
    p_out: *mut T,
) -> vk::Result {
    // SAFETY: the caller's promise is that of the function.
    all.map_or_else(Into::into, |all| unsafe { hand_out(&all, p_count, p_out) })
}

/// Returns groups of physical devices. Leaves `sType` and `pNext` of the output unchanged
/// (docs/differences.md).
///
/// # Safety
/// As [`hand_out`].
pub(crate) unsafe fn hand_out_groups(
    all: &[vk::PhysicalDeviceGroupProperties],
    p_count: *mut u32,
    p_out: *mut vk::PhysicalDeviceGroupProperties,
) -> vk::Result {
    let write = |place: *mut vk::PhysicalDeviceGroupProperties, group: &_| {
        let vk::PhysicalDeviceGroupProperties {
            physical_device_count,
            physical_devices,
            subset_allocation,
            ..
        } = *group;
        // SAFETY: `hand_out_with` passes an element of the array of the caller, to which nothing
        // else refers.
        let place = unsafe { &mut *place };
        place.physical_device_count = physical_device_count;
        place.physical_devices = physical_devices;
        place.subset_allocation = subset_allocation;
    };
    // SAFETY: the caller passes a valid count and array.
    unsafe { hand_out_with(all, p_count, p_out, write) }
}

/// Returns one element for each of `all`, which `write` writes to the array.
///
/// # Safety
/// As [`hand_out`].
pub(crate) unsafe fn hand_out_with<T, Out>(
    all: &[T],
    p_count: *mut u32,
    p_out: *mut Out,
    write: impl Fn(*mut Out, &T),
) -> vk::Result {
    let total = u32::try_from(all.len()).unwrap_or(u32::MAX);
    // SAFETY: the caller passes a writable count.
    let count = unsafe { &mut *p_count };
    if p_out.is_null() {
        *count = total;
        return vk::Result::SUCCESS;
    }
    *count = total.min(*count);
    for (index, element) in all.iter().take(*count as usize).enumerate() {
        // SAFETY: the array is not null, so it has more elements than the index says.
        write(unsafe { p_out.add(index) }, element);
    }
    if *count < total { vk::Result::INCOMPLETE } else { vk::Result::SUCCESS }
}
