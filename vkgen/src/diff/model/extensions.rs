//! Extensions and versions: attributes, dependencies, and the names that they bring.

use std::collections::{BTreeMap, BTreeSet};

use super::{Change, Changes, Fact, NewExtension, Sides, changed, compare, differences, elements};
use crate::diff::reader::{NAMES, NOBODY, Reader};
use registry::model::{Extension, Feature, Registry, Require, Version};

/// One of the lists of names of a require block.
type Names = fn(&Require) -> &Vec<String>;

pub(super) fn compare_all(sides: &Sides<'_>) -> Changes<NewExtension> {
    compare(&sides.old.extensions, &sides.new.extensions, describe, |old, new| {
        changes(sides, old, new)
    })
}

fn describe(extension: &Extension) -> NewExtension {
    NewExtension {
        name: extension.name.clone(),
        number: extension.number,
        kind: extension.kind.word(),
        spec_version: extension.spec_version,
        platform: extension.platform.clone(),
        provisional: extension.provisional,
        depends: extension.depends.as_ref().map(ToString::to_string),
        promoted_to: extension.promoted_to.clone(),
        deprecated_by: extension.deprecated_by.clone(),
        obsoleted_by: extension.obsoleted_by.clone(),
        commands: in_order(&extension.requires, |require| &require.commands),
        types: in_order(&extension.requires, |require| &require.types),
        features: in_order(&extension.requires, |require| &require.features),
    }
}

/// The names in require blocks, each once, in the order of the blocks.
fn in_order(requires: &[Require], names: Names) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let all = requires.iter().flat_map(names);
    all.filter(|name| seen.insert(name.as_str())).cloned().collect()
}

fn changes(sides: &Sides<'_>, old: &Extension, new: &Extension) -> Vec<Change> {
    let mut changes = differences(old, new, facts);
    changes.extend(lists(sides, &old.requires, &new.requires));
    changes.extend(elements::blocks(&old.blocks, &new.blocks));
    changes
}

fn facts(one: &Extension) -> Vec<Fact> {
    let successor = |by: &Option<String>| {
        by.as_ref().map(|by| if by.is_empty() { "nothing".to_owned() } else { by.clone() })
    };
    vec![
        // A device extension is in another table than an instance extension, and is enabled in
        // another call.
        ("type", Some(one.kind.word().to_owned()), &[Reader::Source, Reader::Loader]),
        ("number", Some(one.number.to_string()), NOBODY),
        ("version", Some(one.spec_version.to_string()), NOBODY),
        ("platform", one.platform.clone(), guarded(one)),
        ("provisional", Some(one.provisional.to_string()), NOBODY),
        ("depends", one.depends.as_ref().map(ToString::to_string), NOBODY),
        ("promoted to", one.promoted_to.clone(), NOBODY),
        ("deprecated by", successor(&one.deprecated_by), NOBODY),
        ("obsoleted by", successor(&one.obsoleted_by), NOBODY),
    ]
}

/// The readers for whom another platform is a break. Headers declare the extension behind the macro
/// of the new platform, or behind no macro if there is no new platform.
fn guarded(new: &Extension) -> &'static [Reader] {
    if new.platform.is_some() { &[Reader::C] } else { NOBODY }
}

/// The names that only one of the registries has. [`crate::diff::brought`] lists the names that
/// another version or extension brings now.
fn lists(sides: &Sides<'_>, old: &[Require], new: &[Require]) -> Vec<Change> {
    let lists: [(&str, Names); 4] = [
        ("command", |require| &require.commands),
        ("type", |require| &require.types),
        ("value", |require| &require.enums),
        ("feature", |require| &require.features),
    ];
    let mut changes = Vec::new();
    for (what, names) in lists {
        let (before, after) = (in_order(old, names), in_order(new, names));
        for name in before.iter().filter(|name| sides.new_brought.by(what, name).is_empty()) {
            let defined = defines(sides.new, &sides.new_values, what, name);
            let breaks = if defined || what == "feature" { NOBODY } else { NAMES };
            changes.extend(changed(&title(what, defined), Some(name.clone()), None, breaks));
        }
        for name in after.iter().filter(|name| sides.old_brought.by(what, name).is_empty()) {
            let defined = defines(sides.old, &sides.old_values, what, name);
            changes.extend(changed(&title(what, defined), None, Some(name.clone()), NOBODY));
        }
    }
    changes
}

/// Whether a registry defines a name, which need not be required: values of an `<enums>` block, and
/// names that other definitions use.
fn defines(registry: &Registry, values: &BTreeMap<&str, i64>, what: &str, name: &str) -> bool {
    match what {
        "command" => registry.command(name).is_some(),
        "type" => registry.ty(name).is_some(),
        "value" => values.contains_key(name) || registry.constant(name).is_some(),
        _ => false,
    }
}

/// The title of a change. If both registries define the name, only the requirement changed.
fn title(what: &str, defined: bool) -> String {
    if defined { format!("requirement of {what}") } else { what.to_owned() }
}

/// The versions, each with the names that all of its parts bring.
pub(super) fn compare_versions(sides: &Sides<'_>) -> Changes<String> {
    compare(
        &sides.old.features,
        &sides.new.features,
        |version| version.name.clone(),
        |old, new| {
            let mut changes = differences(old, new, facts_of_version);
            changes.extend(elements::blocks(&old.blocks, &new.blocks));
            // The version lists the names of its parts. A name that moves between parts concerns no
            // reader.
            if !old.internal && !new.internal {
                let (before, after) = (parts(sides.old, old), parts(sides.new, new));
                changes.extend(lists(sides, &before, &after));
            }
            changes
        },
    )
}

fn facts_of_version(one: &Feature) -> Vec<Fact> {
    let Version { major, minor } = one.version;
    vec![
        ("number", Some(format!("{major}.{minor}")), NAMES),
        ("internal", Some(one.internal.to_string()), NAMES),
        ("depends", one.depends.as_ref().map(ToString::to_string), NOBODY),
    ]
}

/// The require blocks of the version and of its parts.
fn parts(registry: &Registry, version: &Feature) -> Vec<Require> {
    let parts = registry.features.iter().filter(|one| one.version == version.version);
    parts.flat_map(|one| one.requires.iter().cloned()).collect()
}

/// The headers of video types.
pub(super) fn compare_headers(sides: &Sides<'_>) -> Changes<String> {
    compare(
        &sides.old.video_headers,
        &sides.new.video_headers,
        |header| header.name.clone(),
        |old, new| {
            let mut changes = differences(old, new, |_| Vec::new());
            changes.extend(lists(sides, &old.requires, &new.requires));
            changes
        },
    )
}
