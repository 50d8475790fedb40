//! Compressed blocks as texels, for what reads texels one by one: blits of
//! [`common`](mod@crate::common).
//!
//! Vulkan asks every implementation to blit from the formats of one family, BC, ETC2 or ASTC. The feature
//! `bc` has BC, decoded by the crate bcdec_rs. Without the feature no block can be read.

use dispatch_tables::format::NumericFormat;
use dispatch_tables::vk::Format;

/// The format of a block's texels once they are decoded; none of a format that is not compressed, and
/// of one without a decoder. Each such block has four columns and four rows.
#[must_use]
pub fn plain(format: Format) -> Option<Format> {
    let info =
        format.info().filter(|info| info.compressed == Some("BC") && cfg!(feature = "bc"))?;
    let first = info.components().next()?.numeric_format;
    Some(match info.class {
        "BC4" => Format::R32_SFLOAT,
        "BC5" => Format::R32G32_SFLOAT,
        "BC6H" => Format::R32G32B32_SFLOAT,
        _ if first == NumericFormat::SRGB => Format::R8G8B8A8_SRGB,
        _ => Format::R8G8B8A8_UNORM,
    })
}

/// The texels of a block, row by row, in the format that [`plain`] says; empty where that says none.
///
/// # Panics
///
/// Where the block is shorter than those of the format.
#[must_use]
pub fn texels(format: Format, block: &[u8]) -> Vec<u8> {
    decoder::texels(format, block)
}

#[cfg(not(feature = "bc"))]
mod decoder {
    pub(super) fn texels(_: super::Format, _: &[u8]) -> Vec<u8> {
        Vec::new()
    }
}

#[cfg(feature = "bc")]
mod decoder {
    use dispatch_tables::format::NumericFormat;
    use dispatch_tables::vk::Format;

    /// The texels of a block.
    const COUNT: usize = 16;

    pub(super) fn texels(format: Format, block: &[u8]) -> Vec<u8> {
        let Some(info) = format.info() else { return Vec::new() };
        let first = info.components().next().map(|first| first.numeric_format);
        let is_signed = matches!(first, Some(NumericFormat::SNORM | NumericFormat::SFLOAT));
        match info.class {
            // Black that is transparent in the other class is opaque here.
            "BC1_RGB" => {
                let mut texels = bytes(bcdec_rs::bc1, block);
                texels.chunks_exact_mut(4).for_each(|texel| texel[3] = u8::MAX);
                texels
            }
            "BC1_RGBA" => bytes(bcdec_rs::bc1, block),
            "BC2" => bytes(bcdec_rs::bc2, block),
            "BC3" => bytes(bcdec_rs::bc3, block),
            "BC4" => floats::<1>(bcdec_rs::bc4_float, block, is_signed),
            "BC5" => floats::<2>(bcdec_rs::bc5_float, block, is_signed),
            "BC6H" => floats::<3>(bcdec_rs::bc6h_float, block, is_signed),
            "BC7" => bytes(bcdec_rs::bc7, block),
            _ => Vec::new(),
        }
    }

    /// Four components of a byte each.
    fn bytes(decode: fn(&[u8], &mut [u8], usize), block: &[u8]) -> Vec<u8> {
        let mut texels = vec![0; 4 * COUNT];
        decode(block, &mut texels, 4 * 4);
        texels
    }

    /// So many components of floating point.
    fn floats<const COMPONENTS: usize>(
        decode: fn(&[u8], &mut [f32], usize, bool),
        block: &[u8],
        is_signed: bool,
    ) -> Vec<u8> {
        let mut texels = vec![0.0; COMPONENTS * COUNT];
        decode(block, &mut texels, COMPONENTS * 4, is_signed);
        texels.into_iter().flat_map(f32::to_le_bytes).collect()
    }
}
