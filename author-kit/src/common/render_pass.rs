//! vkCreateRenderPass by vkCreateRenderPass2.
//!
//! The arrays of VkRenderPassMultiviewCreateInfo and VkRenderPassInputAttachmentAspectCreateInfo
//! become members of the newer structures. All else in the chain stays there: a driver passes over
//! structures that it does not look for.

use std::ptr::null;

use dispatch_tables::format::ComponentName;
use dispatch_tables::vk::{self, ImageAspectFlags, chain};

use super::submit::nth;
use crate::common;
use crate::objects::{Common, device_table, slice};

/// The entries.
pub static ENTRIES: &[Common] =
    &[common!(CreateRenderPass, create_render_pass, [CREATE_RENDER_PASS2])];

unsafe extern "system" fn create_render_pass(
    device: vk::Device,
    info: *const vk::RenderPassCreateInfo,
    allocator: *const vk::AllocationCallbacks,
    render_pass: *mut vk::RenderPass,
) -> vk::Result {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let older = Older::new(&*info);
        let attachments: Vec<_> = older.attachments.iter().map(attachment).collect();
        let references = |(at, subpass)| older.references(at, subpass);
        let references: Vec<_> = older.subpasses.iter().enumerate().map(references).collect();
        let subpasses = older.subpasses.iter().zip(&references).enumerate();
        let subpasses: Vec<_> = subpasses
            .map(|(at, (subpass, references))| references.subpass(subpass, nth(older.masks, at)))
            .collect();
        let dependencies = slice((*info).p_dependencies, (*info).dependency_count);
        let dependencies: Vec<_> = dependencies
            .iter()
            .enumerate()
            .map(|(at, one)| dependency(one, nth(older.offsets, at)))
            .collect();
        let newer = vk::RenderPassCreateInfo2 {
            p_next: (*info).p_next,
            flags: (*info).flags,
            attachment_count: attachments.len() as u32,
            p_attachments: attachments.as_ptr(),
            subpass_count: subpasses.len() as u32,
            p_subpasses: subpasses.as_ptr(),
            dependency_count: dependencies.len() as u32,
            p_dependencies: dependencies.as_ptr(),
            correlated_view_mask_count: older.correlations.len() as u32,
            p_correlated_view_masks: older.correlations.as_ptr(),
            ..Default::default()
        };
        let create = device_table(device).create_render_pass2().expect("required");
        create(device, &newer, allocator, render_pass)
    }
}

/// The arrays of an older create info.
struct Older<'a> {
    attachments: &'a [vk::AttachmentDescription],
    subpasses: &'a [vk::SubpassDescription],
    aspects: &'a [vk::InputAttachmentAspectReference],
    masks: &'a [u32],
    offsets: &'a [i32],
    correlations: &'a [u32],
}

/// The references of a subpass in their newer form.
struct References {
    inputs: Vec<vk::AttachmentReference2>,
    colors: Vec<vk::AttachmentReference2>,
    resolves: Vec<vk::AttachmentReference2>,
    depth_stencil: Option<vk::AttachmentReference2>,
}

impl<'a> Older<'a> {
    /// # Safety
    ///
    /// The structure is valid, as vkCreateRenderPass takes it.
    unsafe fn new(info: &'a vk::RenderPassCreateInfo) -> Self {
        // SAFETY: the caller's promise.
        unsafe {
            let views = chain::find::<vk::RenderPassMultiviewCreateInfo, _>(info);
            let views = views.copied().unwrap_or_default();
            let aspects = chain::find::<vk::RenderPassInputAttachmentAspectCreateInfo, _>(info);
            let aspects = aspects.copied().unwrap_or_default();
            Self {
                attachments: slice(info.p_attachments, info.attachment_count),
                subpasses: slice(info.p_subpasses, info.subpass_count),
                aspects: slice(aspects.p_aspect_references, aspects.aspect_reference_count),
                masks: slice(views.p_view_masks, views.subpass_count),
                offsets: slice(views.p_view_offsets, views.dependency_count),
                correlations: slice(views.p_correlation_masks, views.correlation_mask_count),
            }
        }
    }

    /// # Safety
    ///
    /// The structure is valid, as vkCreateRenderPass takes it.
    unsafe fn references(&self, at: usize, subpass: &vk::SubpassDescription) -> References {
        // SAFETY: the caller's promise. There are as many resolve attachments as colour attachments,
        // or none.
        let (inputs, colors, resolves, depth_stencil) = unsafe {
            (
                slice(subpass.p_input_attachments, subpass.input_attachment_count),
                slice(subpass.p_color_attachments, subpass.color_attachment_count),
                slice(subpass.p_resolve_attachments, subpass.color_attachment_count),
                subpass.p_depth_stencil_attachment.as_ref(),
            )
        };
        let plain = |one: &vk::AttachmentReference| reference(one, ImageAspectFlags::empty());
        let input = |(place, one): (usize, &vk::AttachmentReference)| {
            reference(one, self.aspects_of_input(at, place, one))
        };
        References {
            inputs: inputs.iter().enumerate().map(input).collect(),
            colors: colors.iter().map(plain).collect(),
            resolves: resolves.iter().map(plain).collect(),
            depth_stencil: depth_stencil.map(plain),
        }
    }

    /// What a subpass reads of an input attachment: what the application says, or all of it.
    fn aspects_of_input(
        &self,
        subpass: usize,
        place: usize,
        input: &vk::AttachmentReference,
    ) -> ImageAspectFlags {
        let said = self.aspects.iter().find(|said| {
            (said.subpass as usize, said.input_attachment_index as usize) == (subpass, place)
        });
        let attachment = || self.attachments.get(input.attachment as usize);
        match said {
            Some(said) => said.aspect_mask,
            None => attachment().map_or(ImageAspectFlags::empty(), |one| aspects(one.format)),
        }
    }
}

impl References {
    fn subpass(&self, older: &vk::SubpassDescription, view_mask: u32) -> vk::SubpassDescription2 {
        let (resolves, depth_stencil) = (&self.resolves, self.depth_stencil.as_ref());
        vk::SubpassDescription2 {
            flags: older.flags,
            pipeline_bind_point: older.pipeline_bind_point,
            view_mask,
            input_attachment_count: self.inputs.len() as u32,
            p_input_attachments: self.inputs.as_ptr(),
            color_attachment_count: self.colors.len() as u32,
            p_color_attachments: self.colors.as_ptr(),
            p_resolve_attachments: if resolves.is_empty() { null() } else { resolves.as_ptr() },
            p_depth_stencil_attachment: depth_stencil.map_or(null(), std::ptr::from_ref),
            preserve_attachment_count: older.preserve_attachment_count,
            p_preserve_attachments: older.p_preserve_attachments,
            ..Default::default()
        }
    }
}

fn attachment(older: &vk::AttachmentDescription) -> vk::AttachmentDescription2 {
    vk::AttachmentDescription2 {
        flags: older.flags,
        format: older.format,
        samples: older.samples,
        load_op: older.load_op,
        store_op: older.store_op,
        stencil_load_op: older.stencil_load_op,
        stencil_store_op: older.stencil_store_op,
        initial_layout: older.initial_layout,
        final_layout: older.final_layout,
        ..Default::default()
    }
}

fn reference(
    older: &vk::AttachmentReference,
    aspect_mask: ImageAspectFlags,
) -> vk::AttachmentReference2 {
    let vk::AttachmentReference { attachment, layout } = *older;
    vk::AttachmentReference2 { attachment, layout, aspect_mask, ..Default::default() }
}

fn dependency(older: &vk::SubpassDependency, view_offset: i32) -> vk::SubpassDependency2 {
    vk::SubpassDependency2 {
        src_subpass: older.src_subpass,
        dst_subpass: older.dst_subpass,
        src_stage_mask: older.src_stage_mask,
        dst_stage_mask: older.dst_stage_mask,
        src_access_mask: older.src_access_mask,
        dst_access_mask: older.dst_access_mask,
        dependency_flags: older.dependency_flags,
        view_offset,
        ..Default::default()
    }
}

/// What images of a format have.
fn aspects(format: vk::Format) -> ImageAspectFlags {
    let components = format.info().into_iter().flat_map(|info| info.components());
    components.fold(ImageAspectFlags::empty(), |aspects, component| match component.name {
        ComponentName::D => aspects | ImageAspectFlags::DEPTH,
        ComponentName::S => aspects | ImageAspectFlags::STENCIL,
        _ => aspects | ImageAspectFlags::COLOR,
    })
}
