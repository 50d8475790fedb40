//! The trampolines that are no more than a jump, made of a row each ([`crate::commands`]): check
//! the handle, jump to the slot (callpath.md 1.2, codes P, L, U, U2 and I). And the table of all
//! trampolines.
//!
//! Safety class: docs/safety.md, "Trampolines".
#![allow(non_snake_case, reason = "trampolines carry their C names")]

#[allow(unused_imports, reason = "which types rows need depends on the registry")]
use core::ffi::{c_char, c_int, c_void};
#[cfg(target_arch = "x86_64")]
use core::mem::offset_of;

#[cfg(target_arch = "x86_64")]
use dispatch_tables::DeviceEntrypointTable;
use dispatch_tables::{Command, vk};

use crate::commands::function_table::function_table;
#[cfg(target_arch = "x86_64")]
use crate::commands::invalid::{self, Invalid};
use crate::commands::invalid::{Parameter, invalid_handle};
use crate::commands::{absent, is_known};
use crate::debug::object_name;
use crate::generated::commands::each_command;
use crate::instance::dispatch::DeviceDispatch;
#[cfg(target_arch = "x86_64")]
use crate::instance::dispatch::MARK;
use crate::instance::record::Instance;
use crate::lock;
use crate::physical_devices::record::TrampolinePhysicalDevice;

/// The address of the trampoline of `command`, which has the signature of the command; none where
/// this build has no code for the command, so that its name is unknown.
#[inline]
pub(crate) fn trampoline(command: Command) -> vk::PFN_vkVoidFunction {
    if is_known(command) { TRAMPOLINES.get(command.index()) } else { None }
}

/// A function of each command's C name, and the table of them.
macro_rules! trampolines {
    ($($level:ident {$(
        $(if $cfg:tt)? $(#$attribute:tt)? [$($trampoline:tt)*] [$($gate:tt)*] [$($terminator:tt)*]
        $command:ident $name:ident $slot:ident $signature:tt;
    )*})*) => {
        $($(trampoline! {
            $level [$($trampoline)*] [$($cfg)?] [$(#$attribute)?] $command $name $slot $signature
        })*)*

        function_table!(TRAMPOLINES: Command::COUNT, [$($($name),*),*]);
    };
}

/// The trampoline of a row: nothing for commands without code, the hand-written function
/// (`written`), that of the command which an alias means (`shared`), or a function that jumps.
macro_rules! trampoline {
    ($level:ident [] $cfg:tt $attribute:tt $command:ident $name:ident $slot:ident $signature:tt) => {
        use absent as $name;
    };
    ($level:ident [written $($module:ident)::+] [$($cfg:tt)?] $attribute:tt $command:ident $name:ident
        $slot:ident $signature:tt) => {
        $(#[cfg $cfg])?
        use crate::$($module::)+$name;
        $(#[cfg(not $cfg)] use absent as $name;)?
    };
    ($level:ident [shared $target:ident] [$($cfg:tt)?] $attribute:tt $command:ident $name:ident
        $slot:ident $signature:tt) => {
        use $target as $name;
    };
    (device [plain] $($row:tt)*) => { direct_jump! { device [plain] $($row)* } };
    (device [wide] $($row:tt)*) => { direct_jump! { device [wide] $($row)* } };
    ($($row:tt)*) => { compiled_jump! { $($row)* } };
}

/// The trampoline of a device command whose slot is never empty. A function that the compiler makes
/// has the same instructions but one, and an entry of 32 bytes in the unwind table: a quarter of
/// the table in all. No stack frame belongs to this code, so that nothing ever unwinds through it.
#[cfg(target_arch = "x86_64")]
macro_rules! direct_jump {
    (device $kind:tt [$($cfg:tt)?] [$($attribute:tt)*] $command:ident $name:ident $slot:ident {
        ($handle:ident: $object:ident $(, $argument:ident: $ty:ty)*) $(-> $result:ty)?
    }) => {
        $(#[cfg $cfg])?
        $($attribute)*
        #[allow(clippy::too_many_arguments, reason = "the registry's signatures")]
        #[unsafe(naked)]
        pub(crate) unsafe extern "system" fn $name(
            $handle: vk::$object
            $(, $argument: $ty)*
        ) $(-> $result)? {
            core::arch::naked_asm!(
                concat!("test ", first_argument!(), ", ", first_argument!()),
                "je 2f",
                concat!("mov rax, [", first_argument!(), "]"),
                "test rax, rax",
                "je 2f",
                "lea r11, [rip + {mark}]",
                "cmp [rax + {mark_offset}], r11",
                "jne 2f",
                "jmp qword ptr [rax + {slot}]",
                "2:",
                concat!("mov ", first_argument!(32), ", {invalid}"),
                "jmp {end}",
                mark = sym MARK,
                mark_offset = const DeviceDispatch::MARK,
                slot = const DeviceDispatch::TABLE + offset_of!(DeviceEntrypointTable, $slot),
                invalid = const Invalid::new(Command::$command, Parameter::$object).word(),
                end = sym invalid::end::<()>,
            )
        }
        $(#[cfg(not $cfg)] use absent as $name;)?
    };
}

#[cfg(not(target_arch = "x86_64"))]
macro_rules! direct_jump {
    ($($row:tt)*) => { compiled_jump! { $($row)* } };
}

/// The register of the first argument, and its lower half.
#[cfg(all(target_arch = "x86_64", not(windows)))]
macro_rules! first_argument {
    () => {
        "rdi"
    };
    (32) => {
        "edi"
    };
}
#[cfg(all(target_arch = "x86_64", windows))]
macro_rules! first_argument {
    () => {
        "rcx"
    };
    (32) => {
        "ecx"
    };
}

/// A trampoline that the compiler makes.
macro_rules! compiled_jump {
    ($level:ident [$($kind:tt)+] [$($cfg:tt)?] [$($attribute:tt)*] $command:ident $name:ident
        $slot:ident {
            ($handle:ident: $object:ident $(, $argument:ident: $ty:ty)*) $(-> $result:ty)?
        }
    ) => {
        $(#[cfg $cfg])?
        $($attribute)*
        #[allow(clippy::too_many_arguments, reason = "the registry's signatures")]
        #[allow(clippy::missing_transmute_annotations, reason = "the slot has its type")]
        pub(crate) unsafe extern "system" fn $name(
            $handle: vk::$object
            $(, $argument: $ty)*
        ) $(-> $result)? {
            // SAFETY: docs/safety.md, "Trampolines", "Reading the handle".
            match unsafe { object!($level $handle) } {
                Some(object) => jump!(
                    $level $($kind)+, object, $slot, ($($argument),*), $handle,
                    unsafe extern "system" fn(vk::$object $(, $ty)*) $(-> $result)?
                ),
                None => invalid_handle(Command::$command, Parameter::$object),
            }
        }
        $(#[cfg(not $cfg)] use absent as $name;)?
    };
}

/// What a handle of a level leads to.
macro_rules! object {
    (instance $handle:ident) => {
        Instance::of($handle)
    };
    (physical_device $handle:ident) => {
        TrampolinePhysicalDevice::of($handle)
    };
    (device $handle:ident) => {
        DeviceDispatch::of($handle.as_raw())
    };
}

/// The call of the function in a slot. `plain`: the slot is never empty. `switched`: the slot of
/// the alias where the extension that brings it is enabled. `wide`: the trampoline takes narrow
/// integers as `u32`, so that it need not clear the upper bits of the register (ARCHITECTURE.md,
/// "Limits"). `label`: the slot may be empty, and nothing is to happen then. `locked`: the slot may
/// be empty, and the chain runs under the loader lock. `named`: names an object, which has a handle
/// of the chain; names are for tools, so an empty slot succeeds.
macro_rules! jump {
    (physical_device switched $extension:ident $alias:ident, $object:ident, $slot:ident,
        ($($argument:ident),*), $handle:ident, $ty:ty) => {{
        let table = &$object.dispatch().physical_device;
        let slot = if $object.instance().is_enabled(dispatch_tables::Extension::$extension) {
            table.$alias
        } else {
            table.$slot
        };
        // SAFETY: docs/safety.md, "Trampolines", "`unwrap_unchecked` on the entry".
        unsafe { slot.unwrap_unchecked()($object.lower() $(, $argument)*) }
    }};
    (device plain, $object:ident, $slot:ident, ($($argument:ident),*), $handle:ident, $ty:ty) => {
        // SAFETY: docs/safety.md, "Trampolines", "`unwrap_unchecked` on the entry".
        unsafe { $object.table.$slot.unwrap_unchecked()($handle $(, $argument)*) }
    };
    (device wide, $object:ident, $slot:ident, ($($argument:ident),*), $handle:ident, $ty:ty) => {
        // SAFETY: as for `plain`; C passes a narrow integer in a whole register or stack slot.
        unsafe {
            core::mem::transmute::<_, $ty>($object.table.$slot.unwrap_unchecked())(
                $handle $(, $argument)*
            )
        }
    };
    (device named, $object:ident, $slot:ident, ($info:ident), $handle:ident, $ty:ty) => {
        match $object.table.$slot {
            // SAFETY: docs/safety.md, "Trampolines", "The call", and "Terminators", "Names of
            // objects".
            Some(next) => unsafe { next($handle, &object_name::of_chain(*$info)) },
            None => vk::Result::SUCCESS,
        }
    };
    (device label, $object:ident, $slot:ident, ($($argument:ident),*), $handle:ident, $ty:ty) => {
        if let Some(next) = $object.table.$slot {
            // SAFETY: the function is the command's, and the caller keeps to its rules.
            unsafe { next($handle $(, $argument)*) }
        }
    };
    ($level:ident plain, $object:ident, $slot:ident, ($($argument:ident),*), $handle:ident,
        $ty:ty) => {
        // SAFETY: docs/safety.md, "Trampolines", "`unwrap_unchecked` on the entry".
        unsafe {
            $object.dispatch().$level.$slot.unwrap_unchecked()($object.lower() $(, $argument)*)
        }
    };
    ($level:ident locked $($absent:ident)?, $object:ident, $slot:ident, ($($argument:ident),*),
        $handle:ident, $ty:ty) => {{
        let _lock = lock::acquire();
        match $object.dispatch().$level.$slot {
            // SAFETY: docs/safety.md, "Trampolines", "The call".
            Some(next) => unsafe { next($object.lower() $(, $argument)*) },
            None => { $(vk::Result::$absent)? }
        }
    }};
}

each_command!(trampolines);
