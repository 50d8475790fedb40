//! What the three files of trampolines have in common: an attribute list, imports, and a function a command.

use proc_macro2::TokenStream;
use quote::quote;

use super::classify::{Classified, Loader};
use super::tokens;
use crate::resolve::Level;
use crate::rust_type;

/// The module of the trampolines of `level`: `docs` are its `//!` lines, `imports` what its functions use. A command
/// without a `body` has a trampoline elsewhere.
pub(super) fn module(
    loader: &Loader<'_>,
    level: Level,
    docs: &[&str],
    imports: &TokenStream,
    body: impl Fn(&Classified<'_>) -> Option<TokenStream>,
) -> TokenStream {
    let functions: TokenStream = loader
        .commands
        .iter()
        .filter(|classified| classified.command.level == level)
        .filter_map(|classified| Some(tokens::trampoline(classified, &body(classified)?)))
        .collect();
    let ffi_imports = rust_type::ffi_imports(&functions);
    quote! {
        #(#![doc = #docs])*
        #![doc = ""]
        #![doc = " Safety class: docs/safety.md, \"Trampolines\"."]
        #![allow(non_snake_case, reason = "trampolines have their C names")]
        #![allow(clippy::too_many_arguments, reason = "the registry's signatures")]
        #ffi_imports

        #imports

        #functions
    }
}
