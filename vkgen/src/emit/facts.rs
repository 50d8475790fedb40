//! The facts about a command, in the same words for generated comments and summaries.

use registry::depends::Depends;

use crate::resolve::{Api, Command, CommandExtension};

/// The version and extensions that bring a command: `Vulkan 1.1`, `VK_KHR_swapchain,
/// VK_KHR_device_group`.
pub(crate) fn brought_by(api: &Api, command: &Command) -> String {
    let version =
        command.core_version.map(|version| format!("Vulkan {}.{}", version.major, version.minor));
    let extensions =
        command.extensions.iter().map(|extension| brought_by_extension(api, extension));
    version.into_iter().chain(extensions).collect::<Vec<String>>().join(", ")
}

fn brought_by_extension(api: &Api, by: &CommandExtension) -> String {
    let name = api.extensions.get(by.extension).map_or("", |extension| extension.name.as_str());
    match &by.depends {
        None => name.to_owned(),
        Some(depends) => format!("{name} (with {})", condition(depends)),
    }
}

/// The file of a header: the registry has `vk_platform` for `vk_platform.h`.
pub(crate) fn header_file(header: &str) -> String {
    if header.contains('.') { header.to_owned() } else { format!("{header}.h") }
}

/// The condition in words: `A and (B or C)`.
pub(crate) fn condition(depends: &Depends) -> String {
    // The order is irrelevant in a chain of the same operator.
    let part = |inner: &Depends| match (depends, inner) {
        (Depends::And(..), Depends::Or(..)) | (Depends::Or(..), Depends::And(..)) => {
            format!("({})", condition(inner))
        }
        _ => condition(inner),
    };
    match depends {
        Depends::Name { name, .. } => name.clone(),
        Depends::Feature { structure, member } => format!("{structure}::{member}"),
        Depends::And(left, right) => format!("{} and {}", part(left), part(right)),
        Depends::Or(left, right) => format!("{} or {}", part(left), part(right)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parentheses_stand_where_the_operator_changes() {
        for (registry, words) in [
            ("A+B+C", "A and B and C"),
            ("A,B+C+D", "(A or B) and C and D"),
            ("A,(B,(C+D::e))", "A or B or (C and D::e)"),
        ] {
            let depends = Depends::parse(registry).expect("a condition");
            assert_eq!(condition(&depends), words);
        }
    }
}
