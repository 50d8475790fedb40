//! Emits `dispatch_tables::entrypoint`'s tables: one field per command name, in the registry's
//! order.

use proc_macro2::TokenStream;
use quote::quote;
use registry::Registry;

use crate::emit::{Emitted, OutputFile, facts};
use crate::names;
use crate::resolve::{Api, Command, Table};
use crate::rust_type::{Scope, pfn_type};

/// The emitted file, from the workspace's root.
const PATH: &str = "dispatch-tables/src/generated/entrypoints.rs";

/// Emits the three tables.
///
/// # Errors
///
/// None.
pub fn emit(_registry: &Registry, api: &Api) -> Emitted {
    let tables = Table::ALL.map(|table| entrypoint_table(api, table));
    let tokens = quote! {
        #![doc = " The entrypoint tables. Unsafe class: none; the views as arrays are in `function_table.rs`."]
        use crate::lookup::Command;
        use crate::vk;
        #(#tables)*
    };
    Ok(vec![OutputFile::rust(PATH, tokens)])
}

/// One table with its constants.
fn entrypoint_table(api: &Api, table: Table) -> TokenStream {
    let doc = match table {
        Table::Instance => "Global and instance commands by name.",
        Table::PhysicalDevice => "Physical-device commands by name.",
        Table::Device => "Device commands by name, those of queues and command buffers too.",
    };
    let name = names::ident(table.entrypoint_table());
    let doc = format!(" {doc}");
    let fields = api.entries(table).map(|command| field(api, command));
    let empty = api.entries(table).map(|command| names::ident(&command.field));
    let commands =
        api.entries(table).map(|command| names::ident(&names::command_constant(&command.name)));
    let len = proc_macro2::Literal::usize_unsuffixed(api.entries(table).count());
    quote! {
        #[doc = #doc]
        #[repr(C)]
        pub struct #name {
            #(#fields)*
        }

        impl #name {
            #[doc = " The number of entries."]
            pub const LEN: usize = #len;
            #[doc = " A table without entries."]
            pub const EMPTY: Self = Self { #(#empty: None),* };
            #[doc = " The commands in the order of their entries."]
            pub const COMMANDS: &'static [Command; Self::LEN] = &[#(Command::#commands),*];
        }
    }
}

fn field(api: &Api, command: &Command) -> TokenStream {
    let doc = format!(" `{}`: {}", command.name, facts::brought_by(api, command));
    let name = names::ident(&command.field);
    let ty = pfn_type(&command.name, Scope::Vk);
    quote! {
        #[doc = #doc]
        pub #name: Option<#ty>,
    }
}
