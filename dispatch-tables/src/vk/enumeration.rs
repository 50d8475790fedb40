//! Enumerations: one generic type, and the macro that gives each enumeration of the registry its
//! constants.

use core::cmp::Ordering;
use core::fmt::{self, Debug, Display, Formatter};
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

use super::names::{self, Names};

/// A value of the enumeration `E`, in C's layout: an integer, because an implementation may give
/// values that this version of the registry does not know. The known ones are constants:
/// [`Format::R8G8B8A8_UNORM`].
///
/// [`Format::R8G8B8A8_UNORM`]: crate::vk::Format::R8G8B8A8_UNORM
#[repr(transparent)]
#[derive(PartialEq)]
pub struct Enumeration<E, I = i32>(pub(crate) I, pub(crate) PhantomData<E>);

/// An enumeration, as `VkFormat`. It has no values; [`Enumeration`] has.
pub trait Kind<I: 'static>: PartialEq + 'static {
    /// The enumerants' names and numbers, without second names.
    const NAMES: Names<I>;

    /// What `Display` prints where that is not the name of the constant.
    fn spell(_: I, _: &mut Formatter<'_>) -> Option<fmt::Result> {
        None
    }

    /// The number as the result of a command, of `VkResult` alone.
    #[inline]
    fn result(_: I) -> Option<super::Result> {
        None
    }
}

/// The alias of an enumeration, its kind and its constants.
///
/// ```text
/// enumeration! { AttachmentLoadOp = VkAttachmentLoadOp, i32;
///     LOAD 0;
///     NONE 1000400000;
/// }
/// ```
///
/// An enumeration of video, which the specification has no page about, has `: ` and a name for its
/// kind in place of `= ` and C's name. `spelt` in front says that each row has C's name too,
/// `SUCCESS 0 VK_SUCCESS;`, which `name` and `Display` give.
macro_rules! enumeration {
    (spelt $name:ident = $c:ident, $integer:ident;
        $($constant:ident $value:literal $spelt:ident;)*
    ) => {
        enumeration! { @type [#[doc = stringify!($c)] #[cfg_attr(doc, doc = spec!($c))]]
            $name $c $integer;
            $($constant $value;)*
            {
                fn spell(
                    number: $integer,
                    f: &mut core::fmt::Formatter<'_>,
                ) -> Option<core::fmt::Result> {
                    Some(match $name::from_raw(number).name() {
                        Some(name) => f.pad(name),
                        None => write!(f, concat!(stringify!($c), " {}"), number),
                    })
                }

                fn result(number: $integer) -> Option<crate::vk::Result> {
                    (stringify!($name) == "Result").then(|| crate::vk::Result::from_raw(number))
                }
            }
        }

        impl $name {
            /// The registry's name of the value, that of the oldest where several mean the same;
            /// none of a value that this version of the registry does not know.
            #[must_use]
            #[inline]
            pub const fn name(self) -> Option<&'static str> {
                Some(match self {
                    $(Self::$constant => stringify!($spelt),)*
                    _ => return None,
                })
            }
        }
    };
    ($name:ident = $c:ident, $integer:ident; $($constant:ident $value:literal;)*) => {
        enumeration! { @type [#[doc = stringify!($c)] #[cfg_attr(doc, doc = spec!($c))]]
            $name $c $integer; $($constant $value;)* {}
        }
    };
    ($name:ident: $kind:ident, $integer:ident; $($constant:ident $value:literal;)*) => {
        enumeration! { @type [] $name $kind $integer; $($constant $value;)* {} }
    };
    (@type [$($docs:tt)*] $name:ident $kind:ident $integer:ident;
        $($constant:ident $value:literal;)* { $($functions:tt)* }
    ) => {
        $($docs)*
        pub type $name = crate::vk::Enumeration<$kind, $integer>;

        // Hidden in the documentation alone: messages of the compiler give the whole path of a
        // type that is always hidden.
        #[cfg_attr(doc, doc(hidden))]
        #[deprecated = concat!("this is the kind of an enumeration, the type is `", stringify!($name), "`")]
        #[derive(PartialEq)]
        pub enum $kind {}

        impl crate::vk::enumeration::Kind<$integer> for $kind {
            const NAMES: crate::vk::names::Names<$integer> = crate::vk::names::Names {
                names: stringify!($($constant)*),
                numbers: &[$($value),*],
            };
            $($functions)*
        }

        impl $name {
            $(pub const $constant: Self = Self($value, core::marker::PhantomData);)*
        }
    };
}
pub(crate) use enumeration;

impl<E, I: Copy> Enumeration<E, I> {
    /// The enumerant of this number, known or not.
    #[must_use]
    pub const fn from_raw(raw: I) -> Self {
        Self(raw, PhantomData)
    }

    /// Its number.
    #[must_use]
    pub const fn as_raw(self) -> I {
        self.0
    }
}

impl<E: Kind<I>, I: 'static> Enumeration<E, I> {
    /// The enumerants' names and numbers, without second names.
    pub const NAMES: Names<I> = E::NAMES;

    /// The enumerants that this version of the registry knows, in the registry's order.
    pub fn known() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone
    where
        I: Copy,
    {
        E::NAMES.numbers.iter().map(|&number| Self(number, PhantomData))
    }

    /// The enumerant of this name, `R8G8B8A8_UNORM`; none if there is none. Second names do not
    /// count.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self>
    where
        I: Copy,
    {
        E::NAMES.number(name).map(|number| Self(number, PhantomData))
    }
}

impl<E, I: Copy> Clone for Enumeration<E, I> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E, I: Copy> Copy for Enumeration<E, I> {}

impl<E: PartialEq, I: Eq> Eq for Enumeration<E, I> {}

/// By number, for the keys of a map.
impl<E: PartialEq, I: PartialOrd> PartialOrd for Enumeration<E, I> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.0.partial_cmp(&other.0)
    }
}

impl<E: PartialEq, I: Ord> Ord for Enumeration<E, I> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<E, I: Default> Default for Enumeration<E, I> {
    fn default() -> Self {
        Self(I::default(), PhantomData)
    }
}

impl<E, I: Hash> Hash for Enumeration<E, I> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<E: Kind<I>, I: Copy + PartialEq + Debug + 'static> Debug for Enumeration<E, I> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        names::enumerant(E::NAMES, self.0, f)
    }
}

impl<E: Kind<I>, I: Copy + PartialEq + Debug + 'static> Display for Enumeration<E, I> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        E::spell(self.0, f).unwrap_or_else(|| Debug::fmt(self, f))
    }
}

#[cfg(feature = "observe")]
impl<E: Kind<I>, I: Copy + 'static> crate::observe::Value for Enumeration<E, I> {
    fn result(self) -> Option<super::Result> {
        E::result(self.0)
    }
}

/// `aliases! { AttachmentLoadOp; NONE_EXT = NONE; }`: second names of enumerants or flags. They are no
/// rows of the type, because the compiler copies all rows before a row that may be of two kinds.
macro_rules! aliases {
    ($name:ident; $($constant:ident = $target:ident;)*) => {
        impl $name {
            $(pub const $constant: Self = Self::$target;)*
        }
    };
}
pub(crate) use aliases;

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use crate::vk::{Format, PresentModeKHR, StructureType};

    #[test]
    fn known_values_are_found_by_their_names() {
        for (value, (name, number)) in Format::known().zip(Format::NAMES.iter()) {
            assert_eq!(value.as_raw(), number);
            assert_eq!(Format::from_name(name), Some(value));
        }
        assert_eq!(Format::known().len(), Format::NAMES.iter().count());
        assert_eq!(Format::from_name("R8G8B8A8"), None);
        assert_eq!(PresentModeKHR::known().next(), Some(PresentModeKHR::IMMEDIATE));
    }

    #[test]
    fn values_are_keys_in_the_order_of_their_numbers() {
        let keys: BTreeMap<StructureType, usize> = StructureType::known().zip(0..).collect();
        assert_eq!(keys.len(), StructureType::known().len());
        assert_eq!(keys.keys().next(), Some(&StructureType::APPLICATION_INFO));
        assert!(keys.keys().is_sorted_by_key(|key| key.as_raw()));
    }
}
