//! The trampolines of device commands that are no more than a jump, made of a row each
//! (`generated/device_trampolines.rs`): check the handle, jump to the slot (callpath.md 1.2, codes P
//! and L).
//!
//! Safety class: docs/safety.md, "Trampolines".

use dispatch_tables::{Command, vk};

use crate::api::invalid::{Parameter, invalid_handle};
use crate::generated::device_trampolines::each_device_trampoline;
use crate::object::dispatch::DeviceDispatch;

/// A row, and what becomes of it:
///
/// ```text
/// #[unsafe(no_mangle)] plain vkQueueWaitIdle QUEUE_WAIT_IDLE queue_wait_idle (queue: Queue) -> vk::Result;
/// ```
///
/// The word in front of the name is the kind of [`jump!`]. The first parameter is the handle by
/// which the table is found; its type stands without `vk::`, as the message about an invalid one
/// has it.
macro_rules! device_trampolines {
    (device {$(
        $(#$attribute:tt)* $kind:ident $name:ident $command:ident $slot:ident
        ($handle:ident: $object:ident $(, $argument:ident: $ty:ty)*) $(-> $result:ty)?;
    )*}) => {
        #[allow(unused_imports, reason = "which types rows need depends on the registry")]
        use core::ffi::{c_char, c_int, c_void};

        $(
            $(#$attribute)*
            #[allow(non_snake_case, reason = "trampolines have their C names")]
            #[allow(clippy::too_many_arguments, reason = "the registry's signatures")]
            #[allow(clippy::missing_transmute_annotations, reason = "the slot has its type")]
            pub(crate) unsafe extern "system" fn $name(
                $handle: vk::$object
                $(, $argument: $ty)*
            ) $(-> $result)? {
                // SAFETY: docs/safety.md, "Trampolines", "Reading the handle".
                match unsafe { DeviceDispatch::of($handle.as_raw()) } {
                    Some(dispatch) => jump!(
                        $kind dispatch.table.$slot,
                        unsafe extern "system" fn(vk::$object $(, $ty)*) $(-> $result)?,
                        ($handle $(, $argument)*)
                    ),
                    None => invalid_handle(Command::$command, Parameter::$object),
                }
            }
        )*
    };
}

/// The call of the function in a slot: `plain`, where the slot is never empty; `wide`, where the
/// trampoline takes narrow integers as `u32`, so that it need not clear the upper bits of the
/// register (ARCHITECTURE.md, "Limits"); `label`, where the slot may be empty and nothing is to
/// happen then.
macro_rules! jump {
    (plain $table:ident.$field:ident.$slot:ident, $ty:ty, ($($argument:ident),*)) => {
        // SAFETY: docs/safety.md, "Trampolines", "`unwrap_unchecked` on the entry".
        unsafe { $table.$field.$slot.unwrap_unchecked()($($argument),*) }
    };
    (wide $table:ident.$field:ident.$slot:ident, $ty:ty, ($($argument:ident),*)) => {
        // SAFETY: as for `plain`; C passes a narrow integer in a whole register or stack slot.
        unsafe {
            core::mem::transmute::<_, $ty>($table.$field.$slot.unwrap_unchecked())(
                $($argument),*
            )
        }
    };
    (label $table:ident.$field:ident.$slot:ident, $ty:ty, ($($argument:ident),*)) => {
        if let Some(next) = $table.$field.$slot {
            // SAFETY: the function is the command's, and the caller keeps to its rules.
            unsafe { next($($argument),*) }
        }
    };
}

each_device_trampoline!(device_trampolines);
