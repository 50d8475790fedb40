//! The commands whose effect is discarded.

use std::ffi::c_void;

use author_kit::driver::nothing;
use author_kit::dynamic::{self, DynamicState, HasState};
use dispatch_tables::{DeviceEntrypointTable, vk};

/// The newer form of each command: the kit adds the older ones.
pub(crate) const DRAWING: DeviceEntrypointTable = DeviceEntrypointTable {
    get_query_pool_results: Some(query_results),
    update_descriptor_sets: Some(nothing()),
    cmd_bind_pipeline: Some(nothing()),
    cmd_bind_descriptor_sets: Some(nothing()),
    cmd_bind_index_buffer: Some(nothing()),
    cmd_draw: Some(nothing()),
    cmd_draw_indexed: Some(nothing()),
    cmd_draw_indirect: Some(nothing()),
    cmd_draw_indexed_indirect: Some(nothing()),
    cmd_dispatch_indirect: Some(nothing()),
    cmd_update_buffer: Some(nothing()),
    cmd_fill_buffer: Some(nothing()),
    cmd_clear_color_image: Some(nothing()),
    cmd_clear_depth_stencil_image: Some(nothing()),
    cmd_clear_attachments: Some(nothing()),
    cmd_begin_query: Some(nothing()),
    cmd_end_query: Some(nothing()),
    cmd_reset_query_pool: Some(nothing()),
    cmd_copy_query_pool_results: Some(nothing()),
    cmd_push_constants: Some(nothing()),
    cmd_execute_commands: Some(nothing()),
    cmd_dispatch_base: Some(nothing()),
    cmd_begin_render_pass2: Some(nothing()),
    cmd_next_subpass2: Some(nothing()),
    cmd_end_render_pass2: Some(nothing()),
    cmd_draw_indirect_count: Some(nothing()),
    cmd_draw_indexed_indirect_count: Some(nothing()),
    cmd_bind_vertex_buffers2: Some(nothing()),
    cmd_copy_buffer2: Some(nothing()),
    cmd_copy_image2: Some(nothing()),
    cmd_blit_image2: Some(nothing()),
    cmd_copy_buffer_to_image2: Some(nothing()),
    cmd_copy_image_to_buffer2: Some(nothing()),
    cmd_resolve_image2: Some(nothing()),
    cmd_set_event2: Some(nothing()),
    cmd_reset_event2: Some(nothing()),
    cmd_wait_events2: Some(nothing()),
    cmd_pipeline_barrier2: Some(nothing()),
    cmd_write_timestamp2: Some(nothing()),
    cmd_begin_rendering: Some(nothing()),
    cmd_end_rendering: Some(nothing()),
    ..dynamic::entrypoints::<Discarded>()
};

/// Dynamic state, which no draw reads.
struct Discarded;

impl HasState for Discarded {
    unsafe fn with(_: vk::CommandBuffer, _: impl FnOnce(&mut DynamicState)) {}
}

/// All results are 0.
unsafe extern "system" fn query_results(
    _: vk::Device,
    _: vk::QueryPool,
    _: u32,
    _: u32,
    size: usize,
    data: *mut c_void,
    _: vk::DeviceSize,
    _: vk::QueryResultFlags,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { data.cast::<u8>().write_bytes(0, size) };
    vk::Result::SUCCESS
}
