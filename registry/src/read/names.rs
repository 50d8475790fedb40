//! Checks that names are names: generators make identifiers of them.

use super::code;
use super::declarator::is_identifier;
use crate::model::{Named, Registry, TypeKind};
use crate::report::Report;

/// Reports every definition whose name is no C identifier. Headers are named by paths and left out.
pub(super) fn check(registry: &Registry, report: &mut Report) {
    let types = registry.types.iter().filter(|ty| !matches!(ty.kind, TypeKind::Include));
    names("type", types, report);
    names("command", &registry.commands, report);
    names("constant", &registry.constants, report);
    names("enumeration", &registry.enums, report);
    names("enumerant", registry.enums.iter().flat_map(|group| &group.values), report);
    names("feature", &registry.features, report);
    names("extension", &registry.extensions, report);
    names("extension", &registry.video_headers, report);
    long_extension_names(registry, report);
    names("platform", &registry.platforms, report);
    names("tag", &registry.tags, report);
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

fn names<'a, T: Named + 'a>(
    what: &str,
    named: impl IntoIterator<Item = &'a T>,
    report: &mut Report,
) {
    for one in named.into_iter().filter(|one| !is_identifier(one.name())) {
        let shown: String = one.name().chars().take(80).collect();
        let article = if what.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        let message = format!("`{shown}` is not a valid name for {article} {what}");
        let help = "correct the name: it consists of letters, digits and underscores, and does not begin with a digit";
        report.error(code::BAD_NAME, one.position(), message, help);
    }
}
