//! Enumerations of `vk.xml`: aliases of `Enumeration`, an integer, with associated constants.

use proc_macro2::TokenStream;
use quote::quote;
use registry::Diagnostic;
use registry::model::{EnumGroup, Type};

use super::index::Index;
use super::values;
use crate::names;

/// One enumeration, whose kind has C's name, or a name of its own where C's is the alias's. The type
/// of a C enumeration is `int` or `unsigned int`; Vulkan's are all 32 bits wide.
pub(super) fn definition(index: &Index<'_>, ty: &Type) -> Result<TokenStream, Vec<Diagnostic>> {
    let rust_name = names::type_name(&ty.name);
    let group = index.registry.group(&ty.name);
    let name = names::ident(&rust_name);
    let rows = group.map(|group| values::rows(index, group, &name)).transpose()?;
    let (rows, aliases) = rows.unwrap_or_default();
    let kind = c_name(index, ty).unwrap_or_else(|| {
        let kind = names::ident(&format!("{rust_name}Kind"));
        quote!(: #kind)
    });
    let integer = integer(group);
    Ok(quote!(enumeration! { #name #kind, #integer; #rows } #aliases))
}

/// `= VkFormat`, the name that the specification has a page about; none for the types of video.
pub(super) fn c_name(index: &Index<'_>, ty: &Type) -> Option<TokenStream> {
    let name = names::ident(&ty.name);
    (!index.is_video(&ty.name)).then(|| quote!(= #name))
}

fn integer(group: Option<&EnumGroup>) -> TokenStream {
    match group {
        Some(group) if group.width == 64 => quote!(i64),
        _ => quote!(i32),
    }
}
