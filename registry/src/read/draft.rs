//! The unfinished model, and the names that can be checked only when both files are read.

use std::collections::BTreeSet;

use crate::depends::Depends;
use crate::model::{EnumValue, Position, Registry};

/// The unfinished model.
#[derive(Default)]
pub(super) struct Draft {
    /// The model, without the values that features and extensions add to enumerations.
    pub(super) registry: Registry,
    /// Where `vk.xml` begins.
    pub(super) root: Position,
    /// Those values.
    pub(super) added: Vec<AddedValue>,
    /// Names in require, remove and deprecate blocks.
    pub(super) references: Vec<Reference>,
    /// Conditions, with the place where they stand.
    pub(super) conditions: Vec<(Depends, Position)>,
    /// The commands that some feature or extension requires, of whatever API.
    pub(super) required_commands: BTreeSet<String>,
    /// All features and extensions by name, those of other APIs and disabled ones included.
    pub(super) interfaces: BTreeSet<String>,
}

/// An enumerant that a feature or extension adds.
pub(super) struct AddedValue {
    /// The enumeration.
    pub(super) group: String,
    /// The enumerant.
    pub(super) value: EnumValue,
}

/// A name that must be defined somewhere.
pub(super) struct Reference {
    /// What it names.
    pub(super) kind: ReferenceKind,
    /// The name.
    pub(super) name: String,
    /// The position of the element.
    pub(super) position: Position,
}

/// The kind of a thing that has a name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ReferenceKind {
    /// A type.
    Type,
    /// A command.
    Command,
    /// An enumerant or constant.
    Enum,
    /// A feature or extension.
    Interface,
    /// A platform.
    Platform,
    /// A feature, `VkPhysicalDeviceFeatures::robustBufferAccess`.
    Feature,
}
