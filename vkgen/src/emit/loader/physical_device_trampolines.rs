//! U and U2: the trampolines of physical-device commands (callpath.md 1.2, 1.4).

use proc_macro2::TokenStream;
use quote::quote;

use super::classify::{Classified, Loader};
use super::{tokens, trampolines};
use crate::resolve::Level;
use crate::rules::Trampoline;

/// Emits `generated/physical_device_trampolines.rs`.
pub(super) fn emit(loader: &Loader<'_>) -> TokenStream {
    let docs = [
        " Trampolines of physical-device commands: check the handle, unwrap it, jump to the slot (callpath.md 1.2,",
        " codes U and U2).",
    ];
    let imports = quote! {
        use dispatch_tables::{Command, Extension, vk};

        use crate::api::invalid::{Parameter, invalid_handle};
        use crate::object::physical_device::TrampolinePhysicalDevice;
    };
    trampolines::module(loader, Level::PhysicalDevice, &docs, &imports, body)
}

/// The check of the handle and the jump, unless the trampoline is written by hand.
fn body(classified: &Classified<'_>) -> Option<TokenStream> {
    let command = classified.command;
    let handle = tokens::handle(command);
    let arguments = tokens::other_arguments(command);
    let field = tokens::field(command);
    let wrapper = tokens::local("wrapper", command);
    let jump = match (classified.trampoline, classified.switch) {
        (Trampoline::Plain, _) => quote! {
            unsafe {
                #wrapper.dispatch().physical_device.#field.unwrap_unchecked()(#wrapper.lower, #(#arguments),*)
            }
        },
        (Trampoline::Switched(_), Some((extension, alias))) => {
            let table = tokens::local("table", command);
            let slot = tokens::local("slot", command);
            let extension = tokens::extension(extension);
            let alias = tokens::field(alias);
            quote! {{
                let #table = &#wrapper.dispatch().physical_device;
                let #slot = if #wrapper.instance().is_enabled(#extension) {
                    #table.#alias
                } else {
                    #table.#field
                };
                unsafe { #slot.unwrap_unchecked()(#wrapper.lower, #(#arguments),*) }
            }}
        }
        _ => return None,
    };
    let of = quote!(TrampolinePhysicalDevice::of(#handle));
    Some(trampolines::checked(command, &of, &wrapper, &jump))
}
