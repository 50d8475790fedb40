//! Copies of images and buffers in the host's memory: of commands, for a driver that executes them on
//! the CPU, and of VK_EXT_host_image_copy.
//!
//! The entries are no part of [`ALL`](super::ALL): a driver takes them with
//! [`also`](crate::objects::Description::also), beside those of
//! [`host_memory`] and [`host_images`].

use dispatch_tables::vk::{self, ImageAspectFlags};

use super::host_images::{self, Image};
use super::host_memory;
use crate::capability::images::{Block, block, blocks, each};
use crate::common;
use crate::objects::{Common, slice};

/// The entries: copies without a command buffer.
pub static ENTRIES: &[Common] = &[
    common!(
        CopyMemoryToImage,
        copy_memory_to_image,
        [],
        beside [ALLOCATE_MEMORY, CREATE_IMAGE]
    ),
    common!(
        CopyImageToMemory,
        copy_image_to_memory,
        [],
        beside [ALLOCATE_MEMORY, CREATE_IMAGE]
    ),
    common!(
        CopyImageToImage,
        copy_image_to_image,
        [],
        beside [ALLOCATE_MEMORY, CREATE_IMAGE]
    ),
    common!(TransitionImageLayout, transition, [], beside[CREATE_IMAGE]),
];

/// Executes vkCmdCopyBuffer2.
///
/// # Safety
///
/// Valid usage of the command, of whose execution this call is part: buffers are bound and alive.
///
/// # Panics
///
/// Where a region is not within its buffer.
pub unsafe fn copy_buffer(info: &vk::CopyBufferInfo2) {
    // SAFETY: the caller's promise. Both buffers may be one.
    unsafe {
        for region in slice(info.p_regions, info.region_count) {
            let from = host_memory::bytes(info.src_buffer, region.src_offset, region.size);
            let to = host_memory::bytes(info.dst_buffer, region.dst_offset, region.size);
            to.cast::<u8>().copy_from(from.cast(), from.len());
        }
    }
}

/// Executes vkCmdCopyBufferToImage2.
///
/// # Safety
///
/// Valid usage of the command, of whose execution this call is part: buffer and image are bound and
/// alive, and the regions are within them.
pub unsafe fn copy_buffer_to_image(info: &vk::CopyBufferToImageInfo2) {
    // SAFETY: the caller's promise.
    unsafe {
        let image = host_images::image(info.dst_image);
        for region in slice(info.p_regions, info.region_count) {
            copy_region(image, &of_buffer(info.src_buffer, region), &Direction::ToImage);
        }
    }
}

/// Executes vkCmdCopyImageToBuffer2.
///
/// # Safety
///
/// As for [`copy_buffer_to_image`].
pub unsafe fn copy_image_to_buffer(info: &vk::CopyImageToBufferInfo2) {
    // SAFETY: the caller's promise.
    unsafe {
        let image = host_images::image(info.src_image);
        for region in slice(info.p_regions, info.region_count) {
            copy_region(image, &of_buffer(info.dst_buffer, region), &Direction::FromImage);
        }
    }
}

/// Executes vkCmdCopyImage2.
///
/// # Safety
///
/// Valid usage of the command, of whose execution this call is part: images are bound and alive, and
/// the regions are within them.
pub unsafe fn copy_image(info: &vk::CopyImageInfo2) {
    // SAFETY: the caller's promise.
    unsafe { copy_regions(info.src_image, info.dst_image, info.p_regions, info.region_count) };
}

/// Fills mip levels and array layers of one aspect with a texel, or a block, as it is in memory: for
/// vkCmdClearColorImage and vkCmdClearDepthStencilImage, whose texel the driver has encoded. Depth and
/// stencil of a range with both are filled one after the other.
///
/// # Safety
///
/// The image is of [`host_images`], bound and alive, and nobody else uses its texels meanwhile.
///
/// # Panics
///
/// Where the texel has not the size of a block of the aspect.
pub unsafe fn fill(image: vk::Image, range: &vk::ImageSubresourceRange, texel: &[u8]) {
    // SAFETY: the caller's promise.
    let image = unsafe { host_images::image(image) };
    let info = image.info();
    let parts = info.parts(range);
    let start = image.start(range.aspect_mask);
    for layout in parts.filter_map(|(level, layer)| info.layout(range.aspect_mask, level, layer)) {
        let block = block(info.format, info.texel_aspect(range.aspect_mask));
        assert_eq!(block.map(|block| block.size), Some(texel.len() as u64), "the size of a texel");
        // SAFETY: the layout is within the image, which is bound.
        let bytes = unsafe {
            let start = start.add(layout.offset as usize);
            std::slice::from_raw_parts_mut(start, layout.size as usize)
        };
        repeat(texel, bytes);
    }
}

/// Fills bytes with a texel.
pub(super) fn repeat(texel: &[u8], bytes: &mut [u8]) {
    bytes.chunks_exact_mut(texel.len()).for_each(|place| place.copy_from_slice(texel));
}

/// Texels of one aspect of an image: a box of blocks, slice by slice. A slice is an array layer or a
/// step of depth.
pub(super) struct Texels {
    start: *mut u8,
    /// The bytes of a block with its samples.
    pub(super) block: u64,
    row: u64,
    slice: u64,
}

impl Texels {
    /// Texels or blocks of so many bytes, one after the other, in rows of so many and slices of so many
    /// rows.
    pub(super) fn packed(start: *mut u8, block: u64, [columns, rows]: [u64; 2]) -> Self {
        let row = columns * block;
        Self { start, block, row, slice: rows * row }
    }

    /// Where a block is: column, row and slice.
    ///
    /// # Safety
    ///
    /// The image has such a block.
    pub(super) unsafe fn at(&self, [column, row, slice]: [u64; 3]) -> *mut u8 {
        let offset = slice * self.slice + row * self.row + column * self.block;
        // SAFETY: the caller's promise.
        unsafe { self.start.add(offset as usize) }
    }

    /// # Safety
    ///
    /// The image is bound, and has this part.
    pub(super) unsafe fn new(
        image: &Image,
        aspect: ImageAspectFlags,
        part: &vk::ImageSubresourceLayers,
        offset: vk::Offset3D,
    ) -> Option<Self> {
        let info = image.info();
        let layout = info.layout(aspect, part.mip_level, part.base_array_layer)?;
        let block = block(info.format, info.texel_aspect(aspect))?;
        let at = |texels: i32, dimension: usize| {
            u64::from(texels.unsigned_abs() / block.extent[dimension])
        };
        let is_deep = info.image_type == vk::ImageType::TYPE_3D;
        let size = block.size * u64::from(info.samples.as_raw().max(1));
        let start = layout.offset
            + at(offset.z, 2) * layout.depth_pitch
            + at(offset.y, 1) * layout.row_pitch
            + at(offset.x, 0) * size;
        Some(Self {
            // SAFETY: the caller says that the part is in the image's memory.
            start: unsafe { image.start(aspect).add(start as usize) },
            block: size,
            row: layout.row_pitch,
            slice: if is_deep { layout.depth_pitch } else { layout.array_pitch },
        })
    }
}

/// How many columns, rows and slices of blocks a region has.
pub(super) fn size(
    image: &Image,
    block: Block,
    part: &vk::ImageSubresourceLayers,
    extent: vk::Extent3D,
) -> [u64; 3] {
    let [columns, rows, deep] = blocks(block, extent);
    [columns, rows, deep.max(layers(image, part).into())]
}

/// How many layers a region has.
pub(super) fn layers(image: &Image, part: &vk::ImageSubresourceLayers) -> u32 {
    match part.layer_count {
        vk::REMAINING_ARRAY_LAYERS => image.info().array_layers - part.base_array_layer,
        count => count,
    }
}

/// A region of a copy between an image and memory, whose rows and slices have lengths of their own;
/// with a length of 0 they are as long as the region's.
struct Region<'a> {
    memory: *mut u8,
    lengths: [u32; 2],
    part: &'a vk::ImageSubresourceLayers,
    offset: vk::Offset3D,
    extent: vk::Extent3D,
}

enum Direction {
    ToImage,
    FromImage,
}

/// # Safety
///
/// The buffer is of [`host_memory`], bound and alive.
unsafe fn of_buffer(buffer: vk::Buffer, region: &vk::BufferImageCopy2) -> Region<'_> {
    Region {
        // SAFETY: the caller's promise.
        memory: unsafe { host_memory::bytes(buffer, region.buffer_offset, vk::WHOLE_SIZE) }.cast(),
        lengths: [region.buffer_row_length, region.buffer_image_height],
        part: &region.image_subresource,
        offset: region.image_offset,
        extent: region.image_extent,
    }
}

/// # Safety
///
/// Valid usage of a copy between the image and this memory; nobody else uses the texels meanwhile.
unsafe fn copy_region(image: &Image, region: &Region<'_>, direction: &Direction) {
    let aspect = image.info().texel_aspect(region.part.aspect_mask);
    let Some(block) = block(image.info().format, aspect) else { return };
    let or = |given: u32, otherwise: u32| if given == 0 { otherwise } else { given };
    let width = or(region.lengths[0], region.extent.width);
    let height = or(region.lengths[1], region.extent.height);
    let [columns, rows, _] = blocks(block, vk::Extent3D { width, height, depth: 1 });
    let memory = Texels::packed(region.memory, block.size, [columns, rows]);
    let size = size(image, block, region.part, region.extent);
    // SAFETY: the caller's promise.
    unsafe {
        let Some(texels) = Texels::new(image, aspect, region.part, region.offset) else { return };
        match direction {
            Direction::ToImage => copy_blocks(&memory, &texels, size),
            Direction::FromImage => copy_blocks(&texels, &memory, size),
        }
    }
}

/// # Safety
///
/// Both have so many columns, rows and slices of blocks.
unsafe fn copy_blocks(from: &Texels, to: &Texels, [columns, rows, slices]: [u64; 3]) {
    let bytes = (columns * from.block.min(to.block)) as usize;
    for (slice, row) in (0..slices).flat_map(|slice| (0..rows).map(move |row| (slice, row))) {
        let place = [0, row, slice];
        // SAFETY: the caller says that there is such a row. Both images may be one.
        unsafe { to.at(place).copy_from(from.at(place), bytes) };
    }
}

/// # Safety
///
/// Valid usage of a copy between these images.
unsafe fn copy_regions(from: vk::Image, to: vk::Image, regions: *const vk::ImageCopy2, count: u32) {
    // SAFETY: the caller's promise.
    unsafe {
        let (from, to) = (host_images::image(from), host_images::image(to));
        for region in slice(regions, count) {
            let (source, target) = (&region.src_subresource, &region.dst_subresource);
            for (of, into) in each(source.aspect_mask).zip(each(target.aspect_mask)) {
                let Some(block) = block(from.info().format, from.info().texel_aspect(of)) else {
                    continue;
                };
                let (Some(of), Some(into)) = (
                    Texels::new(from, of, source, region.src_offset),
                    Texels::new(to, into, target, region.dst_offset),
                ) else {
                    continue;
                };
                let slices = size(from, block, source, region.extent);
                copy_blocks(&of, &into, slices);
            }
        }
    }
}

/// Copies the bytes of whole array layers, as they are in memory.
///
/// # Safety
///
/// Valid usage of a copy with `VK_HOST_IMAGE_COPY_MEMCPY`.
unsafe fn copy_bytes(
    image: &Image,
    memory: *mut u8,
    part: &vk::ImageSubresourceLayers,
    direction: &Direction,
) {
    let aspect = part.aspect_mask;
    let end = part.base_array_layer.saturating_add(part.layer_count).min(image.info().array_layers);
    let layers = part.base_array_layer..end;
    let layouts = layers.filter_map(|layer| image.info().layout(aspect, part.mip_level, layer));
    for (at, layout) in layouts.enumerate() {
        let size = layout.size as usize;
        // SAFETY: the caller's promise: the memory is as many layers one after the other.
        unsafe {
            let texels = image.start(aspect).add(layout.offset as usize);
            let memory = memory.add(at * size);
            match direction {
                Direction::ToImage => texels.copy_from(memory, size),
                Direction::FromImage => memory.copy_from(texels, size),
            }
        }
    }
}

/// Both commands between images and memory have such a structure: the other's says `mut` and `src`.
type HostCopy = vk::CopyMemoryToImageInfo;

const _: () = {
    use std::mem::{offset_of, size_of};
    use vk::{CopyImageToMemoryInfo, ImageToMemoryCopy, MemoryToImageCopy};
    assert!(size_of::<HostCopy>() == size_of::<CopyImageToMemoryInfo>());
    assert!(offset_of!(HostCopy, dst_image) == offset_of!(CopyImageToMemoryInfo, src_image));
    assert!(offset_of!(HostCopy, p_regions) == offset_of!(CopyImageToMemoryInfo, p_regions));
    assert!(size_of::<MemoryToImageCopy>() == size_of::<ImageToMemoryCopy>());
};

/// # Safety
///
/// Valid usage of vkCopyMemoryToImage, or of vkCopyImageToMemory in the other direction.
unsafe fn copy_with_host(info: &HostCopy, direction: &Direction) -> vk::Result {
    // SAFETY: the caller's promise.
    unsafe {
        let image = host_images::image(info.dst_image);
        for region in slice(info.p_regions, info.region_count) {
            let memory = region.p_host_pointer.cast_mut().cast();
            if info.flags.contains(vk::HostImageCopyFlags::MEMCPY) {
                copy_bytes(image, memory, &region.image_subresource, direction);
                continue;
            }
            let region = Region {
                memory,
                lengths: [region.memory_row_length, region.memory_image_height],
                part: &region.image_subresource,
                offset: region.image_offset,
                extent: region.image_extent,
            };
            copy_region(image, &region, direction);
        }
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn copy_memory_to_image(
    _: vk::Device,
    info: *const vk::CopyMemoryToImageInfo,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { copy_with_host(&*info, &Direction::ToImage) }
}

unsafe extern "system" fn copy_image_to_memory(
    _: vk::Device,
    info: *const vk::CopyImageToMemoryInfo,
) -> vk::Result {
    // SAFETY: valid usage of the command, whose structure is laid out alike.
    unsafe { copy_with_host(&*info.cast(), &Direction::FromImage) }
}

unsafe extern "system" fn copy_image_to_image(
    _: vk::Device,
    info: *const vk::CopyImageToImageInfo,
) -> vk::Result {
    // SAFETY: valid usage of the command. Copies of bytes are copies of the same texels here.
    unsafe {
        let info = &*info;
        copy_regions(info.src_image, info.dst_image, info.p_regions, info.region_count);
    }
    vk::Result::SUCCESS
}

/// Texels are in the same places in every layout.
unsafe extern "system" fn transition(
    _: vk::Device,
    _: u32,
    _: *const vk::HostImageLayoutTransitionInfo,
) -> vk::Result {
    vk::Result::SUCCESS
}
