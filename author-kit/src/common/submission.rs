//! vkQueueSubmit2, vkQueueBindSparse and vkQueueWaitIdle over the driver's
//! [`submit`](crate::objects::Description::submit).

use dispatch_tables::vk;

use crate::common;
use crate::objects::submission::{Batch, Work, in_all_stages};
use crate::objects::{self, Common, slice};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(
        QueueSubmit2,
        queue_submit2,
        [],
        beside [CREATE_FENCE, CREATE_SEMAPHORE]
    ),
    common!(
        QueueBindSparse,
        queue_bind_sparse,
        [],
        beside [CREATE_FENCE, CREATE_SEMAPHORE]
    ),
    common!(
        QueueWaitIdle,
        queue_wait_idle,
        [],
        beside [QUEUE_SUBMIT2, QUEUE_BIND_SPARSE]
    ),
];

/// # Safety
///
/// Valid usage of a submitting command.
unsafe fn submit(
    queue: vk::Queue,
    batches: impl Iterator<Item = Batch>,
    fence: vk::Fence,
) -> vk::Result {
    let mut batches: Vec<Batch> = batches.collect();
    match batches.last_mut() {
        Some(last) => last.fence = fence,
        None if fence.is_null() => return vk::Result::SUCCESS,
        None => batches.push(Batch { fence, ..Batch::default() }),
    }
    // SAFETY: the caller's promise.
    match unsafe { objects::queue(queue).submit(batches) } {
        Ok(()) => vk::Result::SUCCESS,
        Err(error) => error,
    }
}

unsafe extern "system" fn queue_submit2(
    queue: vk::Queue,
    count: u32,
    infos: *const vk::SubmitInfo2,
    fence: vk::Fence,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    let batch = |info: &vk::SubmitInfo2| unsafe {
        let buffers = slice(info.p_command_buffer_infos, info.command_buffer_info_count);
        let pass = vk::chain::find::<vk::PerformanceQuerySubmitInfoKHR, _>(info);
        Batch {
            waits: slice(info.p_wait_semaphore_infos, info.wait_semaphore_info_count).to_vec(),
            work: Work {
                command_buffers: buffers.iter().map(|info| info.command_buffer).collect(),
                device_masks: buffers.iter().map(|info| info.device_mask).collect(),
                flags: info.flags,
                performance_pass: pass.map_or(0, |info| info.counter_pass_index),
                ..Work::default()
            },
            signals: slice(info.p_signal_semaphore_infos, info.signal_semaphore_info_count)
                .to_vec(),
            fence: vk::Fence::NULL,
        }
    };
    // SAFETY: valid usage of the command.
    unsafe { submit(queue, slice(infos, count).iter().map(batch), fence) }
}

unsafe extern "system" fn queue_bind_sparse(
    queue: vk::Queue,
    count: u32,
    infos: *const vk::BindSparseInfo,
    fence: vk::Fence,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let infos = slice(infos, count);
        submit(queue, infos.iter().map(|info| bind_sparse(info)), fence)
    }
}

/// # Safety
///
/// The structure is valid.
unsafe fn bind_sparse(info: &vk::BindSparseInfo) -> Batch {
    // SAFETY: the caller's promise.
    unsafe {
        let values = vk::chain::find::<vk::TimelineSemaphoreSubmitInfo, _>(info);
        let values = values.copied().unwrap_or_default();
        let group = vk::chain::find::<vk::DeviceGroupBindSparseInfo, _>(info);
        let group = group.copied().unwrap_or_default();
        let waits = slice(info.p_wait_semaphores, info.wait_semaphore_count);
        let signals = slice(info.p_signal_semaphores, info.signal_semaphore_count);
        let wait_values = slice(values.p_wait_semaphore_values, values.wait_semaphore_value_count);
        let signal_values =
            slice(values.p_signal_semaphore_values, values.signal_semaphore_value_count);
        let buffers = slice(info.p_buffer_binds, info.buffer_bind_count).iter();
        let opaque = slice(info.p_image_opaque_binds, info.image_opaque_bind_count).iter();
        let images = slice(info.p_image_binds, info.image_bind_count).iter();
        let mut batch = Batch {
            waits: with_values(waits, wait_values).collect(),
            work: Work {
                buffer_binds: buffers
                    .map(|bind| (bind.buffer, slice(bind.p_binds, bind.bind_count).to_vec()))
                    .collect(),
                image_opaque_binds: opaque
                    .map(|bind| (bind.image, slice(bind.p_binds, bind.bind_count).to_vec()))
                    .collect(),
                image_binds: images
                    .map(|bind| (bind.image, slice(bind.p_binds, bind.bind_count).to_vec()))
                    .collect(),
                resource_device: group.resource_device_index,
                memory_device: group.memory_device_index,
                ..Work::default()
            },
            signals: with_values(signals, signal_values).collect(),
            fence: vk::Fence::NULL,
        };
        batch.waits.iter_mut().for_each(|wait| wait.device_index = group.resource_device_index);
        batch
            .signals
            .iter_mut()
            .for_each(|signal| signal.device_index = group.resource_device_index);
        batch
    }
}

/// Semaphores with their values; a binary semaphore may have none.
fn with_values(
    semaphores: &[vk::Semaphore],
    values: &[u64],
) -> impl Iterator<Item = vk::SemaphoreSubmitInfo> {
    let values = values.iter().copied().chain(std::iter::repeat(0));
    semaphores.iter().zip(values).map(|(&semaphore, value)| in_all_stages(semaphore, value))
}

unsafe extern "system" fn queue_wait_idle(queue: vk::Queue) -> vk::Result {
    // SAFETY: valid usage of the command.
    match unsafe { objects::queue(queue) }.wait_idle() {
        Ok(()) => vk::Result::SUCCESS,
        Err(error) => error,
    }
}
