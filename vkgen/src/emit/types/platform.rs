//! Types that the headers of window and operating systems declare.
//!
//! The registry has only their names; [`registry::external`] has their definitions.

use proc_macro2::TokenStream;
use quote::quote;
use registry::Diagnostic;
use registry::external::{External, external};
use registry::model::Type;

use super::base;
use crate::{code, names};

/// The definition of a platform type.
pub(super) fn definition(ty: &Type) -> Result<TokenStream, Vec<Diagnostic>> {
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
