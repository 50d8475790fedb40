//! Pointers to commands.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::Command;
use registry::{Diagnostic, Report};

use super::index::Index;
use super::members;
use crate::names;
use crate::rust_type::{Scope, fn_type, pfn_type};

/// The pointer type of every command; an alias's is its target's.
pub(super) fn emit(index: &Index<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let commands = index.registry.commands.iter();
    Ok(Report::collect(commands.map(definition))?.into_iter().collect())
}

fn definition(command: &Command) -> Result<TokenStream, Vec<Diagnostic>> {
    let name = names::ident(&names::command_pointer(&command.name));
    let doc = members::doc(&command.name);
    let right = match &command.alias_of {
        None => {
            members::distinct_params(&command.name, &command.signature)?;
            fn_type(&command.signature, Scope::Inside)
        }
        Some(target) => pfn_type(target, Scope::Inside),
    };
    Ok(quote!(#doc pub type #name = #right;))
}
