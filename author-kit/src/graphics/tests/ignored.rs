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
    assert!(state.values.sample_locations_ext.value().expect("set").locations.0.is_empty());
    assert!(state.values.coverage_modulation_table_nv.value().expect("set").0.is_empty());
}

/// All references of a subpass may be unused, and all formats undefined.
#[test]
fn blending_of_attachments_that_are_all_unused_is_not_read() {
    let mut whole = Whole::new(&[]);
    whole.formats = [vk::Format::UNDEFINED];
    let info = vk::GraphicsPipelineCreateInfo { p_color_blend_state: dangling(), ..whole.info() };
    // SAFETY: what leads to nowhere is ignored.
    let state = unsafe { GraphicsState::new(&info, |_| unreachable!()) };
    assert_eq!(state.values.logic_op_enable_ext.value(), Some(&(vk::FALSE,)));
    assert_eq!(state.fixed.color_attachments, 0);
}

/// Array and number of what blends each attachment are ignored if enable, equation and mask are dynamic.
#[test]
fn what_blends_each_attachment_is_read_unless_all_of_it_is_dynamic() {
    let mut states = vec![
        State::COLOR_BLEND_ENABLE_EXT,
        State::COLOR_WRITE_MASK_EXT,
        State::COLOR_BLEND_EQUATION_EXT,
    ];
    let mut whole = Whole::new(&states);
    let info = whole.info();
    whole.blend.p_attachments = dangling();
    whole.blend.attachment_count = u32::MAX;
    whole.blend.p_next = std::ptr::null();
    // SAFETY: what leads to nowhere is ignored.
    let state = unsafe { GraphicsState::new(&info, |_| unreachable!()) };
    // Without an array, no attachment has an advanced operation.
    assert!(state.values.color_blend_advanced_ext.value().expect("set").0.is_empty());
    assert_eq!(state.values.color_write_enable_ext.value().expect("set").0, [vk::TRUE]);
    assert_eq!(state.fixed.color_attachments, 1);
    assert!(state.values.logic_op_ext.value().is_some());

    // The equation is another state than the advanced operation.
    states[2] = State::COLOR_BLEND_ADVANCED_EXT;
    let state = Whole::new(&states).state();
    let equations = &state.values.color_blend_equation_ext.value().expect("static").0;
    assert_eq!(equations[0].src_color_blend_factor, vk::BlendFactor::ONE);
    assert!(state.values.color_blend_advanced_ext.value().is_none());
}
