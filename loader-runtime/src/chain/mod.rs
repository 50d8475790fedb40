//! Call chains: what stands between a trampoline and a terminator (callpath.md 2.4, 7.2).
//!
//! A chain is a list of entities, each asked by name for what it wants to intercept; the last is
//! the loader's own terminator. `instance` and `device` build the create info that goes down, call
//! it, and fill the dispatch tables from the top entity. The `pNext` nodes that they put in front
//! of the application's are there even when the list has no layer.

pub(crate) mod device;
pub(crate) mod device_group;
pub(crate) mod instance;
pub(crate) mod layers;

use crate::memory::List;

/// The last link of a list that does not move any more, null if it is empty. Unlike `last_mut`,
/// this leaves the pointers to the links before it good.
fn last_link<T>(links: &mut List<T>) -> *mut T {
    match links.len().checked_sub(1) {
        // SAFETY: an index of the list.
        Some(last) => unsafe { links.as_mut_ptr().add(last) },
        None => std::ptr::null_mut(),
    }
}
