//! Terminators that call the one driver to which their object belongs, each made of a row
//! ([`crate::commands`], callpath.md 1.7 to 1.9), and the tables of all terminators.
//!
//! Safety class: docs/safety.md, "Terminators".

#[allow(unused_imports, reason = "which types rows need depends on the registry")]
use core::ffi::{c_char, c_int, c_void};

use dispatch_tables::{
    Command, Extension, InstanceEntrypointTable, Level, PhysicalDeviceEntrypointTable, vk,
};

use crate::commands::function_table::function_table;
use crate::commands::{self, absent, unsupported};
use crate::debug::{messenger, object_name};
use crate::device;
use crate::generated::commands::each_command;
use crate::generated::device_terminators::each_device_terminator;
use crate::instance::dispatch::DeviceDispatch;
use crate::instance::driver::Driver;
use crate::instance::objects::ObjectKind;
use crate::physical_devices::find::find_device;
use crate::physical_devices::record::TerminatorPhysicalDevice;
use crate::surfaces::below::create;
use crate::surfaces::kind;
use crate::surfaces::own::SurfaceParameter;

/// The terminator of a command of global, instance or physical-device level; none where this build
/// has no code for the command.
pub(crate) fn terminator(command: Command) -> vk::PFN_vkVoidFunction {
    if command.level() == Level::Device || !commands::is_known(command) {
        return None;
    }
    TERMINATORS.get(command.index())
}

/// The terminator of a device command, whatever is enabled; none for a command that ends in the
/// driver.
pub(crate) fn device_terminator(command: Command) -> vk::PFN_vkVoidFunction {
    let row = device::terminators::COMMANDS.iter().position(|known| *known == command)?;
    DEVICE_TERMINATORS.get(row)
}

/// The terminators of global and instance commands.
pub(crate) fn instance_terminators() -> InstanceEntrypointTable {
    let mut table = InstanceEntrypointTable::EMPTY;
    // SAFETY: a terminator is of its command's type.
    fill(InstanceEntrypointTable::COMMANDS, unsafe { table.as_array_mut() });
    table
}

/// The terminators of physical-device commands.
pub(crate) fn physical_device_terminators() -> PhysicalDeviceEntrypointTable {
    let mut table = PhysicalDeviceEntrypointTable::EMPTY;
    // SAFETY: a terminator is of its command's type.
    fill(PhysicalDeviceEntrypointTable::COMMANDS, unsafe { table.as_array_mut() });
    table
}

fn fill(commands: &[Command], entries: &mut [vk::PFN_vkVoidFunction]) {
    entries.iter_mut().zip(commands).for_each(|(entry, command)| *entry = terminator(*command));
}

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
        function_table!(TERMINATORS: commands::ABOVE_DEVICE, [$($field),*]);
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
    ([written $($module:ident)::+] [$($cfg:tt)?] $command:ident $field:ident $signature:tt) => {
        $(#[cfg $cfg])?
        use crate::$($module::)+$field;
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
        pub(crate) unsafe extern "system" fn $field(
            $handle: vk::$object
            $(, $argument: $ty)*
        ) $(-> $result)? {
            call!($($kind)+, $command, $field, $handle, ($($argument),*))
        }
        $(#[cfg(not $cfg)] use absent as $field;)?
    };
}

/// The call of the driver, if the extension in brackets is enabled.
///
/// - `passed_on`: without the driver's function, the function of [`unsupported`] answers, if one is
///   named, and the output behind it is cleared.
/// - `of_surface`: as `passed_on`, with the driver's surface.
/// - `answered`: without the driver's function, the hand-written one answers.
/// - `promoted`: as `answered`, with the driver's core function or its extension's.
/// - `query`: the hand-written function.
/// - `surface`: creates one kind of surface.
/// - `named`: names an object, which has a handle of the driver.
/// - `messenger`: creates or destroys an object in every driver.
/// - `label`: nothing without the driver's function.
macro_rules! call {
    (passed_on, $command:ident, $field:ident, $handle:ident, ($($argument:ident),*)) => {{
        // SAFETY: docs/safety.md, "Terminators", "The wrapper".
        let wrapper = unsafe { TerminatorPhysicalDevice::of($handle) };
        if let Some(driver) = wrapper.driver().physical_device_table.$field {
            // SAFETY: docs/safety.md, "Terminators", "The driver's entry".
            unsafe { driver(wrapper.handle $(, $argument)*) }
        }
    }};
    (passed_on $([$extension:ident $($refused:ident)?])? $without:ident $($output:ident)?,
        $command:ident, $field:ident, $handle:ident, ($($argument:ident),*)) => {{
        // SAFETY: docs/safety.md, "Terminators", "The wrapper".
        let wrapper = unsafe { TerminatorPhysicalDevice::of($handle) };
        $(checked!(wrapper, $command, $extension, result!($($refused)?));)?
        match wrapper.driver().physical_device_table.$field {
            // SAFETY: docs/safety.md, "Terminators", "The driver's entry".
            Some(driver) => unsafe { driver(wrapper.handle $(, $argument)*) },
            None => {
                // SAFETY: docs/safety.md, "Terminators", "Outputs".
                $(unsafe { unsupported::clear($output) };)?
                unsupported::$without(wrapper, Command::$command)
            }
        }
    }};
    (of_surface $([$extension:ident $parameter:literal])? $output:ident, $command:ident,
        $field:ident, $handle:ident, ($surface:ident $(, $argument:ident)*)) => {{
        // SAFETY: docs/safety.md, "Terminators", "The wrapper".
        let wrapper = unsafe { TerminatorPhysicalDevice::of($handle) };
        $(
            checked!(wrapper, $command, $extension, result!());
            unsupported::require_output(wrapper, Command::$command, $output, $parameter);
        )?
        let Some(driver) = wrapper.driver().physical_device_table.$field else {
            // SAFETY: docs/safety.md, "Terminators", "Outputs".
            unsafe { unsupported::clear($output) };
            return unsupported::lacks_query(wrapper, Command::$command);
        };
        // SAFETY: docs/safety.md, "Terminators", "Surfaces".
        match unsafe { $surface.on_driver(wrapper.driver()) } {
            // SAFETY: docs/safety.md, "Terminators", "The driver's entry".
            Ok(own) => unsafe {
                driver(wrapper.handle, SurfaceParameter::lent(&own) $(, $argument)*)
            },
            Err(error) => error,
        }
    }};
    (answered $($module:ident)::+, $command:ident, $field:ident, $handle:ident,
        ($($argument:ident),*)) => {{
        // SAFETY: docs/safety.md, "Terminators", "The wrapper".
        let wrapper = unsafe { TerminatorPhysicalDevice::of($handle) };
        match wrapper.driver().physical_device_table.$field {
            // SAFETY: docs/safety.md, "Terminators", "The driver's entry".
            Some(driver) => unsafe { driver(wrapper.handle $(, $argument)*) },
            // SAFETY: docs/safety.md, "Terminators", "Answers of the loader".
            None => unsafe { crate::$($module::)+$field(wrapper $(, $argument)*) },
        }
    }};
    (query $([$extension:ident])? $($module:ident)::+, $command:ident, $field:ident, $handle:ident,
        ($($argument:ident),*)) => {{
        // SAFETY: docs/safety.md, "Terminators", "The wrapper".
        let wrapper = unsafe { TerminatorPhysicalDevice::of($handle) };
        $(checked!(wrapper, $command, $extension, result!());)?
        // SAFETY: docs/safety.md, "Terminators", "Answers of the loader".
        unsafe { crate::$($module::)+$field(wrapper $(, $argument)*) }.unwrap_or_else(|code| code)
    }};
    (promoted $($module:ident)::+ $extension:ident $alias:ident, $command:ident, $field:ident,
        $handle:ident, ($($argument:ident),*)) => {{
        // SAFETY: docs/safety.md, "Terminators", "The wrapper".
        let wrapper = unsafe { TerminatorPhysicalDevice::of($handle) };
        let table = &wrapper.driver().physical_device_table;
        let extension = Extension::$extension;
        match crate::physical_devices::emulation::pick_promoted(wrapper, table.$field, extension, table.$alias) {
            // SAFETY: docs/safety.md, "Terminators", "The driver's entry".
            Some(driver) => unsafe { driver(wrapper.handle $(, $argument)*) },
            // SAFETY: docs/safety.md, "Terminators", "Answers of the loader".
            None => unsafe { crate::$($module::)+$field(wrapper $(, $argument)*) },
        }
    }};
    (surface $kind:ident $icd_surface:ident, $command:ident, $field:ident, $handle:ident,
        ($info:ident, $allocator:ident, $surface:ident)) => {
        // SAFETY: docs/safety.md, "Terminators", "Surfaces".
        unsafe {
            create(&kind::$kind, kind::$icd_surface, $handle, $info.cast(), $allocator, $surface)
        }
    };
    (named, $command:ident, $field:ident, $handle:ident, ($info:ident)) => {{
        // SAFETY: docs/safety.md, "Terminators", "Names of objects".
        let (record, driver) = unsafe { find_device($handle, Command::$command) };
        match record.dispatch.driver_table.$field {
            // SAFETY: docs/safety.md, "Terminators", "Names of objects".
            Some(set) => unsafe { set($handle, &object_name::of_driver(record, driver, *$info)) },
            None => vk::Result::SUCCESS,
        }
    }};
    (messenger $kind:ident, $command:ident, $field:ident, $handle:ident,
        ($info:ident, $allocator:ident, $object:ident)) => {{
        let of_driver = |driver: &Driver| driver.instance_table.$field;
        // SAFETY: docs/safety.md, "Terminators", "Messengers".
        unsafe {
            messenger::create(ObjectKind::$kind, of_driver, $handle, $info, $allocator, $object)
        }
    }};
    (messenger $kind:ident, $command:ident, $field:ident, $handle:ident,
        ($object:ident, $allocator:ident)) => {
        // SAFETY: docs/safety.md, "Terminators", "Messengers".
        unsafe { messenger::destroy($handle, $object.as_raw(), $allocator) }
    };
    (label, $command:ident, $field:ident, $handle:ident, ($($argument:ident),*)) => {
        // SAFETY: docs/safety.md, "Terminators", "Device labels".
        if let Some(dispatch) = unsafe { DeviceDispatch::of($handle.as_raw()) }
            && let Some(driver) = dispatch.driver_table.$field
        {
            // SAFETY: docs/safety.md, "Terminators", "The driver's entry".
            unsafe { driver($handle $(, $argument)*) }
        }
    };
}

/// Returns `$refused` if the extension is not enabled.
macro_rules! checked {
    ($wrapper:ident, $command:ident, $extension:ident, $refused:expr) => {
        let extension = Extension::$extension;
        if !unsupported::is_enabled($wrapper.instance(), extension, Command::$command) {
            return $refused;
        }
    };
}

/// A result: success or false, if none is named.
macro_rules! result {
    () => {
        Default::default()
    };
    ($code:ident) => {
        vk::Result::$code
    };
}

each_command!(terminators);

/// The table of the device terminators, in the order of [`device::terminators::COMMANDS`].
macro_rules! device_terminators {
    (device {$(
        $(if $cfg:tt)? [$kind:ident $($extension:ident),*]
        $command:ident $field:ident $pointer:ident;
    )*}) => {
        function_table!(
            DEVICE_TERMINATORS: device::terminators::COMMANDS.len(),
            [get_device_proc_addr, $($field),*]
        );
    };
}

each_device_terminator!(device_terminators);
