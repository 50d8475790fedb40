//! What all enumerations can do.

/// `enumeration!(Format, i32)`: the operations of an enumeration that is a `#[repr(transparent)]`
/// integer.
macro_rules! enumeration {
    ($name:ident, $integer:ty) => {
        impl $name {
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
    };
}
pub(crate) use enumeration;
