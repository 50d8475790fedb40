//! What a driver on the CPU can use images of [`host_images`](super::host_images) for: the
//! [`format`](crate::objects::PhysicalDeviceDescription::format) and
//! [`image_format`](crate::objects::PhysicalDeviceDescription::image_format) of its physical device. That
//! is all that the specification requires of each format (with the feature `bc`), and what the kit
//! executes besides. Sizes are those of [`limits::REQUIRED`].

use dispatch_tables::vk::{
    self, FormatFeatureFlags2 as Can, ImageAspectFlags, ImageUsageFlags as Usage,
};

use crate::capability::formats::USAGES;
use crate::capability::images::{aspects, is_depth_stencil};
use crate::capability::texels::{Encoding, Kind};
use crate::capability::{compressed, limits};

/// What each format can be used for. Blits and attachments are for formats with an [`Encoding`], and
/// blits from compressed formats for those whose texels are [`plain`](compressed::plain).
#[must_use]
pub fn format(format: vk::Format) -> vk::FormatProperties3 {
    let Some(info) = format.info() else { return vk::FormatProperties3::default() };
    let any = Can::SAMPLED_IMAGE | Can::TRANSFER_SRC | Can::TRANSFER_DST;
    let encoding = Encoding::new(format, ImageAspectFlags::COLOR);
    let of_color = Can::BLIT_SRC | Can::BLIT_DST | Can::COLOR_ATTACHMENT | Can::STORAGE_IMAGE;
    let of_float = Can::COLOR_ATTACHMENT_BLEND | Can::SAMPLED_IMAGE_FILTER_LINEAR;
    let of_depth_stencil = match aspects(format).contains(ImageAspectFlags::DEPTH) {
        true => any | Can::DEPTH_STENCIL_ATTACHMENT | Can::SAMPLED_IMAGE_DEPTH_COMPARISON,
        false => any | Can::DEPTH_STENCIL_ATTACHMENT,
    };
    // The only formats whose atomics every implementation has.
    let [image_atomic, buffer_atomic] = match format {
        vk::Format::R32_UINT | vk::Format::R32_SINT => {
            [Can::STORAGE_IMAGE_ATOMIC, Can::STORAGE_TEXEL_BUFFER_ATOMIC]
        }
        _ => [Can::empty(); 2],
    };
    let images = match &encoding {
        _ if is_depth_stencil(format) => of_depth_stencil | Can::BLIT_SRC,
        Some(encoding) if encoding.kind() == Kind::Float => any | of_color | of_float,
        Some(_) => any | of_color | image_atomic,
        None if !info.planes.is_empty() => any | Can::DISJOINT | Can::MIDPOINT_CHROMA_SAMPLES,
        None if info.chroma.is_some() => any | Can::MIDPOINT_CHROMA_SAMPLES,
        None if compressed::plain(format).is_some() => {
            any | Can::BLIT_SRC | Can::SAMPLED_IMAGE_FILTER_LINEAR
        }
        None => any | Can::SAMPLED_IMAGE_FILTER_LINEAR,
    };
    let buffers = Can::VERTEX_BUFFER | Can::UNIFORM_TEXEL_BUFFER | Can::STORAGE_TEXEL_BUFFER;
    vk::FormatProperties3 {
        linear_tiling_features: images,
        optimal_tiling_features: images,
        buffer_features: encoding.map_or(Can::empty(), |_| buffers | buffer_atomic),
        ..Default::default()
    }
}

/// The limits of images; none where the format cannot be used so.
#[must_use]
pub fn image_format(
    info: &vk::PhysicalDeviceImageFormatInfo2,
) -> Option<vk::ImageFormatProperties> {
    let known = info.format.info()?;
    let can = format(info.format).optimal_tiling_features;
    let of_depth = (Usage::DEPTH_STENCIL_ATTACHMENT, Can::DEPTH_STENCIL_ATTACHMENT);
    // With extended usage, the formats of views count.
    let is_extended = info.flags.contains(vk::ImageCreateFlags::EXTENDED_USAGE);
    let lacks =
        |&(usage, needed): &(Usage, Can)| info.usage.contains(usage) && !can.contains(needed);
    if !is_extended && USAGES.iter().chain([&of_depth]).any(lacks) {
        return None;
    }
    let is_plain = !is_depth_stencil(info.format) && known.planes.is_empty();
    let flat = limits::REQUIRED.max_image_dimension2_d;
    let deep = limits::REQUIRED.max_image_dimension3_d;
    let layers = limits::REQUIRED.max_image_array_layers;
    let ([width, height, depth], max_array_layers) = match info.ty {
        vk::ImageType::TYPE_2D => ([flat, flat, 1], layers),
        vk::ImageType::TYPE_1D if is_plain => ([flat, 1, 1], layers),
        vk::ImageType::TYPE_3D if is_plain => ([deep; 3], 1),
        _ => return None,
    };
    let is_flat = info.ty == vk::ImageType::TYPE_2D && info.tiling == vk::ImageTiling::OPTIMAL;
    let is_attachment = can.intersects(Can::COLOR_ATTACHMENT | Can::DEPTH_STENCIL_ATTACHMENT);
    let is_cube = info.flags.contains(vk::ImageCreateFlags::CUBE_COMPATIBLE);
    Some(vk::ImageFormatProperties {
        max_extent: vk::Extent3D { width, height, depth },
        max_mip_levels: if known.chroma.is_none() { width.ilog2() + 1 } else { 1 },
        max_array_layers,
        sample_counts: match is_flat && is_attachment && !is_cube {
            true => limits::REQUIRED.framebuffer_color_sample_counts,
            false => vk::SampleCountFlags::TYPE_1,
        },
        max_resource_size: 1 << 31,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_format_can_be_used_by_what_its_texels_are() {
        let any = Can::SAMPLED_IMAGE | Can::TRANSFER_SRC | Can::TRANSFER_DST;
        let color =
            any | Can::BLIT_SRC | Can::BLIT_DST | Can::COLOR_ATTACHMENT | Can::STORAGE_IMAGE;
        let linear = Can::SAMPLED_IMAGE_FILTER_LINEAR;
        for (image, expected) in [
            (
                vk::Format::D32_SFLOAT_S8_UINT,
                any | Can::BLIT_SRC
                    | Can::DEPTH_STENCIL_ATTACHMENT
                    | Can::SAMPLED_IMAGE_DEPTH_COMPARISON,
            ),
            (vk::Format::S8_UINT, any | Can::BLIT_SRC | Can::DEPTH_STENCIL_ATTACHMENT),
            (vk::Format::R8G8B8A8_UNORM, color | Can::COLOR_ATTACHMENT_BLEND | linear),
            (vk::Format::R8G8B8A8_UINT, color),
            (
                vk::Format::G8_B8_R8_3PLANE_420_UNORM,
                any | Can::DISJOINT | Can::MIDPOINT_CHROMA_SAMPLES,
            ),
            (vk::Format::G8B8G8R8_422_UNORM, any | Can::MIDPOINT_CHROMA_SAMPLES),
            (vk::Format::ETC2_R8G8B8_UNORM_BLOCK, any | linear),
            (vk::Format::UNDEFINED, Can::empty()),
        ] {
            let found = format(image);
            assert_eq!(found.optimal_tiling_features, expected, "{image:?}");
            assert_eq!(found.linear_tiling_features, expected, "{image:?}");
            let has_buffers = found.buffer_features.contains(Can::VERTEX_BUFFER);
            assert_eq!(has_buffers, expected.contains(Can::STORAGE_IMAGE), "{image:?}");
        }
    }
}
