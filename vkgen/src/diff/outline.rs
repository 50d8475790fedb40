//! A comparison in a reviewer's order: what breaks, what is new, what else changed.

use std::collections::{BTreeMap, BTreeSet};

use registry::depends::Depends;

use super::breaks;
use super::model::{Change, Changed, Changes, RegistryDiff};
use super::{Review, TableDiff};
use crate::facts::{Thing, What};
use crate::resolve::brought;

/// The content of the output.
pub(super) struct Outline {
    pub(super) title: String,
    /// The summary: a word and a sentence per line.
    pub(super) summary: Vec<(&'static str, String)>,
    /// The sections, none of which is empty.
    pub(super) sections: Vec<Section>,
}

/// Items of one kind.
pub(super) struct Section {
    pub(super) title: &'static str,
    pub(super) items: Vec<Item>,
}

/// One name with its lines.
pub(super) struct Item {
    pub(super) name: String,
    pub(super) details: Vec<String>,
}

/// The commands and the types that an extension brings.
const COMMANDS: What = What::Brings("command");
const TYPES: What = What::Brings("type");

impl Item {
    fn of(changed: &Changed) -> Item {
        Item::new(&changed.name, changed.changes.iter().map(show))
    }

    fn new(name: &str, details: impl IntoIterator<Item: Into<String>>) -> Item {
        Item { name: name.to_owned(), details: details.into_iter().map(Into::into).collect() }
    }
}

pub(super) fn outline(review: &Review) -> Outline {
    let diff = &review.registry;
    let extensions = diff.extensions.added.iter();
    let in_extensions: BTreeSet<&str> = extensions
        .flat_map(|one| [COMMANDS, TYPES].map(|what| one.texts(&what)))
        .flatten()
        .collect();
    let new_things = |list: &Changes, detail: fn(&Thing) -> String| {
        let added = list.added.iter().filter(|one| !in_extensions.contains(one.name.as_str()));
        added.map(|one| Item::new(&one.name, [detail(one)])).collect()
    };
    let breaks = review.breaks.iter().map(|one| {
        let items = one.items.iter().map(Item::of).collect();
        section(one.reader.title(), items)
    });
    let all = [
        section("New versions, platforms and suffixes", new_names(diff)),
        section("New extensions", new_extensions(diff)),
        section(
            "New commands of versions and older extensions",
            new_things(&diff.commands, |command| alias(command, prototype)),
        ),
        section("New types of versions and older extensions", new_things(&diff.types, type_facts)),
        section("Promoted or renamed: aliases that changed", aliases(diff)),
        section("Enumerations with new values", new_values(diff)),
        section("Brought by others, or on other conditions", listed(&review.requirements)),
        section("Versions that changed", listed(&diff.versions.changed)),
        section("Extensions that changed", listed(&diff.extensions.changed)),
        section("Other changes, which break nothing", other(diff)),
        section("Formats, SPIR-V and other descriptions", descriptions(diff)),
        section("Slots of the dispatch tables", slots(&review.tables)),
    ];
    let all = breaks.chain(all);
    Outline {
        title: format!("Vulkan registry {} -> {}", diff.old, diff.new),
        summary: summary(review),
        sections: all.flatten().collect(),
    }
}

fn section(title: &'static str, items: Vec<Item>) -> Option<Section> {
    (!items.is_empty()).then_some(Section { title, items })
}

fn summary(review: &Review) -> Vec<(&'static str, String)> {
    let diff = &review.registry;
    let breaks = review.breaks.iter().filter(|one| !one.items.is_empty());
    let breaks: Vec<String> =
        breaks.map(|one| format!("{} {}", one.reader.short(), one.items.len())).collect();
    let verdict = if breaks.is_empty() { "nothing".to_owned() } else { breaks.join("; ") };
    let tables: Vec<String> = review.tables.iter().map(table_in_short).collect();
    let of_list = |list: &Changes| counts(list.added.len(), list.removed.len(), list.changed.len());
    let values = diff.values.iter().flat_map(|group| &group.changes);
    let values: Vec<&Change> = values.filter(|change| change.what == What::Value).collect();
    let new = values.iter().filter(|change| change.old.is_none()).count();
    let gone = values.iter().filter(|change| change.new.is_none()).count();
    vec![
        ("breaks", verdict),
        ("extensions", of_list(&diff.extensions)),
        ("commands", of_list(&diff.commands)),
        ("types", of_list(&diff.types)),
        ("values", counts(new, gone, values.len() - new - gone)),
        ("slots", tables.join("; ")),
    ]
}

fn counts(new: usize, removed: usize, changed: usize) -> String {
    format!("{new} new, {removed} removed, {changed} changed")
}

fn table_in_short(table: &TableDiff) -> String {
    let TableDiff { table, old_slots, new_slots, moves, .. } = table;
    let moved = match moves.iter().map(|run| run.count).sum() {
        0 => "none moves".to_owned(),
        1 => "1 moves".to_owned(),
        moved => format!("{moved} move"),
    };
    let old = if old_slots == new_slots { String::new() } else { format!("{old_slots} -> ") };
    format!("{table} {old}{new_slots} ({moved})")
}

/// The changes that break nothing.
fn listed(changed: &[Changed]) -> Vec<Item> {
    items(changed.iter(), |change| change.breaks.is_empty())
}

/// The names with those of their changes that are `wanted`.
fn items<'a>(
    changed: impl Iterator<Item = &'a Changed>,
    wanted: impl Fn(&Change) -> bool,
) -> Vec<Item> {
    breaks::with(changed, wanted).iter().map(Item::of).collect()
}

fn show(change: &Change) -> String {
    let Change { what, old, new, .. } = change;
    let condition = |text: &String| match what {
        What::Depends => condition(text),
        _ => text.clone(),
    };
    match (old.as_ref().map(condition), new.as_ref().map(condition)) {
        (Some(old), Some(new)) => format!("{what} {old} -> {new}"),
        (None, Some(new)) => format!("{what} {new} (new)"),
        (Some(old), None) => format!("{what} {old} (gone)"),
        (None, None) => what.to_string(),
    }
}

/// A condition with spaces, at which the line can be broken.
fn condition(text: &str) -> String {
    Depends::parse(text).map_or_else(|_| text.to_owned(), |depends| brought::condition(&depends))
}

fn new_names(diff: &RegistryDiff) -> Vec<Item> {
    let lists = [
        (&diff.versions.added, "version"),
        (&diff.platforms.added, "platform"),
        (&diff.tags.added, "suffix"),
        (&diff.headers.added, "header of video types"),
    ];
    let all = lists.into_iter().flat_map(|(new, what)| new.iter().map(move |one| (one, what)));
    all.map(|(one, what)| Item::new(&one.name, [what])).collect()
}

fn new_extensions(diff: &RegistryDiff) -> Vec<Item> {
    let types: BTreeMap<&str, &Thing> =
        diff.types.added.iter().map(|ty| (ty.name.as_str(), ty)).collect();
    let describe = |name: &str| match types.get(name) {
        Some(ty) => format!("{name} ({})", type_facts(ty)),
        None => name.to_owned(),
    };
    let extension = |one: &Thing| {
        let lists = [COMMANDS, TYPES, What::Brings("feature")].map(|what| {
            let names: Vec<String> = one.texts(&what).into_iter().map(describe).collect();
            (!names.is_empty()).then(|| format!("{what}s {}", names.join(", ")))
        });
        let details = std::iter::once(in_short(one)).chain(lists.into_iter().flatten());
        Item::new(&one.name, details)
    };
    diff.extensions.added.iter().map(extension).collect()
}

/// `device extension 24, version 1, depends on VK_KHR_surface`.
fn in_short(extension: &Thing) -> String {
    let fact = |words| extension.text(&What::Words(words)).unwrap_or_default();
    let kind = extension.text(&What::Kind).unwrap_or_default();
    let (number, version) = (fact("number"), fact("version"));
    let mut facts = vec![format!("{kind} extension {number}, version {version}")];
    let says = |words| Some(format!("{words} {}", extension.text(&What::Words(words))?));
    facts.extend(says("platform"));
    facts.extend((fact("provisional") == "true").then(|| "provisional".to_owned()));
    let depends = extension.text(&What::Depends);
    facts.extend(depends.map(|text| format!("depends on {}", condition(text))));
    facts.extend(["promoted to", "deprecated by", "obsoleted by"].into_iter().filter_map(says));
    facts.join(", ")
}

/// The thing that this one is another name of, or else the thing in other words.
fn alias(one: &Thing, other: impl Fn(&Thing) -> String) -> String {
    one.text(&What::AliasOf).map_or_else(|| other(one), |target| format!("alias of {target}"))
}

/// `VkResult vkCreateFence(VkDevice device, ...)`.
fn prototype(command: &Thing) -> String {
    let params = (1..).map_while(|number| command.text(&What::Parameter(number)));
    let params: Vec<&str> = params.collect();
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    let result = command.text(&What::Result).unwrap_or_default();
    format!("{result} {}({params})", command.name)
}

/// `struct, 24 bytes`.
fn type_facts(ty: &Thing) -> String {
    alias(ty, |ty| match (ty.text(&What::Kind).unwrap_or_default(), ty.text(&What::Size)) {
        (kind, Some(size)) => format!("{kind}, {size} bytes"),
        (kind, None) => kind.to_owned(),
    })
}

fn aliases(diff: &RegistryDiff) -> Vec<Item> {
    let both = diff.commands.changed.iter().chain(&diff.types.changed);
    items(both.chain(&diff.constants.changed), is_alias)
}

fn is_alias(change: &Change) -> bool {
    change.what == What::AliasOf
}

fn is_new_value(change: &Change) -> bool {
    change.what == What::Value && change.old.is_none()
}

fn new_values(diff: &RegistryDiff) -> Vec<Item> {
    let groups = breaks::with(diff.values.iter(), is_new_value).into_iter();
    let item = |group: Changed| {
        Item::new(&group.name, group.changes.into_iter().filter_map(|change| change.new))
    };
    groups.map(item).collect()
}

/// The other changes of commands, types, values and constants, of platforms, suffixes and headers.
fn other(diff: &RegistryDiff) -> Vec<Item> {
    let lists = diff.lists().into_iter();
    let lists = lists.filter(|(kind, ..)| !["extension", "version", "description"].contains(kind));
    let changed = lists.flat_map(|(_, list, _)| &list.changed).chain(&diff.values);
    let is_other = |one: &Change| one.breaks.is_empty() && !is_alias(one) && !is_new_value(one);
    let suffixes = diff.tags.removed.iter();
    let suffixes = suffixes.map(|name| Item::new(name, ["suffix removed"]));
    let constants = diff.constants.added.iter().map(|one| {
        let value = alias(one, |one| one.text(&What::Value).unwrap_or_default().to_owned());
        Item::new(&one.name, [format!("new constant, {value}")])
    });
    items(changed, is_other).into_iter().chain(suffixes).chain(constants).collect()
}

/// The sections that give no code, or only tables of facts.
fn descriptions(diff: &RegistryDiff) -> Vec<Item> {
    let Changes { added, removed, changed } = &diff.descriptions;
    let new = added.iter().map(|one| Item::new(&one.name, ["new"]));
    let gone = removed.iter().map(|name| Item::new(name, ["gone"]));
    new.chain(gone).chain(listed(changed)).collect()
}

fn slots(tables: &[TableDiff]) -> Vec<Item> {
    let moved = tables.iter().filter(|table| !table.moves.is_empty());
    moved
        .map(|table| {
            let mut details = vec![format!("{} stay", table.stay)];
            details.extend(table.moves.iter().map(|run| {
                let last = run.slot + run.count - 1;
                if run.count == 1 {
                    format!("{:+}: {last}, {}", run.by, run.first)
                } else {
                    format!("{:+}: {}..={last}, {} to {}", run.by, run.slot, run.first, run.last)
                }
            }));
            Item::new(&table.table, details)
        })
        .collect()
}
