//! Emits `dispatch_tables::trampoline`'s tables: for every physical-device and every device command
//! the function that calls whatever the dispatch table of its object has in the command's slot.

use std::collections::BTreeSet;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use registry::model::CType;
use registry::{Diagnostic, Registry};

use crate::emit::{Emitted, OutputFile};
use crate::names;
use crate::resolve::{Api, Command, Table};
use crate::rust_type::{Scope, named_type};

/// The emitted file, from the workspace's root.
const PATH: &str = "dispatch-tables/src/generated/trampolines.rs";

/// Emits the two tables, and which handles the trampolines take.
///
/// # Errors
///
/// G018: a command has more parameters than there are trampolines for.
pub fn emit(_registry: &Registry, api: &Api) -> Emitted {
    let commands = api.commands.iter().filter(|command| command.level.table() != Table::Instance);
    let findings: Vec<_> = commands.filter_map(too_many_parameters).collect();
    if !findings.is_empty() {
        return Err(findings);
    }
    let physical_device = trampolines(api, Table::PhysicalDevice);
    let device = trampolines(api, Table::Device);
    let handles = [Table::PhysicalDevice, Table::Device].map(|table| handles(api, table));
    let tokens = quote! {
        #![doc = " The trampolines by slot. Unsafe class: none; the trampolines are in `trampoline.rs`."]
        use crate::dispatch::{DeviceDispatchTable, PhysicalDeviceDispatchTable, slot};
        use crate::lookup::Command;
        use crate::trampoline::{Object, object, trampoline};
        use crate::vk;
        #(#handles)*
        #physical_device
        #device
    };
    Ok(vec![OutputFile::rust(PATH, tokens)])
}

/// The parameters, the object among them, that the longest of dispatch-tables' trampolines takes.
const MOST_PARAMETERS: usize = 16;

fn too_many_parameters(command: &Command) -> Option<Diagnostic> {
    let parameters = command.signature.params.len();
    (parameters > MOST_PARAMETERS).then(|| {
        Diagnostic::error(
            "G018",
            &command.position,
            format!(
                "{} has {parameters} parameters, and no trampoline takes more than {MOST_PARAMETERS}",
                command.name
            ),
            "add a longer one to dispatch-tables/src/trampoline.rs, and raise MOST_PARAMETERS in \
             vkgen/src/emit/tables/trampolines.rs",
        )
    })
}

/// The handles that the commands of `table` are called with.
fn handles(api: &Api, table: Table) -> TokenStream {
    let name = names::ident(table.dispatch_table());
    let handles: BTreeSet<&str> = api
        .entries(table)
        .filter_map(|command| command.signature.params.first())
        .filter_map(|object| match &object.ty {
            CType::Named(handle) => Some(handle.as_str()),
            _ => None,
        })
        .collect();
    let handles = handles.iter().map(|handle| named_type(handle, Scope::Vk));
    quote!(#(object!(#handles, #name);)*)
}

/// The constant of one table.
fn trampolines(api: &Api, table: Table) -> TokenStream {
    let name = names::ident(table.dispatch_table());
    let doc = match table {
        Table::PhysicalDevice => " A trampoline for every physical-device command.",
        _ => " A trampoline for every device command.",
    };
    let fields = api.table_groups(table).enumerate().map(|(slot, group)| {
        let command = &api.commands[group.canonical];
        let field = names::ident(&command.field);
        let slot = Literal::usize_unsuffixed(slot);
        let trampoline = quote!(trampoline::<#slot, _>());
        if group.members.len() == 1 {
            return quote!(#field: #trampoline);
        }
        let union = names::ident(&names::command_union(&command.name));
        quote!(#field: slot::#union { #field: #trampoline })
    });
    quote! {
        impl #name {
            #[doc = #doc]
            pub const TRAMPOLINES: Self = Self { #(#fields),* };
        }
    }
}
