//! Clears of images in the host's memory, for drivers that execute commands on the CPU: of whole mip
//! levels and array layers, and of rectangles of views, which are the attachments of
//! [`host_rendering`](super::host_rendering).
//!
//! Clears of formats without an [`Encoding`] do nothing.

use std::ops::Range;

use dispatch_tables::vk::{self, ImageAspectFlags};

use super::held;
use super::host_copies::{self, Texels};
use super::host_images::{self, Image};
use crate::capability::images::{Block, block, blocks, each};
use crate::capability::texels::Encoding;

/// Executes vkCmdClearColorImage.
///
/// # Safety
///
/// Valid usage of the command, of whose execution this call is part: the image is of
/// [`host_images`], bound and alive.
pub unsafe fn clear_color_image(
    image: vk::Image,
    color: &vk::ClearColorValue,
    ranges: &[vk::ImageSubresourceRange],
) {
    // SAFETY: the caller's promise.
    let format = unsafe { host_images::image(image) }.info().format;
    let Some(encoding) = Encoding::new(format, ImageAspectFlags::COLOR) else { return };
    let texel = encoding.texel(&encoding.clear_color(color));
    for range in ranges {
        // SAFETY: the caller's promise. The texel is as large as the format's.
        unsafe { host_copies::fill(image, range, &texel) };
    }
}

/// Executes vkCmdClearDepthStencilImage.
///
/// # Safety
///
/// As for [`clear_color_image`].
pub unsafe fn clear_depth_stencil_image(
    image: vk::Image,
    value: &vk::ClearDepthStencilValue,
    ranges: &[vk::ImageSubresourceRange],
) {
    // SAFETY: the caller's promise.
    let format = unsafe { host_images::image(image) }.info().format;
    for range in ranges {
        for aspect in each(range.aspect_mask) {
            let Some(encoding) = Encoding::new(format, aspect) else { continue };
            let texel = encoding.texel(&encoding.clear_depth_stencil(value));
            let range = vk::ImageSubresourceRange { aspect_mask: aspect, ..*range };
            // SAFETY: the caller's promise. The texel is as large as the aspect's.
            unsafe { host_copies::fill(image, &range, &texel) };
        }
    }
}

/// A rectangle of some layers of a view, counted from the view's first.
pub(super) struct Place {
    pub(super) rect: vk::Rect2D,
    pub(super) layers: Range<u32>,
}

/// What a view shows of its image, in one aspect.
pub(super) struct Shown<'a> {
    pub(super) info: &'a vk::ImageViewCreateInfo,
    image: &'a Image,
    /// Of the image: a color attachment may be a plane.
    aspect: ImageAspectFlags,
    block: Block,
}

impl Shown<'_> {
    /// None where the image's format does not have the aspect.
    ///
    /// # Safety
    ///
    /// The view is of [`held`], and alive with its image.
    pub(super) unsafe fn new(view: vk::ImageView, aspect: ImageAspectFlags) -> Option<Self> {
        // SAFETY: the caller's promise.
        let (info, image) = unsafe {
            let info = held::info::<vk::ImageViewCreateInfo>(view);
            (info, host_images::image(info.image))
        };
        let aspect = match aspect {
            ImageAspectFlags::DEPTH | ImageAspectFlags::STENCIL => aspect,
            _ => info.subresource_range.aspect_mask,
        };
        let block = block(image.info().format, image.info().texel_aspect(aspect))?;
        Some(Self { info, image, aspect, block })
    }

    /// The part of a rectangle that is within the view. A texel of a view is a block of its image.
    pub(super) fn within(&self, rect: vk::Rect2D) -> vk::Rect2D {
        let level = self.info.subresource_range.base_mip_level;
        let extent = self.image.info().level_extent(self.block, level);
        let [columns, rows, _] = blocks(self.block, extent);
        let side = |start: i32, length: u32, end: u64| {
            let first = start.max(0);
            let last = (i64::from(start) + i64::from(length)).min(end as i64);
            (first, u32::try_from(last - i64::from(first)).unwrap_or_default())
        };
        let (x, width) = side(rect.offset.x, rect.extent.width, columns);
        let (y, height) = side(rect.offset.y, rect.extent.height, rows);
        vk::Rect2D { offset: vk::Offset2D { x, y }, extent: vk::Extent2D { width, height } }
    }

    /// The texels of a layer from an offset on. Layers of a view of a 3D image are slices.
    ///
    /// # Safety
    ///
    /// The image is bound, and the offset within the view.
    pub(super) unsafe fn layer(&self, layer: u32, offset: vk::Offset2D) -> Option<Texels> {
        let layer = self.info.subresource_range.base_array_layer + layer;
        let (base_array_layer, z) = match self.image.info().image_type {
            vk::ImageType::TYPE_3D => (0, layer),
            _ => (layer, 0),
        };
        let part = vk::ImageSubresourceLayers {
            aspect_mask: self.aspect,
            mip_level: self.info.subresource_range.base_mip_level,
            base_array_layer,
            layer_count: 1,
        };
        let [width, height, _] = self.block.extent.map(|texels| texels as i32);
        let (x, y) = (offset.x * width, offset.y * height);
        // SAFETY: the caller's promise.
        unsafe { Texels::new(self.image, self.aspect, &part, vk::Offset3D { x, y, z: z as i32 }) }
    }
}

/// Fills a place of one aspect of a view. A view of another format than its image's is filled as the
/// view says, if the texels of both, or the blocks of the image, are as large.
///
/// # Safety
///
/// The view is of [`held`], alive with its image, which is bound; nobody else uses the texels.
pub(super) unsafe fn clear_view(
    view: vk::ImageView,
    aspect: ImageAspectFlags,
    place: &Place,
    value: &vk::ClearValue,
) {
    // SAFETY: the caller's promise.
    let Some(shown) = (unsafe { Shown::new(view, aspect) }) else { return };
    let of_format = match aspect {
        ImageAspectFlags::DEPTH | ImageAspectFlags::STENCIL => aspect,
        // A view of a plane has the plane's format, whose only aspect is color.
        _ => ImageAspectFlags::COLOR,
    };
    let encoding = Encoding::new(shown.info.format, of_format);
    let fits = |encoding: &Encoding| encoding.size() as u64 == shown.block.size;
    let Some(encoding) = encoding.filter(fits) else { return };
    // SAFETY: all members of the union are numbers.
    let color = unsafe {
        match of_format {
            ImageAspectFlags::COLOR => encoding.clear_color(&value.color),
            _ => encoding.clear_depth_stencil(&value.depth_stencil),
        }
    };
    let (texel, rect) = (encoding.texel(&color), shown.within(place.rect));
    for layer in place.layers.clone() {
        // SAFETY: the caller's promise; the rectangle is within the view.
        unsafe {
            if let Some(texels) = shown.layer(layer, rect.offset) {
                fill(&texels, rect.extent, &texel);
            }
        }
    }
}

/// # Safety
///
/// There are so many texels, whose bytes are as many as this one's, in each sample.
unsafe fn fill(texels: &Texels, extent: vk::Extent2D, texel: &[u8]) {
    let bytes = (u64::from(extent.width) * texels.block) as usize;
    for row in 0..extent.height.into() {
        // SAFETY: the caller's promise.
        let row = unsafe { std::slice::from_raw_parts_mut(texels.at([0, row, 0]), bytes) };
        host_copies::repeat(texel, row);
    }
}
