//! vkQueueSubmit by vkQueueSubmit2.
//!
//! The arrays of VkTimelineSemaphoreSubmitInfo and VkDeviceGroupSubmitInfo become members of the
//! newer structures. All else in the chain stays there: a driver passes over structures that it does
//! not look for.

use dispatch_tables::vk::chain;
use dispatch_tables::vk::{self, SubmitFlags};

use crate::common;
use crate::objects::{Common, device_table, slice};

/// The entries.
pub static ENTRIES: &[Common] = &[common!(QueueSubmit, queue_submit, [QUEUE_SUBMIT2])];

/// The arrays of a newer submission.
struct Submission<'a> {
    info: &'a vk::SubmitInfo,
    flags: SubmitFlags,
    waits: Vec<vk::SemaphoreSubmitInfo>,
    buffers: Vec<vk::CommandBufferSubmitInfo>,
    signals: Vec<vk::SemaphoreSubmitInfo>,
}

unsafe extern "system" fn queue_submit(
    queue: vk::Queue,
    count: u32,
    submits: *const vk::SubmitInfo,
    fence: vk::Fence,
) -> vk::Result {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let submissions: Vec<_> =
            slice(submits, count).iter().map(|info| Submission::new(info)).collect();
        let infos: Vec<_> = submissions.iter().map(Submission::info).collect();
        let newer = device_table(queue).queue_submit2().expect("required");
        newer(queue, count, infos.as_ptr(), fence)
    }
}

impl<'a> Submission<'a> {
    /// # Safety
    ///
    /// The structure is valid, as vkQueueSubmit takes it.
    unsafe fn new(info: &'a vk::SubmitInfo) -> Self {
        // SAFETY: the caller's promise.
        let (timeline, group, protected, semaphores, stages, buffers, signals) = unsafe {
            (
                chain::find::<vk::TimelineSemaphoreSubmitInfo, _>(info),
                chain::find::<vk::DeviceGroupSubmitInfo, _>(info),
                chain::find::<vk::ProtectedSubmitInfo, _>(info),
                slice(info.p_wait_semaphores, info.wait_semaphore_count),
                slice(info.p_wait_dst_stage_mask, info.wait_semaphore_count),
                slice(info.p_command_buffers, info.command_buffer_count),
                slice(info.p_signal_semaphores, info.signal_semaphore_count),
            )
        };
        let (timeline, group) =
            (timeline.copied().unwrap_or_default(), group.copied().unwrap_or_default());
        // SAFETY: the caller's promise.
        let (wait_values, wait_indices, masks, signal_values, signal_indices) = unsafe {
            (
                slice(timeline.p_wait_semaphore_values, timeline.wait_semaphore_value_count),
                slice(group.p_wait_semaphore_device_indices, group.wait_semaphore_count),
                slice(group.p_command_buffer_device_masks, group.command_buffer_count),
                slice(timeline.p_signal_semaphore_values, timeline.signal_semaphore_value_count),
                slice(group.p_signal_semaphore_device_indices, group.signal_semaphore_count),
            )
        };
        let waits = semaphores.iter().zip(stages).enumerate().map(|(at, (&semaphore, stage))| {
            vk::SemaphoreSubmitInfo {
                semaphore,
                value: nth(wait_values, at),
                stage_mask: vk::PipelineStageFlags2::from_raw(stage.as_raw().into()),
                device_index: nth(wait_indices, at),
                ..Default::default()
            }
        });
        let buffers =
            buffers.iter().enumerate().map(|(at, &command_buffer)| vk::CommandBufferSubmitInfo {
                command_buffer,
                device_mask: nth(masks, at),
                ..Default::default()
            });
        // The older command signals when all commands are complete.
        let signals = signals.iter().enumerate().map(|(at, &semaphore)| vk::SemaphoreSubmitInfo {
            semaphore,
            value: nth(signal_values, at),
            stage_mask: vk::PipelineStageFlags2::ALL_COMMANDS,
            device_index: nth(signal_indices, at),
            ..Default::default()
        });
        let is_protected = protected.is_some_and(|info| info.protected_submit != vk::FALSE);
        Self {
            info,
            flags: if is_protected { SubmitFlags::PROTECTED } else { SubmitFlags::empty() },
            waits: waits.collect(),
            buffers: buffers.collect(),
            signals: signals.collect(),
        }
    }

    fn info(&self) -> vk::SubmitInfo2 {
        vk::SubmitInfo2 {
            p_next: self.info.p_next,
            flags: self.flags,
            wait_semaphore_info_count: self.waits.len() as u32,
            p_wait_semaphore_infos: self.waits.as_ptr(),
            command_buffer_info_count: self.buffers.len() as u32,
            p_command_buffer_infos: self.buffers.as_ptr(),
            signal_semaphore_info_count: self.signals.len() as u32,
            p_signal_semaphore_infos: self.signals.as_ptr(),
            ..Default::default()
        }
    }
}

/// An element of an array that may be shorter, or not be there.
pub(super) fn nth<T: Copy + Default>(array: &[T], at: usize) -> T {
    array.get(at).copied().unwrap_or_default()
}
