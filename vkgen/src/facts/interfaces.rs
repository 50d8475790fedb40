//! Extensions, versions and video headers: attributes, dependencies, and the names that they bring.

use std::collections::BTreeSet;

use registry::depends::Depends;
use registry::model::{Extension, Feature, Require, Version, VideoHeader};

use super::{Fact, NAMES, Reader, View, What, elements, optional, with_attributes};

/// One of the lists of names of a require block.
type List = fn(&Require) -> &Vec<String>;

/// The lists of names of a require block, by the kind of their names.
const LISTS: [(&str, List); 4] = [
    ("command", |require| &require.commands),
    ("type", |require| &require.types),
    ("value", |require| &require.enums),
    ("feature", |require| &require.features),
];

/// `other` is the registry to compare with.
pub(crate) fn extension(one: &Extension, other: &View<'_>) -> Vec<Fact> {
    let kind = one.kind.word();
    let facts = [
        // A device extension is in another table than an instance extension, and is enabled in
        // another call.
        Some(Fact::read_by(What::Kind, kind, &[Reader::Source, Reader::Loader])),
        Some(Fact::new(What::Words("number"), one.number)),
        Some(Fact::new(What::Words("version"), one.spec_version)),
        one.platform.as_ref().map(|platform| Fact {
            // Headers declare the extension behind the macro of its platform, or behind no macro
            // where it has no platform.
            gone: &[],
            ..Fact::read_by(What::Words("platform"), platform, &[Reader::C])
        }),
        Some(Fact::new(What::Words("provisional"), one.provisional)),
        depends(one.depends.as_ref()),
        optional(What::Words("promoted to"), one.promoted_to.as_deref()),
        optional(What::Words("deprecated by"), successor(one.deprecated_by.as_deref())),
        optional(What::Words("obsoleted by"), successor(one.obsoleted_by.as_deref())),
    ];
    let mut facts = with_attributes(one, facts.into_iter().flatten().collect());
    facts.extend(names(&one.name, &one.requires, other));
    facts.extend(elements::blocks(&one.blocks));
    facts
}

/// What stands in for an extension: the name of a version or extension, which may be empty.
pub(crate) fn successor(by: Option<&str>) -> Option<&str> {
    by.map(|by| if by.is_empty() { "nothing" } else { by })
}

/// A version, with the names that all of its parts bring. A name that moves between parts concerns no
/// reader.
pub(crate) fn version(view: &View<'_>, one: &Feature, other: &View<'_>) -> Vec<Fact> {
    let Version { major, minor } = one.version;
    let facts = [
        Some(Fact::read_by(What::Words("number"), format!("{major}.{minor}"), NAMES)),
        Some(Fact::read_by(What::Words("internal"), one.internal, NAMES)),
        depends(one.depends.as_ref()),
    ];
    let mut facts = with_attributes(one, facts.into_iter().flatten().collect());
    facts.extend(elements::blocks(&one.blocks));
    if !one.internal {
        let parts = view.registry.features.iter().filter(|part| part.version == one.version);
        facts.extend(names(&one.name, parts.flat_map(|part| &part.requires), other));
    }
    facts
}

/// A header of video types.
pub(crate) fn header(one: &VideoHeader, other: &View<'_>) -> Vec<Fact> {
    let mut facts = with_attributes(one, Vec::new());
    facts.extend(names(&one.name, &one.requires, other));
    facts
}

fn depends(depends: Option<&Depends>) -> Option<Fact> {
    depends.map(|depends| Fact::new(What::Depends, depends))
}

/// The names in the require blocks of `owner`, each once, in the order of the blocks. If the other
/// registry has the owner, only those that nothing brings there: `diff::brought` lists the names that
/// another version or extension brings now.
fn names<'r>(
    owner: &str,
    requires: impl IntoIterator<Item = &'r Require> + Clone,
    other: &View<'_>,
) -> Vec<Fact> {
    let other = Some(other).filter(|other| other.has_interface(owner));
    let mut facts = Vec::new();
    for (kind, list) in LISTS {
        let mut seen = BTreeSet::new();
        let all = requires.clone().into_iter().flat_map(list);
        for name in all.filter(|name| seen.insert(name.as_str())) {
            let brought = other.is_some_and(|other| !other.brought.by(kind, name).is_empty());
            let defined = other.is_some_and(|other| defines(other, kind, name));
            // Where both registries define the name, only the requirement changed.
            let what = if defined { What::Requirement(kind) } else { What::Brings(kind) };
            let gone = if defined || kind == "feature" { &[] } else { NAMES };
            if !brought {
                facts.push(Fact { gone, ..Fact::one_of(what, name) });
            }
        }
    }
    facts
}

/// Whether a registry defines a name, which need not be required: values of an `<enums>` block, and
/// names that other definitions use.
fn defines(view: &View<'_>, kind: &str, name: &str) -> bool {
    match kind {
        "command" => view.registry.command(name).is_some(),
        "type" => view.registry.ty(name).is_some(),
        "value" => view.numbers.contains_key(name) || view.registry.constant(name).is_some(),
        _ => false,
    }
}
