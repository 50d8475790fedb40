//! Which versions and extensions bring a command.

use std::collections::BTreeMap;

use registry::Report;
use registry::model::{Position, Registry, Version};

use super::brought::{Bringer, Brought, By, merged};
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
    let brought = Brought::new(registry);
    let commands = registry.commands.iter();
    let required: Vec<Requirement> = commands
        .map(|command| requirement(&command.name, brought.by("command", &command.name), report))
        .collect();
    report_both(registry, &required, report);
    required
}

/// What brings the command `name`: of several versions the oldest one.
fn requirement(name: &str, bringers: &[Bringer<'_>], report: &mut Report) -> Requirement {
    let mut requirement = Requirement::default();
    for Bringer { by, depends, position, .. } in merged(bringers.iter().cloned()) {
        match by {
            By::Version(version) => {
                let first = *requirement.core_version.get_or_insert(version);
                if first != version {
                    report_two_versions(name, first, version, position, report);
                }
                requirement.core_version = Some(first.min(version));
            }
            By::Extension(extension) => {
                requirement.extensions.push(CommandExtension { extension, depends });
            }
            By::Header => {}
        }
    }
    requirement
}

fn report_two_versions(
    name: &str,
    first: Version,
    version: Version,
    position: &Position,
    report: &mut Report,
) {
    report.warning(
        code::IN_TWO_VERSIONS,
        position.clone(),
        format!(
            "{name} is in Vulkan {}.{} and again in Vulkan {}.{}",
            first.major, first.minor, version.major, version.minor
        ),
        "remove the command from the newer version; the older one is used",
    );
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
