//! The macro of all sets of flags.

/// The type, the constants and the operations of a set of flags: a `#[repr(transparent)]` integer.
/// The C names are those of the set and, if it has one, of a flag.
///
/// ```text
/// flags! { QueryPoolCreateFlags = VkQueryPoolCreateFlags VkQueryPoolCreateFlagBits, u32;
///     RESET 1;
/// }
/// ```
macro_rules! flags {
    ($name:ident = $c:ident $($c_bits:ident)?, $integer:ident;
        $($constant:ident $value:literal;)*
    ) => {
        #[doc = stringify!($c)]
        #[cfg_attr(doc, doc = spec!($c))]
        $(
            #[doc = concat!(", ", stringify!($c_bits))]
            #[cfg_attr(doc, doc = spec!($c_bits))]
        )?
        #[repr(transparent)]
        #[derive(PartialEq)]
        pub struct $name($integer);

        impl Clone for $name {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl Copy for $name {}

        impl Eq for $name {}

        impl Default for $name {
            fn default() -> Self {
                Self(0)
            }
        }

        impl core::hash::Hash for $name {
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                self.0.hash(state);
            }
        }

        impl crate::observe::Value for $name {}

        impl $name {
            $(pub const $constant: Self = Self($value);)*

            /// The flags' names and bits, without second names.
            pub const NAMES: &'static [(&'static str, $integer)] =
                &[$((stringify!($constant), $value)),*];

            /// No flag.
            #[must_use]
            pub const fn empty() -> Self {
                Self(0)
            }

            /// The flags of these bits, known or not.
            #[must_use]
            pub const fn from_raw(raw: $integer) -> Self {
                Self(raw)
            }

            /// Its bits.
            #[must_use]
            pub const fn as_raw(self) -> $integer {
                self.0
            }

            /// Whether the set has no flag.
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the set has every flag of `other`.
            #[must_use]
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether the set has a flag of `other`.
            #[must_use]
            pub const fn intersects(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// The flags of both: `|` for constants.
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                crate::vk::names::flags(Self::NAMES, self.0, f)
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                crate::vk::names::flags(Self::NAMES, self.0, f)
            }
        }

        impl core::ops::BitOr for $name {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl core::ops::BitOrAssign for $name {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl core::ops::BitAnd for $name {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl core::ops::BitAndAssign for $name {
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl core::ops::BitXor for $name {
            type Output = Self;
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        impl core::ops::Not for $name {
            type Output = Self;
            fn not(self) -> Self {
                Self(!self.0)
            }
        }
    };
}
pub(crate) use flags;

#[cfg(test)]
mod tests {
    use crate::vk::{AccessFlags2, ImageUsageFlags};

    const BOTH: ImageUsageFlags = ImageUsageFlags::TRANSFER_SRC.union(ImageUsageFlags::SAMPLED);

    #[test]
    fn sets_contain_what_they_were_made_of() {
        assert!(BOTH.contains(ImageUsageFlags::SAMPLED));
        assert!(BOTH.contains(ImageUsageFlags::empty()));
        assert!(!ImageUsageFlags::SAMPLED.contains(BOTH));
        assert!(ImageUsageFlags::SAMPLED.intersects(BOTH));
        assert!(!ImageUsageFlags::empty().intersects(BOTH));
    }

    #[test]
    fn operators_are_those_of_sets() {
        let mut set = ImageUsageFlags::TRANSFER_SRC | ImageUsageFlags::SAMPLED;
        assert_eq!(set, BOTH);
        set &= !ImageUsageFlags::SAMPLED;
        assert_eq!(set, ImageUsageFlags::TRANSFER_SRC);
        assert_eq!(set ^ BOTH, ImageUsageFlags::SAMPLED);
    }

    #[test]
    fn wide_flags_have_64_bits() {
        assert_eq!(size_of::<AccessFlags2>(), 8);
        assert!((!AccessFlags2::NONE).contains(AccessFlags2::SHADER_STORAGE_WRITE));
        assert!(AccessFlags2::SHADER_STORAGE_WRITE.as_raw() > u64::from(u32::MAX));
    }
}
