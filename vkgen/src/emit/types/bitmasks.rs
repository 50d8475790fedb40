//! Bitmasks: one alias of `Bitmask`, an integer, for a type of bits and the type of their sets.

use proc_macro2::TokenStream;
use quote::quote;
use registry::Diagnostic;
use registry::model::{EnumGroup, Type};

use super::index::Index;
use super::values;
use crate::names;

/// The definition of a mask of `width` bits, whose names the group has.
pub(super) fn definition(
    index: &Index<'_>,
    ty: &Type,
    width: u32,
    group: Option<&EnumGroup>,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let (name, c_name) = (names::ident(&names::type_name(&ty.name)), names::ident(&ty.name));
    let rows = group.map(|group| values::rows(index, group, &name)).transpose()?;
    let (rows, aliases) = rows.unwrap_or_default();
    let bits = group.filter(|group| group.name != ty.name).map(|group| names::ident(&group.name));
    let integer = if width == 64 { quote!(u64) } else { quote!(u32) };
    Ok(quote!(flags! { #name = #c_name #bits, #integer; #rows } #aliases))
}
