//! Commands as types (feature `commands`): a type for each name of a command, which knows the type of
//! the command's functions and the [`Command`].
//!
//! ```
//! use dispatch_tables::command::{self, CommandType};
//! use dispatch_tables::{Command, DeviceDispatchTable, vk};
//!
//! /// The function that a layer calls down to; another command is another type.
//! struct Next<C: CommandType>(Option<C::Function>);
//!
//! unsafe extern "system" fn device_wait_idle(_: vk::Device) -> vk::Result {
//!     vk::Result::SUCCESS
//! }
//!
//! let mut table = DeviceDispatchTable::EMPTY;
//! table.set_device_wait_idle(Some(device_wait_idle));
//! let next = Next::<command::DeviceWaitIdle>(table.function::<command::DeviceWaitIdle>());
//! // SAFETY: the function does nothing.
//! assert_eq!(unsafe { next.0.unwrap()(vk::Device::NULL) }, vk::Result::SUCCESS);
//! assert_eq!(command::DeviceWaitIdle::ID, Command::DEVICE_WAIT_IDLE);
//! ```

use core::mem::transmute_copy;

use crate::dispatch::{DeviceDispatchTable, InstanceDispatchTable, PhysicalDeviceDispatchTable};
use crate::entrypoint::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable,
};
use crate::generated::commands::each_command;
use crate::lookup::Command;
use crate::vk::{
    self, Device, Instance, PFN_vkGetDeviceProcAddr, PFN_vkGetInstanceProcAddr, PFN_vkVoidFunction,
};

/// A command by one of its names.
///
/// # Safety
///
/// `Function` is the type of the pointers to functions of the command `ID`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no command",
    note = "the commands are the types of `dispatch_tables::command`: `command::QueueSubmit`"
)]
pub unsafe trait CommandType {
    /// The pointer to a function of the command: `vk::PFN_vkQueueSubmit`.
    type Function: Copy;

    /// The command.
    const ID: Command;
}

/// A type for each row ([`crate::rows`]).
macro_rules! types {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        physical_device { $($physical_device:tt)* }
        device { $($device:tt)* }
    ) => {
        types! { $($instance)* $($physical_device)* $($device)* }
    };
    ($(
        $level:tt $constant:ident $field:ident $set:ident $name:ident $pointer:ident $ty:ident
        $($version:literal)? [$($by:tt)*];
    )*) => {$(
        #[cfg_attr(doc, doc(hidden))]
        #[doc = stringify!($pointer)]
        #[derive(Clone, Copy, Debug)]
        pub enum $ty {}

        // SAFETY: the row has the command's own type.
        #[cfg_attr(doc, doc(hidden))]
        unsafe impl CommandType for $ty {
            type Function = vk::$pointer;
            const ID: Command = Command::$constant;
        }
    )*};
}

each_command!(types);

/// The function as one of the command.
///
/// # Safety
///
/// There is no function, or the function is of the command `C`.
#[inline]
#[must_use]
pub const unsafe fn typed<C: CommandType>(function: PFN_vkVoidFunction) -> Option<C::Function> {
    const { assert!(size_of::<C::Function>() == size_of::<PFN_vkVoidFunction>()) };
    match function {
        // SAFETY: function pointers of different types have one representation, and the caller says
        // that the function is of the command.
        Some(function) => Some(unsafe { transmute_copy(&function) }),
        None => None,
    }
}

/// What `get` gives for an instance, or for none, by the name of the command.
///
/// # Safety
///
/// `get` may be called with `instance`, and gives null or a function of the command.
#[must_use]
pub unsafe fn of_instance<C: CommandType>(
    get: PFN_vkGetInstanceProcAddr,
    instance: Instance,
) -> Option<C::Function> {
    // SAFETY: the caller says so; a command's name ends with a NUL.
    unsafe { typed::<C>(get(instance, C::ID.name().as_ptr())) }
}

/// What `get` gives for a device by the name of the command.
///
/// # Safety
///
/// `get` may be called with `device`, and gives null or a function of the command.
#[must_use]
pub unsafe fn of_device<C: CommandType>(
    get: PFN_vkGetDeviceProcAddr,
    device: Device,
) -> Option<C::Function> {
    // SAFETY: the caller says so; a command's name ends with a NUL.
    unsafe { typed::<C>(get(device, C::ID.name().as_ptr())) }
}

macro_rules! functions {
    ($($table:ident)*) => {$(
        impl $table {
            /// The function of a command that is a type; none if the table has none, or has no
            /// commands of this level.
            #[must_use]
            pub fn function<C: CommandType>(&self) -> Option<C::Function> {
                // SAFETY: the table's function for a command is of that command.
                unsafe { typed::<C>(self.get(C::ID)) }
            }
        }
    )*};
}

functions!(
    InstanceDispatchTable PhysicalDeviceDispatchTable DeviceDispatchTable
    InstanceEntrypointTable PhysicalDeviceEntrypointTable DeviceEntrypointTable
);

#[cfg(test)]
mod tests {
    use core::ffi::c_char;

    use super::*;

    unsafe extern "system" fn trim(_: Device, _: vk::CommandPool, _: vk::CommandPoolTrimFlags) {}

    const TABLE: DeviceEntrypointTable =
        DeviceEntrypointTable { trim_command_pool_khr: Some(trim), ..DeviceEntrypointTable::EMPTY };

    #[test]
    fn a_name_is_of_its_own_command() {
        assert_eq!(TrimCommandPoolKHR::ID, Command::TRIM_COMMAND_POOL_KHR);
        assert!(TABLE.function::<TrimCommandPoolKHR>().is_some());
        assert!(TABLE.function::<TrimCommandPool>().is_none());
        let table = DeviceDispatchTable::of(&TABLE);
        let function: Option<vk::PFN_vkTrimCommandPool> = table.function::<TrimCommandPool>();
        assert!(function.is_some());
        assert!(table.function::<CreateDevice>().is_none());
    }

    #[test]
    fn a_lookup_is_asked_for_the_commands_name() {
        unsafe extern "system" fn get(_: Device, name: *const c_char) -> PFN_vkVoidFunction {
            // SAFETY: the name is a string.
            TABLE.get(unsafe { Command::from_ptr(name) }?)
        }
        // SAFETY: the function does nothing with the device.
        let found = unsafe {
            (
                of_device::<TrimCommandPoolKHR>(get, Device::NULL),
                of_device::<TrimCommandPool>(get, Device::NULL),
            )
        };
        assert!(found.0.is_some() && found.1.is_none());
    }
}
