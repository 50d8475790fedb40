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

    /// C's name of the enumeration, then those of the enumerants, with space between them. Apart from
    /// the names, so that who prints one has not the other.
    const SPELT: &'static str;
}

/// The alias of an enumeration, its kind and its constants.
///
/// ```text
/// enumeration! { AttachmentLoadOp = VkAttachmentLoadOp, i32;
///     LOAD 0 "VK_ATTACHMENT_LOAD_OP_LOAD";
///     NONE 1000400000 "VK_ATTACHMENT_LOAD_OP_NONE";
/// }
/// ```
///
/// An enumeration of video, which the specification has no page about, has `: ` and a name for its
/// kind in place of `= ` and C's name.
///
/// The documentation has the constants as a table of the alias, and finds them by C's names: as items
/// they would all stand on the page of [`Enumeration`], in two megabytes.
macro_rules! enumeration {
    ($name:ident = $c:ident, $($rest:tt)*) => {
        enumeration! { @type [#[doc = stringify!($c)] #[cfg_attr(doc, doc = spec!($c))]]
            $name $c $c $($rest)*
        }
    };
    ($name:ident: $kind:ident, $($rest:tt)*) => {
        enumeration! { @type [] $name $name $kind $($rest)* }
    };
    (@type [$($docs:tt)*] $name:ident $c:ident $kind:ident $integer:ident;
        $($constant:ident $value:literal $spelt:literal;)*
    ) => {
        $($docs)*
        #[cfg_attr(doc, doc = constants!($($constant $value $spelt;)*), doc(alias($($spelt),*)))]
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
            const SPELT: &'static str = concat!(stringify!($c) $(, " ", $spelt)*);
        }

        #[cfg_attr(doc, doc(hidden))]
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

    /// C's name of the value, `VK_FORMAT_R8G8B8A8_UNORM`, which `Display` prints; none of a value that this
    /// version of the registry does not know. Of several names it is that of the constant which
    /// `Debug` prints.
    #[must_use]
    pub fn name(self) -> Option<&'static str>
    where
        I: PartialEq,
    {
        let place = E::NAMES.numbers.iter().position(|known| *known == self.0)?;
        E::SPELT.split_ascii_whitespace().nth(place + 1)
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

/// C's name, and that of the enumeration with the number of an unknown value: `VkResult -77`.
impl<E: Kind<I>, I: Copy + PartialEq + Debug + 'static> Display for Enumeration<E, I> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.name() {
            Some(name) => f.pad(name),
            None => {
                let kind = E::SPELT.split_ascii_whitespace().next().unwrap_or_default();
                write!(f, "{kind} {:?}", self.0)
            }
        }
    }
}

#[cfg(feature = "observe")]
impl<E: 'static, I: Copy + 'static> crate::observe::Value for Enumeration<E, I> {
    fn result(self) -> Option<super::Result> {
        (&self as &dyn core::any::Any).downcast_ref().copied()
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
