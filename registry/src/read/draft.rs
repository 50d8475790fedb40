//! The unfinished model, and the names that can be checked only when both files are read.

use std::collections::BTreeSet;

use crate::model::{EnumValue, Position, Registry};

/// The unfinished model.
#[derive(Default)]
pub(super) struct Draft {
    /// The model, without the values of enumerations.
    pub(super) registry: Registry,
    /// Where `vk.xml` begins.
    pub(super) root: Position,
    /// Those values with the names of their enumerations: the enumerations' own, and what features
    /// and extensions add.
    pub(super) values: Vec<(String, EnumValue)>,
    /// Names in require, remove and deprecate blocks, in conditions, and in attributes.
    pub(super) references: Vec<Reference>,
    /// The commands that some feature or extension requires, of whatever API.
    pub(super) required_commands: BTreeSet<String>,
    /// All features and extensions by name, those of other APIs and disabled ones included.
    pub(super) interfaces: BTreeSet<String>,
}

impl Draft {
    /// Records a name that must be defined somewhere.
    pub(super) fn refer(&mut self, kind: Kind, name: impl Into<String>, position: Position) {
        self.references.push(Reference { kind, name: name.into(), position });
    }
}

/// A name that must be defined somewhere.
pub(super) struct Reference {
    /// What it names.
    pub(super) kind: Kind,
    /// The name.
    pub(super) name: String,
    /// The place that names it.
    pub(super) position: Position,
}

/// The kind of a thing that has a name.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Kind {
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
