//! The tables of dispatch-tables: one emitter an output file, with its stem. This module emits
//! `mod.rs`, which lists the files.

use quote::quote;
use registry::Registry;

use crate::emit::{Emitted, OutputFile};
use crate::resolve::Api;

pub mod dispatch_tables;
pub mod entrypoints;
pub mod extension_tables;
pub mod lookup;
pub mod requirements;
pub mod trampolines;

/// Emits the list of modules.
///
/// # Errors
///
/// None.
pub fn emit(_registry: &Registry, _api: &Api) -> Emitted {
    let tokens = quote! {
        #![doc = " What vkgen makes of the registry for this crate."]
        pub(crate) mod dispatch_tables;
        pub(crate) mod entrypoints;
        pub(crate) mod extension_tables;
        pub(crate) mod lookup;
        pub(crate) mod requirements;
        pub(crate) mod trampolines;
        pub(crate) mod vk;
    };
    Ok(vec![OutputFile::rust("dispatch-tables/src/generated/mod.rs", tokens)])
}
