//! A render pass as plain data, without pointers.

use dispatch_tables::vk::{self, ImageAspectFlags, ImageLayout, chain};

use super::formats::{Formats, InputIndices};
use crate::capability::images::aspects;
use crate::objects::slice;

/// A render pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenderPass {
    /// The flags.
    pub flags: vk::RenderPassCreateFlags,
    /// The attachments.
    pub attachments: Vec<Attachment>,
    /// The subpasses.
    pub subpasses: Vec<Subpass>,
    /// The dependencies.
    pub dependencies: Vec<Dependency>,
    /// Which views an implementation may render at once.
    pub correlated_view_masks: Vec<u32>,
    /// The fragment density map of all subpasses.
    pub density_map: Option<Reference>,
}

/// An attachment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// The flags.
    pub flags: vk::AttachmentDescriptionFlags,
    /// The format.
    pub format: vk::Format,
    /// The aspects of the format.
    pub aspects: ImageAspectFlags,
    /// The number of samples.
    pub samples: vk::SampleCountFlags,
    /// What is said of color or depth, and of stencil.
    pub parts: [Part; 2],
}

/// What is said of color or depth, or of stencil, of an attachment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// What happens before the first use.
    pub load_op: vk::AttachmentLoadOp,
    /// What happens after the last use.
    pub store_op: vk::AttachmentStoreOp,
    /// The layout before the render pass.
    pub initial_layout: ImageLayout,
    /// The layout after the render pass.
    pub final_layout: ImageLayout,
}

/// The use of an attachment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference {
    /// The attachment's number.
    pub attachment: usize,
    /// The layouts of color or depth, and of stencil.
    pub layouts: [ImageLayout; 2],
    /// What an input attachment is read of.
    pub aspects: ImageAspectFlags,
}

/// A subpass. A reference to no attachment is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subpass {
    /// The flags.
    pub flags: vk::SubpassDescriptionFlags,
    /// Which pipelines the subpass uses.
    pub bind_point: vk::PipelineBindPoint,
    /// The views; 0 without multiview.
    pub view_mask: u32,
    /// Input attachments.
    pub inputs: Vec<Option<Reference>>,
    /// Color attachments.
    pub colors: Vec<Option<Reference>>,
    /// What each color attachment is resolved to; as many as color attachments.
    pub resolves: Vec<Option<Reference>>,
    /// The depth/stencil attachment.
    pub depth_stencil: Option<Reference>,
    /// What depth and stencil are resolved to.
    pub depth_stencil_resolve: Option<DepthStencilResolve>,
    /// The fragment shading rate attachment.
    pub shading_rate: Option<ShadingRate>,
    /// The samples of VK_EXT_multisampled_render_to_single_sampled, where that is enabled.
    pub multisampled: Option<vk::SampleCountFlags>,
    /// The formats of the attachments that are drawn to.
    pub formats: Formats,
    /// The attachments that are drawn to and are input attachments too.
    pub input_indices: Option<InputIndices>,
}

/// How depth and stencil are resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DepthStencilResolve {
    /// To what.
    pub reference: Option<Reference>,
    /// The modes of depth and of stencil.
    pub modes: [vk::ResolveModeFlags; 2],
}

/// A fragment shading rate attachment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShadingRate {
    /// The attachment.
    pub reference: Reference,
    /// Width and height of what a texel is for.
    pub texel_size: (u32, u32),
}

/// A dependency of subpasses: the stages and accesses are those of the chain's VkMemoryBarrier2 where
/// there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dependency {
    /// The earlier subpass; none for what is before the render pass.
    pub src_subpass: Option<usize>,
    /// The later subpass; none for what is after the render pass.
    pub dst_subpass: Option<usize>,
    /// What is waited for.
    pub src_stages: vk::PipelineStageFlags2,
    /// The accesses that are waited for.
    pub src_access: vk::AccessFlags2,
    /// What waits.
    pub dst_stages: vk::PipelineStageFlags2,
    /// The accesses that wait.
    pub dst_access: vk::AccessFlags2,
    /// The flags.
    pub flags: vk::DependencyFlags,
    /// How far the views of both subpasses are apart.
    pub view_offset: i32,
}

impl RenderPass {
    /// A render pass as plain data.
    ///
    /// # Safety
    ///
    /// The structure is valid, as vkCreateRenderPass2 takes it.
    pub unsafe fn new(info: &vk::RenderPassCreateInfo2) -> Self {
        // SAFETY: the caller's promise.
        unsafe {
            let attachments = slice(info.p_attachments, info.attachment_count);
            let attachments: Vec<_> = attachments.iter().map(|one| attachment(one)).collect();
            let subpasses = slice(info.p_subpasses, info.subpass_count);
            let dependencies = slice(info.p_dependencies, info.dependency_count);
            let masks = slice(info.p_correlated_view_masks, info.correlated_view_mask_count);
            let density = chain::find::<vk::RenderPassFragmentDensityMapCreateInfoEXT, _>(info);
            Self {
                flags: info.flags,
                subpasses: subpasses.iter().map(|one| subpass(one, &attachments)).collect(),
                attachments,
                dependencies: dependencies.iter().map(|one| dependency(one)).collect(),
                correlated_view_masks: masks.to_vec(),
                density_map: density.and_then(|map| older(map.fragment_density_map_attachment)),
            }
        }
    }

    /// How a subpass uses attachments, each once: whatever an attachment is used for in a subpass, its
    /// layouts are the same.
    pub(super) fn uses(&self, subpass: usize) -> Vec<Reference> {
        let subpass = &self.subpasses[subpass];
        let depth_stencil = subpass.depth_stencil;
        let resolve = subpass.depth_stencil_resolve.and_then(|resolve| resolve.reference);
        let rate = subpass.shading_rate.map(|rate| rate.reference);
        let all = subpass.colors.iter().chain(&subpass.resolves).chain(&subpass.inputs);
        let others = [depth_stencil, resolve, rate, self.density_map];
        let mut uses: Vec<Reference> = Vec::new();
        for one in all.chain(&others).flatten() {
            if uses.iter().all(|used| used.attachment != one.attachment) {
                uses.push(*one);
            }
        }
        uses
    }
}

/// # Safety
///
/// The structure is valid.
unsafe fn attachment(info: &vk::AttachmentDescription2) -> Attachment {
    let aspects = aspects(info.format);
    // SAFETY: the caller's promise.
    let of_stencil = unsafe { chain::find::<vk::AttachmentDescriptionStencilLayout, _>(info) };
    let (initial_layout, final_layout) = of_stencil
        .map_or((info.initial_layout, info.final_layout), |layouts| {
            (layouts.stencil_initial_layout, layouts.stencil_final_layout)
        });
    let first = Part {
        load_op: info.load_op,
        store_op: info.store_op,
        initial_layout: info.initial_layout,
        final_layout: info.final_layout,
    };
    let stencil = Part {
        load_op: info.stencil_load_op,
        store_op: info.stencil_store_op,
        initial_layout,
        final_layout,
    };
    let (format, samples) = (info.format, info.samples);
    Attachment { flags: info.flags, format, aspects, samples, parts: [first, stencil] }
}

/// # Safety
///
/// The structure is valid.
unsafe fn reference(info: &vk::AttachmentReference2) -> Option<Reference> {
    // SAFETY: the caller's promise.
    let of_stencil = unsafe { chain::find::<vk::AttachmentReferenceStencilLayout, _>(info) };
    let stencil = of_stencil.map_or(info.layout, |layout| layout.stencil_layout);
    (info.attachment != vk::ATTACHMENT_UNUSED).then_some(Reference {
        attachment: info.attachment as usize,
        layouts: [info.layout, stencil],
        aspects: info.aspect_mask,
    })
}

fn older(info: vk::AttachmentReference) -> Option<Reference> {
    (info.attachment != vk::ATTACHMENT_UNUSED).then_some(Reference {
        attachment: info.attachment as usize,
        layouts: [info.layout; 2],
        aspects: ImageAspectFlags::COLOR,
    })
}

/// # Safety
///
/// The structure is valid.
unsafe fn subpass(info: &vk::SubpassDescription2, attachments: &[Attachment]) -> Subpass {
    // SAFETY: the caller's promise.
    unsafe {
        let all = |array, count| -> Vec<_> {
            slice(array, count).iter().map(|one| reference(one)).collect()
        };
        let resolves = match info.p_resolve_attachments.is_null() {
            true => vec![None; info.color_attachment_count as usize],
            false => all(info.p_resolve_attachments, info.color_attachment_count),
        };
        let multisampled = chain::find::<vk::MultisampledRenderToSingleSampledInfoEXT, _>(info)
            .filter(|info| info.multisampled_render_to_single_sampled_enable != vk::FALSE)
            .map(|info| info.rasterization_samples);
        let inputs = all(info.p_input_attachments, info.input_attachment_count);
        let colors = all(info.p_color_attachments, info.color_attachment_count);
        let depth_stencil = info.p_depth_stencil_attachment.as_ref();
        let depth_stencil = depth_stencil.and_then(|one| reference(one));
        Subpass {
            flags: info.flags,
            bind_point: info.pipeline_bind_point,
            view_mask: info.view_mask,
            formats: Formats::new(attachments, &colors, depth_stencil, multisampled),
            input_indices: InputIndices::new(attachments, &inputs, &colors, depth_stencil),
            inputs,
            colors,
            resolves,
            depth_stencil,
            depth_stencil_resolve: depth_stencil_resolve(info),
            shading_rate: shading_rate(info),
            multisampled,
        }
    }
}

/// # Safety
///
/// The structure is valid.
unsafe fn depth_stencil_resolve(info: &vk::SubpassDescription2) -> Option<DepthStencilResolve> {
    // SAFETY: the caller's promise.
    unsafe {
        let resolve = chain::find::<vk::SubpassDescriptionDepthStencilResolve, _>(info)?;
        let to = resolve.p_depth_stencil_resolve_attachment.as_ref();
        Some(DepthStencilResolve {
            reference: to.and_then(|one| reference(one)),
            modes: [resolve.depth_resolve_mode, resolve.stencil_resolve_mode],
        })
    }
}

/// # Safety
///
/// The structure is valid.
unsafe fn shading_rate(info: &vk::SubpassDescription2) -> Option<ShadingRate> {
    // SAFETY: the caller's promise.
    unsafe {
        let rate = chain::find::<vk::FragmentShadingRateAttachmentInfoKHR, _>(info)?;
        let reference = reference(rate.p_fragment_shading_rate_attachment.as_ref()?)?;
        let size = rate.shading_rate_attachment_texel_size;
        Some(ShadingRate { reference, texel_size: (size.width, size.height) })
    }
}

/// # Safety
///
/// The structure is valid.
unsafe fn dependency(info: &vk::SubpassDependency2) -> Dependency {
    // SAFETY: the caller's promise.
    let barrier = unsafe { chain::find::<vk::MemoryBarrier2, _>(info) };
    let barrier = barrier.copied().unwrap_or_else(|| vk::MemoryBarrier2 {
        src_stage_mask: vk::PipelineStageFlags2::from_raw(info.src_stage_mask.as_raw().into()),
        src_access_mask: vk::AccessFlags2::from_raw(info.src_access_mask.as_raw().into()),
        dst_stage_mask: vk::PipelineStageFlags2::from_raw(info.dst_stage_mask.as_raw().into()),
        dst_access_mask: vk::AccessFlags2::from_raw(info.dst_access_mask.as_raw().into()),
        ..Default::default()
    });
    let subpass = |at: u32| (at != vk::SUBPASS_EXTERNAL).then_some(at as usize);
    Dependency {
        src_subpass: subpass(info.src_subpass),
        dst_subpass: subpass(info.dst_subpass),
        src_stages: barrier.src_stage_mask,
        src_access: barrier.src_access_mask,
        dst_stages: barrier.dst_stage_mask,
        dst_access: barrier.dst_access_mask,
        flags: info.dependency_flags,
        view_offset: info.view_offset,
    }
}
