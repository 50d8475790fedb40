//! Command buffers. They record fills and copies of buffers, which the queue executes at
//! submission.

use std::sync::Mutex;

use dispatch_tables::vk;

use crate::device::{self, Queue};
use crate::object::{self, Kind};
use crate::{ffi, memory};

/// A `VkCommandBuffer`.
struct CommandBuffer {
    operations: Mutex<Vec<Operation>>,
}

impl Kind for CommandBuffer {
    const MARK: u64 = 0x6d6f_636b_0000_0005;
    const NAME: &'static str = "VkCommandBuffer";
}

/// A recorded operation.
#[derive(Clone, Copy)]
enum Operation {
    Fill { buffer: vk::Buffer, offset: u64, size: u64, value: u32 },
    Copy { source: vk::Buffer, target: vk::Buffer, region: vk::BufferCopy },
}

impl Operation {
    fn carry_out(self) {
        match self {
            Self::Fill { buffer, offset, size, value } => {
                for (cell, byte) in memory::bytes(buffer, offset, size)
                    .iter()
                    .zip(value.to_le_bytes().into_iter().cycle())
                {
                    // SAFETY: valid usage: only the queue accesses the memory until the submission
                    // is complete.
                    unsafe { cell.get().write(byte) };
                }
            }
            Self::Copy { source, target, region } => {
                let source = memory::bytes(source, region.src_offset, region.size);
                let target = memory::bytes(target, region.dst_offset, region.size);
                for (to, from) in target.iter().zip(source) {
                    // SAFETY: valid usage: only the queue accesses the memory until the submission
                    // is complete.
                    unsafe { to.get().write(from.get().read()) };
                }
            }
        }
    }
}

fn get<'a>(handle: vk::CommandBuffer, command: &str) -> &'a CommandBuffer {
    object::get(handle.as_raw(), command)
}

fn append(handle: vk::CommandBuffer, command: &str, operation: Operation) {
    if let Ok(mut operations) = get(handle, command).operations.lock() {
        operations.push(operation);
    }
}

fn carry_out(handle: vk::CommandBuffer, command: &str) {
    let operations =
        get(handle, command).operations.lock().map(|list| list.clone()).unwrap_or_default();
    operations.into_iter().for_each(Operation::carry_out);
}

/// `vkAllocateCommandBuffers`.
pub(crate) extern "system" fn allocate(
    device: vk::Device,
    info: *const vk::CommandBufferAllocateInfo,
    buffers: *mut vk::CommandBuffer,
) -> vk::Result {
    device::get(device, "vkAllocateCommandBuffers");
    // SAFETY: valid usage: `info` points to a valid structure.
    let count = unsafe { (*info).command_buffer_count } as usize;
    for index in 0..count {
        let data = CommandBuffer { operations: Mutex::new(Vec::new()) };
        let handle = vk::CommandBuffer::from_raw(object::create(data));
        // SAFETY: valid usage: the array has `count` elements.
        unsafe { buffers.add(index).write(handle) };
    }
    vk::Result::SUCCESS
}

/// `vkFreeCommandBuffers`.
pub(crate) extern "system" fn free(
    device: vk::Device,
    _pool: vk::CommandPool,
    count: u32,
    buffers: *const vk::CommandBuffer,
) {
    device::get(device, "vkFreeCommandBuffers");
    // SAFETY: valid usage: `buffers` points to `count` elements.
    for buffer in unsafe { ffi::list(buffers, count) } {
        object::destroy::<CommandBuffer>(buffer.as_raw(), "vkFreeCommandBuffers");
    }
}

/// `vkBeginCommandBuffer`: discards earlier recordings.
pub(crate) extern "system" fn begin(
    buffer: vk::CommandBuffer,
    _info: *const vk::CommandBufferBeginInfo,
) -> vk::Result {
    if let Ok(mut operations) = get(buffer, "vkBeginCommandBuffer").operations.lock() {
        operations.clear();
    }
    vk::Result::SUCCESS
}

/// `vkCmdFillBuffer`.
pub(crate) extern "system" fn fill_buffer(
    command_buffer: vk::CommandBuffer,
    buffer: vk::Buffer,
    offset: vk::DeviceSize,
    size: vk::DeviceSize,
    value: u32,
) {
    append(command_buffer, "vkCmdFillBuffer", Operation::Fill { buffer, offset, size, value });
}

/// `vkCmdCopyBuffer`.
pub(crate) extern "system" fn copy_buffer(
    command_buffer: vk::CommandBuffer,
    source: vk::Buffer,
    target: vk::Buffer,
    count: u32,
    regions: *const vk::BufferCopy,
) {
    // SAFETY: valid usage: `regions` points to `count` elements.
    for &region in unsafe { ffi::list(regions, count) } {
        append(command_buffer, "vkCmdCopyBuffer", Operation::Copy { source, target, region });
    }
}

/// `vkQueueSubmit`: executes all command buffers before it returns.
pub(crate) extern "system" fn submit(
    queue: vk::Queue,
    count: u32,
    submits: *const vk::SubmitInfo,
    _fence: vk::Fence,
) -> vk::Result {
    object::get::<Queue>(queue.as_raw(), "vkQueueSubmit");
    // SAFETY: valid usage: `submits` points to `count` elements.
    let submits = unsafe { ffi::list(submits, count) };
    for submit in submits {
        // SAFETY: valid usage: the array has as many elements as the count says.
        let buffers = unsafe { ffi::list(submit.p_command_buffers, submit.command_buffer_count) };
        buffers.iter().for_each(|&buffer| carry_out(buffer, "vkQueueSubmit"));
    }
    vk::Result::SUCCESS
}

/// `vkQueueSubmit2`.
pub(crate) extern "system" fn submit2(
    queue: vk::Queue,
    count: u32,
    submits: *const vk::SubmitInfo2,
    _fence: vk::Fence,
) -> vk::Result {
    object::get::<Queue>(queue.as_raw(), "vkQueueSubmit2");
    // SAFETY: valid usage: `submits` points to `count` elements.
    let submits = unsafe { ffi::list(submits, count) };
    for submit in submits {
        // SAFETY: valid usage: the array has as many elements as the count says.
        let buffers =
            unsafe { ffi::list(submit.p_command_buffer_infos, submit.command_buffer_info_count) };
        buffers.iter().for_each(|info| carry_out(info.command_buffer, "vkQueueSubmit2"));
    }
    vk::Result::SUCCESS
}
