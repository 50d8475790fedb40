//! Libraries in any order.

use std::ptr::dangling;

use super::*;

/// A pipeline of libraries is the pipeline without, whatever their order. Each library's other
/// structures lead to nowhere.
#[test]
fn libraries_are_merged_in_any_order() {
    let parts = [
        Parts::VERTEX_INPUT_INTERFACE,
        Parts::PRE_RASTERIZATION_SHADERS,
        Parts::FRAGMENT_SHADER,
        Parts::FRAGMENT_OUTPUT_INTERFACE,
    ];
    let dynamic = [State::CULL_MODE, State::LOGIC_OP_EXT];
    let whole = Whole::new(&dynamic).state();
    let libraries = parts.map(|part| library(part, &dynamic));
    assert_eq!(libraries[0].dynamic, []);
    assert_eq!(libraries[1].dynamic, [State::CULL_MODE]);
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]] {
        let handles = order.map(|at| vk::Pipeline::from_raw(at as u64 + 1));
        let linked = vk::PipelineLibraryCreateInfoKHR {
            library_count: 4,
            p_libraries: handles.as_ptr(),
            ..Default::default()
        };
        let info = vk::GraphicsPipelineCreateInfo {
            p_next: std::ptr::from_ref(&linked).cast(),
            p_rasterization_state: dangling(),
            p_stages: dangling(),
            stage_count: 9,
            p_dynamic_state: dangling(),
            ..Default::default()
        };
        let library = |handle: vk::Pipeline| &libraries[handle.as_raw() as usize - 1];
        // SAFETY: the create info is valid: all parts are those of libraries.
        let state = unsafe { GraphicsState::new(&info, library) };
        assert_eq!(state.parts, Parts::all());
        assert_eq!(filled(&state), filled(&whole), "{order:?}");
        assert_eq!((state.fixed, &state.rendering), (whole.fixed, &whole.rendering));
        assert_eq!(state.stages, whole.stages);
        let mut values = DynamicState::default();
        whole.fill(&mut values);
        values.clean();
        state.fill(&mut values);
        assert_eq!(values.dirty().count(), 0, "{order:?}");
        assert!(dynamic.iter().all(|&one| state.is_dynamic(one)));
    }
}

/// Fragment shader and output have the multisample state both.
#[test]
fn a_state_of_two_libraries_is_dynamic_if_one_says_so() {
    let dynamic = [State::SAMPLE_MASK_EXT];
    let shader = library(Parts::FRAGMENT_SHADER, &dynamic);
    let output = library(Parts::FRAGMENT_OUTPUT_INTERFACE, &[]);
    for [mut first, second] in [[shader.clone(), output.clone()], [output, shader]] {
        first.link(&second);
        assert!(first.is_dynamic(State::SAMPLE_MASK_EXT));
        assert!(first.values.sample_mask_ext.value().is_none());
    }
}

/// A library of one part, whose other structures lead to nowhere.
fn library(part: Parts, dynamic: &[State]) -> GraphicsState {
    let mut whole = Whole::new(dynamic);
    whole.library.flags = part;
    let mut info = whole.info();
    if part != Parts::VERTEX_INPUT_INTERFACE {
        info.p_vertex_input_state = dangling();
        info.p_input_assembly_state = dangling();
    } else {
        info.p_stages = dangling();
    }
    if part != Parts::PRE_RASTERIZATION_SHADERS {
        info.p_tessellation_state = dangling();
        info.p_viewport_state = dangling();
        info.p_rasterization_state = dangling();
    }
    if part != Parts::FRAGMENT_SHADER {
        info.p_depth_stencil_state = dangling();
    }
    if !part.intersects(Parts::FRAGMENT_SHADER | Parts::FRAGMENT_OUTPUT_INTERFACE) {
        info.p_multisample_state = dangling();
    }
    if part != Parts::FRAGMENT_OUTPUT_INTERFACE {
        info.p_color_blend_state = dangling();
        whole.rendering.p_color_attachment_formats = dangling();
    }
    // SAFETY: what leads to nowhere is of other parts.
    unsafe { GraphicsState::new(&info, |_| unreachable!()) }
}
