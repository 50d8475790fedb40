//! Commands whose effect is discarded, for drivers that execute no shaders: [`DRAWING`] for those that
//! need pipelines, and [`COMMANDS`] with transfers, clears, renderings, queries and events, too.
//!
//! A driver has these [under](crate::objects::Description::under) its own commands, or as
//! the rest of its table. They are the newer form of each command: the kit adds the older ones.

use dispatch_tables::{DeviceEntrypointTable, vk};

use super::nothing;
use crate::dynamic::{self, DynamicState, HasState};

/// Pipelines, their state and descriptors, draws and dispatches.
pub const DRAWING: DeviceEntrypointTable = DeviceEntrypointTable {
    update_descriptor_sets: Some(nothing()),
    cmd_bind_pipeline: Some(nothing()),
    cmd_bind_descriptor_sets: Some(nothing()),
    cmd_bind_index_buffer: Some(nothing()),
    cmd_bind_vertex_buffers2: Some(nothing()),
    cmd_push_constants: Some(nothing()),
    cmd_draw: Some(nothing()),
    cmd_draw_indexed: Some(nothing()),
    cmd_draw_indirect: Some(nothing()),
    cmd_draw_indexed_indirect: Some(nothing()),
    cmd_draw_indirect_count: Some(nothing()),
    cmd_draw_indexed_indirect_count: Some(nothing()),
    cmd_dispatch_base: Some(nothing()),
    cmd_dispatch_indirect: Some(nothing()),
    ..dynamic::entrypoints::<Discarded>()
};

/// All that a command buffer of Vulkan 1.3 has.
pub const COMMANDS: DeviceEntrypointTable = DeviceEntrypointTable {
    cmd_update_buffer: Some(nothing()),
    cmd_fill_buffer: Some(nothing()),
    cmd_clear_color_image: Some(nothing()),
    cmd_clear_depth_stencil_image: Some(nothing()),
    cmd_clear_attachments: Some(nothing()),
    cmd_begin_query: Some(nothing()),
    cmd_end_query: Some(nothing()),
    cmd_reset_query_pool: Some(nothing()),
    cmd_copy_query_pool_results: Some(nothing()),
    cmd_execute_commands: Some(nothing()),
    cmd_begin_render_pass2: Some(nothing()),
    cmd_next_subpass2: Some(nothing()),
    cmd_end_render_pass2: Some(nothing()),
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
    ..DRAWING
};

/// Dynamic state, which no draw reads.
struct Discarded;

impl HasState for Discarded {
    unsafe fn with(_: vk::CommandBuffer, _: impl FnOnce(&mut DynamicState)) {}
}

#[cfg(test)]
mod tests {
    use dispatch_tables::Command;

    use super::*;
    use crate::driver::Description;
    use crate::objects::{Driver, Entrypoints};

    static DRIVER: Driver = Driver::new(Description {
        under: &[Entrypoints { device: &COMMANDS, ..Entrypoints::EMPTY }],
        ..Description::new(vk::API_VERSION_1_3, |_| Ok(Vec::new()), |_, _| Ok(()))
    });

    /// The kit adds the older forms.
    #[test]
    fn a_command_buffer_has_all_commands_of_vulkan_1_3() {
        let is_of_1_3 = |command: &Command| {
            let version = command.core_version();
            version.is_some_and(|version| version <= vk::API_VERSION_1_3)
        };
        let commands = Command::all().filter(is_of_1_3);
        let of_buffers: Vec<_> =
            commands.filter(|it| it.name().to_bytes().starts_with(b"vkCmd")).collect();
        assert!(of_buffers.len() > 70, "{of_buffers:?}");
        let missing: Vec<_> =
            of_buffers.iter().filter(|command| !DRIVER.tables().has(**command)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
