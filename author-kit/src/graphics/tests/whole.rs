//! A create info with all structures, in which nothing has its default value.

use std::ffi::c_void;
use std::ptr::{dangling, from_mut, null};

use super::super::*;
use super::State;

/// All structures of a create info. [`Self::info`] links them, so the value stays where it is.
pub(super) struct Whole {
    pub(super) stages: [vk::PipelineShaderStageCreateInfo; 3],
    pub(super) bindings: [vk::VertexInputBindingDescription; 2],
    pub(super) attributes: [vk::VertexInputAttributeDescription; 1],
    pub(super) divisors: [vk::VertexInputBindingDivisorDescription; 1],
    pub(super) divisor: vk::PipelineVertexInputDivisorStateCreateInfo,
    pub(super) vertices: vk::PipelineVertexInputStateCreateInfo,
    pub(super) assembly: vk::PipelineInputAssemblyStateCreateInfo,
    pub(super) origin: vk::PipelineTessellationDomainOriginStateCreateInfo,
    pub(super) tessellation: vk::PipelineTessellationStateCreateInfo,
    pub(super) viewports: [vk::Viewport; 2],
    pub(super) rectangles: [vk::Rect2D; 2],
    pub(super) scalings: [vk::ViewportWScalingNV; 1],
    pub(super) scaling: vk::PipelineViewportWScalingStateCreateInfoNV,
    pub(super) swizzles: [vk::ViewportSwizzleNV; 1],
    pub(super) swizzle: vk::PipelineViewportSwizzleStateCreateInfoNV,
    pub(super) exclusive: vk::PipelineViewportExclusiveScissorStateCreateInfoNV,
    pub(super) image: vk::PipelineViewportShadingRateImageStateCreateInfoNV,
    pub(super) control: vk::PipelineViewportDepthClipControlCreateInfoEXT,
    pub(super) range: vk::DepthClampRangeEXT,
    pub(super) clamp: vk::PipelineViewportDepthClampControlCreateInfoEXT,
    pub(super) viewport: vk::PipelineViewportStateCreateInfo,
    pub(super) conservative: vk::PipelineRasterizationConservativeStateCreateInfoEXT,
    pub(super) line: vk::PipelineRasterizationLineStateCreateInfo,
    pub(super) provoking: vk::PipelineRasterizationProvokingVertexStateCreateInfoEXT,
    pub(super) stream: vk::PipelineRasterizationStateStreamCreateInfoEXT,
    pub(super) clip: vk::PipelineRasterizationDepthClipStateCreateInfoEXT,
    pub(super) representation: vk::DepthBiasRepresentationInfoEXT,
    pub(super) rasterization: vk::PipelineRasterizationStateCreateInfo,
    pub(super) mask: [u32; 1],
    pub(super) location: [vk::SampleLocationEXT; 1],
    pub(super) locations: vk::PipelineSampleLocationsStateCreateInfoEXT,
    pub(super) to_color: vk::PipelineCoverageToColorStateCreateInfoNV,
    pub(super) table: [f32; 2],
    pub(super) modulation: vk::PipelineCoverageModulationStateCreateInfoNV,
    pub(super) reduction: vk::PipelineCoverageReductionStateCreateInfoNV,
    pub(super) multisample: vk::PipelineMultisampleStateCreateInfo,
    pub(super) depth: vk::PipelineDepthStencilStateCreateInfo,
    pub(super) attachments: [vk::PipelineColorBlendAttachmentState; 1],
    pub(super) write: [vk::Bool32; 1],
    pub(super) writes: vk::PipelineColorWriteCreateInfoEXT,
    pub(super) advanced: vk::PipelineColorBlendAdvancedStateCreateInfoEXT,
    pub(super) blend: vk::PipelineColorBlendStateCreateInfo,
    pub(super) discard: vk::PipelineDiscardRectangleStateCreateInfoEXT,
    pub(super) rate: vk::PipelineFragmentShadingRateStateCreateInfoKHR,
    pub(super) representative: vk::PipelineRepresentativeFragmentTestStateCreateInfoNV,
    pub(super) formats: [vk::Format; 1],
    pub(super) rendering: vk::PipelineRenderingCreateInfo,
    pub(super) library: vk::GraphicsPipelineLibraryCreateInfoEXT,
    pub(super) states: Vec<State>,
    pub(super) dynamic: vk::PipelineDynamicStateCreateInfo,
    pub(super) flags: vk::PipelineCreateFlags,
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
    pub(super) fn new(states: &[State]) -> Self {
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
    pub(super) fn info(&mut self) -> vk::GraphicsPipelineCreateInfo {
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

    pub(super) fn state(&mut self) -> GraphicsState {
        let info = self.info();
        // SAFETY: the create info is valid, and what leads to nowhere is ignored.
        unsafe { GraphicsState::new(&info, |_| unreachable!()) }
    }
}
