//! Checks that names are names: generators make identifiers of them.

use super::code;
use super::declarator::is_identifier;
use crate::model::{Position, Registry, TypeKind};
use crate::report::Report;

/// Reports every definition whose name is no C identifier. Headers are named by paths and left out.
pub(super) fn check(registry: &Registry, report: &mut Report) {
    let types = registry.types.iter().filter(|ty| !matches!(ty.kind, TypeKind::Include));
    let extensions = registry.extensions.iter().map(|one| (&one.name, &one.position));
    let headers = registry.video_headers.iter().map(|one| (&one.name, &one.position));
    let values = registry.enums.iter().flat_map(|group| &group.values);
    names("type", types.map(|ty| (&ty.name, &ty.position)), report);
    names(
        "command",
        registry.commands.iter().map(|command| (&command.name, &command.position)),
        report,
    );
    names(
        "constant",
        registry.constants.iter().map(|constant| (&constant.name, &constant.position)),
        report,
    );
    names("enumeration", registry.enums.iter().map(|group| (&group.name, &group.position)), report);
    names("enumerant", values.map(|value| (&value.name, &value.position)), report);
    names(
        "feature",
        registry.features.iter().map(|feature| (&feature.name, &feature.position)),
        report,
    );
    names("extension", extensions.chain(headers), report);
    long_extension_names(registry, report);
    names(
        "platform",
        registry.platforms.iter().map(|platform| (&platform.name, &platform.position)),
        report,
    );
    names("tag", registry.tags.iter().map(|tag| (&tag.name, &tag.position)), report);
}

/// `VkExtensionProperties` has room for so many bytes and a NUL (`VK_MAX_EXTENSION_NAME_SIZE`).
const LONGEST_EXTENSION_NAME: usize = 255;

fn long_extension_names(registry: &Registry, report: &mut Report) {
    for extension in &registry.extensions {
        let length = extension.name.len();
        if length > LONGEST_EXTENSION_NAME {
            let shown: String = extension.name.chars().take(80).collect();
            let message = format!(
                "the name of the extension `{shown}...` has {length} bytes, but VkExtensionProperties can hold only {LONGEST_EXTENSION_NAME}"
            );
            let position = extension.position.clone();
            report.error(code::BAD_NAME, position, message, "shorten the name");
        }
    }
}

fn names<'a>(
    what: &str,
    named: impl Iterator<Item = (&'a String, &'a Position)>,
    report: &mut Report,
) {
    for (name, position) in named.filter(|(name, _)| !is_identifier(name)) {
        let shown: String = name.chars().take(80).collect();
        let article = if what.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        let message = format!("`{shown}` is not a valid name for {article} {what}");
        let help = "correct the name: it consists of letters, digits and underscores, and does not begin with a digit";
        report.error(code::BAD_NAME, position.clone(), message, help);
    }
}
