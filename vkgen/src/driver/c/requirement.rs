//! What brings a command, as an expression of C.

use registry::depends::Depends;
use registry::model::ExtensionKind;

use super::extension_field;
use crate::resolve::{Api, Command};

/// True where the command, by this name, is enabled. It refers to `core_version`, `instance` and
/// `device`; `device` may be NULL, and every device extension counts as enabled then.
pub(super) fn expression(api: &Api, command: &Command) -> String {
    if let Some(version) = command.core_version {
        return at_least(version.major, version.minor);
    }
    let any: Vec<String> = command
        .extensions
        .iter()
        .filter_map(|by| {
            let extension = api.extensions.get(by.extension)?;
            let enabled = name(api, &extension.name);
            Some(match &by.depends {
                None => enabled,
                Some(depends) => format!("({enabled} && {})", condition(api, depends)),
            })
        })
        .collect();
    any.join(" || ")
}

fn condition(api: &Api, depends: &Depends) -> String {
    match depends {
        Depends::Name(leaf) => name(api, leaf),
        // Which features an application enabled is not known here: the specification lets it be
        // given.
        Depends::Feature { .. } => "true".to_owned(),
        Depends::And(left, right) => {
            format!("({} && {})", condition(api, left), condition(api, right))
        }
        Depends::Or(left, right) => {
            format!("({} || {})", condition(api, left), condition(api, right))
        }
    }
}

/// A version or extension; what the API does not have is never enabled.
fn name(api: &Api, name: &str) -> String {
    if let Some(version) = name.split_once("_VERSION_").and_then(|(_, rest)| version(rest)) {
        return at_least(version.0, version.1);
    }
    match api.extension(name).map(|extension| extension.kind) {
        Some(ExtensionKind::Instance) => format!("instance->{}", extension_field(name)),
        Some(ExtensionKind::Device) => {
            format!("(!device || device->{})", extension_field(name))
        }
        None => "false".to_owned(),
    }
}

fn version(text: &str) -> Option<(u32, u32)> {
    let (major, minor) = text.split_once('_')?;
    Some((major.parse().ok()?, minor.parse().ok()?))
}

fn at_least(major: u32, minor: u32) -> String {
    if (major, minor) == (1, 0) {
        // An application that asks for version 0 gets 1.0.
        return "true".to_owned();
    }
    format!("core_version >= VK_MAKE_API_VERSION(0, {major}, {minor}, 0)")
}
