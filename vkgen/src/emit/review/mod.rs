//! The summaries of a regeneration for reviewers, `snapshots/generated`: one emitter per file, one
//! line per item.

pub mod commands;
pub mod extensions;
pub mod layouts;
pub(super) mod loader_commands;

use registry::Registry;

use super::Emitted;
use crate::resolve::Api;

/// Emits the summaries of commands, extensions and types; that of the loader's part comes with
/// that part.
///
/// # Errors
///
/// None.
pub fn emit(registry: &Registry, api: &Api) -> Emitted {
    Ok(vec![commands::emit(api), extensions::emit(api), layouts::emit(registry)])
}
