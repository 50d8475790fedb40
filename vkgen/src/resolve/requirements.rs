//! Which versions and extensions bring a command.

use std::collections::BTreeMap;

use registry::Report;
use registry::depends::Depends;
use registry::model::{Position, Registry, Require, Version};

use super::{CommandExtension, Extension};
use crate::{code, names};

/// What brings one command.
#[derive(Clone, Debug, Default)]
pub(super) struct Requirement {
    /// The first core version that lists it.
    pub(super) core_version: Option<Version>,
    /// The extensions that list it, in order.
    pub(super) extensions: Vec<CommandExtension>,
}

impl Requirement {
    /// Nothing brings it.
    pub(super) fn is_none(&self) -> bool {
        self.core_version.is_none() && self.extensions.is_empty()
    }
}

/// Reports extensions of one table whose fields have the same name.
pub(super) fn report_field_clashes(extensions: &[Extension], report: &mut Report) {
    let mut fields: BTreeMap<String, &str> = BTreeMap::new();
    for extension in extensions {
        let field = names::extension_field(&extension.name);
        if let Some(first) = fields.get(&field) {
            report.error(
                code::SAME_FIELD,
                extension.position.clone(),
                format!("{first} and {} both give the field `{field}`", extension.name),
                "give one of them another Rust name in vkgen/src/names.rs",
            );
        }
        fields.insert(field, &extension.name);
    }
}

/// What brings each command, by its index.
pub(super) fn required(registry: &Registry, report: &mut Report) -> Vec<Requirement> {
    let mut required = vec![Requirement::default(); registry.commands.len()];
    for feature in &registry.features {
        for (require, id) in commands(registry, &feature.requires) {
            let name = &registry.commands[id].name;
            add_version(&mut required[id], name, feature.version, &require.position, report);
        }
    }
    for (extension, by) in registry.extensions.iter().enumerate() {
        for (require, id) in commands(registry, &by.requires) {
            add_extension(&mut required[id], extension, require.depends.as_ref());
        }
    }
    report_both(registry, &required, report);
    required
}

/// The indices of the commands that blocks list, with their blocks.
fn commands<'a>(
    registry: &'a Registry,
    blocks: &'a [Require],
) -> impl Iterator<Item = (&'a Require, usize)> {
    blocks.iter().flat_map(move |require| {
        let names = require.commands.iter();
        names.filter_map(move |name| Some((require, registry.command_id(name)?)))
    })
}

/// Records that the core `version` lists `name`.
fn add_version(
    requirement: &mut Requirement,
    name: &str,
    version: Version,
    position: &Position,
    report: &mut Report,
) {
    match requirement.core_version {
        Some(first) if first != version => {
            report.warning(
                code::IN_TWO_VERSIONS,
                position.clone(),
                format!(
                    "{name} is in Vulkan {}.{} and again in Vulkan {}.{}",
                    first.major, first.minor, version.major, version.minor
                ),
                "remove the command from the newer version; the older one is used",
            );
            requirement.core_version = Some(first.min(version));
        }
        _ => requirement.core_version = Some(version),
    }
}

/// Records that an extension lists a command on the condition `depends`. Two lists of one extension
/// are alternatives.
fn add_extension(requirement: &mut Requirement, extension: usize, depends: Option<&Depends>) {
    match requirement.extensions.iter_mut().find(|known| known.extension == extension) {
        Some(known) => known.depends = Depends::either(known.depends.take(), depends),
        None => {
            requirement.extensions.push(CommandExtension { extension, depends: depends.cloned() });
        }
    }
}

/// Reports commands that a core version and an extension bring: the core version makes the
/// extension unnecessary, so the registry contradicts itself.
fn report_both(registry: &Registry, required: &[Requirement], report: &mut Report) {
    for (command, requirement) in registry.commands.iter().zip(required) {
        let first = requirement.extensions.first();
        let (Some(version), Some(extension)) = (
            requirement.core_version,
            first.and_then(|first| registry.extensions.get(first.extension)),
        ) else {
            continue;
        };
        let name = &command.name;
        let message = format!(
            "{name} is in Vulkan {}.{} and in {}",
            version.major, version.minor, extension.name
        );
        let position = extension.position.clone();
        match &extension.platform {
            None => {
                let help = "remove the command from one of the two; the core version is used";
                report.warning(code::IN_CORE_AND_EXTENSION, position, message, help);
            }
            Some(platform) => {
                let message = format!("{message}, which only the platform `{platform}` has");
                let help = "remove the command from one of the two: a core command exists on every platform";
                report.error(code::IN_CORE_AND_EXTENSION, position, message, help);
            }
        }
    }
}
