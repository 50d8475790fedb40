//! Libraries in any order.

use std::ptr::{dangling, from_ref};

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

/// The state of a create info with libraries.
fn linked(mut info: vk::GraphicsPipelineCreateInfo, libraries: &[&GraphicsState]) -> GraphicsState {
    let handles: Vec<_> = (1..=libraries.len() as u64).map(vk::Pipeline::from_raw).collect();
    let linked = vk::PipelineLibraryCreateInfoKHR {
        p_next: info.p_next,
        library_count: handles.len() as u32,
        p_libraries: handles.as_ptr(),
        ..Default::default()
    };
    info.p_next = from_ref(&linked).cast();
    // SAFETY: what leads to nowhere is ignored.
    unsafe { GraphicsState::new(&info, |handle| libraries[handle.as_raw() as usize - 1]) }
}

/// Both parts with a shader have the rate, and one may leave it to the other.
#[test]
fn a_shading_rate_is_that_of_the_part_that_has_one() {
    let without = |part| {
        let mut whole = Whole::new(&[]);
        whole.library.flags = part;
        let info = whole.info();
        whole.representative.p_next = whole.rate.p_next;
        // SAFETY: the create info is valid.
        unsafe { GraphicsState::new(&info, |_| unreachable!()) }
    };
    let [before, shader] = [Parts::PRE_RASTERIZATION_SHADERS, Parts::FRAGMENT_SHADER];
    for pair in [[library(before, &[]), without(shader)], [without(before), library(shader, &[])]] {
        for [first, second] in [[0, 1], [1, 0]] {
            let state = linked(Default::default(), &[&pair[first], &pair[second]]);
            let rate = state.values.fragment_shading_rate_khr.value().expect("static");
            assert_eq!(rate.fragment_size, (2, 4));
        }
    }
}

/// A library that discards everything, or has no depth attachment: structures of the pipeline's own parts
/// may be nonsense then.
#[test]
fn own_parts_are_read_as_the_libraries_leave_them() {
    let mut discards = Whole::new(&[]);
    discards.library.flags = Parts::PRE_RASTERIZATION_SHADERS;
    discards.rasterization.rasterizer_discard_enable = vk::TRUE;
    let mut whole = Whole::new(&[]);
    whole.library.flags = Parts::FRAGMENT_SHADER | Parts::FRAGMENT_OUTPUT_INTERFACE;
    let info = vk::GraphicsPipelineCreateInfo {
        p_multisample_state: dangling(),
        p_depth_stencil_state: dangling(),
        p_color_blend_state: dangling(),
        ..whole.info()
    };
    let state = linked(info, &[&discards.state()]);
    assert_eq!(state.values.rasterizer_discard_enable.value(), Some(&(vk::TRUE,)));
    assert!(state.values.rasterization_samples_ext.value().is_none());

    let mut output = Whole::new(&[]);
    output.library.flags = Parts::FRAGMENT_OUTPUT_INTERFACE;
    output.rendering.depth_attachment_format = vk::Format::UNDEFINED;
    let mut whole = Whole::new(&[]);
    whole.library.flags = Parts::FRAGMENT_SHADER;
    let info = vk::GraphicsPipelineCreateInfo { p_depth_stencil_state: dangling(), ..whole.info() };
    let state = linked(info, &[&output.state()]);
    assert_eq!(state.values.depth_test_enable.value(), Some(&(vk::FALSE,)));
    assert_eq!(state.rendering.colors, [vk::Format::R8_UNORM]);
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
