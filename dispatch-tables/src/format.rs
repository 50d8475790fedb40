//! What the registry says about formats: the size and extent of their blocks, their class,
//! components and planes.
//!
//! One table of the formats (`generated/formats.rs`), which no other module reads. A row
//!
//! ```text
//! G8_B8R8_2PLANE_420_UNORM 3 1 [1 1 1] "8-bit 2-plane 420" "G 8 UNORM 0,B 8 UNORM 1,R 8 UNORM 1" [1 1 R8_UNORM, 2 2 R8G8_UNORM] [chroma "420"];
//! ```
//!
//! is the format, the bytes and texels of a block, the extent of a block in texels, the class, the
//! components with their bits, numeric format and plane, the planes with the divisors of their
//! extent and the format that a view of one plane has, and other attributes. The components are one
//! text, because a thousand structures would take `cargo check` half a second.

use crate::generated::formats::each_format;
use crate::vk::Format;

/// What the registry says about a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FormatInfo {
    /// The format.
    pub format: Format,
    /// The compatibility class: formats of one class have blocks of one size, `32-bit`.
    pub class: &'static str,
    /// The bytes of a block; those of all planes together.
    pub block_size: u8,
    /// The texels of a block.
    pub texels_per_block: u8,
    /// The width, height and depth of a block, in texels.
    pub block_extent: [u8; 3],
    /// The bits of the integer that a packed format is read as; none of another.
    pub packed: Option<&'static str>,
    /// The compression scheme, `BC` or `ASTC LDR`.
    pub compressed: Option<&'static str>,
    /// The chroma subsampling of a `Y′CbCr` format, `420`.
    pub chroma: Option<&'static str>,
    /// The SPIR-V image format, `Rgba8`.
    pub spirv: Option<&'static str>,
    /// The planes of a multi-planar format; none of another.
    pub planes: &'static [Plane],
    components: &'static str,
}

impl FormatInfo {
    /// The components in the registry's order, which is that in memory.
    pub fn components(&self) -> impl Iterator<Item = Component> + Clone + use<> {
        self.components.split(',').filter_map(component)
    }
}

/// A component of a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Component {
    /// The name of the component.
    pub name: ComponentName,
    /// Its bits; none of a compressed format.
    pub bits: Option<u8>,
    /// How its bits are read.
    pub numeric_format: NumericFormat,
    /// The plane that it is in; 0 of a format without planes.
    pub plane: u8,
}

/// What a component stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ComponentName {
    /// Red.
    R,
    /// Green.
    G,
    /// Blue.
    B,
    /// Alpha.
    A,
    /// Depth.
    D,
    /// Stencil.
    S,
}

/// How the bits of a component are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[allow(clippy::upper_case_acronyms, reason = "the registry's words")]
pub enum NumericFormat {
    /// Unsigned, from 0 to 1.
    UNORM,
    /// Signed, from -1 to 1.
    SNORM,
    /// Unsigned integers, converted to floating point.
    USCALED,
    /// Signed integers, converted to floating point.
    SSCALED,
    /// Unsigned integers.
    UINT,
    /// Signed integers.
    SINT,
    /// Unsigned floating point.
    UFLOAT,
    /// Signed floating point.
    SFLOAT,
    /// Unsigned, from 0 to 1, in the sRGB encoding.
    SRGB,
    /// Signed fixed point with five fractional bits.
    SFIXED5,
    /// True or false.
    BOOL,
}

/// A plane of a multi-planar format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plane {
    /// The image's width divided by the plane's.
    pub width_divisor: u8,
    /// The image's height divided by the plane's.
    pub height_divisor: u8,
    /// The format of a view of the plane alone.
    pub compatible: Format,
}

impl Format {
    /// What the registry says about the format; none of [`Format::UNDEFINED`] and of formats that
    /// this version of the registry does not know.
    ///
    /// ```
    /// use dispatch_tables::vk::Format;
    ///
    /// let info = Format::BC1_RGB_UNORM_BLOCK.info().expect("the registry has it");
    /// assert_eq!((info.block_size, info.block_extent), (8, [4, 4, 1]));
    /// ```
    #[must_use]
    pub fn info(self) -> Option<&'static FormatInfo> {
        let at = FORMATS.binary_search_by_key(&self.as_raw(), |info| info.format.as_raw());
        at.ok().map(|at| &FORMATS[at])
    }
}

/// Every format that the registry describes, in the order of their numbers.
#[must_use]
pub fn all() -> &'static [FormatInfo] {
    FORMATS
}

macro_rules! formats {
    (formats { $(
        $format:ident $size:literal $texels:literal [$($extent:literal)*] $class:literal
        $components:literal
        [$($width:literal $height:literal $compatible:ident),*]
        $([$name:ident $value:literal])*;
    )* }) => {
        static FORMATS: &[FormatInfo] = &[$(FormatInfo {
            $($name: Some($value),)*
            planes: &[$(plane($width, $height, Format::$compatible)),*],
            ..info(Format::$format, $class, $size, $texels, [$($extent),*], $components)
        }),*];
    };
}

each_format!(formats);

const fn info(
    format: Format,
    class: &'static str,
    block_size: u8,
    texels_per_block: u8,
    block_extent: [u8; 3],
    components: &'static str,
) -> FormatInfo {
    FormatInfo {
        format,
        class,
        block_size,
        texels_per_block,
        block_extent,
        packed: None,
        compressed: None,
        chroma: None,
        spirv: None,
        planes: &[],
        components,
    }
}

/// Reads `R 8 UNORM 0`. vkgen refuses every other form.
fn component(text: &str) -> Option<Component> {
    let mut words = text.split(' ');
    let name = match words.next()? {
        "R" => ComponentName::R,
        "G" => ComponentName::G,
        "B" => ComponentName::B,
        "A" => ComponentName::A,
        "D" => ComponentName::D,
        _ => ComponentName::S,
    };
    let bits = words.next()?.parse().ok().filter(|&bits| bits != 0);
    let numeric_format = match words.next()? {
        "UNORM" => NumericFormat::UNORM,
        "SNORM" => NumericFormat::SNORM,
        "USCALED" => NumericFormat::USCALED,
        "SSCALED" => NumericFormat::SSCALED,
        "UINT" => NumericFormat::UINT,
        "SINT" => NumericFormat::SINT,
        "UFLOAT" => NumericFormat::UFLOAT,
        "SFLOAT" => NumericFormat::SFLOAT,
        "SRGB" => NumericFormat::SRGB,
        "SFIXED5" => NumericFormat::SFIXED5,
        _ => NumericFormat::BOOL,
    };
    Some(Component { name, bits, numeric_format, plane: words.next()?.parse().ok()? })
}

const fn plane(width_divisor: u8, height_divisor: u8, compatible: Format) -> Plane {
    Plane { width_divisor, height_divisor, compatible }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn info(format: Format) -> &'static FormatInfo {
        format.info().expect("the registry describes it")
    }

    #[test]
    fn components_have_their_names() {
        use ComponentName::{A, B, D, G, R, S};
        let names = |format| info(format).components().map(|it| it.name);
        assert!(names(Format::B8G8R8A8_UNORM).eq([B, G, R, A]));
        assert!(names(Format::D24_UNORM_S8_UINT).eq([D, S]));
    }

    #[test]
    fn components_have_their_numeric_formats() {
        for (format, numeric_format) in [
            (Format::R8_UNORM, NumericFormat::UNORM),
            (Format::R8_SNORM, NumericFormat::SNORM),
            (Format::R8_USCALED, NumericFormat::USCALED),
            (Format::R8_SSCALED, NumericFormat::SSCALED),
            (Format::R8_UINT, NumericFormat::UINT),
            (Format::R8_SINT, NumericFormat::SINT),
            (Format::R8_SRGB, NumericFormat::SRGB),
            (Format::R16_SFLOAT, NumericFormat::SFLOAT),
            (Format::R16G16_SFIXED5_NV, NumericFormat::SFIXED5),
            (Format::R8_BOOL_ARM, NumericFormat::BOOL),
            (Format::B10G11R11_UFLOAT_PACK32, NumericFormat::UFLOAT),
        ] {
            assert_eq!(info(format).components().next().unwrap().numeric_format, numeric_format);
        }
    }

    #[test]
    fn formats_are_found_by_number() {
        assert!(FORMATS.is_sorted_by_key(|info| info.format.as_raw()));
        for known in all() {
            assert_eq!(info(known.format), known);
        }
        assert_eq!(Format::UNDEFINED.info(), None);
        assert_eq!(Format::from_raw(-1).info(), None);
    }

    #[test]
    fn the_registrys_description_is_known() {
        let rgba = info(Format::R8G8B8A8_SRGB);
        assert_eq!((rgba.class, rgba.block_size, rgba.block_extent), ("32-bit", 4, [1; 3]));
        let alpha = Component {
            name: ComponentName::A,
            bits: Some(8),
            numeric_format: NumericFormat::UNORM,
            plane: 0,
        };
        assert_eq!(rgba.components().nth(3), Some(alpha));
        assert_eq!(
            rgba.components().next().map(|one| one.numeric_format),
            Some(NumericFormat::SRGB)
        );
        assert_eq!(info(Format::A2R10G10B10_UNORM_PACK32).packed, Some("32"));
        assert_eq!(info(Format::R8G8B8A8_UNORM).spirv, Some("Rgba8"));
        let astc = info(Format::ASTC_6X5_UNORM_BLOCK);
        assert_eq!((astc.compressed, astc.block_extent), (Some("ASTC LDR"), [6, 5, 1]));
        assert_eq!(astc.components().next().map(|one| one.bits), Some(None));
    }

    #[test]
    fn planes_have_divisors_and_formats() {
        let nv12 = info(Format::G8_B8R8_2PLANE_420_UNORM);
        let chroma = Plane { width_divisor: 2, height_divisor: 2, compatible: Format::R8G8_UNORM };
        assert_eq!((nv12.chroma, nv12.planes[1]), (Some("420"), chroma));
        assert!(nv12.components().all(|one| usize::from(one.plane) < nv12.planes.len()));
    }

    /// The uncompressed formats of one plane have as many bits as their block has room for.
    #[test]
    fn components_fit_their_block() {
        for info in all().iter().filter(|info| info.planes.is_empty()) {
            let bits: u32 = info.components().filter_map(|one| one.bits).map(u32::from).sum();
            let room = u32::from(info.block_size) * 8;
            assert!(bits <= room, "{:?}: {bits} bits in {room}", info.format);
        }
    }
}
