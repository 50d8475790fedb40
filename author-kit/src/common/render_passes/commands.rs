//! The commands of a command buffer. While a render pass is recorded, the command buffer keeps it, in a
//! place that is for the kit alone.
//!
//! One vkCmdNextSubpass2 too many, which is no valid usage, ends the process.

use dispatch_tables::vk::{self, AccessFlags2, PipelineStageFlags2};

use super::lower::Running;
use super::plan::{ATTACHMENT_ACCESS, Barrier};
use super::{Subpass, Views};
use crate::objects::{self, device_table};

/// vkCmdBeginRenderPass2
///
/// # Safety
///
/// Valid usage of the command, with objects of the kit; the table has what the entry requires.
pub(super) unsafe extern "system" fn begin<V: Views>(
    buffer: vk::CommandBuffer,
    info: *const vk::RenderPassBeginInfo,
    subpass: *const vk::SubpassBeginInfo,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let running = Running::new::<V>(&*info);
        start(buffer, &running, (*subpass).contents);
        *objects::command_buffer(buffer).lowered() = Some(Box::new(running));
    }
}

/// vkCmdNextSubpass2
///
/// # Safety
///
/// As for [`begin`], in a render pass that it began.
pub(super) unsafe extern "system" fn next(
    buffer: vk::CommandBuffer,
    subpass: *const vk::SubpassBeginInfo,
    end: *const vk::SubpassEndInfo,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let slot = objects::command_buffer(buffer).lowered();
        let running = slot.as_mut().and_then(|slot| slot.downcast_mut::<Running>());
        let Some(running) = running else { return };
        stop(buffer, end);
        running.subpass += 1;
        start(buffer, running, (*subpass).contents);
    }
}

/// vkCmdEndRenderPass2
///
/// # Safety
///
/// As for [`next`].
pub(super) unsafe extern "system" fn end(
    buffer: vk::CommandBuffer,
    end: *const vk::SubpassEndInfo,
) {
    // SAFETY: the caller's promise.
    unsafe {
        let slot = objects::command_buffer(buffer).lowered().take();
        let Some(running) = slot.and_then(|slot| slot.downcast::<Running>().ok()) else { return };
        stop(buffer, end);
        barrier(buffer, &running, running.last_barrier());
    }
}

/// The barrier before a subpass, and its rendering.
///
/// # Safety
///
/// As for [`begin`].
unsafe fn start(buffer: vk::CommandBuffer, running: &Running, contents: vk::SubpassContents) {
    // SAFETY: the caller's promise.
    unsafe {
        let table = device_table(buffer);
        barrier(buffer, running, running.barrier());
        clear(buffer, running);
        let begin = table.cmd_begin_rendering().expect("required");
        running.with_rendering(contents, |info| begin(buffer, info));
        // A driver that tells input attachments apart by these has the command. Where all contents are
        // secondary command buffers, they have the indices, and no command but theirs may follow.
        let set_indices = table
            .cmd_set_rendering_input_attachment_indices()
            .filter(|_| contents != vk::SubpassContents::SECONDARY_COMMAND_BUFFERS);
        if let (Some(set), Some(indices)) = (set_indices, &running.subpass().input_indices) {
            set(buffer, &indices.info());
        }
    }
}

/// Clears what the load operations of the subpass's rendering cannot, and has the rendering wait.
///
/// # Safety
///
/// As for [`begin`].
unsafe fn clear(buffer: vk::CommandBuffer, running: &Running) {
    let mut has_cleared = false;
    // SAFETY: the caller's promise.
    unsafe {
        let table = device_table(buffer);
        let begin = table.cmd_begin_rendering().expect("required");
        for (operations, clear) in running.clears() {
            running.with_clear(operations, clear, |info| begin(buffer, info));
            table.cmd_end_rendering().expect("required")(buffer);
            has_cleared = true;
        }
        if has_cleared {
            let barrier = after_clear(running.subpass());
            let info = vk::DependencyInfo {
                memory_barrier_count: 1,
                p_memory_barriers: &barrier,
                ..Default::default()
            };
            table.cmd_pipeline_barrier2().expect("required")(buffer, &info);
        }
    }
}

/// From the store operations of one rendering to whatever reads or writes attachments of the next: load
/// operations, tests and blending, shaders, and the shading rate of a subpass that has one.
fn after_clear(subpass: &Subpass) -> vk::MemoryBarrier2 {
    let stages = PipelineStageFlags2::COLOR_ATTACHMENT_OUTPUT
        | PipelineStageFlags2::EARLY_FRAGMENT_TESTS
        | PipelineStageFlags2::LATE_FRAGMENT_TESTS;
    let mut barrier = vk::MemoryBarrier2 {
        src_stage_mask: stages,
        src_access_mask: AccessFlags2::COLOR_ATTACHMENT_WRITE
            | AccessFlags2::DEPTH_STENCIL_ATTACHMENT_WRITE,
        dst_stage_mask: stages | PipelineStageFlags2::FRAGMENT_SHADER,
        dst_access_mask: ATTACHMENT_ACCESS,
        ..Default::default()
    };
    if subpass.shading_rate.is_some() {
        barrier.dst_stage_mask |= PipelineStageFlags2::FRAGMENT_SHADING_RATE_ATTACHMENT_KHR;
        barrier.dst_access_mask |= AccessFlags2::FRAGMENT_SHADING_RATE_ATTACHMENT_READ_KHR;
    }
    barrier
}

/// # Safety
///
/// As for [`begin`].
unsafe fn barrier(buffer: vk::CommandBuffer, running: &Running, barrier: &Barrier) {
    if barrier.is_empty() {
        return;
    }
    // SAFETY: the caller's promise.
    unsafe {
        let call = device_table(buffer).cmd_pipeline_barrier2().expect("required");
        running.with_barrier(barrier, |info| call(buffer, info));
    }
}

/// Ends the rendering of a subpass, with what the application chains, if the driver takes that.
///
/// # Safety
///
/// As for [`next`]; the structure is valid.
unsafe fn stop(buffer: vk::CommandBuffer, end: *const vk::SubpassEndInfo) {
    // SAFETY: the caller's promise.
    unsafe {
        let table = device_table(buffer);
        match (table.cmd_end_rendering2_khr(), (*end).p_next) {
            (Some(end), p_next) if !p_next.is_null() => {
                let info = vk::RenderingEndInfoKHR { p_next, ..Default::default() };
                end(buffer, &info);
            }
            _ => table.cmd_end_rendering().expect("required")(buffer),
        }
    }
}
