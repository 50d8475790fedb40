//! The members of a structure, or the parameters of a command, which rows treat alike.

use registry::model::{Member, Signature};

use crate::names;

/// A structure with its members, or a command with its parameters.
pub(super) struct Owner<'a> {
    /// The C name.
    pub(super) name: &'a str,
    pub(super) fields: &'a [Member],
    /// Whether the fields are parameters, which have a slot of eight bytes each.
    pub(super) slots: bool,
}

impl<'a> Owner<'a> {
    pub(super) fn structure(name: &'a str, fields: &'a [Member]) -> Owner<'a> {
        Owner { name, fields, slots: false }
    }

    pub(super) fn command(name: &'a str, signature: &'a Signature) -> Owner<'a> {
        Owner { name, fields: &signature.params, slots: true }
    }

    /// The field of this name, and its offset as an expression.
    pub(super) fn find(&self, name: &str) -> Option<(&'a Member, String)> {
        let index = self.fields.iter().position(|field| field.name == name)?;
        let offset = match self.slots {
            true => (8 * index).to_string(),
            false => format!("offset_of!(S, {})", names::member(name)),
        };
        Some((self.fields.get(index)?, offset))
    }
}
