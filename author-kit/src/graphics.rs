//! The state of a graphics pipeline as one value: what the create info says, or its libraries.
//!
//! [`GraphicsState`] holds the static states as a [`DynamicState`], in which those that are dynamic have
//! no value. vkCmdBindPipeline calls [`GraphicsState::fill`], which writes the static states over those
//! of the command buffer, so that a draw reads one structure, whatever is dynamic.
//!
//! ```
//! use author_kit::dynamic::DynamicState;
//! use author_kit::graphics::GraphicsState;
//! use dispatch_tables::vk;
//!
//! let rasterization =
//!     vk::PipelineRasterizationStateCreateInfo { line_width: 2.0, ..Default::default() };
//! let dynamic = [vk::DynamicState::CULL_MODE];
//! let dynamic = vk::PipelineDynamicStateCreateInfo {
//!     dynamic_state_count: 1,
//!     p_dynamic_states: dynamic.as_ptr(),
//!     ..Default::default()
//! };
//! let info = vk::GraphicsPipelineCreateInfo {
//!     p_rasterization_state: &rasterization,
//!     p_dynamic_state: &dynamic,
//!     ..Default::default()
//! };
//! // SAFETY: the create info is valid. It has no libraries.
//! let pipeline = unsafe { GraphicsState::new(&info, |_| unreachable!()) };
//! let mut of_command_buffer = DynamicState::default();
//! pipeline.fill(&mut of_command_buffer);
//! assert_eq!(of_command_buffer.line_width.value(), Some(&(2.0,)));
//! assert_eq!(of_command_buffer.cull_mode.value(), None);
//! ```
//!
//! | file | content |
//! |---|---|
//! | `groups` | each state, and the member of a create info that it is |
//! | `rendering` | what a pipeline renders to |

mod groups;
mod rendering;
#[cfg(test)]
mod tests;

use dispatch_tables::vk::{
    self, GraphicsPipelineLibraryFlagsEXT as Parts, PipelineCreateFlags2 as Flags, chain,
};

pub use rendering::Rendering;

use crate::common::render_passes::pipeline_flags;
use crate::dynamic::DynamicState;
use crate::objects::slice;
use groups::Reader;

/// The state of a graphics pipeline, or of a pipeline library; by default of no part.
#[derive(Clone, Default)]
pub struct GraphicsState {
    /// The parts of a pipeline that the state is of: all, but for a library.
    pub parts: Parts,
    /// The flags of the pipeline, with those that its render pass stands for.
    pub flags: Flags,
    /// The stages with a shader.
    pub stages: vk::ShaderStageFlags,
    /// The static states.
    pub values: DynamicState,
    /// The dynamic states of these parts, in the order of the create infos.
    pub dynamic: Vec<vk::DynamicState>,
    /// What has no dynamic form.
    pub fixed: Fixed,
    /// What the pipeline renders to.
    pub rendering: Rendering,
}

/// What of a pipeline's state has no dynamic form.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Fixed {
    /// The number of viewports, where that is static.
    pub viewports: u32,
    /// The number of scissors, where that is static.
    pub scissors: u32,
    /// The order of fragments, VK_AMD_rasterization_order.
    pub rasterization_order: vk::RasterizationOrderAMD,
    /// The minimum of sample shading, where that is enabled.
    pub min_sample_shading: Option<f32>,
    /// The flags of depth and stencil.
    pub depth_stencil: vk::PipelineDepthStencilStateCreateFlags,
    /// The flags of blending.
    pub color_blend: vk::PipelineColorBlendStateCreateFlags,
    /// The number of color attachments that blending is set for.
    pub color_attachments: u32,
}

impl GraphicsState {
    /// The state of a create info, with that of its libraries; `library` gives the state of one.
    ///
    /// A state that is dynamic is not read, nor is what the specification ignores: a pointer may be
    /// nonsense there.
    ///
    /// # Safety
    ///
    /// The structure is what vkCreateGraphicsPipelines takes; a render pass is a live one of
    /// [`render_passes`](crate::common::render_passes). A driver with render passes of its own calls
    /// [`Self::with_rendering`].
    pub unsafe fn new<'a>(
        info: &vk::GraphicsPipelineCreateInfo,
        library: impl Fn(vk::Pipeline) -> &'a Self,
    ) -> Self {
        // SAFETY: the caller's promise.
        unsafe {
            let parts = own_parts(info);
            let rendering = Rendering::new(info, parts);
            let mut state = Self::with_rendering(info, rendering, library);
            // The vertex input renders to nothing, and its render pass may be nonsense.
            if parts.intersects(SHADERS | Parts::FRAGMENT_OUTPUT_INTERFACE) {
                state.flags |= pipeline_flags(info);
            }
            state
        }
    }

    /// As [`Self::new`], where the driver knows what the pipeline's render pass is.
    ///
    /// # Safety
    ///
    /// The structure is what vkCreateGraphicsPipelines takes.
    pub unsafe fn with_rendering<'a>(
        info: &vk::GraphicsPipelineCreateInfo,
        rendering: Rendering,
        library: impl Fn(vk::Pipeline) -> &'a Self,
    ) -> Self {
        // SAFETY: the caller's promise.
        unsafe {
            let parts = own_parts(info);
            let stages = match parts.intersects(SHADERS) {
                true => slice(info.p_stages, info.stage_count),
                false => &[],
            };
            let mut linked = Self::default();
            if let Some(libraries) = chain::find::<vk::PipelineLibraryCreateInfoKHR, _>(info) {
                for &handle in slice(libraries.p_libraries, libraries.library_count) {
                    linked.link(library(handle));
                }
            }
            let mut state = Self {
                parts,
                flags: flags(info),
                stages: stages.iter().map(|stage| stage.stage).collect(),
                dynamic: groups::dynamic(info, parts),
                rendering,
                ..Self::default()
            };
            // What the libraries are decides what of the own parts may be nonsense.
            Reader::new(&mut state, &linked).read(info);
            state.link(&linked);
            state
        }
    }

    /// Adds the parts that a library has.
    pub fn link(&mut self, library: &Self) {
        self.parts |= library.parts;
        self.stages |= library.stages;
        self.flags |= library.flags & INHERITED;
        let rate = self.values.fragment_shading_rate_khr.value().copied();
        self.values.take_over(&library.values);
        if let Some(rate) = rate.filter(|rate| *rate != groups::NO_RATE) {
            self.values.fragment_shading_rate_khr.set(rate);
        }
        // Each library says what its own flags say.
        let feedback = &mut self.values.attachment_feedback_loop_enable_ext;
        if feedback.value().is_some() {
            feedback.set((groups::feedback(self.flags),));
        }
        for &state in &library.dynamic {
            if !self.is_dynamic(state) {
                self.dynamic.push(state);
            }
        }
        // Two libraries may have one state, which is dynamic if one of them says so.
        self.dynamic.iter().for_each(|&state| self.values.forget(state));
        self.fixed.link(&library.fixed, library.parts);
        self.rendering.link(&library.rendering, library.parts);
    }

    /// The state is dynamic.
    #[must_use]
    pub fn is_dynamic(&self, state: vk::DynamicState) -> bool {
        self.dynamic.contains(&state)
    }

    /// Writes the static states, for vkCmdBindPipeline. States are dirty whose value is another than
    /// before; dynamic states stay as they are.
    pub fn fill(&self, state: &mut DynamicState) {
        state.take_over(&self.values);
        // The pipeline does not say, and clamping is dynamic: see `clips_depth`.
        let depends = self.values.depth_clip_enable_ext.value().is_none();
        if depends && !self.is_dynamic(vk::DynamicState::DEPTH_CLIP_ENABLE_EXT) {
            state.forget(vk::DynamicState::DEPTH_CLIP_ENABLE_EXT);
        }
    }

    /// The viewports of a draw, which three kinds of pipelines have in two dynamic states.
    #[must_use]
    pub fn viewports<'a>(&self, state: &'a DynamicState) -> &'a [vk::Viewport] {
        match self.is_dynamic(vk::DynamicState::VIEWPORT_WITH_COUNT) {
            true => first(state.viewport_with_count.value(), u32::MAX),
            false => first(state.viewport.value(), self.fixed.viewports),
        }
    }

    /// The scissors of a draw.
    #[must_use]
    pub fn scissors<'a>(&self, state: &'a DynamicState) -> &'a [vk::Rect2D] {
        match self.is_dynamic(vk::DynamicState::SCISSOR_WITH_COUNT) {
            true => first(state.scissor_with_count.value(), u32::MAX),
            false => first(state.scissor.value(), self.fixed.scissors),
        }
    }

    /// Whether a draw clips by depth: a pipeline that does not say so clips where depth is not clamped.
    #[must_use]
    pub fn clips_depth(&self, state: &DynamicState) -> bool {
        let says = self.is_dynamic(vk::DynamicState::DEPTH_CLIP_ENABLE_EXT)
            || self.values.depth_clip_enable_ext.value().is_some();
        match says {
            true => state.depth_clip_enable_ext.value() != Some(&(vk::FALSE,)),
            false => state.depth_clamp_enable_ext.value() != Some(&(vk::TRUE,)),
        }
    }
}

impl Fixed {
    fn link(&mut self, other: &Self, parts: Parts) {
        if parts.contains(Parts::PRE_RASTERIZATION_SHADERS) {
            self.viewports = other.viewports;
            self.scissors = other.scissors;
            self.rasterization_order = other.rasterization_order;
        }
        if parts.contains(Parts::FRAGMENT_SHADER) {
            self.depth_stencil = other.depth_stencil;
        }
        if parts.contains(Parts::FRAGMENT_OUTPUT_INTERFACE) {
            self.color_blend = other.color_blend;
            self.color_attachments = other.color_attachments;
        }
        // Both have the multisample state, and the same one.
        if parts.intersects(Parts::FRAGMENT_SHADER | Parts::FRAGMENT_OUTPUT_INTERFACE) {
            self.min_sample_shading = self.min_sample_shading.or(other.min_sample_shading);
        }
    }
}

/// The parts with shaders.
const SHADERS: Parts = Parts::PRE_RASTERIZATION_SHADERS.union(Parts::FRAGMENT_SHADER);

/// The flags of a library that say something of its parts.
const INHERITED: Flags = Flags::COLOR_ATTACHMENT_FEEDBACK_LOOP_EXT
    .union(Flags::DEPTH_STENCIL_ATTACHMENT_FEEDBACK_LOOP_EXT)
    .union(Flags::RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_KHR)
    .union(Flags::RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_EXT)
    .union(Flags::ENABLE_LEGACY_DITHERING_EXT)
    .union(Flags::PER_LAYER_FRAGMENT_DENSITY_VALVE);

fn first<T>(elements: Option<&crate::dynamic::Elements<T>>, count: u32) -> &[T] {
    let all = elements.map_or(&[][..], |elements| &elements.0);
    &all[..all.len().min(count as usize)]
}

/// The parts that the create info itself describes: none of a pipeline that is all libraries, all of one
/// without.
///
/// # Safety
///
/// The structure is what vkCreateGraphicsPipelines takes.
unsafe fn own_parts(info: &vk::GraphicsPipelineCreateInfo) -> Parts {
    // SAFETY: the caller's promise.
    unsafe {
        if let Some(own) = chain::find::<vk::GraphicsPipelineLibraryCreateInfoEXT, _>(info) {
            return own.flags;
        }
        let libraries = chain::find::<vk::PipelineLibraryCreateInfoKHR, _>(info);
        let has_libraries = libraries.is_some_and(|libraries| libraries.library_count > 0);
        match has_libraries || flags(info).contains(Flags::LIBRARY_KHR) {
            true => Parts::empty(),
            false => Parts::all(),
        }
    }
}

/// The flags of the chain, which replace those of the structure.
///
/// # Safety
///
/// The structure is what vkCreateGraphicsPipelines takes.
unsafe fn flags(info: &vk::GraphicsPipelineCreateInfo) -> Flags {
    // SAFETY: the caller's promise.
    let newer = unsafe { chain::find::<vk::PipelineCreateFlags2CreateInfo, _>(info) };
    let older = Flags::from_raw(info.flags.as_raw().into());
    newer.map_or(older, |newer| newer.flags)
}
