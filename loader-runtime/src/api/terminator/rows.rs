//! The terminators that all do the same, made of a row each ([`crate::commands`]): where a chain ends
//! in the one driver that the object belongs to (callpath.md 1.7 to 1.9). And the tables of all
//! terminators, which [`crate::commands`] and [`crate::object::device_terminators`] read.
//!
//! Safety class: docs/safety.md, "Terminators".

#[allow(unused_imports, reason = "which types rows need depends on the registry")]
use core::ffi::{c_char, c_int, c_void};

use dispatch_tables::{
    Command, Extension, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk,
};

use super::{emulation, surface, unsupported};
use crate::commands::{self, terminator};
use crate::function_table::function_table;
use crate::generated::commands::each_command;
use crate::generated::device_terminators::each_device_terminator;
use crate::generated::surfaces;
use crate::object::device_terminators;
use crate::object::dispatch::DeviceDispatch;
use crate::object::physical_device::TerminatorPhysicalDevice;

/// The terminators of global and instance commands.
pub(crate) fn instance_terminators() -> InstanceEntrypointTable {
    let mut table = InstanceEntrypointTable::EMPTY;
    for (entry, command) in table.as_array_mut().iter_mut().zip(InstanceEntrypointTable::COMMANDS) {
        *entry = terminator(*command);
    }
    table
}

/// The terminators of physical-device commands.
pub(crate) fn physical_device_terminators() -> PhysicalDeviceEntrypointTable {
    let mut table = PhysicalDeviceEntrypointTable::EMPTY;
    let commands = PhysicalDeviceEntrypointTable::COMMANDS;
    for (entry, command) in table.as_array_mut().iter_mut().zip(commands) {
        *entry = terminator(*command);
    }
    table
}

/// What stands in the table for a command without code.
unsafe extern "system" fn absent() {}

/// A function of each command's field name, and the table of those above the device.
macro_rules! terminators {
    (
        instance { $($instance:tt)* }
        physical_device { $($physical_device:tt)* }
        device { $($device:tt)* }
    ) => {
        functions! { $($instance)* $($physical_device)* $($device)* }
        table! { $($instance)* $($physical_device)* }
    };
}

macro_rules! functions {
    ($(
        $(if $cfg:tt)? $(#$attribute:tt)? [$($trampoline:tt)*] [$($gate:tt)*] [$($terminator:tt)*]
        $command:ident $name:ident $field:ident $signature:tt;
    )*) => {$(
        terminator! { [$($terminator)*] [$($cfg)?] $command $field $signature }
    )*};
}

macro_rules! table {
    ($(
        $(if $cfg:tt)? $(#$attribute:tt)? [$($trampoline:tt)*] [$($gate:tt)*] [$($terminator:tt)*]
        $command:ident $name:ident $field:ident $signature:tt;
    )*) => {
        function_table!("vulkan_loader_terminators", commands::ABOVE_DEVICE, [$($field),*]);
    };
}

/// The terminator of a row: nothing for commands without code, the hand-written function
/// (`written`), that of the command which an alias means (`shared`), or a function that calls the
/// driver.
macro_rules! terminator {
    ([] $cfg:tt $command:ident $field:ident $signature:tt) => {
        #[allow(unused_imports, reason = "the table has no device commands")]
        use absent as $field;
    };
    ([written $module:ident] [$($cfg:tt)?] $command:ident $field:ident $signature:tt) => {
        $(#[cfg $cfg])?
        use super::$module::$field;
        $(#[cfg(not $cfg)] use absent as $field;)?
    };
    ([shared $target:ident] $cfg:tt $command:ident $field:ident $signature:tt) => {
        use $target as $field;
    };
    ([$($kind:tt)+] [$($cfg:tt)?] $command:ident $field:ident {
        ($handle:ident: $object:ident $(, $argument:ident: $ty:ty)*) $(-> $result:ty)?
    }) => {
        $(#[cfg $cfg])?
        #[allow(clippy::too_many_arguments, reason = "the registry's signatures")]
        unsafe extern "system" fn $field(
            $handle: vk::$object
            $(, $argument: $ty)*
        ) $(-> $result)? {
            call!($($kind)+, $command, $field, $handle, ($($argument),*))
        }
        $(#[cfg(not $cfg)] use absent as $field;)?
    };
}

/// The call of the driver. `passed_on`: without the driver's function, the function of
/// [`unsupported`] answers, if one is named. `promoted`: the driver's core function or its
/// extension's, and without either, the hand-written function. `surface`: creates one kind of
/// surface. `presentation_support`: false without the window system's extension or the driver's
/// function. `label`: nothing without the driver's function.
macro_rules! call {
    (passed_on, $command:ident, $field:ident, $handle:ident, ($($argument:ident),*)) => {{
        // SAFETY: docs/safety.md, "Terminators", "The wrapper".
        let wrapper = unsafe { TerminatorPhysicalDevice::of($handle) };
        if let Some(driver) = wrapper.driver().physical_device_table.$field {
            // SAFETY: docs/safety.md, "Terminators", "The driver's entry".
            unsafe { driver(wrapper.handle $(, $argument)*) }
        }
    }};
    (passed_on $without:ident, $command:ident, $field:ident, $handle:ident,
        ($($argument:ident),*)) => {{
        // SAFETY: docs/safety.md, "Terminators", "The wrapper".
        let wrapper = unsafe { TerminatorPhysicalDevice::of($handle) };
        match wrapper.driver().physical_device_table.$field {
            // SAFETY: docs/safety.md, "Terminators", "The driver's entry".
            Some(driver) => unsafe { driver(wrapper.handle $(, $argument)*) },
            None => unsupported::$without(wrapper, Command::$command),
        }
    }};
    (promoted $module:ident $extension:ident $alias:ident, $command:ident, $field:ident,
        $handle:ident, ($($argument:ident),*)) => {{
        // SAFETY: docs/safety.md, "Terminators", "The wrapper".
        let wrapper = unsafe { TerminatorPhysicalDevice::of($handle) };
        let table = &wrapper.driver().physical_device_table;
        let extension = Extension::$extension;
        match emulation::pick_promoted(wrapper, table.$field, extension, table.$alias) {
            // SAFETY: docs/safety.md, "Terminators", "The driver's entry".
            Some(driver) => unsafe { driver(wrapper.handle $(, $argument)*) },
            // SAFETY: docs/safety.md, "Terminators", "Commands promoted from an extension".
            None => unsafe { super::$module::$field(wrapper $(, $argument)*) },
        }
    }};
    (surface $kind:ident $icd_surface:ident, $command:ident, $field:ident, $handle:ident,
        ($($argument:ident),*)) => {
        // SAFETY: docs/safety.md, "Terminators", "Surfaces".
        unsafe {
            surface::create(
                &surfaces::$kind, surfaces::$icd_surface, $handle $(, $argument)*
            )
        }
    };
    (presentation_support $extension:ident, $command:ident, $field:ident, $handle:ident,
        ($($argument:ident),*)) => {{
        // SAFETY: docs/safety.md, "Terminators", "The wrapper".
        let wrapper = unsafe { TerminatorPhysicalDevice::of($handle) };
        let driver = wrapper.driver().physical_device_table.$field;
        let (extension, command) = (Extension::$extension, Command::$command);
        match super::surface_query::presentation_support(wrapper, extension, command, driver) {
            // SAFETY: docs/safety.md, "Terminators", "The driver's entry".
            Some(driver) => unsafe { driver(wrapper.handle $(, $argument)*) },
            None => vk::FALSE,
        }
    }};
    (label, $command:ident, $field:ident, $handle:ident, ($($argument:ident),*)) => {
        // SAFETY: docs/safety.md, "Terminators", "Device labels".
        if let Some(dispatch) = unsafe { DeviceDispatch::of($handle.as_raw()) }
            && let Some(driver) = dispatch.driver_table().$field
        {
            // SAFETY: docs/safety.md, "Terminators", "The driver's entry".
            unsafe { driver($handle $(, $argument)*) }
        }
    };
}

each_command!(terminators);

/// The table of the device terminators, in the order of [`device_terminators::COMMANDS`].
macro_rules! device_terminators {
    (device {$(
        $(if $cfg:tt)? [$kind:ident $($extension:ident),*]
        $command:ident $field:ident $pointer:ident;
    )*}) => {
        function_table!(
            "vulkan_loader_device_terminators",
            device_terminators::COMMANDS.len(),
            [get_device_proc_addr, $($field),*]
        );
    };
}

each_device_terminator!(device_terminators);
