//! The names that other versions, extensions and video headers bring than before, or the same ones on
//! other conditions.

use std::collections::BTreeSet;

use registry::Registry;

use super::model::{Change, Changed, changed};
use super::reader::NOBODY;
use crate::resolve::brought::{Bringer, Brought};

/// What brings each name; what brings another name of a type brings the type.
pub(super) fn with_aliases(registry: &Registry) -> Brought<'_> {
    let mut brought = Brought::new(registry);
    let aliases = registry.types.iter().filter(|ty| ty.kind.alias().is_some());
    for alias in aliases {
        let by = brought.0.get(&("type", alias.name.as_str())).cloned();
        let (Some(by), Some(meant)) = (by, registry.ty(&alias.name)) else { continue };
        brought.0.entry(("type", &meant.name)).or_default().extend(by);
    }
    brought
}

/// The names of both registries whose versions, extensions or conditions changed.
pub(super) fn compare(old: &Brought<'_>, new: &Brought<'_>) -> Vec<Changed> {
    let both = new.0.iter().filter_map(|(key, after)| Some((key, old.0.get(key)?, after)));
    let differ = both.filter_map(|((kind, name), before, after)| {
        // A version or extension that has the name on other conditions did not pass the name on.
        let exchanged = names(before) != names(after);
        let (before, after) = (in_words(before), in_words(after));
        let only = |these: &[String], those: &[String]| {
            let only = these.iter().filter(|one| !those.contains(one));
            let only: Vec<&str> = only.map(String::as_str).collect();
            (!only.is_empty()).then(|| only.join(", "))
        };
        let (gone, come) = (only(&before, &after), only(&after, &before));
        let moved = exchanged && gone.is_some() && come.is_some();
        let what = if moved { "moved" } else { "brought by" };
        let change: Change = changed(what, gone, come, NOBODY)?;
        // Features have no list of their own, so the line has to say that the name is a feature's.
        let name = if *kind == "feature" { format!("feature {name}") } else { (*name).to_owned() };
        Some(Changed { name, changes: vec![change] })
    });
    differ.collect()
}

/// The bringers in words, each once.
fn in_words(bringers: &[Bringer<'_>]) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for bringer in bringers.iter().map(ToString::to_string) {
        if !words.contains(&bringer) {
            words.push(bringer);
        }
    }
    words
}

/// The versions and extensions without their conditions.
fn names<'b>(bringers: &'b [Bringer<'_>]) -> BTreeSet<&'b str> {
    bringers.iter().map(|bringer| bringer.name.as_str()).collect()
}
