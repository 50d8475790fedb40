//! Names and spec versions of extensions, as C's `…_EXTENSION_NAME` and `…_SPEC_VERSION` give them.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::Constant;
use registry::{Diagnostic, Report};

use super::constants;
use super::index::Index;
use crate::names;

/// Every constant that is an extension's name or spec version, in the registry's order.
pub(super) fn emit(index: &Index<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let constants = index.registry.constants.iter();
    let constants = constants.filter(|constant| constants::is_extensions(constant));
    let constants = Report::collect(constants.map(|constant| definition(index, constant)))?;
    Ok(quote!(#(#constants)*))
}

fn definition(index: &Index<'_>, constant: &Constant) -> Result<TokenStream, Vec<Diagnostic>> {
    let name = names::ident(&names::constant(&constant.name));
    let (ty, value) = constants::value(index, constant)?;
    Ok(quote!(pub const #name: #ty = #value;))
}
