//! Attributes that the model keeps as text: one line each, whatever their meaning.

use std::collections::BTreeSet;

use registry::model::Attributes;

use super::{Change, changed};
use crate::diff::reader::NOBODY;

/// The attributes that are sets of words: a word comes or goes.
const SETS: [&str; 9] = [
    "successcodes",
    "errorcodes",
    "queues",
    "tasks",
    "cmdbufferlevel",
    "specialuse",
    "ratified",
    "supported",
    "export",
];

/// What changed from `old` to `new`; `of` names the parameter, member or value that has them.
pub(super) fn changes(of: Option<&str>, old: &Attributes, new: &Attributes) -> Vec<Change> {
    let names = old.0.iter().chain(&new.0).map(|(name, _)| name.as_str());
    let mut seen = BTreeSet::new();
    let mut changes = Vec::new();
    for name in names.filter(|name| seen.insert(*name)) {
        let what = match of {
            Some(of) => format!("`{name}` of `{of}`"),
            None => name.to_owned(),
        };
        // An element may have several texts of the same name.
        let all = |from: &Attributes| -> Vec<String> {
            let found = from.0.iter().filter(|(known, _)| known == name);
            found.map(|(_, value)| value.clone()).collect()
        };
        let (before, after) = (all(old), all(new));
        if before == after {
            continue;
        }
        if SETS.contains(&name) && !before.is_empty() && !after.is_empty() {
            let words = |values: &[String]| -> Vec<String> {
                values.iter().flat_map(|value| value.split(',')).map(str::to_owned).collect()
            };
            let (before, after) = (words(&before), words(&after));
            for word in before.iter().filter(|word| !after.contains(word)) {
                changes.extend(changed(&what, Some(word.clone()), None, NOBODY));
            }
            for word in after.iter().filter(|word| !before.contains(word)) {
                changes.extend(changed(&what, None, Some(word.clone()), NOBODY));
            }
            continue;
        }
        let text = |values: Vec<String>| (!values.is_empty()).then(|| values.join("; "));
        changes.extend(changed(&what, text(before), text(after), NOBODY));
    }
    changes
}
