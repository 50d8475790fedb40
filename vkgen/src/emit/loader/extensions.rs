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
    let not_built = loader.window_systems.iter().filter_map(|(extension, targets)| {
        let missing = match targets {
            None => return None,
            Some(Targets::None) => None,
            Some(_) => tokens::condition(*targets).map(|built| quote!(#[cfg(not(#built))])),
        };
        let extension = tokens::extension(extension);
        Some(quote!(#missing #extension))
    });
    quote! {
        #![doc = " Instance extensions: those that the loader lets through, and those of window systems that this build has no"]
        #![doc = " code for."]

        use dispatch_tables::Extension;

        #[doc = " The instance extensions that the loader knows, in its order (drivers.md H.4)."]
        pub(crate) static KNOWN_INSTANCE_EXTENSIONS: &[Extension] = &[#(#known),*];

        #[doc = " Removed from every driver's list before anything else (drivers.md H.3 step 4)."]
        pub(crate) static WINDOW_SYSTEMS_NOT_BUILT: &[Extension] = &[#(#not_built),*];
    }
}
