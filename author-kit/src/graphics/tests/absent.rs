//! Structures that are absent: their states have the defaults of the specification, and not what the
//! pipeline before or a library left.

use std::ptr::null;

use super::*;

/// The states that make a structure of the create info optional, for each pointer.
const DYNAMIC: &[State] = &[
    State::VERTEX_INPUT_EXT,
    State::PRIMITIVE_TOPOLOGY,
    State::PRIMITIVE_RESTART_ENABLE,
    State::PATCH_CONTROL_POINTS_EXT,
    State::VIEWPORT_WITH_COUNT,
    State::SCISSOR_WITH_COUNT,
    State::DEPTH_CLAMP_ENABLE_EXT,
    State::RASTERIZER_DISCARD_ENABLE,
    State::POLYGON_MODE_EXT,
    State::CULL_MODE,
    State::FRONT_FACE,
    State::DEPTH_BIAS_ENABLE,
    State::DEPTH_BIAS,
    State::LINE_WIDTH,
    State::RASTERIZATION_SAMPLES_EXT,
    State::SAMPLE_MASK_EXT,
    State::ALPHA_TO_COVERAGE_ENABLE_EXT,
    State::DEPTH_TEST_ENABLE,
    State::DEPTH_WRITE_ENABLE,
    State::DEPTH_COMPARE_OP,
    State::DEPTH_BOUNDS_TEST_ENABLE,
    State::STENCIL_TEST_ENABLE,
    State::STENCIL_OP,
    State::DEPTH_BOUNDS,
    State::LOGIC_OP_ENABLE_EXT,
    State::LOGIC_OP_EXT,
    State::COLOR_BLEND_ENABLE_EXT,
    State::COLOR_BLEND_EQUATION_EXT,
    State::COLOR_WRITE_MASK_EXT,
    State::BLEND_CONSTANTS,
];

/// What a command buffer has after a pipeline in which nothing is the default.
fn after_another_pipeline() -> DynamicState {
    let mut values = DynamicState::default();
    Whole::new(&[]).state().fill(&mut values);
    values
}

#[test]
fn the_states_of_a_null_pointer_that_are_not_dynamic_have_their_defaults() {
    let mut whole = Whole::new(DYNAMIC);
    let info = vk::GraphicsPipelineCreateInfo {
        p_vertex_input_state: null(),
        p_input_assembly_state: null(),
        p_tessellation_state: null(),
        p_viewport_state: null(),
        p_rasterization_state: null(),
        p_multisample_state: null(),
        p_depth_stencil_state: null(),
        p_color_blend_state: null(),
        ..whole.info()
    };
    // SAFETY: the create info is valid.
    let state = unsafe { GraphicsState::new(&info, |_| unreachable!()) };
    // Clipping depends on clamping, which is dynamic. Viewports have two dynamic states.
    let others = [State::DEPTH_CLIP_ENABLE_EXT, State::VIEWPORT, State::SCISSOR];
    let mut expected = all();
    expected.retain(|one| !DYNAMIC.iter().chain(&others).any(|state| state.as_raw() == *one));
    assert_eq!(filled(&state), expected);
    let mut values = after_another_pipeline();
    state.fill(&mut values);
    let origin = vk::TessellationDomainOrigin::UPPER_LEFT;
    assert_eq!(values.tessellation_domain_origin_ext.value(), Some(&(origin,)));
    assert_eq!(values.alpha_to_one_enable_ext.value(), Some(&(vk::FALSE,)));
    let first = vk::ProvokingVertexModeEXT::FIRST_VERTEX;
    assert_eq!(values.provoking_vertex_mode_ext.value(), Some(&(first,)));
    assert_eq!(values.color_write_enable_ext.value().expect("set").0, [vk::TRUE]);
    assert!(values.viewport_w_scaling_nv.value().expect("set").0.is_empty());
    assert_eq!(values.depth_clip_enable_ext.value(), None, "the contrary of clamping");
}

#[test]
fn the_states_of_an_absent_extension_structure_have_their_defaults() {
    let mut whole = Whole::new(&[]);
    let mut info = whole.info();
    whole.multisample.p_next = null();
    whole.tessellation.p_next = null();
    whole.blend.p_next = null();
    info.p_next = null();
    // SAFETY: the create info is valid.
    let state = unsafe { GraphicsState::new(&info, |_| unreachable!()) };
    let mut values = after_another_pipeline();
    state.fill(&mut values);
    assert!(values.sample_locations_ext.value().expect("set").locations.0.is_empty());
    assert_eq!(values.sample_locations_enable_ext.value(), Some(&(vk::FALSE,)));
    assert_eq!(values.discard_rectangle_enable_ext.value(), Some(&(vk::FALSE,)));
    let rate = values.fragment_shading_rate_khr.value().expect("set");
    assert_eq!(rate.fragment_size, (1, 1));
    // Without VkPipelineRenderingCreateInfo there are no attachments.
    assert_eq!(values.depth_test_enable.value(), Some(&(vk::FALSE,)));
    assert!(values.color_blend_enable_ext.value().expect("set").0.is_empty());
}

/// A fragment shader's library may leave the multisample state to that of the output.
#[test]
fn a_fragment_shader_without_a_multisample_state_has_none() {
    let mut whole = Whole::new(&[]);
    whole.library.flags = Parts::FRAGMENT_SHADER;
    let info = vk::GraphicsPipelineCreateInfo { p_multisample_state: null(), ..whole.info() };
    // SAFETY: the create info is valid.
    let state = unsafe { GraphicsState::new(&info, |_| unreachable!()) };
    assert!(state.values.rasterization_samples_ext.value().is_none());
}
