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
use crate::memory::{HostAllocator, List, OutOfHostMemory, try_push};
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
) -> Result<Option<UnwrappedGroup>, OutOfHostMemory> {
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
    let mut lowered = List::new_in(memory);
    for handle in handles {
        try_push(&mut lowered, lower(*handle))?;
    }
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
    // SAFETY: in a valid chain, each `pNext` is null or leads to a structure of the named type.
    unsafe {
        loop {
            let node = (*link).cast::<vk::BaseInStructure>();
            match node.as_ref()?.s_type {
                vk::StructureType::DEVICE_GROUP_DEVICE_CREATE_INFO => {
                    let group = node.cast::<vk::DeviceGroupDeviceCreateInfo>();
                    let empty = (*group).physical_device_count == 0
                        || (*group).p_physical_devices.is_null();
                    return (!empty).then_some(GroupPlace { own, link, group });
                }
                vk::StructureType::LOADER_DEVICE_CREATE_INFO => own = next_pointer(node),
                _ => {}
            }
            link = next_pointer(node);
        }
    }
}

#[cfg(test)]
mod tests {
    use dispatch_tables::layer::{LayerDeviceCreateInfo, LayerDeviceCreateInfoData, LayerFunction};

    use super::*;

    /// Handles of the application; one level down each has the next address.
    const HANDLES: [vk::PhysicalDevice; 2] = [handle(0x10), handle(0x20)];

    const fn handle(address: usize) -> vk::PhysicalDevice {
        vk::PhysicalDevice::from_raw(ptr::without_provenance_mut(address))
    }

    fn lower(upper: vk::PhysicalDevice) -> vk::PhysicalDevice {
        handle(upper.as_raw().addr() + 1)
    }

    fn group(p_next: *const c_void) -> vk::DeviceGroupDeviceCreateInfo {
        vk::DeviceGroupDeviceCreateInfo {
            p_next,
            physical_device_count: 2,
            p_physical_devices: HANDLES.as_ptr(),
            ..Default::default()
        }
    }

    fn features(p_next: *const c_void) -> vk::PhysicalDeviceFeatures2 {
        vk::PhysicalDeviceFeatures2 {
            p_next: p_next.cast_mut(),
            features: vk::PhysicalDeviceFeatures {
                robust_buffer_access: vk::TRUE,
                inherited_queries: vk::TRUE,
                ..Default::default()
            },
            ..Default::default()
        }
    }

    fn loader_node(p_next: *const c_void) -> LayerDeviceCreateInfo {
        LayerDeviceCreateInfo {
            s_type: vk::StructureType::LOADER_DEVICE_CREATE_INFO,
            p_next,
            function: LayerFunction::LOADER_DATA_CALLBACK,
            u: LayerDeviceCreateInfoData { pfn_set_device_loader_data: None },
        }
    }

    fn address<T>(of: &T) -> *const c_void {
        ptr::from_ref(of).cast()
    }

    /// The chain from `p_next` on, and the handles of the group info in it.
    fn look(p_next: *const c_void) -> (Vec<*const c_void>, Vec<usize>) {
        let (mut chain, mut handles) = (Vec::new(), Vec::new());
        let mut node = p_next.cast::<vk::BaseInStructure>();
        // SAFETY: the chains of these tests.
        while let Some(structure) = unsafe { node.as_ref() } {
            if structure.s_type == vk::StructureType::DEVICE_GROUP_DEVICE_CREATE_INFO {
                // SAFETY: the type says so, and the array has two elements.
                let list = unsafe {
                    let group = &*node.cast::<vk::DeviceGroupDeviceCreateInfo>();
                    std::slice::from_raw_parts(group.p_physical_devices, 2)
                };
                handles.extend(list.iter().map(|handle| handle.as_raw().addr()));
            }
            chain.push(node.cast());
            node = structure.p_next;
        }
        (chain, handles)
    }

    fn unwrapped(p_next: &mut *const c_void) -> UnwrappedGroup {
        // SAFETY: a valid chain that outlives the result.
        let group = unsafe { unwrap(p_next, HostAllocator::NONE, lower) };
        group.expect("memory").expect("a group info")
    }

    #[test]
    fn structures_in_front_are_copied_and_none_is_written_to() {
        let last = features(ptr::null());
        let group = group(address(&last));
        let second = vk::PhysicalDeviceMultiviewFeatures {
            p_next: address(&group).cast_mut(),
            multiview: vk::TRUE,
            ..Default::default()
        };
        let first = features(address(&second));
        let mut p_next = address(&first);
        let original = look(p_next);
        let unwrapped = unwrapped(&mut p_next);
        let (chain, handles) = look(p_next);
        assert_eq!(handles, [0x11, 0x21]);
        assert_eq!(chain.len(), 4);
        assert_eq!(chain[3], address(&last), "what follows is the application's");
        assert!(chain[..3].iter().all(|node| !original.0.contains(node)));
        // SAFETY: the copies have the types of the originals.
        unsafe {
            let first = &*chain[0].cast::<vk::PhysicalDeviceFeatures2>();
            assert_eq!(first.features.robust_buffer_access, vk::TRUE);
            assert_eq!(first.features.inherited_queries, vk::TRUE);
            let second = &*chain[1].cast::<vk::PhysicalDeviceMultiviewFeatures>();
            assert_eq!(second.multiview, vk::TRUE);
        }
        assert_eq!(look(address(&first)), original, "while the call lasts, too");
        drop(unwrapped);
    }

    #[test]
    fn the_loaders_own_nodes_lead_to_the_copies() {
        let group = group(ptr::null());
        let features = features(address(&group));
        let inner = loader_node(address(&features));
        let outer = loader_node(address(&inner));
        let mut p_next = address(&outer);
        let unwrapped = unwrapped(&mut p_next);
        let (chain, handles) = look(address(&outer));
        assert_eq!(handles, [0x11, 0x21]);
        assert_eq!(chain[..2], [address(&outer), address(&inner)]);
        assert_eq!(look(address(&features)).1, [0x10, 0x20]);
        drop(unwrapped);
        assert_eq!(inner.p_next, address(&features));
    }

    #[test]
    fn the_link_of_an_unknown_structure_is_changed_and_put_back() {
        let group = group(ptr::null());
        let unknown = vk::BaseInStructure {
            s_type: vk::StructureType::from_raw(0x7FFF_0000),
            p_next: address(&group).cast(),
        };
        let features = features(address(&unknown));
        let mut p_next = address(&features);
        let original = look(p_next);
        let unwrapped = unwrapped(&mut p_next);
        assert_eq!(look(p_next).1, [0x11, 0x21]);
        drop(unwrapped);
        assert_eq!(look(address(&features)), original);
    }

    #[test]
    fn chains_without_a_group_stay() {
        let features = features(ptr::null());
        let empty = vk::DeviceGroupDeviceCreateInfo::default();
        for start in [ptr::null(), address(&features), address(&empty)] {
            let mut p_next = start;
            // SAFETY: a valid chain.
            let group = unsafe { unwrap(&mut p_next, HostAllocator::NONE, lower) };
            assert!(group.expect("memory").is_none());
            assert_eq!(p_next, start);
        }
    }
}
