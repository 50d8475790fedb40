//! Clears of images in the host's memory, for drivers that execute commands on the CPU: of whole
//! images, and of rectangles of what a view shows. [`host_rendering`](super::host_rendering) clears
//! attachments by it.
//!
//! Formats without an [`Encoding`] are passed over: nothing can be cleared in these.

use std::ops::Range;

use dispatch_tables::vk::{self, ImageAspectFlags};

use super::host_copies::{self, Texels};
use super::{held, host_images};
use crate::capability::images::{block, each};
use crate::capability::texels::{Color, Encoding};

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
    let texel = encoding.texel(&Color::of_clear(encoding.kind(), color));
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
            let texel = encoding.texel(&depth_or_stencil(aspect, value));
            let range = vk::ImageSubresourceRange { aspect_mask: aspect, ..*range };
            // SAFETY: the caller's promise. The texel is as large as the aspect's.
            unsafe { host_copies::fill(image, &range, &texel) };
        }
    }
}

fn depth_or_stencil(aspect: ImageAspectFlags, value: &vk::ClearDepthStencilValue) -> Color {
    match aspect {
        ImageAspectFlags::STENCIL => Color::Unsigned([value.stencil.into(); 4]),
        _ => Color::Float([value.depth.into(); 4]),
    }
}

/// A rectangle of some layers of a view, counted from the view's first.
pub(super) struct Place {
    pub(super) rect: vk::Rect2D,
    pub(super) layers: Range<u32>,
}

/// One layer of one aspect of a view: a part of its image. Layers of a view of a 3D image are slices.
///
/// # Safety
///
/// The view is of [`held`], and alive with its image.
pub(super) unsafe fn layer_of_view(
    view: &vk::ImageViewCreateInfo,
    aspect: ImageAspectFlags,
    layer: u32,
    offset: vk::Offset2D,
) -> (vk::ImageSubresourceLayers, vk::Offset3D) {
    // SAFETY: the caller's promise.
    let image_type = unsafe { host_images::image(view.image) }.info().image_type;
    let layer = view.subresource_range.base_array_layer + layer;
    let (base_array_layer, z) = match image_type {
        vk::ImageType::TYPE_3D => (0, layer),
        _ => (layer, 0),
    };
    let part = vk::ImageSubresourceLayers {
        aspect_mask: aspect,
        mip_level: view.subresource_range.base_mip_level,
        base_array_layer,
        layer_count: 1,
    };
    (part, vk::Offset3D { x: offset.x, y: offset.y, z: z as i32 })
}

/// Fills a place of one aspect of a view. A view of another format than its image's is filled as the
/// view says, if the texels of both are as large.
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
    let (view, image) = unsafe {
        let view = held::info::<vk::ImageViewCreateInfo>(view);
        (view, host_images::image(view.image))
    };
    let of_format = if aspect_is_plane(aspect) { ImageAspectFlags::COLOR } else { aspect };
    let block = block(image.info().format, image.info().texel_aspect(aspect));
    let (Some(encoding), Some(block)) = (Encoding::new(view.format, of_format), block) else {
        return;
    };
    if encoding.size() as u64 != block.size {
        return;
    }
    // SAFETY: all members of the union are numbers.
    let color = unsafe {
        match of_format {
            ImageAspectFlags::COLOR => Color::of_clear(encoding.kind(), &value.color),
            _ => depth_or_stencil(aspect, &value.depth_stencil),
        }
    };
    let texel = encoding.texel(&color);
    let extent = image.info().level_extent(block, view.subresource_range.base_mip_level);
    let rect = within(place.rect, extent);
    for layer in place.layers.clone() {
        // SAFETY: the caller's promise; the rectangle is within the image.
        unsafe {
            let (part, offset) = layer_of_view(view, aspect, layer, rect.offset);
            if let Some(texels) = Texels::new(image, aspect, &part, offset) {
                fill(&texels, rect.extent, &texel);
            }
        }
    }
}

/// A view of a plane has the plane's format, whose only aspect is color.
fn aspect_is_plane(aspect: ImageAspectFlags) -> bool {
    let planes = ImageAspectFlags::PLANE_0 | ImageAspectFlags::PLANE_1 | ImageAspectFlags::PLANE_2;
    planes.intersects(aspect)
}

/// The part of a rectangle that is within an image.
pub(super) fn within(rect: vk::Rect2D, extent: vk::Extent3D) -> vk::Rect2D {
    let side = |start: i32, length: u32, end: u32| {
        let first = start.max(0);
        let last = (i64::from(start) + i64::from(length)).min(end.into());
        (first, u32::try_from(last - i64::from(first)).unwrap_or_default())
    };
    let (x, width) = side(rect.offset.x, rect.extent.width, extent.width);
    let (y, height) = side(rect.offset.y, rect.extent.height, extent.height);
    vk::Rect2D { offset: vk::Offset2D { x, y }, extent: vk::Extent2D { width, height } }
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
