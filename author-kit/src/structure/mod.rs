//! Structures as data: where their pointers, arrays, chains and handles are, and deep copies made by
//! one walk over that data.
//!
//! Vulkan's structures own nothing: a driver that records a command, or a layer that changes a member
//! of a create info, copies what the structure points to. [`copy`] copies a structure with all that
//! it reaches into an [`Arena`]; [`copy_parameters`] does so with the parameters of a command.
//!
//! ```
//! use author_kit::structure::{self, Arena};
//! use dispatch_tables::vk;
//!
//! let copy = {
//!     let indices = vec![1, 2, 3];
//!     let info = vk::BufferCreateInfo {
//!         sharing_mode: vk::SharingMode::CONCURRENT,
//!         queue_family_index_count: 3,
//!         p_queue_family_indices: indices.as_ptr(),
//!         ..Default::default()
//!     };
//!     let arena = Arena::new();
//!     // SAFETY: the structure is valid.
//!     let copy = unsafe { structure::copy(&arena, &info) };
//!     (arena, copy)
//! };
//! // The indices are gone, their copy is not.
//! let (_arena, info) = copy;
//! // SAFETY: the arena lives on.
//! assert_eq!(unsafe { *(*info).p_queue_family_indices.add(2) }, 3);
//! ```
//!
//! A command that a driver records: [`write_slot`] puts each argument into a slot, the copy replaces
//! the pointers among the slots, and [`read_slot`] gives the arguments back.
//!
//! ```
//! use author_kit::structure::{self, Arena, read_slot, write_slot};
//! use dispatch_tables::{Command, vk};
//!
//! fn record(arena: &Arena, queue: &mut Vec<[u64; 4]>, regions: &[vk::Viewport]) {
//!     let mut slots = [0; 4];
//!     write_slot(&mut slots, 1, 0_u32); // slot 0 is the command buffer's
//!     write_slot(&mut slots, 2, regions.len() as u32);
//!     write_slot(&mut slots, 3, regions.as_ptr());
//!     let row = structure::of_command(Command::CMD_SET_VIEWPORT).expect("a command");
//!     // SAFETY: the slots hold the command's arguments, of the types of its parameters.
//!     unsafe { structure::copy_parameters(arena, row, &mut slots) };
//!     queue.push(slots);
//! }
//!
//! let (arena, mut queue) = (Arena::new(), Vec::new());
//! record(&arena, &mut queue, &[vk::Viewport { width: 7.0, ..Default::default() }]);
//! // SAFETY: slot 3 holds a pointer to viewports of the arena.
//! let first = unsafe { read_slot::<*const vk::Viewport>(&queue[0], 3).read() };
//! assert_eq!(first.width, 7.0);
//! ```
//!
//! What a command writes is not copied, nor is what a pointer of unknown meaning points to. Members
//! that the specification ignores because of a sibling of the same structure are not followed; those
//! that depend on another structure (the dynamic state of a pipeline) must be valid or null.
//!
//! | file | content |
//! |---|---|
//! | [`row`] | what is known of a structure, member or parameter |
//! | [`rows`] | the rows of the registry |
//! | [`walk`] | the copy, and the visit of handles |
//! | [`arena`] | memory for copies |
//! | `descriptors` | the data of update templates |

pub mod arena;
#[cfg(feature = "driver")]
pub(crate) mod descriptors;
pub mod row;
pub mod rows;
pub mod walk;

use dispatch_tables::vk;

pub use arena::Arena;
pub use row::{Parameters, Structure};
pub use rows::{of_command, of_type};
pub use walk::{Extent, HandlePlace};

use row::Reach;
use walk::{Memory, Walk};

/// A copy of a structure with all that it reaches.
///
/// # Safety
///
/// The structure is valid: its pointers are null or point to what its counts say, and its chain is
/// one of structures with their types.
pub unsafe fn copy<T: vk::chain::Structure>(arena: &Arena, source: &T) -> *mut T {
    // SAFETY: the caller's guarantee; the structure's type is that of its row.
    unsafe { copy_with(arena, Extent::All, source, |_| {}) }
}

/// A copy as [`copy`] makes it, and a call of `visit` for every handle in the copy, which may put
/// another one there.
///
/// # Safety
///
/// As for [`copy`].
///
/// # Panics
///
/// For a structure that the registry does not have.
pub unsafe fn copy_with<T: vk::chain::Structure>(
    arena: &Arena,
    extent: Extent,
    source: &T,
    visit: impl FnMut(HandlePlace<'_>),
) -> *mut T {
    let row = of_type(T::TYPE).expect("a structure of the registry");
    let copy = arena.put(*source);
    // SAFETY: the caller's guarantee; the copy may be written.
    unsafe {
        Walk { memory: Memory::Copied(arena, extent), visit }.structure(row, copy.cast(), None)
    };
    copy
}

/// Makes the pointers among a command's arguments ones to copies of what the command reads.
///
/// # Safety
///
/// The slots hold the arguments of a valid call of the command.
pub unsafe fn copy_parameters(arena: &Arena, row: &Parameters, slots: &mut [u64]) {
    // SAFETY: the caller's guarantee.
    unsafe { copy_parameters_with(arena, Extent::All, row, slots, |_| {}) }
}

/// As [`copy_parameters`], with a call of `visit` for every handle among the arguments and in the
/// copies, which may put another one there. Handles that the command writes are not visited.
///
/// # Safety
///
/// As for [`copy_parameters`].
///
/// # Panics
///
/// With fewer slots than the command has parameters.
pub unsafe fn copy_parameters_with(
    arena: &Arena,
    extent: Extent,
    row: &Parameters,
    slots: &mut [u64],
    visit: impl FnMut(HandlePlace<'_>),
) {
    assert!(size_of_val(slots) >= row.slots.size, "a slot for each parameter");
    let arguments = slots.as_mut_ptr().cast();
    // SAFETY: the caller's guarantee; the slots are the structure that the row describes.
    unsafe {
        Walk { memory: Memory::Copied(arena, extent), visit }.structure(&row.slots, arguments, None)
    };
}

/// Calls `visit` with every handle in the structures and arrays that a command has written.
///
/// # Safety
///
/// The slots hold the arguments of a call that has returned, and has written all that `row` says.
pub unsafe fn visit_written(
    row: &Parameters,
    slots: &mut [u64],
    mut visit: impl FnMut(HandlePlace<'_>),
) {
    let arguments = slots.as_mut_ptr().cast();
    let pointers = row.slots.members.iter().filter(|member| !member.constant);
    for member in pointers.filter(|member| !matches!(member.reach, Reach::Embedded(_))) {
        // SAFETY: the caller's guarantee.
        unsafe { walk::visit_member(member, arguments, &mut visit) };
    }
}

/// Puts an argument into its slot.
///
/// # Panics
///
/// Without a slot of that index.
pub fn write_slot<T: Copy>(slots: &mut [u64], index: usize, argument: T) {
    const { assert!(size_of::<T>() <= 8 && align_of::<T>() <= 8) };
    // SAFETY: a slot is as large and as aligned as any argument.
    unsafe { (&raw mut slots[index]).cast::<T>().write(argument) };
}

/// Takes an argument from its slot.
///
/// # Safety
///
/// The slot holds a `T`.
///
/// # Panics
///
/// Without a slot of that index.
pub unsafe fn read_slot<T: Copy>(slots: &[u64], index: usize) -> T {
    const { assert!(size_of::<T>() <= 8 && align_of::<T>() <= 8) };
    // SAFETY: the caller's guarantee.
    unsafe { (&raw const slots[index]).cast::<T>().read() }
}

#[cfg(test)]
mod tests;
