//! Pointers to commands: a row each.

use registry::Report;
use registry::model::Command;

use super::index::Index;
use super::{block, members};
use crate::rust_type::{Scope, parameters, returned};
use crate::{Found, names};

pub(super) fn emit(index: &Index<'_>) -> Found<String> {
    let (own, aliases): (Vec<&Command>, Vec<&Command>) =
        index.registry.commands.iter().partition(|command| command.alias_of.is_none());
    let rows = Report::collect(own.into_iter().map(row))?;
    let aliases: Vec<String> = aliases.into_iter().filter_map(alias).collect();
    Ok(block("functions", &rows) + &block("second_names", &aliases))
}

/// `PFN_vkDestroyInstance vkDestroyInstance (instance: Instance, p_allocator: *const AllocationCallbacks)`.
fn row(command: &Command) -> Found<String> {
    let (name, signature) = (&command.name, &command.signature);
    members::distinct(name, "parameter", &signature.params)?;
    let (pointer, params) = (names::command_pointer(name), parameters(signature, Scope::Inside));
    Ok(format!("{pointer} {name} ({params}){}", returned(signature, Scope::Inside)))
}

/// `PFN_vkTrimCommandPoolKHR = PFN_vkTrimCommandPool`.
fn alias(command: &Command) -> Option<String> {
    let target = names::command_pointer(command.alias_of.as_ref()?);
    Some(format!("{} = {target}", names::command_pointer(&command.name)))
}
