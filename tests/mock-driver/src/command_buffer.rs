//! Command buffers. The kit records fills and copies of buffers, which the queue executes at
//! submission, before the submitting command returns.

use author_kit::common::host_memory;
use author_kit::driver::{self, slice};
use author_kit::recording::{Recorder, Recording};
use dispatch_tables::{DeviceDispatchTable, DeviceEntrypointTable, Level, vk};

use crate::object;

/// The commands that are executed.
pub(crate) const EXECUTED: DeviceEntrypointTable = DeviceEntrypointTable {
    cmd_fill_buffer: Some(fill_buffer),
    cmd_copy_buffer2: Some(copy_buffer2),
    ..DeviceEntrypointTable::EMPTY
};

/// Records into the data of a command buffer.
pub(crate) struct OfCommandBuffer;

impl Recorder for OfCommandBuffer {
    unsafe fn with(command_buffer: vk::CommandBuffer, record: impl FnOnce(&mut Recording)) {
        // SAFETY: the command buffer is alive, and the application synchronizes access to it.
        record(unsafe { driver::command_buffer(command_buffer).data() });
    }
}

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

unsafe extern "system" fn fill_buffer(
    _: vk::CommandBuffer,
    buffer: vk::Buffer,
    offset: vk::DeviceSize,
    size: vk::DeviceSize,
    value: u32,
) {
    // SAFETY: valid usage: only the queue accesses the memory until the submission is complete.
    let bytes = unsafe { &mut *host_memory::bytes(buffer, offset, size) };
    bytes.chunks_exact_mut(4).for_each(|word| word.copy_from_slice(&value.to_le_bytes()));
}

unsafe extern "system" fn copy_buffer2(_: vk::CommandBuffer, info: *const vk::CopyBufferInfo2) {
    // SAFETY: valid usage: only the queue accesses the memory until the submission is complete.
    unsafe {
        for region in slice((*info).p_regions, (*info).region_count) {
            let from = host_memory::bytes((*info).src_buffer, region.src_offset, region.size);
            let to = host_memory::bytes((*info).dst_buffer, region.dst_offset, region.size);
            to.cast::<u8>().copy_from(from.cast(), from.len());
        }
    }
}

/// `vkQueueSubmit2`: executes all command buffers before it returns.
pub(crate) unsafe extern "system" fn submit2(
    _: vk::Queue,
    count: u32,
    submits: *const vk::SubmitInfo2,
    _: vk::Fence,
) -> vk::Result {
    let table = DeviceDispatchTable::of(&EXECUTED);
    // SAFETY: valid usage: arrays have as many elements as their counts say, and the command buffers
    // are alive.
    unsafe {
        let submits = slice(submits, count).iter();
        for info in
            submits.flat_map(|one| slice(one.p_command_buffer_infos, one.command_buffer_info_count))
        {
            let handle = info.command_buffer;
            object::check(Level::Device, handle.as_raw(), "vkQueueSubmit2");
            let recording = driver::command_buffer(handle).recorded::<Recording>();
            recording.replay(&table, handle).expect("only executed commands are recorded");
        }
    }
    vk::Result::SUCCESS
}
