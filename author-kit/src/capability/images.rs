//! Images as plain values: what an image was created as, and where its texels are in linear memory.
//!
//! The blocks, planes and components are those of [`dispatch_tables::format`]. An image is one plane
//! for each aspect: color, depth and stencil, or the planes of a multi-planar format. A plane is one
//! array layer after the other, and a layer one mip level after the other, each of which begins at a
//! multiple of [`ALIGNMENT`]. Samples of a texel are side by side.
//!
//! ```
//! use author_kit::capability::images::ImageInfo;
//! use dispatch_tables::vk;
//!
//! let extent = vk::Extent3D { width: 10, height: 7, depth: 1 };
//! let image = ImageInfo::new(vk::Format::R8G8B8A8_UNORM, extent, 2, 3);
//! let level = image.layout(vk::ImageAspectFlags::COLOR, 1, 1).expect("a level of the image");
//! // The first level has 280 bytes, the second 5 times 3 texels.
//! assert_eq!((level.offset, level.row_pitch, level.size), (368 + 288, 20, 60));
//! ```

use dispatch_tables::format::{Component, ComponentName};
use dispatch_tables::vk::{self, ImageAspectFlags};

/// The alignment of mip levels, array layers and planes within an image, in bytes. The components of
/// no format are larger.
pub const ALIGNMENT: u64 = 16;

/// The planes that an image may have: no format has more.
pub const MAX_PLANES: usize = 3;

/// The create info of an image, without pointers.
#[derive(Clone, Copy, PartialEq)]
pub struct ImageInfo {
    /// The flags.
    pub flags: vk::ImageCreateFlags,
    /// One, two or three dimensions.
    pub image_type: vk::ImageType,
    /// The format.
    pub format: vk::Format,
    /// The extent of the first mip level, in texels.
    pub extent: vk::Extent3D,
    /// The number of mip levels.
    pub mip_levels: u32,
    /// The number of array layers.
    pub array_layers: u32,
    /// The samples of a texel.
    pub samples: vk::SampleCountFlags,
    /// The tiling. Texels are where [`Self::layout`] says in each.
    pub tiling: vk::ImageTiling,
    /// What the image is for.
    pub usage: vk::ImageUsageFlags,
    /// Whether one queue family owns the image.
    pub sharing_mode: vk::SharingMode,
    /// The layout that the image begins with.
    pub initial_layout: vk::ImageLayout,
}

/// A block of texels of one aspect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The bytes of a block, of one sample.
    pub size: u64,
    /// The width, height and depth of a block, in texels.
    pub extent: [u32; 3],
    /// By what the image's width and height are divided in this plane.
    pub divisors: [u32; 2],
}

/// The aspects of a format: color, depth and stencil, or planes.
#[must_use]
pub fn aspects(format: vk::Format) -> ImageAspectFlags {
    let Some(info) = format.info() else { return ImageAspectFlags::COLOR };
    if !info.planes.is_empty() {
        let planes = [plane_aspect(0), plane_aspect(1), plane_aspect(2)];
        return planes
            .into_iter()
            .take(info.planes.len())
            .fold(ImageAspectFlags::empty(), |all, one| all | one);
    }
    let of_component = |component: Component| match component.name {
        ComponentName::D => ImageAspectFlags::DEPTH,
        ComponentName::S => ImageAspectFlags::STENCIL,
        _ => ImageAspectFlags::COLOR,
    };
    info.components().map(of_component).fold(ImageAspectFlags::empty(), |all, one| all | one)
}

/// The format has depth, stencil, or both.
#[must_use]
pub fn is_depth_stencil(format: vk::Format) -> bool {
    aspects(format).intersects(ImageAspectFlags::DEPTH | ImageAspectFlags::STENCIL)
}

/// The block of one aspect, as it is copied from and to buffers: depth of 24 bits has four bytes. None
/// of an aspect that the format does not have.
#[must_use]
pub fn block(format: vk::Format, aspect: ImageAspectFlags) -> Option<Block> {
    let texel = |size| Block { size, extent: [1; 3], divisors: [1; 2] };
    if aspect.is_empty() || !aspects(format).contains(aspect) {
        return None;
    }
    // Of an external format nothing is known, so that its texels are as large as any.
    let Some(info) = format.info() else { return Some(texel(16)) };
    let of_color = |info: &dispatch_tables::format::FormatInfo| Block {
        size: info.block_size.into(),
        extent: info.block_extent.map(u32::from),
        divisors: [1; 2],
    };
    match aspect {
        ImageAspectFlags::COLOR => Some(of_color(info)),
        ImageAspectFlags::STENCIL => Some(texel(1)),
        ImageAspectFlags::DEPTH => {
            let is_depth = |component: &Component| component.name == ComponentName::D;
            let bits = info.components().find(is_depth).and_then(|depth| depth.bits);
            Some(texel(if bits == Some(16) { 2 } else { 4 }))
        }
        _ => {
            let plane = info.planes.get(plane_of(aspect)?)?;
            let divisors = [plane.width_divisor, plane.height_divisor].map(u32::from);
            Some(Block { divisors, ..of_color(plane.compatible.info()?) })
        }
    }
}

fn plane_aspect(plane: usize) -> ImageAspectFlags {
    [ImageAspectFlags::PLANE_0, ImageAspectFlags::PLANE_1, ImageAspectFlags::PLANE_2][plane]
}

/// No image has more mip levels than an extent has bits.
const MAX_LEVELS: u32 = u32::BITS;

/// The number of a plane by its aspect.
pub(super) fn plane_of(aspect: ImageAspectFlags) -> Option<usize> {
    (0..MAX_PLANES).find(|&plane| plane_aspect(plane) == aspect)
}

/// The single flags of a set, from the lowest.
pub(crate) fn each(aspects: ImageAspectFlags) -> impl Iterator<Item = ImageAspectFlags> {
    let raw = aspects.as_raw();
    (0..u32::BITS)
        .map(move |bit| raw & 1 << bit)
        .filter(|&flag| flag != 0)
        .map(ImageAspectFlags::from_raw)
}

impl ImageInfo {
    /// A two-dimensional image of one sample, or a three-dimensional one with depth: such as a
    /// swapchain's.
    #[must_use]
    pub fn new(format: vk::Format, extent: vk::Extent3D, layers: u32, levels: u32) -> Self {
        let image_type =
            if extent.depth > 1 { vk::ImageType::TYPE_3D } else { vk::ImageType::TYPE_2D };
        Self::of(&vk::ImageCreateInfo {
            image_type,
            format,
            extent,
            mip_levels: levels,
            array_layers: layers,
            samples: vk::SampleCountFlags::TYPE_1,
            ..Default::default()
        })
    }

    /// The values of a create info.
    #[must_use]
    pub fn of(info: &vk::ImageCreateInfo) -> Self {
        Self {
            flags: info.flags,
            image_type: info.image_type,
            format: info.format,
            extent: info.extent,
            mip_levels: info.mip_levels,
            array_layers: info.array_layers,
            samples: info.samples,
            tiling: info.tiling,
            usage: info.usage,
            sharing_mode: info.sharing_mode,
            initial_layout: info.initial_layout,
        }
    }

    /// The planes have memory of their own each.
    #[must_use]
    pub fn is_disjoint(&self) -> bool {
        self.flags.contains(vk::ImageCreateFlags::DISJOINT)
    }

    /// The extent of a mip level of one plane, in texels of that plane.
    #[must_use]
    pub fn level_extent(&self, block: Block, level: u32) -> vk::Extent3D {
        let smaller = |size: u32| size.checked_shr(level).unwrap_or(0).max(1);
        let [width, height] = block.divisors;
        vk::Extent3D {
            width: smaller(self.extent.width).div_ceil(width),
            height: smaller(self.extent.height).div_ceil(height),
            depth: smaller(self.extent.depth),
        }
    }

    /// Where a mip level of an array layer is, in one aspect: bytes from the start of the memory. In a
    /// [disjoint](Self::is_disjoint) image that is the memory of the plane. For a color image
    /// `MEMORY_PLANE_0_EXT` is the color. None where the image has no such part.
    #[must_use]
    pub fn layout(
        &self,
        aspect: ImageAspectFlags,
        level: u32,
        layer: u32,
    ) -> Option<vk::SubresourceLayout> {
        let aspect = self.texel_aspect(aspect);
        let block = block(self.format, aspect)?;
        if level >= self.mip_levels.min(MAX_LEVELS) || layer >= self.array_layers {
            return None;
        }
        let array_pitch = self.layer_size(block);
        let in_layer = self.levels_size(block, level);
        let in_plane = array_pitch.saturating_mul(layer.into()).saturating_add(in_layer);
        let ([row_pitch, depth_pitch], size) = self.level_size(block, level);
        let offset = self.plane_start(aspect).saturating_add(in_plane);
        Some(vk::SubresourceLayout { offset, size, row_pitch, array_pitch, depth_pitch })
    }

    /// The mip levels and array layers of a range, such as a barrier's: each level with all of its
    /// layers. `VK_REMAINING_MIP_LEVELS` and `VK_REMAINING_ARRAY_LAYERS` are those that the image has.
    ///
    /// A view can show the slices of a 3D image as its layers: such slices are not layers of the image.
    pub fn parts(
        &self,
        range: &vk::ImageSubresourceRange,
    ) -> impl Iterator<Item = (u32, u32)> + use<> {
        let end = |first: u32, count: u32, all: u32| first.saturating_add(count).min(all);
        let (level, layer) = (range.base_mip_level, range.base_array_layer);
        let levels = level..end(level, range.level_count, self.mip_levels);
        let layers = layer..end(layer, range.layer_count, self.array_layers);
        levels.flat_map(move |level| layers.clone().map(move |layer| (level, layer)))
    }

    /// The bytes of an image, or of one plane of a disjoint image.
    #[must_use]
    pub fn size(&self, plane: Option<ImageAspectFlags>) -> u64 {
        let all = aspects(self.format);
        let of = plane.map_or(all, |plane| self.texel_aspect(plane));
        each(of).map(|aspect| self.plane_size(aspect)).fold(0, u64::saturating_add)
    }

    /// A memory plane is a plane of the format, or all of an image without planes.
    pub(crate) fn texel_aspect(&self, aspect: ImageAspectFlags) -> ImageAspectFlags {
        let all = aspects(self.format);
        let memory = [
            ImageAspectFlags::MEMORY_PLANE_0_EXT,
            ImageAspectFlags::MEMORY_PLANE_1_EXT,
            ImageAspectFlags::MEMORY_PLANE_2_EXT,
        ];
        match memory.iter().position(|&plane| plane == aspect) {
            Some(plane) => each(all).nth(plane).unwrap_or(aspect),
            None => aspect,
        }
    }

    /// Which of a disjoint image's pieces of memory an aspect is in.
    pub(crate) fn memory_plane(&self, aspect: ImageAspectFlags) -> usize {
        let plane = plane_of(self.texel_aspect(aspect)).filter(|_| self.is_disjoint());
        plane.unwrap_or_default()
    }

    /// Where an aspect begins, in bytes.
    fn plane_start(&self, aspect: ImageAspectFlags) -> u64 {
        if self.is_disjoint() {
            return 0;
        }
        let before = each(aspects(self.format)).take_while(|&one| one != aspect);
        before.map(|one| self.plane_size(one)).fold(0, u64::saturating_add)
    }

    fn plane_size(&self, aspect: ImageAspectFlags) -> u64 {
        let size = block(self.format, aspect).map_or(0, |block| self.layer_size(block));
        size.saturating_mul(self.array_layers.into())
    }

    /// The bytes from one array layer of a plane to the next.
    fn layer_size(&self, block: Block) -> u64 {
        self.levels_size(block, self.mip_levels)
    }

    /// The bytes of the first mip levels of an array layer.
    fn levels_size(&self, block: Block, levels: u32) -> u64 {
        let sizes = (0..levels.min(MAX_LEVELS)).map(|level| self.level_size(block, level).1);
        sizes.map(aligned).fold(0, u64::saturating_add)
    }

    /// The bytes of a row of blocks and of a slice, and of the whole mip level.
    fn level_size(&self, block: Block, level: u32) -> ([u64; 2], u64) {
        let extent = self.level_extent(block, level);
        let [columns, rows, slices] = blocks(block, extent);
        let samples = u64::from(self.samples.as_raw().max(1));
        let row = (block.size * samples).saturating_mul(columns);
        let slice = row.saturating_mul(rows);
        ([row, slice], slice.saturating_mul(slices))
    }
}

/// How many blocks an extent has in each dimension.
#[must_use]
pub fn blocks(block: Block, extent: vk::Extent3D) -> [u64; 3] {
    let [width, height, depth] = block.extent;
    let of = |texels: u32, block: u32| u64::from(texels.div_ceil(block));
    [of(extent.width, width), of(extent.height, height), of(extent.depth, depth)]
}

fn aligned(size: u64) -> u64 {
    size.checked_next_multiple_of(ALIGNMENT).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests;
