//! Pointers to commands: a row each.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::Command;
use registry::{Diagnostic, Report};

use super::index::Index;
use super::members;
use crate::names;
use crate::rust_type::{Scope, parameter, pfn_type, return_type};

pub(super) fn emit(index: &Index<'_>) -> Result<TokenStream, Vec<Diagnostic>> {
    let (own, aliases): (Vec<&Command>, Vec<&Command>) =
        index.registry.commands.iter().partition(|command| command.alias_of.is_none());
    let rows = Report::collect(own.into_iter().map(row))?;
    let aliases: Vec<TokenStream> = aliases.into_iter().filter_map(alias).collect();
    let aliases = (!aliases.is_empty()).then(|| quote!(second_names! { #(#aliases;)* }));
    Ok(quote!(functions! { #(#rows;)* } #aliases))
}

/// `PFN_vkDestroyInstance vkDestroyInstance(instance: Instance, p_allocator: *const AllocationCallbacks)`.
fn row(command: &Command) -> Result<TokenStream, Vec<Diagnostic>> {
    members::distinct(&command.name, "parameter", &command.signature.params)?;
    let (pointer, name) = (pfn_type(&command.name, Scope::Inside), names::ident(&command.name));
    let params = command.signature.params.iter().map(|param| parameter(param, Scope::Inside));
    let returned = return_type(&command.signature.returns, Scope::Inside).map(|ty| quote!(-> #ty));
    Ok(quote!(#pointer #name(#(#params),*) #returned))
}

/// `PFN_vkTrimCommandPoolKHR = PFN_vkTrimCommandPool`.
fn alias(command: &Command) -> Option<TokenStream> {
    let pointer = pfn_type(&command.name, Scope::Inside);
    let target = pfn_type(command.alias_of.as_ref()?, Scope::Inside);
    Some(quote!(#pointer = #target))
}
