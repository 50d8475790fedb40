//! Sets of flags: one generic type, and the macro that gives each set of the registry its constants.

use core::fmt::{self, Debug, Display, Formatter, LowerHex};
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

use super::names::{self, Names};

/// A set of flags of the kind `F`, in C's layout: the integer `I`, 32 bits wide unless the registry
/// says 64. The flags of a kind are constants of its set: [`ImageUsageFlags::SAMPLED`].
///
/// A value may have bits that this version of the registry does not know.
///
/// [`ImageUsageFlags::SAMPLED`]: crate::vk::ImageUsageFlags::SAMPLED
#[repr(transparent)]
#[derive(PartialEq)]
pub struct Bitmask<F, I = u32>(pub(crate) I, pub(crate) PhantomData<F>);

/// A kind of flags, as `VkImageUsageFlags`. It has no values; [`Bitmask`] has.
pub trait Kind<I: 'static>: PartialEq + 'static {
    /// The flags' names and bits, without second names.
    const NAMES: Names<I>;
}

/// The alias of a set of flags, its kind and its constants. The C names are those of the set and, if
/// it has one, of a flag.
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
        pub type $name = crate::vk::Bitmask<$c, $integer>;

        // Hidden in the documentation alone: messages of the compiler give the whole path of a
        // type that is always hidden.
        #[cfg_attr(doc, doc(hidden))]
        #[derive(PartialEq)]
        pub enum $c {}

        impl crate::vk::flags::Kind<$integer> for $c {
            const NAMES: crate::vk::names::Names<$integer> = crate::vk::names::Names {
                names: stringify!($($constant)*),
                numbers: &[$($value),*],
            };
        }

        impl $name {
            $(pub const $constant: Self = Self($value, core::marker::PhantomData);)*
        }
    };
}
pub(crate) use flags;

/// Constant functions use the integer's own operators, because traits have no constant functions.
macro_rules! operations {
    ($integer:ident) => {
        impl<F> Bitmask<F, $integer> {
            /// No flag.
            #[must_use]
            pub const fn empty() -> Self {
                Self(0, PhantomData)
            }

            /// The flags of these bits, known or not.
            #[must_use]
            pub const fn from_raw(raw: $integer) -> Self {
                Self(raw, PhantomData)
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
                Self(self.0 | other.0, PhantomData)
            }
        }
    };
}

operations!(u32);
operations!(u64);

impl<F: Kind<I>, I: 'static> Bitmask<F, I> {
    /// The flags' names and bits, without second names.
    pub const NAMES: Names<I> = F::NAMES;
}

impl<F, I: Copy> Clone for Bitmask<F, I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F, I: Copy> Copy for Bitmask<F, I> {}

impl<F: PartialEq, I: Eq> Eq for Bitmask<F, I> {}

impl<F, I: Default> Default for Bitmask<F, I> {
    fn default() -> Self {
        Self(I::default(), PhantomData)
    }
}

impl<F, I: Hash> Hash for Bitmask<F, I> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<F: Kind<I>, I: Copy + PartialEq + LowerHex + 'static> Debug for Bitmask<F, I>
where
    u64: From<I>,
{
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        names::flags(F::NAMES, self.0, f)
    }
}

impl<F, I> Display for Bitmask<F, I>
where
    Self: Debug,
{
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Debug::fmt(self, f)
    }
}

#[cfg(feature = "observe")]
impl<F, I: Copy> crate::observe::Value for Bitmask<F, I> {}

impl<F, I: BitOr<Output = I>> BitOr for Bitmask<F, I> {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0, PhantomData)
    }
}

impl<F, I: BitOrAssign> BitOrAssign for Bitmask<F, I> {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl<F, I: BitAnd<Output = I>> BitAnd for Bitmask<F, I> {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0, PhantomData)
    }
}

impl<F, I: BitAndAssign> BitAndAssign for Bitmask<F, I> {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl<F, I: BitXor<Output = I>> BitXor for Bitmask<F, I> {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0, PhantomData)
    }
}

impl<F, I: Not<Output = I>> Not for Bitmask<F, I> {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0, PhantomData)
    }
}

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
