//! Unions of `vk.xml`.

use proc_macro2::TokenStream;
use quote::quote;
use registry::Diagnostic;
use registry::model::{Member, Type};

use super::index::Index;
use super::{bitfield, members};
use crate::names;

/// The definition of a union.
pub(super) fn definition(
    index: &Index<'_>,
    ty: &Type,
    members: &[Member],
) -> Result<TokenStream, Vec<Diagnostic>> {
    members::distinct(&ty.name, "member", members)?;
    index.check_size(ty)?;
    if let Some(member) = members.iter().find(|member| member.bits.is_some()) {
        return Err(bitfield::refused(ty, member, "bit-fields of unions are not supported"));
    }
    let (name, c_name) = (names::ident(&names::type_name(&ty.name)), names::ident(&ty.name));
    let members = members.iter().map(members::row);
    Ok(quote!(plain_data! { union #name = #c_name; #(#members;)* }))
}
