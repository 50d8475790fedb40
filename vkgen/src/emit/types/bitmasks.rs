//! Bitmasks: one alias of `Bitmask`, an integer, for a type of bits and the type of their sets.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::{EnumGroup, Type, TypeKind};
use registry::{Diagnostic, Report};

use super::index::{self, Index};
use super::{alias, values};
use crate::names;

/// Every bitmask, then the aliases of bitmasks and of bits.
pub(super) fn emit(index: &Index<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let masks = Report::collect(index.registry.types.iter().filter_map(|ty| mask(index, ty)))?;
    let aliases = alias::emit(index, |ty| is_mask(index, ty));
    Ok(quote!(#(#masks)* #aliases))
}

fn is_mask(index: &Index<'_>, ty: &Type) -> bool {
    match &ty.kind {
        TypeKind::Bitmask(_) => true,
        TypeKind::Enum => index.registry.group(&ty.name).is_some_and(index::is_bits),
        _ => false,
    }
}

/// The definition that stands for `ty`; none where it is no mask or another type's bits.
fn mask(index: &Index<'_>, ty: &Type) -> Option<Result<TokenStream, Vec<Diagnostic>>> {
    match &ty.kind {
        TypeKind::Bitmask(mask) => {
            let bits = mask.bits.as_deref();
            let group = bits.and_then(|bits| index.registry.group(bits));
            Some(definition(index, ty, mask.width, group))
        }
        TypeKind::Enum if !index.has_mask(&ty.name) => {
            let group = index.registry.group(&ty.name).filter(|g| index::is_bits(g))?;
            Some(definition(index, ty, group.width, Some(group)))
        }
        _ => None,
    }
}

fn definition(
    index: &Index<'_>,
    ty: &Type,
    width: u32,
    group: Option<&EnumGroup>,
) -> Result<TokenStream, Vec<Diagnostic>> {
    let (name, c_name) = (names::ident(&names::type_name(&ty.name)), names::ident(&ty.name));
    let rows = group.map(|group| values::rows(index, group, &name, false)).transpose()?;
    let (rows, aliases) = rows.unwrap_or_default();
    let bits = group.filter(|group| group.name != ty.name).map(|group| names::ident(&group.name));
    let integer = if width == 64 { quote!(u64) } else { quote!(u32) };
    Ok(quote!(flags! { #name = #c_name #bits, #integer; #rows } #aliases))
}
