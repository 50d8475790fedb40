//! Every state of a create info, each of them dynamic, and what a bind does with them.

mod absent;
mod ignored;
mod libraries;
mod values;
mod whole;

use std::ptr::null;

use dispatch_tables::vk::DynamicState as State;

use self::whole::Whole;
use super::*;

/// The states that no create info of a graphics pipeline sets, and those that
/// [`DynamicState`] does not have.
const ELSEWHERE: [State; 4] = [
    State::RAY_TRACING_PIPELINE_STACK_SIZE_KHR,
    State::VERTEX_INPUT_BINDING_STRIDE,
    State::VIEWPORT_SHADING_RATE_PALETTE_NV,
    State::VIEWPORT_COARSE_SAMPLE_ORDER_NV,
];

/// The states that a bind makes dirty, by number.
fn filled(state: &GraphicsState) -> Vec<i32> {
    let mut values = DynamicState::default();
    state.fill(&mut values);
    let mut dirty: Vec<_> = values.dirty().map(|state| state.as_raw()).collect();
    dirty.sort_unstable();
    dirty.dedup();
    dirty
}

fn all() -> Vec<i32> {
    let states = State::known().filter(|state| !ELSEWHERE.contains(state));
    let mut all: Vec<_> = states.map(|state| state.as_raw()).collect();
    all.sort_unstable();
    all
}

/// Fails for a new state that no row has.
#[test]
fn every_state_is_filled_when_static_and_left_alone_when_dynamic() {
    assert_eq!(filled(&Whole::new(&[]).state()), all());
    for dynamic in State::known() {
        let state = Whole::new(&[dynamic]).state();
        // Viewports and scissors have a state with and one without their number.
        let with = match dynamic {
            State::VIEWPORT => State::VIEWPORT_WITH_COUNT,
            State::VIEWPORT_WITH_COUNT => State::VIEWPORT,
            State::SCISSOR => State::SCISSOR_WITH_COUNT,
            State::SCISSOR_WITH_COUNT => State::SCISSOR,
            alone => alone,
        };
        let mut expected = all();
        expected.retain(|one| ![dynamic.as_raw(), with.as_raw()].contains(one));
        assert_eq!(filled(&state), expected, "{dynamic:?}");
        let is_of_graphics = dynamic != State::RAY_TRACING_PIPELINE_STACK_SIZE_KHR;
        assert_eq!(state.is_dynamic(dynamic), is_of_graphics, "{dynamic:?}");
    }
}

#[test]
fn a_bind_sets_what_differs_and_leaves_dynamic_states_alone() {
    let state = Whole::new(&[State::CULL_MODE]).state();
    let mut values = DynamicState::default();
    values.cull_mode.set((vk::CullModeFlags::FRONT,));
    values.line_width.set((9.0,));
    state.fill(&mut values);
    assert_eq!(values.cull_mode.value(), Some(&(vk::CullModeFlags::FRONT,)));
    assert_eq!(values.line_width.value(), Some(&(4.0,)));
    values.clean();
    state.fill(&mut values);
    assert_eq!(values.dirty().count(), 0, "the same again");
    values.line_width.set((5.0,));
    state.fill(&mut values);
    assert_eq!(values.dirty().collect::<Vec<_>>(), [State::LINE_WIDTH]);
}

/// Fails for a new state that cannot be forgotten.
#[test]
fn every_state_can_be_forgotten() {
    for dynamic in State::known() {
        let mut state = Whole::new(&[]).state();
        state.values.forget(dynamic);
        let mut expected = all();
        expected.retain(|one| *one != dynamic.as_raw());
        assert_eq!(filled(&state), expected, "{dynamic:?}");
    }
}

/// The number of viewports and the elements come from the pipeline or the command buffer.
#[test]
fn viewports_of_a_draw_come_from_where_they_are_set() {
    let of_command = [7.0, 8.0, 9.0].map(|x| vk::Viewport { x, ..Default::default() });
    let x = |dynamic: &[State], set: fn(&mut DynamicState, Vec<vk::Viewport>)| {
        let state = Whole::new(dynamic).state();
        let mut values = DynamicState::default();
        set(&mut values, of_command.to_vec());
        state.fill(&mut values);
        state.viewports(&values).iter().map(|one| one.x).collect::<Vec<_>>()
    };
    assert_eq!(x(&[], |_, _| {}), [1.0, 2.0]);
    let set = |values: &mut DynamicState, all| values.viewport.set(crate::dynamic::Elements(all));
    assert_eq!(x(&[State::VIEWPORT], set), [7.0, 8.0]);
    let set = |values: &mut DynamicState, all| {
        values.viewport_with_count.set(crate::dynamic::Elements(all));
    };
    assert_eq!(x(&[State::VIEWPORT_WITH_COUNT], set), [7.0, 8.0, 9.0]);
    let state = Whole::new(&[State::SCISSOR]).state();
    assert!(state.scissors(&DynamicState::default()).is_empty(), "none was set");
}

/// Clipping by depth is the contrary of clamping where the pipeline does not say.
#[test]
fn depth_is_clipped_where_it_is_not_clamped() {
    for clamp in [vk::FALSE, vk::TRUE] {
        let rasterization = vk::PipelineRasterizationStateCreateInfo {
            depth_clamp_enable: clamp,
            ..Default::default()
        };
        let states = [State::DEPTH_CLAMP_ENABLE_EXT];
        let dynamic = vk::PipelineDynamicStateCreateInfo {
            dynamic_state_count: 1,
            p_dynamic_states: states.as_ptr(),
            ..Default::default()
        };
        for p_dynamic_state in [null(), &raw const dynamic] {
            let info = vk::GraphicsPipelineCreateInfo {
                p_rasterization_state: &rasterization,
                p_dynamic_state,
                ..Default::default()
            };
            // SAFETY: the create info is valid.
            let state = unsafe { GraphicsState::new(&info, |_| unreachable!()) };
            let mut values = DynamicState::default();
            state.fill(&mut values);
            if !p_dynamic_state.is_null() {
                values.depth_clamp_enable_ext.set((clamp,));
            }
            assert_eq!(state.clips_depth(&values), clamp == vk::FALSE);
        }
    }
}

/// A pipeline that says whether it clips clips so, clamped or not.
#[test]
fn depth_is_clipped_as_a_pipeline_says() {
    for (clips, clamp) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let clip = vk::PipelineRasterizationDepthClipStateCreateInfoEXT {
            depth_clip_enable: clips,
            ..Default::default()
        };
        let rasterization = vk::PipelineRasterizationStateCreateInfo {
            p_next: (&raw const clip).cast(),
            depth_clamp_enable: clamp,
            ..Default::default()
        };
        let info = vk::GraphicsPipelineCreateInfo {
            p_rasterization_state: &rasterization,
            ..Default::default()
        };
        // SAFETY: the create info is valid.
        let state = unsafe { GraphicsState::new(&info, |_| unreachable!()) };
        let mut values = DynamicState::default();
        state.fill(&mut values);
        assert_eq!(state.clips_depth(&values), clips == vk::TRUE);
    }
}
