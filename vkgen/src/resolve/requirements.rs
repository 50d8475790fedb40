//! Which versions and extensions bring a command.

use std::collections::BTreeMap;

use registry::Diagnostic;
use registry::depends::Depends;
use registry::model::{Position, Registry, Version};

use super::{CommandExtension, Extension};
use crate::names;

/// What brings one command.
#[derive(Clone, Debug, Default)]
pub(super) struct Requirement {
    /// The first core version that lists it.
    pub(super) core_version: Option<Version>,
    /// The extensions that list it, in order.
    pub(super) extensions: Vec<CommandExtension>,
    /// Where it is listed first.
    pub(super) position: Position,
}

/// The extensions of `registry`, in order.
pub(super) fn extensions(registry: &Registry, findings: &mut Vec<Diagnostic>) -> Vec<Extension> {
    let mut extensions = Vec::with_capacity(registry.extensions.len());
    for extension in &registry.extensions {
        if let Some(platform) = &extension.platform
            && !registry.platforms.iter().any(|known| &known.name == platform)
        {
            findings.push(Diagnostic::error(
                "G009",
                &extension.position,
                format!(
                    "{} belongs to the platform `{platform}`, which is not defined",
                    extension.name
                ),
                "define it in <platforms> or correct the extension's `platform`",
            ));
        }
        let Some(kind) = extension.kind else {
            findings.push(Diagnostic::error(
                "G010",
                &extension.position,
                format!("{} is neither an instance nor a device extension", extension.name),
                "give it the attribute `type`",
            ));
            continue;
        };
        extensions.push(Extension {
            name: extension.name.clone(),
            number: extension.number,
            kind,
            spec_version: extension.spec_version,
            platform: extension.platform.clone(),
            provisional: extension.provisional,
            depends: extension.depends.clone(),
            promoted_to: extension.promoted_to.clone(),
            position: extension.position.clone(),
        });
    }
    report_field_clashes(&extensions, findings);
    extensions
}

/// Every extension has a field of its own in its table.
fn report_field_clashes(extensions: &[Extension], findings: &mut Vec<Diagnostic>) {
    let mut fields: BTreeMap<String, &str> = BTreeMap::new();
    for extension in extensions {
        let field = names::extension_field(&extension.name);
        if let Some(first) = fields.get(&field) {
            findings.push(Diagnostic::error(
                "G012",
                &extension.position,
                format!("{first} and {} both give the field `{field}`", extension.name),
                "teach vkgen/src/names.rs to tell them apart",
            ));
        }
        fields.insert(field, &extension.name);
    }
}

/// What brings each command, by the command's name.
pub(super) fn required<'a>(
    registry: &'a Registry,
    extensions: &[Extension],
    findings: &mut Vec<Diagnostic>,
) -> BTreeMap<&'a str, Requirement> {
    let mut required = BTreeMap::new();
    for feature in &registry.features {
        for require in &feature.requires {
            for name in &require.commands {
                add_version(&mut required, name, feature.version, &require.position, findings);
            }
        }
    }
    for extension in &registry.extensions {
        // An extension that was refused above has no id; its error is on record.
        let Some(id) = extensions.iter().position(|known| known.name == extension.name) else {
            continue;
        };
        for require in &extension.requires {
            for name in &require.commands {
                let requirement: &mut Requirement =
                    required.entry(name.as_str()).or_insert_with(|| Requirement {
                        position: require.position.clone(),
                        ..Requirement::default()
                    });
                add_extension(requirement, id, require.depends.as_ref());
            }
        }
    }
    report_both(&required, extensions, findings);
    required
}

/// Notes that the core `version` lists `name`.
fn add_version<'a>(
    required: &mut BTreeMap<&'a str, Requirement>,
    name: &'a str,
    version: Version,
    position: &Position,
    findings: &mut Vec<Diagnostic>,
) {
    let requirement = required
        .entry(name)
        .or_insert_with(|| Requirement { position: position.clone(), ..Requirement::default() });
    match requirement.core_version {
        Some(first) if first != version => {
            findings.push(Diagnostic::warning(
                "G006",
                position,
                format!(
                    "{name} is in Vulkan {}.{} and again in Vulkan {}.{}",
                    first.major, first.minor, version.major, version.minor
                ),
                "the older version counts; list it there alone",
            ));
            requirement.core_version = Some(first.min(version));
        }
        _ => requirement.core_version = Some(version),
    }
}

/// Notes that an extension lists a command on the condition `depends`. Two lists of one extension
/// are alternatives.
fn add_extension(requirement: &mut Requirement, extension: usize, depends: Option<&Depends>) {
    let known = requirement.extensions.iter_mut().find(|known| known.extension == extension);
    let Some(known) = known else {
        requirement.extensions.push(CommandExtension { extension, depends: depends.cloned() });
        return;
    };
    known.depends = match (known.depends.take(), depends) {
        (Some(first), Some(second)) if &first != second => {
            Some(Depends::Or(Box::new(first), Box::new(second.clone())))
        }
        (Some(first), Some(_)) => Some(first),
        _ => None,
    };
}

/// A command in core needs no extension: where both bring it the registry says two things about it.
fn report_both(
    required: &BTreeMap<&str, Requirement>,
    extensions: &[Extension],
    findings: &mut Vec<Diagnostic>,
) {
    for (name, requirement) in required {
        let (Some(version), Some(first)) =
            (requirement.core_version, requirement.extensions.first())
        else {
            continue;
        };
        let Some(extension) = extensions.get(first.extension) else {
            continue;
        };
        let message = format!(
            "{name} is in Vulkan {}.{} and in {}",
            version.major, version.minor, extension.name
        );
        findings.push(match &extension.platform {
            None => Diagnostic::warning(
                "G005",
                &extension.position,
                message,
                "the core version counts; list it in one of the two",
            ),
            Some(platform) => Diagnostic::error(
                "G005",
                &extension.position,
                format!("{message}, which only the platform `{platform}` has"),
                "a core command exists on every platform; list it in one of the two",
            ),
        });
    }
}
