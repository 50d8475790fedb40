//! What brings each name: versions, extensions and video headers, with their conditions.

use std::collections::{BTreeMap, BTreeSet};

use registry::Registry;
use registry::model::Require;

use super::model::{Change, Changed, changed};
use super::reader::NOBODY;
use crate::emit::facts;

/// The versions, extensions and headers that bring a name, by kind and name, in the registry's
/// order.
#[derive(Debug)]
pub(super) struct Brought(BTreeMap<(&'static str, String), Vec<Bringer>>);

/// A version, extension or header, and the condition of the block that brings the name.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Bringer {
    by: String,
    condition: Option<String>,
}

impl Brought {
    pub(super) fn new(registry: &Registry) -> Brought {
        let mut brought = Brought(BTreeMap::new());
        for (by, require) in facts::requirements(registry) {
            brought.add(by, require);
        }
        brought.add_by_aliases(registry);
        brought
    }

    /// What brings another name of a type brings the type.
    fn add_by_aliases(&mut self, registry: &Registry) {
        let meaning = |name: &str| registry.ty(name).filter(|ty| ty.name != name);
        let by_aliases: Vec<(String, Vec<Bringer>)> = self
            .0
            .iter()
            .filter(|((kind, _), _)| *kind == "type")
            .filter_map(|((_, name), by)| Some((meaning(name)?.name.clone(), by.clone())))
            .collect();
        for (name, by) in by_aliases {
            for bringer in by {
                self.insert(("type", name.clone()), &bringer);
            }
        }
    }

    fn add(&mut self, by: String, require: &Require) {
        let bringer = Bringer { by, condition: require.depends.as_ref().map(facts::condition) };
        let lists = [
            ("command", &require.commands),
            ("type", &require.types),
            ("value", &require.enums),
            ("feature", &require.features),
        ];
        let names =
            lists.iter().flat_map(|(kind, names)| names.iter().map(move |name| (*kind, name)));
        for (kind, name) in names {
            self.insert((kind, name.clone()), &bringer);
        }
    }

    fn insert(&mut self, key: (&'static str, String), bringer: &Bringer) {
        let known = self.0.entry(key).or_default();
        if !known.contains(bringer) {
            known.push(bringer.clone());
        }
    }

    /// Something brings the name.
    pub(super) fn brings(&self, kind: &'static str, name: &str) -> bool {
        self.0.contains_key(&(kind, name.to_owned()))
    }
}

/// The versions and extensions without their conditions.
fn bringers(brought: &[Bringer]) -> BTreeSet<&str> {
    brought.iter().map(|bringer| bringer.by.as_str()).collect()
}

/// The names of both registries whose versions, extensions or conditions changed.
pub(super) fn compare(old: &Brought, new: &Brought) -> Vec<Changed> {
    let both = new.0.iter().filter_map(|(key, after)| Some((key, old.0.get(key)?, after)));
    let differ = both.filter_map(|((kind, name), before, after)| {
        let only = |these: &[Bringer], those: &[Bringer]| {
            let only = these.iter().filter(|by| !those.contains(by)).cloned();
            let only: Vec<String> =
                only.map(|one| facts::in_words(one.by, one.condition)).collect();
            (!only.is_empty()).then(|| only.join(", "))
        };
        let (gone, come) = (only(before, after), only(after, before));
        // A version or extension that has the name on other conditions did not pass the name on.
        let exchanged = bringers(before) != bringers(after);
        let moved = exchanged && gone.is_some() && come.is_some();
        let what = if moved { "moved" } else { "brought by" };
        let change: Change = changed(what, gone, come, NOBODY)?;
        // Features have no list of their own, so the line has to say that the name is a feature's.
        let name = if *kind == "feature" { format!("feature {name}") } else { name.clone() };
        Some(Changed { name, changes: vec![change] })
    });
    differ.collect()
}
