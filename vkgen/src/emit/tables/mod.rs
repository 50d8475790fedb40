//! The tables of dispatch-tables: one row per command, extension, format and feature structure, of
//! which macros of that crate make everything else. One emitter an output file, with its stem; this module emits
//! `mod.rs`, which lists the files.

mod alternatives;
pub mod calls;
pub mod commands;
mod conditions;
pub mod extensions;
pub mod features;
pub mod formats;
mod seed;

use registry::Report;

use crate::emit::{Emitted, OutputFile};
use crate::hash;
use crate::resolve::Api;

const MODULES: &str = "\
//! What vkgen makes of the registry for this crate.
#[cfg(feature = \"calls\")]
pub(crate) mod calls;
pub(crate) mod commands;
pub(crate) mod extensions;
pub(crate) mod features;
pub(crate) mod formats;
pub(crate) mod hash;
pub(crate) mod vk;
";

/// Emits the list of modules, the commands, the extensions, the formats and the feature structures.
///
/// # Errors
///
/// The errors of the files' emitters.
pub fn emit(api: &Api) -> Emitted {
    let modules = OutputFile::rust("dispatch-tables/src/generated/mod.rs", MODULES.to_owned());
    let features = features::emit(&api.registry);
    let others = [commands::emit(api), extensions::emit(api), formats::emit(api)];
    let others = Report::collect(others)?;
    let hash = OutputFile::rust("dispatch-tables/src/generated/hash.rs", hash::FUNCTION.to_owned());
    let calls = calls::emit(api);
    Ok([modules, features, hash].into_iter().chain(calls).chain(others).collect())
}
