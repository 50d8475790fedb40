//! What breaks, for each reader: one list, which text, Markdown and JSON print.

use serde::Serialize;

use super::Review;
use super::model::{Change, Changed};
use crate::facts::{Reader, What};

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
    let lists = review.registry.lists();
    let removed = lists.iter().flat_map(|(kind, list, breaks)| {
        list.removed.iter().map(|name| Changed {
            name: name.clone(),
            changes: vec![Change::without_values(What::Removed(kind), breaks)],
        })
    });
    let removed: Vec<Changed> = removed.collect();
    let changed = lists.iter().flat_map(|(_, list, _)| &list.changed);
    let others = [&review.registry.values, &review.requirements, &review.loader, &review.kit];
    let all: Vec<&Changed> =
        removed.iter().chain(changed).chain(others.into_iter().flatten()).collect();
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
