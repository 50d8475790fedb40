//! Unwrapping the physical devices of a `VkDeviceGroupDeviceCreateInfo` on the way down
//! (callpath.md 7.1, 7.2 step 1; 7.2 terminator step 5).

use std::ffi::c_void;
use std::ptr;

use dispatch_tables::vk;

use crate::memory::{HostAllocator, List, OutOfHostMemory, try_push};

/// A group info with handles of the next lower level, standing in for the one that came from
/// above. Dropping it puts the original back.
pub(crate) struct UnwrappedGroup {
    /// Where the link to the original was, if that is a structure of somebody else.
    patched: *mut *const c_void,
    original: *const c_void,
    memory: HostAllocator,
    info: ptr::NonNull<vk::DeviceGroupDeviceCreateInfo>,
    /// What `info` points to.
    _handles: List<vk::PhysicalDevice>,
}

impl Drop for UnwrappedGroup {
    fn drop(&mut self) {
        // SAFETY: `patched` is null or a link in a chain that is valid until the call ends, and
        // the call is not over; `info` came from `memory`.
        unsafe {
            if let Some(link) = self.patched.as_mut() {
                *link = self.original;
            }
            self.memory.destroy(self.info);
        }
    }
}

/// Replaces the first group info in the chain that starts at `p_next` by one whose handles went
/// through `lower`. Only the link to it changes: `p_next` itself when it is first; else the link
/// within the structure before it, which may be the application's, until the result is dropped.
///
/// # Errors
/// Host memory was refused; the chain is as before.
///
/// # Safety
/// `p_next` starts a valid chain that stays in place while the result lives; `lower` may be
/// called with the handles of its group info.
pub(crate) unsafe fn unwrap(
    p_next: &mut *const c_void,
    memory: HostAllocator,
    lower: impl Fn(vk::PhysicalDevice) -> vk::PhysicalDevice,
) -> Result<Option<UnwrappedGroup>, OutOfHostMemory> {
    // SAFETY: the caller's promise.
    let Some((link, original)) = (unsafe { find(p_next) }) else {
        return Ok(None);
    };
    // SAFETY: `find` gives a group info with a non-empty array.
    let (mut info, handles) = unsafe {
        let info = *original;
        let count = info.physical_device_count as usize;
        (
            info,
            std::slice::from_raw_parts(info.p_physical_devices, count),
        )
    };
    let mut lowered = List::new_in(memory);
    for handle in handles {
        try_push(&mut lowered, lower(*handle))?;
    }
    info.p_physical_devices = lowered.as_ptr();
    let info = memory.try_create(info)?;
    // SAFETY: `link` is the caller's variable or a link of the valid chain.
    unsafe { *link = info.as_ptr().cast_const().cast() };
    let first = ptr::eq(link, p_next);
    Ok(Some(UnwrappedGroup {
        patched: if first { ptr::null_mut() } else { link },
        original: original.cast(),
        memory,
        info,
        _handles: lowered,
    }))
}

/// The first group info of the chain and the link that leads to it; `None` when there is none
/// or it is empty. Later ones are not looked at.
///
/// # Safety
/// As [`unwrap`].
unsafe fn find(
    p_next: &mut *const c_void,
) -> Option<(*mut *const c_void, *const vk::DeviceGroupDeviceCreateInfo)> {
    let mut link: *mut *const c_void = p_next;
    // SAFETY: the caller's promise: each link is null or leads to a structure of a valid chain.
    unsafe {
        loop {
            let node = (*link).cast::<vk::BaseInStructure>();
            if node.is_null() {
                return None;
            }
            if (*node).s_type == vk::StructureType::DEVICE_GROUP_DEVICE_CREATE_INFO {
                let group = node.cast::<vk::DeviceGroupDeviceCreateInfo>();
                let empty =
                    (*group).physical_device_count == 0 || (*group).p_physical_devices.is_null();
                return (!empty).then_some((link, group));
            }
            link = (&raw const (*node).p_next).cast_mut().cast();
        }
    }
}
