//! The entrypoint tables: one nullable, typed function pointer per command *name*, aliases
//! included.
//!
//! The fields are made of the generated rows (`generated/commands.rs`), in the registry's order.
//! Every platform's and every provisional command has its field everywhere, so the layout depends
//! on nothing but the registry's version.
//!
//! ```
//! use dispatch_tables::{DeviceEntrypointTable, vk};
//!
//! unsafe extern "system" fn device_wait_idle(_: vk::Device) -> vk::Result {
//!     vk::Result::SUCCESS
//! }
//!
//! // What a driver or layer implements; a misspelt or mistyped entry does not compile.
//! const TABLE: DeviceEntrypointTable = DeviceEntrypointTable {
//!     device_wait_idle: Some(device_wait_idle),
//!     ..DeviceEntrypointTable::EMPTY
//! };
//! assert!(TABLE.get(dispatch_tables::Command::DEVICE_WAIT_IDLE).is_some());
//! ```

use core::ffi::CStr;

use crate::function_table::function_table;
use crate::generated::commands::each_command;
use crate::lookup::Command;
use crate::vk::{self, PFN_vkVoidFunction};

/// The tables of all rows ([`crate::rows`]).
macro_rules! tables {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        physical_device { $($physical_device:tt)* }
        device { $($device:tt)* }
    ) => {
        table! {
            /// Global and instance commands by name.
            #[cfg_attr(doc, doc = crate::vk::spec::names!($($instance)*))]
            InstanceEntrypointTable { $($instance)* }
        }
        table! {
            /// Physical-device commands by name.
            #[cfg_attr(doc, doc = crate::vk::spec::names!($($physical_device)*))]
            PhysicalDeviceEntrypointTable { $($physical_device)* }
        }
        table! {
            /// Device commands by name, those of queues and command buffers too.
            #[cfg_attr(doc, doc = crate::vk::spec::names!($($device)*))]
            DeviceEntrypointTable { $($device)* }
        }
    };
}

/// The entrypoint table of these rows.
macro_rules! table {
    (
        $(#[$doc:meta])* $table:ident
        {$(
            $level:tt $constant:ident $field:ident $set:ident $name:ident $pointer:ident $ty:ident
            $($version:literal)? [$($by:tt)*];
        )*}
    ) => {
        $(#[$doc])*
        #[repr(C)]
        pub struct $table {
            $(
                #[cfg_attr(doc, doc(hidden))]
                #[doc = stringify!($name)]
                pub $field: Option<vk::$pointer>,
            )*
        }

        impl $table {
            /// The number of entries.
            pub const LEN: usize = size_of::<Self>() / size_of::<PFN_vkVoidFunction>();
            /// A table without entries.
            pub const EMPTY: Self = Self { $($field: None,)* };
            /// The commands in the order of their entries.
            pub const COMMANDS: &'static [Command; Self::LEN] = &[$(Command::$constant),*];
        }
    };
}

each_command!(tables);

/// The methods of an entrypoint table. `$level` are the levels of the table's commands.
macro_rules! entrypoint_table {
    ($table:ident, $($level:ident)|+) => {
        function_table!(
            $table,
            entry_index,
            /// The entry of `command`; none if the entry is empty or another table has the commands
            /// of this level.
            $($level)|+
        );

        impl $table {
            /// A table that `get` fills: `get` is asked for the name of every command, in order.
            ///
            /// # Safety
            ///
            /// `get` gives none or a function of the type that the command of this name has.
            pub unsafe fn load(mut get: impl FnMut(&'static CStr) -> PFN_vkVoidFunction) -> Self {
                let mut table = Self::EMPTY;
                // SAFETY: the caller says that the functions are of their commands' types.
                let entries = unsafe { table.as_array_mut() };
                for (entry, command) in entries.iter_mut().zip(Self::COMMANDS) {
                    *entry = get(command.name());
                }
                table
            }
        }
    };
}

entrypoint_table!(InstanceEntrypointTable, Global | Instance);
entrypoint_table!(PhysicalDeviceEntrypointTable, PhysicalDevice);
entrypoint_table!(DeviceEntrypointTable, Device);

#[cfg(test)]
mod tests {
    use std::format;
    use std::vec::Vec;

    use super::*;

    unsafe extern "system" fn device_wait_idle(_: vk::Device) -> vk::Result {
        vk::Result::SUCCESS
    }

    unsafe extern "system" fn anything() {}

    const TABLE: DeviceEntrypointTable = DeviceEntrypointTable {
        device_wait_idle: Some(device_wait_idle),
        ..DeviceEntrypointTable::EMPTY
    };

    #[test]
    fn every_command_has_one_entry_in_one_table() {
        let tables = [
            InstanceEntrypointTable::COMMANDS.as_slice(),
            PhysicalDeviceEntrypointTable::COMMANDS,
            DeviceEntrypointTable::COMMANDS,
        ];
        let mut listed: Vec<Command> = tables.concat();
        listed.sort_unstable();
        assert!(listed.into_iter().eq(Command::all()));
        for table in tables {
            for (index, command) in table.iter().enumerate() {
                assert_eq!(command.entry_index(), index);
            }
        }
    }

    #[test]
    fn a_field_and_its_commands_entry_are_the_same_memory() {
        let filled: Vec<Command> =
            Command::all().filter(|&command| TABLE.get(command).is_some()).collect();
        assert_eq!(filled, [Command::DEVICE_WAIT_IDLE]);
        let mut table = DeviceEntrypointTable::EMPTY;
        // SAFETY: nobody calls the function.
        unsafe { table.as_array_mut()[Command::DEVICE_WAIT_IDLE.entry_index()] = Some(anything) };
        assert!(table.device_wait_idle.is_some());
    }

    #[test]
    fn another_tables_command_has_no_entry() {
        // SAFETY: nobody calls the functions.
        let table = unsafe { InstanceEntrypointTable::load(|_| Some(anything)) };
        assert!(table.get(Command::CREATE_INSTANCE).is_some());
        assert!(table.get(Command::DESTROY_INSTANCE).is_some());
        assert!(table.get(Command::CREATE_DEVICE).is_none());
        assert!(table.get(Command::DESTROY_DEVICE).is_none());
    }

    #[test]
    fn loading_asks_for_every_name() {
        let mut asked = Vec::new();
        let get = |name| {
            asked.push(name);
            (name == c"vkCreateBuffer").then_some(anything as unsafe extern "system" fn())
        };
        // SAFETY: nobody calls the function.
        let table = unsafe { DeviceEntrypointTable::load(get) };
        let names: Vec<&CStr> = DeviceEntrypointTable::COMMANDS.iter().map(|c| c.name()).collect();
        assert_eq!(asked, names);
        assert_eq!(table.as_array().iter().flatten().count(), 1);
        assert!(table.create_buffer.is_some());
    }

    #[test]
    fn a_table_prints_its_filled_entries() {
        let printed = format!("{TABLE:?}");
        assert!(printed.starts_with("{\"vkDeviceWaitIdle\": 0x"), "{printed}");
        assert_eq!(format!("{:?}", InstanceEntrypointTable::default()), "{}");
    }
}
