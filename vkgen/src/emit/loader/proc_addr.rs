//! What vkGetInstanceProcAddr gives for each name, and when (callpath.md 3.1 to 3.3).

use proc_macro2::TokenStream;
use quote::quote;

use super::classify::{Gate, Loader};
use super::tokens;
use crate::resolve::{Api, Table};

/// Emits `generated/proc_addr.rs`.
pub(super) fn emit(loader: &Loader<'_>, api: &Api) -> TokenStream {
    let tables = [
        (Table::Instance, "INSTANCE_TRAMPOLINES", "Trampolines of global and instance commands."),
        (
            Table::PhysicalDevice,
            "PHYSICAL_DEVICE_TRAMPOLINES",
            "Trampolines of physical-device commands.",
        ),
        (Table::Device, "DEVICE_TRAMPOLINES", "Trampolines of device commands."),
    ];
    let tables = tables
        .map(|(table, name, doc)| tokens::table(doc, name, table, loader, tokens::trampoline_path));
    let gates = gates(loader, api);
    quote! {
        #![doc = " The trampoline of every command, and what vkGetInstanceProcAddr gives it for (callpath.md 3.1)."]

        use dispatch_tables::{
            Command, DeviceEntrypointTable, Extension, InstanceEntrypointTable, Level,
            PhysicalDeviceEntrypointTable, vk,
        };

        use super::{instance_trampolines, physical_device_trampolines};
        use crate::api::trampoline::{self, device_rows};

        #[doc = " A trampoline, and when vkGetInstanceProcAddr gives it."]
        #[derive(Clone, Copy, Debug)]
        pub(crate) struct Trampoline {
            #[doc = " Its address; it has the signature of its command."]
            pub(crate) address: unsafe extern "system" fn(),
            #[doc = " When vkGetInstanceProcAddr gives it."]
            pub(crate) gate: Gate,
        }

        #[doc = " When vkGetInstanceProcAddr gives a trampoline (callpath.md 3.1)."]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Gate {
            #[doc = " Step 1: whatever the instance is."]
            Any,
            #[doc = " Step 2: without an instance, or with one whose application asked for less than 1.3."]
            PreInstance,
            #[doc = " Steps 5, 7 and 8: with any instance."]
            Instance,
            #[doc = " Steps 6 to 8: with an instance that has the extension enabled."]
            Enabled(Extension),
        }

        #[doc = " The trampoline of `command`; none where this target has no code for it, so that its name is unknown."]
        #[inline]
        pub(crate) fn trampoline(command: Command) -> Option<&'static Trampoline> {
            TRAMPOLINES.get(command.index())?.as_ref()
        }

        #[doc = " By command id, so that a lookup is one read."]
        #[expect(clippy::indexing_slicing, reason = "the compiler runs it")]
        pub(crate) static TRAMPOLINES: [Option<Trampoline>; Command::COUNT] = {
            let mut trampolines = [None; Command::COUNT];
            let mut index = 0;
            while let Some(command) = Command::from_index(index) {
                let entry = command.entry_index();
                let address = match command.level() {
                    Level::Global | Level::Instance => INSTANCE_TRAMPOLINES.as_array()[entry],
                    Level::PhysicalDevice => PHYSICAL_DEVICE_TRAMPOLINES.as_array()[entry],
                    Level::Device => DEVICE_TRAMPOLINES.as_array()[entry],
                };
                if let Some(address) = address {
                    trampolines[index] = Some(Trampoline { address, gate: GATES[index] });
                }
                index += 1;
            }
            trampolines
        };

        #(#tables)*

        #[doc = " By command id. A command that has no trampoline on this target has an entry that nobody reads."]
        const GATES: [Gate; Command::COUNT] = [#(#gates),*];
    }
}

fn gates(loader: &Loader<'_>, api: &Api) -> Vec<TokenStream> {
    Table::ALL
        .iter()
        .flat_map(|&table| api.entries(table))
        .map(|command| match loader.of(command) {
            Some(classified) => gate(classified.gate),
            None => quote!(Gate::Instance),
        })
        .collect()
}

fn gate(gate: Gate<'_>) -> TokenStream {
    match gate {
        Gate::Any => quote!(Gate::Any),
        Gate::PreInstance => quote!(Gate::PreInstance),
        Gate::Instance => quote!(Gate::Instance),
        Gate::Enabled(extension) => {
            let extension = tokens::extension(extension);
            quote!(Gate::Enabled(#extension))
        }
    }
}
