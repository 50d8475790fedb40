//! Emits `dispatch_tables::dispatch`'s tables: one slot per alias group, a union where the group
//! has several names, and an accessor per name.

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use registry::Registry;

use crate::emit::{Emitted, OutputFile, facts};
use crate::names;
use crate::resolve::{AliasGroup, Api, Command, Table};
use crate::rust_type::{Scope, pfn_type};

/// The emitted file, from the workspace's root.
const PATH: &str = "dispatch-tables/src/generated/dispatch_tables.rs";

/// Emits the three tables and the unions.
///
/// # Errors
///
/// None.
pub fn emit(_registry: &Registry, api: &Api) -> Emitted {
    let tables = Table::ALL.map(|table| dispatch_table(api, table));
    let unions =
        api.groups.iter().filter(|group| group.members.len() > 1).map(|group| union(api, group));
    let tokens = quote! {
        #![doc = " The dispatch tables. Unsafe class: reading a union, all of whose fields have one type."]
        use crate::lookup::Command;
        use crate::vk;
        #(#tables)*
        #[doc = " The slots of commands that have several names: whichever field is read or written, it is one pointer."]
        pub mod slot {
            use crate::vk;
            #(#unions)*
        }
    };
    Ok(vec![OutputFile::rust(PATH, tokens)])
}

/// One table with its constants and accessors.
fn dispatch_table(api: &Api, table: Table) -> TokenStream {
    let name = names::ident(table.dispatch_table());
    let commands = match table {
        Table::Instance => "Global and instance commands",
        Table::PhysicalDevice => "Physical-device commands",
        Table::Device => "Device commands, those of queues and command buffers too",
    };
    let doc = format!(" {commands}: a slot each, whatever the number of its names.");
    let groups: Vec<&AliasGroup> = api.table_groups(table).collect();
    let len = Literal::usize_unsuffixed(groups.len());
    let fields = groups.iter().map(|group| field(api, group));
    let canonical = groups
        .iter()
        .map(|group| names::ident(&names::command_constant(&api.commands[group.canonical].name)));
    let accessors = groups.iter().map(|group| accessors(api, group));
    quote! {
        #[doc = #doc]
        #[repr(C)]
        pub struct #name {
            #(#fields)*
        }

        impl #name {
            #[doc = " The number of slots."]
            pub const LEN: usize = #len;
            #[doc = " The commands in the order of their slots, each by the name that the others are aliases of."]
            pub const COMMANDS: &'static [Command; Self::LEN] = &[#(Command::#canonical),*];
        }

        #[doc = " The function of each name: that of its slot."]
        impl #name {
            #(#accessors)*
        }
    }
}

fn members<'a>(api: &'a Api, group: &'a AliasGroup) -> impl Iterator<Item = &'a Command> {
    group.members.iter().map(|&member| &api.commands[member])
}

fn field(api: &Api, group: &AliasGroup) -> TokenStream {
    let command = &api.commands[group.canonical];
    let name = names::ident(&command.field);
    let ty = match group.members.as_slice() {
        [_] => {
            let ty = pfn_type(&command.name, Scope::Vk);
            quote!(Option<#ty>)
        }
        _ => {
            let union = names::ident(&names::command_union(&command.name));
            quote!(slot::#union)
        }
    };
    let names: Vec<String> =
        members(api, group).map(|member| format!("`{}`", member.name)).collect();
    let doc = format!(" {}", names.join(", "));
    quote! {
        #[doc = #doc]
        pub #name: #ty,
    }
}

/// What reads the slot by each of the group's names.
fn accessors(api: &Api, group: &AliasGroup) -> TokenStream {
    let slot = names::ident(&api.commands[group.canonical].field);
    let accessors = members(api, group).map(|member| {
        let name = names::ident(&member.field);
        let ty = pfn_type(&member.name, Scope::Vk);
        let read = match group.members.as_slice() {
            [_] => quote!(self.#slot),
            _ => quote!(unsafe { self.#slot.#name }),
        };
        quote! {
            #[inline]
            #[must_use]
            pub const fn #name(&self) -> Option<#ty> {
                #read
            }
        }
    });
    quote!(#(#accessors)*)
}

/// The slot of a command with several names.
fn union(api: &Api, group: &AliasGroup) -> TokenStream {
    let command = &api.commands[group.canonical];
    let doc = format!(" The slot of `{}`.", command.name);
    let name = names::ident(&names::command_union(&command.name));
    let fields = members(api, group).map(|member| {
        let doc = format!(" `{}`: {}", member.name, facts::brought_by(api, member));
        let name = names::ident(&member.field);
        let ty = pfn_type(&member.name, Scope::Vk);
        quote! {
            #[doc = #doc]
            pub #name: Option<#ty>,
        }
    });
    quote! {
        #[doc = #doc]
        #[repr(C)]
        #[derive(Clone, Copy)]
        pub union #name {
            #(#fields)*
        }
    }
}
