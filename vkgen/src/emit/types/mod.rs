//! The FFI types of `dispatch_tables::vk`: one emitter an output file, with its stem.
//!
//! [`index`] says which types there are and what a name means; the emitters walk it in the
//! registry's order. What the registry calls an alias is a `pub type` beside its target.

use proc_macro2::TokenStream;
use quote::quote;
use registry::model::Constant;
use registry::{Registry, Report};

use super::{Emitted, OutputFile};
use crate::names;
use crate::resolve::Api;
use crate::rust_type;
use index::Index;

mod alias;
mod base;
mod bitfield;
mod bitmasks;
mod callbacks;
mod commands;
mod constants;
mod enums;
mod extensions;
mod handles;
mod index;
mod members;
mod platform;
mod structs;
mod unions;
mod values;
mod video;

#[cfg(test)]
mod tests;

/// Whether the constant, or another name of the constant, is the length of a member's array.
pub(crate) fn is_length(registry: &Registry, constant: &Constant) -> bool {
    index::lengths(registry).contains(index::meant(constant))
}

/// The Rust type of a constant.
pub(crate) fn type_of(registry: &Registry, constant: &Constant) -> &'static str {
    constants::ty(&constant.value, is_length(registry, constant))
}

/// The folder of the emitted files, from the workspace's root.
const FOLDER: &str = "dispatch-tables/src/generated/vk";

/// One file: its stem, what it holds, and its emitter.
struct Module {
    stem: &'static str,
    doc: &'static str,
    emit: fn(&Index<'_>) -> Result<TokenStream, Vec<registry::Diagnostic>>,
}

/// The files in the order in which `mod.rs` names them.
const MODULES: &[Module] = &[
    Module {
        stem: "base",
        doc: "Typedefs of scalars and types of which Vulkan knows the name only.",
        emit: base::emit,
    },
    Module {
        stem: "bitmasks",
        doc: "Sets of flags. A type of bits and the type of their sets are one type.",
        emit: bitmasks::emit,
    },
    Module {
        stem: "callbacks",
        doc: "Pointers to functions that the application supplies; `None` is C's NULL.",
        emit: callbacks::emit,
    },
    Module {
        stem: "commands",
        doc: "Pointers to commands, never null: `Option` of one is C's nullable pointer.",
        emit: commands::emit,
    },
    Module {
        stem: "constants",
        doc: "Constants of the API. Those that are an array's length are `usize`.",
        emit: constants::emit,
    },
    Module {
        stem: "enums",
        doc: "Enumerations: integers with associated constants, as an implementation may give values of its own.",
        emit: enums::emit,
    },
    Module {
        stem: "extensions",
        doc: "Names and spec versions of extensions.",
        emit: extensions::emit,
    },
    Module {
        stem: "handles",
        doc: "Object handles: dispatchable ones are pointers, the others 64-bit numbers.",
        emit: handles::emit,
    },
    Module {
        stem: "platform",
        doc: "Types of window and operating systems, on every platform.",
        emit: platform::emit,
    },
    Module {
        stem: "structs",
        doc: "Structures in C's layout. Unsafe class: zeroed defaults.",
        emit: structs::emit,
    },
    Module {
        stem: "unions",
        doc: "Unions in C's layout. Unsafe class: zeroed defaults.",
        emit: unions::emit,
    },
    Module {
        stem: "video",
        doc: "Enumerations and structures of the video coding standards. Unsafe class: zeroed defaults.",
        emit: video::emit,
    },
];

/// Emits every type of the registry that the API requires.
///
/// # Errors
///
/// What the registry says about a type contradicts itself or has no form in Rust yet.
pub fn emit(registry: &Registry, _api: &Api) -> Emitted {
    let index = Index::new(registry)?;
    let mut files = vec![module_list()];
    let modules = MODULES.iter().map(|module| Ok(file(module, &(module.emit)(&index)?)));
    files.extend(Report::collect(modules)?);
    Ok(files)
}

/// `mod.rs`: every module, and everything in it by one name.
fn module_list() -> OutputFile {
    let stems = MODULES.iter().map(|module| names::ident(module.stem));
    let uses = stems.clone();
    let tokens = quote! {
        #![doc = " The types of the Vulkan registry."]
        use crate::vk::bit_field::bit_field;
        use crate::vk::enumeration::{aliases, enumeration};
        use crate::vk::flags::flags;
        use crate::vk::handle::{dispatchable_handle, handle};
        use crate::vk::plain_data::plain_data;
        #[cfg(doc)]
        use crate::vk::spec::spec;
        #(mod #stems;)*
        #(pub use #uses::*;)*
    };
    OutputFile::rust(format!("{FOLDER}/mod.rs"), tokens)
}

/// A file of types: they name each other freely, whatever file they stand in.
fn file(module: &Module, items: &TokenStream) -> OutputFile {
    let doc = format!(" {}", module.doc);
    let imports = rust_type::ffi_imports(items);
    let tokens = quote! {
        #![doc = #doc]
        #imports
        #[allow(unused_imports, reason = "which files need others depends on the registry")]
        use super::*;
        #items
    };
    OutputFile::rust(format!("{FOLDER}/{}.rs", module.stem), tokens)
}
