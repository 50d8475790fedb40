//! Blits and resolves of images in the host's memory, for drivers that execute commands on the CPU.
//!
//! The filter is nearest or linear. Both formats have an [`Encoding`], or the source has
//! [`compressed`] blocks; blits of other formats do nothing. With the nearest filter and one format for
//! both, texels are copied as they are.

use dispatch_tables::vk::{self, ImageAspectFlags};

use super::host_copies::{Texels, layers, size};
use super::host_images::{self, Image};
use crate::capability::compressed;
use crate::capability::images::{block, each};
use crate::capability::texels::{Color, Encoding, Kind};
use crate::objects::slice;

/// Executes vkCmdBlitImage2.
///
/// # Safety
///
/// Valid usage of the command, of whose execution this call is part: images are of
/// [`host_images`], bound and alive, and the regions are within them.
pub unsafe fn blit_image(info: &vk::BlitImageInfo2) {
    // SAFETY: the caller's promise.
    unsafe {
        let (from, to) = (host_images::image(info.src_image), host_images::image(info.dst_image));
        for region in slice(info.p_regions, info.region_count) {
            let aspects = each(region.src_subresource.aspect_mask);
            for (of, into) in aspects.zip(each(region.dst_subresource.aspect_mask)) {
                let (Some(source), Some(target)) = (Side::source(from, of), Side::target(to, into))
                else {
                    continue;
                };
                blit_region(&source, &target, region, info.filter);
            }
        }
    }
}

/// Executes vkCmdResolveImage2: the average of the samples, or the first sample of integers, depth and
/// stencil.
///
/// # Safety
///
/// As for [`blit_image`].
pub unsafe fn resolve_image(info: &vk::ResolveImageInfo2) {
    // SAFETY: the caller's promise.
    unsafe {
        let (from, to) = (host_images::image(info.src_image), host_images::image(info.dst_image));
        for region in slice(info.p_regions, info.region_count) {
            let (source, target) = (&region.src_subresource, &region.dst_subresource);
            let aspect = source.aspect_mask;
            let Some(block) = block(from.info().format, from.info().texel_aspect(aspect)) else {
                continue;
            };
            let (Some(of), Some(into)) = (
                Texels::new(from, aspect, source, region.src_offset),
                Texels::new(to, aspect, target, region.dst_offset),
            ) else {
                continue;
            };
            let encoding = Encoding::new(from.info().format, aspect);
            let size = size(from, block, source, region.extent);
            resolve(&of, &into, size, encoding.as_ref());
        }
    }
}

/// Resolves a box of texels: to the average by this encoding, or to the first sample.
///
/// # Safety
///
/// Both have so many columns, rows and slices, and texels of the same bytes.
pub(super) unsafe fn resolve(
    from: &Texels,
    to: &Texels,
    [columns, rows, slices]: [u64; 3],
    encoding: Option<&Encoding>,
) {
    let encoding = encoding.filter(|encoding| encoding.kind() == Kind::Float);
    let places = (0..slices).flat_map(|slice| (0..rows).map(move |row| (slice, row)));
    let places = places.flat_map(|(slice, row)| (0..columns).map(move |at| [at, row, slice]));
    for place in places {
        // SAFETY: the caller's promise. Source and target are different images.
        let (samples, texel) = unsafe {
            (
                std::slice::from_raw_parts(from.at(place), from.block as usize),
                std::slice::from_raw_parts_mut(to.at(place), to.block as usize),
            )
        };
        match encoding {
            Some(encoding) => encoding.encode(&average(encoding, samples), texel),
            None => texel.copy_from_slice(&samples[..texel.len()]),
        }
    }
}

/// The average of a texel's samples.
fn average(encoding: &Encoding, samples: &[u8]) -> Color {
    let count = samples.len() / encoding.size();
    let colors = samples.chunks_exact(encoding.size()).map(|sample| encoding.decode(sample));
    sum(colors.map(|color| (color, 1.0 / count as f64)))
}

/// The sum of colors with weights; the first of integers.
fn sum(mut colors: impl Iterator<Item = (Color, f64)>) -> Color {
    let (first, weight) = colors.next().expect("a texel has a sample");
    let Color::Float(first) = first else { return first };
    let mut sum = first.map(|value| value * weight);
    for (color, weight) in colors {
        if let Color::Float(values) = color {
            sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value * weight);
        }
    }
    Color::Float(sum)
}

/// An image of a blit, in one aspect.
struct Side<'a> {
    image: &'a Image,
    aspect: ImageAspectFlags,
    encoding: Encoding,
}

impl<'a> Side<'a> {
    fn target(image: &'a Image, aspect: ImageAspectFlags) -> Option<Self> {
        let encoding = Encoding::new(image.info().format, aspect)?;
        Some(Self { image, aspect, encoding })
    }

    fn source(image: &'a Image, aspect: ImageAspectFlags) -> Option<Self> {
        let format = image.info().format;
        let encoding = Encoding::new(compressed::plain(format).unwrap_or(format), aspect)?;
        Some(Self { image, aspect, encoding })
    }

    /// The width, height and depth of a mip level.
    fn extent(&self, level: u32) -> [u32; 3] {
        let block = block(self.image.info().format, self.aspect);
        let extent = block.map(|block| self.image.info().level_extent(block, level));
        extent.map_or([0; 3], |extent| [extent.width, extent.height, extent.depth])
    }

    /// The texels of a layer of compressed blocks, with the memory that they are in; none of a layer
    /// without such blocks.
    ///
    /// # Safety
    ///
    /// The extent is the layer's.
    unsafe fn decompressed(&self, layer: &Texels, extent: [u32; 3]) -> Option<(Vec<u8>, Texels)> {
        let format = self.image.info().format;
        compressed::plain(format)?;
        let (size, [width, height, depth]) =
            (self.encoding.size(), extent.map(|side| side as usize));
        let mut bytes = vec![0; size * width * height * depth];
        for (y, z) in (0..depth).flat_map(|z| (0..height).step_by(4).map(move |y| (y, z))) {
            for x in (0..width).step_by(4) {
                // SAFETY: the caller's promise.
                let block = unsafe {
                    let place = layer.at([x / 4, y / 4, z].map(|at| at as u64));
                    std::slice::from_raw_parts(place, layer.block as usize)
                };
                let texels = compressed::texels(format, block);
                let row = size * 4.min(width - x);
                for (y, texels) in (y..height).zip(texels.chunks_exact(size * 4)) {
                    let start = size * ((z * height + y) * width + x);
                    bytes[start..][..row].copy_from_slice(&texels[..row]);
                }
            }
        }
        let rows = [width, height].map(|side| side as u64);
        let texels = Texels::packed(bytes.as_mut_ptr(), size as u64, rows);
        Some((bytes, texels))
    }

    /// The texels or blocks of a layer of a region, counted from the layer's first.
    ///
    /// # Safety
    ///
    /// The image is bound.
    unsafe fn layer(&self, part: &vk::ImageSubresourceLayers, layer: u32) -> Option<Texels> {
        let base_array_layer = part.base_array_layer + layer;
        let part = vk::ImageSubresourceLayers { base_array_layer, ..*part };
        // SAFETY: the caller's promise.
        unsafe { Texels::new(self.image, self.aspect, &part, vk::Offset3D::default()) }
    }
}

/// # Safety
///
/// Valid usage of a blit between these images.
unsafe fn blit_region(
    source: &Side<'_>,
    target: &Side<'_>,
    region: &vk::ImageBlit2,
    filter: vk::Filter,
) {
    let (from, to) = (&region.src_subresource, &region.dst_subresource);
    let (from_extent, to_extent) = (source.extent(from.mip_level), target.extent(to.mip_level));
    let axes = [0, 1, 2].map(|axis| {
        let bounds =
            |offsets: [vk::Offset3D; 2]| offsets.map(|offset| [offset.x, offset.y, offset.z][axis]);
        let (of, into) = (bounds(region.src_offsets), bounds(region.dst_offsets));
        taps(of, from_extent[axis], into, to_extent[axis], filter)
    });
    for layer in 0..layers(target.image, to) {
        // SAFETY: the caller's promise; the taps are within the layers.
        unsafe {
            if let (Some(of), Some(into)) = (source.layer(from, layer), target.layer(to, layer)) {
                let plain = source.decompressed(&of, from_extent);
                let of = plain.as_ref().map_or(&of, |(_, texels)| texels);
                blit_layer((&source.encoding, of), (&target.encoding, &into), &axes);
            }
        }
    }
}

/// What a texel of the target takes of the source, along one axis.
struct Tap {
    to: u64,
    from: [(u64, f64); 2],
}

/// The taps of an axis (specification, "Image Copies With Scaling"): a target's texel is where its
/// center is in the source, where texels outside are those of the edge.
fn taps(
    [from_start, from_end]: [i32; 2],
    from_extent: u32,
    [to_start, to_end]: [i32; 2],
    to_extent: u32,
    filter: vk::Filter,
) -> Vec<Tap> {
    let scale = f64::from(from_end - from_start) / f64::from(to_end - to_start);
    let last = f64::from(from_extent.saturating_sub(1));
    let texel = |at: f64| at.clamp(0.0, last) as u64;
    let tap = |to: u32| {
        let at = (f64::from(to) + 0.5 - f64::from(to_start)) * scale + f64::from(from_start);
        let from = match filter {
            vk::Filter::NEAREST => [(texel(at.floor()), 1.0), (0, 0.0)],
            _ => {
                let first = (at - 0.5).floor();
                let share = at - 0.5 - first;
                [(texel(first), 1.0 - share), (texel(first + 1.0), share)]
            }
        };
        Tap { to: to.into(), from }
    };
    let end = |end: i32| end.max(0).unsigned_abs().min(to_extent);
    (end(to_start.min(to_end))..end(to_start.max(to_end))).map(tap).collect()
}

/// # Safety
///
/// The taps are within the texels.
unsafe fn blit_layer(
    (decoding, from): (&Encoding, &Texels),
    (encoding, to): (&Encoding, &Texels),
    [columns, rows, slices]: &[Vec<Tap>; 3],
) {
    let is_same = decoding == encoding;
    for (slice, row) in slices.iter().flat_map(|slice| rows.iter().map(move |row| (slice, row))) {
        for column in columns {
            let taps = [column, row, slice];
            // SAFETY: the caller's promise.
            unsafe {
                let texel = to.at(taps.map(|tap| tap.to));
                let texel = std::slice::from_raw_parts_mut(texel, encoding.size());
                let is_copy = is_same && taps.iter().all(|tap| tap.from[1].1 == 0.0);
                if is_copy {
                    let source = from.at(taps.map(|tap| tap.from[0].0));
                    texel.copy_from_slice(std::slice::from_raw_parts(source, decoding.size()));
                } else {
                    encoding.encode(&sample(decoding, from, taps), texel);
                }
            }
        }
    }
}

/// The sum of up to eight texels.
///
/// # Safety
///
/// The taps are within the texels.
unsafe fn sample(decoding: &Encoding, texels: &Texels, [column, row, slice]: [&Tap; 3]) -> Color {
    let pairs = slice.from.iter().flat_map(|z| row.from.iter().map(move |y| (z, y)));
    let places = pairs
        .flat_map(|(z, y)| column.from.iter().map(move |x| ([x.0, y.0, z.0], x.1 * y.1 * z.1)));
    let weighted = places.filter(|(_, weight)| *weight > 0.0);
    sum(weighted.map(|(place, weight)| {
        // SAFETY: the caller's promise.
        let texel = unsafe { std::slice::from_raw_parts(texels.at(place), decoding.size()) };
        (decoding.decode(texel), weight)
    }))
}
