//! Work that an application gives to a queue: as the application says it, and as the driver gets it.

use std::sync::Arc;

use dispatch_tables::vk;

use super::dispatchable::Queue;
use super::payload::{self, Payload};

/// What executes the work of queues.
#[derive(Clone, Copy)]
pub enum Submit {
    /// The kit waits on the CPU for what the work is after, calls the function in a thread of the queue,
    /// and signals when the function is back: the work is done then.
    Work(fn(&Queue, &Work) -> Result<(), vk::Result>),
    /// The function hands work to a queue of the hardware or the kernel, together with what to wait for
    /// and what to signal, and comes back at once. The kit calls the function in the application's
    /// thread, or in a thread of the queue while signals that the work waits for were not submitted, and
    /// while the work waits for a binary payload in software.
    Submission(fn(&Queue, &Submission) -> Result<(), vk::Result>),
}

/// What a queue executes at once.
#[derive(Clone, Default)]
pub struct Work {
    /// Command buffers, in order.
    pub command_buffers: Vec<vk::CommandBuffer>,
    /// For each command buffer the devices of the group that execute it; 0 is all.
    pub device_masks: Vec<u32>,
    /// Of vkQueueSubmit2: protected or not.
    pub flags: vk::SubmitFlags,
    /// Of VkPerformanceQuerySubmitInfoKHR: the pass of performance queries.
    pub performance_pass: u32,
    /// Of vkQueueBindSparse: memory of buffers.
    pub buffer_binds: Vec<(vk::Buffer, Vec<vk::SparseMemoryBind>)>,
    /// Of vkQueueBindSparse: opaque memory of images.
    pub image_opaque_binds: Vec<(vk::Image, Vec<vk::SparseMemoryBind>)>,
    /// Of vkQueueBindSparse: memory of blocks of images.
    pub image_binds: Vec<(vk::Image, Vec<vk::SparseImageMemoryBind>)>,
    /// Of vkQueueBindSparse: the device of the group that has the resources.
    pub resource_device: u32,
    /// Of vkQueueBindSparse: the device of the group that has the memory.
    pub memory_device: u32,
}

/// Work with the payloads to wait for and to signal: what a driver gets that does both itself.
///
/// Work may be empty: then the signals are for all work that the queue has got before.
#[derive(Clone, Default)]
pub struct Submission {
    /// Before the work. A payload is unsignaled, by the kit, when the driver's function is back.
    pub waits: Vec<Point>,
    /// The work.
    pub work: Work,
    /// After the work. A fence is one of these.
    pub signals: Vec<Point>,
}

/// A payload with the value to wait for or to signal.
#[derive(Clone)]
pub struct Point {
    /// The payload, of a type that the physical device lists.
    pub payload: Arc<dyn Payload>,
    /// The value of a timeline; 1 of a binary payload.
    pub value: u64,
    /// The stages of the work that wait, or that the signal waits for.
    pub stages: vk::PipelineStageFlags2,
    /// The device of the group that waits or signals.
    pub device_index: u32,
}

impl Point {
    /// The payload as the driver's own type; none if the payload is of another.
    #[must_use]
    pub fn payload<T: Payload>(&self) -> Option<&T> {
        payload::of_type(&*self.payload)
    }
}

/// What [`Queue::submit`] takes: work with semaphores and a fence.
#[derive(Clone, Default)]
pub struct Batch {
    /// Before the work.
    pub waits: Vec<vk::SemaphoreSubmitInfo>,
    /// The work.
    pub work: Work,
    /// After the work.
    pub signals: Vec<vk::SemaphoreSubmitInfo>,
    /// After the work; may be null.
    pub fence: vk::Fence,
}

/// A semaphore to wait for or to signal in all stages; a binary one's value does not count.
#[must_use]
pub fn in_all_stages(semaphore: vk::Semaphore, value: u64) -> vk::SemaphoreSubmitInfo {
    vk::SemaphoreSubmitInfo {
        semaphore,
        value,
        stage_mask: vk::PipelineStageFlags2::ALL_COMMANDS,
        ..Default::default()
    }
}
