//! A comparison in a reviewer's order: what breaks, what is new, what else changed.

use std::collections::{BTreeMap, BTreeSet};

use registry::depends::Depends;

use super::model::{Change, Changed, Changes, NewType, RegistryDiff};
use super::{Break, Review, TableDiff};
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

impl Item {
    fn new(name: &str, details: Vec<String>) -> Item {
        Item { name: name.to_owned(), details }
    }
}

pub(super) fn outline(review: &Review) -> Outline {
    let diff = &review.registry;
    let in_extensions: BTreeSet<&str> = diff
        .extensions
        .added
        .iter()
        .flat_map(|extension| extension.commands.iter().chain(&extension.types))
        .map(String::as_str)
        .collect();
    let breaks = review.breaks.iter().map(|one| section(one.reader.title(), broken(one)));
    let all = [
        section("New versions, platforms and suffixes", new_names(diff)),
        section("New extensions", new_extensions(diff)),
        section(
            "New commands of versions and older extensions",
            new_commands(diff, &in_extensions),
        ),
        section("New types of versions and older extensions", new_types(diff, &in_extensions)),
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
    let verdict = match breaks.as_slice() {
        [] => "nothing".to_owned(),
        some => some.join("; "),
    };
    let tables: Vec<String> = review.tables.iter().map(table_in_short).collect();
    let values = diff.values.iter().flat_map(|group| &group.changes);
    let values: Vec<&Change> = values.filter(|change| change.what == "value").collect();
    let new = values.iter().filter(|change| change.old.is_none()).count();
    let gone = values.iter().filter(|change| change.new.is_none()).count();
    let other = values.len() - new - gone;
    vec![
        ("breaks", verdict),
        ("extensions", counts(&diff.extensions)),
        ("commands", counts(&diff.commands)),
        ("types", counts(&diff.types)),
        ("values", format!("{new} new, {gone} removed, {other} changed")),
        ("slots", tables.join("; ")),
    ]
}

fn counts<New>(changes: &Changes<New>) -> String {
    format!(
        "{} new, {} removed, {} changed",
        changes.added.len(),
        changes.removed.len(),
        changes.changed.len()
    )
}

fn table_in_short(table: &TableDiff) -> String {
    let moved: usize = table.moves.iter().map(|run| run.count).sum();
    let moved = match moved {
        0 => "none moves".to_owned(),
        1 => "1 moves".to_owned(),
        _ => format!("{moved} move"),
    };
    if table.old_slots == table.new_slots {
        format!("{} {} ({moved})", table.table, table.new_slots)
    } else {
        format!("{} {} -> {} ({moved})", table.table, table.old_slots, table.new_slots)
    }
}

fn broken(one: &Break) -> Vec<Item> {
    one.items
        .iter()
        .map(|item| Item::new(&item.name, item.changes.iter().map(show).collect()))
        .collect()
}

/// The changes that break nothing.
fn listed(changed: &[Changed]) -> Vec<Item> {
    items(changed.iter(), |change| change.breaks.is_empty())
}

/// The names with those of their changes that `wanted` takes. Each name occurs once.
fn items<'a>(
    changed: impl Iterator<Item = &'a Changed>,
    wanted: impl Fn(&Change) -> bool,
) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for one in changed {
        let wanted = one.changes.iter().filter(|change| wanted(change));
        let details: Vec<String> = wanted.map(show).collect();
        match items.iter_mut().find(|item| item.name == one.name) {
            Some(item) => item.details.extend(details),
            None if details.is_empty() => {}
            None => items.push(Item::new(&one.name, details)),
        }
    }
    items
}

fn show(change: &Change) -> String {
    let Change { what, old, new, .. } = change;
    let condition = |text: &String| match what.as_str() {
        "depends" => condition(text),
        _ => text.clone(),
    };
    match (old.as_ref().map(condition), new.as_ref().map(condition)) {
        (Some(old), Some(new)) => format!("{what} {old} -> {new}"),
        (None, Some(new)) => format!("{what} {new} (new)"),
        (Some(old), None) => format!("{what} {old} (gone)"),
        (None, None) => what.clone(),
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
    let all =
        lists.into_iter().flat_map(|(names, what)| names.iter().map(move |name| (name, what)));
    all.map(|(name, what)| Item::new(name, vec![what.to_owned()])).collect()
}

fn new_extensions(diff: &RegistryDiff) -> Vec<Item> {
    let layouts: BTreeMap<&str, &NewType> =
        diff.types.added.iter().map(|ty| (ty.name.as_str(), ty)).collect();
    let describe = |name: &String| match layouts.get(name.as_str()) {
        Some(ty) => type_in_short(ty),
        None => name.clone(),
    };
    let extensions = diff.extensions.added.iter();
    extensions
        .map(|one| {
            let mut facts = vec![format!(
                "{} extension {}, version {}",
                one.kind, one.number, one.spec_version
            )];
            facts.extend(one.platform.iter().map(|name| format!("platform {name}")));
            facts.extend(one.provisional.then(|| "provisional".to_owned()));
            facts.extend(one.depends.iter().map(|text| format!("depends on {}", condition(text))));
            facts.extend(one.promoted_to.iter().map(|name| format!("promoted to {name}")));
            facts.extend(one.deprecated_by.iter().map(|name| format!("deprecated by {name}")));
            facts.extend(one.obsoleted_by.iter().map(|name| format!("obsoleted by {name}")));
            let mut details = vec![facts.join(", ")];
            if !one.commands.is_empty() {
                details.push(format!("commands {}", one.commands.join(", ")));
            }
            if !one.types.is_empty() {
                let types: Vec<String> = one.types.iter().map(describe).collect();
                details.push(format!("types {}", types.join(", ")));
            }
            if !one.features.is_empty() {
                details.push(format!("features {}", one.features.join(", ")));
            }
            Item::new(&one.name, details)
        })
        .collect()
}

fn new_commands(diff: &RegistryDiff, in_extensions: &BTreeSet<&str>) -> Vec<Item> {
    let commands = diff.commands.added.iter();
    let commands = commands.filter(|command| !in_extensions.contains(command.name.as_str()));
    commands
        .map(|command| {
            let detail = match &command.alias_of {
                Some(target) => format!("alias of {target}"),
                None => command.prototype.clone(),
            };
            Item::new(&command.name, vec![detail])
        })
        .collect()
}

fn new_types(diff: &RegistryDiff, in_extensions: &BTreeSet<&str>) -> Vec<Item> {
    let types = diff.types.added.iter();
    let types = types.filter(|ty| !in_extensions.contains(ty.name.as_str()));
    types.map(|ty| Item::new(&ty.name, vec![type_facts(ty)])).collect()
}

/// `VkFoo (struct, 24 bytes)`.
fn type_in_short(ty: &NewType) -> String {
    format!("{} ({})", ty.name, type_facts(ty))
}

fn type_facts(ty: &NewType) -> String {
    match (&ty.alias_of, ty.kind, ty.size) {
        (Some(target), ..) => format!("alias of {target}"),
        (None, "struct" | "union", Some(size)) => format!("{}, {size} bytes", ty.kind),
        (None, kind, _) => kind.to_owned(),
    }
}

fn aliases(diff: &RegistryDiff) -> Vec<Item> {
    let both = diff.commands.changed.iter().chain(&diff.types.changed);
    items(both.chain(&diff.constants.changed), is_alias)
}

fn is_alias(change: &Change) -> bool {
    change.what == "alias of"
}

fn new_values(diff: &RegistryDiff) -> Vec<Item> {
    let groups = diff.values.iter();
    let new = |group: &Changed| {
        let new =
            group.changes.iter().filter(|change| change.what == "value" && change.old.is_none());
        let names: Vec<String> = new.filter_map(|change| change.new.clone()).collect();
        (!names.is_empty()).then(|| Item::new(&group.name, names))
    };
    groups.filter_map(new).collect()
}

/// The other changes of commands, types, values and constants.
fn other(diff: &RegistryDiff) -> Vec<Item> {
    let all = diff
        .commands
        .changed
        .iter()
        .chain(&diff.types.changed)
        .chain(&diff.values)
        .chain(&diff.constants.changed)
        .chain(&diff.platforms.changed)
        .chain(&diff.tags.changed)
        .chain(&diff.headers.changed);
    let new_value = |change: &Change| change.what == "value" && change.old.is_none();
    let mut items =
        items(all, |change| change.breaks.is_empty() && !is_alias(change) && !new_value(change));
    let tags = diff.tags.removed.iter();
    items.extend(tags.map(|name| Item::new(name, vec!["suffix removed".to_owned()])));
    let constants = diff.constants.added.iter();
    items.extend(constants.map(|one| {
        let detail = match &one.alias_of {
            Some(target) => format!("new constant, alias of {target}"),
            None => format!("new constant, {}", one.value),
        };
        Item::new(&one.name, vec![detail])
    }));
    items
}

/// The sections that give no code, or only tables of facts.
fn descriptions(diff: &RegistryDiff) -> Vec<Item> {
    let lists = [(&diff.descriptions.added, "new"), (&diff.descriptions.removed, "gone")];
    let all =
        lists.into_iter().flat_map(|(names, what)| names.iter().map(move |name| (name, what)));
    let whole = all.map(|(name, what)| Item::new(name, vec![what.to_owned()]));
    whole.chain(listed(&diff.descriptions.changed)).collect()
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
