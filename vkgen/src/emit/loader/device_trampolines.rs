//! P and L: the trampolines of device commands (callpath.md 1.2).

use proc_macro2::TokenStream;
use quote::quote;

use super::classify::{Above, Classified, Loader};
use super::tokens;
use crate::resolve::{Command, Level};
use crate::rust_type;

/// Emits `generated/device_trampolines.rs`.
pub(super) fn emit(loader: &Loader<'_>) -> TokenStream {
    let functions: TokenStream = loader
        .commands
        .iter()
        .filter(|classified| classified.command.level == Level::Device)
        .filter_map(|classified| Some(tokens::trampoline(classified, &body(classified)?)))
        .collect();
    let imports = rust_type::ffi_imports(&functions);
    quote! {
        #![doc = " Trampolines of device commands: check the handle, jump to the slot (callpath.md 1.2, codes P and L)."]
        #![doc = ""]
        #![doc = " Safety class: docs/safety.md, \"Trampolines\"."]
        #![allow(non_snake_case, reason = "trampolines have their C names")]
        #![allow(clippy::too_many_arguments, reason = "the registry's signatures")]
        #imports

        use dispatch_tables::{Command, vk};

        use crate::api::invalid::{Parameter, invalid_handle};
        use crate::object::dispatch::DeviceDispatch;

        #functions
    }
}

fn body(classified: &Classified<'_>) -> Option<TokenStream> {
    let command = classified.command;
    let handle = tokens::handle(command);
    let arguments = tokens::other_arguments(command);
    let field = tokens::field(command);
    let dispatch = tokens::local("dispatch", command);
    let jump = match classified.trampoline {
        Above::Plain => {
            let next = next(command, &quote!(#dispatch.table.#field));
            quote!(unsafe { #next(#handle, #(#arguments),*) })
        }
        Above::NullSlotChecked => {
            let next = tokens::local("next", command);
            quote! {
                if let Some(#next) = #dispatch.table.#field {
                    unsafe { #next(#handle, #(#arguments),*) }
                }
            }
        }
        Above::Switched(..) | Above::Written(_) | Above::Shared(_) => return None,
    };
    let invalid = tokens::invalid_handle(command);
    Some(quote! {
        match unsafe { DeviceDispatch::of(#handle.as_raw()) } {
            Some(#dispatch) => #jump,
            None => #invalid,
        }
    })
}

/// The function in a slot that is not empty.
fn next(command: &Command, slot: &TokenStream) -> TokenStream {
    match tokens::wide_and_pointer_type(command) {
        None => quote!(#slot.unwrap_unchecked()),
        Some((wide, pointer)) => {
            quote!(core::mem::transmute::<#pointer, #wide>(#slot.unwrap_unchecked()))
        }
    }
}
