//! The structures that may stand in the chain of `VkDeviceCreateInfo` (callpath.md 7.2).

use proc_macro2::TokenStream;
use quote::quote;
use registry::Registry;
use registry::model::{Struct, TypeKind};

use crate::names;

/// The structure whose chain it is.
const EXTENDED: &str = "VkDeviceCreateInfo";

/// Emits `generated/device_chain.rs`.
pub(super) fn emit(registry: &Registry) -> TokenStream {
    let rows = registry.types.iter().filter_map(|ty| {
        let TypeKind::Struct(structure) = &ty.kind else {
            return None;
        };
        let s_type = structure_type(structure)?;
        let variant = names::enumerant("VkStructureType", s_type, &registry.tags);
        let (variant, ty) = (names::ident(&variant), names::ident(&names::type_name(&ty.name)));
        Some(quote!((vk::StructureType::#variant, size_of::<vk::#ty>())))
    });
    quote! {
        #![doc = " What may stand in the chain of `VkDeviceCreateInfo`."]

        use dispatch_tables::vk;

        #[doc = " The structures by their type, with their size in bytes."]
        pub(crate) static STRUCTURES: &[(vk::StructureType, usize)] = &[#(#rows),*];
    }
}

/// What stands in `sType`, if it is one of these structures.
fn structure_type(structure: &Struct) -> Option<&str> {
    let extends = structure.extends.iter().any(|name| name == EXTENDED);
    structure.members.first().filter(|_| extends)?.value.as_deref()
}
