//! Each state of a pipeline, and the member of a create info that it is.
//!
//! A row is a state, its member in [`DynamicState`], and the value, which is found out only if the state
//! is static: an array behind a pointer may be nonsense where the state is dynamic. A group has the rows
//! of one structure, and the parts of a pipeline that the structure belongs to.

use dispatch_tables::vk::{
    self, DynamicState as State, GraphicsPipelineLibraryFlagsEXT as Parts, ImageAspectFlags,
    StencilFaceFlags, chain,
};

use super::GraphicsState;
use crate::dynamic::structures::{
    DepthBiasRepresentation, DepthClampRange, FragmentShadingRate, SampleLocations, SampleMask,
    VertexBinding, VertexInput,
};
use crate::dynamic::{DynamicState, Elements};
use crate::objects::slice;

/// A group of rows: a function that reads them, and a list of their states.
macro_rules! group {
    (
        $name:ident $list:ident($is_dynamic:ident, $info:ident: $ty:ty);
        chain {$($found:ident: $structure:ident;)*}
        $($state:ident $member:ident = $value:expr;)*
    ) => {
        const $list: &[State] = &[$(State::$state),*];

        /// Reads the states that are static.
        ///
        /// # Safety
        ///
        /// The structure is valid, but for arrays of dynamic states.
        #[allow(unused_unsafe, reason = "a group may have plain members alone")]
        unsafe fn $name(
            values: &mut DynamicState,
            $is_dynamic: &dyn Fn(State) -> bool,
            $info: &$ty,
        ) {
            // SAFETY: the caller's promise: the chain is valid, and so are the arrays of a state that
            // is not dynamic.
            unsafe {
                $(let $found = chain::find::<vk::$structure, _>($info);)*
                $(
                    if !$is_dynamic(State::$state) {
                        let value = $value;
                        values.$member.set(value);
                    }
                )*
            }
        }
    };
}

/// The states that are read by hand beside a group.
const VERTEX_INPUT: &[State] = &[State::VERTEX_INPUT_EXT, State::VERTEX_INPUT_BINDING_STRIDE];
const TESSELLATED: &[State] =
    &[State::PATCH_CONTROL_POINTS_EXT, State::TESSELLATION_DOMAIN_ORIGIN_EXT];
const VIEWPORTS: &[State] = &[
    State::VIEWPORT,
    State::VIEWPORT_WITH_COUNT,
    State::SCISSOR,
    State::SCISSOR_WITH_COUNT,
    State::VIEWPORT_SHADING_RATE_PALETTE_NV,
    State::VIEWPORT_COARSE_SAMPLE_ORDER_NV,
];
const OTHERS_OF_RASTERIZATION: &[State] =
    &[State::RASTERIZER_DISCARD_ENABLE, State::DEPTH_CLIP_ENABLE_EXT];
const LOCATIONS: &[State] = &[State::SAMPLE_LOCATIONS_EXT];
const STENCIL: &[State] = &[
    State::STENCIL_COMPARE_MASK,
    State::STENCIL_WRITE_MASK,
    State::STENCIL_REFERENCE,
    State::STENCIL_OP,
];
const SHADING_RATE: &[State] = &[State::FRAGMENT_SHADING_RATE_KHR];
const FEEDBACK: &[State] = &[State::ATTACHMENT_FEEDBACK_LOOP_ENABLE_EXT];

/// The states of each part. Some belong to two.
const OF_PARTS: &[(Parts, &[&[State]])] = &[
    (Parts::VERTEX_INPUT_INTERFACE, &[VERTEX_INPUT, ASSEMBLY]),
    (
        Parts::PRE_RASTERIZATION_SHADERS,
        &[
            TESSELLATED,
            VIEWPORTS,
            VIEWPORT_CHAIN,
            RASTERIZATION,
            OTHERS_OF_RASTERIZATION,
            DISCARD,
            SHADING_RATE,
        ],
    ),
    (
        Parts::FRAGMENT_SHADER,
        &[DEPTH, STENCIL, MULTISAMPLE, LOCATIONS, SHADING_RATE, REPRESENTATIVE, FEEDBACK],
    ),
    (
        Parts::FRAGMENT_OUTPUT_INTERFACE,
        &[MULTISAMPLE, LOCATIONS, BLEND, BLEND_ATTACHMENTS, FEEDBACK],
    ),
];

/// The dynamic states of a create info that are of these parts.
///
/// # Safety
///
/// The structure is what vkCreateGraphicsPipelines takes.
pub(super) unsafe fn dynamic(info: &vk::GraphicsPipelineCreateInfo, parts: Parts) -> Vec<State> {
    // SAFETY: the caller's promise. Without a part of its own, the pipeline ignores its dynamic states.
    let listed = unsafe {
        let dynamic = info.p_dynamic_state.as_ref().filter(|_| !parts.is_empty());
        dynamic.map_or(&[][..], |info| slice(info.p_dynamic_states, info.dynamic_state_count))
    };
    let is_of_parts = |state: &State| {
        let mut own = OF_PARTS.iter().filter(|(part, _)| parts.contains(*part));
        own.any(|(_, groups)| groups.iter().any(|group| group.contains(state)))
    };
    listed.iter().copied().filter(is_of_parts).collect()
}

group! {
    assembly ASSEMBLY(is_dynamic, info: vk::PipelineInputAssemblyStateCreateInfo);
    chain {}
    PRIMITIVE_TOPOLOGY primitive_topology = (info.topology,);
    PRIMITIVE_RESTART_ENABLE primitive_restart_enable = (info.primitive_restart_enable,);
}

group! {
    rasterization RASTERIZATION(is_dynamic, info: vk::PipelineRasterizationStateCreateInfo);
    chain {
        conservative: PipelineRasterizationConservativeStateCreateInfoEXT;
        line: PipelineRasterizationLineStateCreateInfo;
        provoking: PipelineRasterizationProvokingVertexStateCreateInfoEXT;
        stream: PipelineRasterizationStateStreamCreateInfoEXT;
    }
    DEPTH_CLAMP_ENABLE_EXT depth_clamp_enable_ext = (info.depth_clamp_enable,);
    POLYGON_MODE_EXT polygon_mode_ext = (info.polygon_mode,);
    CULL_MODE cull_mode = (info.cull_mode,);
    FRONT_FACE front_face = (info.front_face,);
    DEPTH_BIAS_ENABLE depth_bias_enable = (info.depth_bias_enable,);
    DEPTH_BIAS depth_bias = (
        info.depth_bias_constant_factor,
        info.depth_bias_clamp,
        info.depth_bias_slope_factor,
    );
    DEPTH_BIAS depth_bias_representation = representation(info);
    LINE_WIDTH line_width = (info.line_width,);
    CONSERVATIVE_RASTERIZATION_MODE_EXT conservative_rasterization_mode_ext =
        (conservative.map_or_else(Default::default, |of| of.conservative_rasterization_mode),);
    EXTRA_PRIMITIVE_OVERESTIMATION_SIZE_EXT extra_primitive_overestimation_size_ext =
        (conservative.map_or(0.0, |of| of.extra_primitive_overestimation_size),);
    LINE_RASTERIZATION_MODE_EXT line_rasterization_mode_ext =
        (line.map_or_else(Default::default, |of| of.line_rasterization_mode),);
    LINE_STIPPLE_ENABLE_EXT line_stipple_enable_ext =
        (line.map_or(vk::FALSE, |of| of.stippled_line_enable),);
    LINE_STIPPLE line_stipple =
        line.map_or((1, u16::MAX), |of| (of.line_stipple_factor, of.line_stipple_pattern));
    PROVOKING_VERTEX_MODE_EXT provoking_vertex_mode_ext =
        (provoking.map_or_else(Default::default, |of| of.provoking_vertex_mode),);
    RASTERIZATION_STREAM_EXT rasterization_stream_ext =
        (stream.map_or(0, |of| of.rasterization_stream),);
}

group! {
    viewport_chain VIEWPORT_CHAIN(is_dynamic, info: vk::PipelineViewportStateCreateInfo);
    chain {
        scaling: PipelineViewportWScalingStateCreateInfoNV;
        swizzle: PipelineViewportSwizzleStateCreateInfoNV;
        exclusive: PipelineViewportExclusiveScissorStateCreateInfoNV;
        image: PipelineViewportShadingRateImageStateCreateInfoNV;
        control: PipelineViewportDepthClipControlCreateInfoEXT;
        clamp: PipelineViewportDepthClampControlCreateInfoEXT;
    }
    VIEWPORT_W_SCALING_ENABLE_NV viewport_w_scaling_enable_nv =
        (scaling.map_or(vk::FALSE, |of| of.viewport_w_scaling_enable),);
    VIEWPORT_W_SCALING_NV viewport_w_scaling_nv =
        elements(scaling.map(|of| (of.p_viewport_w_scalings, of.viewport_count)));
    VIEWPORT_SWIZZLE_NV viewport_swizzle_nv =
        elements(swizzle.map(|of| (of.p_viewport_swizzles, of.viewport_count)));
    EXCLUSIVE_SCISSOR_NV exclusive_scissor_nv =
        elements(exclusive.map(|of| (of.p_exclusive_scissors, of.exclusive_scissor_count)));
    // Each static exclusive scissor is enabled.
    EXCLUSIVE_SCISSOR_ENABLE_NV exclusive_scissor_enable_nv =
        all_true(exclusive.map_or(0, |of| of.exclusive_scissor_count));
    SHADING_RATE_IMAGE_ENABLE_NV shading_rate_image_enable_nv =
        (image.map_or(vk::FALSE, |of| of.shading_rate_image_enable),);
    DEPTH_CLIP_NEGATIVE_ONE_TO_ONE_EXT depth_clip_negative_one_to_one_ext =
        (control.map_or(vk::FALSE, |of| of.negative_one_to_one),);
    DEPTH_CLAMP_RANGE_EXT depth_clamp_range_ext = clamp_range(clamp);
}

group! {
    discard DISCARD(is_dynamic, info: vk::GraphicsPipelineCreateInfo);
    chain {
        rectangles: PipelineDiscardRectangleStateCreateInfoEXT;
    }
    DISCARD_RECTANGLE_ENABLE_EXT discard_rectangle_enable_ext =
        (rectangles.is_some_and(|of| of.discard_rectangle_count > 0).into(),);
    DISCARD_RECTANGLE_MODE_EXT discard_rectangle_mode_ext =
        (rectangles.map_or_else(Default::default, |of| of.discard_rectangle_mode),);
    DISCARD_RECTANGLE_EXT discard_rectangle_ext =
        elements(rectangles.map(|of| (of.p_discard_rectangles, of.discard_rectangle_count)));
}

group! {
    depth DEPTH(is_dynamic, info: vk::PipelineDepthStencilStateCreateInfo);
    chain {}
    DEPTH_TEST_ENABLE depth_test_enable = (info.depth_test_enable,);
    DEPTH_WRITE_ENABLE depth_write_enable = (info.depth_write_enable,);
    DEPTH_COMPARE_OP depth_compare_op = (info.depth_compare_op,);
    DEPTH_BOUNDS_TEST_ENABLE depth_bounds_test_enable = (info.depth_bounds_test_enable,);
    DEPTH_BOUNDS depth_bounds = (info.min_depth_bounds, info.max_depth_bounds);
    STENCIL_TEST_ENABLE stencil_test_enable = (info.stencil_test_enable,);
}

group! {
    multisample MULTISAMPLE(is_dynamic, info: vk::PipelineMultisampleStateCreateInfo);
    chain {
        locations: PipelineSampleLocationsStateCreateInfoEXT;
        to_color: PipelineCoverageToColorStateCreateInfoNV;
        modulation: PipelineCoverageModulationStateCreateInfoNV;
        reduction: PipelineCoverageReductionStateCreateInfoNV;
    }
    RASTERIZATION_SAMPLES_EXT rasterization_samples_ext = (info.rasterization_samples,);
    SAMPLE_MASK_EXT sample_mask_ext = sample_mask(info);
    ALPHA_TO_COVERAGE_ENABLE_EXT alpha_to_coverage_enable_ext = (info.alpha_to_coverage_enable,);
    ALPHA_TO_ONE_ENABLE_EXT alpha_to_one_enable_ext = (info.alpha_to_one_enable,);
    SAMPLE_LOCATIONS_ENABLE_EXT sample_locations_enable_ext =
        (locations.map_or(vk::FALSE, |of| of.sample_locations_enable),);
    COVERAGE_TO_COLOR_ENABLE_NV coverage_to_color_enable_nv =
        (to_color.map_or(vk::FALSE, |of| of.coverage_to_color_enable),);
    COVERAGE_TO_COLOR_LOCATION_NV coverage_to_color_location_nv =
        (to_color.map_or(0, |of| of.coverage_to_color_location),);
    COVERAGE_MODULATION_MODE_NV coverage_modulation_mode_nv =
        (modulation.map_or_else(Default::default, |of| of.coverage_modulation_mode),);
    COVERAGE_MODULATION_TABLE_ENABLE_NV coverage_modulation_table_enable_nv =
        (modulation.map_or(vk::FALSE, |of| of.coverage_modulation_table_enable),);
    // Without the table, the pointer may be nonsense.
    COVERAGE_MODULATION_TABLE_NV coverage_modulation_table_nv = elements(
        modulation
            .filter(|of| {
                is_dynamic(State::COVERAGE_MODULATION_TABLE_ENABLE_NV)
                    || of.coverage_modulation_table_enable != vk::FALSE
            })
            .map(|of| (of.p_coverage_modulation_table, of.coverage_modulation_table_count)),
    );
    COVERAGE_REDUCTION_MODE_NV coverage_reduction_mode_nv =
        (reduction.map_or_else(Default::default, |of| of.coverage_reduction_mode),);
}

group! {
    blend BLEND(is_dynamic, info: vk::PipelineColorBlendStateCreateInfo);
    chain {
        writes: PipelineColorWriteCreateInfoEXT;
    }
    LOGIC_OP_ENABLE_EXT logic_op_enable_ext = (info.logic_op_enable,);
    LOGIC_OP_EXT logic_op_ext = (info.logic_op,);
    BLEND_CONSTANTS blend_constants = info.blend_constants;
    COLOR_WRITE_ENABLE_EXT color_write_enable_ext = match writes {
        Some(of) => elements(Some((of.p_color_write_enables, of.attachment_count))),
        None => all_true(info.attachment_count),
    };
}

group! {
    blend_attachments BLEND_ATTACHMENTS(is_dynamic, info: vk::PipelineColorBlendStateCreateInfo);
    chain {
        advanced: PipelineColorBlendAdvancedStateCreateInfoEXT;
    }
    COLOR_BLEND_ENABLE_EXT color_blend_enable_ext = of_each(info, |one| one.blend_enable);
    COLOR_WRITE_MASK_EXT color_write_mask_ext = of_each(info, |one| one.color_write_mask);
    COLOR_BLEND_EQUATION_EXT color_blend_equation_ext =
        of_each(info, |one| vk::ColorBlendEquationEXT {
            src_color_blend_factor: one.src_color_blend_factor,
            dst_color_blend_factor: one.dst_color_blend_factor,
            color_blend_op: one.color_blend_op,
            src_alpha_blend_factor: one.src_alpha_blend_factor,
            dst_alpha_blend_factor: one.dst_alpha_blend_factor,
            alpha_blend_op: one.alpha_blend_op,
        });
    COLOR_BLEND_ADVANCED_EXT color_blend_advanced_ext =
        of_each(info, |one| vk::ColorBlendAdvancedEXT {
            advanced_blend_op: one.color_blend_op,
            src_premultiplied: advanced.map_or(vk::TRUE, |of| of.src_premultiplied),
            dst_premultiplied: advanced.map_or(vk::TRUE, |of| of.dst_premultiplied),
            blend_overlap: advanced.map_or_else(Default::default, |of| of.blend_overlap),
            clamp_results: vk::FALSE,
        });
}

group! {
    representative REPRESENTATIVE(is_dynamic, info: vk::GraphicsPipelineCreateInfo);
    chain {
        test: PipelineRepresentativeFragmentTestStateCreateInfoNV;
    }
    REPRESENTATIVE_FRAGMENT_TEST_ENABLE_NV representative_fragment_test_enable_nv =
        (test.map_or(vk::FALSE, |of| of.representative_fragment_test_enable),);
}

/// The shading rate of a part that says none, which gives way to the other part's.
pub(super) const NO_RATE: FragmentShadingRate = FragmentShadingRate {
    fragment_size: (1, 1),
    combiners: [vk::FragmentShadingRateCombinerOpKHR::KEEP; 2],
};

/// Reads a create info into a state. A structure that is absent has the default values: its pointer may
/// be null where the states without a default are dynamic.
pub(super) struct Reader<'a> {
    state: &'a mut GraphicsState,
    /// Of all libraries.
    linked: &'a GraphicsState,
    dynamic: Vec<State>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(state: &'a mut GraphicsState, linked: &'a GraphicsState) -> Self {
        let dynamic = state.dynamic.clone();
        Self { state, linked, dynamic }
    }

    fn is_static(&self, state: State) -> bool {
        !self.dynamic.contains(&state)
    }

    /// Reads the own parts of a create info. What is drawn to nothing is not read: the structures may
    /// be nonsense.
    ///
    /// # Safety
    ///
    /// The structure is what vkCreateGraphicsPipelines takes.
    pub(super) unsafe fn read(mut self, info: &vk::GraphicsPipelineCreateInfo) {
        let parts = self.state.parts;
        // SAFETY: the caller's promise.
        unsafe {
            if parts.contains(Parts::VERTEX_INPUT_INTERFACE) {
                self.vertices(info);
            }
            if parts.contains(Parts::PRE_RASTERIZATION_SHADERS) {
                let none = Default::default();
                self.rasterization(info.p_rasterization_state.as_ref().unwrap_or(&none));
                self.before_rasterization(info);
            }
            if !self.is_discarded() {
                self.fragments(info);
            }
        }
    }

    /// Nothing is drawn, whoever says so.
    fn is_discarded(&self) -> bool {
        let of = |state: &GraphicsState| state.values.rasterizer_discard_enable.value().copied();
        of(self.state).or(of(self.linked)) == Some((vk::TRUE,))
    }

    /// # Safety
    ///
    /// As for [`Self::read`].
    unsafe fn vertices(&mut self, info: &vk::GraphicsPipelineCreateInfo) {
        // Mesh shaders have no vertex input.
        if self.state.stages.contains(vk::ShaderStageFlags::MESH_EXT) {
            return;
        }
        // SAFETY: the caller's promise.
        unsafe {
            if self.is_static(State::VERTEX_INPUT_EXT) {
                if let Some(input) = info.p_vertex_input_state.as_ref() {
                    self.state.values.vertex_input_ext.set(vertex_input(input));
                }
            }
            if let Some(info) = info.p_input_assembly_state.as_ref() {
                assembly(&mut self.state.values, &is_in(&self.dynamic), info);
            }
        }
    }

    /// # Safety
    ///
    /// As for [`Self::read`]; the structure is valid.
    unsafe fn rasterization(&mut self, info: &vk::PipelineRasterizationStateCreateInfo) {
        // SAFETY: the caller's promise.
        let (clip, order) = unsafe {
            rasterization(&mut self.state.values, &is_in(&self.dynamic), info);
            (
                chain::find::<vk::PipelineRasterizationDepthClipStateCreateInfoEXT, _>(info),
                chain::find::<vk::PipelineRasterizationStateRasterizationOrderAMD, _>(info),
            )
        };
        if let Some(order) = order {
            self.state.fixed.rasterization_order = order.rasterization_order;
        }
        if self.is_static(State::RASTERIZER_DISCARD_ENABLE) {
            let discards = info.rasterizer_discard_enable;
            self.state.values.rasterizer_discard_enable.set((discards,));
        }
        // A pipeline that does not say clips where it does not clamp, which may be known only later.
        let by_clamp = match self.is_static(State::DEPTH_CLAMP_ENABLE_EXT) {
            true => Some((info.depth_clamp_enable == vk::FALSE).into()),
            false => None,
        };
        let clips = clip.map(|of| of.depth_clip_enable).or(by_clamp);
        if let Some(clips) = clips.filter(|_| self.is_static(State::DEPTH_CLIP_ENABLE_EXT)) {
            self.state.values.depth_clip_enable_ext.set((clips,));
        }
    }

    /// # Safety
    ///
    /// As for [`Self::read`].
    unsafe fn before_rasterization(&mut self, info: &vk::GraphicsPipelineCreateInfo) {
        use vk::ShaderStageFlags as Stages;
        let tessellates = Stages::TESSELLATION_CONTROL | Stages::TESSELLATION_EVALUATION;
        // SAFETY: the caller's promise.
        unsafe {
            if self.state.stages.intersects(tessellates) {
                let none = Default::default();
                self.tessellation(info.p_tessellation_state.as_ref().unwrap_or(&none));
            }
            discard(&mut self.state.values, &is_in(&self.dynamic), info);
            self.shading_rate(info);
            if !self.is_discarded() {
                let none = Default::default();
                let viewports = info.p_viewport_state.as_ref().unwrap_or(&none);
                viewport_chain(&mut self.state.values, &is_in(&self.dynamic), viewports);
                self.viewports(viewports);
            }
        }
    }

    /// # Safety
    ///
    /// The structure is valid.
    unsafe fn tessellation(&mut self, info: &vk::PipelineTessellationStateCreateInfo) {
        // SAFETY: the caller's promise.
        let origin =
            unsafe { chain::find::<vk::PipelineTessellationDomainOriginStateCreateInfo, _>(info) };
        let origin = origin.map_or_else(Default::default, |of| of.domain_origin);
        if self.is_static(State::PATCH_CONTROL_POINTS_EXT) {
            self.state.values.patch_control_points_ext.set((info.patch_control_points,));
        }
        if self.is_static(State::TESSELLATION_DOMAIN_ORIGIN_EXT) {
            self.state.values.tessellation_domain_origin_ext.set((origin,));
        }
    }

    /// Viewports and scissors have two dynamic states: of the elements, and of these with their number.
    ///
    /// # Safety
    ///
    /// The structure is valid, but for arrays of dynamic states.
    unsafe fn viewports(&mut self, info: &vk::PipelineViewportStateCreateInfo) {
        if self.is_static(State::VIEWPORT_WITH_COUNT) {
            self.state.fixed.viewports = info.viewport_count;
            if self.is_static(State::VIEWPORT) {
                // SAFETY: the caller's promise.
                let all = unsafe { elements(Some((info.p_viewports, info.viewport_count))) };
                self.state.values.viewport.set(all.clone());
                self.state.values.viewport_with_count.set(all);
            }
        }
        if self.is_static(State::SCISSOR_WITH_COUNT) {
            self.state.fixed.scissors = info.scissor_count;
            if self.is_static(State::SCISSOR) {
                // SAFETY: the caller's promise.
                let all = unsafe { elements(Some((info.p_scissors, info.scissor_count))) };
                self.state.values.scissor.set(all.clone());
                self.state.values.scissor_with_count.set(all);
            }
        }
    }

    /// # Safety
    ///
    /// As for [`Self::read`].
    unsafe fn shading_rate(&mut self, info: &vk::GraphicsPipelineCreateInfo) {
        // SAFETY: the caller's promise.
        let rate =
            unsafe { chain::find::<vk::PipelineFragmentShadingRateStateCreateInfoKHR, _>(info) };
        let rate = rate.map_or(NO_RATE, |of| FragmentShadingRate {
            fragment_size: (of.fragment_size.width, of.fragment_size.height),
            combiners: of.combiner_ops,
        });
        if self.is_static(State::FRAGMENT_SHADING_RATE_KHR) {
            self.state.values.fragment_shading_rate_khr.set(rate);
        }
    }

    /// The parts after rasterization. Depth, stencil and blending without attachments are not read.
    ///
    /// # Safety
    ///
    /// As for [`Self::read`].
    unsafe fn fragments(&mut self, info: &vk::GraphicsPipelineCreateInfo) {
        let parts = self.state.parts;
        let (shader, output) = (
            parts.contains(Parts::FRAGMENT_SHADER),
            parts.contains(Parts::FRAGMENT_OUTPUT_INTERFACE),
        );
        // SAFETY: the caller's promise.
        unsafe {
            if shader {
                let (given, none) = (info.p_depth_stencil_state, Default::default());
                let given = if self.has_no_depth(info) { None } else { given.as_ref() };
                self.depth_stencil(given.unwrap_or(&none));
                representative(&mut self.state.values, &is_in(&self.dynamic), info);
                self.shading_rate(info);
            }
            if shader || output {
                let (given, none) = (info.p_multisample_state.as_ref(), Default::default());
                // A fragment shader may leave the state to the output.
                if let Some(given) = given.or(output.then_some(&none)) {
                    self.multisample(given);
                }
                self.feedback_loops();
            }
            if output {
                let (given, none) = (info.p_color_blend_state, Default::default());
                let given = match self.state.rendering.has_colors() {
                    true => given.as_ref(),
                    false => Some(&none),
                };
                self.color_blend(given);
            }
        }
    }

    /// It is known that there is no depth or stencil attachment: a library of the fragment shader alone
    /// does not know the formats of dynamic rendering.
    fn has_no_depth(&self, info: &vk::GraphicsPipelineCreateInfo) -> bool {
        let of_output = |of: &&GraphicsState| of.parts.contains(Parts::FRAGMENT_OUTPUT_INTERFACE);
        let states: [&GraphicsState; 2] = [self.state, self.linked];
        let by_pass = (!info.render_pass.is_null()).then_some(states[0]);
        let known = states.into_iter().find(of_output).or(by_pass);
        known.is_some_and(|of| of.rendering.has_no_depth_stencil())
    }

    /// # Safety
    ///
    /// The structure is valid.
    unsafe fn depth_stencil(&mut self, info: &vk::PipelineDepthStencilStateCreateInfo) {
        // SAFETY: the caller's promise.
        unsafe { depth(&mut self.state.values, &is_in(&self.dynamic), info) };
        self.state.fixed.depth_stencil = info.flags;
        for (face, of) in
            [(StencilFaceFlags::FRONT, info.front), (StencilFaceFlags::BACK, info.back)]
        {
            let values = &mut self.state.values;
            let is_dynamic = is_in(&self.dynamic);
            if !is_dynamic(State::STENCIL_COMPARE_MASK) {
                values.stencil_compare_mask.set(face, (of.compare_mask,));
            }
            if !is_dynamic(State::STENCIL_WRITE_MASK) {
                values.stencil_write_mask.set(face, (of.write_mask,));
            }
            if !is_dynamic(State::STENCIL_REFERENCE) {
                values.stencil_reference.set(face, (of.reference,));
            }
            if !is_dynamic(State::STENCIL_OP) {
                let operations = (of.fail_op, of.pass_op, of.depth_fail_op, of.compare_op);
                values.stencil_op.set(face, operations);
            }
        }
    }

    /// # Safety
    ///
    /// The structure is valid, but for arrays of dynamic states.
    unsafe fn multisample(&mut self, info: &vk::PipelineMultisampleStateCreateInfo) {
        // SAFETY: the caller's promise.
        unsafe {
            multisample(&mut self.state.values, &is_in(&self.dynamic), info);
            let locations = chain::find::<vk::PipelineSampleLocationsStateCreateInfoEXT, _>(info);
            // The array of locations that are not enabled may be nonsense.
            let locations = locations.filter(|of| {
                of.sample_locations_enable != vk::FALSE
                    || !self.is_static(State::SAMPLE_LOCATIONS_ENABLE_EXT)
            });
            if self.is_static(State::SAMPLE_LOCATIONS_EXT) {
                let none = Default::default();
                let info = locations.map_or(&none, |of| &of.sample_locations_info);
                self.state.values.sample_locations_ext.set(SampleLocations::new(info));
            }
        }
        let is_enabled = info.sample_shading_enable != vk::FALSE;
        self.state.fixed.min_sample_shading = is_enabled.then_some(info.min_sample_shading);
    }

    fn feedback_loops(&mut self) {
        if self.is_static(State::ATTACHMENT_FEEDBACK_LOOP_ENABLE_EXT) {
            let aspects = feedback(self.state.flags);
            self.state.values.attachment_feedback_loop_enable_ext.set((aspects,));
        }
    }

    /// Array and number of the attachments are ignored if enable, equation and mask are dynamic: then the
    /// number is that of the formats, and no attachment has an advanced operation.
    ///
    /// # Safety
    ///
    /// The structure is valid, but for arrays of dynamic states.
    unsafe fn color_blend(&mut self, given: Option<&vk::PipelineColorBlendStateCreateInfo>) {
        let is_dynamic = is_in(&self.dynamic);
        let of_attachments = [
            State::COLOR_BLEND_ENABLE_EXT,
            State::COLOR_BLEND_EQUATION_EXT,
            State::COLOR_WRITE_MASK_EXT,
        ];
        let is_ignored = of_attachments.into_iter().all(&is_dynamic);
        let mut info = given.copied().unwrap_or_default();
        if is_ignored {
            info.attachment_count = self.state.rendering.colors.len() as u32;
        }
        self.state.fixed.color_blend = info.flags;
        self.state.fixed.color_attachments = info.attachment_count;
        // SAFETY: the caller's promise.
        unsafe {
            blend(&mut self.state.values, &is_dynamic, &info);
            if is_ignored {
                info.attachment_count = 0;
            }
            blend_attachments(&mut self.state.values, &is_dynamic, &info);
        }
    }
}

/// The aspects in which a pipeline with these flags reads what it draws to.
pub(super) fn feedback(flags: vk::PipelineCreateFlags2) -> ImageAspectFlags {
    use vk::PipelineCreateFlags2 as Flags;
    let mut aspects = ImageAspectFlags::empty();
    if flags.contains(Flags::COLOR_ATTACHMENT_FEEDBACK_LOOP_EXT) {
        aspects |= ImageAspectFlags::COLOR;
    }
    if flags.contains(Flags::DEPTH_STENCIL_ATTACHMENT_FEEDBACK_LOOP_EXT) {
        aspects |= ImageAspectFlags::DEPTH | ImageAspectFlags::STENCIL;
    }
    aspects
}

fn is_in(dynamic: &[State]) -> impl Fn(State) -> bool + '_ {
    |state| dynamic.contains(&state)
}

/// A copy of an array.
///
/// # Safety
///
/// The array is that long.
unsafe fn elements<T: Copy>(array: Option<(*const T, u32)>) -> Elements<T> {
    // SAFETY: the caller's promise.
    Elements(array.map_or(&[][..], |(array, count)| unsafe { slice(array, count) }).to_vec())
}

fn all_true(count: u32) -> Elements<vk::Bool32> {
    Elements(vec![vk::TRUE; count as usize])
}

/// What is said of each color attachment.
///
/// # Safety
///
/// The structure is valid, with its array.
unsafe fn of_each<T>(
    info: &vk::PipelineColorBlendStateCreateInfo,
    of: impl Fn(&vk::PipelineColorBlendAttachmentState) -> T,
) -> Elements<T> {
    // SAFETY: the caller's promise.
    let attachments = unsafe { slice(info.p_attachments, info.attachment_count) };
    Elements(attachments.iter().map(of).collect())
}

/// # Safety
///
/// The structure is valid.
unsafe fn representation(
    info: &vk::PipelineRasterizationStateCreateInfo,
) -> DepthBiasRepresentation {
    // SAFETY: the caller's promise.
    let given = unsafe { chain::find::<vk::DepthBiasRepresentationInfoEXT, _>(info) };
    let given = given.map(|of| DepthBiasRepresentation {
        representation: of.depth_bias_representation,
        is_exact: of.depth_bias_exact != vk::FALSE,
    });
    given.unwrap_or_default()
}

/// # Safety
///
/// The structure is valid.
unsafe fn clamp_range(
    info: Option<&vk::PipelineViewportDepthClampControlCreateInfoEXT>,
) -> DepthClampRange {
    let mode = info.map_or_else(Default::default, |of| of.depth_clamp_mode);
    let own = info.filter(|_| mode == vk::DepthClampModeEXT::USER_DEFINED_RANGE);
    // SAFETY: the caller's promise: the range is valid in this mode, and may be nonsense in others.
    let range = own.and_then(|of| unsafe { of.p_depth_clamp_range.as_ref() });
    DepthClampRange { mode, range: range.map(|of| (of.min_depth_clamp, of.max_depth_clamp)) }
}

/// The mask of a pipeline: all samples, if there is none.
///
/// # Safety
///
/// The structure is valid: the mask has a word for 32 samples.
unsafe fn sample_mask(info: &vk::PipelineMultisampleStateCreateInfo) -> SampleMask {
    let samples = info.rasterization_samples;
    let words = samples.as_raw().div_ceil(32).max(1);
    let mask = match info.p_sample_mask.is_null() {
        true => vec![u32::MAX; words as usize],
        // SAFETY: the caller's promise.
        false => unsafe { slice(info.p_sample_mask, words) }.to_vec(),
    };
    SampleMask { samples, mask }
}

/// # Safety
///
/// The structure is valid.
unsafe fn vertex_input(info: &vk::PipelineVertexInputStateCreateInfo) -> VertexInput {
    // SAFETY: the caller's promise.
    let (bindings, attributes, divisors) = unsafe {
        let divisors = chain::find::<vk::PipelineVertexInputDivisorStateCreateInfo, _>(info);
        (
            slice(info.p_vertex_binding_descriptions, info.vertex_binding_description_count),
            slice(info.p_vertex_attribute_descriptions, info.vertex_attribute_description_count),
            divisors.map_or(&[][..], |of| {
                slice(of.p_vertex_binding_divisors, of.vertex_binding_divisor_count)
            }),
        )
    };
    let binding = |of: &vk::VertexInputBindingDescription| {
        let divisor = divisors.iter().find(|divisor| divisor.binding == of.binding);
        VertexBinding {
            binding: of.binding,
            stride: of.stride,
            input_rate: of.input_rate,
            divisor: divisor.map_or(1, |divisor| divisor.divisor),
        }
    };
    VertexInput {
        bindings: bindings.iter().map(binding).collect(),
        attributes: Elements(attributes.to_vec()),
    }
}
