//! Every command of the states, with random arguments, and the values of those with structures.

use std::cell::RefCell;

use dispatch_tables::DeviceDispatchTable;

use super::structures::VertexBinding;
use super::*;
use crate::facts::{self, Memory, Random};

thread_local! {
    static STATE: RefCell<DynamicState> = RefCell::default();
}

struct OfThread;

impl HasState for OfThread {
    unsafe fn with(_: vk::CommandBuffer, set: impl FnOnce(&mut DynamicState)) {
        STATE.with_borrow_mut(set);
    }
}

const TABLE: DeviceEntrypointTable = entrypoints::<OfThread>();

fn dirty() -> Vec<vk::DynamicState> {
    STATE.with_borrow(|state| state.dirty().collect())
}

/// Commands of `structures.rs`, whose values tests of their own compare.
const WITH_STRUCTURES: [Command; 8] = [
    Command::CMD_SET_VERTEX_INPUT_EXT,
    Command::CMD_SET_SAMPLE_MASK_EXT,
    Command::CMD_SET_SAMPLE_LOCATIONS_EXT,
    Command::CMD_SET_FRAGMENT_SHADING_RATE_KHR,
    Command::CMD_SET_DEPTH_CLAMP_RANGE_EXT,
    Command::CMD_SET_DEPTH_BIAS2_EXT,
    Command::CMD_SET_RENDERING_ATTACHMENT_LOCATIONS,
    Command::CMD_SET_RENDERING_INPUT_ATTACHMENT_INDICES,
];

/// Calls a command twice with arguments that are gone after each call: the state is dirty after the
/// first alone.
fn set_twice(state: Option<vk::DynamicState>, set: impl Fn()) {
    for expected in [state, None] {
        set();
        assert_eq!(dirty(), Vec::from_iter(expected));
        STATE.with_borrow_mut(DynamicState::clean);
    }
}

/// Each vkCmdSet* has a row, or a reason why there is none.
#[test]
fn every_command_that_sets_something_has_a_row_or_a_reason() {
    let table = DeviceDispatchTable::of(&TABLE);
    let is_setter = |command: &Command| command.name().to_bytes().starts_with(b"vkCmdSet");
    for command in Command::all().filter(is_setter) {
        let slots = WITHOUT_STATE.iter().map(|(one, _)| one.slot());
        let reasons = slots.filter(|slot| *slot == command.slot()).count();
        assert_eq!(reasons == 1, table.get(command).is_none(), "{command:?}: {reasons}");
    }
    assert!(WITHOUT_STATE.iter().all(|(_, reason)| !reason.is_empty()));
}

/// Every command of a row, with random arguments: one state is dirty, which is clean after a
/// draw and stays so when the same arguments come again.
#[test]
fn a_command_makes_its_state_dirty_and_only_by_another_value() {
    let commands: Vec<Command> = Command::all()
        .filter(|command| TABLE.get(*command).is_some())
        .filter(|command| !WITH_STRUCTURES.contains(command))
        .collect();
    assert!(commands.len() > 60, "{}", commands.len());
    let mut states = std::collections::BTreeSet::new();
    for command in commands {
        let signature = facts::signature(command);
        let (mut random, mut memory) = (Random(9), Memory::default());
        let mut slots = facts::arguments(signature, 0, &mut random, &mut memory);
        for (slot, field) in slots.iter_mut().zip(signature.fields) {
            match field.ty {
                "VkStencilFaceFlags" => *slot = 3,
                // A range of two that begins at the second element.
                "uint32_t" if field.name.starts_with("first") => *slot = 1,
                "uint32_t" if field.name.ends_with("Count") => *slot = 2,
                // A number that is not one is never equal to itself.
                "float" if field.size == 4 => *slot = 2.5_f32.to_bits().into(),
                _ => {}
            }
        }
        if command == Command::CMD_SET_BLEND_CONSTANTS {
            slots[1] = [1.0_f32, 2.0, 3.0, 4.0].as_ptr().expose_provenance() as u64;
        }
        let table = DeviceDispatchTable::of(&TABLE);
        let function = table.get(command).expect("a row");
        // SAFETY: the arguments are valid.
        unsafe { (signature.call)(function, &slots) };
        let now = dirty();
        let [state] = now[..] else { panic!("{command:?}: {now:?}") };
        assert!(states.insert(state.as_raw()), "{command:?}");
        STATE.with_borrow_mut(DynamicState::clean);
        // SAFETY: the arguments are valid.
        unsafe { (signature.call)(function, &slots) };
        assert_eq!(dirty(), [], "{command:?}");
    }
}

#[test]
fn values_are_those_of_the_command() {
    STATE.take();
    let null = vk::CommandBuffer::NULL;
    let one = vk::Viewport { width: 1.0, ..Default::default() };
    let two = vk::Viewport { width: 2.0, ..Default::default() };
    // SAFETY: the arrays are as long as the counts say.
    unsafe {
        TABLE.cmd_set_viewport.expect("a row")(null, 2, 1, &one);
        TABLE.cmd_set_viewport.expect("a row")(null, 0, 1, &two);
        TABLE.cmd_set_depth_bias.expect("a row")(null, 1.0, 2.0, 3.0);
        let front = vk::StencilFaceFlags::FRONT;
        TABLE.cmd_set_stencil_reference.expect("a row")(null, front, 7);
        TABLE.cmd_set_scissor_with_count.expect("a row")(null, 0, std::ptr::null());
    }
    STATE.with_borrow(|state| {
        let viewports = &state.viewport.value().expect("set").0;
        let widths: Vec<f32> = viewports.iter().map(|one| one.width).collect();
        assert_eq!(widths, [2.0, 0.0, 1.0]);
        assert_eq!(state.depth_bias.value(), Some(&(1.0, 2.0, 3.0)));
        assert_eq!(state.stencil_reference.front.value(), Some(&(7,)));
        assert_eq!(state.stencil_reference.back.value(), None);
        assert!(state.scissor_with_count.value().expect("set").0.is_empty());
        assert!(state.line_width.value().is_none());
    });
}

#[test]
fn vertex_input_is_the_bindings_and_attributes_without_their_chains() {
    let set = |stride, offset| {
        let bindings = [4, 5].map(|binding| vk::VertexInputBindingDescription2EXT {
            binding,
            stride,
            input_rate: vk::VertexInputRate::INSTANCE,
            divisor: 3,
            ..Default::default()
        });
        let attribute = vk::VertexInputAttributeDescription2EXT {
            location: 1,
            binding: 4,
            format: vk::Format::R8_UNORM,
            offset,
            ..Default::default()
        };
        let set = TABLE.cmd_set_vertex_input_ext.expect("an entry");
        // SAFETY: the arrays are as long as the counts say.
        unsafe { set(vk::CommandBuffer::NULL, 2, bindings.as_ptr(), 1, &attribute) };
    };
    let state = vk::DynamicState::VERTEX_INPUT_EXT;
    set_twice(Some(state), || set(16, 8));
    set_twice(Some(state), || set(20, 8));
    set_twice(Some(state), || set(20, 9));
    STATE.with_borrow(|state| {
        let input = state.vertex_input_ext.value().expect("set");
        let input_rate = vk::VertexInputRate::INSTANCE;
        let binding = |binding| VertexBinding { binding, stride: 20, input_rate, divisor: 3 };
        assert_eq!(input.bindings, [4, 5].map(binding));
        let [attribute] = input.attributes.0[..] else { panic!("one attribute") };
        assert_eq!((attribute.location, attribute.binding, attribute.offset), (1, 4, 9));
        assert_eq!(attribute.format, vk::Format::R8_UNORM);
    });
}

#[test]
fn a_sample_mask_has_a_word_for_32_samples() {
    let set = |samples, mask: &[u32]| {
        let set = TABLE.cmd_set_sample_mask_ext.expect("an entry");
        // SAFETY: the mask has a bit for each sample.
        unsafe { set(vk::CommandBuffer::NULL, samples, mask.as_ptr()) };
    };
    let state = Some(vk::DynamicState::SAMPLE_MASK_EXT);
    for (samples, words) in [
        (vk::SampleCountFlags::TYPE_1, vec![7]),
        (vk::SampleCountFlags::TYPE_32, vec![7]),
        (vk::SampleCountFlags::TYPE_64, vec![7, 8]),
        (vk::SampleCountFlags::TYPE_64, vec![7, 9]),
    ] {
        set_twice(state, || set(samples, &[&words[..], &[99]].concat()));
        STATE.with_borrow(|state| {
            let expected = SampleMask { samples, mask: words.clone() };
            assert_eq!(state.sample_mask_ext.value(), Some(&expected));
        });
    }
}

#[test]
fn sample_locations_keep_the_grid() {
    let set = |width, y| {
        let locations = [0.25, y].map(|y| vk::SampleLocationEXT { x: 0.5, y });
        let info = vk::SampleLocationsInfoEXT {
            sample_locations_per_pixel: vk::SampleCountFlags::TYPE_2,
            sample_location_grid_size: vk::Extent2D { width, height: 1 },
            sample_locations_count: 2,
            p_sample_locations: locations.as_ptr(),
            ..Default::default()
        };
        let set = TABLE.cmd_set_sample_locations_ext.expect("an entry");
        // SAFETY: the structure is valid, with its array.
        unsafe { set(vk::CommandBuffer::NULL, &info) };
    };
    let state = vk::DynamicState::SAMPLE_LOCATIONS_EXT;
    set_twice(Some(state), || set(1, 0.5));
    set_twice(Some(state), || set(2, 0.5));
    set_twice(Some(state), || set(2, 0.75));
    STATE.with_borrow(|state| {
        let locations = state.sample_locations_ext.value().expect("set");
        assert_eq!(locations.per_pixel, vk::SampleCountFlags::TYPE_2);
        assert_eq!(locations.grid_size, (2, 1));
        let locations: Vec<_> = locations.locations.0.iter().map(|one| (one.x, one.y)).collect();
        assert_eq!(locations, [(0.5, 0.25), (0.5, 0.75)]);
    });
}

#[test]
fn a_shading_rate_is_its_size_and_both_combiners() {
    let keep = vk::FragmentShadingRateCombinerOpKHR::KEEP;
    let replace = vk::FragmentShadingRateCombinerOpKHR::REPLACE;
    let set = |width, combiners: [_; 2]| {
        let size = vk::Extent2D { width, height: 4 };
        let set = TABLE.cmd_set_fragment_shading_rate_khr.expect("an entry");
        // SAFETY: a size and two combiners.
        unsafe { set(vk::CommandBuffer::NULL, &size, combiners.as_ptr()) };
    };
    let state = vk::DynamicState::FRAGMENT_SHADING_RATE_KHR;
    set_twice(Some(state), || set(1, [keep, keep]));
    set_twice(Some(state), || set(2, [keep, keep]));
    set_twice(Some(state), || set(2, [keep, replace]));
    STATE.with_borrow(|state| {
        let expected = FragmentShadingRate { fragment_size: (2, 4), combiners: [keep, replace] };
        assert_eq!(state.fragment_shading_rate_khr.value(), Some(&expected));
    });
}

/// The pointer is read in one mode alone.
#[test]
fn a_depth_clamp_range_is_read_only_in_the_mode_of_the_application() {
    let set = |mode, range: *const vk::DepthClampRangeEXT| {
        let set = TABLE.cmd_set_depth_clamp_range_ext.expect("an entry");
        // SAFETY: the range is valid in the mode that has one.
        unsafe { set(vk::CommandBuffer::NULL, mode, range) };
    };
    let value =
        || STATE.with_borrow(|state| state.depth_clamp_range_ext.value().copied().expect("set"));
    let state = Some(vk::DynamicState::DEPTH_CLAMP_RANGE_EXT);
    let mode = vk::DepthClampModeEXT::USER_DEFINED_RANGE;
    let range = vk::DepthClampRangeEXT { min_depth_clamp: 0.25, max_depth_clamp: 0.5 };
    set_twice(state, || set(mode, &range));
    assert_eq!(value(), DepthClampRange { mode, range: Some((0.25, 0.5)) });
    let mode = vk::DepthClampModeEXT::VIEWPORT_RANGE;
    set_twice(state, || set(mode, std::ptr::dangling()));
    assert_eq!(value(), DepthClampRange { mode, range: None });
}

/// Both commands set one state; that without a structure resets the representation.
#[test]
fn depth_bias_has_a_representation() {
    let representation = vk::DepthBiasRepresentationEXT::FLOAT;
    let set2 = |slope, chained| {
        let chain = vk::DepthBiasRepresentationInfoEXT {
            depth_bias_representation: representation,
            depth_bias_exact: vk::TRUE,
            ..Default::default()
        };
        let info = vk::DepthBiasInfoEXT {
            p_next: if chained { std::ptr::from_ref(&chain).cast() } else { std::ptr::null() },
            depth_bias_constant_factor: 1.0,
            depth_bias_clamp: 2.0,
            depth_bias_slope_factor: slope,
            ..Default::default()
        };
        let set = TABLE.cmd_set_depth_bias2_ext.expect("an entry");
        // SAFETY: the structure is valid, with its chain.
        unsafe { set(vk::CommandBuffer::NULL, &info) };
    };
    let set = || {
        let set = TABLE.cmd_set_depth_bias.expect("a row");
        // SAFETY: the command has values alone.
        unsafe { set(vk::CommandBuffer::NULL, 1.0, 2.0, 4.0) };
    };
    let values = || {
        STATE.with_borrow(|state| {
            let representation = *state.depth_bias_representation.value().expect("set");
            (*state.depth_bias.value().expect("set"), representation)
        })
    };
    let of_structure = DepthBiasRepresentation { representation, is_exact: true };
    let state = Some(vk::DynamicState::DEPTH_BIAS);
    set_twice(state, || set2(3.0, true));
    assert_eq!(values(), ((1.0, 2.0, 3.0), of_structure));
    set_twice(state, || set2(4.0, true));
    assert_eq!(values(), ((1.0, 2.0, 4.0), of_structure));
    set_twice(state, set);
    assert_eq!(values(), ((1.0, 2.0, 4.0), DepthBiasRepresentation::default()));
    set_twice(None, || set2(4.0, false));
    set_twice(state, || set2(4.0, true));
    set_twice(state, || set2(4.0, false));
    assert_eq!(values(), ((1.0, 2.0, 4.0), DepthBiasRepresentation::default()));
}

/// States that no pipeline has are dirty by themselves. Without an array, each attachment's index is
/// its own.
#[test]
fn attachments_of_a_rendering_have_locations_and_indices() {
    let is_dirty = || {
        STATE.with_borrow(|state| {
            let indices = &state.rendering_input_attachment_indices;
            [state.rendering_attachment_locations.is_dirty(), indices.is_dirty()]
        })
    };
    let set_locations = |locations: Option<[u32; 3]>| {
        let info = vk::RenderingAttachmentLocationInfo {
            color_attachment_count: 3,
            p_color_attachment_locations: locations
                .as_ref()
                .map_or(std::ptr::null(), |of| of.as_ptr()),
            ..Default::default()
        };
        let set = TABLE.cmd_set_rendering_attachment_locations.expect("an entry");
        // SAFETY: the structure is valid.
        unsafe { set(vk::CommandBuffer::NULL, &info) };
        let now = is_dirty();
        STATE.with_borrow_mut(DynamicState::clean);
        assert!(!now[1]);
        (now[0], STATE.with_borrow(|state| state.rendering_attachment_locations.value().cloned()))
    };
    let unused = vk::ATTACHMENT_UNUSED;
    assert_eq!(set_locations(Some([2, unused, 0])), (true, Some(vec![2, unused, 0])));
    assert_eq!(set_locations(None), (true, Some(vec![0, 1, 2])));
    assert_eq!(set_locations(Some([0, 1, 2])), (false, Some(vec![0, 1, 2])));

    let set_indices = |colors: Option<[u32; 2]>, depth: Option<u32>, stencil: Option<u32>| {
        let pointer = |index: &Option<u32>| index.as_ref().map_or(std::ptr::null(), |of| of);
        let info = vk::RenderingInputAttachmentIndexInfo {
            color_attachment_count: 2,
            p_color_attachment_input_indices: colors
                .as_ref()
                .map_or(std::ptr::null(), |of| of.as_ptr()),
            p_depth_input_attachment_index: pointer(&depth),
            p_stencil_input_attachment_index: pointer(&stencil),
            ..Default::default()
        };
        let set = TABLE.cmd_set_rendering_input_attachment_indices.expect("an entry");
        // SAFETY: the structure is valid, with what its pointers point to.
        unsafe { set(vk::CommandBuffer::NULL, &info) };
        let value = STATE
            .with_borrow(|state| state.rendering_input_attachment_indices.value().cloned())
            .expect("set");
        let now = is_dirty();
        STATE.with_borrow_mut(DynamicState::clean);
        let color = colors.map_or(vec![0, 1], Vec::from);
        assert_eq!(value, InputAttachmentIndices { color, depth, stencil });
        assert!(!now[0]);
        now[1]
    };
    assert!(set_indices(Some([5, unused]), None, Some(3)));
    assert!(!set_indices(Some([5, unused]), None, Some(3)));
    assert!(set_indices(Some([5, unused]), Some(3), None));
    assert!(set_indices(None, Some(3), None));
    assert!(!set_indices(Some([0, 1]), Some(3), None));
    assert_eq!(dirty(), []);
}
