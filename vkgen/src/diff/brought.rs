//! The names that other versions, extensions and video headers bring than before, or the same ones on
//! other conditions.

use std::collections::BTreeSet;

use super::model::{Change, Changed};
use crate::facts::What;
use crate::resolve::brought::{Bringer, Brought};

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
        let what = What::Words(if moved { "moved" } else { "brought by" });
        if gone == come {
            return None;
        }
        let change = Change { what, old: gone, new: come, breaks: Vec::new() };
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
