//! What the three files of trampolines have in common: an attribute list, imports, and a function a
//! command.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::classify::{Classified, Loader};
use super::tokens;
use crate::resolve::{Command, Level};
use crate::rust_type;

/// The body of a trampoline: `of` gives the object that the handle leads to, the `jump` goes on
/// with it by the name `object`. A handle that leads to none is reported (callpath.md 1.2).
pub(super) fn checked(
    command: &Command,
    of: &TokenStream,
    object: &Ident,
    jump: &TokenStream,
) -> TokenStream {
    let invalid = tokens::invalid_handle(command);
    quote! {
        match unsafe { #of } {
            Some(#object) => #jump,
            None => #invalid,
        }
    }
}

/// The module of the trampolines of `level`: `docs` are its `//!` lines, `imports` what its
/// functions use. A command without a `body` has a trampoline elsewhere.
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
