//! Pointers to functions of the application.

use proc_macro2::TokenStream;
use quote::quote;
use registry::Diagnostic;
use registry::model::{Signature, Type};

use super::members;
use crate::names;
use crate::rust_type::{Scope, fn_type};

pub(super) fn definition(ty: &Type, signature: &Signature) -> Result<TokenStream, Vec<Diagnostic>> {
    members::distinct(&ty.name, "parameter", &signature.params)?;
    let name = names::ident(&names::type_name(&ty.name));
    let doc = members::doc(&ty.name);
    let function = fn_type(signature, Scope::Inside);
    Ok(quote!(#doc pub type #name = Option<#function>;))
}
