//! The tables of a driver: its own entrypoints, and the common ones that they are enough for.
//!
//! A common entry is plain data: a command, a function, and the commands that the function calls. An
//! entry gets its slot only if the slot is empty and all commands that the function calls are there,
//! so that no common function ever jumps into nothing, and two that are written in terms of each
//! other never call each other in turn.

use std::fmt;

use dispatch_tables::{
    Command, DeviceDispatchTable, DeviceEntrypointTable, DeviceTableBuilder, InstanceDispatchTable,
    InstanceEntrypointTable, InstanceTableBuilder, Level, PhysicalDeviceDispatchTable,
    PhysicalDeviceEntrypointTable, PhysicalDeviceTableBuilder, vk,
};

/// A command that the kit implements by other commands. [`common!`](macro@crate::common) makes one.
#[derive(Clone, Copy, Debug)]
pub struct Common {
    /// The command.
    pub(crate) command: Command,
    /// The function, of the command's type.
    pub(crate) function: unsafe extern "system" fn(),
    /// The commands that the function calls, in the driver's own tables.
    pub(crate) requires: &'static [Command],
    /// The commands that must not be the driver's: they make or use the kit's objects, as the
    /// function does.
    pub(crate) beside: &'static [Command],
}

impl Common {
    /// An entry. [`common!`](macro@crate::common) checks what this function cannot.
    ///
    /// # Safety
    ///
    /// The function has the command's type.
    #[must_use]
    pub const unsafe fn new(
        command: Command,
        function: unsafe extern "system" fn(),
        requires: &'static [Command],
        beside: &'static [Command],
    ) -> Self {
        Self { command, function, requires, beside }
    }

    /// The command.
    #[must_use]
    pub const fn command(&self) -> Command {
        self.command
    }
}

/// `common!(GetDeviceQueue, get_device_queue, [GET_DEVICE_QUEUE2])`: a [`Common`] entry of a command, a
/// function, and the commands that the function calls. A function of another type does not compile.
///
/// `, beside [CREATE_FENCE]` at the end keeps the entry out if the driver implements vkCreateFence
/// itself: the function takes the kit's fences, and would not know the driver's.
#[macro_export]
macro_rules! common {
    (
        $command:ident, $function:expr, [$($requires:ident),* $(,)?]
        $(, beside [$($beside:ident),* $(,)?])?
    ) => {
        const {
            use $crate::vulkan::command::{self, CommandType};
            type Function = <command::$command as CommandType>::Function;
            let function: Function = $function;
            // SAFETY: function pointers of different types have one representation. Only the slot of
            // the command holds the pointer, and that slot has the function's type.
            unsafe {
                $crate::objects::install::Common::new(
                    <command::$command as CommandType>::ID,
                    ::core::mem::transmute::<Function, unsafe extern "system" fn()>(function),
                    &[$($crate::vulkan::Command::$requires),*],
                    &[$($($crate::vulkan::Command::$beside),*)?],
                )
            }
        }
    };
}

impl Entrypoints<'static> {
    /// No command.
    pub const EMPTY: Self = Self {
        instance: &InstanceEntrypointTable::EMPTY,
        physical_device: &PhysicalDeviceEntrypointTable::EMPTY,
        device: &DeviceEntrypointTable::EMPTY,
    };
}

/// What a driver implements itself, or a part of that.
#[derive(Clone, Copy)]
pub struct Entrypoints<'a> {
    /// Instance commands.
    pub instance: &'a InstanceEntrypointTable,
    /// Physical-device commands.
    pub physical_device: &'a PhysicalDeviceEntrypointTable,
    /// Device commands.
    pub device: &'a DeviceEntrypointTable,
}

/// The tables that a driver's objects call, and that common functions call.
pub struct Tables {
    /// Instance commands.
    pub instance: InstanceDispatchTable,
    /// Physical-device commands.
    pub physical_device: PhysicalDeviceDispatchTable,
    /// Device commands.
    pub device: DeviceDispatchTable,
    /// How the tables came about; empty in the tables that a driver keeps
    /// ([`Driver::report`](super::Driver::report)).
    pub report: Report,
}

/// What of the common entries is not in the tables, and what is in nobody's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Common commands that stayed out, and why.
    pub left_out: Vec<LeftOut>,
    /// Core commands of the driver's version without a function.
    pub empty: Vec<Command>,
    /// Names of commands that the driver has different functions for. The first is used.
    pub conflicts: Vec<(Command, Command)>,
}

/// Why a common entry is not in the tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The entry's command.
    pub command: Command,
    /// Commands that the function calls, and that are in nobody's table.
    pub missing: Vec<Command>,
    /// Commands that the driver implements itself, with objects that the function does not know.
    pub own: Vec<Command>,
}

impl Tables {
    /// Puts the driver's entrypoints into the tables, and as many of the common ones as they are
    /// enough for. Of several sources of the driver that have a command, the first one's function is
    /// used; of several common entries for one command, the first that can be is installed.
    #[must_use]
    pub fn build(own: &[Entrypoints<'_>], common: &[&[Common]], api_version: u32) -> Self {
        let mut tables = Self::of(own);
        let owned: Vec<Command> = Command::all().filter(|&command| tables.has(command)).collect();
        let is_own = |command: &&Command| owned.contains(command);
        let entries = || common.iter().copied().flatten();
        loop {
            let mut changed = false;
            for entry in entries() {
                let ready = entry.requires.iter().all(|&command| tables.has(command));
                let ready = ready && !entry.beside.iter().any(|command| is_own(&command));
                if ready && !tables.has(entry.command) {
                    tables.set(entry);
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        let why = |entry: &Common| LeftOut {
            command: entry.command,
            missing: entry.requires.iter().filter(|&&need| !tables.has(need)).copied().collect(),
            own: entry.beside.iter().filter(is_own).copied().collect(),
        };
        let left_out = entries().filter(|entry| !tables.has(entry.command)).map(why).collect();
        let is_core = |command: &Command| {
            command.core_version().is_some_and(|version| version <= api_version)
        };
        let empty = Command::all().filter(|command| is_core(command) && !tables.has(*command));
        // The loader and the export give these, not a table.
        let empty = empty.filter(|command| command.level() != Level::Global).collect();
        tables.report.left_out = left_out;
        tables.report.empty = empty;
        tables
    }

    /// The driver's own functions.
    fn of(own: &[Entrypoints<'_>]) -> Self {
        let mut conflicts = Vec::new();
        macro_rules! table {
            ($builder:ident, $level:ident) => {{
                let mut builder = $builder::new();
                for source in own {
                    builder.fill((), source.$level);
                }
                conflicts.extend(
                    builder
                        .conflicts()
                        .filter_map(|filled| Some((filled.command, filled.conflict?))),
                );
                *builder.table()
            }};
        }
        let instance = table!(InstanceTableBuilder, instance);
        let physical_device = table!(PhysicalDeviceTableBuilder, physical_device);
        let device = table!(DeviceTableBuilder, device);
        let report = Report { conflicts, ..Report::default() };
        Self { instance, physical_device, device, report }
    }

    /// There is a function for this command.
    #[must_use]
    pub fn has(&self, command: Command) -> bool {
        self.get(command).is_some()
    }

    /// The function of this command.
    #[must_use]
    pub fn get(&self, command: Command) -> vk::PFN_vkVoidFunction {
        match command.level() {
            Level::Global | Level::Instance => self.instance.get(command),
            Level::PhysicalDevice => self.physical_device.get(command),
            Level::Device => self.device.get(command),
        }
    }

    /// The table of devices with hooks over the driver's functions, the common ones among them:
    /// for [`set_hooks`](super::Device::set_hooks). A variant has [tables](super::PhysicalDevice::tables) of its own.
    #[must_use]
    pub fn with_hooks(&self, hooks: &DeviceEntrypointTable) -> DeviceDispatchTable {
        let mut table = DeviceDispatchTable::of(hooks);
        // SAFETY: a slot gets the function that the other table has for the same command.
        let slots = unsafe { table.as_array_mut() };
        for (slot, own) in slots.iter_mut().zip(self.device.as_array()) {
            *slot = slot.or(*own);
        }
        table
    }

    fn set(&mut self, entry: &Common) {
        let slot = entry.command.slot();
        // SAFETY: the entry's function is of its command's type.
        let slot = unsafe {
            match entry.command.level() {
                Level::Global | Level::Instance => &mut self.instance.as_array_mut()[slot],
                Level::PhysicalDevice => &mut self.physical_device.as_array_mut()[slot],
                Level::Device => &mut self.device.as_array_mut()[slot],
            }
        };
        *slot = Some(entry.function);
    }
}

/// A line for each entry.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |command: &Command| command.name().to_string_lossy();
        let names = |commands: &[Command]| commands.iter().map(name).collect::<Vec<_>>().join(", ");
        for LeftOut { command, missing, own } in &self.left_out {
            write!(f, "{} is left out: the driver has ", name(command))?;
            match missing.is_empty() {
                true => writeln!(f, "its own {}", names(own))?,
                false => writeln!(f, "no {}", names(missing))?,
            }
        }
        for command in &self.empty {
            writeln!(f, "{} is missing: the core version requires it", name(command))?;
        }
        for (first, second) in &self.conflicts {
            let (first, second) = (name(first), name(second));
            writeln!(f, "{second} has another function than {first}, which is used for both")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    unsafe extern "system" fn wait_queue(_: vk::Queue) -> vk::Result {
        vk::Result::SUCCESS
    }

    unsafe extern "system" fn wait_device(_: vk::Device) -> vk::Result {
        vk::Result::SUCCESS
    }

    unsafe extern "system" fn wait_device_of_driver(_: vk::Device) -> vk::Result {
        vk::Result::NOT_READY
    }

    fn build(device: &DeviceEntrypointTable, common: &[Common]) -> Tables {
        let own = Entrypoints {
            instance: &InstanceEntrypointTable::EMPTY,
            physical_device: &PhysicalDeviceEntrypointTable::EMPTY,
            device,
        };
        Tables::build(&[own], &[common], vk::API_VERSION_1_0)
    }

    const WAIT_DEVICE: Common = common!(DeviceWaitIdle, wait_device, [QUEUE_WAIT_IDLE]);

    #[test]
    fn an_entry_that_calls_a_missing_command_stays_out_and_the_report_names_both() {
        let tables = build(&DeviceEntrypointTable::EMPTY, &[WAIT_DEVICE]);
        assert!(!tables.has(Command::DEVICE_WAIT_IDLE));
        let text = tables.report.to_string();
        let line = "vkDeviceWaitIdle is left out: the driver has no vkQueueWaitIdle\n";
        assert!(text.starts_with(line), "{text}");
        assert!(text.contains("vkCreateBuffer is missing: the core version requires it\n"));
        assert!(!text.contains("vkBindBufferMemory2"), "of Vulkan 1.1");
    }

    /// A driver with fences of its own gets nothing that takes the kit's.
    #[test]
    fn an_entry_stays_out_beside_objects_of_the_driver() {
        let wait = common!(QueueWaitIdle, wait_queue, [], beside[DEVICE_WAIT_IDLE]);
        let own = DeviceEntrypointTable {
            device_wait_idle: Some(wait_device_of_driver),
            ..DeviceEntrypointTable::EMPTY
        };
        let tables = build(&own, &[wait]);
        assert!(!tables.has(Command::QUEUE_WAIT_IDLE));
        let line = "vkQueueWaitIdle is left out: the driver has its own vkDeviceWaitIdle\n";
        assert!(tables.report.to_string().starts_with(line));
        let tables = build(&DeviceEntrypointTable::EMPTY, &[wait, WAIT_DEVICE]);
        assert!(tables.has(Command::QUEUE_WAIT_IDLE) && tables.has(Command::DEVICE_WAIT_IDLE));
    }

    #[test]
    fn entries_in_terms_of_each_other_all_stay_out() {
        let circle = [WAIT_DEVICE, common!(QueueWaitIdle, wait_queue, [DEVICE_WAIT_IDLE])];
        let tables = build(&DeviceEntrypointTable::EMPTY, &circle);
        assert_eq!(tables.report.left_out.len(), 2);
    }

    #[test]
    fn an_entry_is_enough_for_one_that_stands_before_it_and_the_drivers_goes_first() {
        let chain = [WAIT_DEVICE, common!(QueueWaitIdle, wait_queue, [])];
        let tables = build(&DeviceEntrypointTable::EMPTY, &chain);
        assert!(tables.has(Command::DEVICE_WAIT_IDLE) && tables.report.left_out.is_empty());
        let own = DeviceEntrypointTable {
            device_wait_idle: Some(wait_device_of_driver),
            ..DeviceEntrypointTable::EMPTY
        };
        let tables = build(&own, &chain);
        let wait = tables.device.device_wait_idle().expect("the driver's");
        // SAFETY: the function does nothing.
        assert_eq!(unsafe { wait(vk::Device::NULL) }, vk::Result::NOT_READY);
    }
}
