//! Texels as plain values: what the bytes of a texel say, and the bytes of a color. Clears, blits and
//! resolves of [`common`](mod@crate::common) convert by it.
//!
//! The components are those of [`dispatch_tables::format`], so every format has an [`Encoding`] but
//! compressed ones and those with several texels in a block. Integers lie in memory as on
//! little-endian processors.
//!
//! ```
//! use author_kit::capability::texels::{Color, Encoding};
//! use dispatch_tables::vk::{Format, ImageAspectFlags};
//!
//! let encoding = Encoding::new(Format::R5G6B5_UNORM_PACK16, ImageAspectFlags::COLOR);
//! let mut texel = [0; 2];
//! encoding.expect("no blocks").encode(&Color::Float([1.0, 0.0, 1.0, 1.0]), &mut texel);
//! assert_eq!(u16::from_le_bytes(texel), 0b11111_000000_11111);
//! ```

use dispatch_tables::format::{Component, ComponentName, FormatInfo, NumericFormat};
use dispatch_tables::vk::{self, ImageAspectFlags};

use super::images::{block, plane_of};

/// Red, green, blue and alpha; or depth or stencil, as the first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Color {
    /// Of a format with normalized numbers, scaled integers or floating point.
    Float([f64; 4]),
    /// Of a format with unsigned integers.
    Unsigned([u64; 4]),
    /// Of a format with signed integers.
    Signed([i64; 4]),
}

impl Color {
    /// A component as a number of floating point.
    fn float(&self, channel: usize) -> f64 {
        match self {
            Self::Float(values) => values[channel],
            Self::Unsigned(values) => values[channel] as f64,
            Self::Signed(values) => values[channel] as f64,
        }
    }

    /// A component as an unsigned integer: 0 for less.
    fn unsigned(&self, channel: usize) -> u64 {
        match self {
            Self::Float(values) => values[channel] as u64,
            Self::Unsigned(values) => values[channel],
            Self::Signed(values) => values[channel].max(0) as u64,
        }
    }

    /// A component as a signed integer: the largest for more.
    fn signed(&self, channel: usize) -> i64 {
        match self {
            Self::Float(values) => values[channel] as i64,
            Self::Unsigned(values) => i64::try_from(values[channel]).unwrap_or(i64::MAX),
            Self::Signed(values) => values[channel],
        }
    }
}

/// Which colors a format has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// [`Color::Float`].
    Float,
    /// [`Color::Unsigned`].
    Unsigned,
    /// [`Color::Signed`].
    Signed,
}

/// How texels of one aspect of a format are in memory, as [`images::block`](block) says their size.
#[derive(Clone, Debug, PartialEq)]
pub struct Encoding {
    size: usize,
    parts: Vec<Part>,
    /// All components have the exponent in the upper five bits.
    shares_exponent: bool,
}

/// Bits of a texel.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Part {
    /// The index in a [`Color`].
    channel: usize,
    /// The lowest bit, counted from the first byte's lowest one.
    lowest: u32,
    bits: u32,
    numbers: NumericFormat,
}

impl Encoding {
    /// The encoding of color, depth, stencil, or a plane. None of a compressed format, of one with
    /// several texels in a block, and of aspects that the format does not have.
    #[must_use]
    pub fn new(format: vk::Format, aspect: ImageAspectFlags) -> Option<Self> {
        let info = format.info()?;
        if let Some(plane) = plane_of(aspect) {
            return Self::new(info.planes.get(plane)?.compatible, ImageAspectFlags::COLOR);
        }
        if info.texels_per_block != 1 || info.compressed.is_some() || info.chroma.is_some() {
            return None;
        }
        let size = usize::try_from(block(format, aspect)?.size).ok()?;
        let parts = match aspect {
            ImageAspectFlags::COLOR => color_parts(info)?,
            // Depth and stencil have bytes of their own, without the other's bits.
            _ => vec![single_part(info, aspect)?],
        };
        let is_shared = |part: &Part| (part.numbers, part.bits) == (NumericFormat::UFLOAT, 9);
        Some(Self { size, shares_exponent: parts.iter().all(is_shared), parts })
    }

    /// The bytes of a texel.
    #[must_use]
    pub fn size(&self) -> usize {
        self.size
    }

    /// Which colors texels have.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self.parts.first().map(|part| part.numbers) {
            Some(NumericFormat::UINT | NumericFormat::BOOL) => Kind::Unsigned,
            Some(NumericFormat::SINT) => Kind::Signed,
            _ => Kind::Float,
        }
    }

    /// Writes the nearest texel to a color. Bits without a component become 0.
    ///
    /// # Panics
    ///
    /// Where `texel` is shorter than [`size`](Self::size).
    pub fn encode(&self, color: &Color, texel: &mut [u8]) {
        let texel = &mut texel[..self.size];
        texel.fill(0);
        if self.shares_exponent {
            let rgb = [0, 1, 2].map(|channel| color.float(channel));
            texel.copy_from_slice(&shared_exponent(rgb).to_le_bytes());
            return;
        }
        for part in &self.parts {
            part.put(part.encode(color), texel);
        }
    }

    /// Reads a texel. Without a component, alpha is 1 and others are 0.
    ///
    /// # Panics
    ///
    /// Where `texel` is shorter than [`size`](Self::size).
    #[must_use]
    pub fn decode(&self, texel: &[u8]) -> Color {
        let texel = &texel[..self.size];
        if self.kind() != Kind::Float {
            return self.integers(|part| part.get(texel));
        }
        let mut color = [0.0, 0.0, 0.0, 1.0];
        let exponent = texel[self.size - 1] >> 3;
        for part in &self.parts {
            let raw = part.get(texel);
            color[part.channel] = match self.shares_exponent {
                true => raw as f64 * power_of_2(i32::from(exponent) - 24),
                false => part.decode(raw),
            };
        }
        Color::Float(color)
    }

    /// The color that a clear value of this format says (specification, "Clear Values"). A component
    /// of 64 bits has two words of the value, so that red and green have words and the others are 0.
    /// Of an integer, as many of the lowest bits are taken as the component has.
    #[must_use]
    pub fn clear_color(&self, value: &vk::ClearColorValue) -> Color {
        // SAFETY: all members are numbers of 32 bits, for which all bits are good.
        let words = unsafe { value.uint32 }.map(u64::from);
        let pair = |first: usize| words.get(first..first + 2).map_or(0, |of| of[0] | of[1] << 32);
        let is_wide = self.parts.iter().any(|part| part.bits == u64::BITS);
        let words = if is_wide { [0, 2, 4, 6].map(pair) } else { words };
        match self.kind() {
            Kind::Float if is_wide => Color::Float(words.map(f64::from_bits)),
            Kind::Float => Color::Float(words.map(|word| f32::from_bits(word as u32).into())),
            _ => self.integers(|part| words[part.channel] & part.mask()),
        }
    }

    /// The depth or stencil of a clear value, whichever this encoding is of; of stencil the lowest
    /// bits.
    #[must_use]
    pub fn clear_depth_stencil(&self, value: &vk::ClearDepthStencilValue) -> Color {
        match self.kind() {
            Kind::Float => Color::Float([value.depth.into(); 4]),
            _ => self.integers(|part| u64::from(value.stencil) & part.mask()),
        }
    }

    /// The color of integers, whose components have these bits.
    fn integers(&self, bits: impl Fn(&Part) -> u64) -> Color {
        let parts = self.parts.iter().map(|part| (part, bits(part)));
        if self.kind() == Kind::Signed {
            let mut color = [0, 0, 0, 1];
            parts.for_each(|(part, raw)| color[part.channel] = part.signed(raw));
            return Color::Signed(color);
        }
        let mut color = [0, 0, 0, 1];
        parts.for_each(|(part, raw)| color[part.channel] = part.unsigned(raw));
        Color::Unsigned(color)
    }

    /// The texel of a color.
    #[must_use]
    pub fn texel(&self, color: &Color) -> Vec<u8> {
        let mut texel = vec![0; self.size];
        self.encode(color, &mut texel);
        texel
    }
}

/// The components of a color. In a packed format the first one has the upper bits, of a word that it
/// may have for itself; in others the components lie one after the other.
fn color_parts(info: &FormatInfo) -> Option<Vec<Part>> {
    let size = u32::from(info.block_size) * 8;
    let word = info.packed.and_then(|bits| bits.parse().ok()).unwrap_or(size);
    let has_word_each = size > word;
    let mut used = 0;
    let part = |(at, component): (usize, Component)| {
        let bits = u32::from(component.bits?);
        used += bits;
        let lowest = match info.packed {
            // The exponent is above the components and none of them.
            Some(_) if is_exponent_shared(info) => at_shared_exponent(at),
            Some(_) if has_word_each => word * (at as u32 + 1) - bits,
            Some(_) => word.checked_sub(used)?,
            None => used - bits,
        };
        let channel = channel(component.name);
        Some(Part { channel, lowest, bits, numbers: component.numeric_format })
    };
    info.components().enumerate().map(part).collect()
}

fn is_exponent_shared(info: &FormatInfo) -> bool {
    info.components().all(|one| (one.numeric_format, one.bits) == (NumericFormat::UFLOAT, Some(9)))
}

/// Blue, green and red below the exponent.
fn at_shared_exponent(at: usize) -> u32 {
    [18, 9, 0][at]
}

fn single_part(info: &FormatInfo, aspect: ImageAspectFlags) -> Option<Part> {
    let name = match aspect {
        ImageAspectFlags::DEPTH => ComponentName::D,
        _ => ComponentName::S,
    };
    let component = info.components().find(|component| component.name == name)?;
    let (bits, numbers) = (component.bits?.into(), component.numeric_format);
    Some(Part { channel: 0, lowest: 0, bits, numbers })
}

fn channel(name: ComponentName) -> usize {
    match name {
        ComponentName::R | ComponentName::D | ComponentName::S => 0,
        ComponentName::G => 1,
        ComponentName::B => 2,
        ComponentName::A => 3,
    }
}

impl Part {
    /// The largest unsigned integer of so many bits.
    fn mask(&self) -> u64 {
        u64::MAX >> (u64::BITS - self.bits)
    }

    /// The largest signed integer of so many bits.
    fn max_signed(&self) -> i64 {
        (self.mask() >> 1) as i64
    }

    /// The first byte, and how many lower bits are another part's. No part is over more than eight bytes.
    fn place(&self) -> (usize, u32) {
        ((self.lowest / 8) as usize, self.lowest % 8)
    }

    fn get(&self, texel: &[u8]) -> u64 {
        let (first, shift) = self.place();
        let mut bytes = [0; 8];
        bytes.iter_mut().zip(&texel[first..]).for_each(|(byte, of)| *byte = *of);
        u64::from_le_bytes(bytes) >> shift & self.mask()
    }

    /// Adds bits to those of others.
    fn put(&self, raw: u64, texel: &mut [u8]) {
        let (first, shift) = self.place();
        let bytes = ((raw & self.mask()) << shift).to_le_bytes();
        texel[first..].iter_mut().zip(bytes).for_each(|(byte, of)| *byte |= of);
    }

    /// Bits as an unsigned integer.
    fn unsigned(&self, raw: u64) -> u64 {
        match self.numbers {
            NumericFormat::BOOL => (raw != 0).into(),
            _ => raw,
        }
    }

    /// Bits as a signed integer.
    fn signed(&self, raw: u64) -> i64 {
        let unused = u64::BITS - self.bits;
        (raw << unused) as i64 >> unused
    }

    fn decode(&self, raw: u64) -> f64 {
        match self.numbers {
            NumericFormat::UNORM => raw as f64 / self.mask() as f64,
            NumericFormat::SRGB => from_srgb(raw as f64 / self.mask() as f64),
            NumericFormat::SNORM => (self.signed(raw) as f64 / self.max_signed() as f64).max(-1.0),
            NumericFormat::SSCALED | NumericFormat::SINT => self.signed(raw) as f64,
            NumericFormat::SFIXED5 => self.signed(raw) as f64 / 32.0,
            NumericFormat::SFLOAT => match self.bits {
                16 => from_small(raw, 10),
                32 => f32::from_bits(raw as u32).into(),
                _ => f64::from_bits(raw),
            },
            NumericFormat::UFLOAT => from_small(raw, self.bits - EXPONENT_BITS),
            _ => raw as f64,
        }
    }

    fn encode(&self, color: &Color) -> u64 {
        let value = color.float(self.channel);
        let (max, max_signed) = (self.mask() as f64, self.max_signed() as f64);
        let signed = |value: f64, least: f64| value.clamp(least, max_signed).round_ties_even();
        match self.numbers {
            NumericFormat::UNORM => (value.clamp(0.0, 1.0) * max).round_ties_even() as u64,
            NumericFormat::SRGB => (to_srgb(value.clamp(0.0, 1.0)) * max).round_ties_even() as u64,
            NumericFormat::USCALED => value.clamp(0.0, max).round_ties_even() as u64,
            NumericFormat::SNORM => signed(value * max_signed, -max_signed) as i64 as u64,
            NumericFormat::SSCALED => signed(value, -max_signed - 1.0) as i64 as u64,
            NumericFormat::SFIXED5 => signed(value * 32.0, -max_signed - 1.0) as i64 as u64,
            NumericFormat::SFLOAT => match self.bits {
                16 if value.is_sign_negative() => 1 << 15 | to_small(-value, 10),
                16 => to_small(value, 10),
                32 => (value as f32).to_bits().into(),
                _ => value.to_bits(),
            },
            // Of a finite number, the largest finite one is the nearest that may be taken.
            NumericFormat::UFLOAT => {
                let mantissa_bits = self.bits - EXPONENT_BITS;
                let raw = to_small(value, mantissa_bits);
                if value.is_finite() { raw.min(infinity(mantissa_bits) - 1) } else { raw }
            }
            NumericFormat::SINT => {
                let max = self.max_signed();
                color.signed(self.channel).clamp(-max - 1, max) as u64
            }
            NumericFormat::BOOL => u64::from(color.unsigned(self.channel) != 0),
            _ => color.unsigned(self.channel).min(self.mask()),
        }
    }
}

/// Floating point of 16, 11 and 10 bits.
const EXPONENT_BITS: u32 = 5;

/// 2 to a power that `f64` has, without subnormal ones.
fn power_of_2(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// The value of five bits of exponent over so many of mantissa, with a sign where a bit is left.
fn from_small(raw: u64, mantissa_bits: u32) -> f64 {
    let mantissa = raw & ((1 << mantissa_bits) - 1);
    let exponent = (raw >> mantissa_bits & 0x1f) as i32;
    let fraction = mantissa as f64 / power_of_2(mantissa_bits as i32);
    let magnitude = match exponent {
        0 => fraction * power_of_2(-14),
        0x1f if mantissa != 0 => f64::NAN,
        0x1f => f64::INFINITY,
        _ => (1.0 + fraction) * power_of_2(exponent - 15),
    };
    if raw >> (mantissa_bits + EXPONENT_BITS) == 1 { -magnitude } else { magnitude }
}

/// All bits of the exponent.
fn infinity(mantissa_bits: u32) -> u64 {
    0x1f << mantissa_bits
}

/// The nearest such number to a value, without the sign: 0 for a negative one.
fn to_small(value: f64, mantissa_bits: u32) -> u64 {
    let infinity = infinity(mantissa_bits);
    if value.is_nan() {
        return infinity | 1 << (mantissa_bits - 1);
    }
    // A clamp leaves the sign of -0.
    let value = value.clamp(0.0, power_of_2(16)).abs();
    let exponent = ((value.to_bits() >> 52) as i32 - 1023).max(-14);
    // In steps between neighbours, of which a normal number has as many as the mantissa and one bit more
    // can count: the one bit adds 1 to the exponent.
    let steps = (value * power_of_2(mantissa_bits as i32 - exponent)).round_ties_even() as u64;
    ((((exponent + 14) as u64) << mantissa_bits) + steps).min(infinity)
}

/// Three numbers of nine bits with one exponent, which is that of the largest.
fn shared_exponent(rgb: [f64; 3]) -> u32 {
    const LARGEST: f64 = 511.0 * 128.0;
    let rgb = rgb.map(|value| if value.is_nan() { 0.0 } else { value.clamp(0.0, LARGEST).abs() });
    let largest = rgb.into_iter().fold(0.0, f64::max);
    let exponent = ((largest.to_bits() >> 52) as i32 - 1023).max(-16) + 1;
    let steps = |exponent| rgb.map(|value: f64| (value * power_of_2(9 - exponent)).round() as u32);
    // Rounding up may take one bit more.
    let is_large = steps(exponent).into_iter().any(|steps| steps == 1 << 9);
    let exponent = if is_large { exponent + 1 } else { exponent };
    let [red, green, blue] = steps(exponent);
    ((exponent + 15) as u32) << 27 | blue << 18 | green << 9 | red
}

/// The sRGB transfer function (Khronos Data Format Specification, "sRGB transfer functions").
fn to_srgb(linear: f64) -> f64 {
    match linear {
        linear if linear <= 0.003_130_8 => linear * 12.92,
        linear => linear.powf(1.0 / 2.4).mul_add(1.055, -0.055),
    }
}

fn from_srgb(encoded: f64) -> f64 {
    match encoded {
        encoded if encoded <= 0.04045 => encoded / 12.92,
        encoded => ((encoded + 0.055) / 1.055).powf(2.4),
    }
}

#[cfg(test)]
mod tests;
