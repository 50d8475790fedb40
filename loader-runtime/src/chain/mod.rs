//! Call chains: the layers between a trampoline and a terminator (callpath.md 2.4, 7.2).
//!
//! A chain is a list of entities: layers, and the loader's own terminators at the end. The loader
//! looks up by name the functions that each entity intercepts. [`instance`] and [`device`] build
//! the create info for the chain, call the first entity, and fill the dispatch tables from its
//! answers. The loader's structures are in the `pNext` chain even when there is no layer.

pub(crate) mod device;
pub(crate) mod device_group;
pub(crate) mod instance;
pub(crate) mod layers;

use crate::memory::List;

/// The last link of a list that no longer reallocates; null if the list is empty. Unlike
/// `last_mut`, the function borrows no other link, so that pointers to them stay valid.
fn last_link<T>(links: &mut List<T>) -> *mut T {
    match links.len().checked_sub(1) {
        // SAFETY: `last` is below the length of the list.
        Some(last) => unsafe { links.as_mut_ptr().add(last) },
        None => core::ptr::null_mut(),
    }
}
