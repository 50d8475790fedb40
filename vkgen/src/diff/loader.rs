//! How this loader treats each command of either registry, by the present rules.

use super::model::{Change, Changed, changed};
use super::reader::Reader;
use crate::emit::loader::facts;
use crate::input::Input;

/// The commands that the loader treats in another way, or no longer knows. New commands have no
/// line, because no program relies on them.
pub(super) fn compare(old: &Input, new: &Input) -> Vec<Changed> {
    let facts = |input: &Input| facts(&input.registry, &input.api);
    let (before, after) = (facts(old), facts(new));
    let differ = before.iter().map(|(name, was)| {
        let changes = match after.get(name) {
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
    differ.filter(|one| !one.changes.is_empty()).collect()
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
