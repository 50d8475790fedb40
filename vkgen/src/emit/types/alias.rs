//! Aliases of types: `pub type BufferUsageFlags2KHR = BufferUsageFlags2;`.

use std::collections::BTreeSet;

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::{Type, TypeKind};

use super::index::Index;
use crate::names;

/// The aliases of those types that `belongs` takes, in the registry's order.
///
/// Bits and their mask are one type in Rust, so their aliases are one alias.
pub(super) fn emit(index: &Index<'_>, belongs: impl Fn(&Type) -> bool) -> TokenStream {
    let mut seen = BTreeSet::new();
    let aliases = index.registry.types.iter().filter_map(|ty| {
        let TypeKind::Alias { target } = &ty.kind else {
            return None;
        };
        let meant = index.registry.ty(target)?;
        let name = names::type_name(&ty.name);
        let target = names::type_name(target);
        let wanted = belongs(meant) && name != target && seen.insert(name.clone());
        wanted.then(|| {
            let name = names::ident(&name);
            let target = names::ident(&target);
            quote!(pub type #name = #target;)
        })
    });
    aliases.collect()
}
