use dispatch_tables::format;
use dispatch_tables::vk::{self, Format, ImageAspectFlags as Aspect, SubresourceLayout};

use super::{ALIGNMENT, ImageInfo, aspects, block, blocks, each, is_depth_stencil};

fn image(format: Format, width: u32, height: u32, layers: u32, levels: u32) -> ImageInfo {
    ImageInfo::new(format, vk::Extent3D { width, height, depth: 1 }, layers, levels)
}

fn layout(image: &ImageInfo, aspect: Aspect, level: u32, layer: u32) -> SubresourceLayout {
    image.layout(aspect, level, layer).expect("a part of the image")
}

#[test]
fn depth_and_stencil_are_apart_and_have_the_sizes_of_buffer_copies() {
    let image = image(Format::D24_UNORM_S8_UINT, 10, 3, 2, 1);
    assert_eq!(aspects(image.format), Aspect::DEPTH | Aspect::STENCIL);
    let depth = layout(&image, Aspect::DEPTH, 0, 1);
    assert_eq!((depth.offset, depth.row_pitch, depth.size), (128, 40, 120));
    let stencil = layout(&image, Aspect::STENCIL, 0, 1);
    assert_eq!((stencil.offset, stencil.row_pitch, stencil.size), (256 + 32, 10, 30));
    assert_eq!(image.size(None), 256 + 64);
    assert_eq!(block(Format::D16_UNORM_S8_UINT, Aspect::DEPTH).map(|block| block.size), Some(2));
    assert!(image.layout(Aspect::COLOR, 0, 0).is_none());
    assert!(image.layout(Aspect::DEPTH, 1, 0).is_none());
    assert!(image.layout(Aspect::DEPTH, 0, 2).is_none());
}

/// No extent has more levels than bits: what an invalid create info asks for is nowhere.
#[test]
fn levels_that_no_extent_has_are_nowhere() {
    let mut image = image(Format::R8_UNORM, 4, 4, 1, 1);
    image.mip_levels = 40;
    let last = layout(&image, Aspect::COLOR, 31, 0);
    assert!(last.offset + last.size <= image.size(None));
    assert!(image.layout(Aspect::COLOR, 32, 0).is_none());
}

#[test]
fn planes_have_their_divisors_and_disjoint_planes_memory_of_their_own() {
    let mut image = image(Format::G8_B8R8_2PLANE_420_UNORM, 8, 6, 1, 1);
    let chroma = layout(&image, Aspect::PLANE_1, 0, 0);
    assert_eq!((chroma.offset, chroma.row_pitch, chroma.size), (48, 8, 24));
    assert!(layout(&image, Aspect::MEMORY_PLANE_1_EXT, 0, 0) == chroma);
    assert_eq!(image.size(None), 48 + 32);
    assert!(image.layout(Aspect::PLANE_2, 0, 0).is_none());
    image.flags = vk::ImageCreateFlags::DISJOINT;
    assert_eq!(layout(&image, Aspect::PLANE_1, 0, 0).offset, 0);
    assert_eq!(image.size(Some(Aspect::PLANE_1)), 32);
}

#[test]
fn compressed_levels_are_whole_blocks_and_samples_are_side_by_side() {
    let mut image = image(Format::BC1_RGB_UNORM_BLOCK, 10, 9, 1, 4);
    let sizes = [0, 1, 2, 3].map(|level| layout(&image, Aspect::COLOR, level, 0).size);
    assert_eq!(sizes, [72, 16, 8, 8]);
    image = self::image(Format::R8_UNORM, 4, 4, 1, 1);
    image.samples = vk::SampleCountFlags::TYPE_4;
    assert_eq!(layout(&image, Aspect::COLOR, 0, 0).row_pitch, 16);
}

/// No two parts of an image overlap, none goes past the end, and each begins aligned.
#[test]
fn parts_of_images_of_all_formats_are_apart() {
    for info in format::all() {
        let levels = if info.planes.is_empty() { 5 } else { 1 };
        let extent = vk::Extent3D { width: 24, height: 18, depth: 3 };
        let image = ImageInfo::new(info.format, extent, 2, levels);
        let mut parts = Vec::new();
        for aspect in each(aspects(info.format)) {
            let block = block(info.format, aspect).expect("an aspect of the format");
            for (level, layer) in (0..levels).flat_map(|level| [(level, 0), (level, 1)]) {
                let part = layout(&image, aspect, level, layer);
                let [columns, rows, slices] = blocks(block, image.level_extent(block, level));
                assert_eq!(part.size, columns * rows * slices * block.size, "{:?}", info.format);
                assert_eq!(part.offset % ALIGNMENT, 0);
                parts.push((part.offset, part.offset + part.size));
            }
        }
        parts.sort_unstable();
        assert!(parts.windows(2).all(|pair| pair[0].1 <= pair[1].0), "{:?}", info.format);
        assert!(parts.last().is_some_and(|last| last.1 <= image.size(None)));
    }
}

/// Of a format that only the driver knows, texels are as large as any.
#[test]
fn an_unknown_format_has_color_alone() {
    let image = image(Format::UNDEFINED, 4, 4, 1, 1);
    assert_eq!(layout(&image, Aspect::COLOR, 0, 0).row_pitch, 64);
    assert!(image.layout(Aspect::empty(), 0, 0).is_none());
    assert!(image.layout(Aspect::COLOR | Aspect::DEPTH, 0, 0).is_none());
    assert!(image.layout(Aspect::PLANE_1, 0, 0).is_none());
}

#[test]
fn sizes_beyond_all_memory_are_the_largest_number() {
    let extent = vk::Extent3D { width: u32::MAX, height: u32::MAX, depth: u32::MAX };
    let image = ImageInfo::new(Format::R64G64B64A64_SFLOAT, extent, u32::MAX, u32::MAX);
    assert_eq!(image.size(None), u64::MAX);
    assert!(image.layout(Aspect::COLOR, 31, 7).is_some());
}

#[test]
fn a_range_has_the_remaining_levels_and_layers() {
    let image = image(Format::R8_UNORM, 8, 8, 3, 4);
    let range = vk::ImageSubresourceRange {
        base_mip_level: 2,
        level_count: vk::REMAINING_MIP_LEVELS,
        base_array_layer: 1,
        layer_count: vk::REMAINING_ARRAY_LAYERS,
        ..Default::default()
    };
    let parts: Vec<_> = image.parts(&range).collect();
    assert_eq!(parts, [(2, 1), (2, 2), (3, 1), (3, 2)]);
}

#[test]
fn depth_formats_are_those_with_depth_or_stencil() {
    let of: Vec<i32> = format::all()
        .iter()
        .filter(|info| is_depth_stencil(info.format))
        .map(|info| info.format.as_raw())
        .collect();
    assert_eq!(of, (124..=130).collect::<Vec<_>>());
}
