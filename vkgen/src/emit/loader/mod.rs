//! The generated part of loader-runtime: trampolines, terminators, what vkGetInstanceProcAddr
//! gives, and the instance extensions that the loader knows.
//!
//! [`classify`] decides what the loader does about every command; the other modules print that, one
//! a file.

pub(super) mod classify;
mod device_chain;
mod device_terminators;
mod device_trampolines;
mod doubt;
mod extensions;
mod instance_trampolines;
mod physical_device_trampolines;
mod problem;
mod proc_addr;
mod rows;
mod surfaces;
mod terminators;
pub(super) mod tokens;
mod trampolines;

#[cfg(test)]
mod tests;

use quote::quote;
use registry::{Registry, pin};

use super::review::loader_commands;
use super::{Emitted, Emitter, OutputFile};
use crate::names;
use crate::resolve::Api;
use crate::rules;
use problem::UnknownNames;

/// `vkgen generate --only loader`.
pub const EMITTER: Emitter = Emitter { kind: "loader", emit };

const FOLDER: &str = "loader-runtime/src/generated";

/// Emits the loader's part of the API by the rules of [`rules::LOADER`].
fn emit(registry: &Registry, api: &Api) -> Emitted {
    let unknown_names = if registry.release() < pin::pin().release() {
        UnknownNames::Ignored
    } else {
        UnknownNames::Refused
    };
    emit_by(registry, api, &rules::LOADER, unknown_names)
}

fn emit_by(
    registry: &Registry,
    api: &Api,
    rules: &rules::Rules<'_>,
    unknown_names: UnknownNames,
) -> Emitted {
    let loader = classify::classify(registry, api, rules, unknown_names)?;
    let modules = [
        ("device_chain", device_chain::emit(registry)),
        ("extensions", extensions::emit(&loader)),
        ("instance_trampolines", instance_trampolines::emit(&loader)),
        ("physical_device_trampolines", physical_device_trampolines::emit(&loader)),
        ("proc_addr", proc_addr::emit(&loader, api)),
        ("surfaces", surfaces::emit(&loader, registry)),
        ("terminators", terminators::emit(&loader)),
    ];
    let rows = [
        ("device_terminators", device_terminators::emit as fn(&_, _) -> _),
        ("device_trampolines", device_trampolines::emit),
    ];
    let stems = modules.iter().map(|(stem, _)| *stem).chain(rows.iter().map(|(stem, _)| *stem));
    let declarations = stems.map(|stem| {
        let stem = names::ident(stem);
        quote!(pub(crate) mod #stem;)
    });
    let root = quote! {
        #![doc = " What vkgen writes for the loader: facts of the registry and code of one shape each."]
        #(#declarations)*
    };
    let mut files = vec![OutputFile::rust(format!("{FOLDER}/mod.rs"), root)];
    for (stem, tokens) in modules {
        files.push(OutputFile::rust(format!("{FOLDER}/{stem}.rs"), tokens));
    }
    for (stem, emit) in rows {
        files.push(emit(&loader, format!("{FOLDER}/{stem}.rs")));
    }
    files.push(loader_commands::emit(&loader, api));
    Ok(files)
}
