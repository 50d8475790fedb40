use dispatch_tables::format;
use dispatch_tables::vk::{Format, ImageAspectFlags as Aspect};

use super::super::images::{aspects, each};
use super::*;

/// Every encoding, with the format and the aspect.
fn all() -> impl Iterator<Item = (Format, Aspect, Encoding)> {
    let of = |info: &'static FormatInfo| each(aspects(info.format)).map(|one| (info.format, one));
    format::all()
        .iter()
        .flat_map(of)
        .filter_map(|(format, aspect)| Some((format, aspect, Encoding::new(format, aspect)?)))
}

/// Bytes that differ from each other, without a pattern.
fn noise(seed: u64) -> [u8; 32] {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    [(); 32].map(|()| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 24) as u8
    })
}

fn is_same(one: Color, other: Color) -> bool {
    match (one, other) {
        (Color::Float(one), Color::Float(other)) => one
            .iter()
            .zip(other)
            .all(|(one, other)| *one == other || one.is_nan() && other.is_nan()),
        _ => one == other,
    }
}

#[test]
fn only_blocks_and_subsampled_formats_have_no_encoding() {
    for info in format::all().iter().filter(|info| info.planes.is_empty()) {
        let is_plain = info.compressed.is_none() && info.chroma.is_none();
        for aspect in each(aspects(info.format)) {
            let found = Encoding::new(info.format, aspect);
            assert_eq!(found.is_some(), is_plain, "{:?} {aspect:?}", info.format);
        }
    }
    assert_eq!(Encoding::new(Format::R8_UNORM, Aspect::DEPTH), None);
    assert_eq!(Encoding::new(Format::UNDEFINED, Aspect::COLOR), None);
}

/// What a texel says survives: the color of any bytes, encoded, says the same again.
#[test]
fn the_color_of_every_texel_is_encoded_as_such_a_texel() {
    let mut encodings = 0;
    for (format, aspect, encoding) in all() {
        encodings += 1;
        let block = block(format, aspect).expect("a block");
        assert_eq!(encoding.size() as u64, block.size, "{format:?} {aspect:?}");
        for seed in 0..500 {
            let bytes = noise(seed);
            let color = encoding.decode(&bytes);
            let texel = encoding.texel(&color);
            let again = encoding.decode(&texel);
            assert!(is_same(color, again), "{format:?} {aspect:?} {bytes:x?}: {color:?} {again:?}");
            assert_eq!(encoding.texel(&again), texel, "{format:?} {aspect:?} {bytes:x?}");
        }
    }
    assert!(encodings > 180, "{encodings}");
}

/// All bits of a texel are a component's, or a padding's: the sum of the components is in the registry.
#[test]
fn components_share_no_bits() {
    for (format, aspect, encoding) in all() {
        let mut taken = [false; 256];
        for part in &encoding.parts {
            for bit in part.lowest..part.lowest + part.bits {
                assert!(!taken[bit as usize], "{format:?} {aspect:?} {bit}");
                taken[bit as usize] = true;
            }
        }
        let end = encoding.size * 8;
        assert!(!taken[end..].contains(&true), "{format:?} {aspect:?}");
    }
}

fn texel(format: Format, color: Color) -> Vec<u8> {
    Encoding::new(format, Aspect::COLOR).expect("an encoding").texel(&color)
}

#[test]
fn colors_have_the_bytes_that_the_specification_says() {
    let color = Color::Float([1.0, 0.5, 0.0, -1.0]);
    for (format, bytes) in [
        (Format::R8G8B8A8_UNORM, &[255, 128, 0, 0][..]),
        (Format::B8G8R8A8_UNORM, &[0, 128, 255, 0]),
        (Format::R8G8B8A8_SNORM, &[127, 64, 0, 0x81]),
        (Format::R8G8B8A8_SRGB, &[255, 188, 0, 0]),
        (Format::A8B8G8R8_UNORM_PACK32, &[255, 128, 0, 0]),
        (Format::R5G6B5_UNORM_PACK16, &0xfc00_u16.to_le_bytes()),
        (Format::A2B10G10R10_UNORM_PACK32, &0x0008_03ff_u32.to_le_bytes()),
        (Format::R16G16_SFLOAT, &[0, 0x3c, 0, 0x38]),
        (Format::R16G16B16A16_SFLOAT, &[0, 0x3c, 0, 0x38, 0, 0, 0, 0xbc]),
        (Format::R32_SFLOAT, &1.0_f32.to_le_bytes()),
        (Format::R64_SFLOAT, &1.0_f64.to_le_bytes()),
        (Format::B10G11R11_UFLOAT_PACK32, &(0x3c0_u32 | 0x380 << 11).to_le_bytes()),
        (Format::E5B9G9R9_UFLOAT_PACK32, &(0x100_u32 | 0x80 << 9 | 16 << 27).to_le_bytes()),
        (Format::R10X6G10X6_UNORM_2PACK16, &[0xc0, 0xff, 0, 0x80]),
        (Format::R12X4_UNORM_PACK16, &[0xf0, 0xff]),
        (Format::R8G8_USCALED, &[1, 0]),
        (Format::R16G16_SFIXED5_NV, &[32, 0, 16, 0]),
    ] {
        assert_eq!(texel(format, color), bytes, "{format:?}");
    }
    let color = Color::Unsigned([1, 300, 3, u64::MAX]);
    assert_eq!(texel(Format::R8G8B8A8_UINT, color), [1, 255, 3, 255]);
    assert_eq!(texel(Format::R64_UINT, Color::Unsigned([u64::MAX; 4])), [255; 8]);
    let color = Color::Signed([-1, -300, 300, 4]);
    assert_eq!(texel(Format::R8G8B8A8_SINT, color), [255, 128, 127, 4]);
}

#[test]
fn depth_and_stencil_have_bytes_of_their_own() {
    let encoding = |format, aspect| Encoding::new(format, aspect).expect("an encoding");
    let half = Color::Float([0.5, 0.0, 0.0, 0.0]);
    let depth = |format| encoding(format, Aspect::DEPTH).texel(&half);
    assert_eq!(depth(Format::D24_UNORM_S8_UINT), 0x80_0000_u32.to_le_bytes());
    assert_eq!(depth(Format::X8_D24_UNORM_PACK32), 0x80_0000_u32.to_le_bytes());
    assert_eq!(depth(Format::D16_UNORM_S8_UINT), 0x8000_u16.to_le_bytes());
    assert_eq!(depth(Format::D32_SFLOAT_S8_UINT), 0.5_f32.to_le_bytes());
    let stencil = encoding(Format::D24_UNORM_S8_UINT, Aspect::STENCIL);
    assert_eq!(stencil.texel(&Color::Unsigned([7; 4])), [7]);
}

#[test]
fn what_floating_point_of_few_bits_cannot_say_is_the_nearest_or_infinite() {
    for (value, raw) in [
        (0.0, 0),
        (f64::INFINITY, 0x7c00),
        (1e9, 0x7c00),
        (65504.0, 0x7bff),
        (65519.0, 0x7bff),
        (65520.0, 0x7c00),
        (1.0 / f64::from(1 << 24), 1),
        (0.5 / f64::from(1 << 24), 0),
        (0.75 / f64::from(1 << 24), 1),
        (6.1035e-5, 0x400),
        (2047.5 / 2048.0, 0x3c00),
        (-1.0, 0),
    ] {
        assert_eq!(to_small(value, 10), raw, "{value}");
    }
    assert!(from_small(to_small(f64::NAN, 6), 6).is_nan());
    assert_eq!(from_small(0xfc00, 10), f64::NEG_INFINITY);
    // 511.75 needs one bit more when it is rounded.
    let encoding = Encoding::new(Format::E5B9G9R9_UFLOAT_PACK32, Aspect::COLOR).expect("one");
    let color = encoding.decode(&encoding.texel(&Color::Float([511.75, 1e9, -1.0, 0.0])));
    assert_eq!(color, Color::Float([512.0, 65408.0, 0.0, 1.0]));
}

#[test]
fn the_words_of_a_clear_are_read_as_the_format_says() {
    let cleared = |format, value| {
        let encoding = Encoding::new(format, Aspect::COLOR).expect("an encoding");
        encoding.texel(&encoding.clear_color(&value))
    };
    let negative = vk::ClearColorValue { int32: [-1, 2, -3, 4] };
    assert_eq!(cleared(Format::R8G8B8A8_SINT, negative), [255, 2, 253, 4]);
    assert_eq!(cleared(Format::R32_UINT, negative), [255; 4]);
    let value = vk::ClearColorValue { float32: [0.5; 4] };
    assert_eq!(cleared(Format::R32_SFLOAT, value), 0.5_f32.to_le_bytes());
}

/// The specification casts integers to the smaller type, and of stencil takes the least significant bits.
#[test]
fn a_clear_takes_the_lowest_bits_of_too_large_integers() {
    let encoding = |format, aspect| Encoding::new(format, aspect).expect("an encoding");
    let value = vk::ClearColorValue { uint32: [0x1ff, 0x12345, 256, 0xffff_ff07] };
    for (format, bytes) in [
        (Format::R8G8B8A8_UINT, [0xff, 0x45, 0, 7]),
        (
            Format::A2B10G10R10_UINT_PACK32,
            (0x1ff_u32 | 0x345 << 10 | 256 << 20 | 3 << 30).to_le_bytes(),
        ),
        (Format::R16G16_SINT, [0xff, 0x01, 0x45, 0x23]),
    ] {
        let encoding = encoding(format, Aspect::COLOR);
        assert_eq!(encoding.texel(&encoding.clear_color(&value)), bytes, "{format:?}");
    }
    let stencil = encoding(Format::D24_UNORM_S8_UINT, Aspect::STENCIL);
    let value = vk::ClearDepthStencilValue { depth: 0.5, stencil: 0x1234 };
    assert_eq!(stencil.texel(&stencil.clear_depth_stencil(&value)), [0x34]);
    let depth = encoding(Format::D16_UNORM, Aspect::DEPTH);
    assert_eq!(depth.texel(&depth.clear_depth_stencil(&value)), 0x8000_u16.to_le_bytes());
}

/// The value behaves as if it had two members of 64 bits: for red and green.
#[test]
fn a_component_of_64_bits_is_cleared_to_two_words() {
    let value = vk::ClearColorValue { uint32: [1, 2, 3, 0x8000_0004] };
    let [red, green] = [0x2_0000_0001_u64, 0x8000_0004_0000_0003];
    for format in [Format::R64G64_UINT, Format::R64G64_SINT, Format::R64G64_SFLOAT] {
        let encoding = Encoding::new(format, Aspect::COLOR).expect("an encoding");
        let texel = encoding.texel(&encoding.clear_color(&value));
        assert_eq!(texel, [red, green].map(u64::to_le_bytes).concat(), "{format:?}");
    }
    let encoding = Encoding::new(Format::R64G64B64A64_SFLOAT, Aspect::COLOR).expect("one");
    let color = Color::Float([f64::from_bits(red), f64::from_bits(green), 0.0, 0.0]);
    assert_eq!(encoding.clear_color(&value), color);
}

/// Khronos Data Format Specification, "Unsigned 11-bit floating-point numbers" and "Unsigned 10-bit
/// floating-point numbers".
#[test]
fn floating_point_without_a_sign_has_the_nearest_finite_number_of_finite_ones() {
    let format = Format::B10G11R11_UFLOAT_PACK32;
    let encoding = Encoding::new(format, Aspect::COLOR).expect("an encoding");
    let again = |color| encoding.decode(&encoding.texel(&Color::Float(color)));
    for (value, [red, blue]) in [
        (-0.0, [0.0; 2]),
        (-1.0, [0.0; 2]),
        (f64::NEG_INFINITY, [0.0; 2]),
        (65024.0, [65024.0, 64512.0]),
        (65535.0, [65024.0, 64512.0]),
        (1e9, [65024.0, 64512.0]),
        (f64::INFINITY, [f64::INFINITY; 2]),
    ] {
        assert_eq!(again([value; 4]), Color::Float([red, red, blue, 1.0]), "{value}");
    }
    let shared = Encoding::new(Format::E5B9G9R9_UFLOAT_PACK32, Aspect::COLOR).expect("one");
    assert_eq!(shared.texel(&Color::Float([-0.0; 4])), [0; 4]);
}
