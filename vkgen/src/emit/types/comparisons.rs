//! The structures that compare: those without pointers and unions, however deep. A row has a structure
//! and its members.

use proc_macro2::TokenStream;
use quote::quote;
use registry::Diagnostic;
use registry::external::{External, external};
use registry::model::{BaseType, CType, Member, TypeKind};

use super::bitfield::{self, Field};
use super::index::Index;
use crate::names;

/// `comparisons! { Extent2D width height; }` with the structures of a file, which `is_here` tells.
pub(super) fn emit(
    index: &Index<'_>,
    is_here: impl Fn(&str) -> bool,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let mut rows = TokenStream::new();
    for ty in index.registry.types.iter().filter(|ty| is_here(&ty.name)) {
        let TypeKind::Struct(structure) = &ty.kind else { continue };
        if !structure.members.iter().all(|member| compares(index, &member.ty)) {
            continue;
        }
        let name = names::ident(&names::type_name(&ty.name));
        let fields = bitfield::pack(index, ty, &structure.members)?;
        let members = fields.iter().map(Field::name);
        rows.extend(quote!(#name #(#members)*;));
    }
    Ok(if rows.is_empty() { rows } else { quote!(comparisons! { #rows }) })
}

fn compares(index: &Index<'_>, ty: &CType) -> bool {
    let name = match ty {
        CType::Pointer { .. } => return false,
        CType::Array { of, .. } => return compares(index, of),
        CType::Named(name) => name,
    };
    let all = |members: &[Member]| members.iter().all(|member| compares(index, &member.ty));
    match index.registry.ty(name).map(|ty| &ty.kind) {
        Some(TypeKind::Base(BaseType::Typedef(of))) => compares(index, of),
        Some(TypeKind::External { .. }) => is_number(name),
        Some(TypeKind::Struct(structure)) => all(&structure.members),
        Some(TypeKind::Handle(_) | TypeKind::Enum | TypeKind::Bitmask(_)) => true,
        _ => false,
    }
}

fn is_number(name: &str) -> bool {
    let not = [External::Opaque, External::Pointer, External::WideText];
    external(name).is_some_and(|external| !not.contains(&external))
}
