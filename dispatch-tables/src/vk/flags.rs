//! Sets of flags: one generic type, and the macro that gives each set of the registry its constants.

use core::fmt::{self, Binary, Debug, Display, Formatter, LowerHex, UpperHex};
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

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
///     RESET_KHR 1 "VK_QUERY_POOL_CREATE_RESET_BIT_KHR";
/// }
/// ```
macro_rules! flags {
    ($name:ident = $c:ident $($c_bits:ident)?, $integer:ident;
        $($constant:ident $value:literal $spelt:literal;)*
    ) => {
        #[doc = stringify!($c)]
        $(#[doc = concat!(", ", stringify!($c_bits))])?
        #[cfg_attr(doc, doc = spec!($c))]
        $(#[cfg_attr(doc, doc = spec!($c_bits))])?
        #[cfg_attr(doc, doc = constants!($($constant $value $spelt;)*), doc(alias($($spelt),*)))]
        pub type $name = crate::vk::Bitmask<$c, $integer>;

        // Hidden in the documentation alone: messages of the compiler give the whole path of a
        // type that is always hidden.
        #[cfg_attr(doc, doc(hidden))]
        #[deprecated = concat!("this is the kind of a set of flags, the type is `", stringify!($name), "`")]
        #[derive(PartialEq)]
        pub enum $c {}

        impl crate::vk::flags::Kind<$integer> for $c {
            const NAMES: crate::vk::names::Names<$integer> = crate::vk::names::Names {
                names: stringify!($($constant)*),
                numbers: &[$($value),*],
            };
        }

        #[cfg_attr(doc, doc(hidden))]
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

            /// The flags of this set that `other` lacks: `-` for constants.
            #[must_use]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0, PhantomData)
            }

            /// A set for each bit of this set, known or not, from the lowest on.
            pub fn iter(self) -> impl Iterator<Item = Self> {
                let all = (0..$integer::BITS).map(|bit| Self(1 << bit, PhantomData));
                all.filter(move |&flag| self.contains(flag))
            }
        }

        impl<F: Kind<$integer>> Bitmask<F, $integer> {
            /// Every flag that this version of the registry knows. (`!` of a set has unknown bits.)
            #[must_use]
            pub const fn all() -> Self {
                let (mut all, mut at) = (0, 0);
                while at < F::NAMES.numbers.len() {
                    all |= F::NAMES.numbers[at];
                    at += 1;
                }
                Self(all, PhantomData)
            }
        }

        /// The flags of all.
        impl<F> FromIterator<Self> for Bitmask<F, $integer> {
            fn from_iter<T: IntoIterator<Item = Self>>(sets: T) -> Self {
                sets.into_iter().fold(Self::empty(), Self::union)
            }
        }

        impl<F> Sub for Bitmask<F, $integer> {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                self.difference(other)
            }
        }

        impl<F> SubAssign for Bitmask<F, $integer> {
            fn sub_assign(&mut self, other: Self) {
                *self = self.difference(other);
            }
        }
    };
}

operations!(u32);
operations!(u64);

impl<F: Kind<I>, I: 'static> Bitmask<F, I> {
    /// The flags' names and bits, without second names.
    pub const NAMES: Names<I> = F::NAMES;

    /// The flag of this name, `SAMPLED`; none if there is none. Second names do not count.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self>
    where
        I: Copy,
    {
        F::NAMES.number(name).map(|bits| Self(bits, PhantomData))
    }
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

/// The bits as a number.
macro_rules! numbers {
    ($($format:ident)*) => {$(
        impl<F, I: $format> $format for Bitmask<F, I> {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

numbers!(LowerHex UpperHex Binary);

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

impl<F, I: BitXorAssign> BitXorAssign for Bitmask<F, I> {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
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
    use std::collections::HashSet;
    use std::format;
    use std::hash::{BuildHasher as _, RandomState};
    use std::vec::Vec;

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
        set ^= BOTH;
        assert_eq!(set, ImageUsageFlags::SAMPLED);
        assert_eq!(BOTH - set, ImageUsageFlags::TRANSFER_SRC);
        set -= BOTH;
        assert!(set.is_empty());
        const REST: ImageUsageFlags = BOTH.difference(ImageUsageFlags::SAMPLED);
        assert_eq!(REST, ImageUsageFlags::TRANSFER_SRC);
    }

    #[test]
    fn all_has_every_known_flag_and_no_other() {
        const ALL: AccessFlags2 = AccessFlags2::all();
        assert!(AccessFlags2::NAMES.iter().all(|(_, bits)| ALL.as_raw() & bits == bits));
        assert!(ALL.iter().all(|flag| format!("{flag}").chars().all(|c| c != 'x')));
        assert!(!ALL.contains(!AccessFlags2::empty()));
    }

    #[test]
    fn a_set_is_that_of_its_flags() {
        let unknown = ImageUsageFlags::from_raw(1 << 31);
        let set = BOTH | unknown;
        let flags: Vec<ImageUsageFlags> = set.iter().collect();
        assert_eq!(flags, [ImageUsageFlags::TRANSFER_SRC, ImageUsageFlags::SAMPLED, unknown]);
        assert_eq!(flags.into_iter().collect::<ImageUsageFlags>(), set);
        assert_eq!(ImageUsageFlags::empty().iter().count(), 0);
        assert_eq!((!AccessFlags2::empty()).iter().count(), 64);
    }

    #[test]
    fn every_flag_is_found_by_its_name() {
        for (name, bits) in AccessFlags2::NAMES.iter() {
            assert_eq!(AccessFlags2::from_name(name), Some(AccessFlags2::from_raw(bits)));
        }
        assert_eq!(AccessFlags2::from_name("SHADER"), None);
    }

    #[test]
    fn the_hash_of_a_set_is_that_of_its_bits() {
        let sets: HashSet<_> = [BOTH, ImageUsageFlags::SAMPLED, BOTH].into();
        assert_eq!(sets.len(), 2);
        let hasher = RandomState::new();
        assert_eq!(hasher.hash_one(BOTH), hasher.hash_one(5_u32));
    }

    #[test]
    fn bits_print_as_a_number() {
        assert_eq!(format!("{:#x} {:X} {:b}", BOTH, BOTH, BOTH), "0x5 5 101");
    }

    #[test]
    fn wide_flags_have_64_bits() {
        assert_eq!(size_of::<AccessFlags2>(), 8);
        assert!((!AccessFlags2::NONE).contains(AccessFlags2::SHADER_STORAGE_WRITE));
        assert!(AccessFlags2::SHADER_STORAGE_WRITE.as_raw() > u64::from(u32::MAX));
    }
}
