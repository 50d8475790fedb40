//! Enumerations of `vk.xml`: `#[repr(transparent)]` integers with associated constants.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::{EnumGroup, Type, TypeKind};
use registry::{Diagnostic, Report};

use super::index::{self, Index};
use super::{alias, values};
use crate::names;

/// The enumerations whose values people meet in messages, so that they can be spelt. All of them
/// would be too much to compile.
const NAMED: &[&str] = &["VkResult", "VkObjectType"];

/// Every enumeration, then the aliases of enumerations.
pub(super) fn emit(index: &Index<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let types = index.registry.types.iter().filter(|ty| is_enum(index, ty));
    let enums = Report::collect(types.map(|ty| enumeration(index, ty)))?;
    let aliases = alias::emit(index, |ty| is_enum(index, ty));
    Ok(quote!(#(#enums)* #aliases))
}

fn is_enum(index: &Index<'_>, ty: &Type) -> bool {
    matches!(ty.kind, TypeKind::Enum)
        && !index.is_video(&ty.name)
        && !index.registry.group(&ty.name).is_some_and(index::is_bits)
}

/// One enumeration. The type of a C enumeration is `int` or `unsigned int`; Vulkan's are all 32
/// bits wide.
pub(super) fn enumeration(index: &Index<'_>, ty: &Type) -> Result<TokenStream, Vec<Diagnostic>> {
    let rust_name = names::type_name(&ty.name);
    let group = index.registry.group(&ty.name);
    let values = match group {
        Some(group) => values::emit(index, &rust_name, group)?,
        None => quote!(),
    };
    let name = names::ident(&rust_name);
    let integer = integer(group);
    let spelling = group.filter(|group| NAMED.contains(&group.name.as_str()));
    let spelling = spelling.map(|group| values::spelling(index, &rust_name, group));
    let doc = format!(" `{}`", ty.name);
    Ok(quote! {
        #[doc = #doc]
        #[repr(transparent)]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct #name(#integer);
        enumeration!(#name, #integer);
        #values
        #spelling
    })
}

fn integer(group: Option<&EnumGroup>) -> TokenStream {
    match group {
        Some(group) if group.width == 64 => quote!(i64),
        _ => quote!(i32),
    }
}
