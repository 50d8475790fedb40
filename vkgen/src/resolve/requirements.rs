//! Which versions and extensions bring a command.

use registry::Report;
use registry::model::{Registry, Version};

use super::CommandExtension;
use super::brought::{Bringer, Brought, By, merged};
use crate::code;

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

/// What brings each command, by its index.
pub(super) fn required(registry: &Registry, report: &mut Report) -> Vec<Requirement> {
    let brought = Brought::new(registry);
    let commands = registry.commands.iter().map(|command| {
        let requirement = requirement(&command.name, brought.by("command", &command.name), report);
        report_both(registry, &command.name, &requirement, report);
        requirement
    });
    commands.collect()
}

/// What brings the command `name`: of several versions the oldest one.
fn requirement(name: &str, bringers: &[Bringer<'_>], report: &mut Report) -> Requirement {
    let mut requirement = Requirement::default();
    for Bringer { by, depends, position, .. } in merged(bringers.iter().cloned()) {
        match by {
            By::Version(version) => {
                let first = *requirement.core_version.get_or_insert(version);
                if first != version {
                    let message =
                        format!("{name} is in Vulkan {first} and again in Vulkan {version}");
                    let help = "remove the command from the newer version; the older one is used";
                    report.warning(code::IN_TWO_VERSIONS, position.clone(), message, help);
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

/// Reports a command that a core version and an extension bring: the core version makes the
/// extension unnecessary, so the registry contradicts itself.
fn report_both(registry: &Registry, name: &str, requirement: &Requirement, report: &mut Report) {
    let Requirement { core_version: Some(version), extensions } = requirement else { return };
    let Some(extension) = extensions.first().map(|first| &registry.extensions[first.extension])
    else {
        return;
    };
    let message = format!("{name} is in Vulkan {version} and in {}", extension.name);
    let position = extension.position.clone();
    match &extension.platform {
        None => {
            let help = "remove the command from one of the two; the core version is used";
            report.warning(code::IN_CORE_AND_EXTENSION, position, message, help);
        }
        Some(platform) => {
            let message = format!("{message}, which only the platform `{platform}` has");
            let help =
                "remove the command from one of the two: a core command exists on every platform";
            report.error(code::IN_CORE_AND_EXTENSION, position, message, help);
        }
    }
}
