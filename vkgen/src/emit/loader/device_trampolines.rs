//! P and L: the trampolines of device commands (callpath.md 1.2).

use proc_macro2::TokenStream;
use quote::quote;

use super::classify::{Classified, Loader};
use super::{tokens, trampolines};
use crate::resolve::{Command, Level};
use crate::rules::Trampoline;

/// Emits `generated/device_trampolines.rs`.
pub(super) fn emit(loader: &Loader<'_>) -> TokenStream {
    let docs = [
        " Trampolines of device commands: check the handle, jump to the slot (callpath.md 1.2, codes P and L).",
    ];
    let imports = quote! {
        use dispatch_tables::{Command, vk};

        use crate::api::invalid::{Parameter, invalid_handle};
        use crate::object::dispatch::DeviceDispatch;
    };
    trampolines::module(loader, Level::Device, &docs, &imports, body)
}

/// The check of the handle and the jump, unless the trampoline is written by hand.
fn body(classified: &Classified<'_>) -> Option<TokenStream> {
    let command = classified.command;
    let handle = tokens::handle(command);
    let arguments = tokens::other_arguments(command);
    let field = tokens::field(command);
    let dispatch = tokens::local("dispatch", command);
    let jump = match classified.trampoline {
        Trampoline::Plain => {
            let next = next(command, &quote!(#dispatch.table.#field));
            quote!(unsafe { #next(#handle, #(#arguments),*) })
        }
        Trampoline::NullSlotChecked => {
            let next = tokens::local("next", command);
            quote! {
                if let Some(#next) = #dispatch.table.#field {
                    unsafe { #next(#handle, #(#arguments),*) }
                }
            }
        }
        Trampoline::Switched(_) | Trampoline::Written(_) | Trampoline::Shared => return None,
    };
    let of = quote!(DeviceDispatch::of(#handle.as_raw()));
    Some(trampolines::checked(command, &of, &dispatch, &jump))
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
