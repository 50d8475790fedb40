//! Rendering on the CPU without shaders: vkCmdBeginRendering loads or clears attachments,
//! vkCmdEndRendering resolves and stores them, and vkCmdClearAttachments clears parts of them between
//! both. Attachments are views of [`held`](super::held) of images of
//! [`host_images`](super::host_images), which are written at once, so that a load or store has nothing to
//! do.
//!
//! A queue executes the commands of a command buffer one after the other in one thread. That thread
//! keeps the current rendering from its beginning to its end. [`recording`](crate::recording) executes a
//! command buffer as a whole or not at all, so that no error leaves a rendering behind.

use std::cell::RefCell;

use dispatch_tables::vk::{
    self, AttachmentLoadOp, ImageAspectFlags, RenderingAttachmentInfo, RenderingFlags,
    ResolveModeFlags,
};

use super::host_blits;
use super::host_clears::{Place, Shown, clear_view};
use crate::capability::images::each;
use crate::capability::texels::Encoding;
use crate::objects::slice;

thread_local! {
    static CURRENT: RefCell<Option<Rendering>> = const { RefCell::new(None) };
}

/// What vkCmdBeginRendering says.
struct Rendering {
    area: vk::Rect2D,
    layer_count: u32,
    view_mask: u32,
    is_suspended: bool,
    colors: Vec<RenderingAttachmentInfo>,
    depth: Option<RenderingAttachmentInfo>,
    stencil: Option<RenderingAttachmentInfo>,
}

impl Rendering {
    /// # Safety
    ///
    /// Valid usage of vkCmdBeginRendering.
    unsafe fn new(info: &vk::RenderingInfo) -> Self {
        // SAFETY: the caller's promise.
        let (colors, depth, stencil) = unsafe {
            (
                slice(info.p_color_attachments, info.color_attachment_count).to_vec(),
                info.p_depth_attachment.as_ref().copied(),
                info.p_stencil_attachment.as_ref().copied(),
            )
        };
        Self {
            area: info.render_area,
            layer_count: info.layer_count,
            view_mask: info.view_mask,
            is_suspended: info.flags.contains(RenderingFlags::SUSPENDING),
            colors,
            depth,
            stencil,
        }
    }

    /// All attachments with a view, and what they are.
    fn attachments(&self) -> impl Iterator<Item = (ImageAspectFlags, &RenderingAttachmentInfo)> {
        let colors = self.colors.iter().map(|one| (ImageAspectFlags::COLOR, one));
        let depth = self.depth.iter().map(|one| (ImageAspectFlags::DEPTH, one));
        let stencil = self.stencil.iter().map(|one| (ImageAspectFlags::STENCIL, one));
        colors.chain(depth).chain(stencil).filter(|(_, one)| !one.image_view.is_null())
    }

    /// The layers that are rendered: the views of a mask, or the first ones.
    fn layers(&self) -> impl Iterator<Item = u32> + use<> {
        let (mask, count) = match self.view_mask {
            0 => (u32::MAX, self.layer_count),
            mask => (mask, u32::BITS),
        };
        (0..count).filter(move |&layer| layer >= u32::BITS || mask & 1 << layer != 0)
    }

    /// Clears the attachments that are to be cleared.
    ///
    /// # Safety
    ///
    /// Valid usage of vkCmdBeginRendering.
    unsafe fn load(&self) {
        let cleared = self.attachments().filter(|(_, one)| one.load_op == AttachmentLoadOp::CLEAR);
        for (aspect, attachment) in cleared {
            for layer in self.layers() {
                let place = Place { rect: self.area, layers: layer..layer + 1 };
                // SAFETY: the caller's promise.
                unsafe {
                    clear_view(attachment.image_view, aspect, &place, &attachment.clear_value);
                }
            }
        }
    }

    /// Resolves the attachments that are to be resolved.
    ///
    /// # Safety
    ///
    /// Valid usage of vkCmdEndRendering.
    unsafe fn resolve(&self) {
        for (aspect, attachment) in self.attachments() {
            let is_resolved = attachment.resolve_mode != ResolveModeFlags::NONE
                && !attachment.resolve_image_view.is_null();
            if is_resolved {
                // SAFETY: the caller's promise.
                self.layers()
                    .for_each(|layer| unsafe { self.resolve_one(aspect, attachment, layer) });
            }
        }
    }

    /// # Safety
    ///
    /// Valid usage of vkCmdEndRendering: both views are alive, and their formats are one.
    unsafe fn resolve_one(
        &self,
        aspect: ImageAspectFlags,
        attachment: &RenderingAttachmentInfo,
        layer: u32,
    ) {
        // SAFETY: the caller's promise.
        unsafe {
            let view = Shown::new(attachment.image_view, aspect);
            let target = Shown::new(attachment.resolve_image_view, aspect);
            let (Some(view), Some(target)) = (view, target) else { return };
            let area = view.within(self.area);
            let (from, to) = (view.layer(layer, area.offset), target.layer(layer, area.offset));
            let (Some(from), Some(to)) = (from, to) else { return };
            let averages = attachment.resolve_mode == ResolveModeFlags::AVERAGE;
            let encoding = Encoding::new(view.info.format, aspect).filter(|_| averages);
            let size = [area.extent.width.into(), area.extent.height.into(), 1];
            host_blits::resolve(&from, &to, size, encoding.as_ref());
        }
    }

    /// # Safety
    ///
    /// Valid usage of vkCmdClearAttachments.
    unsafe fn clear(&self, clear: &vk::ClearAttachment, rect: &vk::ClearRect) {
        let first = rect.base_array_layer;
        let of_rect = first..first.saturating_add(rect.layer_count);
        let is_multiview = self.view_mask != 0;
        for aspect in each(clear.aspect_mask) {
            let attachment = match aspect {
                ImageAspectFlags::DEPTH => self.depth.as_ref(),
                ImageAspectFlags::STENCIL => self.stencil.as_ref(),
                _ => self.colors.get(clear.color_attachment as usize),
            };
            let view = attachment.map_or(vk::ImageView::NULL, |attachment| attachment.image_view);
            if view.is_null() {
                continue;
            }
            let cleared = self.layers().filter(|layer| is_multiview || of_rect.contains(layer));
            for layer in cleared {
                let place = Place { rect: rect.rect, layers: layer..layer + 1 };
                // SAFETY: the caller's promise.
                unsafe { clear_view(view, aspect, &place, &clear.clear_value) };
            }
        }
    }
}

/// Executes vkCmdBeginRendering.
///
/// # Safety
///
/// Valid usage of the command, of whose execution this call is part. The views live until the
/// rendering ends.
pub unsafe fn begin(info: &vk::RenderingInfo) {
    // SAFETY: the caller's promise.
    unsafe {
        let rendering = Rendering::new(info);
        if !info.flags.contains(RenderingFlags::RESUMING) {
            rendering.load();
        }
        CURRENT.set(Some(rendering));
    }
}

/// Executes vkCmdEndRendering. A rendering that is suspended is resolved by the one that resumes it last.
///
/// # Safety
///
/// Valid usage of the command, of whose execution this call is part.
pub unsafe fn end() {
    if let Some(rendering) = CURRENT.take().filter(|rendering| !rendering.is_suspended) {
        // SAFETY: the caller's promise.
        unsafe { rendering.resolve() };
    }
}

/// The number of views of the rendering that [`begin`] began in this thread; 1 without multiview, and
/// without a rendering.
pub(super) fn views() -> u32 {
    CURRENT.with_borrow(|current| {
        current.as_ref().map_or(1, |rendering| rendering.view_mask.count_ones().max(1))
    })
}

/// Executes vkCmdClearAttachments, in the rendering that [`begin`] began in this thread.
///
/// # Safety
///
/// Valid usage of the command, of whose execution this call is part.
pub unsafe fn clear_attachments(clears: &[vk::ClearAttachment], rects: &[vk::ClearRect]) {
    CURRENT.with_borrow(|current| {
        let Some(rendering) = current else { return };
        for (clear, rect) in clears.iter().flat_map(|one| rects.iter().map(move |rect| (one, rect)))
        {
            // SAFETY: the caller's promise.
            unsafe { rendering.clear(clear, rect) };
        }
    });
}
