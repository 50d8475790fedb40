//! How this loader treats each command of either registry, by the present rules.

use std::collections::BTreeMap;

use super::model::{Change, Changed, changed};
use super::reader::Reader;
use crate::emit::loader::{NEEDS_ROW, facts};
use crate::input::Input;
use crate::rules;

/// The commands that the loader treats in another way, no longer knows, or needs a row of the rules
/// for. Other new commands have no line, because no program relies on them.
pub(super) fn compare(old: &Input, new: &Input) -> Vec<Changed> {
    let facts = |input: &Input| facts(&input.api, &rules::LOADER);
    let (before, after) = (facts(old), facts(new));
    let differ = before.iter().map(|(name, was)| {
        let changes = match after.get(name) {
            Some(now) if needs_row(now) && !needs_row(was) => vec![row_wanted()],
            // By the present rules, nothing is known about the older command.
            Some(_) if needs_row(was) => Vec::new(),
            Some(now) => was
                .iter()
                .filter_map(|(what, was)| {
                    changed(what, Some(was.clone()), now.get(what).cloned(), &[Reader::Loader])
                })
                .collect(),
            None => vec![forgotten()],
        };
        Changed { name: name.clone(), changes }
    });
    let unknown = after.iter().filter(|(name, now)| !before.contains_key(*name) && needs_row(now));
    let unknown =
        unknown.map(|(name, _)| Changed { name: name.clone(), changes: vec![row_wanted()] });
    differ.chain(unknown).filter(|one| !one.changes.is_empty()).collect()
}

fn needs_row(facts: &BTreeMap<&'static str, String>) -> bool {
    facts.contains_key(NEEDS_ROW)
}

/// The registry alone does not say how the loader implements the command.
fn row_wanted() -> Change {
    Change { what: NEEDS_ROW.to_owned(), old: None, new: None, breaks: vec![Reader::Loader] }
}

/// The loader has no code for the name any more. Its other facts need no lines.
fn forgotten() -> Change {
    Change {
        what: "no longer known to this loader".to_owned(),
        old: None,
        new: None,
        breaks: vec![Reader::Loader],
    }
}
