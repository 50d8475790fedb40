//! Types that the headers of window and operating systems declare.
//!
//! The registry has only their names; [`registry::external`] has their definitions.

use proc_macro2::TokenStream;
use quote::quote;
use registry::external::{External, external};
use registry::model::{Type, TypeKind};
use registry::{Diagnostic, Report};

use super::base;
use super::index::Index;
use crate::{code, names, rust_type};

/// Every platform type that the API names.
pub(super) fn emit(index: &Index<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let types = index.registry.types.iter().filter(|ty| is_platform(ty));
    let types = Report::collect(types.map(definition))?;
    Ok(quote!(#(#types)*))
}

fn is_platform(ty: &Type) -> bool {
    matches!(ty.kind, TypeKind::External { .. }) && rust_type::scalar(&ty.name).is_none()
}

fn definition(ty: &Type) -> Result<TokenStream, Vec<Diagnostic>> {
    let Some(external) = external(&ty.name) else {
        return Err(vec![Diagnostic::error(
            code::UNKNOWN_EXTERNAL,
            &ty.position,
            format!("the layout of the platform type {} is unknown", ty.name),
            "add the type to registry/src/external.rs",
        )]);
    };
    let doc = format!(" `{}`", ty.name);
    let right = match external {
        External::Opaque => return Ok(base::opaque(&ty.name, &doc)),
        External::Pointer => quote!(*mut c_void),
        External::WideText => quote!(*const u16),
        External::Unsigned(8) => quote!(u64),
        External::Unsigned(_) | External::Signed(_) | External::Float(_) => quote!(u32),
        External::UnsignedLong => quote!(c_ulong),
        External::Size => quote!(usize),
    };
    let name = names::ident(&ty.name);
    Ok(quote!(#[doc = #doc] pub type #name = #right;))
}
