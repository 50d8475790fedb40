//! Extensions and versions: attributes, dependencies, and the names that they bring.

use std::collections::{BTreeMap, BTreeSet};

use super::{Change, Changes, NewExtension, Sides, attributes, changed, compare, elements};
use crate::diff::reader::{NAMES, NOBODY, Reader};
use registry::model::{Extension, Feature, Registry, Require};

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
    let text = |value: &dyn ToString| Some(value.to_string());
    let depends = |one: &Extension| one.depends.as_ref().map(ToString::to_string);
    let successor = |by: &Option<String>| {
        by.as_ref().map(|by| if by.is_empty() { "nothing".to_owned() } else { by.clone() })
    };
    let facts = [
        // A device extension is in another table than an instance extension, and is enabled in
        // another call.
        changed(
            "type",
            text(&old.kind.word()),
            text(&new.kind.word()),
            &[Reader::Source, Reader::Loader],
        ),
        changed("number", text(&old.number), text(&new.number), NOBODY),
        changed("version", text(&old.spec_version), text(&new.spec_version), NOBODY),
        changed("platform", old.platform.clone(), new.platform.clone(), guarded(new)),
        changed("provisional", text(&old.provisional), text(&new.provisional), NOBODY),
        changed("depends", depends(old), depends(new), NOBODY),
        changed("promoted to", old.promoted_to.clone(), new.promoted_to.clone(), NOBODY),
        changed(
            "deprecated by",
            successor(&old.deprecated_by),
            successor(&new.deprecated_by),
            NOBODY,
        ),
        changed("obsoleted by", successor(&old.obsoleted_by), successor(&new.obsoleted_by), NOBODY),
    ];
    let mut changes: Vec<Change> = facts.into_iter().flatten().collect();
    changes.extend(lists(sides, &old.requires, &new.requires));
    changes.extend(elements::blocks(&old.blocks, &new.blocks));
    changes.extend(attributes::changes(None, &old.attributes, &new.attributes));
    changes
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
            let mut changes: Vec<Change> = facts(old, new);
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

fn facts(old: &Feature, new: &Feature) -> Vec<Change> {
    let depends = |one: &Feature| one.depends.as_ref().map(ToString::to_string);
    let internal = |one: &Feature| Some(one.internal.to_string());
    let number = |one: &Feature| Some(format!("{}.{}", one.version.major, one.version.minor));
    let all = [
        changed("number", number(old), number(new), NAMES),
        changed("internal", internal(old), internal(new), NAMES),
        changed("depends", depends(old), depends(new), NOBODY),
    ];
    let mut changes: Vec<Change> = all.into_iter().flatten().collect();
    changes.extend(elements::blocks(&old.blocks, &new.blocks));
    changes.extend(attributes::changes(None, &old.attributes, &new.attributes));
    changes
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
            let mut changes = lists(sides, &old.requires, &new.requires);
            changes.extend(attributes::changes(None, &old.attributes, &new.attributes));
            changes
        },
    )
}
