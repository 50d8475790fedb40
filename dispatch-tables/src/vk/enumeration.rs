//! The macro of all enumerations.

/// The type, the constants and the operations of an enumeration: a `#[repr(transparent)]` integer.
///
/// ```text
/// enumeration! { AttachmentLoadOp = VkAttachmentLoadOp, i32;
///     LOAD 0;
///     NONE 1000400000;
/// }
/// ```
///
/// `spelt` in front says that each row has C's name too, `SUCCESS 0 VK_SUCCESS;`, which `name` and
/// `Display` give.
macro_rules! enumeration {
    (spelt $name:ident = $c:ident, $integer:ident;
        $($constant:ident $value:literal $spelt:ident;)*
    ) => {
        enumeration! { @type $name = $c, $integer; $($constant $value;)* }

        impl crate::observe::Value for $name {
            fn result(self) -> Option<crate::vk::Result> {
                crate::observe::result(stringify!($name), self.0)
            }
        }

        impl $name {
            /// The registry's name of the value, that of the oldest where several mean the same;
            /// none of a value that this version of the registry does not know.
            #[must_use]
            pub const fn name(self) -> Option<&'static str> {
                Some(match self {
                    $(Self::$constant => stringify!($spelt),)*
                    _ => return None,
                })
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self.name() {
                    Some(name) => f.pad(name),
                    None => write!(f, concat!(stringify!($c), " {}"), self.0),
                }
            }
        }
    };
    (@type $name:ident $(= $c:ident)?, $integer:ident;
        $($constant:ident $value:literal;)*
    ) => {
        $(
            #[doc = stringify!($c)]
            #[cfg_attr(doc, doc = spec!($c))]
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

        impl $name {
            $(pub const $constant: Self = Self($value);)*

            /// The enumerants' names and numbers, without second names.
            pub const NAMES: &'static [(&'static str, $integer)] =
                &[$((stringify!($constant), $value)),*];

            /// The enumerant of this number, known or not.
            #[must_use]
            pub const fn from_raw(raw: $integer) -> Self {
                Self(raw)
            }

            /// Its number.
            #[must_use]
            pub const fn as_raw(self) -> $integer {
                self.0
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                crate::vk::names::enumerant(Self::NAMES, self.0, f)
            }
        }
    };
    ($name:ident $($rows:tt)*) => {
        enumeration! { @type $name $($rows)* }

        impl crate::observe::Value for $name {}

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                crate::vk::names::enumerant(Self::NAMES, self.0, f)
            }
        }
    };
}
pub(crate) use enumeration;

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
