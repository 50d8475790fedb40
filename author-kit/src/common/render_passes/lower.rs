//! The structures of a rendering and of its barrier, made of the plan and of what
//! vkCmdBeginRenderPass2 has.

use std::ptr::{NonNull, from_ref, null};
use std::sync::Arc;

use dispatch_tables::vk::{self, AttachmentLoadOp, ImageAspectFlags, chain};

use super::digest::{Reference, RenderPass, Subpass};
use super::plan::{Barrier, Clear, Operations, Transition};
use super::{ImageOfView, Passes, Views, framebuffer, passes};
use crate::capability::images;
use crate::objects::slice;
use crate::structure::{self, Arena};

/// The render pass that a command buffer records.
pub(super) struct Running {
    passes: Arc<Passes>,
    /// A copy of the structure, with its chain.
    begin: NonNull<vk::RenderPassBeginInfo>,
    _arena: Arena,
    /// The views of the attachments, and their images.
    views: Vec<(vk::ImageView, ImageOfView)>,
    layers: u32,
    pub(super) subpass: usize,
}

// SAFETY: the copy lives as long as the value, and nobody else has a pointer to it.
unsafe impl Send for Running {}

impl Running {
    /// # Safety
    ///
    /// The structure is what vkCmdBeginRenderPass2 takes, with objects of the kit.
    pub(super) unsafe fn new<V: Views>(info: &vk::RenderPassBeginInfo) -> Self {
        // SAFETY: the caller's promise.
        unsafe {
            let framebuffer = framebuffer(info.framebuffer);
            let imageless = chain::find::<vk::RenderPassAttachmentBeginInfo, _>(info);
            let imageless = imageless
                .filter(|_| framebuffer.flags.contains(vk::FramebufferCreateFlags::IMAGELESS));
            let views = imageless.map_or(&framebuffer.views[..], |imageless| {
                slice(imageless.p_attachments, imageless.attachment_count)
            });
            let arena = Arena::new();
            let begin = NonNull::new_unchecked(structure::copy(&arena, info));
            Self {
                passes: Arc::clone(passes(info.render_pass)),
                begin,
                _arena: arena,
                views: views.iter().map(|&view| (view, V::image(view))).collect(),
                layers: framebuffer.layers,
                subpass: 0,
            }
        }
    }

    fn pass(&self) -> &RenderPass {
        &self.passes.pass
    }

    fn begin(&self) -> &vk::RenderPassBeginInfo {
        // SAFETY: the arena lives as long as this value, and nobody writes to its memory.
        unsafe { self.begin.as_ref() }
    }

    pub(super) fn subpass(&self) -> &Subpass {
        &self.pass().subpasses[self.subpass]
    }

    /// The barrier before the subpass.
    pub(super) fn barrier(&self) -> &Barrier {
        &self.passes.plan.steps[self.subpass].barrier
    }

    /// The barrier after the last subpass.
    pub(super) fn last_barrier(&self) -> &Barrier {
        &self.passes.plan.end
    }

    /// What is cleared before the rendering of the subpass.
    pub(super) fn clears(&self) -> impl Iterator<Item = (&Operations, Clear)> {
        let operations = self.passes.plan.steps[self.subpass].operations.iter();
        operations.filter_map(|one| Some((one, one.clear?)))
    }

    /// Gives `call` the structure of a barrier.
    pub(super) fn with_barrier(&self, barrier: &Barrier, call: impl FnOnce(&vk::DependencyInfo)) {
        let memory: Vec<_> = barrier
            .memory
            .iter()
            .map(|one| vk::MemoryBarrier2 {
                src_stage_mask: one.src_stages,
                src_access_mask: one.src_access,
                dst_stage_mask: one.dst_stages,
                dst_access_mask: one.dst_access,
                ..Default::default()
            })
            .collect();
        let images: Vec<_> = barrier.transitions.iter().flat_map(|one| self.images(one)).collect();
        call(&vk::DependencyInfo {
            dependency_flags: barrier.flags,
            memory_barrier_count: memory.len() as u32,
            p_memory_barriers: memory.as_ptr(),
            image_memory_barrier_count: images.len() as u32,
            p_image_memory_barriers: images.as_ptr(),
            ..Default::default()
        });
    }

    /// The barriers of a change of layouts, one for each run of layers.
    fn images(&self, of: &Transition) -> Vec<vk::ImageMemoryBarrier2> {
        let Some((_, view)) = self.views.get(of.attachment) else { return Vec::new() };
        let locations = self.sample_locations(of);
        let of_depth_stencil = of.aspects != ImageAspectFlags::COLOR;
        let barrier = |(base_array_layer, layer_count)| vk::ImageMemoryBarrier2 {
            p_next: locations.map_or(null(), |locations| from_ref(locations).cast()),
            src_stage_mask: of.scopes.src_stages,
            src_access_mask: of.scopes.src_access,
            dst_stage_mask: of.scopes.dst_stages,
            dst_access_mask: of.scopes.dst_access,
            old_layout: of.old,
            new_layout: of.new,
            src_queue_family_index: vk::QUEUE_FAMILY_IGNORED,
            dst_queue_family_index: vk::QUEUE_FAMILY_IGNORED,
            image: view.image,
            subresource_range: vk::ImageSubresourceRange {
                aspect_mask: if of_depth_stencil { of.aspects } else { view.range.aspect_mask },
                base_array_layer,
                layer_count,
                ..view.range
            },
            ..Default::default()
        };
        self.runs(view).into_iter().map(barrier).collect()
    }

    /// The layers whose layout changes: those of the framebuffer, or those of the views of any subpass.
    /// Of an image with three dimensions, all of the mip level.
    fn runs(&self, view: &ImageOfView) -> Vec<(u32, u32)> {
        let (first, count) = (view.range.base_array_layer, view.range.layer_count);
        if view.is_3d {
            return vec![(0, 1)];
        }
        let mut mask = self.passes.plan.view_mask;
        if mask == 0 {
            return vec![(first, count.min(self.layers))];
        }
        let mut runs = Vec::new();
        while mask != 0 {
            let start = mask.trailing_zeros();
            let length = (mask >> start).trailing_ones();
            // A shading rate or density map may have one layer for all views.
            if start < count {
                runs.push((first + start, length.min(count - start)));
            }
            let end = start + length;
            mask &= u32::MAX.checked_shl(end).unwrap_or(0);
        }
        runs
    }

    /// Where the samples are that an image was drawn with, for a change away from that layout.
    fn sample_locations(&self, of: &Transition) -> Option<&vk::SampleLocationsInfoEXT> {
        // SAFETY: the chain is a copy of a valid one, which lives as long as this value.
        unsafe {
            let all = chain::find::<vk::RenderPassSampleLocationsBeginInfoEXT, _>(self.begin())?;
            let initial = slice(
                all.p_attachment_initial_sample_locations,
                all.attachment_initial_sample_locations_count,
            );
            let after =
                slice(all.p_post_subpass_sample_locations, all.post_subpass_sample_locations_count);
            let depth = of.aspects.contains(ImageAspectFlags::DEPTH);
            match of.after {
                _ if !depth => None,
                None => initial
                    .iter()
                    .find(|one| one.attachment_index as usize == of.attachment)
                    .map(|one| &one.sample_locations_info),
                Some(subpass) => after
                    .iter()
                    .find(|one| one.subpass_index as usize == subpass)
                    .map(|one| &one.sample_locations_info),
            }
        }
    }

    /// Gives `call` the structure of the subpass's rendering.
    pub(super) fn with_rendering(
        &self,
        contents: vk::SubpassContents,
        call: impl FnOnce(&vk::RenderingInfo),
    ) {
        let (subpass, begin) = (self.subpass(), self.begin());
        let colors = subpass.colors.iter().zip(&subpass.resolves);
        let colors: Vec<_> = colors.map(|(&of, &to)| self.color(of, to)).collect();
        let [depth, stencil] = [0, 1].map(|part| self.depth_stencil(part));
        let mut next = begin.p_next;
        let rate = subpass.shading_rate.map(|rate| self.shading_rate(rate, next));
        next = rate.as_ref().map_or(next, |rate| from_ref(rate).cast());
        let density = self.pass().density_map.map(|map| self.density_map(map, next));
        next = density.as_ref().map_or(next, |map| from_ref(map).cast());
        let multisampled = subpass.multisampled.map(|samples| multisampled(samples, next));
        next = multisampled.as_ref().map_or(next, |info| from_ref(info).cast());
        call(&vk::RenderingInfo {
            p_next: next,
            flags: self.pass().rendering_flags(subpass) | of_contents(contents),
            color_attachment_count: colors.len() as u32,
            p_color_attachments: colors.as_ptr(),
            p_depth_attachment: depth.as_ref().map_or(null(), from_ref),
            p_stencil_attachment: stencil.as_ref().map_or(null(), from_ref),
            ..self.rendering(subpass.view_mask)
        });
    }

    /// Gives `call` the structure of a rendering that clears an attachment.
    pub(super) fn with_clear(
        &self,
        of: &Operations,
        clear: Clear,
        call: impl FnOnce(&vk::RenderingInfo),
    ) {
        let attachment = &self.pass().attachments[of.attachment];
        let part = |part: usize| vk::RenderingAttachmentInfo {
            image_view: self.view(of.attachment),
            image_layout: of.layouts[part],
            load_op: AttachmentLoadOp::CLEAR,
            store_op: vk::AttachmentStoreOp::STORE,
            clear_value: self.clear_value(of.attachment),
            ..Default::default()
        };
        let parts = [0, 1].map(|at| clear.parts[at].then(|| part(at)));
        let [first, stencil] = [0, 1].map(|at| parts[at].as_ref().map_or(null(), from_ref));
        let is_color = !images::is_depth_stencil(attachment.format);
        let has_views = self.subpass().view_mask != 0;
        call(&vk::RenderingInfo {
            p_next: self.begin().p_next,
            color_attachment_count: is_color.into(),
            p_color_attachments: if is_color { first } else { null() },
            p_depth_attachment: if is_color { null() } else { first },
            p_stencil_attachment: stencil,
            ..self.rendering(if has_views { clear.views } else { 0 })
        });
    }

    /// What all renderings of the render pass have.
    fn rendering(&self, view_mask: u32) -> vk::RenderingInfo {
        vk::RenderingInfo {
            render_area: self.begin().render_area,
            layer_count: self.layers,
            view_mask,
            ..Default::default()
        }
    }

    fn view(&self, attachment: usize) -> vk::ImageView {
        self.views.get(attachment).map_or(vk::ImageView::NULL, |(view, _)| *view)
    }

    fn clear_value(&self, attachment: usize) -> vk::ClearValue {
        let begin = self.begin();
        // SAFETY: the array is a copy of a valid one, which lives as long as this value.
        let values = unsafe { slice(begin.p_clear_values, begin.clear_value_count) };
        values.get(attachment).copied().unwrap_or_default()
    }

    /// A part of an attachment, without what it is resolved to.
    fn attachment(&self, of: Reference, part: usize) -> vk::RenderingAttachmentInfo {
        let operations = &self.passes.plan.steps[self.subpass].operations;
        let operations = operations.iter().find(|one| one.attachment == of.attachment);
        let Some(operations) = operations else { return Default::default() };
        let load_op = operations.load[part];
        vk::RenderingAttachmentInfo {
            image_view: self.view(of.attachment),
            image_layout: of.layouts[part],
            load_op,
            store_op: operations.store[part],
            clear_value: match load_op {
                AttachmentLoadOp::CLEAR => self.clear_value(of.attachment),
                _ => Default::default(),
            },
            ..Default::default()
        }
    }

    /// A color attachment. An external format is resolved without a color attachment.
    fn color(&self, of: Option<Reference>, to: Option<Reference>) -> vk::RenderingAttachmentInfo {
        let mut info = of.map_or_else(Default::default, |of| self.attachment(of, 0));
        let attachments = &self.pass().attachments;
        let of = of.map(|of| &attachments[of.attachment]);
        let to_format = to.map(|to| attachments[to.attachment].format);
        let is_one_sample = |samples| samples == vk::SampleCountFlags::TYPE_1;
        let is_multisampled = self.subpass().multisampled.is_some();
        let implicit = is_multisampled && of.is_some_and(|of| is_one_sample(of.samples));
        info.resolve_mode = match (of, to_format) {
            (_, Some(vk::Format::UNDEFINED)) => {
                vk::ResolveModeFlags::EXTERNAL_FORMAT_DOWNSAMPLE_ANDROID
            }
            (Some(of), to) if to.is_some() || implicit => mode(of.format),
            _ => vk::ResolveModeFlags::NONE,
        };
        if let Some(to) = to.filter(|_| info.resolve_mode != vk::ResolveModeFlags::NONE) {
            info.resolve_image_view = self.view(to.attachment);
            info.resolve_image_layout = to.layouts[0];
        }
        info
    }

    /// The depth or stencil attachment, if the format has that.
    fn depth_stencil(&self, part: usize) -> Option<vk::RenderingAttachmentInfo> {
        let subpass = self.subpass();
        let attachments = &self.pass().attachments;
        let of = subpass.depth_stencil.filter(|of| attachments[of.attachment].has(part))?;
        let mut info = self.attachment(of, part);
        if let Some(resolve) = subpass.depth_stencil_resolve {
            let to = resolve.reference.filter(|to| attachments[to.attachment].has(part));
            let mode = resolve.modes[part];
            if mode != vk::ResolveModeFlags::NONE
                && (to.is_some() || subpass.multisampled.is_some())
            {
                info.resolve_mode = mode;
                info.resolve_image_view =
                    to.map_or(vk::ImageView::NULL, |to| self.view(to.attachment));
                info.resolve_image_layout = to.map_or_else(Default::default, |to| to.layouts[part]);
            }
        }
        Some(info)
    }

    fn shading_rate(
        &self,
        rate: super::ShadingRate,
        p_next: *const std::ffi::c_void,
    ) -> vk::RenderingFragmentShadingRateAttachmentInfoKHR {
        let (width, height) = rate.texel_size;
        vk::RenderingFragmentShadingRateAttachmentInfoKHR {
            p_next,
            image_view: self.view(rate.reference.attachment),
            image_layout: rate.reference.layouts[0],
            shading_rate_attachment_texel_size: vk::Extent2D { width, height },
            ..Default::default()
        }
    }

    fn density_map(
        &self,
        map: Reference,
        p_next: *const std::ffi::c_void,
    ) -> vk::RenderingFragmentDensityMapAttachmentInfoEXT {
        vk::RenderingFragmentDensityMapAttachmentInfoEXT {
            p_next,
            image_view: self.view(map.attachment),
            image_layout: map.layouts[0],
            ..Default::default()
        }
    }
}

fn multisampled(
    rasterization_samples: vk::SampleCountFlags,
    p_next: *const std::ffi::c_void,
) -> vk::MultisampledRenderToSingleSampledInfoEXT {
    vk::MultisampledRenderToSingleSampledInfoEXT {
        p_next: p_next.cast_mut(),
        multisampled_render_to_single_sampled_enable: vk::TRUE,
        rasterization_samples,
        ..Default::default()
    }
}

/// How a color attachment of a format is resolved: integers have no average.
fn mode(format: vk::Format) -> vk::ResolveModeFlags {
    use dispatch_tables::format::NumericFormat;
    let first = format.info().and_then(|info| info.components().next());
    match first.map(|component| component.numeric_format) {
        Some(NumericFormat::UINT | NumericFormat::SINT) => vk::ResolveModeFlags::SAMPLE_ZERO,
        _ => vk::ResolveModeFlags::AVERAGE,
    }
}

fn of_contents(contents: vk::SubpassContents) -> vk::RenderingFlags {
    use vk::RenderingFlags as Flags;
    match contents {
        vk::SubpassContents::SECONDARY_COMMAND_BUFFERS => Flags::CONTENTS_SECONDARY_COMMAND_BUFFERS,
        vk::SubpassContents::INLINE_AND_SECONDARY_COMMAND_BUFFERS_KHR => {
            Flags::CONTENTS_INLINE_KHR | Flags::CONTENTS_SECONDARY_COMMAND_BUFFERS
        }
        _ => Flags::empty(),
    }
}
