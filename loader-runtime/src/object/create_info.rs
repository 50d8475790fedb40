//! Owned copies of surface create infos (callpath.md 5.2 step 7).
//!
//! A driver's surface is created long after the application's call returned, so the whole `pNext`
//! chain is copied. Only known structures can be copied; what their pointers lead to (window-system
//! objects) belongs to the application and is not.

use std::alloc::Layout;
use std::ffi::c_void;
use std::ptr::{self, NonNull};

use allocator_api2::alloc::Allocator as _;
use dispatch_tables::vk;

use crate::memory::{HostAllocator, OutOfHostMemory};

/// Nodes are copied back to back, each at this alignment.
const ALIGNMENT: usize = 8;

/// A structure that may stand in a chain.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    s_type: vk::StructureType,
    size: usize,
}

impl Node {
    /// The node of structure `T`, which carries `s_type`.
    pub(crate) const fn of<T>(s_type: vk::StructureType) -> Self {
        assert!(align_of::<T>() <= ALIGNMENT, "chain copies are aligned to 8 bytes");
        Self { s_type, size: size_of::<T>() }
    }
}

/// Why a chain was not copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CopyError {
    /// A structure of the chain is none of the allowed ones.
    UnknownStructure(vk::StructureType),
    /// The allocator refused.
    OutOfHostMemory,
}

impl From<OutOfHostMemory> for CopyError {
    fn from(_: OutOfHostMemory) -> Self {
        Self::OutOfHostMemory
    }
}

/// Copies a create info with its chain. The result is freed with [`free_chain`].
///
/// # Safety
///
/// `create_info` is a valid chain of Vulkan structures.
pub(crate) unsafe fn copy_chain(
    create_info: *const c_void,
    allowed: &[Node],
    allocator: HostAllocator,
) -> Result<NonNull<c_void>, CopyError> {
    // SAFETY: the caller's promise.
    let size = unsafe { chain_size(create_info.cast(), allowed) }?;
    let layout = layout(size)?;
    let copy = allocator.allocate(layout).map_err(OutOfHostMemory::from)?.cast::<u8>();
    let mut source = create_info.cast::<vk::BaseInStructure>();
    let mut target = copy.as_ptr();
    let mut link: *mut *const vk::BaseInStructure = ptr::null_mut();
    // SAFETY: `chain_size` walked the same chain, so every node is known and all of them fit.
    unsafe {
        while let Some(node) = source.as_ref() {
            let size = size_of_node(node.s_type, allowed)?;
            ptr::copy_nonoverlapping(source.cast::<u8>(), target, size);
            if !link.is_null() {
                link.write(target.cast());
            }
            link = &raw mut (*target.cast::<vk::BaseInStructure>()).p_next;
            target = target.add(size.next_multiple_of(ALIGNMENT));
            source = node.p_next;
        }
    }
    Ok(copy.cast())
}

/// Frees what [`copy_chain`] made.
///
/// # Safety
///
/// `copy` came from [`copy_chain`] with the same `allowed` and `allocator`, and is not used any
/// more.
pub(crate) unsafe fn free_chain(copy: NonNull<c_void>, allowed: &[Node], allocator: HostAllocator) {
    // SAFETY: the copy is a valid chain of allowed structures.
    let size = unsafe { chain_size(copy.as_ptr().cast_const().cast(), allowed) };
    if let Ok(layout) = size.and_then(|size| Ok(layout(size)?)) {
        // SAFETY: allocated by `copy_chain` with the layout of the same chain.
        unsafe { allocator.deallocate(copy.cast(), layout) };
    }
}

fn layout(size: usize) -> Result<Layout, OutOfHostMemory> {
    Layout::from_size_align(size, ALIGNMENT).map_err(|_| OutOfHostMemory)
}

/// The size of a copy: every node rounded up to the alignment.
///
/// # Safety
///
/// `node` is null or a valid chain.
unsafe fn chain_size(
    mut node: *const vk::BaseInStructure,
    allowed: &[Node],
) -> Result<usize, CopyError> {
    let mut size = 0_usize;
    // SAFETY: the caller's promise.
    while let Some(structure) = unsafe { node.as_ref() } {
        let node_size = size_of_node(structure.s_type, allowed)?.next_multiple_of(ALIGNMENT);
        size = size.checked_add(node_size).ok_or(OutOfHostMemory)?;
        node = structure.p_next;
    }
    Ok(size)
}

fn size_of_node(s_type: vk::StructureType, allowed: &[Node]) -> Result<usize, CopyError> {
    let node = allowed.iter().find(|node| node.s_type == s_type);
    node.map(|node| node.size).ok_or(CopyError::UnknownStructure(s_type))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DISPLAY: [Node; 2] = [
        Node::of::<vk::DisplaySurfaceCreateInfoKHR>(
            vk::StructureType::DISPLAY_SURFACE_CREATE_INFO_KHR,
        ),
        Node::of::<vk::DisplaySurfaceStereoCreateInfoNV>(
            vk::StructureType::DISPLAY_SURFACE_STEREO_CREATE_INFO_NV,
        ),
    ];

    #[test]
    fn a_chain_is_copied_and_relinked() {
        let stereo = vk::DisplaySurfaceStereoCreateInfoNV {
            stereo_type: vk::DisplaySurfaceStereoTypeNV::HDMI_3D,
            ..Default::default()
        };
        let info = vk::DisplaySurfaceCreateInfoKHR {
            p_next: ptr::from_ref(&stereo).cast(),
            plane_index: 7,
            global_alpha: 0.5,
            ..Default::default()
        };
        // SAFETY: the chain is valid, and the copy has the same structures until it is freed.
        unsafe {
            let copy =
                copy_chain(ptr::from_ref(&info).cast(), &DISPLAY, HostAllocator::NONE).unwrap();
            let first = copy.cast::<vk::DisplaySurfaceCreateInfoKHR>().as_ref();
            assert_eq!((first.plane_index, first.global_alpha), (7, 0.5));
            assert_ne!(first.p_next, info.p_next);
            let second = &*first.p_next.cast::<vk::DisplaySurfaceStereoCreateInfoNV>();
            assert_eq!(second.stereo_type, stereo.stereo_type);
            assert!(second.p_next.is_null());
            free_chain(copy, &DISPLAY, HostAllocator::NONE);
        }
    }

    #[test]
    fn an_unknown_structure_is_refused_with_its_type() {
        let stereo = vk::DisplaySurfaceStereoCreateInfoNV::default();
        let info = vk::DisplaySurfaceCreateInfoKHR {
            p_next: ptr::from_ref(&stereo).cast(),
            ..Default::default()
        };
        let allowed = &DISPLAY[..1];
        // SAFETY: the chain is valid.
        let copy = unsafe { copy_chain(ptr::from_ref(&info).cast(), allowed, HostAllocator::NONE) };
        assert_eq!(copy, Err(CopyError::UnknownStructure(stereo.s_type)));
    }
}
