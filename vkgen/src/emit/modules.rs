//! Emits `mod.rs` of the folder of dispatch-tables' generated modules.

use quote::quote;
use registry::Registry;

use super::{Emitted, OutputFile};
use crate::resolve::Api;

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
