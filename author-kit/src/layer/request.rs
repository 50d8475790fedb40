//! What the requests of instances and devices share: names of extensions, and a chain of their own.
//!
//! An application's chain is not the layer's to write to. A request copies the chain before its first
//! change, into memory that lives until the next layer's function has returned.

use std::ffi::{CStr, c_char, c_void};

use dispatch_tables::layer::{LayerDeviceCreateInfo, LayerInstanceCreateInfo};
use dispatch_tables::vk::chain::{Extends, structures};
use dispatch_tables::vk::{BaseInStructure, StructureType};
use dispatch_tables::{Extension, vk};

use crate::structure::{Arena, of_type};

/// The chain of a request.
pub(crate) struct Chain {
    pub(crate) arena: Arena,
    is_own: bool,
    /// The first structure of the application's, whose size the kit does not know.
    pub(crate) end: *const BaseInStructure,
}

impl Default for Chain {
    fn default() -> Self {
        Self { arena: Arena::default(), is_own: false, end: core::ptr::null() }
    }
}

impl Chain {
    /// Makes the structures before the first unknown one copies.
    ///
    /// # Safety
    ///
    /// The chain is valid.
    pub(crate) unsafe fn own(&mut self, first: &mut *const c_void) {
        if self.is_own {
            return;
        }
        self.is_own = true;
        let mut next: *mut *const c_void = first;
        // SAFETY: the caller guarantees the chain, and each structure has the size of its type.
        unsafe {
            loop {
                let structure = next.read().cast::<BaseInStructure>();
                self.end = structure;
                let Some(size) = structure.as_ref().and_then(|one| size_of_type(one.s_type)) else {
                    return;
                };
                let copy = self.arena.copy(structure.cast(), size);
                next.write(copy.cast());
                next = (&raw mut (*copy.cast::<BaseInStructure>()).p_next).cast();
            }
        }
    }

    /// Puts a copy of the structure in front of a chain.
    pub(crate) fn push<Root: vk::chain::Structure, T: Extends<Root>>(
        &mut self,
        first: &mut *const c_void,
        structure: T,
    ) {
        let copy = self.arena.put(structure).cast::<BaseInStructure>();
        // SAFETY: every structure begins as this one does.
        unsafe { (*copy).p_next = first.cast() };
        *first = copy.cast();
    }

    /// The structure of this type, to be written; none where the chain has none before an unknown one.
    ///
    /// # Safety
    ///
    /// The chain is valid.
    pub(crate) unsafe fn edit<Root: vk::chain::Structure, T: Extends<Root>>(
        &mut self,
        first: &mut *const c_void,
    ) -> Option<&mut T> {
        // SAFETY: the caller guarantees the chain; the structures before the end are copies.
        unsafe {
            self.own(first);
            let mut own = structures(*first).take_while(|structure| *structure != self.end);
            let found = own.find(|structure| (**structure).s_type == T::TYPE)?;
            Some(&mut *found.cast_mut().cast::<T>())
        }
    }
}

/// The size of a structure, of the registry's or the loader's.
fn size_of_type(ty: StructureType) -> Option<usize> {
    match ty {
        StructureType::LOADER_INSTANCE_CREATE_INFO => Some(size_of::<LayerInstanceCreateInfo>()),
        StructureType::LOADER_DEVICE_CREATE_INFO => Some(size_of::<LayerDeviceCreateInfo>()),
        _ => of_type(ty).map(|row| row.size),
    }
}

/// The names of a create info.
///
/// # Safety
///
/// `names` is null or points to `count` pointers.
pub(crate) unsafe fn names(names: *const *const c_char, count: u32) -> Vec<*const c_char> {
    match names.is_null() {
        true => Vec::new(),
        // SAFETY: the caller guarantees `count` pointers.
        false => unsafe { std::slice::from_raw_parts(names, count as usize) }.to_vec(),
    }
}

/// The name of an extension is among those of a create info.
pub(crate) fn is_enabled(names: &[*const c_char], extension: &CStr) -> bool {
    let mut is_there = false;
    each_name(names, |name| is_there |= name == extension);
    is_there
}

/// Adds the name of an extension to those of a create info, unless it is there.
pub(crate) fn enable(names: &mut Vec<*const c_char>, extension: Extension) {
    if !is_enabled(names, extension.name()) {
        names.push(extension.name().as_ptr());
    }
}

/// Takes the name of an extension from those of a create info.
pub(crate) fn disable(names: &mut Vec<*const c_char>, extension: &CStr) {
    names.retain(|name| !is_enabled(&[*name], extension));
}

/// Calls `see` with each name of a create info. Names of device extensions may be null (layers.md
/// 8.2).
pub(crate) fn each_name(names: &[*const c_char], mut see: impl FnMut(&CStr)) {
    for &name in names.iter().filter(|name| !name.is_null()) {
        // SAFETY: the names of a valid create info are C strings, and so are those of extensions.
        see(unsafe { CStr::from_ptr(name) });
    }
}

#[cfg(test)]
mod tests;
