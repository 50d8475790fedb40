//! I: the trampolines of instance commands (callpath.md 1.2).

use proc_macro2::TokenStream;
use quote::quote;

use super::classify::{Above, Classified, Loader};
use super::tokens;
use crate::resolve::Level;
use crate::rust_type;

/// Emits `generated/instance_trampolines.rs`.
pub(super) fn emit(loader: &Loader<'_>) -> TokenStream {
    let functions: TokenStream = loader
        .commands
        .iter()
        .filter(|classified| classified.command.level == Level::Instance)
        .filter_map(|classified| Some(tokens::trampoline(classified, &body(classified)?)))
        .collect();
    let imports = rust_type::ffi_imports(&functions);
    quote! {
        #![doc = " Trampolines of instance commands: check the handle, jump to the slot with the instance that the chain made"]
        #![doc = " (callpath.md 1.2, code I)."]
        #![doc = ""]
        #![doc = " Safety class: docs/safety.md, \"Trampolines\"."]
        #![allow(non_snake_case, reason = "trampolines have their C names")]
        #![allow(clippy::too_many_arguments, reason = "the registry's signatures")]
        #imports

        use dispatch_tables::{Command, vk};

        use crate::api::invalid::{Parameter, invalid_handle};
        use crate::object::instance::Instance;

        #functions
    }
}

fn body(classified: &Classified<'_>) -> Option<TokenStream> {
    let Above::Plain = classified.trampoline else {
        return None;
    };
    let command = classified.command;
    let handle = tokens::handle(command);
    let arguments = tokens::other_arguments(command);
    let field = tokens::field(command);
    let object = tokens::local("object", command);
    let invalid = tokens::invalid_handle(command);
    Some(quote! {
        match unsafe { Instance::of(#handle) } {
            Some(#object) => unsafe {
                #object.dispatch().instance.#field.unwrap_unchecked()(#object.lower(), #(#arguments),*)
            },
            None => #invalid,
        }
    })
}
