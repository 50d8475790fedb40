//! What breaks, for each reader: one list, which text, Markdown and JSON print.

use serde::Serialize;

use super::Review;
use super::model::{Change, Changed};
use crate::facts::{NAMES, Reader, What};

/// What breaks for one reader.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Break {
    /// The reader.
    pub reader: Reader,
    /// The names that break, which may be none.
    pub items: Vec<Changed>,
}

/// The breaks for each reader, which may be none.
pub(super) fn breaks(review: &Review) -> Vec<Break> {
    let removed = removed(review);
    let all: Vec<&Changed> = removed.iter().chain(changed(review)).collect();
    let of = |reader: Reader| {
        let items = with(all.iter().copied(), |change| change.breaks.contains(&reader));
        Break { reader, items }
    };
    Reader::ALL.into_iter().map(of).collect()
}

/// The names with those of their changes that are `wanted`. Each name occurs once.
pub(super) fn with<'a>(
    all: impl Iterator<Item = &'a Changed>,
    wanted: impl Fn(&Change) -> bool,
) -> Vec<Changed> {
    let mut items: Vec<Changed> = Vec::new();
    for Changed { name, changes } in all {
        let changes: Vec<Change> = changes.iter().filter(|one| wanted(one)).cloned().collect();
        match items.iter_mut().find(|item| item.name == *name) {
            Some(item) => item.changes.extend(changes),
            None if changes.is_empty() => {}
            None => items.push(Changed { name: name.clone(), changes }),
        }
    }
    items
}

/// The removed names, as changes.
fn removed(review: &Review) -> Vec<Changed> {
    let diff = &review.registry;
    let lists: [(&'static str, &Vec<String>, &[Reader]); 7] = [
        ("extension removed", &diff.extensions.removed, NAMES),
        ("command removed", &diff.commands.removed, NAMES),
        ("type removed", &diff.types.removed, NAMES),
        ("constant removed", &diff.constants.removed, NAMES),
        ("platform removed", &diff.platforms.removed, &[Reader::C]),
        ("version removed", &diff.versions.removed, NAMES),
        ("header removed", &diff.headers.removed, &[Reader::C]),
    ];
    let all = lists.into_iter().flat_map(|(what, names, breaks)| {
        names.iter().map(move |name| Changed {
            name: name.clone(),
            changes: vec![Change::without_values(What::Words(what), breaks)],
        })
    });
    all.collect()
}

/// Every list of things that changed.
pub(super) fn changed(review: &Review) -> impl Iterator<Item = &Changed> {
    let diff = &review.registry;
    diff.extensions
        .changed
        .iter()
        .chain(&diff.versions.changed)
        .chain(&diff.platforms.changed)
        .chain(&diff.tags.changed)
        .chain(&diff.commands.changed)
        .chain(&review.requirements)
        .chain(&diff.types.changed)
        .chain(&diff.values)
        .chain(&diff.constants.changed)
        .chain(&diff.headers.changed)
        .chain(&diff.descriptions.changed)
        .chain(&review.loader)
        .chain(&review.kit)
}
