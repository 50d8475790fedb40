//! A member of a structure or a parameter of a command, which rows treat alike.

use registry::model::{CType, Member, Param, Position, Signature};

/// A member or parameter.
#[derive(Clone, Copy)]
pub(super) struct Field<'a> {
    pub(super) name: &'a str,
    pub(super) ty: &'a CType,
    /// `len`, or `altlen` if `len` is LaTeX.
    pub(super) len: Option<&'a str>,
    pub(super) selector: Option<&'a str>,
    pub(super) selection: Option<&'a str>,
    pub(super) object_type: Option<&'a str>,
    pub(super) stride: Option<&'a str>,
    pub(super) position: &'a Position,
}

impl<'a> From<&'a Member> for Field<'a> {
    fn from(member: &'a Member) -> Field<'a> {
        let attribute = |name| member.attributes.get(name);
        Field {
            name: &member.name,
            ty: &member.ty,
            len: attribute("altlen").or(member.len.as_deref()),
            selector: attribute("selector"),
            selection: attribute("selection"),
            object_type: attribute("objecttype"),
            stride: attribute("stride"),
            position: &member.position,
        }
    }
}

impl<'a> From<&'a Param> for Field<'a> {
    fn from(param: &'a Param) -> Field<'a> {
        let attribute = |name| param.attributes.get(name);
        Field {
            name: &param.name,
            ty: &param.ty,
            len: attribute("altlen").or(param.len.as_deref()),
            selector: attribute("selector"),
            selection: attribute("selection"),
            object_type: attribute("objecttype"),
            stride: attribute("stride"),
            position: &param.position,
        }
    }
}

/// The structure or command of fields, and how a row gives their places.
pub(super) struct Owner<'a> {
    /// `VkBufferCreateInfo`, `vkCreateBuffer`.
    pub(super) name: &'a str,
    pub(super) fields: Vec<Field<'a>>,
    /// A command's parameters have a slot of eight bytes each.
    pub(super) slots: bool,
}

impl<'a> Owner<'a> {
    pub(super) fn structure(name: &'a str, members: &'a [Member]) -> Owner<'a> {
        Owner { name, fields: members.iter().map(Field::from).collect(), slots: false }
    }

    pub(super) fn command(name: &'a str, signature: &'a Signature) -> Owner<'a> {
        Owner { name, fields: signature.params.iter().map(Field::from).collect(), slots: true }
    }

    /// The field with that name, and the expression of its offset.
    pub(super) fn find(&self, name: &str) -> Option<(Field<'a>, String)> {
        let index = self.fields.iter().position(|field| field.name == name)?;
        let field = *self.fields.get(index)?;
        let offset = match self.slots {
            true => (8 * index).to_string(),
            false => format!("offset_of!(S, {})", crate::names::member(name)),
        };
        Some((field, offset))
    }
}
