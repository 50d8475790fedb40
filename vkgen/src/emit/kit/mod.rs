//! What author-kit has from the registry: one emitter an output file, with its stem; this module
//! emits `mod.rs`, which lists the files and the feature that each belongs to.

mod flat;
mod pairs;

use quote::quote;
use registry::Registry;

use super::{Emitted, Emitter, OutputFile};
use crate::resolve::Api;

/// `vkgen generate --only kit`.
pub const EMITTER: Emitter = Emitter { kind: "kit", emit };

/// Emits the list of modules and the modules.
fn emit(registry: &Registry, api: &Api) -> Emitted {
    let tokens = quote! {
        #![doc = " What vkgen makes of the registry for this crate."]
        #[cfg(feature = "driver")]
        pub(crate) mod features;
        #[cfg(feature = "driver")]
        pub(crate) mod pairs;
        #[cfg(feature = "driver")]
        pub(crate) mod properties;
    };
    let modules = OutputFile::rust("author-kit/src/generated/mod.rs", tokens);
    let pairs = pairs::emit(registry, api);
    Ok(vec![modules, flat::features(registry), flat::properties(registry), pairs])
}
