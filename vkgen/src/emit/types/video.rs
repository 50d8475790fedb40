//! Enumerations and structures of `video.xml`.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::{Type, TypeKind};
use registry::{Diagnostic, Report};

use super::index::Index;
use super::{enums, structs};

/// Every type that the video headers bring.
pub(super) fn emit(index: &Index<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let types = index.registry.types.iter().filter(|ty| index.is_video(&ty.name));
    let types = Report::collect(types.filter_map(|ty| definition(index, ty)))?;
    Ok(quote!(#(#types)*))
}

fn definition(index: &Index<'_>, ty: &Type) -> Option<Result<TokenStream, Vec<Diagnostic>>> {
    match &ty.kind {
        TypeKind::Enum => Some(enums::enumeration(index, ty)),
        TypeKind::Struct(structure) => Some(structs::structure_definition(index, ty, structure)),
        _ => None,
    }
}
