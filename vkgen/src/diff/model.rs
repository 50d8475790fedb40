//! What changed from one registry to the next, as plain data: the [`facts`] of the things in both,
//! compared.
//!
//! Names are compared with names, and every fact with the same fact of the newer registry. A type or
//! constant that was only renamed (`VkFooKHR`, promoted to `VkFoo`) counts as the same in both
//! directions.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::facts::{self, Fact, NAMES, NOBODY, Reader, Thing, View, What};
use crate::input::Input;

/// Everything that changed.
#[derive(Clone, Debug, Serialize)]
pub struct RegistryDiff {
    /// The older registry's version.
    pub old: String,
    /// The newer registry's version.
    pub new: String,
    /// Platforms.
    pub platforms: Changes,
    /// Suffixes of vendors.
    pub tags: Changes,
    /// Core versions and their internal parts.
    pub versions: Changes,
    /// Extensions.
    pub extensions: Changes,
    /// Commands by every name.
    pub commands: Changes,
    /// Types by every name, those of video headers included.
    pub types: Changes,
    /// Enumerations whose values changed; all values of new and removed ones.
    pub values: Vec<Changed>,
    /// Constants, without the names and versions of extensions, which change with their extension.
    pub constants: Changes,
    /// Headers of video types.
    pub headers: Changes,
    /// Formats, SPIR-V extensions and capabilities, and other sections, by tag and name:
    /// `format VK_FORMAT_R8_UNORM`.
    pub descriptions: Changes,
}

impl RegistryDiff {
    /// The lists of things, each with the word for one of them, and the readers for whom a removed
    /// one is a break.
    pub(super) fn lists(&self) -> [(&'static str, &Changes, &'static [Reader]); 9] {
        [
            ("extension", &self.extensions, NAMES),
            ("version", &self.versions, NAMES),
            ("platform", &self.platforms, &[Reader::C]),
            ("suffix", &self.tags, NOBODY),
            ("command", &self.commands, NAMES),
            ("type", &self.types, NAMES),
            ("constant", &self.constants, NAMES),
            ("header", &self.headers, &[Reader::C]),
            ("description", &self.descriptions, NOBODY),
        ]
    }
}

/// What is new, gone and changed among things of one kind, each in its registry's order.
#[derive(Clone, Debug, Serialize)]
pub struct Changes {
    /// In the newer registry alone, with all facts.
    pub added: Vec<Thing>,
    /// In the older registry alone, by name.
    pub removed: Vec<String>,
    /// In both registries, and different.
    pub changed: Vec<Changed>,
}

/// Something that changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Changed {
    /// Its name.
    pub name: String,
    /// The changes, at least one.
    pub changes: Vec<Change>,
}

/// One way in which something changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The fact: `size`, `offset of pNext`, `depends`.
    pub what: What,
    /// The old value; none if the fact is new.
    pub old: Option<String>,
    /// The new value; none if the fact is gone.
    pub new: Option<String>,
    /// The readers for whom the change is a break.
    pub breaks: Vec<Reader>,
}

impl Change {
    /// The change between two facts about the same, if there is one.
    fn of(was: Option<&Fact>, now: Option<&Fact>) -> Option<Change> {
        let breaks = match (was, now) {
            (Some(was), Some(now)) if was.key == now.key => return None,
            (Some(was), Some(now)) => {
                let differs = |reader: &Reader| was.for_reader(*reader).ne(now.for_reader(*reader));
                Reader::ALL.into_iter().filter(differs).collect()
            }
            (was, now) => [was.map(|was| was.gone), now.map(|now| now.come)]
                .into_iter()
                .flatten()
                .flatten()
                .copied()
                .collect(),
        };
        let text = |fact: Option<&Fact>| fact.map(|fact| fact.text.clone());
        let what = now.or(was)?.what.clone();
        Some(Change { what, old: text(was), new: text(now), breaks })
    }

    /// One change of all facts of a sort.
    fn of_all(what: &What, before: &[&Fact], after: &[&Fact]) -> Change {
        let separator = if facts::is_set(what) { "," } else { "; " };
        let text = |facts: &[&Fact]| {
            let texts: Vec<&str> = facts.iter().map(|fact| fact.text.as_str()).collect();
            (!texts.is_empty()).then(|| texts.join(separator))
        };
        let (old, new) = (text(before), text(after));
        Change { what: what.clone(), old, new, breaks: Vec::new() }
    }

    /// A change that has no values.
    pub(super) fn without_values(what: What, breaks: &[Reader]) -> Change {
        Change { what, old: None, new: None, breaks: breaks.to_vec() }
    }
}

/// Compares two registries.
pub(super) fn diff(inputs: (&Input, &Input), old: &View<'_>, new: &View<'_>) -> RegistryDiff {
    type Things = fn(&View<'_>, &View<'_>) -> Vec<Thing>;
    let compare = |things: Things| compare(&things(old, new), &things(new, old));
    RegistryDiff {
        old: inputs.0.version.clone(),
        new: inputs.1.version.clone(),
        platforms: compare(|view, _| facts::things(&view.registry.platforms, facts::platform)),
        tags: compare(|view, _| facts::things(&view.registry.tags, facts::tag)),
        versions: compare(|view, other| {
            facts::things(&view.registry.features, |one| facts::version(view, one, other))
        }),
        extensions: compare(|view, other| {
            facts::things(&view.registry.extensions, |one| facts::extension(one, other))
        }),
        commands: compare(|view, _| {
            facts::things(&view.registry.commands, |one| facts::command(view, one))
        }),
        types: compare(|view, other| {
            facts::things(&view.registry.types, |one| facts::ty(view, one, other))
        }),
        values: values(old, new),
        constants: compare(|view, _| {
            facts::things(facts::constants(view.registry), |one| facts::constant(view, one))
        }),
        headers: compare(|view, other| {
            facts::things(&view.registry.video_headers, |one| facts::header(one, other))
        }),
        descriptions: compare(|view, _| facts::descriptions(view.registry)),
    }
}

/// Compares things by name.
pub(super) fn compare(old: &[Thing], new: &[Thing]) -> Changes {
    let (before, after) = (by_name(old), by_name(new));
    let mut changes = Changes { added: Vec::new(), removed: Vec::new(), changed: Vec::new() };
    for one in new {
        match before.get(one.name.as_str()) {
            None => changes.added.push(one.clone()),
            Some(was) => changes.changed.extend(changed(&one.name, &was.facts, &one.facts)),
        }
    }
    let gone = old.iter().filter(|one| !after.contains_key(one.name.as_str()));
    changes.removed = gone.map(|one| one.name.clone()).collect();
    changes
}

fn by_name(things: &[Thing]) -> BTreeMap<&str, &Thing> {
    things.iter().map(|one| (one.name.as_str(), one)).collect()
}

/// The enumerations whose values differ: first those of the newer registry in its order, then the
/// removed ones. Of an enumeration that one registry lacks, all values differ.
fn values(old: &View<'_>, new: &View<'_>) -> Vec<Changed> {
    let things = |view: &View<'_>| facts::things(&view.registry.enums, facts::enumeration);
    let (before, after) = (things(old), things(new));
    // A renamed enumeration is the same one.
    let common = |one: &Thing| new.names.of(&one.name).to_owned();
    let known_before: BTreeMap<String, &Thing> =
        before.iter().map(|one| (common(one), one)).collect();
    let known_after: BTreeSet<String> = after.iter().map(common).collect();
    let values = |facts: &[Fact]| -> Vec<Fact> {
        facts.iter().filter(|fact| fact.what == What::Value).cloned().collect()
    };
    let now = after.iter().filter_map(|one| match known_before.get(&common(one)) {
        Some(was) => changed(&one.name, &was.facts, &one.facts),
        None => changed(&one.name, &[], &values(&one.facts)),
    });
    let gone = before.iter().filter(|one| !known_after.contains(&common(one)));
    now.chain(gone.filter_map(|one| changed(&one.name, &values(&one.facts), &[]))).collect()
}

/// The changes of the thing of this name, if there are any.
fn changed(name: &str, old: &[Fact], new: &[Fact]) -> Option<Changed> {
    // Most things are the same, which takes less than to compare them sort by sort.
    if old == new {
        return None;
    }
    let changes = differences(old, new);
    (!changes.is_empty()).then(|| Changed { name: name.to_owned(), changes })
}

/// The facts that differ.
fn differences(old: &[Fact], new: &[Fact]) -> Vec<Change> {
    let mut sorts: Vec<&What> = Vec::new();
    for Fact { what, .. } in old.iter().chain(new) {
        if !sorts.iter().any(|known| known.is_like(what)) {
            sorts.push(what);
        }
    }
    let changes = sorts.iter().map(|what| of_sort(what, &about(old, what), &about(new, what)));
    changes.flatten().collect()
}

fn about<'f>(facts: &'f [Fact], what: &What) -> Vec<&'f Fact> {
    facts.iter().filter(|fact| fact.what.is_like(what)).collect()
}

/// Compares the facts of one sort.
fn of_sort(what: &What, before: &[&Fact], after: &[&Fact]) -> Vec<Change> {
    let (known, still) = (by_id(before), by_id(after));
    let is_whole = facts::is_set(what) && (before.is_empty() || after.is_empty());
    let ids = |facts: &[&Fact]| facts.iter().map(|fact| fact.id.clone()).collect::<Vec<_>>();
    let is_reordered = matches!(what, What::Element(_))
        && known.keys().eq(still.keys())
        && ids(before) != ids(after);
    if is_whole || is_reordered {
        return vec![Change::of_all(what, before, after)];
    }
    let come = after.iter().filter(|fact| !known.contains_key(fact.id.as_str()));
    let mut come: Vec<&Fact> = come.copied().collect();
    let mut changes = Vec::new();
    for was in before {
        if let Some(now) = still.get(was.id.as_str()) {
            changes.extend(Change::of(Some(was), Some(now)));
            changes.extend(differences(&was.parts, &now.parts));
            continue;
        }
        let renamed = |now: &&Fact| was.renamed.is_some() && was.renamed == now.renamed;
        let now = come.iter().position(renamed).map(|index| come.remove(index));
        changes.extend(Change::of(Some(was), now));
    }
    changes.extend(come.into_iter().filter_map(|now| Change::of(None, Some(now))));
    changes
}

fn by_id<'f>(facts: &[&'f Fact]) -> BTreeMap<&'f str, &'f Fact> {
    facts.iter().map(|fact| (fact.id.as_str(), *fact)).collect()
}
