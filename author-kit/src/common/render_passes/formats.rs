//! What pipelines and secondary command buffers need to know of a subpass, in the structures of
//! dynamic rendering. The structures point into the render pass.

use dispatch_tables::vk::{self, ImageAspectFlags, chain};

use super::digest::{Attachment, Reference, RenderPass, Subpass};
use super::render_pass;

/// The formats of the attachments that a subpass draws to; `UNDEFINED` for none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Formats {
    /// Of the color attachments.
    pub colors: Vec<vk::Format>,
    /// Of the depth attachment.
    pub depth: vk::Format,
    /// Of the stencil attachment.
    pub stencil: vk::Format,
    /// The number of samples; one if the subpass draws to no attachment.
    pub samples: vk::SampleCountFlags,
}

/// The numbers of the input attachments that a subpass draws to as well, in the order of the color
/// attachments, and `ATTACHMENT_UNUSED` for others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InputIndices {
    /// Of the color attachments.
    pub colors: Vec<u32>,
    /// Of depth.
    pub depth: u32,
    /// Of stencil.
    pub stencil: u32,
}

impl Formats {
    pub(super) fn new(
        attachments: &[Attachment],
        colors: &[Option<Reference>],
        depth_stencil: Option<Reference>,
        multisampled: Option<vk::SampleCountFlags>,
    ) -> Self {
        let of = |reference: &Option<Reference>| {
            reference.map_or(vk::Format::UNDEFINED, |one| attachments[one.attachment].format)
        };
        let with = |aspect| {
            let attachment = depth_stencil.map(|one| attachments[one.attachment]);
            let attachment = attachment.filter(|one| one.aspects.contains(aspect));
            attachment.map_or(vk::Format::UNDEFINED, |one| one.format)
        };
        let mut drawn = colors.iter().chain([&depth_stencil]).flatten();
        let samples = drawn.next().map(|one| attachments[one.attachment].samples);
        Self {
            colors: colors.iter().map(of).collect(),
            depth: with(ImageAspectFlags::DEPTH),
            stencil: with(ImageAspectFlags::STENCIL),
            samples: multisampled.or(samples).unwrap_or(vk::SampleCountFlags::TYPE_1),
        }
    }

    /// For vkGetRenderingAreaGranularity.
    pub(super) fn area(&self, view_mask: u32) -> vk::RenderingAreaInfo {
        vk::RenderingAreaInfo {
            view_mask,
            color_attachment_count: self.colors.len() as u32,
            p_color_attachment_formats: self.colors.as_ptr(),
            depth_attachment_format: self.depth,
            stencil_attachment_format: self.stencil,
            ..Default::default()
        }
    }
}

impl InputIndices {
    pub(super) fn new(
        attachments: &[Attachment],
        inputs: &[Option<Reference>],
        colors: &[Option<Reference>],
        depth_stencil: Option<Reference>,
    ) -> Option<Self> {
        let index = |of: Option<Reference>, aspect: ImageAspectFlags| {
            let is_that = |input: &Option<Reference>| match (input, of) {
                (Some(input), Some(of)) if input.attachment == of.attachment => {
                    input.aspects.is_empty() || input.aspects.intersects(aspect)
                }
                _ => false,
            };
            let at = inputs.iter().position(is_that);
            at.map_or(vk::ATTACHMENT_UNUSED, |at| at as u32)
        };
        let of_depth_stencil = |aspect| {
            let of = depth_stencil.filter(|of| attachments[of.attachment].aspects.contains(aspect));
            index(of, aspect)
        };
        let all = Self {
            colors: colors.iter().map(|&of| index(of, !ImageAspectFlags::empty())).collect(),
            depth: of_depth_stencil(ImageAspectFlags::DEPTH),
            stencil: of_depth_stencil(ImageAspectFlags::STENCIL),
        };
        let is_used = |&index: &u32| index != vk::ATTACHMENT_UNUSED;
        let any = all.colors.iter().chain([&all.depth, &all.stencil]).any(is_used);
        any.then_some(all)
    }

    /// The structure, for a pipeline, a secondary command buffer or
    /// vkCmdSetRenderingInputAttachmentIndices. Its pointers lead to this value.
    #[must_use]
    pub fn info(&self) -> vk::RenderingInputAttachmentIndexInfo {
        vk::RenderingInputAttachmentIndexInfo {
            color_attachment_count: self.colors.len() as u32,
            p_color_attachment_input_indices: self.colors.as_ptr(),
            p_depth_input_attachment_index: &raw const self.depth,
            p_stencil_input_attachment_index: &raw const self.stencil,
            ..Default::default()
        }
    }
}

impl Subpass {
    /// What a pipeline of dynamic rendering would be created with. The pointer leads to this value.
    #[must_use]
    pub fn pipeline_rendering(&self) -> vk::PipelineRenderingCreateInfo {
        vk::PipelineRenderingCreateInfo {
            view_mask: self.view_mask,
            color_attachment_count: self.formats.colors.len() as u32,
            p_color_attachment_formats: self.formats.colors.as_ptr(),
            depth_attachment_format: self.formats.depth,
            stencil_attachment_format: self.formats.stencil,
            ..Default::default()
        }
    }
}

impl RenderPass {
    /// What a secondary command buffer would inherit from the rendering of a subpass. The pointer
    /// leads to this value.
    ///
    /// # Panics
    ///
    /// Without a subpass of that number.
    #[must_use]
    pub fn inheritance(&self, subpass: u32) -> vk::CommandBufferInheritanceRenderingInfo {
        let subpass = &self.subpasses[subpass as usize];
        vk::CommandBufferInheritanceRenderingInfo {
            flags: self.rendering_flags(subpass),
            view_mask: subpass.view_mask,
            color_attachment_count: subpass.formats.colors.len() as u32,
            p_color_attachment_formats: subpass.formats.colors.as_ptr(),
            depth_attachment_format: subpass.formats.depth,
            stencil_attachment_format: subpass.formats.stencil,
            rasterization_samples: subpass.formats.samples,
            ..Default::default()
        }
    }

    /// The flags of a rendering that follow from the render pass.
    pub(super) fn rendering_flags(&self, subpass: &Subpass) -> vk::RenderingFlags {
        use vk::RenderingFlags as To;
        use vk::SubpassDescriptionFlags as Of;
        let per_layer = vk::RenderPassCreateFlags::PER_LAYER_FRAGMENT_DENSITY_VALVE;
        let flags = [
            (
                subpass.flags.contains(Of::ENABLE_LEGACY_DITHERING_EXT),
                To::ENABLE_LEGACY_DITHERING_EXT,
            ),
            (subpass.flags.contains(Of::FRAGMENT_REGION_EXT), To::FRAGMENT_REGION_EXT),
            (self.flags.contains(per_layer), To::PER_LAYER_FRAGMENT_DENSITY_VALVE),
        ];
        let set = flags.into_iter().filter(|(is_set, _)| *is_set);
        set.fold(To::empty(), |all, (_, flag)| all | flag)
    }
}

/// What a pipeline renders to: of its render pass, or of the chain where there is none.
///
/// # Safety
///
/// The structure's chain is valid; a render pass is a live one of [`OBJECTS`](super::OBJECTS), in which
/// the result may point.
#[must_use]
pub unsafe fn pipeline_rendering(
    info: &vk::GraphicsPipelineCreateInfo,
) -> Option<vk::PipelineRenderingCreateInfo> {
    // SAFETY: the caller's promise.
    unsafe {
        if info.render_pass.is_null() {
            return chain::find::<vk::PipelineRenderingCreateInfo, _>(info).copied();
        }
        let subpass = render_pass(info.render_pass).subpasses.get(info.subpass as usize);
        subpass.map(Subpass::pipeline_rendering)
    }
}

/// The flags that a pipeline of dynamic rendering would be created with, for what its render pass says.
///
/// # Safety
///
/// A render pass is null or a live one of [`OBJECTS`](super::OBJECTS).
#[must_use]
pub unsafe fn pipeline_flags(info: &vk::GraphicsPipelineCreateInfo) -> vk::PipelineCreateFlags2 {
    use vk::PipelineCreateFlags2 as Flags;
    if info.render_pass.is_null() {
        return Flags::empty();
    }
    // SAFETY: the caller's promise.
    let pass = unsafe { render_pass(info.render_pass) };
    let Some(subpass) = pass.subpasses.get(info.subpass as usize) else { return Flags::empty() };
    let rendering = pass.rendering_flags(subpass);
    let flags = [
        (subpass.shading_rate.is_some(), Flags::RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_KHR),
        (pass.density_map.is_some(), Flags::RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_EXT),
        (
            rendering.contains(vk::RenderingFlags::ENABLE_LEGACY_DITHERING_EXT),
            Flags::ENABLE_LEGACY_DITHERING_EXT,
        ),
        (
            rendering.contains(vk::RenderingFlags::PER_LAYER_FRAGMENT_DENSITY_VALVE),
            Flags::PER_LAYER_FRAGMENT_DENSITY_VALVE,
        ),
    ];
    flags.into_iter().filter(|(is_set, _)| *is_set).map(|(_, flag)| flag).collect()
}

/// What a secondary command buffer inherits of a rendering: of its render pass, or of the chain where
/// there is none; nothing if the command buffer is not for within a rendering.
///
/// # Safety
///
/// The structure is what vkBeginCommandBuffer has of a secondary command buffer; a render pass is one of
/// [`OBJECTS`](super::OBJECTS), in which the result may point.
///
/// # Panics
///
/// Where the render pass has no subpass of that number.
#[must_use]
pub unsafe fn inheritance_rendering(
    info: &vk::CommandBufferBeginInfo,
) -> Option<vk::CommandBufferInheritanceRenderingInfo> {
    // Without the flag, the handle of the render pass may be nonsense.
    if !info.flags.contains(vk::CommandBufferUsageFlags::RENDER_PASS_CONTINUE) {
        return None;
    }
    // SAFETY: the caller's promise.
    unsafe {
        let info = info.p_inheritance_info.as_ref()?;
        match info.render_pass.is_null() {
            true => chain::find::<vk::CommandBufferInheritanceRenderingInfo, _>(info).copied(),
            false => Some(render_pass(info.render_pass).inheritance(info.subpass)),
        }
    }
}
