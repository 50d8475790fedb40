//! Pointers to functions of the application.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::{Signature, Type, TypeKind};
use registry::{Diagnostic, Report};

use super::index::Index;
use super::{alias, members};
use crate::names;
use crate::rust_type::{Scope, fn_type};

/// Every callback type, then the aliases of callback types.
pub(super) fn emit(index: &Index<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let types = index.registry.types.iter().filter_map(|ty| match &ty.kind {
        TypeKind::FunctionPointer(signature) => Some(definition(ty, signature)),
        _ => None,
    });
    let types: TokenStream = Report::collect(types)?.into_iter().collect();
    let aliases = alias::emit(index, |ty| matches!(ty.kind, TypeKind::FunctionPointer(_)));
    Ok(quote!(#types #aliases))
}

fn definition(ty: &Type, signature: &Signature) -> Result<TokenStream, Vec<Diagnostic>> {
    members::distinct_params(&ty.name, signature)?;
    let name = names::ident(&names::type_name(&ty.name));
    let doc = members::doc(&ty.name);
    let function = fn_type(signature, Scope::Inside);
    Ok(quote!(#doc pub type #name = Option<#function>;))
}
