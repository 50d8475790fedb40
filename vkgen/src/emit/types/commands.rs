//! Pointers to commands: a row each.

use registry::Report;

use super::{block, members};
use crate::Found;
use crate::resolve::{Api, Command};
use crate::rust_type::{Scope, signature_text};

pub(super) fn emit(api: &Api) -> Found<String> {
    let rows = Report::collect(api.originals().map(row))?;
    // `PFN_vkTrimCommandPoolKHR = PFN_vkTrimCommandPool`.
    let aliases = api.commands.iter().filter_map(|alias| {
        let target = &api.commands[alias.alias_of?].pointer;
        Some(format!("{} = {target}", alias.pointer))
    });
    Ok(block("functions", &rows) + &block("second_names", &aliases.collect::<Vec<_>>()))
}

/// `PFN_vkDestroyInstance vkDestroyInstance (instance: Instance, p_allocator: *const AllocationCallbacks)`.
fn row(command: &Command) -> Found<String> {
    let Command { name, pointer, signature, .. } = command;
    members::distinct(name, "parameter", &signature.params)?;
    Ok(format!("{pointer} {name} {}", signature_text(signature, Scope::Inside)))
}
