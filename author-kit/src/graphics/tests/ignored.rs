//! Pointers to nowhere where the specification ignores them.

use std::ptr::dangling;

use super::*;

/// Structures after rasterization may be nonsense where there is none, and mesh shaders have no vertex
/// input.
#[test]
fn what_the_specification_ignores_is_not_read() {
    let mut whole = Whole::new(&[]);
    whole.rasterization.rasterizer_discard_enable = vk::TRUE;
    whole.stages[0].stage = vk::ShaderStageFlags::MESH_EXT;
    whole.stages[1].stage = vk::ShaderStageFlags::TASK_EXT;
    let info = vk::GraphicsPipelineCreateInfo {
        p_vertex_input_state: dangling(),
        p_input_assembly_state: dangling(),
        p_tessellation_state: dangling(),
        p_viewport_state: dangling(),
        p_multisample_state: dangling(),
        p_depth_stencil_state: dangling(),
        p_color_blend_state: dangling(),
        ..whole.info()
    };
    // SAFETY: what leads to nowhere is ignored.
    let state = unsafe { GraphicsState::new(&info, |_| unreachable!()) };
    assert!(state.values.line_width.value().is_some());
    assert!(state.values.depth_test_enable.value().is_none());
}

/// Depth, stencil and blending are ignored without attachments, and arrays of states that are off.
#[test]
fn what_has_no_attachment_or_is_off_is_not_read() {
    let mut whole = Whole::new(&[]);
    whole.rendering.color_attachment_count = 0;
    whole.rendering.depth_attachment_format = vk::Format::UNDEFINED;
    whole.locations.sample_locations_enable = vk::FALSE;
    whole.modulation.coverage_modulation_table_enable = vk::FALSE;
    whole.clamp.depth_clamp_mode = vk::DepthClampModeEXT::VIEWPORT_RANGE;
    let info = vk::GraphicsPipelineCreateInfo {
        p_depth_stencil_state: dangling(),
        p_color_blend_state: dangling(),
        ..whole.info()
    };
    whole.locations.sample_locations_info.p_sample_locations = dangling();
    whole.modulation.p_coverage_modulation_table = dangling();
    whole.clamp.p_depth_clamp_range = dangling();
    // SAFETY: what leads to nowhere is ignored.
    let state = unsafe { GraphicsState::new(&info, |_| unreachable!()) };
    assert!(state.values.sample_locations_ext.value().is_none());
    assert!(state.values.coverage_modulation_table_nv.value().expect("set").0.is_empty());

    let states = [
        State::COLOR_BLEND_ENABLE_EXT,
        State::COLOR_BLEND_EQUATION_EXT,
        State::COLOR_WRITE_MASK_EXT,
    ];
    let mut whole = Whole::new(&states);
    let info = whole.info();
    whole.blend.p_attachments = dangling();
    // SAFETY: as above.
    let state = unsafe { GraphicsState::new(&info, |_| unreachable!()) };
    assert!(state.values.color_blend_advanced_ext.value().is_none());
    assert!(state.values.logic_op_ext.value().is_some());
}
