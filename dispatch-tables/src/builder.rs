//! Building a dispatch table from several sources: a driver over the window system's code over what
//! drivers share, and layers of hooks over those.
//!
//! A builder knows which source filled each slot and by which name, and it reports conflicts: a
//! source that has different functions for two names of one command. A table of one source needs no
//! builder: `DeviceDispatchTable::of`. A builder has two operations:
//!
//! - `fill` puts a source *under* the others: the source fills the slots that are still empty;
//! - `layer` puts a source *over* the others, and returns the table as it was before: the source's
//!   functions call the next functions through that table.
//!
//! The caller names the sources, by strings or by an enumeration of its own.
//!
//! ```
//! use dispatch_tables::{Command, DeviceEntrypointTable, DeviceTableBuilder, vk};
//!
//! # unsafe extern "system" fn device_wait_idle(_: vk::Device) -> vk::Result { vk::Result::SUCCESS }
//! # unsafe extern "system" fn counted_wait(_: vk::Device) -> vk::Result { vk::Result::NOT_READY }
//! # unsafe extern "system" fn queue_wait_idle(_: vk::Queue) -> vk::Result { vk::Result::SUCCESS }
//! const DRIVER: DeviceEntrypointTable = DeviceEntrypointTable {
//!     device_wait_idle: Some(device_wait_idle),
//!     ..DeviceEntrypointTable::EMPTY
//! };
//! const COMMON: DeviceEntrypointTable = DeviceEntrypointTable {
//!     device_wait_idle: Some(device_wait_idle),
//!     queue_wait_idle: Some(queue_wait_idle),
//!     ..DeviceEntrypointTable::EMPTY
//! };
//! const PROFILER: DeviceEntrypointTable = DeviceEntrypointTable {
//!     device_wait_idle: Some(counted_wait),
//!     ..DeviceEntrypointTable::EMPTY
//! };
//! let mut builder = DeviceTableBuilder::new();
//! builder.fill("driver", &DRIVER).fill("common", &COMMON);
//! let below_profiler = builder.layer("profiler", &PROFILER);
//! assert_eq!(builder.conflicts().count(), 0);
//!
//! let source = |command| builder.filled(command).map(|filled| filled.source);
//! assert_eq!(source(Command::DEVICE_WAIT_IDLE), Some("profiler"));
//! assert_eq!(source(Command::QUEUE_WAIT_IDLE), Some("common"));
//! assert_eq!(source(Command::CMD_DRAW), None);
//! let next = below_profiler.device_wait_idle().unwrap();
//! // SAFETY: the driver's function does nothing.
//! assert_eq!(unsafe { next(vk::Device::NULL) }, vk::Result::SUCCESS);
//! ```

use core::fmt;
use core::ptr::fn_addr_eq;

use crate::dispatch::{DeviceDispatchTable, InstanceDispatchTable, PhysicalDeviceDispatchTable};
use crate::entrypoint::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable,
};
use crate::lookup::Command;
use crate::vk::PFN_vkVoidFunction;

/// How a slot of a dispatch table was filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Filled<S> {
    /// The source of the function.
    pub source: S,
    /// The name of the command by which the source has the function.
    pub command: Command,
    /// Another name of the command, by which the source has another function. That one is in no
    /// slot.
    pub conflict: Option<Command>,
}

/// A slot's function and where it comes from. `turn` is the number of the call that put it there.
#[derive(Clone, Copy)]
struct Entry<S> {
    turn: u32,
    filled: Filled<S>,
}

/// A source that is being put into a table.
struct Put<'a, S> {
    source: S,
    turn: u32,
    /// Its entries with their commands.
    commands: &'a [Command],
    entries: &'a [PFN_vkVoidFunction],
    /// It replaces what others have put there.
    over: bool,
}

impl<S: Copy> Put<'_, S> {
    fn put(self, slots: &mut [PFN_vkVoidFunction], filled: &mut [Option<Entry<S>>]) {
        for (&command, entry) in self.commands.iter().zip(self.entries) {
            let Some(function) = *entry else {
                continue;
            };
            let slot = &mut slots[command.slot()];
            match &mut filled[command.slot()] {
                Some(own) if own.turn == self.turn => {
                    if slot.is_some_and(|first| !fn_addr_eq(first, function)) {
                        own.filled.conflict.get_or_insert(command);
                    }
                }
                Some(_) if !self.over => {}
                entry => {
                    *slot = Some(function);
                    *entry = Some(Entry {
                        turn: self.turn,
                        filled: Filled { source: self.source, command, conflict: None },
                    });
                }
            }
        }
    }
}

/// The builder `$builder` of the table `$table`.
macro_rules! table_builder {
    ($builder:ident, $table:ident, $entrypoints:ident, $doc:literal) => {
        #[doc = $doc]
        #[derive(Clone)]
        pub struct $builder<S> {
            table: $table,
            filled: [Option<Entry<S>>; $table::LEN],
            turns: u32,
        }

        impl<S: Copy> $builder<S> {
            /// A builder whose table is empty.
            #[must_use]
            pub const fn new() -> Self {
                Self { table: $table::EMPTY, filled: [None; $table::LEN], turns: 0 }
            }

            /// Fills the slots that are empty yet from `entrypoints`. Of several names of a command
            /// the first in the table's order counts.
            pub fn fill(&mut self, source: S, entrypoints: &$entrypoints) -> &mut Self {
                self.put(source, entrypoints, false);
                self
            }

            /// Puts `entrypoints` over what is there: every command that they have, by whichever
            /// name, is theirs.
            ///
            /// # Returns
            ///
            /// The table as it was before, for the functions of `entrypoints` to call.
            pub fn layer(&mut self, source: S, entrypoints: &$entrypoints) -> $table {
                let below = self.table;
                self.put(source, entrypoints, true);
                below
            }

            fn put(&mut self, source: S, entrypoints: &$entrypoints, over: bool) {
                self.turns += 1;
                let put = Put {
                    source,
                    turn: self.turns,
                    commands: $entrypoints::COMMANDS,
                    entries: entrypoints.as_array(),
                    over,
                };
                // SAFETY: a slot gets a function of its command's type, that of the command's entry.
                let slots = unsafe { self.table.as_array_mut() };
                put.put(slots, &mut self.filled);
            }

            /// The table as it is now.
            #[must_use]
            pub const fn table(&self) -> &$table {
                &self.table
            }

            /// How the slot of `command` was filled; none if it is empty or of another level's
            /// table.
            #[must_use]
            pub fn filled(&self, command: Command) -> Option<Filled<S>> {
                self.table.get(command)?;
                self.filled[command.slot()].map(|entry| entry.filled)
            }

            /// The slots that are filled from a source with different functions for names of one
            /// command. Such a source has a mistake.
            pub fn conflicts(&self) -> impl Iterator<Item = Filled<S>> {
                let filled = self.filled.iter().flatten().map(|entry| entry.filled);
                filled.filter(|filled| filled.conflict.is_some())
            }
        }

        impl<S: Copy> Default for $builder<S> {
            fn default() -> Self {
                Self::new()
            }
        }

        /// Lists the commands that the table has, each with its source.
        impl<S: fmt::Debug> fmt::Debug for $builder<S> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let filled = self.filled.iter().flatten().map(|entry| &entry.filled);
                let entries = filled.map(|filled| (filled.command.name(), &filled.source));
                f.debug_map().entries(entries).finish()
            }
        }
    };
}

table_builder!(
    InstanceTableBuilder,
    InstanceDispatchTable,
    InstanceEntrypointTable,
    "Builds the dispatch table of an instance."
);
table_builder!(
    PhysicalDeviceTableBuilder,
    PhysicalDeviceDispatchTable,
    PhysicalDeviceEntrypointTable,
    "Builds the dispatch table of a physical device."
);
table_builder!(
    DeviceTableBuilder,
    DeviceDispatchTable,
    DeviceEntrypointTable,
    "Builds the dispatch table of a device."
);

#[cfg(test)]
mod tests {
    use std::format;
    use std::vec::Vec;

    use super::*;
    use crate::test_functions::{entrypoints, function, number, with};

    /// The stacks of mesa.md 7.7 have these sources; the number of one is that of its functions.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Source {
        Common,
        Wsi,
        Driver,
        Generation,
        Hooks,
        MoreHooks,
    }
    use Source::*;

    impl Source {
        /// A table of this source's functions for `commands`.
        fn table(self, commands: &[Command]) -> DeviceEntrypointTable {
            entrypoints(self as usize, commands)
        }
    }

    /// The function of `command` in the table is that of the source which the builder names.
    fn owner(builder: &DeviceTableBuilder<Source>, command: Command) -> Option<Source> {
        let source = builder.filled(command)?.source;
        assert_eq!(number(builder.table().get(command)), Some(source as usize));
        Some(source)
    }

    fn owners(builder: &DeviceTableBuilder<Source>, commands: &[Command]) -> Vec<Option<Source>> {
        commands.iter().map(|&command| owner(builder, command)).collect()
    }

    /// What the sources below all drivers have.
    fn common() -> DeviceEntrypointTable {
        Common.table(&[
            Command::DEVICE_WAIT_IDLE,
            Command::QUEUE_SUBMIT,
            Command::QUEUE_PRESENT_KHR,
            Command::CMD_DRAW,
            Command::CMD_BEGIN_RENDER_PASS2,
        ])
    }

    fn wsi() -> DeviceEntrypointTable {
        Wsi.table(&[Command::QUEUE_PRESENT_KHR, Command::ACQUIRE_NEXT_IMAGE_KHR])
    }

    const ASKED: [Command; 6] = [
        Command::CMD_DRAW,
        Command::CREATE_BUFFER,
        Command::QUEUE_PRESENT_KHR,
        Command::ACQUIRE_NEXT_IMAGE_KHR,
        Command::DEVICE_WAIT_IDLE,
        Command::CMD_BEGIN_RENDER_PASS2_KHR,
    ];

    /// mesa.md 7.7, anv: hooks for an application and for memory traces over the GPU generation's
    /// functions over the driver's over the window system's over the common ones. Mesa's operation
    /// with `true` loses what was there (mesa.md 3.2); layers keep it.
    #[test]
    fn anv_has_hooks_over_the_generation_over_the_driver() {
        let driver = Driver.table(&[Command::CREATE_BUFFER, Command::CMD_DRAW]);
        let generation =
            Generation.table(&[Command::CMD_DRAW, Command::CMD_BEGIN_RENDER_PASS2_KHR]);
        let doom = Hooks.table(&[Command::CMD_DRAW]);
        let memory_trace = MoreHooks.table(&[Command::QUEUE_PRESENT_KHR]);

        let mut builder = DeviceTableBuilder::new();
        builder
            .fill(Generation, &generation)
            .fill(Driver, &driver)
            .fill(Wsi, &wsi())
            .fill(Common, &common());
        let below_doom = builder.layer(Hooks, &doom);
        builder.layer(MoreHooks, &memory_trace);
        assert_eq!(
            owners(&builder, &ASKED),
            [Hooks, Driver, MoreHooks, Wsi, Common, Generation].map(Some)
        );
        assert_eq!(number(below_doom.get(Command::CMD_DRAW)), Some(Generation as usize));
    }

    /// mesa.md 7.7, RADV: every layer of hooks calls the table below it.
    #[test]
    fn radv_chains_every_layer_to_the_table_below_it() {
        let driver =
            Driver.table(&[Command::CREATE_BUFFER, Command::CMD_DRAW, Command::QUEUE_SUBMIT]);
        let memory_trace = Hooks.table(&[Command::QUEUE_PRESENT_KHR, Command::CREATE_BUFFER]);
        let thread_trace = MoreHooks.table(&[Command::QUEUE_PRESENT_KHR, Command::CMD_DRAW]);

        let mut builder = DeviceTableBuilder::new();
        builder.fill(Driver, &driver).fill(Wsi, &wsi()).fill(Common, &common());
        let below_memory_trace = builder.layer(Hooks, &memory_trace);
        let below_thread_trace = builder.layer(MoreHooks, &thread_trace);
        let calls = [
            (builder.table(), MoreHooks),
            (&below_thread_trace, Hooks),
            (&below_memory_trace, Wsi),
        ];
        for (table, owner) in calls {
            assert_eq!(number(table.get(Command::QUEUE_PRESENT_KHR)), Some(owner as usize));
        }
        assert_eq!(number(below_thread_trace.get(Command::CMD_DRAW)), Some(Driver as usize));
        assert_eq!(owner(&builder, Command::QUEUE_SUBMIT), Some(Driver));
    }

    /// mesa.md 7.7, panvk: what records secondary command buffers goes over everything, and a
    /// second table without it and without the window system replays them.
    #[test]
    fn panvk_has_a_second_table_without_the_recorder() {
        let recorder = Hooks.table(&[Command::CMD_DRAW]);
        let generation = Generation.table(&[Command::CMD_DRAW]);
        let driver = Driver.table(&[Command::CREATE_BUFFER]);

        let mut device = DeviceTableBuilder::new();
        device
            .fill(Hooks, &recorder)
            .fill(Generation, &generation)
            .fill(Driver, &driver)
            .fill(Wsi, &wsi())
            .fill(Common, &common());
        let mut replay = DeviceTableBuilder::new();
        replay.fill(Generation, &generation).fill(Driver, &driver).fill(Common, &common());
        assert_eq!(owners(&device, &ASKED), [Hooks, Driver, Wsi, Wsi, Common, Common].map(Some));
        assert_eq!(
            owners(&replay, &ASKED),
            [Some(Generation), Some(Driver), Some(Common), None, Some(Common), Some(Common)]
        );
    }

    #[test]
    fn a_builder_with_one_source_makes_the_table_of_that_source() {
        let driver = Driver.table(&[Command::CREATE_BUFFER, Command::TRIM_COMMAND_POOL]);
        let driver = with(driver, Command::TRIM_COMMAND_POOL_KHR, Common as usize);
        let mut builder = DeviceTableBuilder::new();
        builder.fill(Driver, &driver);
        let table = DeviceDispatchTable::of(&driver);
        for &command in DeviceDispatchTable::COMMANDS {
            let built = builder.table().get(command);
            assert_eq!(number(built), number(table.get(command)), "{command:?}");
        }
    }

    #[test]
    fn a_layer_takes_a_command_by_whichever_name_it_has() {
        let mut builder = DeviceTableBuilder::new();
        builder.fill(Driver, &Driver.table(&[Command::CMD_DRAW_INDIRECT_COUNT]));
        builder.layer(Hooks, &Hooks.table(&[Command::CMD_DRAW_INDIRECT_COUNT_AMD]));
        let filled = builder.filled(Command::CMD_DRAW_INDIRECT_COUNT_KHR).expect("filled");
        assert_eq!(filled.source, Hooks);
        assert_eq!(filled.command, Command::CMD_DRAW_INDIRECT_COUNT_AMD);
    }

    #[test]
    fn two_functions_for_the_names_of_one_command_are_a_conflict() {
        let source = Driver.table(&[
            Command::CMD_DRAW_INDIRECT_COUNT,
            Command::CMD_DRAW_INDIRECT_COUNT_KHR,
            Command::TRIM_COMMAND_POOL,
        ]);
        let source = with(source, Command::TRIM_COMMAND_POOL_KHR, Common as usize);
        for over in [false, true] {
            let mut builder = DeviceTableBuilder::new();
            if over {
                builder.fill(Common, &common());
                builder.layer(Driver, &source);
            } else {
                builder.fill(Driver, &source).fill(Common, &common());
            }
            let conflicts: Vec<Filled<Source>> = builder.conflicts().collect();
            assert_eq!(
                conflicts,
                [Filled {
                    source: Driver,
                    command: Command::TRIM_COMMAND_POOL,
                    conflict: Some(Command::TRIM_COMMAND_POOL_KHR),
                }]
            );
            assert_eq!(
                number(builder.table().get(Command::TRIM_COMMAND_POOL)),
                Some(Driver as usize)
            );
        }
    }

    #[test]
    fn two_sources_never_conflict() {
        let mut builder = DeviceTableBuilder::new();
        builder
            .fill("driver", &Driver.table(&[Command::TRIM_COMMAND_POOL]))
            .fill("driver", &Common.table(&[Command::TRIM_COMMAND_POOL_KHR]));
        assert_eq!(builder.conflicts().count(), 0);
    }

    #[test]
    fn the_other_levels_have_builders_too() {
        let mut instance = InstanceTableBuilder::new();
        let mut entrypoints = InstanceEntrypointTable::EMPTY;
        // SAFETY: nobody calls the function.
        unsafe {
            entrypoints.as_array_mut()[Command::DESTROY_INSTANCE.entry_index()] = function(1)
        };
        instance.fill("driver", &entrypoints);
        assert_eq!(number(instance.table().get(Command::DESTROY_INSTANCE)), Some(1));
        assert_eq!(format!("{instance:?}"), "{\"vkDestroyInstance\": \"driver\"}");
        let builder = PhysicalDeviceTableBuilder::<u8>::default();
        assert_eq!(builder.filled(Command::CREATE_DEVICE), None);
        assert_eq!(builder.filled(Command::DESTROY_INSTANCE), None);
    }
}
