//! What stands below the layers: generated terminators, and the tables of all of them (callpath.md
//! 1.7 to 1.9, 3.6).

use proc_macro2::TokenStream;
use quote::quote;

use super::classify::{Classified, Loader};
use super::{surfaces, tokens};
use crate::names;
use crate::resolve::{Command, Table};
use crate::rules::{Missing, Terminator};
use crate::rust_type;

/// Emits `generated/terminators.rs`.
pub(super) fn emit(loader: &Loader<'_>) -> TokenStream {
    let functions: TokenStream = loader.commands.iter().filter_map(function).collect();
    let tables = [
        (Table::Instance, "INSTANCE_TERMINATORS", "Terminators of global and instance commands."),
        (
            Table::PhysicalDevice,
            "PHYSICAL_DEVICE_TERMINATORS",
            "Terminators of physical-device commands.",
        ),
        (Table::Device, "DEVICE_TERMINATORS", "Terminators of device commands."),
    ];
    let tables = tables
        .map(|(table, name, doc)| tokens::table(doc, name, table, loader, tokens::terminator_path));
    let imports = rust_type::ffi_imports(&functions);
    quote! {
        #![doc = " Terminators: where a chain ends in the one driver that the object belongs to (callpath.md 1.7 to 1.9)."]
        #![doc = ""]
        #![doc = " Safety class: docs/safety.md, \"Terminators\"."]
        #![allow(clippy::too_many_arguments, reason = "the registry's signatures")]
        #imports

        use dispatch_tables::{
            Command, DeviceEntrypointTable, Extension, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk,
        };

        use super::surfaces;
        use crate::api::terminator::{self, emulation, surface, unsupported};
        use crate::object::dispatch::DeviceDispatch;
        use crate::object::physical_device::TerminatorPhysicalDevice;

        #(#tables)*
        #functions
    }
}

fn function(classified: &Classified<'_>) -> Option<TokenStream> {
    let body = match classified.terminator {
        Terminator::PassedOn(missing) => passed_on(classified.command, missing),
        Terminator::Label => label(classified.command),
        Terminator::Promoted(module) => promoted(classified, module)?,
        Terminator::Surface(_) => surface(classified.command),
        Terminator::PresentationSupport => presentation_support(classified)?,
        Terminator::None | Terminator::Written(_) | Terminator::Shared => return None,
    };
    let cfg = tokens::cfg(classified.targets);
    let name = tokens::field(classified.command);
    let signature = tokens::signature(classified.command);
    Some(quote! {
        #cfg
        unsafe extern "system" fn #name #signature { #body }
    })
}

fn passed_on(command: &Command, missing: Missing) -> TokenStream {
    let handle = tokens::handle(command);
    let arguments = tokens::other_arguments(command);
    let field = tokens::field(command);
    let id = tokens::command(command);
    let wrapper = tokens::local("wrapper", command);
    let driver = tokens::local("driver", command);
    let slot = quote!(#wrapper.driver().physical_device_table.#field);
    let call = quote!(unsafe { #driver(#wrapper.handle, #(#arguments),*) });
    let without = match missing {
        Missing::Abort => Some(names::ident("abort_unsupported")),
        Missing::ExtensionNotPresent => Some(names::ident("extension_not_present")),
        Missing::InitializationFailed => Some(names::ident("initialization_failed")),
        Missing::Nothing => None,
    };
    let pass_on = match without {
        None => quote!(if let Some(#driver) = #slot { #call }),
        Some(without) => quote! {
            match #slot {
                Some(#driver) => #call,
                None => unsupported::#without(#wrapper, #id),
            }
        },
    };
    quote! {
        let #wrapper = unsafe { TerminatorPhysicalDevice::of(#handle) };
        #pass_on
    }
}

/// Calls the driver's core function or its extension's; without either, the written function.
fn promoted(classified: &Classified<'_>, module: &str) -> Option<TokenStream> {
    let command = classified.command;
    let (extension, alias) = classified.switch?;
    let handle = tokens::handle(command);
    let arguments = tokens::other_arguments(command);
    let (core, khr) = (tokens::field(command), tokens::field(alias));
    let extension = tokens::extension(extension);
    let module = names::ident(module);
    let [wrapper, table, driver] =
        ["wrapper", "table", "driver"].map(|name| tokens::local(name, command));
    Some(quote! {
        let #wrapper = unsafe { TerminatorPhysicalDevice::of(#handle) };
        let #table = &#wrapper.driver().physical_device_table;
        match emulation::pick_promoted(#wrapper, #table.#core, #extension, #table.#khr) {
            Some(#driver) => unsafe { #driver(#wrapper.handle, #(#arguments),*) },
            None => unsafe { terminator::#module::#core(#wrapper, #(#arguments),*) },
        }
    })
}

/// Creates one kind of surface.
fn surface(command: &Command) -> TokenStream {
    let handle = tokens::handle(command);
    let arguments = tokens::other_arguments(command);
    let (kind, icd_surface) = (surfaces::kind(command), surfaces::icd_surface(command));
    quote! {
        unsafe {
            surface::create(&surfaces::#kind, surfaces::#icd_surface, #handle, #(#arguments),*)
        }
    }
}

/// Asks the driver where the window system's extension is enabled.
fn presentation_support(classified: &Classified<'_>) -> Option<TokenStream> {
    let command = classified.command;
    let handle = tokens::handle(command);
    let arguments = tokens::other_arguments(command);
    let (field, id) = (tokens::field(command), tokens::command(command));
    let extension = tokens::extension(classified.extension()?);
    let [wrapper, driver] = ["wrapper", "driver"].map(|name| tokens::local(name, command));
    Some(quote! {
        let #wrapper = unsafe { TerminatorPhysicalDevice::of(#handle) };
        let #driver = #wrapper.driver().physical_device_table.#field;
        match terminator::surface_query::presentation_support(#wrapper, #extension, #id, #driver) {
            Some(#driver) => unsafe { #driver(#wrapper.handle, #(#arguments),*) },
            None => vk::FALSE,
        }
    })
}

fn label(command: &Command) -> TokenStream {
    let handle = tokens::handle(command);
    let arguments = tokens::other_arguments(command);
    let field = tokens::field(command);
    let dispatch = tokens::local("dispatch", command);
    let driver = tokens::local("driver", command);
    quote! {
        if let Some(#dispatch) = unsafe { DeviceDispatch::of(#handle.as_raw()) }
            && let Some(#driver) = #dispatch.driver_table().#field
        {
            unsafe { #driver(#handle, #(#arguments),*) }
        }
    }
}
