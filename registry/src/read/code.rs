//! The stable codes of the reader's findings. A code never changes its meaning and is never used
//! again.

/// The text is not well-formed XML.
pub const NOT_XML: &str = "R001";
/// The root element is not `<registry>`.
pub const WRONG_ROOT: &str = "R002";
/// Warning: an element that the schema table does not hold.
pub const UNKNOWN_ELEMENT: &str = "R003";
/// Warning: an attribute that the schema table does not hold.
pub const UNKNOWN_ATTRIBUTE: &str = "R004";
/// Warning: a known attribute has an unknown value. The message says how its element was read.
pub const UNKNOWN_VALUE: &str = "R005";
/// An attribute or child element that must be there is not.
pub const MISSING: &str = "R006";
/// A text that is not a number, or a number out of range.
pub const BAD_NUMBER: &str = "R007";
/// A declaration in C that the reader cannot parse.
pub const BAD_DECLARATION: &str = "R008";
/// The same name is defined twice for the API `vulkan`, with different meanings.
pub const DUPLICATE: &str = "R009";
/// An alias of something that does not exist.
pub const ALIAS_OF_NOTHING: &str = "R010";
/// Aliases that lead back to themselves.
pub const ALIAS_LOOP: &str = "R011";
/// One enumerant with two values.
pub const VALUE_CONFLICT: &str = "R012";
/// A value is added to an enumeration that does not exist.
pub const UNKNOWN_GROUP: &str = "R013";
/// A type that is used but not defined.
pub const UNKNOWN_TYPE: &str = "R014";
/// A name in a feature or extension, or one of those in a condition, that is not defined.
pub const UNKNOWN_NAME: &str = "R015";
/// A `depends` expression that does not parse.
pub const BAD_DEPENDS: &str = "R016";
/// A feature without a version in its number, name and dependencies.
pub const NO_VERSION: &str = "R017";
/// `VK_HEADER_VERSION` is not defined.
pub const NO_HEADER_VERSION: &str = "R018";
/// An array length names a constant that is not defined, or that is not a whole number.
pub const BAD_ARRAY_LENGTH: &str = "R019";
/// A mask and the bits that it is made of have different widths.
pub const WIDTH_MISMATCH: &str = "R020";
/// A name that is not a C identifier.
pub const BAD_NAME: &str = "R021";
/// A structure that contains itself, or a handle that is its own ancestor.
pub const CIRCLE: &str = "R022";
/// A bit-field that is wider than its type, or whose type is not an integer.
pub const BAD_BIT_FIELD: &str = "R023";
/// Warning: a header that is required but not defined. No output depends on headers.
pub const UNKNOWN_HEADER: &str = "R024";
/// A member, parameter or result whose type has no size, so that only pointers to the type can exist.
pub const NO_SIZE: &str = "R025";
/// The enumeration of a mask's bits has values that are not bits.
pub const NO_BITS: &str = "R026";
/// Two structures have one value of `sType`.
pub const SAME_STRUCTURE_TYPE: &str = "R027";
/// Warning: two enumerants have one number, and neither is an alias.
pub const SAME_NUMBER: &str = "R028";
/// Warning: a `len` that names nothing.
pub const UNKNOWN_LENGTH: &str = "R029";
/// Warning: a command that no version and no extension of any API requires.
pub const UNREQUIRED_COMMAND: &str = "R030";
