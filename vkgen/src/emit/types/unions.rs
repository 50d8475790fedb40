//! Unions of `vk.xml`.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::{Member, Type, TypeKind};
use registry::{Diagnostic, Report};

use super::index::Index;
use super::{alias, bitfield, members};
use crate::names;

/// Every union, then the aliases of unions.
pub(super) fn emit(index: &Index<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let unions = index.registry.types.iter().filter_map(|ty| match &ty.kind {
        TypeKind::Union(members) => Some(definition(ty, members)),
        _ => None,
    });
    let unions = Report::collect(unions)?;
    let aliases = alias::emit(index, |ty| matches!(ty.kind, TypeKind::Union(_)));
    Ok(quote!(#(#unions)* #aliases))
}

fn definition(ty: &Type, members: &[Member]) -> Result<TokenStream, Vec<Diagnostic>> {
    members::distinct(ty, members)?;
    if let Some(member) = members.iter().find(|member| member.bits.is_some()) {
        return Err(bitfield::refused(ty, member, "bit-fields of unions are not supported"));
    }
    let (name, c_name) = (names::ident(&names::type_name(&ty.name)), names::ident(&ty.name));
    let members = members.iter().map(members::row);
    Ok(quote!(plain_data! { union #name = #c_name; #(#members;)* }))
}
