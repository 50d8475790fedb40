//! The stable codes of the generator's findings. A code never changes its meaning and is never used
//! again: G001, G002, G007, G009 to G011, G102, G106, G109, G301 and G302 are gone.

/// A command is an alias of one that no version and no extension requires.
pub const UNREQUIRED_TARGET: &str = "G003";
/// The first parameter of a command does not say on which object the command is called.
pub const NO_LEVEL: &str = "G004";
/// A core version and an extension both require a command; an error where only a platform has the
/// extension, else a warning.
pub const IN_CORE_AND_EXTENSION: &str = "G005";
/// Warning: two core versions require a command.
pub const IN_TWO_VERSIONS: &str = "G006";
/// Warning: an alias and its target exist on different platforms.
pub const OTHER_PLATFORM: &str = "G008";
/// Two commands or two extensions have one field in Rust.
pub const SAME_FIELD: &str = "G012";
/// The name of a command is no valid field name in Rust.
pub const NO_FIELD: &str = "G013";
/// The names have no perfect hash.
pub const NO_HASH: &str = "G014";
/// There are more names than the lookup tables can number.
pub const TOO_MANY_NAMES: &str = "G015";
/// A condition has more alternatives than the generator expands.
pub const TOO_MANY_ALTERNATIVES: &str = "G016";
/// The tests do not know in which registers a command passes a value.
pub const UNCLASSED_VALUE: &str = "G017";
/// A command has more parameters than any trampoline takes.
pub const TOO_MANY_PARAMETERS: &str = "G018";
/// A format has a component, word or number that the table of formats cannot hold.
pub const STRANGE_FORMAT: &str = "G019";
/// A length, selector or rule names a member that does not exist.
pub const NO_LENGTH: &str = "G020";
/// The elements of an array with a stride have pointers or handles, which no walk over a structure
/// follows.
pub const STRIDED: &str = "G021";
/// A part that every registry has is missing.
pub const NO_PART: &str = "G022";
/// Two types have one name in Rust.
pub const SAME_TYPE: &str = "G101";
/// Two values of an enumeration have one name in Rust.
pub const SAME_VALUE: &str = "G103";
/// A handle has no object type.
pub const NO_OBJECT_TYPE: &str = "G104";
/// A platform declares the type, and `registry::external` has no definition of the type.
pub const UNKNOWN_EXTERNAL: &str = "G105";
/// The text of a constant has a NUL.
pub const NUL_IN_TEXT: &str = "G107";
/// `sType` is not the first member, or not a `VkStructureType`.
pub const LATE_STRUCTURE_TYPE: &str = "G108";
/// Rust cannot place a bit-field where C places the bit-field.
pub const NO_LAYOUT: &str = "G110";
/// Two members or parameters have one name in Rust.
pub const SAME_MEMBER: &str = "G111";
/// The registry alone does not class a command or platform, and no row of the rules does.
pub const UNCERTAIN: &str = "G303";
/// A row of the rules asks for a trampoline or terminator that the command cannot have.
pub const DOES_NOT_FIT: &str = "G304";
