//! I: the trampolines of instance commands (callpath.md 1.2).

use proc_macro2::TokenStream;
use quote::quote;

use super::classify::{Classified, Loader};
use super::{tokens, trampolines};
use crate::resolve::Level;
use crate::rules::Trampoline;

/// Emits `generated/instance_trampolines.rs`.
pub(super) fn emit(loader: &Loader<'_>) -> TokenStream {
    let docs = [
        " Trampolines of instance commands: check the handle, jump to the slot with the instance that the chain made",
        " (callpath.md 1.2, code I).",
    ];
    let imports = quote! {
        use dispatch_tables::{Command, vk};

        use crate::api::invalid::{Parameter, invalid_handle};
        use crate::object::instance::Instance;
    };
    trampolines::module(loader, Level::Instance, &docs, &imports, body)
}

/// The check of the handle and the jump, unless the trampoline is written by hand.
fn body(classified: &Classified<'_>) -> Option<TokenStream> {
    if classified.trampoline != Trampoline::Plain {
        return None;
    }
    let command = classified.command;
    let handle = tokens::handle(command);
    let arguments = tokens::other_arguments(command);
    let field = tokens::field(command);
    let object = tokens::local("object", command);
    let of = quote!(Instance::of(#handle));
    let jump = quote! {
        unsafe {
            #object.dispatch().instance.#field.unwrap_unchecked()(#object.lower(), #(#arguments),*)
        }
    };
    Some(trampolines::checked(command, &of, &object, &jump))
}
