//! `pNext` chains that the compiler checks: a structure goes into the chains that the registry allows,
//! and into no other.
//!
//! ```
//! use dispatch_tables::vk::{self, chain::Chain};
//!
//! let mut properties = vk::PhysicalDeviceVulkan13Properties::default();
//! let mut query = Chain::new(vk::PhysicalDeviceProperties2::default());
//! query.push(&mut properties);
//! # let get_physical_device_properties2 = |_, p: *mut vk::PhysicalDeviceProperties2| unsafe {
//! #     vk::chain::find_mut::<vk::PhysicalDeviceVulkan13Properties, _>(&mut *p).unwrap().min_subgroup_size = 8;
//! # };
//! # let physical_device = vk::PhysicalDevice::NULL;
//! get_physical_device_properties2(physical_device, query.as_mut_ptr());
//! assert_eq!(query.properties.api_version, 0);
//! assert_eq!(properties.min_subgroup_size, 8);
//! ```
//!
//! A structure that the registry does not allow in the chain does not compile, and neither does a
//! structure that is gone before the chain is:
//!
//! ```compile_fail,E0277
//! use dispatch_tables::vk::{self, chain::Chain};
//!
//! let mut messenger = vk::DebugUtilsMessengerCreateInfoEXT::default();
//! Chain::new(vk::DeviceCreateInfo::default()).push(&mut messenger);
//! ```
//!
//! [`find`] and [`structures`] read chains that others have made.

use core::ffi::c_void;
use core::marker::PhantomData;
use core::ops::Deref;
use core::ptr::{self, null_mut};

use super::{BaseInStructure, BaseOutStructure, StructureType};

/// A structure with an `s_type`.
///
/// # Safety
///
/// The structure is `repr(C)`, begins with `s_type` and `p_next`, and is the one that
/// [`Structure::TYPE`] stands for.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no `s_type`: it begins no chain and is in none",
    note = "chains are of structures that begin with `s_type` and `p_next`"
)]
pub unsafe trait Structure: Copy {
    /// The value of `s_type`.
    const TYPE: StructureType;
}

/// A structure that may be in the chain of a `Root`.
///
/// # Safety
///
/// The registry's `structextends` of this structure names `Root`.
#[diagnostic::on_unimplemented(
    message = "a `{Self}` may not be in the chain of a `{Root}`",
    label = "not allowed in this chain",
    note = "the implementations of `Extends` are the chains in which the registry allows `{Self}`"
)]
pub unsafe trait Extends<Root: Structure>: Structure {}

/// A structure with a chain of structures that live for `'a`. It dereferences to the structure.
#[repr(transparent)]
pub struct Chain<'a, Root: Structure> {
    /// Its `p_next` leads to structures that were pushed, each of which is borrowed for `'a`.
    root: Root,
    pushed: PhantomData<&'a mut ()>,
}

impl<'a, Root: Structure> Chain<'a, Root> {
    /// The structure without a chain: an `s_type` and `p_next` that it had are lost.
    #[must_use]
    pub fn new(mut root: Root) -> Self {
        link(&mut root, null_mut());
        Self { root, pushed: PhantomData }
    }

    /// Puts `next` into the chain, in front of the other structures. An `s_type` and `p_next` that
    /// it had are lost.
    pub fn push<Next: Extends<Root>>(&mut self, next: &'a mut Next) -> &mut Self {
        let root = (&raw mut self.root).cast::<BaseOutStructure>();
        // SAFETY: a `Structure` begins as a `BaseOutStructure` does.
        unsafe {
            link(next, (*root).p_next);
            (*root).p_next = ptr::from_mut(next).cast();
        }
        self
    }

    /// The structure with its chain, for a command to read.
    #[must_use]
    pub const fn as_ptr(&self) -> *const Root {
        &raw const self.root
    }

    /// The structure with its chain, for a command to write to.
    #[must_use]
    pub const fn as_mut_ptr(&mut self) -> *mut Root {
        &raw mut self.root
    }
}

impl<Root: Structure> Deref for Chain<'_, Root> {
    type Target = Root;

    fn deref(&self) -> &Root {
        &self.root
    }
}

/// Gives a structure its type and what follows it.
fn link<S: Structure>(structure: &mut S, next: *mut BaseOutStructure) {
    let structure = ptr::from_mut(structure).cast::<BaseOutStructure>();
    // SAFETY: a `Structure` begins as a `BaseOutStructure` does.
    unsafe { (*structure).s_type = S::TYPE };
    // SAFETY: as above.
    unsafe { (*structure).p_next = next };
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
        let mut info = Chain::new(DeviceCreateInfo::default());
        info.push(&mut features).push(&mut newer);
        // SAFETY: the structures of the chain are those above.
        unsafe {
            let types: Vec<_> = structures(info.p_next).map(|link| (*link).s_type).collect();
            assert_eq!(
                types,
                [PhysicalDeviceVulkan13Features::TYPE, PhysicalDeviceFeatures2::TYPE]
            );
            let info = &mut *info.as_mut_ptr();
            let found = find_mut::<PhysicalDeviceFeatures2, _>(info).expect("it was pushed");
            found.features.geometry_shader = 1;
            let found = find::<PhysicalDeviceFeatures2, _>(info).expect("it was pushed");
            assert_eq!(found.features.geometry_shader, 1);
            assert!(find::<PhysicalDeviceVulkan12Features, _>(info).is_none());
        }
        assert_eq!(features.features.geometry_shader, 1);
    }

    /// Safe code can write any type and pointer into a structure. A chain is of what was pushed.
    #[test]
    fn a_chain_forgets_the_types_and_pointers_that_structures_had() {
        let wrong = StructureType::APPLICATION_INFO;
        let garbage = core::ptr::without_provenance_mut(8);
        let mut features =
            PhysicalDeviceFeatures2 { s_type: wrong, p_next: garbage, ..Default::default() };
        let root = DeviceCreateInfo { s_type: wrong, p_next: garbage, ..Default::default() };
        let mut info = Chain::new(root);
        assert!(info.p_next.is_null());
        assert_eq!(info.s_type, DeviceCreateInfo::TYPE);
        info.push(&mut features);
        // SAFETY: the structure of the chain is the one above.
        assert_eq!(unsafe { structures(info.p_next) }.count(), 1);
        assert_eq!(features.s_type, PhysicalDeviceFeatures2::TYPE);
    }

    #[test]
    fn an_empty_chain_has_no_structure() {
        // SAFETY: null is allowed.
        assert_eq!(unsafe { structures(null()) }.count(), 0);
    }
}
