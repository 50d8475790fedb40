//! Code that several of the loader's files contain.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::CType;

use crate::names;
use crate::resolve::{Command, Extension, Level};
use crate::rules::Targets;
use crate::rust_type::{self, Scope};

/// The condition under which a target has something, `unix`; none where all or no target has it.
pub(in crate::emit) fn condition(targets: Option<Targets>) -> Option<TokenStream> {
    match targets? {
        Targets::Unix => Some(quote!(unix)),
        Targets::Os(systems) => {
            let systems: Vec<_> = systems.iter().map(|os| quote!(target_os = #os)).collect();
            match systems.as_slice() {
                [one] => Some(one.clone()),
                many => Some(quote!(any(#(#many),*))),
            }
        }
        Targets::Env(env) => Some(quote!(target_env = #env)),
        Targets::Build(condition) => {
            let condition = names::ident(condition);
            Some(quote!(#condition))
        }
        Targets::None => None,
    }
}

/// The head of a row, `if (unix) `; nothing where all targets have it.
pub(super) fn row_condition(targets: Option<Targets>) -> String {
    condition(targets).map_or(String::new(), |condition| format!("if ({condition}) "))
}

/// `#[cfg(unix)]`; nothing where all targets have it.
pub(super) fn cfg(targets: Option<Targets>) -> Option<TokenStream> {
    condition(targets).map(|condition| quote!(#[cfg(#condition)]))
}

/// `Extension::KHR_SURFACE`.
pub(super) fn extension(extension: &Extension) -> TokenStream {
    let name = names::ident(&names::extension_constant(&extension.name));
    quote!(Extension::#name)
}

/// A command's function without its body: parameters and result.
fn signature(command: &Command) -> TokenStream {
    let signature = &command.signature;
    let params = signature.params.iter().map(|param| rust_type::parameter(param, Scope::Vk));
    let returns =
        rust_type::return_type(&signature.returns, Scope::Vk).map(|returns| quote!(-> #returns));
    quote!((#(#params),*) #returns)
}

/// [`signature`] as rustfmt would print it, on one line.
pub(super) fn signature_text(command: &Command) -> String {
    rust_type::text(&signature(command))
}

/// The device command with its narrow integers as `u32`; none if the command has no narrow integer.
///
/// C passes a narrow integer in a whole register or stack slot and leaves the upper bits to the
/// caller. A trampoline with a parameter of type `u32` passes the register on unchanged; with `u16`
/// the trampoline would have to clear the upper bits: one instruction more than a trampoline may take
/// (ARCHITECTURE.md, "Limits").
pub(super) fn widened(command: &Command) -> Option<Command> {
    const NARROW: [&str; 2] = ["uint8_t", "uint16_t"];
    let is_narrow =
        |ty: &CType| matches!(ty, CType::Named(name) if NARROW.contains(&name.as_str()));
    let mut wide = command.clone();
    let mut found = false;
    for param in &mut wide.signature.params {
        if is_narrow(&param.ty) {
            param.ty = CType::Named("uint32_t".to_owned());
            found = true;
        }
    }
    (found && command.level == Level::Device).then_some(wide)
}
