//! The dispatch tables: one slot per command, which serves all names of the command.
//!
//! A driver implements commands by name ([`crate::entrypoint`]), but `vkCmdDrawIndirectCount`,
//! `…KHR` and `…AMD` are one command: whichever name an application asks for, it must get the same
//! function. So a dispatch table has one slot for the three. Its methods read and set every command
//! by every name, `cmd_draw_indirect_count_khr()` and `set_cmd_draw_indirect_count_khr()`, and go on
//! doing so when a newer registry promotes the command.
//!
//! Methods and slots are made of the generated rows (`generated/commands.rs`) and in their order. As
//! with the entrypoint tables the layout depends on nothing but the registry's version.
//!
//! ```
//! use dispatch_tables::{Command, DeviceDispatchTable, DeviceEntrypointTable, vk};
//!
//! unsafe extern "system" fn trim_command_pool(_: vk::Device, _: vk::CommandPool, _: vk::CommandPoolTrimFlags) {}
//!
//! const DRIVER: DeviceEntrypointTable = DeviceEntrypointTable {
//!     trim_command_pool: Some(trim_command_pool),
//!     ..DeviceEntrypointTable::EMPTY
//! };
//! // The table can be made by the compiler.
//! static TABLE: DeviceDispatchTable = DeviceDispatchTable::of(&DRIVER);
//! assert!(TABLE.trim_command_pool().is_some());
//! assert!(TABLE.trim_command_pool_khr().is_some());
//! assert!(TABLE.get(Command::TRIM_COMMAND_POOL_KHR).is_some());
//! ```

use crate::entrypoint::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable,
};
use crate::function_table::function_table;
use crate::generated::commands::each_command;
use crate::lookup::Command;
use crate::vk;

/// The tables of all rows ([`crate::rows`]).
macro_rules! tables {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        physical_device { $($physical_device:tt)* }
        device { $($device:tt)* }
    ) => {
        table! {
            /// Global and instance commands: one slot per alias group.
            ///
            /// Each name of a command has two methods: `table.cmd_draw()` gives the function in the
            /// command's slot, `table.set_cmd_draw(Some(function))` puts one there.
            #[cfg_attr(doc, doc = crate::vk::spec::names!($($instance)*))]
            InstanceDispatchTable { $($instance)* }
        }
        table! {
            /// Physical-device commands: one slot per alias group.
            ///
            /// Each name of a command has two methods: `table.cmd_draw()` gives the function in the
            /// command's slot, `table.set_cmd_draw(Some(function))` puts one there.
            #[cfg_attr(doc, doc = crate::vk::spec::names!($($physical_device)*))]
            PhysicalDeviceDispatchTable { $($physical_device)* }
        }
        table! {
            /// Device commands, those of queues and command buffers too: one slot per alias group.
            ///
            /// Each name of a command has two methods: `table.cmd_draw()` gives the function in the
            /// command's slot, `table.set_cmd_draw(Some(function))` puts one there.
            #[cfg_attr(doc, doc = crate::vk::spec::names!($($device)*))]
            DeviceDispatchTable { $($device)* }
        }
    };
}

/// The dispatch table of these rows.
macro_rules! table {
    (
        $(#[$doc:meta])* $table:ident {$(
            $level:ident $constant:ident $field:ident $set:ident $name:ident $pointer:ident $ty:ident
            $($version:literal)? [$($by:tt)*];
            $(
                = $alias:ident $alias_field:ident $alias_set:ident $alias_name:ident
                $alias_pointer:ident $alias_ty:ident $($alias_version:literal)? [$($alias_by:tt)*];
            )*
        )*}
    ) => {
        $(#[$doc])*
        #[repr(C)]
        pub struct $table {
            $(pub(crate) $field: Option<vk::$pointer>,)*
        }

        impl $table {
            /// The number of slots.
            pub const LEN: usize = size_of::<Self>() / size_of::<vk::PFN_vkVoidFunction>();
            /// The commands in the order of their slots, each by the name that the others are
            /// aliases of.
            pub const COMMANDS: &'static [Command; Self::LEN] = &[$(Command::$constant),*];
            /// A table without functions.
            pub const EMPTY: Self = Self { $($field: None),* };
        }

        accessors! { $table $(
            $field $field $set $name $pointer;
            $($field $alias_field $alias_set $alias_name $alias_pointer;)*
        )*}
    };
}

/// For each name of a command the functions that read and set the command's slot.
macro_rules! accessors {
    ($table:ident $($slot:ident $field:ident $set:ident $name:ident $pointer:ident;)*) => {
        impl $table {$(
            #[cfg_attr(doc, doc(hidden))]
            #[doc = stringify!($name)]
            #[inline]
            #[must_use]
            pub const fn $field(&self) -> Option<vk::$pointer> {
                self.$slot
            }

            #[cfg_attr(doc, doc(hidden))]
            /// Sets it.
            #[inline]
            pub const fn $set(&mut self, function: Option<vk::$pointer>) {
                self.$slot = function;
            }
        )*}
    };
}

each_command!(tables);

/// The methods of a dispatch table. `$level` are the levels of the table's commands.
macro_rules! dispatch_table {
    ($table:ident, $entrypoints:ident, $($level:ident)|+) => {
        function_table!(
            $table,
            slot,
            /// The function of `command`, whichever name of the command filled the slot; none if
            /// the slot is empty or another table has the commands of this level. Versions and
            /// extensions do not count: see [`Self::get_if_supported`].
            $($level)|+
        );

        impl $table {
            /// The table of `entrypoints`, in a constant or static too: each function is in the slot of
            /// its command. Where `entrypoints` has functions for several names of one command, the
            /// first in the table's order counts; the [builder](crate::builder) reports that, and makes
            /// a table of several sources.
            #[must_use]
            pub const fn of(entrypoints: &$entrypoints) -> Self {
                let mut table = Self::EMPTY;
                // SAFETY: a slot gets a function of its command's type, that of the command's entry.
                let slots = unsafe { table.as_array_mut() };
                let mut index = 0;
                while index < $entrypoints::LEN {
                    let slot = &mut slots[$entrypoints::COMMANDS[index].slot()];
                    if slot.is_none() {
                        *slot = entrypoints.as_array()[index];
                    }
                    index += 1;
                }
                table
            }

            /// The functions of this table whose commands `keep` chooses. It is asked for the commands
            /// that have a function, by the name that the others are aliases of.
            #[must_use]
            pub fn filtered(&self, mut keep: impl FnMut(Command) -> bool) -> Self {
                let mut table = *self;
                // SAFETY: a slot keeps its function or loses it.
                let slots = unsafe { table.as_array_mut() };
                for (slot, &command) in slots.iter_mut().zip(Self::COMMANDS) {
                    *slot = slot.filter(|_| keep(command));
                }
                table
            }
        }
    };
}

dispatch_table!(InstanceDispatchTable, InstanceEntrypointTable, Global | Instance);
dispatch_table!(PhysicalDeviceDispatchTable, PhysicalDeviceEntrypointTable, PhysicalDevice);
dispatch_table!(DeviceDispatchTable, DeviceEntrypointTable, Device);

#[cfg(test)]
mod tests {
    use std::format;
    use std::vec::Vec;

    use super::*;
    use crate::lookup::Level;
    use crate::test_functions::{entrypoints, function, number, with};
    use crate::vk::PFN_vkVoidFunction;

    const POINTER: usize = size_of::<PFN_vkVoidFunction>();

    #[test]
    fn every_command_has_the_slot_of_its_group() {
        let tables = [
            InstanceDispatchTable::COMMANDS.as_slice(),
            PhysicalDeviceDispatchTable::COMMANDS,
            DeviceDispatchTable::COMMANDS,
        ];
        for table in tables {
            for (slot, command) in table.iter().enumerate() {
                assert_eq!(command.slot(), slot);
            }
        }
        for command in Command::all() {
            let table = match command.level() {
                Level::Global | Level::Instance => tables[0],
                Level::PhysicalDevice => tables[1],
                Level::Device => tables[2],
            };
            assert_eq!(table[command.slot()].level(), command.level());
        }
    }

    /// The reader and the setter of every command have its slot: of the first and last of the
    /// tables, of platforms' and provisional ones, of aliases.
    #[test]
    fn a_name_reads_and_sets_its_slot() {
        let mut table = DeviceDispatchTable::EMPTY;
        for &command in DeviceEntrypointTable::COMMANDS {
            let trampoline = DeviceDispatchTable::TRAMPOLINES.get(command);
            assert!(trampoline.is_some(), "{command:?}");
        }
        table.set_cmd_dispatch_graph_amdx(
            DeviceDispatchTable::TRAMPOLINES.cmd_dispatch_graph_amdx(),
        );
        assert!(table.get(Command::CMD_DISPATCH_GRAPH_AMDX).is_some());
        table.set_cmd_draw_indirect_count_amd(
            DeviceDispatchTable::TRAMPOLINES.cmd_draw_indirect_count_khr(),
        );
        assert!(table.get(Command::CMD_DRAW_INDIRECT_COUNT).is_some());
        assert_eq!(table.as_array().iter().flatten().count(), 2);
        assert_eq!(size_of::<DeviceDispatchTable>(), DeviceDispatchTable::LEN * POINTER);
    }

    #[test]
    fn every_name_of_a_command_reads_its_slot() {
        let mut table = DeviceDispatchTable::EMPTY;
        // SAFETY: nobody calls the function.
        unsafe { table.as_array_mut()[Command::CMD_DRAW_INDIRECT_COUNT.slot()] = function(1) };
        assert!(table.cmd_draw_indirect_count().is_some());
        assert!(table.cmd_draw_indirect_count_khr().is_some());
        assert!(table.cmd_draw_indirect_count_amd().is_some());
        assert!(table.cmd_draw_indexed_indirect_count().is_none());
        table.set_cmd_draw_indirect_count_khr(None);
        assert!(table.cmd_draw_indirect_count().is_none());
    }

    #[test]
    fn among_names_the_first_counts() {
        let source = entrypoints(0, &[Command::TRIM_COMMAND_POOL]);
        let source = with(source, Command::TRIM_COMMAND_POOL_KHR, 1);
        let table = DeviceDispatchTable::of(&source);
        assert_eq!(number(table.get(Command::TRIM_COMMAND_POOL_KHR)), Some(0));
    }

    #[test]
    fn every_name_fills_its_commands_slot_and_no_other() {
        for &name in DeviceEntrypointTable::COMMANDS {
            let table = DeviceDispatchTable::of(&entrypoints(0, &[name]));
            let filled: Vec<usize> = (0..DeviceDispatchTable::LEN)
                .filter(|&slot| table.as_array()[slot].is_some())
                .collect();
            assert_eq!(filled, [name.slot()], "{name:?}");
        }
    }

    #[test]
    fn a_filter_is_asked_for_what_is_there_and_keeps_what_it_chooses() {
        let all = [Command::CMD_DRAW, Command::TRIM_COMMAND_POOL_KHR, Command::CREATE_BUFFER];
        let table = DeviceDispatchTable::of(&entrypoints(3, &all));
        let mut asked = Vec::new();
        let kept = table.filtered(|command| {
            asked.push(command);
            command == Command::TRIM_COMMAND_POOL
        });
        assert_eq!(asked.len(), 3);
        assert_eq!(number(kept.get(Command::TRIM_COMMAND_POOL_KHR)), Some(3));
        assert_eq!(kept.as_array().iter().flatten().count(), 1);
    }

    #[test]
    fn another_tables_command_has_no_slot() {
        let mut table = InstanceDispatchTable::EMPTY;
        // SAFETY: nobody calls the functions.
        unsafe { table.as_array_mut().fill(function(0)) };
        assert!(table.get(Command::CREATE_INSTANCE).is_some());
        assert!(table.get(Command::DESTROY_INSTANCE).is_some());
        assert!(table.get(Command::CREATE_DEVICE).is_none());
        assert!(table.get(Command::DESTROY_DEVICE).is_none());
    }

    #[test]
    fn a_table_prints_its_filled_slots() {
        let mut table = PhysicalDeviceDispatchTable::default();
        assert_eq!(format!("{table:?}"), "{}");
        // SAFETY: nobody calls the function.
        unsafe { table.as_array_mut()[Command::CREATE_DEVICE.slot()] = function(0) };
        let printed = format!("{table:?}");
        assert!(printed.starts_with("{\"vkCreateDevice\": 0x"), "{printed}");
    }
}
