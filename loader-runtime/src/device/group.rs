//! Unwraps the physical devices of a `VkDeviceGroupDeviceCreateInfo` (callpath.md 7.1, 7.2 step 1;
//! 7.2 terminator step 5).
//!
//! The application's structures are not written to: those in front of the group info are copied,
//! and the copies lead to the replacement. If one of them has an unknown type, and so an unknown
//! length, its `pNext` is changed during the call.

use core::ffi::c_void;
use core::ptr;

use dispatch_tables::vk;

use crate::generated::device_chain::each_device_structure;
use crate::memory::{Allocated, HostAllocator, List, OutOfHostMemory, try_collect};
use crate::pnext::{self, ChainCopy, CopyError, NextPointer, Structure, next_pointer, structure};

/// Rows of a value of `sType` and the structure with that type.
macro_rules! structures {
    (structures {$($s_type:ident $structure:ident;)*}) => {
        /// The structures that may stand in the chain of `VkDeviceCreateInfo`.
        static STRUCTURES: &[Structure] =
            &[$(structure::<vk::$structure>(vk::StructureType::$s_type)),*];
    };
}

each_device_structure!(structures);

/// The replacement of a group info, with unwrapped handles. Dropping it restores the chain.
pub(crate) struct UnwrappedGroup {
    /// A changed `pNext` of the application and its original value.
    patched: Option<(NextPointer, *const c_void)>,
    memory: HostAllocator,
    info: ptr::NonNull<vk::DeviceGroupDeviceCreateInfo>,
    /// The array of `info`.
    _handles: List<vk::PhysicalDevice>,
    /// The copies in front of `info`.
    _copies: Option<ChainCopy>,
}

impl Drop for UnwrappedGroup {
    fn drop(&mut self) {
        // SAFETY: the `pNext` is part of the application's chain, which is valid until the call
        // ends; `info` came from `memory`.
        unsafe {
            if let Some((link, original)) = self.patched {
                *link = original;
            }
            self.memory.destroy(self.info);
        }
    }
}

/// Replaces the first group info in the chain that starts at `p_next` by one with the handles that
/// `lower` returns, until the result is dropped. The caller's variable `p_next` is not restored.
///
/// # Errors
/// Host memory was refused; the chain is as before.
///
/// # Safety
/// `p_next` starts a valid chain that stays in place while the result lives; `lower` may be called
/// with the handles of its group info.
pub(crate) unsafe fn unwrap(
    p_next: &mut *const c_void,
    memory: HostAllocator,
    lower: impl Fn(vk::PhysicalDevice) -> vk::PhysicalDevice,
) -> Allocated<Option<UnwrappedGroup>> {
    // SAFETY: the caller promises a valid chain.
    let Some(found) = (unsafe { find(p_next) }) else {
        return Ok(None);
    };
    // SAFETY: `find` gives a group info with a non-empty array.
    let (mut info, handles) = unsafe {
        let info = *found.group;
        let count = info.physical_device_count as usize;
        (info, core::slice::from_raw_parts(info.p_physical_devices, count))
    };
    let lowered = try_collect(memory, handles.iter().map(|handle| Ok(lower(*handle))))?;
    info.p_physical_devices = lowered.as_ptr();
    // SAFETY: both places are the caller's variable or a `pNext` of the valid chain.
    let copied = unsafe { pnext::copy(*found.own, found.group.cast(), STRUCTURES, memory) };
    let mut copies = match copied {
        Ok(copies) => Some(copies),
        Err(CopyError::UnknownStructure(_)) => None,
        Err(CopyError::OutOfHostMemory) => return Err(OutOfHostMemory),
    };
    let info = memory.try_create(info)?;
    let replacement = info.as_ptr().cast_const().cast();
    let (link, target) = match &mut copies {
        Some(copies) => {
            copies.lead_to(replacement);
            let first = copies.first();
            (found.own, if first.is_null() { replacement } else { first })
        }
        None => (found.link, replacement),
    };
    // SAFETY: `link` is the caller's variable or a `pNext` of the valid chain.
    let original = unsafe { core::mem::replace(&mut *link, target) };
    let is_variable = ptr::eq(link, p_next);
    Ok(Some(UnwrappedGroup {
        patched: (!is_variable).then_some((link, original)),
        memory,
        info,
        _handles: lowered,
        _copies: copies,
    }))
}

/// The place of a group info in its chain.
struct GroupPlace {
    /// The last link in front of the group info that is not the application's: the caller's
    /// variable, or the `pNext` of one of the loader's nodes.
    own: NextPointer,
    /// The link that points to the group info.
    link: NextPointer,
    group: *const vk::DeviceGroupDeviceCreateInfo,
}

/// The first group info of the chain; `None` when there is none or it is empty. Later ones are
/// ignored.
///
/// # Safety
/// As [`unwrap`].
unsafe fn find(p_next: &mut *const c_void) -> Option<GroupPlace> {
    let mut link: NextPointer = p_next;
    let mut own = link;
    loop {
        // SAFETY: in a valid chain, each `pNext` is null or leads to a structure, which has a
        // `pNext` of its own.
        let (node, s_type, next) = unsafe {
            let node = (*link).cast::<vk::BaseInStructure>();
            (node, node.as_ref()?.s_type, next_pointer(node))
        };
        match s_type {
            vk::StructureType::DEVICE_GROUP_DEVICE_CREATE_INFO => {
                // SAFETY: `sType` gives the type of the structure.
                let group = unsafe { &*node.cast::<vk::DeviceGroupDeviceCreateInfo>() };
                let empty = group.physical_device_count == 0 || group.p_physical_devices.is_null();
                return (!empty).then_some(GroupPlace { own, link, group });
            }
            vk::StructureType::LOADER_DEVICE_CREATE_INFO => own = next,
            _ => {}
        }
        link = next;
    }
}

#[cfg(test)]
mod tests;
