//! Barriers, events and timestamps in terms of their forms with `VkDependencyInfo` and 64-bit stages.
//!
//! The older commands have one pair of stage masks for all barriers; the newer ones have a pair in
//! each barrier. The older bits are those of the newer masks.

use dispatch_tables::vk;

use crate::common;
use crate::objects::{Common, device_table, slice};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CmdPipelineBarrier, cmd_pipeline_barrier, [CMD_PIPELINE_BARRIER2]),
    common!(CmdWaitEvents, cmd_wait_events, [CMD_WAIT_EVENTS2, CMD_PIPELINE_BARRIER2]),
    common!(CmdSetEvent, cmd_set_event, [CMD_SET_EVENT2]),
    common!(CmdResetEvent, cmd_reset_event, [CMD_RESET_EVENT2]),
    common!(CmdWriteTimestamp, cmd_write_timestamp, [CMD_WRITE_TIMESTAMP2]),
    common!(CmdWriteBufferMarkerAMD, cmd_write_buffer_marker_amd, [CMD_WRITE_BUFFER_MARKER2_AMD]),
];

fn stages(older: vk::PipelineStageFlags) -> vk::PipelineStageFlags2 {
    vk::PipelineStageFlags2::from_raw(older.as_raw().into())
}

fn access(older: vk::AccessFlags) -> vk::AccessFlags2 {
    vk::AccessFlags2::from_raw(older.as_raw().into())
}

/// The barriers of an older command in their newer form.
#[derive(Default)]
struct Barriers {
    memory: Vec<vk::MemoryBarrier2>,
    buffer: Vec<vk::BufferMemoryBarrier2>,
    image: Vec<vk::ImageMemoryBarrier2>,
}

/// The stages that an older command waits for, and those that wait.
#[derive(Clone, Copy)]
struct Stages {
    src: vk::PipelineStageFlags2,
    dst: vk::PipelineStageFlags2,
}

impl Stages {
    fn new(src: vk::PipelineStageFlags, dst: vk::PipelineStageFlags) -> Self {
        Self { src: stages(src), dst: stages(dst) }
    }

    /// The barrier that orders the stages, and no memory access.
    fn execution(self) -> vk::MemoryBarrier2 {
        vk::MemoryBarrier2 {
            src_stage_mask: self.src,
            dst_stage_mask: self.dst,
            ..Default::default()
        }
    }

    fn barriers(
        self,
        memory: &[vk::MemoryBarrier],
        buffer: &[vk::BufferMemoryBarrier],
        image: &[vk::ImageMemoryBarrier],
    ) -> Barriers {
        Barriers {
            memory: memory.iter().map(|old| self.memory(old)).collect(),
            buffer: buffer.iter().map(|old| self.buffer(old)).collect(),
            image: image.iter().map(|old| self.image(old)).collect(),
        }
    }
}

/// The newer form of a barrier, with the members that both forms have.
macro_rules! barrier {
    ($function:ident $older:ident $newer:ident: $($same:ident),*) => {
        fn $function(self, old: &vk::$older) -> vk::$newer {
            vk::$newer {
                p_next: old.p_next,
                src_stage_mask: self.src,
                src_access_mask: access(old.src_access_mask),
                dst_stage_mask: self.dst,
                dst_access_mask: access(old.dst_access_mask),
                $($same: old.$same,)*
                ..Default::default()
            }
        }
    };
}

impl Stages {
    barrier!(memory MemoryBarrier MemoryBarrier2:);
    barrier!(
        buffer BufferMemoryBarrier BufferMemoryBarrier2:
        src_queue_family_index, dst_queue_family_index, buffer, offset, size
    );
    barrier!(
        image ImageMemoryBarrier ImageMemoryBarrier2:
        old_layout, new_layout, src_queue_family_index, dst_queue_family_index, image,
        subresource_range
    );
}

impl Barriers {
    fn is_empty(&self) -> bool {
        self.memory.is_empty() && self.buffer.is_empty() && self.image.is_empty()
    }

    /// The dependency, which points into this.
    fn info(&self, flags: vk::DependencyFlags) -> vk::DependencyInfo {
        vk::DependencyInfo {
            dependency_flags: flags,
            memory_barrier_count: self.memory.len() as u32,
            p_memory_barriers: self.memory.as_ptr(),
            buffer_memory_barrier_count: self.buffer.len() as u32,
            p_buffer_memory_barriers: self.buffer.as_ptr(),
            image_memory_barrier_count: self.image.len() as u32,
            p_image_memory_barriers: self.image.as_ptr(),
            ..Default::default()
        }
    }
}

#[allow(clippy::too_many_arguments, reason = "as many as the command has")]
unsafe extern "system" fn cmd_pipeline_barrier(
    command_buffer: vk::CommandBuffer,
    src: vk::PipelineStageFlags,
    dst: vk::PipelineStageFlags,
    flags: vk::DependencyFlags,
    memory_count: u32,
    memory: *const vk::MemoryBarrier,
    buffer_count: u32,
    buffer: *const vk::BufferMemoryBarrier,
    image_count: u32,
    image: *const vk::ImageMemoryBarrier,
) {
    let stages = Stages::new(src, dst);
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let (memory, buffer) = (slice(memory, memory_count), slice(buffer, buffer_count));
        let mut barriers = stages.barriers(memory, buffer, slice(image, image_count));
        // Without a barrier the newer command orders nothing, and the older one the stages.
        if barriers.is_empty() {
            barriers.memory.push(stages.execution());
        }
        let newer = device_table(command_buffer).cmd_pipeline_barrier2().expect("required");
        newer(command_buffer, &barriers.info(flags));
    }
}

unsafe extern "system" fn cmd_set_event(
    command_buffer: vk::CommandBuffer,
    event: vk::Event,
    stage_mask: vk::PipelineStageFlags,
) {
    let memory = vec![Stages::new(stage_mask, stage_mask).execution()];
    let barriers = Barriers { memory, ..Default::default() };
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let newer = device_table(command_buffer).cmd_set_event2().expect("required");
        newer(command_buffer, event, &barriers.info(vk::DependencyFlags::empty()));
    }
}

unsafe extern "system" fn cmd_reset_event(
    command_buffer: vk::CommandBuffer,
    event: vk::Event,
    stage_mask: vk::PipelineStageFlags,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let newer = device_table(command_buffer).cmd_reset_event2().expect("required");
        newer(command_buffer, event, stages(stage_mask));
    }
}

/// The wait orders stages alone: what an event is set with is not known here, and the barriers of
/// the newer wait must be those. The barriers of the older command follow the wait.
#[allow(clippy::too_many_arguments, reason = "as many as the command has")]
unsafe extern "system" fn cmd_wait_events(
    command_buffer: vk::CommandBuffer,
    event_count: u32,
    events: *const vk::Event,
    src: vk::PipelineStageFlags,
    dst: vk::PipelineStageFlags,
    memory_count: u32,
    memory: *const vk::MemoryBarrier,
    buffer_count: u32,
    buffer: *const vk::BufferMemoryBarrier,
    image_count: u32,
    image: *const vk::ImageMemoryBarrier,
) {
    let stages = Stages::new(src, dst);
    let none = vk::DependencyFlags::empty();
    let order = Barriers { memory: vec![stages.execution()], ..Default::default() };
    let infos = vec![order.info(none); event_count as usize];
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let table = device_table(command_buffer);
        let wait = table.cmd_wait_events2().expect("required");
        wait(command_buffer, event_count, events, infos.as_ptr());
        let (memory, buffer) = (slice(memory, memory_count), slice(buffer, buffer_count));
        let barriers = stages.barriers(memory, buffer, slice(image, image_count));
        if !barriers.is_empty() {
            let barrier = table.cmd_pipeline_barrier2().expect("required");
            barrier(command_buffer, &barriers.info(none));
        }
    }
}

unsafe extern "system" fn cmd_write_timestamp(
    command_buffer: vk::CommandBuffer,
    stage: vk::PipelineStageFlags,
    query_pool: vk::QueryPool,
    query: u32,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let newer = device_table(command_buffer).cmd_write_timestamp2().expect("required");
        newer(command_buffer, stages(stage), query_pool, query);
    }
}

unsafe extern "system" fn cmd_write_buffer_marker_amd(
    command_buffer: vk::CommandBuffer,
    stage: vk::PipelineStageFlags,
    buffer: vk::Buffer,
    offset: vk::DeviceSize,
    marker: u32,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let newer = device_table(command_buffer).cmd_write_buffer_marker2_amd().expect("required");
        newer(command_buffer, stages(stage), buffer, offset, marker);
    }
}
