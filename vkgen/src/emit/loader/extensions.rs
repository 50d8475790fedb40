//! The instance extensions that the loader knows (callpath.md 11, drivers.md H.3, H.4).

use proc_macro2::TokenStream;
use quote::quote;

use super::classify::Loader;
use super::tokens;
use crate::rules::Targets;

/// Emits `generated/extensions.rs`.
pub(super) fn emit(loader: &Loader<'_>) -> TokenStream {
    let known = loader.instance_extensions.iter().map(|(extension, targets)| {
        let cfg = tokens::cfg(*targets);
        let extension = tokens::extension(extension);
        quote!(#cfg #extension)
    });
    let unbuilt = loader.window_systems.iter().filter_map(|(extension, targets)| {
        let missing = match targets {
            None => return None,
            Some(Targets::None) => None,
            Some(_) => tokens::condition(*targets).map(|built| quote!(#[cfg(not(#built))])),
        };
        let name = &extension.name;
        Some(quote!(#missing #name))
    });
    quote! {
        #![doc = " Instance extensions: the known ones, and the surface extensions of window systems that this build has no"]
        #![doc = " code for."]

        use dispatch_tables::Extension;

        #[doc = " The instance extensions that the loader knows, in its order (drivers.md H.4)."]
        pub(crate) static KNOWN_INSTANCE_EXTENSIONS: &[Extension] = &[#(#known),*];

        #[doc = " The surface extensions of window systems that this build has no code for: dropped from the lists of drivers"]
        #[doc = " and of layer manifests (drivers.md H.3 step 4, layers.md 1.7)."]
        pub(crate) static UNBUILT_SURFACES: &[&str] = &[#(#unbuilt),*];
    }
}
