//! The facts about a command, in the same words for generated comments and summaries.

use registry::Registry;
use registry::depends::Depends;
use registry::model::{Require, Version};

/// Every `<require>` block with the version, extension or video header that it belongs to.
pub(crate) fn requirements(registry: &Registry) -> impl Iterator<Item = (String, &Require)> {
    let version = |of: Version| format!("Vulkan {}.{}", of.major, of.minor);
    let features = registry.features.iter().map(move |one| (version(one.version), &one.requires));
    let extensions = registry.extensions.iter().map(|one| (one.name.clone(), &one.requires));
    let headers = registry.video_headers.iter().map(|one| (one.name.clone(), &one.requires));
    let all = features.chain(extensions).chain(headers);
    all.flat_map(|(by, requires)| requires.iter().map(move |require| (by.clone(), require)))
}

/// What brings a name that these blocks list, in words: `VK_KHR_a (with VK_KHR_b or Vulkan 1.1)`.
pub(crate) fn brought_by(registry: &Registry, listed: impl Fn(&Require) -> bool) -> Vec<String> {
    let mut found: Vec<(String, Option<Depends>)> = Vec::new();
    for (by, require) in requirements(registry).filter(|(_, require)| listed(require)) {
        match found.iter_mut().find(|(known, _)| *known == by) {
            Some((_, known)) => *known = Depends::either(known.take(), require.depends.as_ref()),
            None => found.push((by, require.depends.clone())),
        }
    }
    found.into_iter().map(|(by, depends)| in_words(by, depends.as_ref().map(condition))).collect()
}

/// What brings a name, with its condition.
pub(crate) fn in_words(by: String, condition: Option<String>) -> String {
    condition.map_or(by.clone(), |condition| format!("{by} (with {condition})"))
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
