//! Version strings of manifests (drivers.md D.4, layers.md 1.3).

use core::fmt;

use crate::c_numbers::leading_decimal;

/// A packed Vulkan version: `variant << 29 | major << 22 | minor << 12 | patch`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ApiVersion(pub u32);

/// The characters that separate the numbers of a version.
pub const SEPARATORS: [char; 4] = ['.', '"', '\r', '\n'];

impl ApiVersion {
    /// Vulkan 1.1.0.
    pub const V1_1: Self = Self(1 << 22 | 1 << 12);

    /// Reads up to four numbers between dots, double quotes and line ends. Three are major, minor
    /// and patch; with four, the first is the variant. A missing or malformed number is 0. Numbers
    /// are cut to 16 bits and not masked further, so a patch above 4095 carries into the minor.
    pub fn parse(text: &str) -> Self {
        let mut numbers = [0; 4];
        let mut count = 0_usize;
        let tokens = text.split(SEPARATORS).filter(|token| !token.is_empty());
        for (number, token) in numbers.iter_mut().zip(tokens) {
            // As C's cast to 16 bits.
            *number = u32::try_from(leading_decimal(token.as_bytes()) & 0xffff).unwrap_or(0);
            count = count.saturating_add(1);
        }
        let [a, b, c, d] = numbers;
        let [variant, major, minor, patch] = if count == 4 { [a, b, c, d] } else { [0, a, b, c] };
        Self(variant << 29 | major << 22 | minor << 12 | patch)
    }

    /// The variant: 0 for Vulkan.
    pub const fn variant(self) -> u32 {
        self.0 >> 29
    }

    /// The major version.
    pub const fn major(self) -> u32 {
        (self.0 >> 22) & 0x7f
    }

    /// The minor version.
    pub const fn minor(self) -> u32 {
        (self.0 >> 12) & 0x3ff
    }

    /// The patch version.
    pub const fn patch(self) -> u32 {
        self.0 & 0xfff
    }

    /// Major, minor and patch version.
    pub const fn parts(self) -> (u32, u32, u32) {
        (self.major(), self.minor(), self.patch())
    }

    /// Whether major and minor are 1.0.
    pub fn is_1_0(self) -> bool {
        (self.major(), self.minor()) == (1, 0)
    }

    /// Whether major and minor are at least those of `other`.
    pub fn is_at_least(self, other: Self) -> bool {
        (self.major(), self.minor()) >= (other.major(), other.minor())
    }
}

impl fmt::Debug for ApiVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (variant, major) = (self.variant(), self.major());
        write!(f, "{variant}.{major}.{}.{}", self.minor(), self.patch())
    }
}

#[cfg(test)]
mod tests;
