//! Commands of a command buffer as data: recorded with copies of all that their arguments point to,
//! and replayed into a table of functions, for drivers that execute on the CPU or translate later.
//!
//! A driver implements the commands that it executes, and says where the recording of a command
//! buffer is. [`entrypoints`] gives the driver functions that record, for these commands alone:
//! vkCmdCopyBuffer stays empty for a driver that executes vkCmdCopyBuffer2, so that the kit's common
//! entry turns the first into the second, which is recorded. [`InCommandBuffer`] keeps the recording as
//! the data of a command buffer, [`execute_commands`] is vkCmdExecuteCommands for recordings, and
//! [`execute`] replays the command buffers of a submission.
//!
//! ```
//! use std::cell::RefCell;
//!
//! use author_kit::recording::{self, Recorder, Recording};
//! use dispatch_tables::{DeviceDispatchTable, DeviceEntrypointTable, vk};
//!
//! unsafe extern "system" fn set_viewport(
//!     _: vk::CommandBuffer,
//!     first: u32,
//!     count: u32,
//!     viewports: *const vk::Viewport,
//! ) {
//!     // SAFETY: the recording has a copy of `count` viewports.
//!     assert_eq!((first, count, unsafe { (*viewports).width }), (0, 1, 64.0));
//! }
//!
//! const EXECUTED: DeviceEntrypointTable = DeviceEntrypointTable {
//!     cmd_set_viewport: Some(set_viewport),
//!     ..DeviceEntrypointTable::EMPTY
//! };
//!
//! thread_local! {
//!     static RECORDING: RefCell<Recording> = RefCell::new(Recording::new());
//! }
//!
//! struct OfThread;
//!
//! impl Recorder for OfThread {
//!     unsafe fn with(_: vk::CommandBuffer, record: impl FnOnce(&mut Recording)) {
//!         RECORDING.with_borrow_mut(record);
//!     }
//! }
//!
//! // What the driver's description has for applications to call.
//! const RECORDING_ONES: DeviceEntrypointTable = recording::entrypoints::<OfThread>(&EXECUTED);
//!
//! let record = RECORDING_ONES.cmd_set_viewport.expect("an executed command");
//! {
//!     let viewports = vec![vk::Viewport { width: 64.0, ..Default::default() }];
//!     // SAFETY: valid usage; the viewports may go afterwards.
//!     unsafe { record(vk::CommandBuffer::NULL, 0, 1, viewports.as_ptr()) };
//! }
//! let table = DeviceDispatchTable::of(&EXECUTED);
//! RECORDING.with_borrow(|recording| {
//!     // SAFETY: the function does what the command may with its arguments.
//!     unsafe { recording.replay(&table, vk::CommandBuffer::NULL) }.expect("the table has it");
//! });
//! ```
//!
//! What a command writes to, and data of unknown size, is not copied. The one command of that kind is
//! vkCmdPushDescriptorSetWithTemplate: [`Recorder::template_size`] says how much its template reads.
//!
//! The rows of `generated/commands.rs` have, behind the parameters of a command that command buffers
//! record, the type of its functions and its fields in an entrypoint table by its other names.

use std::fmt;
use std::mem::transmute;

use dispatch_tables::{Command, DeviceDispatchTable, DeviceEntrypointTable, vk};

use crate::generated::commands::each_command;
use crate::objects::{self, slice};
use crate::structure::{self, Arena, read_slot, write_slot};

/// Where the recordings of a driver's command buffers are.
pub trait Recorder: 'static {
    /// Gives `record` the recording of a command buffer.
    ///
    /// # Safety
    ///
    /// The command buffer is alive, and the application synchronizes access to it.
    unsafe fn with(command_buffer: vk::CommandBuffer, record: impl FnOnce(&mut Recording));

    /// The bytes that an update of the template reads, from the start of its data. With 0, which is
    /// the default, a recording points to the application's data.
    ///
    /// # Safety
    ///
    /// The template is alive.
    unsafe fn template_size(template: vk::DescriptorUpdateTemplate) -> usize {
        let _ = template;
        0
    }
}

/// A recorder whose recordings several threads may read at once.
pub trait Executed: Recorder {
    /// The recording of a command buffer that is recorded and not pending, or pending.
    ///
    /// # Safety
    ///
    /// The command buffer is alive, and nobody records into it while the reference is used.
    unsafe fn recorded<'a>(command_buffer: vk::CommandBuffer) -> &'a Recording;
}

/// Keeps a [`Recording`] as the [data](objects::CommandBuffer::set_data) of a command buffer: the
/// driver's `new_command_buffer` puts an empty one there, and `reset_command_buffer` clears it. A push by
/// template is recorded as plain writes, if the driver executes vkCmdPushDescriptorSet2 and leaves the
/// template to the kit; this recorder does not know what a template reads.
pub struct InCommandBuffer;

impl Recorder for InCommandBuffer {
    unsafe fn with(command_buffer: vk::CommandBuffer, record: impl FnOnce(&mut Recording)) {
        // SAFETY: the caller's promise.
        record(unsafe { objects::command_buffer(command_buffer).data() });
    }
}

impl Executed for InCommandBuffer {
    unsafe fn recorded<'a>(command_buffer: vk::CommandBuffer) -> &'a Recording {
        // SAFETY: the caller's promise.
        unsafe { objects::command_buffer(command_buffer).recorded() }
    }
}

/// vkCmdExecuteCommands: records the commands of the secondary command buffers into the primary one.
///
/// # Safety
///
/// Valid usage of the command; the command buffers have recordings of `R`.
pub unsafe extern "system" fn execute_commands<R: Executed>(
    primary: vk::CommandBuffer,
    count: u32,
    secondaries: *const vk::CommandBuffer,
) {
    // SAFETY: valid usage of the command: nobody records into a secondary command buffer, and the
    // primary one is none of them.
    unsafe {
        let secondaries = slice(secondaries, count);
        R::with(primary, |recording| {
            for secondary in secondaries {
                recording.append(R::recorded(*secondary));
            }
        });
    }
}

/// Executes the command buffers of a submission, for [`submit`](objects::Description::submit).
///
/// # Errors
///
/// `ERROR_DEVICE_LOST` at the first command buffer with a command that the table lacks. The command
/// buffers before that one are executed, the others not at all.
///
/// # Safety
///
/// The command buffers are pending and have recordings of `R`; further as for [`Recording::replay`].
pub unsafe fn execute<R: Executed>(
    command_buffers: &[vk::CommandBuffer],
    table: &DeviceDispatchTable,
) -> Result<(), vk::Result> {
    for &buffer in command_buffers {
        // SAFETY: the caller's promise.
        let replayed = unsafe { R::recorded(buffer).replay(table, buffer) };
        replayed.map_err(|_| vk::Result::ERROR_DEVICE_LOST)?;
    }
    Ok(())
}

/// The commands of a command buffer, in order.
#[derive(Default)]
pub struct Recording {
    arena: Arena,
    calls: Vec<Call>,
    /// The arguments of all calls, a slot each.
    slots: Vec<u64>,
}

/// A recorded call.
#[derive(Clone, Copy)]
struct Call {
    command: Command,
    /// Where the arguments begin.
    slots: usize,
    replay: Replay,
    /// The bytes that an update with a template reads; 0 for none.
    template_size: usize,
}

/// Calls a function of the command's type on another command buffer, with arguments from slots.
type Replay = unsafe fn(unsafe extern "system" fn(), vk::CommandBuffer, &[u64]);

// SAFETY: the arena gives memory to functions with `&mut self` alone; with `&self` its memory is read.
unsafe impl Sync for Recording {}

impl Recording {
    /// No commands.
    #[must_use]
    pub const fn new() -> Self {
        Self { arena: Arena::new(), calls: Vec::new(), slots: Vec::new() }
    }

    /// Forgets all commands, for vkResetCommandBuffer and vkBeginCommandBuffer.
    pub fn clear(&mut self) {
        *self = Self::new();
    }

    /// The commands with their arguments: [`read_slot`] reads one, of the type of the parameter. Slot
    /// 0 is the command buffer.
    pub fn calls(&self) -> impl ExactSizeIterator<Item = (Command, &[u64])> {
        self.calls.iter().map(|call| (call.command, self.arguments(call)))
    }

    /// Calls the table's functions with the recorded arguments, and with `command_buffer` for the
    /// one that they were recorded in.
    ///
    /// # Errors
    ///
    /// The first command that the table lacks. Then no command has been called: none is left half done,
    /// such as a rendering without its end.
    ///
    /// # Safety
    ///
    /// The objects among the arguments are alive; the table's functions do with them what the
    /// commands may.
    pub unsafe fn replay(
        &self,
        table: &DeviceDispatchTable,
        command_buffer: vk::CommandBuffer,
    ) -> Result<(), Command> {
        let functions = self.calls.iter().map(|call| table.get(call.command).ok_or(call.command));
        let functions = functions.collect::<Result<Vec<_>, _>>()?;
        for (call, function) in self.calls.iter().zip(functions) {
            // SAFETY: the function of the slot has the command's type, and `replay` is of the
            // command. The caller's promise.
            unsafe { (call.replay)(function, command_buffer, self.arguments(call)) };
        }
        Ok(())
    }

    /// Adds copies of another recording's calls. Slot 0 keeps the other's command buffer.
    ///
    /// # Safety
    ///
    /// The objects among the arguments are alive.
    pub unsafe fn append(&mut self, other: &Self) {
        for call in &other.calls {
            // SAFETY: the arguments are those of a valid call, and `replay` is of the command. The
            // caller's promise.
            unsafe {
                let template_size = |_| call.template_size;
                self.add(call.command, other.arguments(call), call.replay, &template_size);
            }
        }
    }

    fn arguments(&self, call: &Call) -> &[u64] {
        let count = structure::of_command(call.command).map_or(0, |row| row.slots.size / 8);
        &self.slots[call.slots..][..count]
    }

    /// Adds a call, with copies of what its arguments point to.
    ///
    /// # Safety
    ///
    /// Valid usage of the command, whose arguments are in the slots; `replay` is of the command.
    unsafe fn add(
        &mut self,
        command: Command,
        arguments: &[u64],
        replay: Replay,
        template_size: &dyn Fn(vk::DescriptorUpdateTemplate) -> usize,
    ) {
        let Some(row) = structure::of_command(command) else { return };
        let slots = self.slots.len();
        self.slots.extend_from_slice(arguments);
        // SAFETY: the caller's promise.
        let template_size = unsafe {
            structure::copy_parameters(&self.arena, row, &mut self.slots[slots..]);
            self.copy_template_data(command, slots, template_size)
        };
        self.calls.push(Call { command, slots, replay, template_size });
    }

    /// Copies the data of an update with a template, and returns their size.
    ///
    /// # Safety
    ///
    /// The slots hold the arguments of a valid call of the command.
    unsafe fn copy_template_data(
        &mut self,
        command: Command,
        slots: usize,
        template_size: &dyn Fn(vk::DescriptorUpdateTemplate) -> usize,
    ) -> usize {
        let slots = &mut self.slots[slots..];
        // SAFETY: the caller's promise; the second form's info is a copy in the arena.
        unsafe {
            let (template, data) = match command {
                Command::CMD_PUSH_DESCRIPTOR_SET_WITH_TEMPLATE => {
                    (read_slot(slots, 1), (&raw mut slots[4]).cast::<*const u8>())
                }
                Command::CMD_PUSH_DESCRIPTOR_SET_WITH_TEMPLATE2 => {
                    let info: *mut vk::PushDescriptorSetWithTemplateInfo = read_slot(slots, 1);
                    ((*info).descriptor_update_template, (&raw mut (*info).p_data).cast())
                }
                _ => return 0,
            };
            let size = template_size(template);
            if size > 0 {
                data.write(self.arena.copy(data.read(), size));
            }
            size
        }
    }
}

/// The commands' names.
impl fmt::Debug for Recording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.calls.iter().map(|call| call.command)).finish()
    }
}

/// A result of a recording function.
trait Outcome {
    const RECORDED: Self;
}

impl Outcome for () {
    const RECORDED: Self = ();
}

impl Outcome for vk::Result {
    const RECORDED: Self = vk::Result::SUCCESS;
}

/// A command's type, which has a recording function for each command of the type.
trait Recorded<const COMMAND: usize, R>: Sized {
    const FUNCTION: Self;
}

const fn recorded<const COMMAND: usize, R, F: Recorded<COMMAND, R>>() -> Option<F> {
    Some(F::FUNCTION)
}

/// The recording functions for commands of so many parameters.
macro_rules! recorded {
    ($($name:ident($($parameter:ident $ty:ident $slot:literal),*) $count:literal),* $(,)?) => {$(
        /// # Safety
        ///
        /// That of the command.
        #[allow(clippy::too_many_arguments, reason = "as many as a command has")]
        unsafe extern "system" fn $name<
            const COMMAND: usize,
            R: Recorder,
            O: Outcome,
            $($ty: Copy),*
        >(
            command_buffer: vk::CommandBuffer,
            $($parameter: $ty),*
        ) -> O {
            /// # Safety
            ///
            /// The function is of this type, and the slots hold its arguments.
            #[allow(unused_variables, reason = "a command may have no parameters")]
            unsafe fn replay<O, $($ty: Copy),*>(
                function: unsafe extern "system" fn(),
                command_buffer: vk::CommandBuffer,
                slots: &[u64],
            ) {
                // SAFETY: the caller's promise.
                unsafe {
                    let function = transmute::<
                        unsafe extern "system" fn(),
                        unsafe extern "system" fn(vk::CommandBuffer, $($ty),*) -> O,
                    >(function);
                    function(command_buffer, $(read_slot::<$ty>(slots, $slot)),*);
                }
            }

            let mut slots = [0; $count];
            write_slot(&mut slots, 0, command_buffer);
            $(write_slot(&mut slots, $slot, $parameter);)*
            if let Some(command) = Command::from_index(COMMAND) {
                // SAFETY: valid usage of the command; `replay` is of this type, which is the
                // command's.
                unsafe {
                    R::with(command_buffer, |recording| {
                        let size = |template| R::template_size(template);
                        recording.add(command, &slots, replay::<O, $($ty),*>, &size);
                    });
                }
            }
            O::RECORDED
        }

        impl<const COMMAND: usize, R: Recorder, O: Outcome, $($ty: Copy),*> Recorded<COMMAND, R>
            for unsafe extern "system" fn(vk::CommandBuffer, $($ty),*) -> O
        {
            const FUNCTION: Self = $name::<COMMAND, R, O, $($ty),*>;
        }
    )*};
}

recorded!(
    one() 1,
    two(a A 1) 2,
    three(a A 1, b B 2) 3,
    four(a A 1, b B 2, c C 3) 4,
    five(a A 1, b B 2, c C 3, d D 4) 5,
    six(a A 1, b B 2, c C 3, d D 4, e E 5) 6,
    seven(a A 1, b B 2, c C 3, d D 4, e E 5, f F 6) 7,
    eight(a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7) 8,
    nine(a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8) 9,
    ten(a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9) 10,
    eleven(a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9, j J 10) 11,
    twelve(a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9, j J 10, k K 11) 12,
    thirteen(
        a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9, j J 10, k K 11, l L 12
    ) 13,
    fourteen(
        a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9, j J 10, k K 11, l L 12,
        m M 13
    ) 14,
    fifteen(
        a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9, j J 10, k K 11, l L 12,
        m M 13, n N 14
    ) 15,
    sixteen(
        a A 1, b B 2, c C 3, d D 4, e E 5, f F 6, g G 7, h H 8, i I 9, j J 10, k K 11, l L 12,
        m M 13, n N 14, p P 15
    ) 16,
);

macro_rules! entries {
    ($($group:ident {$(
        $level:ident $command:ident $field:ident $name:ident $size:literal $carries:literal
        $effect:ident $(($($place:tt)*))? [$($parameters:tt)*] $($pointer:ident [$($other:ident),*])?;
    )*})*) => {
        /// A recording function for each vkCmd that `executed` has by one of its names.
        #[must_use]
        pub const fn entrypoints<R: Recorder>(
            executed: &DeviceEntrypointTable,
        ) -> DeviceEntrypointTable {
            let mut table = DeviceEntrypointTable::EMPTY;
            $($($(
                if executed.$field.is_some() $(|| executed.$other.is_some())* {
                    table.$field = recorded::<{ Command::$command.index() }, R, vk::$pointer>();
                }
            )?)*)*
            table
        }

        #[cfg(test)]
        const COMMANDS: &[Command] = &[$($($({
            const _: Option<vk::$pointer> = None;
            Command::$command
        },)?)*)*];
    };
}

each_command!(entries);

#[cfg(test)]
mod tests;
