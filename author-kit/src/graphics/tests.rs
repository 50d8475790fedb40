//! Every state of a create info in which nothing has its default value; each state dynamic; libraries in
//! any order; pointers to nowhere where the specification ignores them.

use std::ffi::c_void;
use std::ptr::{dangling, from_mut, null};

use dispatch_tables::vk::DynamicState as State;

use super::*;
use crate::dynamic::structures::{
    DepthBiasRepresentation, DepthClampRange, FragmentShadingRate, VertexBinding,
};

/// The states that no create info of a graphics pipeline sets, and those that
/// [`DynamicState`] does not have.
const ELSEWHERE: [State; 4] = [
    State::RAY_TRACING_PIPELINE_STACK_SIZE_KHR,
    State::VERTEX_INPUT_BINDING_STRIDE,
    State::VIEWPORT_SHADING_RATE_PALETTE_NV,
    State::VIEWPORT_COARSE_SAMPLE_ORDER_NV,
];

/// All structures of a create info. [`Self::info`] links them, so the value stays where it is.
struct Whole {
    stages: [vk::PipelineShaderStageCreateInfo; 3],
    bindings: [vk::VertexInputBindingDescription; 2],
    attributes: [vk::VertexInputAttributeDescription; 1],
    divisors: [vk::VertexInputBindingDivisorDescription; 1],
    divisor: vk::PipelineVertexInputDivisorStateCreateInfo,
    vertices: vk::PipelineVertexInputStateCreateInfo,
    assembly: vk::PipelineInputAssemblyStateCreateInfo,
    origin: vk::PipelineTessellationDomainOriginStateCreateInfo,
    tessellation: vk::PipelineTessellationStateCreateInfo,
    viewports: [vk::Viewport; 2],
    rectangles: [vk::Rect2D; 2],
    scalings: [vk::ViewportWScalingNV; 1],
    scaling: vk::PipelineViewportWScalingStateCreateInfoNV,
    swizzles: [vk::ViewportSwizzleNV; 1],
    swizzle: vk::PipelineViewportSwizzleStateCreateInfoNV,
    exclusive: vk::PipelineViewportExclusiveScissorStateCreateInfoNV,
    image: vk::PipelineViewportShadingRateImageStateCreateInfoNV,
    control: vk::PipelineViewportDepthClipControlCreateInfoEXT,
    range: vk::DepthClampRangeEXT,
    clamp: vk::PipelineViewportDepthClampControlCreateInfoEXT,
    viewport: vk::PipelineViewportStateCreateInfo,
    conservative: vk::PipelineRasterizationConservativeStateCreateInfoEXT,
    line: vk::PipelineRasterizationLineStateCreateInfo,
    provoking: vk::PipelineRasterizationProvokingVertexStateCreateInfoEXT,
    stream: vk::PipelineRasterizationStateStreamCreateInfoEXT,
    clip: vk::PipelineRasterizationDepthClipStateCreateInfoEXT,
    representation: vk::DepthBiasRepresentationInfoEXT,
    rasterization: vk::PipelineRasterizationStateCreateInfo,
    mask: [u32; 1],
    location: [vk::SampleLocationEXT; 1],
    locations: vk::PipelineSampleLocationsStateCreateInfoEXT,
    to_color: vk::PipelineCoverageToColorStateCreateInfoNV,
    table: [f32; 2],
    modulation: vk::PipelineCoverageModulationStateCreateInfoNV,
    reduction: vk::PipelineCoverageReductionStateCreateInfoNV,
    multisample: vk::PipelineMultisampleStateCreateInfo,
    depth: vk::PipelineDepthStencilStateCreateInfo,
    attachments: [vk::PipelineColorBlendAttachmentState; 1],
    write: [vk::Bool32; 1],
    writes: vk::PipelineColorWriteCreateInfoEXT,
    advanced: vk::PipelineColorBlendAdvancedStateCreateInfoEXT,
    blend: vk::PipelineColorBlendStateCreateInfo,
    discard: vk::PipelineDiscardRectangleStateCreateInfoEXT,
    rate: vk::PipelineFragmentShadingRateStateCreateInfoKHR,
    representative: vk::PipelineRepresentativeFragmentTestStateCreateInfoNV,
    formats: [vk::Format; 1],
    rendering: vk::PipelineRenderingCreateInfo,
    library: vk::GraphicsPipelineLibraryCreateInfoEXT,
    states: Vec<State>,
    dynamic: vk::PipelineDynamicStateCreateInfo,
    flags: vk::PipelineCreateFlags,
}

/// Puts structures into the chain of the first.
macro_rules! chained {
    ($root:expr; $($one:expr),* $(,)?) => {{
        let mut next: *mut c_void = null::<c_void>().cast_mut();
        $(
            $one.p_next = next.cast();
            next = from_mut(&mut $one).cast();
        )*
        $root.p_next = next.cast();
    }};
}

const FEEDBACK: vk::PipelineCreateFlags =
    vk::PipelineCreateFlags::COLOR_ATTACHMENT_FEEDBACK_LOOP_EXT;

impl Whole {
    /// A create info in which each value is another than the default.
    #[allow(clippy::too_many_lines, reason = "a value for each member")]
    fn new(states: &[State]) -> Self {
        let stage = |stage| vk::PipelineShaderStageCreateInfo { stage, ..Default::default() };
        let rectangle = |x| vk::Rect2D { offset: vk::Offset2D { x, y: 0 }, ..Default::default() };
        let stencil = |first: i32| vk::StencilOpState {
            fail_op: vk::StencilOp::from_raw(first),
            pass_op: vk::StencilOp::INVERT,
            depth_fail_op: vk::StencilOp::REPLACE,
            compare_op: vk::CompareOp::LESS,
            compare_mask: first as u32 + 10,
            write_mask: first as u32 + 20,
            reference: first as u32 + 30,
        };
        use vk::ShaderStageFlags as Stages;
        Self {
            stages: [
                stage(Stages::VERTEX),
                stage(Stages::TESSELLATION_CONTROL),
                stage(Stages::FRAGMENT),
            ],
            bindings: [3, 4].map(|binding| vk::VertexInputBindingDescription {
                binding,
                stride: 8,
                input_rate: vk::VertexInputRate::INSTANCE,
            }),
            attributes: [vk::VertexInputAttributeDescription { location: 5, ..Default::default() }],
            divisors: [vk::VertexInputBindingDivisorDescription { binding: 4, divisor: 7 }],
            divisor: Default::default(),
            vertices: Default::default(),
            assembly: vk::PipelineInputAssemblyStateCreateInfo {
                topology: vk::PrimitiveTopology::PATCH_LIST,
                primitive_restart_enable: vk::TRUE,
                ..Default::default()
            },
            origin: vk::PipelineTessellationDomainOriginStateCreateInfo {
                domain_origin: vk::TessellationDomainOrigin::LOWER_LEFT,
                ..Default::default()
            },
            tessellation: vk::PipelineTessellationStateCreateInfo {
                patch_control_points: 6,
                ..Default::default()
            },
            viewports: [1.0, 2.0].map(|x| vk::Viewport { x, ..Default::default() }),
            rectangles: [11, 12].map(rectangle),
            scalings: [vk::ViewportWScalingNV { xcoeff: 1.0, ycoeff: 2.0 }],
            scaling: vk::PipelineViewportWScalingStateCreateInfoNV {
                viewport_w_scaling_enable: vk::TRUE,
                viewport_count: 1,
                ..Default::default()
            },
            swizzles: [vk::ViewportSwizzleNV {
                x: vk::ViewportCoordinateSwizzleNV::NEGATIVE_X,
                ..Default::default()
            }],
            swizzle: vk::PipelineViewportSwizzleStateCreateInfoNV {
                viewport_count: 1,
                ..Default::default()
            },
            exclusive: vk::PipelineViewportExclusiveScissorStateCreateInfoNV {
                exclusive_scissor_count: 2,
                ..Default::default()
            },
            image: vk::PipelineViewportShadingRateImageStateCreateInfoNV {
                shading_rate_image_enable: vk::TRUE,
                ..Default::default()
            },
            control: vk::PipelineViewportDepthClipControlCreateInfoEXT {
                negative_one_to_one: vk::TRUE,
                ..Default::default()
            },
            range: vk::DepthClampRangeEXT { min_depth_clamp: 0.25, max_depth_clamp: 0.5 },
            clamp: vk::PipelineViewportDepthClampControlCreateInfoEXT {
                depth_clamp_mode: vk::DepthClampModeEXT::USER_DEFINED_RANGE,
                ..Default::default()
            },
            viewport: vk::PipelineViewportStateCreateInfo {
                viewport_count: 2,
                scissor_count: 2,
                ..Default::default()
            },
            conservative: vk::PipelineRasterizationConservativeStateCreateInfoEXT {
                conservative_rasterization_mode: vk::ConservativeRasterizationModeEXT::OVERESTIMATE,
                extra_primitive_overestimation_size: 0.125,
                ..Default::default()
            },
            line: vk::PipelineRasterizationLineStateCreateInfo {
                line_rasterization_mode: vk::LineRasterizationMode::BRESENHAM,
                stippled_line_enable: vk::TRUE,
                line_stipple_factor: 3,
                line_stipple_pattern: 9,
                ..Default::default()
            },
            provoking: vk::PipelineRasterizationProvokingVertexStateCreateInfoEXT {
                provoking_vertex_mode: vk::ProvokingVertexModeEXT::LAST_VERTEX,
                ..Default::default()
            },
            stream: vk::PipelineRasterizationStateStreamCreateInfoEXT {
                rasterization_stream: 2,
                ..Default::default()
            },
            clip: vk::PipelineRasterizationDepthClipStateCreateInfoEXT {
                depth_clip_enable: vk::TRUE,
                ..Default::default()
            },
            representation: vk::DepthBiasRepresentationInfoEXT {
                depth_bias_representation: vk::DepthBiasRepresentationEXT::FLOAT,
                depth_bias_exact: vk::TRUE,
                ..Default::default()
            },
            rasterization: vk::PipelineRasterizationStateCreateInfo {
                depth_clamp_enable: vk::TRUE,
                polygon_mode: vk::PolygonMode::LINE,
                cull_mode: vk::CullModeFlags::BACK,
                front_face: vk::FrontFace::CLOCKWISE,
                depth_bias_enable: vk::TRUE,
                depth_bias_constant_factor: 1.0,
                depth_bias_clamp: 2.0,
                depth_bias_slope_factor: 3.0,
                line_width: 4.0,
                ..Default::default()
            },
            mask: [5],
            location: [vk::SampleLocationEXT { x: 0.25, y: 0.5 }],
            locations: vk::PipelineSampleLocationsStateCreateInfoEXT {
                sample_locations_enable: vk::TRUE,
                ..Default::default()
            },
            to_color: vk::PipelineCoverageToColorStateCreateInfoNV {
                coverage_to_color_enable: vk::TRUE,
                coverage_to_color_location: 3,
                ..Default::default()
            },
            table: [0.5, 1.0],
            modulation: vk::PipelineCoverageModulationStateCreateInfoNV {
                coverage_modulation_mode: vk::CoverageModulationModeNV::RGB,
                coverage_modulation_table_enable: vk::TRUE,
                coverage_modulation_table_count: 2,
                ..Default::default()
            },
            reduction: vk::PipelineCoverageReductionStateCreateInfoNV {
                coverage_reduction_mode: vk::CoverageReductionModeNV::TRUNCATE,
                ..Default::default()
            },
            multisample: vk::PipelineMultisampleStateCreateInfo {
                rasterization_samples: vk::SampleCountFlags::TYPE_4,
                sample_shading_enable: vk::TRUE,
                min_sample_shading: 0.75,
                alpha_to_coverage_enable: vk::TRUE,
                alpha_to_one_enable: vk::TRUE,
                ..Default::default()
            },
            depth: vk::PipelineDepthStencilStateCreateInfo {
                depth_test_enable: vk::TRUE,
                depth_write_enable: vk::TRUE,
                depth_compare_op: vk::CompareOp::GREATER,
                depth_bounds_test_enable: vk::TRUE,
                stencil_test_enable: vk::TRUE,
                front: stencil(1),
                back: stencil(2),
                min_depth_bounds: 0.125,
                max_depth_bounds: 0.875,
                ..Default::default()
            },
            attachments: [vk::PipelineColorBlendAttachmentState {
                blend_enable: vk::TRUE,
                src_color_blend_factor: vk::BlendFactor::ONE,
                dst_color_blend_factor: vk::BlendFactor::SRC_ALPHA,
                color_blend_op: vk::BlendOp::MULTIPLY_EXT,
                src_alpha_blend_factor: vk::BlendFactor::DST_ALPHA,
                dst_alpha_blend_factor: vk::BlendFactor::DST_COLOR,
                alpha_blend_op: vk::BlendOp::MULTIPLY_EXT,
                color_write_mask: vk::ColorComponentFlags::G,
            }],
            write: [vk::FALSE],
            writes: vk::PipelineColorWriteCreateInfoEXT {
                attachment_count: 1,
                ..Default::default()
            },
            advanced: vk::PipelineColorBlendAdvancedStateCreateInfoEXT {
                dst_premultiplied: vk::TRUE,
                blend_overlap: vk::BlendOverlapEXT::CONJOINT,
                ..Default::default()
            },
            blend: vk::PipelineColorBlendStateCreateInfo {
                logic_op_enable: vk::TRUE,
                logic_op: vk::LogicOp::XOR,
                attachment_count: 1,
                blend_constants: [1.0, 2.0, 3.0, 4.0],
                ..Default::default()
            },
            discard: vk::PipelineDiscardRectangleStateCreateInfoEXT {
                discard_rectangle_mode: vk::DiscardRectangleModeEXT::EXCLUSIVE,
                discard_rectangle_count: 2,
                ..Default::default()
            },
            rate: vk::PipelineFragmentShadingRateStateCreateInfoKHR {
                fragment_size: vk::Extent2D { width: 2, height: 4 },
                combiner_ops: [vk::FragmentShadingRateCombinerOpKHR::REPLACE; 2],
                ..Default::default()
            },
            representative: vk::PipelineRepresentativeFragmentTestStateCreateInfoNV {
                representative_fragment_test_enable: vk::TRUE,
                ..Default::default()
            },
            formats: [vk::Format::R8_UNORM],
            rendering: vk::PipelineRenderingCreateInfo {
                view_mask: 3,
                color_attachment_count: 1,
                depth_attachment_format: vk::Format::D16_UNORM,
                ..Default::default()
            },
            library: vk::GraphicsPipelineLibraryCreateInfoEXT {
                flags: Parts::all(),
                ..Default::default()
            },
            states: states.to_vec(),
            dynamic: Default::default(),
            flags: FEEDBACK,
        }
    }

    /// The create info, which points into this value.
    fn info(&mut self) -> vk::GraphicsPipelineCreateInfo {
        self.link_arrays();
        chained!(self.vertices; self.divisor);
        chained!(self.tessellation; self.origin);
        chained!(
            self.viewport;
            self.scaling, self.swizzle, self.exclusive, self.image, self.control, self.clamp
        );
        chained!(
            self.rasterization;
            self.conservative, self.line, self.provoking, self.stream, self.clip,
            self.representation
        );
        chained!(
            self.multisample;
            self.locations, self.to_color, self.modulation, self.reduction
        );
        chained!(self.blend; self.writes, self.advanced);
        let mut info = vk::GraphicsPipelineCreateInfo {
            flags: self.flags,
            stage_count: 3,
            p_stages: self.stages.as_ptr(),
            p_vertex_input_state: &self.vertices,
            p_input_assembly_state: &self.assembly,
            p_tessellation_state: &self.tessellation,
            p_viewport_state: &self.viewport,
            p_rasterization_state: &self.rasterization,
            p_multisample_state: &self.multisample,
            p_depth_stencil_state: &self.depth,
            p_color_blend_state: &self.blend,
            p_dynamic_state: &self.dynamic,
            ..Default::default()
        };
        chained!(info; self.discard, self.rate, self.representative, self.rendering, self.library);
        info
    }

    /// Arrays of dynamic states lead to nowhere.
    fn link_arrays(&mut self) {
        macro_rules! array {
            ($to:expr, $array:expr $(, $state:ident)*) => {
                $to = match [$(State::$state),*].iter().any(|state| self.states.contains(state)) {
                    true => dangling(),
                    false => $array.as_ptr(),
                };
            };
        }
        array!(self.vertices.p_vertex_binding_descriptions, self.bindings, VERTEX_INPUT_EXT);
        array!(self.vertices.p_vertex_attribute_descriptions, self.attributes, VERTEX_INPUT_EXT);
        self.vertices.vertex_binding_description_count = 2;
        self.vertices.vertex_attribute_description_count = 1;
        self.divisor.vertex_binding_divisor_count = 1;
        array!(self.divisor.p_vertex_binding_divisors, self.divisors);
        array!(self.viewport.p_viewports, self.viewports, VIEWPORT, VIEWPORT_WITH_COUNT);
        array!(self.viewport.p_scissors, self.rectangles, SCISSOR, SCISSOR_WITH_COUNT);
        array!(self.scaling.p_viewport_w_scalings, self.scalings, VIEWPORT_W_SCALING_NV);
        array!(self.swizzle.p_viewport_swizzles, self.swizzles, VIEWPORT_SWIZZLE_NV);
        array!(self.exclusive.p_exclusive_scissors, self.rectangles, EXCLUSIVE_SCISSOR_NV);
        let range = std::slice::from_ref(&self.range);
        array!(self.clamp.p_depth_clamp_range, range, DEPTH_CLAMP_RANGE_EXT);
        array!(self.multisample.p_sample_mask, self.mask, SAMPLE_MASK_EXT);
        let locations = &mut self.locations.sample_locations_info;
        locations.sample_locations_count = 1;
        array!(locations.p_sample_locations, self.location, SAMPLE_LOCATIONS_EXT);
        array!(
            self.modulation.p_coverage_modulation_table,
            self.table,
            COVERAGE_MODULATION_TABLE_NV
        );
        array!(self.writes.p_color_write_enables, self.write, COLOR_WRITE_ENABLE_EXT);
        array!(self.blend.p_attachments, self.attachments);
        array!(self.discard.p_discard_rectangles, self.rectangles, DISCARD_RECTANGLE_EXT);
        array!(self.rendering.p_color_attachment_formats, self.formats);
        self.dynamic.dynamic_state_count = self.states.len() as u32;
        array!(self.dynamic.p_dynamic_states, self.states);
    }

    fn state(&mut self) -> GraphicsState {
        let info = self.info();
        // SAFETY: the create info is valid, and what leads to nowhere is ignored.
        unsafe { GraphicsState::new(&info, |_| unreachable!()) }
    }
}

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

/// Each value is that of its member: none has its default.
#[test]
fn values_are_those_of_the_create_info() {
    let state = Whole::new(&[]).state();
    let values = &state.values;
    macro_rules! values {
        ($($member:ident: $value:expr;)*) => {
            $(assert_eq!(values.$member.value(), Some(&$value), stringify!($member));)*
        };
    }
    values! {
        primitive_topology: (vk::PrimitiveTopology::PATCH_LIST,);
        primitive_restart_enable: (vk::TRUE,);
        patch_control_points_ext: (6,);
        tessellation_domain_origin_ext: (vk::TessellationDomainOrigin::LOWER_LEFT,);
        viewport_w_scaling_enable_nv: (vk::TRUE,);
        shading_rate_image_enable_nv: (vk::TRUE,);
        depth_clip_negative_one_to_one_ext: (vk::TRUE,);
        conservative_rasterization_mode_ext:
            (vk::ConservativeRasterizationModeEXT::OVERESTIMATE,);
        extra_primitive_overestimation_size_ext: (0.125,);
        line_rasterization_mode_ext: (vk::LineRasterizationMode::BRESENHAM,);
        line_stipple_enable_ext: (vk::TRUE,);
        line_stipple: (3, 9);
        provoking_vertex_mode_ext: (vk::ProvokingVertexModeEXT::LAST_VERTEX,);
        rasterization_stream_ext: (2,);
        depth_clip_enable_ext: (vk::TRUE,);
        depth_bias_representation: DepthBiasRepresentation {
            representation: vk::DepthBiasRepresentationEXT::FLOAT,
            is_exact: true,
        };
        depth_clamp_enable_ext: (vk::TRUE,);
        rasterizer_discard_enable: (vk::FALSE,);
        polygon_mode_ext: (vk::PolygonMode::LINE,);
        cull_mode: (vk::CullModeFlags::BACK,);
        front_face: (vk::FrontFace::CLOCKWISE,);
        depth_bias_enable: (vk::TRUE,);
        depth_bias: (1.0, 2.0, 3.0);
        line_width: (4.0,);
        rasterization_samples_ext: (vk::SampleCountFlags::TYPE_4,);
        alpha_to_coverage_enable_ext: (vk::TRUE,);
        alpha_to_one_enable_ext: (vk::TRUE,);
        sample_locations_enable_ext: (vk::TRUE,);
        coverage_to_color_enable_nv: (vk::TRUE,);
        coverage_to_color_location_nv: (3,);
        coverage_modulation_mode_nv: (vk::CoverageModulationModeNV::RGB,);
        coverage_modulation_table_enable_nv: (vk::TRUE,);
        coverage_reduction_mode_nv: (vk::CoverageReductionModeNV::TRUNCATE,);
        depth_test_enable: (vk::TRUE,);
        depth_write_enable: (vk::TRUE,);
        depth_compare_op: (vk::CompareOp::GREATER,);
        depth_bounds_test_enable: (vk::TRUE,);
        depth_bounds: (0.125, 0.875);
        stencil_test_enable: (vk::TRUE,);
        logic_op_enable_ext: (vk::TRUE,);
        logic_op_ext: (vk::LogicOp::XOR,);
        blend_constants: [1.0, 2.0, 3.0, 4.0];
        discard_rectangle_enable_ext: (vk::TRUE,);
        discard_rectangle_mode_ext: (vk::DiscardRectangleModeEXT::EXCLUSIVE,);
        representative_fragment_test_enable_nv: (vk::TRUE,);
        attachment_feedback_loop_enable_ext: (vk::ImageAspectFlags::COLOR,);
        fragment_shading_rate_khr: FragmentShadingRate {
            fragment_size: (2, 4),
            combiners: [vk::FragmentShadingRateCombinerOpKHR::REPLACE; 2],
        };
        depth_clamp_range_ext: DepthClampRange {
            mode: vk::DepthClampModeEXT::USER_DEFINED_RANGE,
            range: Some((0.25, 0.5)),
        };
    }
    faces(values);
    arrays(values);
    assert_eq!(state.fixed.min_sample_shading, Some(0.75));
    assert_eq!((state.fixed.viewports, state.fixed.scissors), (2, 2));
    assert_eq!(
        (state.rendering.view_mask, &state.rendering.colors[..]),
        (3, &[vk::Format::R8_UNORM][..])
    );
}

fn faces(values: &DynamicState) {
    for (face, first) in [(0, 1_u32), (1, 2)] {
        macro_rules! of {
            ($member:ident) => {
                *[&values.$member.front, &values.$member.back][face].value().expect("static")
            };
        }
        assert_eq!(of!(stencil_compare_mask), (first + 10,));
        assert_eq!(of!(stencil_write_mask), (first + 20,));
        assert_eq!(of!(stencil_reference), (first + 30,));
        let operations = (
            vk::StencilOp::from_raw(first as i32),
            vk::StencilOp::INVERT,
            vk::StencilOp::REPLACE,
            vk::CompareOp::LESS,
        );
        assert_eq!(of!(stencil_op), operations);
    }
}

fn arrays(values: &DynamicState) {
    macro_rules! of {
        ($member:ident) => {
            &values.$member.value().expect("static").0
        };
    }
    let x = |of: &[vk::Viewport]| of.iter().map(|one| one.x).collect::<Vec<_>>();
    assert_eq!(x(of!(viewport)), [1.0, 2.0]);
    assert_eq!(x(of!(viewport_with_count)), [1.0, 2.0]);
    let x = |of: &[vk::Rect2D]| of.iter().map(|one| one.offset.x).collect::<Vec<_>>();
    assert_eq!(x(of!(scissor)), [11, 12]);
    assert_eq!(x(of!(scissor_with_count)), [11, 12]);
    assert_eq!(x(of!(exclusive_scissor_nv)), [11, 12]);
    assert_eq!(x(of!(discard_rectangle_ext)), [11, 12]);
    assert_eq!(of!(exclusive_scissor_enable_nv)[..], [vk::TRUE; 2]);
    assert_eq!(of!(viewport_w_scaling_nv)[0].ycoeff, 2.0);
    let swizzle = of!(viewport_swizzle_nv)[0].x;
    assert_eq!(swizzle, vk::ViewportCoordinateSwizzleNV::NEGATIVE_X);
    assert_eq!(of!(coverage_modulation_table_nv)[..], [0.5, 1.0]);
    assert_eq!(of!(color_write_enable_ext)[..], [vk::FALSE]);
    assert_eq!(of!(color_blend_enable_ext)[..], [vk::TRUE]);
    assert_eq!(of!(color_write_mask_ext)[..], [vk::ColorComponentFlags::G]);
    let equation = of!(color_blend_equation_ext)[0];
    assert_eq!(equation.src_color_blend_factor, vk::BlendFactor::ONE);
    assert_eq!(equation.dst_color_blend_factor, vk::BlendFactor::SRC_ALPHA);
    assert_eq!(equation.src_alpha_blend_factor, vk::BlendFactor::DST_ALPHA);
    assert_eq!(equation.dst_alpha_blend_factor, vk::BlendFactor::DST_COLOR);
    let advanced = of!(color_blend_advanced_ext)[0];
    assert_eq!(advanced.advanced_blend_op, vk::BlendOp::MULTIPLY_EXT);
    assert_eq!((advanced.src_premultiplied, advanced.dst_premultiplied), (vk::FALSE, vk::TRUE));
    assert_eq!(advanced.blend_overlap, vk::BlendOverlapEXT::CONJOINT);
    let mask = values.sample_mask_ext.value().expect("static");
    assert_eq!((mask.samples, &mask.mask[..]), (vk::SampleCountFlags::TYPE_4, &[5][..]));
    let locations = values.sample_locations_ext.value().expect("static");
    assert_eq!(locations.locations.0[0].x, 0.25);
    let input = values.vertex_input_ext.value().expect("static");
    let binding = |binding, divisor| VertexBinding {
        binding,
        stride: 8,
        input_rate: vk::VertexInputRate::INSTANCE,
        divisor,
    };
    assert_eq!(input.bindings, [binding(3, 1), binding(4, 7)]);
    assert_eq!(input.attributes.0[0].location, 5);
}

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
