//! What the crate `tests` knows of the registry: one emitter a file.

pub(super) mod loader_commands;
pub mod signatures;

use super::Emitted;
use crate::resolve::Api;

/// Emits the table for the layout test and that of the signatures; the list of the loader's commands
/// comes with the loader's part.
///
/// # Errors
///
/// What the signatures' emitter says.
pub fn emit(api: &Api) -> Emitted {
    Ok(vec![signatures::emit(api)?])
}
