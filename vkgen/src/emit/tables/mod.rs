//! The tables of dispatch-tables: a row a command and a row an extension, of which macros of that
//! crate make everything else. One emitter an output file, with its stem; this module emits
//! `mod.rs`, which lists the files.

mod alternatives;
pub mod commands;
mod conditions;
pub mod extensions;
mod seed;

use quote::quote;
use registry::Registry;

use crate::emit::{Emitted, OutputFile};
use crate::resolve::Api;

/// Emits the list of modules, the commands and the extensions.
///
/// # Errors
///
/// What the commands' and the extensions' emitters say.
pub fn emit(_registry: &Registry, api: &Api) -> Emitted {
    let tokens = quote! {
        #![doc = " What vkgen makes of the registry for this crate."]
        pub(crate) mod commands;
        pub(crate) mod extensions;
        pub(crate) mod vk;
    };
    let modules = OutputFile::rust("dispatch-tables/src/generated/mod.rs", tokens);
    match (commands::emit(api), extensions::emit(api)) {
        (Ok(commands), Ok(extensions)) => Ok(vec![modules, commands, extensions]),
        (commands, extensions) => {
            Err([commands.err(), extensions.err()].into_iter().flatten().flatten().collect())
        }
    }
}
