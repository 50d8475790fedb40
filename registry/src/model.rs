//! The typed model of a Vulkan registry: what `read` makes from the XML and every generator stage
//! consumes.
//!
//! Plain data, in document order, for the API `vulkan` alone: whatever belongs to another API
//! (`vulkansc`) was dropped by the reader. Names are the registry's own (`VkBuffer`,
//! `vkCreateBuffer`, `VK_KHR_swapchain`); the emitters spell names in Rust.
//!
//! The reader has followed every alias and looked up every name: an alias of a command has its
//! target's signature, one of a constant or enumerant its target's value, and the leaves of
//! conditions are versions and extensions. [`crate::index`] gives the definition that a name means.

use std::collections::HashMap;
use std::fmt;

use crate::depends::Depends;
use crate::known::Known;

pub use crate::len::{Len, Path};
pub use crate::version::Version;

/// A place in one of the registry's files, one-based, as editors count.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// The file as the caller named it.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// Everything that the registry says about the API `vulkan`.
#[derive(Clone, Debug, Default)]
pub struct Registry {
    /// `VK_HEADER_VERSION`: the patch number of the API version that the file describes.
    pub header_version: u32,
    /// The newest core version among the features: with [`Registry::header_version`] the complete
    /// version.
    pub core_version: Option<Version>,
    /// `<platform>`.
    pub platforms: Vec<Platform>,
    /// `<tag>`: vendor suffixes.
    pub tags: Vec<Tag>,
    /// `<type>` of every category; those of `video.xml` follow those of `vk.xml`.
    pub types: Vec<Type>,
    /// API constants (`<enums type="constants">`) and the string and version constants of
    /// extensions.
    pub constants: Vec<Constant>,
    /// `<enums type="enum|bitmask">`, with every value that features and extensions add.
    pub enums: Vec<EnumGroup>,
    /// `<command>`, aliases included.
    pub commands: Vec<Command>,
    /// `<feature>`, internal ones included.
    pub features: Vec<Feature>,
    /// `<extension>` supported for `vulkan`; those of `video.xml` are in
    /// [`Registry::video_headers`].
    pub extensions: Vec<Extension>,
    /// `<extension>` of `video.xml`: each is a header of video types, not an extension that is
    /// enabled.
    pub video_headers: Vec<VideoHeader>,
    /// The other parts of the registry, as in the file: `formats`, `spirvcapabilities`.
    pub sections: Vec<Element>,
    /// The index from names to definitions.
    pub(crate) index: Index,
}

/// Attributes of an element, as in the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attributes(pub Vec<(String, String)>);

impl Attributes {
    /// The value of the attribute `name`.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut found = self.0.iter().filter(|(known, _)| known == name);
        found.next().map(|(_, value)| value.as_str())
    }
}

/// An element of the XML that has no type of its own in the model.
#[derive(Clone, Debug, Default)]
pub struct Element {
    /// `format`.
    pub tag: String,
    /// All of its attributes but comments.
    pub attributes: Attributes,
    /// The text, of an element without children.
    pub text: String,
    /// The elements in it.
    pub children: Vec<Element>,
    /// The position of the element.
    pub position: Position,
}

impl Element {
    /// The value of the attribute `name`.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.get(name)
    }

    /// The children with the tag `tag`.
    pub fn children_of<'a>(&'a self, tag: &'a str) -> impl Iterator<Item = &'a Element> {
        self.children.iter().filter(move |child| child.tag == tag)
    }
}

impl Registry {
    /// The elements of the section `tag`: `formats`, `spirvcapabilities`.
    pub fn section<'a>(&'a self, tag: &'a str) -> impl Iterator<Item = &'a Element> {
        self.sections.iter().filter(move |one| one.tag == tag).flat_map(|one| &one.children)
    }
}

/// What the registry gives a name.
pub trait Named {
    /// The name.
    fn name(&self) -> &str;
    /// The attributes that have no field of their own.
    fn attributes(&self) -> &Attributes;
    /// The position of the element.
    fn position(&self) -> &Position;
}

macro_rules! named {
    ($($ty:ident)*) => {$(
        impl Named for $ty {
            fn name(&self) -> &str {
                &self.name
            }

            fn attributes(&self) -> &Attributes {
                &self.attributes
            }

            fn position(&self) -> &Position {
                &self.position
            }
        }
    )*};
}

named! { Platform Tag Type Member Constant EnumGroup EnumValue Command Feature Extension VideoHeader }

/// A window system or operating system that has extensions of its own.
#[derive(Clone, Debug)]
pub struct Platform {
    /// Short name, `xcb`.
    pub name: String,
    /// The preprocessor condition of the C headers, `VK_USE_PLATFORM_XCB_KHR`.
    pub protect: String,
    /// The attributes that have no field of their own.
    pub attributes: Attributes,
    /// The position of the element.
    pub position: Position,
}

/// A vendor suffix.
#[derive(Clone, Debug)]
pub struct Tag {
    /// `KHR`, `EXT`, `NV`.
    pub name: String,
    /// The attributes that have no field of their own.
    pub attributes: Attributes,
    /// The position of the element.
    pub position: Position,
}

/// A type of any category.
#[derive(Clone, Debug)]
pub struct Type {
    /// `VkBufferCreateInfo`.
    pub name: String,
    /// The category, with its data.
    pub kind: TypeKind,
    /// The attributes that have no field of their own.
    pub attributes: Attributes,
    /// The position of the element.
    pub position: Position,
}

impl Type {
    /// The structure, if the type is one.
    pub fn structure(&self) -> Option<&Struct> {
        match &self.kind {
            TypeKind::Struct(structure) => Some(structure),
            _ => None,
        }
    }

    /// The structure, to be changed.
    pub(crate) fn structure_mut(&mut self) -> Option<&mut Struct> {
        match &mut self.kind {
            TypeKind::Struct(structure) => Some(structure),
            _ => None,
        }
    }
}

/// The category of a type, with what belongs to it.
#[derive(Clone, Debug)]
pub enum TypeKind {
    /// Another name of a type.
    Alias {
        /// The type that is named, which may be an alias itself.
        target: String,
    },
    /// Declared by C or by a platform header: `uint32_t`, `Display`, `HANDLE`.
    External {
        /// The header that declares the type, `vk_platform` for C's own types; none for C's `int`.
        header: Option<String>,
    },
    /// `#include` of a header.
    Include,
    /// A preprocessor macro.
    Define {
        /// The macro's text without comments.
        text: String,
    },
    /// A typedef or forward declaration.
    Base(BaseType),
    /// An object handle.
    Handle(Handle),
    /// An enumeration; its values are the [`EnumGroup`] of the same name.
    Enum,
    /// A set of flags.
    Bitmask(Bitmask),
    /// A pointer to a function that the application supplies.
    FunctionPointer(Signature),
    /// A structure.
    Struct(Struct),
    /// A union.
    Union(Vec<Member>),
}

impl TypeKind {
    /// The type that an alias names.
    pub fn alias(&self) -> Option<&str> {
        match self {
            Self::Alias { target } => Some(target),
            _ => None,
        }
    }

    /// The handle, if the type is one.
    pub fn handle(&self) -> Option<&Handle> {
        match self {
            Self::Handle(handle) => Some(handle),
            _ => None,
        }
    }

    /// The set of flags, if the type is one.
    pub(crate) fn bitmask(&self) -> Option<&Bitmask> {
        match self {
            Self::Bitmask(mask) => Some(mask),
            _ => None,
        }
    }

    /// The members of a structure or union; none of other types.
    pub fn members(&self) -> &[Member] {
        match self {
            Self::Struct(structure) => &structure.members,
            Self::Union(members) => members,
            _ => &[],
        }
    }

    /// All members of a structure or union, to be changed.
    pub(crate) fn members_mut(&mut self) -> &mut [Member] {
        match self {
            Self::Struct(structure) => &mut structure.members,
            Self::Union(members) => members,
            _ => &mut [],
        }
    }
}

/// The registry's name for the headers of C.
const OF_C: &str = "vk_platform";

impl TypeKind {
    /// The registry's `category`, and C's word for a type that has none.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Alias { .. } => "alias",
            Self::External { header } if header.as_deref().is_none_or(|one| one == OF_C) => {
                "C type"
            }
            Self::External { .. } => "platform type",
            Self::Include => "include",
            Self::Define { .. } => "define",
            Self::Base(_) => "basetype",
            Self::Handle(_) => "handle",
            Self::Enum => "enum",
            Self::Bitmask(_) => "bitmask",
            Self::FunctionPointer(_) => "funcpointer",
            Self::Struct(_) => "struct",
            Self::Union(_) => "union",
        }
    }
}

/// A typedef of a scalar, or a type of which nothing is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BaseType {
    /// `typedef uint64_t VkDeviceSize`.
    Typedef(CType),
    /// `struct ANativeWindow;`: other types have pointers to such a structure alone.
    OpaqueStruct,
    /// A typedef of a pointer to something opaque: `IOSurfaceRef`, Metal's object ids.
    OpaquePointer,
}

/// An object handle.
#[derive(Clone, Debug)]
pub struct Handle {
    /// A pointer to memory whose first word belongs to the loader, else a 64-bit number.
    pub dispatchable: bool,
    /// The handle from which this one is created; `VkInstance` has no parent.
    pub parent: Option<String>,
    /// `VK_OBJECT_TYPE_BUFFER`.
    pub object_type: Option<String>,
}

/// A set of flags.
#[derive(Clone, Debug)]
pub struct Bitmask {
    /// Width in bits: 32 or 64.
    pub width: u32,
    /// The enumeration that names the bits; none while no bit is defined.
    pub bits: Option<String>,
}

/// A structure.
#[derive(Clone, Debug, Default)]
pub struct Struct {
    /// Members in order.
    pub members: Vec<Member>,
    /// The structures whose `pNext` chain may have this structure, each once and by its own name.
    pub extends: Vec<String>,
    /// The structures that may be in this one's `pNext` chain, in the registry's order.
    pub extended_by: Vec<String>,
    /// What `sType` must be.
    pub structure_type: Option<StructureType>,
    /// Only the implementation fills the structure.
    pub returned_only: bool,
}

impl Struct {
    /// The member `sType`.
    pub fn s_type(&self) -> Option<&Member> {
        self.members.iter().find(|member| member.role == Role::SType)
    }

    /// The member of this name.
    pub fn member(&self, name: &str) -> Option<&Member> {
        self.members.iter().find(|member| member.name == name)
    }
}

/// The value of `sType` of a structure.
#[derive(Clone, Debug)]
pub struct StructureType {
    /// `VK_STRUCTURE_TYPE_APPLICATION_INFO`.
    pub value: String,
    /// Its number.
    pub number: i64,
}

/// A member of a structure or union, or a parameter.
#[derive(Clone, Debug, Default)]
pub struct Member {
    /// `pNext`.
    pub name: String,
    /// The type.
    pub ty: CType,
    /// Its width, where it is a bit-field.
    pub bits: Option<u32>,
    /// The value that the member must have, such as the structure type in `sType`.
    pub value: Option<String>,
    /// `optional`, one entry per level of indirection.
    pub optional: Vec<bool>,
    /// The length of the array that a pointer points to, per level of indirection.
    pub len: Vec<Len>,
    /// The sibling with the distance of the array's elements in bytes.
    pub stride: Option<String>,
    /// The sibling whose value says which member of the union counts.
    pub selector: Option<String>,
    /// The values of the selector with which this member of a union counts.
    pub selection: Vec<String>,
    /// What the value is for.
    pub role: Role,
    /// `Struct::member` (or an extension's name) that this member repeats.
    pub alias: Option<String>,
    /// The attributes that have no field of their own.
    pub attributes: Attributes,
    /// The position of the element.
    pub position: Position,
}

impl Member {
    /// The sibling that has the number of elements behind the pointer.
    pub fn count(&self) -> Option<&str> {
        match self.len.first()? {
            Len::Of(Path { name, member: None }) => Some(name),
            _ => None,
        }
    }

    /// The type of the handle, or of those behind the pointer.
    pub fn handle(&self) -> Option<&str> {
        match &self.role {
            Role::Handle(name) => Some(name),
            _ => None,
        }
    }
}

/// What a member or parameter is for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// Data, or a structure or union, or what a pointer points to.
    #[default]
    Value,
    /// `sType`.
    SType,
    /// `pNext`.
    Chain,
    /// A handle of this type, or pointers to such.
    Handle(String),
    /// A handle of any type, as a number.
    AnyHandle {
        /// The sibling that names the type.
        named_by: String,
    },
}

/// A type as C writes it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CType {
    /// A type's name. `struct` and `enum` tags are gone.
    Named(String),
    /// A pointer.
    Pointer {
        /// The pointee is const.
        constant: bool,
        /// The pointee.
        to: Box<CType>,
    },
    /// An array. A parameter of this type is a pointer in C, and emitters write a pointer.
    Array {
        /// The element.
        of: Box<CType>,
        /// The number of elements.
        len: ArrayLen,
        /// The elements are const (parameters only).
        constant: bool,
    },
}

impl CType {
    /// The type of this name.
    pub fn named(name: &str) -> CType {
        CType::Named(name.to_owned())
    }

    /// A pointer to a type, which is const or not.
    pub fn pointer(constant: bool, to: CType) -> CType {
        CType::Pointer { constant, to: Box::new(to) }
    }

    /// An array, whose elements are const or not.
    pub fn array(of: CType, len: ArrayLen, constant: bool) -> CType {
        CType::Array { of: Box::new(of), len, constant }
    }

    /// The named type within all pointers and arrays.
    pub fn innermost(&self) -> &str {
        match self {
            CType::Named(name) => name,
            CType::Pointer { to, .. } => to.innermost(),
            CType::Array { of, .. } => of.innermost(),
        }
    }

    /// What a pointer points to.
    pub fn pointee(&self) -> Option<&CType> {
        match self {
            CType::Pointer { to, .. } => Some(to),
            _ => None,
        }
    }

    /// The named type that a value of this type consists of; none of a pointer.
    pub fn by_value(&self) -> Option<&str> {
        match self {
            CType::Named(name) => Some(name),
            CType::Pointer { .. } => None,
            CType::Array { of, .. } => of.by_value(),
        }
    }
}

impl Default for CType {
    /// `void`.
    fn default() -> CType {
        CType::known(Known::Void)
    }
}

/// The number of elements of an array.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ArrayLen {
    /// A number.
    Literal(u32),
    /// A constant's name, `VK_UUID_SIZE`.
    Constant(String),
}

/// The parameters and the result of a function.
#[derive(Clone, Debug, Default)]
pub struct Signature {
    /// The type of the result; [`CType::Named`] `void` if there is none.
    pub returns: CType,
    /// The parameters, in order.
    pub params: Vec<Member>,
}

/// A constant that no enumeration holds.
#[derive(Clone, Debug)]
pub struct Constant {
    /// `VK_MAX_MEMORY_TYPES`.
    pub name: String,
    /// The value.
    pub value: ConstantValue,
    /// The constant that this one is another name of.
    pub alias_of: Option<String>,
    /// The attributes that have no field of their own.
    pub attributes: Attributes,
    /// The position of the element.
    pub position: Position,
}

/// The value of a constant.
#[derive(Clone, Debug, PartialEq)]
pub enum ConstantValue {
    /// `uint8_t`, in `video.xml` only.
    U8(u8),
    /// `uint32_t`, also of extensions' spec versions.
    U32(u32),
    /// `uint64_t`.
    U64(u64),
    /// `float`.
    F32(f32),
    /// A string without its quotes: extension names.
    String(String),
}

impl ConstantValue {
    /// The type in C; `text` of a string.
    pub fn c_type(&self) -> &'static str {
        match self {
            Self::U8(_) => "uint8_t",
            Self::U32(_) => "uint32_t",
            Self::U64(_) => "uint64_t",
            Self::F32(_) => "float",
            Self::String(_) => "text",
        }
    }
}

impl fmt::Display for ConstantValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::U8(number) => write!(f, "{number}"),
            Self::U32(number) => write!(f, "{number}"),
            Self::U64(number) => write!(f, "{number}"),
            Self::F32(number) => write!(f, "{number}"),
            Self::String(text) => write!(f, "\"{text}\""),
        }
    }
}

/// The values of an enumeration or of a bitmask's bits.
#[derive(Clone, Debug)]
pub struct EnumGroup {
    /// `VkFormat`, `VkBufferUsageFlagBits`.
    pub name: String,
    /// Enumeration or bits.
    pub kind: EnumKind,
    /// Width in bits: 32 or 64.
    pub width: u32,
    /// The values: the group's own first, then those of features, then those of extensions.
    pub values: Vec<EnumValue>,
    /// The attributes that have no field of their own.
    pub attributes: Attributes,
    /// The position of the element.
    pub position: Position,
}

impl EnumGroup {
    /// The value of this name.
    pub fn value(&self, name: &str) -> Option<&EnumValue> {
        self.values.iter().find(|value| value.name == name)
    }
}

impl EnumKind {
    /// A value's number, which people read in hexadecimal of bits.
    pub fn number(self, value: &EnumValue) -> String {
        match self {
            Self::Enum => value.number.to_string(),
            Self::Bitmask => format!("{:#x}", value.number),
        }
    }
}

/// Enumeration or bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnumKind {
    /// One value at a time.
    Enum,
    /// Bits of a mask.
    Bitmask,
}

/// One enumerant.
#[derive(Clone, Debug)]
pub struct EnumValue {
    /// `VK_FORMAT_R8G8B8A8_UNORM`.
    pub name: String,
    /// The number; of bits the mask, not the position.
    pub number: i64,
    /// The enumerant of the same group that this one is another name of.
    pub alias_of: Option<String>,
    /// The attributes that have no field of their own.
    pub attributes: Attributes,
    /// The position of the element.
    pub position: Position,
}

/// A command or an alias of one.
#[derive(Clone, Debug)]
pub struct Command {
    /// `vkCreateBuffer`.
    pub name: String,
    /// The command that this one is another name of, aliases followed.
    pub alias_of: Option<String>,
    /// The parameters and the result.
    pub signature: Signature,
    /// The attributes that have no field of their own.
    pub attributes: Attributes,
    /// The position of the element.
    pub position: Position,
}

/// A `<feature>`: a core version or an internal part of one.
#[derive(Clone, Debug)]
pub struct Feature {
    /// `VK_VERSION_1_3`, `VK_COMPUTE_VERSION_1_3`.
    pub name: String,
    /// `apitype="internal"`: a part that belongs to the core version of the same number.
    pub internal: bool,
    /// The core version of the feature, or of the whole that the feature is a part of.
    pub version: Version,
    /// The condition on versions and other extensions.
    pub depends: Option<Depends>,
    /// The `<require>` blocks, which bring names.
    pub requires: Vec<Require>,
    /// The `<deprecate>` and `<remove>` blocks, as in the file.
    pub blocks: Vec<Element>,
    /// The attributes that have no field of their own.
    pub attributes: Attributes,
    /// The position of the element.
    pub position: Position,
}

/// An `<extension>`.
#[derive(Clone, Debug)]
pub struct Extension {
    /// `VK_KHR_swapchain`.
    pub name: String,
    /// Its registered number.
    pub number: u32,
    /// Instance or device.
    pub kind: ExtensionKind,
    /// `VK_KHR_SWAPCHAIN_SPEC_VERSION`'s value.
    pub spec_version: u32,
    /// The platform that the extension belongs to.
    pub platform: Option<String>,
    /// Whether the extension is provisional and may still change.
    pub provisional: bool,
    /// The condition on versions and other extensions.
    pub depends: Option<Depends>,
    /// The core version or extension that took the extension over.
    pub promoted_to: Option<String>,
    /// The core version or extension to use instead; empty where there is none.
    pub deprecated_by: Option<String>,
    /// The core version or extension that makes the extension useless; empty where there is none.
    pub obsoleted_by: Option<String>,
    /// The `<require>` blocks, which bring names.
    pub requires: Vec<Require>,
    /// The `<deprecate>` and `<remove>` blocks, as in the file.
    pub blocks: Vec<Element>,
    /// The attributes that have no field of their own.
    pub attributes: Attributes,
    /// The position of the element.
    pub position: Position,
}

/// An `<extension>` of `video.xml`.
#[derive(Clone, Debug)]
pub struct VideoHeader {
    /// `vulkan_video_codec_h264std`.
    pub name: String,
    /// The `<require>` blocks, which bring names.
    pub requires: Vec<Require>,
    /// The attributes that have no field of their own.
    pub attributes: Attributes,
    /// The position of the element.
    pub position: Position,
}

/// Instance or device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ExtensionKind {
    /// Enabled with the instance.
    Instance,
    /// Enabled with the device.
    Device,
}

impl ExtensionKind {
    /// `instance` or `device`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Instance => "instance",
            Self::Device => "device",
        }
    }
}

/// A `<require>` block.
#[derive(Clone, Debug)]
pub struct Require {
    /// The versions and extensions that must be enabled for this block to apply.
    pub depends: Option<Depends>,
    /// Types by name.
    pub types: Vec<String>,
    /// Commands by name.
    pub commands: Vec<String>,
    /// Enumerants and constants by name.
    pub enums: Vec<String>,
    /// Features, `VkPhysicalDeviceFeatures::robustBufferAccess`, that an implementation must have;
    /// one of several names with commas between them is enough.
    pub features: Vec<String>,
    /// The position of the element.
    pub position: Position,
}

/// Indices in the registry's lists by name; [`crate::index`] makes and reads them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Index {
    pub types: HashMap<String, Meaning>,
    /// By the name of the bits.
    pub masks: HashMap<String, usize>,
    pub groups: HashMap<String, usize>,
    pub commands: HashMap<String, usize>,
    pub constants: HashMap<String, usize>,
}

/// What the name of a type means, as indices in [`Registry::types`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Meaning {
    /// Aliases followed.
    pub definition: usize,
    /// Aliases and typedefs followed.
    pub underlying: usize,
}
