//! What author-kit has from the registry: one emitter an output file, with its stem; this module
//! emits `mod.rs`, which lists the files and the feature that each belongs to.

pub(in crate::emit) mod carries;
mod commands;
mod dynamic;
mod field;
mod flat;
mod members;
mod pairs;
pub(crate) mod rules;
mod signatures;
mod structures;

use std::collections::BTreeMap;

use registry::Report;

use super::{Emitted, Emitter, OutputFile};
use crate::resolve::Api;
use field::Owner;
use members::Members;

/// `vkgen generate --only kit`.
pub const EMITTER: Emitter = Emitter { kind: "kit", emit };

/// What the row of a structure or command says, by member or parameter.
pub(crate) type Rows = BTreeMap<String, String>;

/// The row of each structure and command, by its C name. Those that generation refuses have none.
pub(crate) fn rows(api: &Api) -> BTreeMap<String, Rows> {
    let members = Members::new(&api.registry);
    let structures = structures::all(&api.registry, &members).map(|ty| {
        let owner = Owner::structure(&ty.name, ty.kind.members());
        (owner, members.carries.handles(&ty.name))
    });
    let commands = api.originals().map(|one| {
        let owner = Owner::command(&one.name, &one.signature);
        let carries = commands::carries(&members, &owner);
        (owner, carries)
    });
    let row = |(owner, carries): (Owner<'_>, bool)| {
        let rows = members.rows(&owner).ok()?.into_iter();
        let mut row: Rows = rows.map(|(_, field, row)| (format!("copy of {field}"), row)).collect();
        row.insert("carries handles".to_owned(), carries.to_string());
        Some((owner.name.to_owned(), row))
    };
    structures.chain(commands).filter_map(row).collect()
}

const MODULES: &str = "\
//! What vkgen makes of the registry for this crate.
#[cfg(feature = \"structure\")]
pub(crate) mod commands;
#[cfg(feature = \"driver\")]
pub(crate) mod dynamic;
#[cfg(feature = \"driver\")]
pub(crate) mod features;
#[cfg(feature = \"driver\")]
pub(crate) mod pairs;
#[cfg(feature = \"driver\")]
pub(crate) mod properties;
#[cfg(feature = \"structure\")]
pub(crate) mod structures;
";

/// Emits the list of modules and the modules.
///
/// # Errors
///
/// A length or selector that names nothing (G020).
pub fn emit(api: &Api) -> Emitted {
    let registry = &api.registry;
    let modules = OutputFile::rust("author-kit/src/generated/mod.rs", MODULES.to_owned());
    let (features, properties) = (flat::features(registry), flat::properties(registry));
    let (pairs, signatures) = (pairs::emit(api), signatures::emit(api));
    let members = Members::new(registry);
    let rows =
        Report::collect([structures::emit(registry, &members), commands::emit(api, &members)])?;
    let dynamic = dynamic::emit(api);
    let flat = [modules, features, properties, pairs, dynamic, signatures];
    Ok(flat.into_iter().chain(rows).collect())
}
