//! What a fact is about.

use std::fmt;

use serde::{Serialize, Serializer};

/// What a fact is about. Comparisons print it before the old and the new text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The thing that this one is another name of.
    AliasOf,
    /// The condition on which something is there, as an expression.
    Depends,
    /// A struct, a handle; a device extension.
    Kind,
    /// The bytes of a type.
    Size,
    /// What a function returns.
    Result,
    /// The parameter of this number, from 1.
    Parameter(usize),
    /// A member of a structure.
    Member,
    /// The value of an enumerant or of a constant.
    Value,
    /// A name of this kind that an extension or version brings: `command`, `type`.
    Brings(&'static str),
    /// A name of this kind that the registry defines, which an extension or version brings.
    Requirement(&'static str),
    /// An attribute of this name that the model keeps as text, of the thing, or of its part of a name.
    Attribute(String, Option<String>),
    /// An element that the model keeps as it is written, such as `component R`.
    Element(String),
    /// A part with that name has the fact: `offset of pNext`.
    Of(&'static str, String),
    /// The part of that name is another name of something, or repeats something: `flags repeats`.
    By(String, &'static str),
    /// A thing of this kind that is gone: `extension removed`.
    Removed(&'static str),
    /// Something else, in words.
    Words(&'static str),
    /// What author-kit does with a structure or command, in the words of its rows.
    Row(String),
}

impl What {
    /// Whether facts about the two are compared. A part that has an attribute may have another name than
    /// before.
    pub(crate) fn is_like(&self, other: &What) -> bool {
        match (self, other) {
            (What::Attribute(one, Some(_)), What::Attribute(other, Some(_))) => one == other,
            _ => self == other,
        }
    }
}

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::AliasOf => f.write_str("alias of"),
            What::Depends => f.write_str("depends"),
            What::Kind => f.write_str("kind"),
            What::Size => f.write_str("size"),
            What::Result => f.write_str("result"),
            What::Parameter(number) => write!(f, "parameter {number}"),
            What::Member => f.write_str("member"),
            What::Value => f.write_str("value"),
            What::Brings(kind) => f.write_str(kind),
            What::Requirement(kind) => write!(f, "requirement of {kind}"),
            What::Attribute(name, None) => f.write_str(name),
            What::Attribute(name, Some(of)) => write!(f, "`{name}` of `{of}`"),
            What::Of(words, name) => write!(f, "{words} {name}"),
            What::By(name, words) => write!(f, "{name} {words}"),
            What::Removed(kind) => write!(f, "{kind} removed"),
            What::Words(words) => f.write_str(words),
            What::Element(words) | What::Row(words) => f.write_str(words),
        }
    }
}

impl Serialize for What {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
