//! Base types: typedefs of scalars, and types of which only the name is known.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::{BaseType, Type};

use crate::names;
use crate::rust_type::{Scope, member_type};

/// The definition of a base type.
pub(super) fn definition(ty: &Type, base: &BaseType) -> TokenStream {
    let name = names::type_name(&ty.name);
    let doc = format!(" `{}`", ty.name);
    match base {
        BaseType::Typedef(of) => {
            let name = names::ident(&name);
            let of = member_type(of, Scope::Inside);
            quote!(#[doc = #doc] pub type #name = #of;)
        }
        BaseType::OpaqueStruct => opaque(&name, &doc),
        BaseType::OpaquePointer => {
            let name = names::ident(&name);
            quote!(#[doc = #doc] pub type #name = *mut c_void;)
        }
    }
}

/// A type that only occurs behind pointers: it has no size of its own and cannot be made.
pub(super) fn opaque(name: &str, doc: &str) -> TokenStream {
    let name = names::ident(name);
    quote! {
        #[doc = #doc]
        #[repr(C)]
        pub struct #name {
            _opaque: [u8; 0],
        }
    }
}
