//! Extensions: what they are, what they need and what they bring.

use std::collections::BTreeSet;

use super::{Change, Changes, Impact, NewExtension, Sides, changed, compare};
use registry::model::{Extension, ExtensionKind, Require};

/// One of the lists of names of a require block.
type Names = fn(&Require) -> &Vec<String>;

pub(super) fn compare_all(sides: &Sides<'_>) -> Changes<NewExtension> {
    compare(
        named(&sides.old.extensions),
        named(&sides.new.extensions),
        |extension| describe(extension),
        |old, new| changes(old, new),
    )
}

fn named(extensions: &[Extension]) -> impl Iterator<Item = (&str, &Extension)> {
    extensions.iter().map(|one| (one.name.as_str(), one))
}

fn describe(extension: &Extension) -> NewExtension {
    NewExtension {
        name: extension.name.clone(),
        number: extension.number,
        kind: kind(extension),
        spec_version: extension.spec_version,
        platform: extension.platform.clone(),
        provisional: extension.provisional,
        depends: extension.depends.as_ref().map(ToString::to_string),
        promoted_to: extension.promoted_to.clone(),
        commands: in_order(&extension.requires, |require| &require.commands),
        types: in_order(&extension.requires, |require| &require.types),
    }
}

fn kind(extension: &Extension) -> &'static str {
    match extension.kind {
        ExtensionKind::Instance => "instance",
        ExtensionKind::Device => "device",
    }
}

/// The names in require blocks, each once, the way they stand there.
fn in_order(requires: &[Require], names: Names) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let all = requires.iter().flat_map(names);
    all.filter(|name| seen.insert(name.as_str())).cloned().collect()
}

fn changes(old: &Extension, new: &Extension) -> Vec<Change> {
    let text = |value: &dyn ToString| Some(value.to_string());
    let depends = |one: &Extension| one.depends.as_ref().map(ToString::to_string);
    let facts = [
        changed("type", text(&kind(old)), text(&kind(new)), Impact::Source),
        changed("number", text(&old.number), text(&new.number), Impact::Source),
        changed("version", text(&old.spec_version), text(&new.spec_version), Impact::Compatible),
        changed("platform", old.platform.clone(), new.platform.clone(), Impact::Source),
        changed("provisional", text(&old.provisional), text(&new.provisional), Impact::Compatible),
        changed("depends", depends(old), depends(new), Impact::Compatible),
        changed(
            "promoted to",
            old.promoted_to.clone(),
            new.promoted_to.clone(),
            Impact::Compatible,
        ),
    ];
    let mut changes: Vec<Change> = facts.into_iter().flatten().collect();
    let lists: [(&str, Names); 3] = [
        ("command", |require| &require.commands),
        ("type", |require| &require.types),
        ("value", |require| &require.enums),
    ];
    for (what, names) in lists {
        let before = in_order(&old.requires, names);
        let after = in_order(&new.requires, names);
        let gone = before.iter().filter(|name| !after.contains(name));
        changes.extend(gone.map(|name| moved(what, name, true)));
        let come = after.iter().filter(|name| !before.contains(name));
        changes.extend(come.map(|name| moved(what, name, false)));
    }
    changes
}

/// A name that the extension no longer brings, or now does.
fn moved(what: &str, name: &str, gone: bool) -> Change {
    Change {
        what: what.to_owned(),
        old: gone.then(|| name.to_owned()),
        new: (!gone).then(|| name.to_owned()),
        impact: if gone { Impact::Source } else { Impact::Compatible },
    }
}
