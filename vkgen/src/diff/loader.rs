//! What this loader does about each command, by the rules of today, from either registry.

use std::collections::BTreeMap;

use super::model::{Changed, changed};
use super::reader::Reader;
use crate::emit::loader::facts;
use crate::input::Input;

/// The commands about which the loader does something else, or nothing any more. Of new commands
/// there is no line: nobody relies on them.
pub(super) fn compare(old: &Input, new: &Input) -> Vec<Changed> {
    let facts = |input: &Input| facts(&input.registry, &input.api);
    let (before, after) = (facts(old), facts(new));
    let none = BTreeMap::new();
    let differ = before.iter().map(|(name, was)| {
        let now = after.get(name).unwrap_or(&none);
        let changes = was.iter().filter_map(|(what, was)| {
            changed(what, Some(was.clone()), now.get(what).cloned(), &[Reader::Loader])
        });
        Changed { name: name.clone(), changes: changes.collect() }
    });
    differ.filter(|one| !one.changes.is_empty()).collect()
}
