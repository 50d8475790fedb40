//! The versions and extensions that bring a command, as an expression of C.

use registry::depends::{Depends, Meaning};
use registry::model::{ExtensionKind, Version};

use super::extension_field;
use crate::resolve::{Api, Command, Extension};

/// An expression that is true if the command, by this name, is enabled. The expression uses
/// `core_version`, `instance` and `device`; if `device` is NULL, every device extension counts as
/// enabled.
pub(super) fn expression(api: &Api, command: &Command) -> String {
    if let Some(version) = command.core_version {
        return at_least(version);
    }
    let any = command.extensions.iter().map(|by| {
        let enabled = enabled(&api.registry.extensions[by.extension]);
        match &by.depends {
            None => enabled,
            Some(depends) => format!("({enabled} && {})", condition(api, depends)),
        }
    });
    any.collect::<Vec<String>>().join(" || ")
}

fn condition(api: &Api, depends: &Depends) -> String {
    match depends {
        Depends::Name { meaning: Meaning::Version(version), .. } => at_least(*version),
        Depends::Name { meaning: Meaning::Extension(id), .. } => {
            enabled(&api.registry.extensions[*id])
        }
        // A name that the API lacks is never enabled.
        Depends::Name { meaning: Meaning::Nothing, .. } => "false".to_owned(),
        // The enabled features are unknown here, and the specification allows the lookup to give
        // the command.
        Depends::Feature { .. } => "true".to_owned(),
        Depends::And(left, right) => {
            format!("({} && {})", condition(api, left), condition(api, right))
        }
        Depends::Or(left, right) => {
            format!("({} || {})", condition(api, left), condition(api, right))
        }
    }
}

fn enabled(extension: &Extension) -> String {
    let field = extension_field(&extension.name);
    match extension.kind {
        ExtensionKind::Instance => format!("instance->{field}"),
        ExtensionKind::Device => format!("(!device || device->{field})"),
    }
}

fn at_least(version: Version) -> String {
    let Version { major, minor } = version;
    if (major, minor) == (1, 0) {
        // An application that asks for version 0 gets 1.0.
        return "true".to_owned();
    }
    format!("core_version >= VK_MAKE_API_VERSION(0, {major}, {minor}, 0)")
}
