//! What brings each name: the core versions, extensions and video headers whose blocks list the name,
//! each with the condition of its blocks. Resolving, comparing and explaining all ask here.

use std::collections::BTreeMap;
use std::fmt;

use registry::Registry;
use registry::depends::Depends;
use registry::model::{Position, Require, Version};

/// What a block belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// A core version or a part of it.
    Version(Version),
    /// The extension of this index in [`Registry::extensions`].
    Extension(usize),
    /// A header of `video.xml`.
    Header,
}

/// A version, extension or header that brings a name, and the condition on which it does so.
#[derive(Clone, Debug)]
pub(crate) struct Bringer<'a> {
    pub(crate) by: By,
    /// Its name for people: `Vulkan 1.1`, `VK_KHR_surface`.
    pub(crate) name: String,
    pub(crate) depends: Option<Depends>,
    /// The position of the block.
    pub(crate) position: &'a Position,
}

impl fmt::Display for Bringer<'_> {
    /// `VK_KHR_a (with VK_KHR_b or Vulkan 1.1)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.depends {
            None => f.write_str(&self.name),
            Some(depends) => write!(f, "{} (with {})", self.name, condition(depends)),
        }
    }
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

/// Every block with what it belongs to: versions, extensions, headers, in the registry's order.
fn blocks(registry: &Registry) -> impl Iterator<Item = (Bringer<'_>, &Require)> {
    let features = registry.features.iter();
    let features = features
        .map(|one| (By::Version(one.version), format!("Vulkan {}", one.version), &one.requires));
    let extensions = registry.extensions.iter().enumerate();
    let extensions =
        extensions.map(|(id, one)| (By::Extension(id), one.name.clone(), &one.requires));
    let headers = registry.video_headers.iter();
    let headers = headers.map(|one| (By::Header, one.name.clone(), &one.requires));
    features.chain(extensions).chain(headers).flat_map(|(by, name, requires)| {
        requires.iter().map(move |block| {
            let (depends, position) = (block.depends.clone(), &block.position);
            (Bringer { by, name: name.clone(), depends, position }, block)
        })
    })
}

/// The bringers, each once: blocks of one extension are alternatives.
pub(crate) fn merged<'a>(bringers: impl Iterator<Item = Bringer<'a>>) -> Vec<Bringer<'a>> {
    let mut merged: Vec<Bringer<'a>> = Vec::new();
    for one in bringers {
        match merged.iter_mut().find(|known| known.name == one.name) {
            Some(known) => {
                known.depends = Depends::either(known.depends.take(), one.depends.as_ref());
            }
            None => merged.push(one),
        }
    }
    merged
}

/// What has blocks that are `wanted`, in words.
pub(crate) fn brought_by(registry: &Registry, wanted: impl Fn(&Require) -> bool) -> Vec<String> {
    let bringers = blocks(registry).filter(|(_, block)| wanted(block));
    merged(bringers.map(|(by, _)| by)).iter().map(ToString::to_string).collect()
}

/// The bringers of each name, a bringer for each block, by the kind of the name (`command`, `type`,
/// `value`, `feature`) and the name.
#[derive(Debug)]
pub(crate) struct Brought<'a>(pub(crate) BTreeMap<(&'static str, &'a str), Vec<Bringer<'a>>>);

impl<'a> Brought<'a> {
    pub(crate) fn new(registry: &'a Registry) -> Brought<'a> {
        let mut brought: BTreeMap<_, Vec<Bringer<'a>>> = BTreeMap::new();
        for (by, block) in blocks(registry) {
            let lists = [
                ("command", &block.commands),
                ("type", &block.types),
                ("value", &block.enums),
                ("feature", &block.features),
            ];
            for (kind, name) in
                lists.iter().flat_map(|(kind, names)| names.iter().map(move |name| (*kind, name)))
            {
                brought.entry((kind, name.as_str())).or_default().push(by.clone());
            }
        }
        Brought(brought)
    }

    /// The bringers of a name, a bringer for each block.
    pub(crate) fn by<'s>(&'s self, kind: &'static str, name: &'s str) -> &'s [Bringer<'s>] {
        self.0.get(&(kind, name)).map_or(&[], Vec::as_slice)
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
