//! Command buffers. The kit records fills and copies of buffers, which the queue executes at
//! submission, before the submitting command returns.

use author_kit::common::host_commands;
use author_kit::driver::{self, slice};
use author_kit::recording::{self, InCommandBuffer, Recording};
use dispatch_tables::{DeviceDispatchTable, DeviceEntrypointTable, Level, vk};

use crate::object;

/// The commands that are executed: those on buffers, the only such objects that are the kit's.
pub(crate) const EXECUTED: DeviceEntrypointTable = DeviceEntrypointTable {
    cmd_fill_buffer: host_commands::EXECUTED.cmd_fill_buffer,
    cmd_copy_buffer2: host_commands::EXECUTED.cmd_copy_buffer2,
    ..DeviceEntrypointTable::EMPTY
};

static TABLE: DeviceDispatchTable = DeviceDispatchTable::of(&EXECUTED);

/// Gives a new command buffer its recording.
pub(crate) fn new(buffer: &mut driver::CommandBuffer) -> Result<(), vk::Result> {
    buffer.set_data(Recording::new());
    // SAFETY: the command buffer is new.
    unsafe { object::set_loader_word(buffer.handle().as_raw()) };
    Ok(())
}

/// Discards what was recorded.
pub(crate) fn reset(buffer: &driver::CommandBuffer) {
    // SAFETY: the application synchronizes commands that reset a command buffer.
    unsafe { buffer.data::<Recording>() }.clear();
}

/// `vkQueueSubmit2`: executes all command buffers before it returns.
pub(crate) unsafe extern "system" fn submit2(
    _: vk::Queue,
    count: u32,
    submits: *const vk::SubmitInfo2,
    _: vk::Fence,
) -> vk::Result {
    // SAFETY: valid usage: arrays have as many elements as their counts say, and the command buffers
    // are alive and pending.
    unsafe {
        let submits = slice(submits, count).iter();
        for info in
            submits.flat_map(|one| slice(one.p_command_buffer_infos, one.command_buffer_info_count))
        {
            let buffer = info.command_buffer;
            object::check(Level::Device, buffer.as_raw(), "vkQueueSubmit2");
            let executed = recording::execute::<InCommandBuffer>(&[buffer], &TABLE);
            executed.expect("only executed commands are recorded");
        }
    }
    vk::Result::SUCCESS
}
