//! A header and a source for drivers in C.
//!
//! What Mesa's `--proto --weak` gives (mesa.md 5), in two files that need nothing but the Vulkan
//! headers: a prototype per command and prefix, tables of entrypoints by name and dispatch tables
//! by alias group, and what fills and asks them. Prototypes are weak and hidden: what a driver does
//! not implement is NULL in its table, and no dynamic symbol.
//!
//! The headers may be older than the registry. A command that they do not know has no prototype and
//! an untyped entry, by the same conditions as those of a platform that is switched off; the layout
//! is always the same. The conditions are the extensions' own macros, which the platforms' headers
//! define, and so say both.

mod guard;
mod header;
mod msvc;
mod requirement;
mod source;

use registry::Registry;
use registry::model::ExtensionKind;

use super::Options;
use crate::resolve::{Api, Command, Extension, Table};

pub use guard::promised_too_early;

/// Two files of C.
#[derive(Clone, Debug)]
pub struct Files {
    /// `<name>_entrypoints.h`.
    pub header: String,
    /// `<name>_entrypoints.c`.
    pub source: String,
}

/// Generates the two files. Their banner's lines come from the caller.
#[must_use]
pub fn emit(registry: &Registry, api: &Api, options: &Options, banner: &str) -> Files {
    Files {
        header: format!("{banner}{}", header::emit(api, options)),
        source: format!("{banner}{}", source::emit(registry, api, options)),
    }
}

/// A table's name in C: `physical_device`.
fn word(table: Table) -> &'static str {
    match table {
        Table::Instance => "instance",
        Table::PhysicalDevice => "physical_device",
        Table::Device => "device",
    }
}

fn kind_word(kind: ExtensionKind) -> &'static str {
    match kind {
        ExtensionKind::Instance => "instance",
        ExtensionKind::Device => "device",
    }
}

/// A command's field and what stands behind its prefix: `CreateBuffer`.
fn field(command: &Command) -> &str {
    command.name.strip_prefix("vk").unwrap_or(&command.name)
}

/// An extension's field: `KHR_swapchain`.
fn extension_field(name: &str) -> &str {
    name.strip_prefix("VK_").unwrap_or(name)
}

/// The extensions of a table, in its order.
fn extensions(api: &Api, kind: ExtensionKind) -> impl Iterator<Item = &Extension> {
    api.extensions.iter().filter(move |one| one.kind == kind)
}

/// `DRV_DEVICE_EXTENSION_COUNT`.
fn extension_count(name: &str, kind: ExtensionKind) -> String {
    let (name, kind) = (name.to_uppercase(), kind_word(kind).to_uppercase());
    format!("{name}_{kind}_EXTENSION_COUNT")
}
