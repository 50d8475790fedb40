//! Call chains: the layers between a trampoline and a terminator (callpath.md 2.4, 7.2).
//!
//! A chain is a list of entities: layers, and the loader's own terminators at the end. The loader
//! looks up by name the functions that each entity intercepts.
//! [`instance::chain`](crate::instance::chain) and [`device::chain`](crate::device::chain) build
//! the create info for the chain, call the first entity, and fill the dispatch tables from its
//! answers. The loader's structures are in the `pNext` chain even when there is no layer. This file
//! holds what both have in common.

use core::ffi::c_void;
use core::{mem, ptr};

use dispatch_tables::{Command, Level, vk};

use crate::commands;
use crate::lookup::unknown_names::Function;
use crate::memory::{Allocated, List, try_push};
use crate::pnext::next_pointer;

/// The function that a lookup returns for a command.
///
/// # Safety
/// `get` may be called with `instance`, and `F` is the type of the command's function.
pub(crate) unsafe fn look_up<F: Copy>(
    get: vk::PFN_vkGetInstanceProcAddr,
    instance: vk::Instance,
    command: Command,
) -> Option<F> {
    // SAFETY: the caller promises a lookup for the instance and the type of the function, and the
    // name is a C string.
    unsafe { Some(typed(get(instance, command.name().as_ptr())?)) }
}

/// A function with the signature `F`.
///
/// # Safety
/// The function has this signature.
pub(crate) unsafe fn typed<F: Copy>(function: Function) -> F {
    const { assert!(size_of::<F>() == size_of::<Function>()) };
    // SAFETY: the caller promises that the function has this type.
    unsafe { mem::transmute_copy(&function) }
}

/// Adds a link, and returns its address: each link points to the one before. The list has room,
/// because its links must not move; nothing else refers to them while it grows.
pub(crate) fn add_link<T>(links: &mut List<T>, link: T) -> Allocated<*mut T> {
    let place = links.len();
    try_push(links, link)?;
    // SAFETY: the list has more elements than `place`. Unlike `last_mut`, this borrows no other
    // link.
    Ok(unsafe { links.as_mut_ptr().add(place) })
}

/// Puts the loader's nodes in front of `next`, each in front of the node before it. Returns the
/// first one of the chain.
///
/// # Safety
/// `T` is a structure with an `sType` and a `pNext`.
pub(crate) unsafe fn in_front<T>(nodes: &mut [T], mut next: *const c_void) -> *const c_void {
    for node in nodes {
        let node = ptr::from_mut(node);
        // SAFETY: the caller promises a structure with a `pNext`.
        unsafe { *next_pointer(node.cast()) = next };
        next = node.cast();
    }
    next
}

/// Fills the slots of commands that this platform has: those of core versions, or the others.
pub(crate) fn fill_slots(
    commands: &[Command],
    slots: &mut [vk::PFN_vkVoidFunction],
    is_core: bool,
    mut ask: impl FnMut(Command) -> vk::PFN_vkVoidFunction,
) {
    for (command, slot) in commands.iter().zip(slots) {
        let is_wanted = command.core_version().is_some() == is_core;
        if is_wanted && command.level() != Level::Global && commands::is_known(*command) {
            *slot = ask(*command);
        }
    }
}
