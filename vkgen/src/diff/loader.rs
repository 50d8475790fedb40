//! How this loader treats each command of either registry, by the present rules.

use super::model::{self, Change, Changed};
use crate::emit::loader::{NEEDS_ROW, facts};
use crate::facts::{Fact, Reader, Thing, What};
use crate::input::Input;
use crate::rules;

/// The commands that the loader treats in another way, no longer knows, or needs a row of the rules
/// for. Other new commands have no line, because no program relies on them.
pub(super) fn compare(old: &Input, new: &Input) -> Vec<Changed> {
    let (mut before, mut after) = (things(old), things(new));
    // By the present rules, nothing is known about these older commands.
    let stays = |name: &str| after.iter().any(|one| one.name == name);
    let unknown: Vec<Thing> =
        before.extract_if(.., |one| needs_row(one) && stays(&one.name)).collect();
    after.retain(|one| !unknown.iter().any(|other| other.name == one.name));
    // The registry alone does not say how the loader implements these.
    let unclear: Vec<Thing> = after.extract_if(.., |one| needs_row(one)).collect();
    before.retain(|one| !unclear.iter().any(|other| other.name == one.name));
    let changes = model::compare(&before, &after);
    let said = |name: &str, what: &'static str| Changed {
        name: name.to_owned(),
        changes: vec![Change::without_values(What::Words(what), &[Reader::Loader])],
    };
    // The other facts of a forgotten name need no lines.
    let forgotten = changes.removed.iter().map(|name| said(name, "no longer known to this loader"));
    let unclear = unclear.iter().map(|one| said(&one.name, NEEDS_ROW));
    changes.changed.iter().cloned().chain(forgotten).chain(unclear).collect()
}

fn things(input: &Input) -> Vec<Thing> {
    let fact = |(what, text)| Fact::read_by(What::Words(what), text, &[Reader::Loader]);
    let things = facts(&input.api, &rules::LOADER).into_iter();
    things
        .map(|(name, facts)| Thing { name, facts: facts.into_iter().map(fact).collect() })
        .collect()
}

fn needs_row(one: &Thing) -> bool {
    one.text(&What::Words(NEEDS_ROW)).is_some()
}
