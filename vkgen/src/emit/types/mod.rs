//! The FFI types of `dispatch_tables::vk`: one emitter an output file, with its stem.
//!
//! [`index`] says which types there are and what a name means; the emitters walk it in the
//! registry's order. What the registry calls an alias is a `pub type` beside its target.

use std::collections::{BTreeMap, BTreeSet};

use registry::model::{Constant, EnumKind, Type, TypeKind};
use registry::{Registry, Report};

use super::{Emitted, OutputFile};
use crate::resolve::Api;
use crate::rust_type;
use crate::{Found, names};
use index::Index;
pub(crate) use index::{lengths, meant};

mod base;
mod bitfield;
mod bitmasks;
mod callbacks;
mod commands;
mod comparisons;
mod constants;
mod enums;
mod handles;
mod index;
mod members;
mod platform;
mod structs;
mod unions;
mod values;

#[cfg(test)]
mod tests;

/// The Rust type of a constant.
pub(crate) fn type_of(registry: &Registry, constant: &Constant) -> &'static str {
    constants::ty(&constant.value, lengths(registry).contains(meant(constant)))
}

/// The folder of the emitted files, from the workspace's root.
const FOLDER: &str = "dispatch-tables/src/generated/vk";

/// The emitted files by their stems, each with its line of documentation.
const MODULES: &[(&str, &str)] = &[
    ("base", "Typedefs of scalars and types of which Vulkan knows the name only."),
    ("bitmasks", "Sets of flags. A type of bits and the type of their sets are one type."),
    ("callbacks", "Pointers to functions that the application supplies; `None` is C's NULL."),
    ("commands", "Pointers to commands, never null: `Option` of one is C's nullable pointer."),
    ("constants", "Constants of the API. Those that are an array's length are `usize`."),
    (
        "enums",
        "Enumerations: integers with associated constants, as an implementation may give values of its own.",
    ),
    ("extensions", "Names and spec versions of extensions."),
    ("handles", "Object handles: dispatchable ones are pointers, the others 64-bit numbers."),
    (
        "physical_devices",
        "Structures whose names begin with PhysicalDevice, in C's layout. Unsafe class: zeroed defaults.",
    ),
    ("platform", "Types of window and operating systems, on every platform."),
    ("structs", "All other structures in C's layout. Unsafe class: zeroed defaults."),
    ("unions", "Unions in C's layout. Unsafe class: zeroed defaults."),
    (
        "video",
        "Enumerations and structures of the video coding standards. Unsafe class: zeroed defaults.",
    ),
];

/// Emits every file of [`MODULES`], and `mod.rs`.
pub fn emit(api: &Api) -> Emitted {
    let registry = &api.registry;
    let index = Index::new(registry)?;
    let mut report = Report::default();
    let (mut items, mut stems) = (BTreeMap::<_, String>::new(), BTreeMap::new());
    for ty in &registry.types {
        let Some((stem, definition)) = definition(&index, ty) else { continue };
        items.entry(stem).or_default().extend(report.good(definition));
        stems.insert(ty.name.as_str(), stem);
    }
    for (stem, rows) in second_names(registry, &stems) {
        items.entry(stem).or_default().push_str(&block("second_names", &rows));
    }
    let others = [
        ("commands", commands::emit(api)),
        ("constants", constants::emit(&index)),
        ("extensions", constants::emit_extensions(&index)),
    ];
    for (stem, emitted) in others {
        items.extend(report.good(emitted).map(|text| (stem, text)));
    }
    report.finish()?;
    let files = MODULES
        .iter()
        .map(|(stem, doc)| file(stem, doc, items.get(stem).map_or("", String::as_str)));
    Ok(std::iter::once(module_list()).chain(files).collect())
}

/// The file that a type's definition belongs to, and the definition, which is empty for bits that a
/// mask stands for. None for what has no definition of its own: macros, C's types, aliases.
fn definition(index: &Index<'_>, ty: &Type) -> Option<(&'static str, Found<String>)> {
    let group = index.registry.group(&ty.name);
    let bits = group.filter(|group| group.kind == EnumKind::Bitmask);
    let or_video = |stem| if index.is_video(&ty.name) { "video" } else { stem };
    Some(match &ty.kind {
        TypeKind::Base(base) => ("base", Ok(base::definition(ty, base))),
        TypeKind::Bitmask(mask) => {
            let group = mask.bits.as_deref().and_then(|bits| index.registry.group(bits));
            ("bitmasks", bitmasks::definition(index, ty, mask.width, group))
        }
        TypeKind::Enum if index.registry.mask_of(&ty.name).is_some() && bits.is_some() => {
            ("bitmasks", Ok(String::new()))
        }
        TypeKind::Enum => match bits {
            Some(bits) => ("bitmasks", bitmasks::definition(index, ty, bits.width, Some(bits))),
            None => (or_video("enums"), enums::definition(index, ty)),
        },
        TypeKind::FunctionPointer(signature) => ("callbacks", callbacks::definition(ty, signature)),
        TypeKind::Handle(handle) => ("handles", handles::definition(index, ty, handle)),
        TypeKind::Struct(structure) => {
            let is_query = names::of_physical_device(&ty.name).is_some();
            let stem = if is_query { "physical_devices" } else { or_video("structs") };
            (stem, structs::definition(index, ty, structure))
        }
        TypeKind::Union(members) => ("unions", unions::definition(index, ty, members)),
        TypeKind::External { .. } if rust_type::scalar(&ty.name).is_none() => {
            ("platform", platform::definition(ty))
        }
        _ => return None,
    })
}

/// The aliases, `BufferUsageFlags2KHR = BufferUsageFlags2;`, by the file of the type that they mean.
/// Bits and their mask are one type in Rust, so their aliases are one alias.
fn second_names<'a>(
    registry: &Registry,
    stems: &BTreeMap<&str, &'a str>,
) -> BTreeMap<&'a str, Vec<String>> {
    let (mut seen, mut rows) = (BTreeSet::new(), BTreeMap::<_, Vec<String>>::new());
    for ty in &registry.types {
        let Some(target) = ty.kind.alias() else { continue };
        let meant = registry.ty(target).and_then(|target| stems.get(target.name.as_str()));
        let (name, target) = (names::type_name(&ty.name), names::type_name(target));
        let Some(stem) = meant.filter(|_| name != target && seen.insert(name.clone())) else {
            continue;
        };
        rows.entry(*stem).or_default().push(format!("{name} = {target}"));
    }
    rows
}

/// A call of a macro in braces, with a line for each row but the first; nothing without a row.
fn block(macro_name: &str, rows: &[String]) -> String {
    match rows {
        [] => String::new(),
        [only] => format!("{macro_name}! {{ {only}; }}\n"),
        rows => format!("{macro_name}! {{ {};\n}}\n", rows.join(";\n    ")),
    }
}

/// The head of `mod.rs`: what the files have from other modules.
const IMPORTS: &str = "\
//! The types of the Vulkan registry.
use crate::vk::bit_field::bit_field;
use crate::vk::enumeration::{aliases, enumeration};
use crate::vk::flags::flags;
use crate::vk::function::{functions, second_names};
use crate::vk::handle::{dispatchable_handle, handle};
use crate::vk::plain_data::{compared, plain_data};
#[cfg(doc)]
use crate::vk::spec::{constants, extends, spec};
#[allow(unused_imports, reason = \"which ones there are depends on the registry\")]
use core::ffi::{CStr, c_char, c_int, c_ulong, c_void};
";

/// `mod.rs`: every module, and everything in it by one name.
fn module_list() -> OutputFile {
    let mut text = IMPORTS.to_owned();
    for (stem, _) in MODULES {
        // Which names there are, the page of all extensions says.
        let hidden = if *stem == "extensions" { "#[cfg_attr(doc, doc(hidden))]\n" } else { "" };
        // A page of the documentation for each file: one for all types is slow to show.
        text += &format!(
            "#[cfg(doc)]\n{hidden}pub mod {stem};\n#[cfg(not(doc))]\nmod {stem};\n\
             #[doc(no_inline)]\npub use {stem}::*;\n"
        );
    }
    OutputFile::rust(format!("{FOLDER}/mod.rs"), text)
}

/// A file of types: they name each other freely, whatever file they stand in.
fn file(stem: &str, doc: &str, items: &str) -> OutputFile {
    let text = format!(
        "//! {doc}\n\
         #[allow(unused_imports, reason = \"which files need others depends on the registry\")]\n\
         use super::*;\n{items}"
    );
    OutputFile::rust(format!("{FOLDER}/{stem}.rs"), text)
}
