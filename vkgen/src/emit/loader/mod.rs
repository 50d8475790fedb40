//! The generated part of loader-runtime: its code for each command, and its facts about extensions,
//! surfaces and the structures of a device's creation.
//!
//! [`classify`] classes every command; each other module prints one file.

pub(super) mod classify;
mod commands;
mod device_chain;
mod device_terminators;
mod doubt;
mod extensions;
mod problem;
mod rows;
mod surfaces;
pub(super) mod targets;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use super::tests::loader_commands;
use super::{Emitted, Emitter, OutputFile};
use crate::resolve::Api;
use crate::rules::{self, Rules};
use classify::Classified;

/// `vkgen generate --only loader`.
pub const EMITTER: Emitter = Emitter { kind: "loader", emit };

/// What the loader does about each command, by the command's name and what the fact is about, and
/// which instance extensions the loader knows, by `rules`.
pub(crate) fn facts(api: &Api, rules: &Rules<'_>) -> Facts {
    let (loader, problems) = classify::classify_all(api, rules);
    let mut facts: Facts = loader
        .commands
        .iter()
        .map(|one| (one.command.name.clone(), loader_commands::facts(one)))
        .collect();
    for Classified { command, .. } in loader.device_terminators() {
        let extensions = command.extensions.iter();
        let names = extensions.map(|by| api.registry.extensions[by.extension].name.as_str());
        let names: Vec<&str> = names.collect();
        let fact = ("terminator for a device with", names.join(" or "));
        facts.entry(command.name.clone()).or_default().extend([fact]);
    }
    for command in problems.without_rows() {
        facts.insert(command.clone(), BTreeMap::from([(NEEDS_ROW, "yes".to_owned())]));
    }
    for (extension, _) in &loader.instance_extensions {
        let fact = ("known instance extension", "yes".to_owned());
        facts.entry(extension.name.clone()).or_default().extend([fact]);
    }
    facts
}

/// The fact about a command for which `vkgen generate` would ask for a row of the rules.
pub(crate) const NEEDS_ROW: &str = "needs a row in vkgen/src/rules.rs (G303)";

/// Facts by name and by what they are about.
pub(crate) type Facts = BTreeMap<String, BTreeMap<&'static str, String>>;

const MODULES: &str = "\
//! What vkgen writes for the loader: facts of the registry.
pub(crate) mod commands;
pub(crate) mod device_chain;
pub(crate) mod device_terminators;
pub(crate) mod extensions;
pub(crate) mod surfaces;
";

/// Emits the loader's part of the API by the rules of [`rules::LOADER`].
fn emit(api: &Api) -> Emitted {
    emit_by(api, &rules::LOADER)
}

/// As [`emit`], by `rules`.
pub(crate) fn emit_by(api: &Api, rules: &Rules<'_>) -> Emitted {
    let loader = classify::classify(api, rules)?;
    Ok(vec![
        OutputFile::rust("loader-runtime/src/generated/mod.rs", MODULES.to_owned()),
        commands::emit(&loader, api),
        device_chain::emit(&api.registry),
        device_terminators::emit(&loader, &api.registry),
        extensions::emit(&loader),
        surfaces::emit(&loader, &api.registry),
        loader_commands::emit(&loader, api),
    ])
}
