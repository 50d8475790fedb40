//! `pNext` chains that the compiler checks: a structure goes into the chains that the registry allows,
//! and into no other.
//!
//! ```
//! use dispatch_tables::vk::{self, chain};
//!
//! let mut features = vk::PhysicalDeviceVulkan13Features { synchronization2: vk::TRUE, ..Default::default() };
//! let mut info = vk::DeviceCreateInfo::default();
//! chain::push(&mut info, &mut features);
//! // SAFETY: the chain is that of two structures that live on.
//! let found = unsafe { chain::find::<vk::PhysicalDeviceVulkan13Features, _>(&info) };
//! assert_eq!(found.map(|found| found.synchronization2), Some(vk::TRUE));
//! ```
//!
//! A structure that the registry does not allow in the chain does not compile:
//!
//! ```compile_fail,E0277
//! use dispatch_tables::vk::{self, chain};
//!
//! let mut info = vk::DeviceCreateInfo::default();
//! chain::push(&mut info, &mut vk::DebugUtilsMessengerCreateInfoEXT::default());
//! ```

use core::ffi::c_void;

use super::{BaseInStructure, BaseOutStructure, StructureType};

/// A structure with an `s_type`.
///
/// # Safety
///
/// The structure is `repr(C)`, begins with `s_type` and `p_next`, and is the one that
/// [`Structure::TYPE`] stands for.
pub unsafe trait Structure: Copy {
    /// The value of `s_type`.
    const TYPE: StructureType;
}

/// A structure that may be in the chain of a `Root`.
///
/// # Safety
///
/// The registry's `structextends` of this structure names `Root`.
pub unsafe trait Extends<Root: Structure>: Structure {}

/// Puts `next` into the chain of `root`, in front of the other structures. The `p_next` that `next`
/// had is lost.
///
/// The chain holds pointers: `next` must live as long as the chain is read.
pub fn push<Root: Structure, Next: Extends<Root>>(root: &mut Root, next: &mut Next) {
    let root = core::ptr::from_mut(root).cast::<BaseOutStructure>();
    let next = core::ptr::from_mut(next).cast::<BaseOutStructure>();
    // SAFETY: both are structures that begin as a `BaseOutStructure` does, by their traits.
    unsafe {
        (*next).p_next = (*root).p_next;
        (*root).p_next = next;
    }
}

/// The first `Next` in the chain of `root`.
///
/// # Safety
///
/// The chain is valid: each pointer of it leads to the structure that its `s_type` says, which lives
/// as long as `root` and is not written to.
#[must_use]
pub unsafe fn find<Next: Extends<Root>, Root: Structure>(root: &Root) -> Option<&Next> {
    // SAFETY: every `Structure` begins as a `BaseInStructure` does, and the caller says that the
    // chain is valid.
    unsafe {
        let first = (*core::ptr::from_ref(root).cast::<BaseInStructure>()).p_next;
        let found = structures(first.cast()).find(|&link| (*link).s_type == Next::TYPE);
        found.map(|found| &*found.cast::<Next>())
    }
}

/// The first `Next` in the chain of `root`, for a query to fill.
///
/// # Safety
///
/// As for [`find`]; and nothing else uses the structures of the chain meanwhile.
#[must_use]
pub unsafe fn find_mut<Next: Extends<Root>, Root: Structure>(root: &mut Root) -> Option<&mut Next> {
    // SAFETY: as in `find`, and the caller says that nobody else uses the chain.
    unsafe {
        let first = (*core::ptr::from_mut(root).cast::<BaseOutStructure>()).p_next;
        let found = structures(first.cast()).find(|&link| (*link).s_type == Next::TYPE);
        found.map(|found| &mut *found.cast_mut().cast::<Next>())
    }
}

/// The structures of the chain that begins at `p_next`, whatever they are.
///
/// # Safety
///
/// `p_next` is null or leads to a valid chain, which stays valid while the iterator is used.
pub unsafe fn structures(p_next: *const c_void) -> impl Iterator<Item = *const BaseInStructure> {
    let next = |link: *const BaseInStructure| (!link.is_null()).then_some(link);
    core::iter::successors(next(p_next.cast()), move |&link| {
        // SAFETY: the caller says that the chain is valid.
        next(unsafe { (*link).p_next })
    })
}

#[cfg(test)]
mod tests {
    use core::ptr::null;
    use std::vec::Vec;

    use super::*;
    use crate::vk::{
        DeviceCreateInfo, PhysicalDeviceFeatures2, PhysicalDeviceVulkan12Features,
        PhysicalDeviceVulkan13Features,
    };

    #[test]
    fn what_was_pushed_is_found() {
        let mut features = PhysicalDeviceFeatures2::default();
        let mut newer = PhysicalDeviceVulkan13Features::default();
        let mut info = DeviceCreateInfo::default();
        push(&mut info, &mut features);
        push(&mut info, &mut newer);
        // SAFETY: the structures of the chain are those above.
        unsafe {
            let types: Vec<_> = structures(info.p_next).map(|link| (*link).s_type).collect();
            assert_eq!(
                types,
                [PhysicalDeviceVulkan13Features::TYPE, PhysicalDeviceFeatures2::TYPE]
            );
            let found = find_mut::<PhysicalDeviceFeatures2, _>(&mut info).expect("it was pushed");
            found.features.geometry_shader = 1;
            let found = find::<PhysicalDeviceFeatures2, _>(&info).expect("it was pushed");
            assert_eq!(found.features.geometry_shader, 1);
            assert!(find::<PhysicalDeviceVulkan12Features, _>(&info).is_none());
        }
    }

    #[test]
    fn an_empty_chain_has_no_structure() {
        // SAFETY: null is allowed.
        assert_eq!(unsafe { structures(null()) }.count(), 0);
    }
}
