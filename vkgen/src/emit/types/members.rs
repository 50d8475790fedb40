//! Members of structures and unions.

use proc_macro2::TokenStream;
use quote::quote;
use registry::Diagnostic;
use registry::model::{CType, Member};

use super::finding;
use super::index::Index;
use crate::names;
use crate::rust_type::{Scope, member_type};

/// `pub p_next: *const c_void`.
pub(super) fn declaration(
    index: &Index<'_>,
    member: &Member,
) -> Result<TokenStream, Vec<Diagnostic>> {
    check(index, member, &member.ty)?;
    let name = names::ident(&names::member(&member.name));
    let ty = member_type(&member.ty, Scope::Inside);
    Ok(quote!(pub #name: #ty))
}

/// Every name in a member's type means something: what does not would be an error of the emitted code.
fn check(index: &Index<'_>, member: &Member, ty: &CType) -> Result<(), Vec<Diagnostic>> {
    let unknown = match ty {
        CType::Named(name) if !index.is_known(name) => name,
        CType::Named(_) => return Ok(()),
        CType::Pointer { to, .. } => return check(index, member, to),
        CType::Array { of, len, .. } => match len {
            registry::model::ArrayLen::Constant(name) if !index.is_known_length(len) => name,
            _ => return check(index, member, of),
        },
    };
    Err(vec![finding::error(
        "G109",
        &member.position,
        format!(
            "the type of member {} names {unknown}, which nothing defines",
            member.name
        ),
        "correct the registry, or teach the reader what it is",
    )])
}
