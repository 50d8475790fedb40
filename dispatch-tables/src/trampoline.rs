//! The trampolines with which a driver answers `vkGetInstanceProcAddr` for commands of physical devices and devices.
//!
//! What an instance gives must work with every device of it, but a driver may well have different functions for
//! different devices. So it gives trampolines: functions that find the dispatch table by the object that they are
//! called with, and jump to what is in the command's slot. On x86-64 that is two loads and a jump.
//!
//! # How an object gives its table
//!
//! Every dispatchable object of a driver begins with a word for the loader, which holds `ICD_LOADER_MAGIC` until the
//! loader puts its own pointer there. The trampolines take **the second word** for a pointer to the dispatch table:
//! of a physical device to a [`PhysicalDeviceDispatchTable`], of a device, queue, command buffer or whatever else
//! belongs to a device, to the device's [`DeviceDispatchTable`]. [`ObjectHeader`] is these two words: make it the first
//! field of a `repr(C)` object.
//!
//! Objects of other layouts can be served as well, with trampolines of their own.
//!
//! ```
//! use dispatch_tables::trampoline::ObjectHeader;
//! use dispatch_tables::{Command, DeviceDispatchTable, vk};
//!
//! #[repr(C)]
//! struct Queue {
//!     header: ObjectHeader<DeviceDispatchTable>,
//!     submissions: u32,
//! }
//!
//! unsafe extern "system" fn queue_wait_idle(_: vk::Queue) -> vk::Result {
//!     vk::Result::TIMEOUT
//! }
//!
//! let mut table = DeviceDispatchTable::EMPTY;
//! table.queue_wait_idle = Some(queue_wait_idle);
//! let mut queue = Queue { header: ObjectHeader::new(&table), submissions: 0 };
//! let handle = vk::Queue::from_raw((&raw mut queue).cast());
//! let trampoline = DeviceDispatchTable::TRAMPOLINES.queue_wait_idle().unwrap();
//! // SAFETY: the queue is one, and its table has the command.
//! assert_eq!(unsafe { trampoline(handle) }, vk::Result::TIMEOUT);
//! ```

use core::cell::UnsafeCell;
use core::ffi::c_void;

use crate::dispatch::{DeviceDispatchTable, PhysicalDeviceDispatchTable};
use crate::lookup::Command;
use crate::vk::PFN_vkVoidFunction;

/// `ICD_LOADER_MAGIC`: what the loader expects in the first word of a dispatchable object (`vk_icd.h`).
pub const ICD_LOADER_MAGIC: usize = 0x01CD_C0DE;

/// The first two words of a driver's dispatchable object. `T` is the dispatch table's type.
#[repr(C)]
#[derive(Debug)]
pub struct ObjectHeader<T> {
    /// The loader's word.
    loader: UnsafeCell<usize>,
    /// The functions that trampolines call for this object.
    pub dispatch: *const T,
}

// The trampolines rely on it.
const _: () = assert!(
    core::mem::offset_of!(ObjectHeader<DeviceDispatchTable>, dispatch) == size_of::<usize>()
        && size_of::<ObjectHeader<PhysicalDeviceDispatchTable>>() == 2 * size_of::<usize>()
);

impl<T> ObjectHeader<T> {
    /// The header of a new object, which the loader has not seen yet. The table must live as long as the object.
    #[must_use]
    pub const fn new(dispatch: *const T) -> Self {
        ObjectHeader {
            loader: UnsafeCell::new(ICD_LOADER_MAGIC),
            dispatch,
        }
    }
}

// SAFETY: the table is only read, by whichever thread calls a command; the loader's word is the loader's, which writes
// it before it gives the object to the application.
unsafe impl<T: Sync> Send for ObjectHeader<T> {}
// SAFETY: as for `Send`.
unsafe impl<T: Sync> Sync for ObjectHeader<T> {}

/// A handle that trampolines are called with.
pub(crate) trait Object: Copy {
    /// The commands of its dispatch table by slot.
    const COMMANDS: &'static [Command];

    /// Where the object is.
    fn address(self) -> *const c_void;
}

/// `object!(vk::Queue, DeviceDispatchTable)`: objects of this handle have tables of this type.
macro_rules! object {
    ($handle:ty, $table:ident) => {
        impl Object for $handle {
            const COMMANDS: &'static [Command] = $table::COMMANDS;

            fn address(self) -> *const core::ffi::c_void {
                self.as_raw()
            }
        }
    };
}
pub(crate) use object;

/// A command's type, which has a trampoline for each slot that the command may be in.
pub(crate) trait Trampoline<const SLOT: usize>: Sized {
    /// The function that jumps to the one in the slot.
    const FUNCTION: Self;
}

/// The trampoline to a command of type `F` in slot `SLOT`.
pub(crate) const fn trampoline<const SLOT: usize, F: Trampoline<SLOT>>() -> Option<F> {
    Some(F::FUNCTION)
}

/// What is in the slot `SLOT` of the object's table.
///
/// # Safety
///
/// The object begins with an [`ObjectHeader`], whose table has a function in the slot.
#[inline(always)]
unsafe fn slot<const SLOT: usize, O: Object>(object: O) -> unsafe extern "system" fn() {
    let header = object.address().cast::<ObjectHeader<PFN_vkVoidFunction>>();
    // SAFETY: the caller says that it is one. A dispatch table is an array of functions.
    let function = unsafe { *(*header).dispatch.add(SLOT) };
    debug_assert!(
        function.is_some(),
        "the object's dispatch table has no {:?}",
        O::COMMANDS[SLOT]
    );
    // SAFETY: the caller says that there is one.
    unsafe { function.unwrap_unchecked() }
}

/// `trampolines!(three(a A, b B))`: the trampolines to commands of three parameters, an object and two more.
macro_rules! trampolines {
    ($($name:ident($($parameter:ident $ty:ident),*)),* $(,)?) => {$(
        /// # Safety
        ///
        /// That of the command; and the object begins with an [`ObjectHeader`], whose table has a function of the
        /// command's type in the slot `SLOT`.
        unsafe extern "system" fn $name<const SLOT: usize, O: Object, R, $($ty),*>(
            object: O,
            $($parameter: $ty),*
        ) -> R {
            // SAFETY: the caller says that the object has a table with a function in the slot.
            let function = unsafe { slot::<SLOT, O>(object) };
            // SAFETY: the caller says that the function is of this type.
            let function = unsafe {
                core::mem::transmute::<
                    unsafe extern "system" fn(),
                    unsafe extern "system" fn(O, $($ty),*) -> R,
                >(function)
            };
            // SAFETY: the caller keeps to the command's rules.
            unsafe { function(object, $($parameter),*) }
        }

        impl<const SLOT: usize, O: Object, R, $($ty),*> Trampoline<SLOT>
            for unsafe extern "system" fn(O, $($ty),*) -> R
        {
            const FUNCTION: Self = $name::<SLOT, O, R, $($ty),*>;
        }
    )*};
}

trampolines!(
    one(),
    two(a A),
    three(a A, b B),
    four(a A, b B, c C),
    five(a A, b B, c C, d D),
    six(a A, b B, c C, d D, e E),
    seven(a A, b B, c C, d D, e E, f F),
    eight(a A, b B, c C, d D, e E, f F, g G),
    nine(a A, b B, c C, d D, e E, f F, g G, h H),
    ten(a A, b B, c C, d D, e E, f F, g G, h H, i I),
    eleven(a A, b B, c C, d D, e E, f F, g G, h H, i I, j J),
    twelve(a A, b B, c C, d D, e E, f F, g G, h H, i I, j J, k K),
    thirteen(a A, b B, c C, d D, e E, f F, g G, h H, i I, j J, k K, l L),
    fourteen(a A, b B, c C, d D, e E, f F, g G, h H, i I, j J, k K, l L, m M),
    fifteen(a A, b B, c C, d D, e E, f F, g G, h H, i I, j J, k K, l L, m M, n N),
    sixteen(a A, b B, c C, d D, e E, f F, g G, h H, i I, j J, k K, l L, m M, n N, p P),
);
