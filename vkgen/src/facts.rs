//! What a registry says about each thing: a list of facts. `vkgen diff` compares the facts of two
//! registries, and knows of each change whom it breaks, because a fact says what its readers rely on.
//!
//! A module has the facts of one kind of thing. [`View`] is what all of them read: one registry, and
//! what follows from it.

mod attributes;
mod commands;
mod elements;
mod interfaces;
mod members;
mod reader;
mod same;
mod types;
mod values;
mod what;

use std::collections::{BTreeMap, BTreeSet};

use registry::Registry;
use registry::layout::{LP64, Layouts};
use registry::model::{CType, Named, Platform, Tag};
use serde::Serialize;

use crate::emit::types::lengths;
use crate::resolve::brought::Brought;
pub(crate) use attributes::is_set;
pub(crate) use commands::command;
pub(crate) use elements::descriptions;
pub(crate) use interfaces::{extension, header, successor, version};
pub use reader::Reader;
pub(crate) use reader::{BINARY, EVERYTHING, NAMES, NOBODY};
pub(crate) use same::Names;
pub(crate) use types::ty;
use values::numbers;
pub(crate) use values::{constant, constants, enumeration};
pub use what::What;

/// Something that a registry has, with its facts.
#[derive(Clone, Debug, Serialize)]
pub struct Thing {
    /// Its name.
    pub name: String,
    /// Its facts, in the order of a reader.
    pub facts: Vec<Fact>,
}

impl Thing {
    /// The text of the first fact of this sort, or else of the first part of one.
    #[must_use]
    pub fn text(&self, what: &What) -> Option<&str> {
        let parts = self.facts.iter().flat_map(|fact| &fact.parts);
        let found = self.facts.iter().chain(parts).find(|fact| fact.what == *what);
        found.map(|fact| fact.text.as_str())
    }

    /// The texts of all facts of this sort.
    #[must_use]
    pub fn texts(&self, what: &What) -> Vec<&str> {
        let found = self.facts.iter().filter(|fact| fact.what == *what);
        found.map(|fact| fact.text.as_str()).collect()
    }
}

/// A fact about a thing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fact {
    /// What the fact is about.
    pub what: What,
    /// The fact as people read it.
    pub text: String,
    /// Facts about what this fact names: the offset of a member.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Fact>,
    /// Tells apart facts that are about the same: the member's name. Empty where there is one alone.
    #[serde(skip)]
    pub(crate) id: String,
    /// Two facts with equal keys say the same.
    #[serde(skip)]
    pub(crate) key: String,
    /// A fact that is gone and a new one with the same value are one fact with another `id`.
    #[serde(skip)]
    pub(crate) renamed: Option<String>,
    /// What each reader relies on: another text, one more or one less is a break.
    #[serde(skip)]
    pub(crate) relied_on: Vec<(Reader, String)>,
    /// The readers for whom the fact is a break where it is new.
    #[serde(skip)]
    pub(crate) come: &'static [Reader],
    /// The readers for whom it is a break that the fact is gone.
    #[serde(skip)]
    pub(crate) gone: &'static [Reader],
}

impl Fact {
    /// A fact whose changes break nothing.
    pub(crate) fn new(what: What, text: impl ToString) -> Fact {
        let text = text.to_string();
        Fact {
            what,
            parts: Vec::new(),
            id: String::new(),
            key: text.clone(),
            text,
            renamed: None,
            relied_on: Vec::new(),
            come: NOBODY,
            gone: NOBODY,
        }
    }

    /// A fact of which every change is a break for these readers.
    pub(crate) fn read_by(what: What, text: impl ToString, readers: &'static [Reader]) -> Fact {
        let fact = Fact::new(what, text);
        let relied_on = readers.iter().map(|reader| (*reader, fact.text.clone()));
        Fact { relied_on: relied_on.collect(), come: readers, gone: readers, ..fact }
    }

    /// One of several facts of a sort, which come and go each by itself.
    pub(crate) fn one_of(what: What, text: impl ToString) -> Fact {
        let fact = Fact::new(what, text);
        Fact { id: fact.text.clone(), ..fact }
    }

    /// The texts that `reader` relies on.
    pub(crate) fn for_reader(&self, reader: Reader) -> impl Iterator<Item = &str> {
        let found = self.relied_on.iter().filter(move |(one, _)| *one == reader);
        found.map(|(_, text)| text.as_str())
    }
}

/// The fact, where there is a text.
fn optional(what: What, text: Option<&str>) -> Option<Fact> {
    text.map(|text| Fact::new(what, text))
}

/// One registry and what follows from it.
pub(crate) struct View<'a> {
    pub(crate) registry: &'a Registry,
    layouts: Layouts<'a>,
    pub(crate) brought: Brought<'a>,
    /// The numbers of all enumerants.
    numbers: BTreeMap<&'a str, i64>,
    /// The constants that are lengths of arrays.
    lengths: BTreeSet<&'a str>,
    /// The common names of both registries.
    pub(crate) names: &'a Names<'a>,
}

impl<'a> View<'a> {
    pub(crate) fn new(registry: &'a Registry, names: &'a Names<'a>) -> View<'a> {
        View {
            registry,
            layouts: Layouts::new(registry, LP64),
            brought: brought_with_aliases(registry),
            numbers: registry.enums.iter().flat_map(numbers).collect(),
            lengths: lengths(registry),
            names,
        }
    }

    /// Whether the registry has the version, extension or header of this name.
    fn has_interface(&self, name: &str) -> bool {
        let Registry { features, extensions, video_headers, .. } = self.registry;
        features.iter().any(|one| one.name == name)
            || extensions.iter().any(|one| one.name == name)
            || video_headers.iter().any(|one| one.name == name)
    }

    /// What each reader relies on of a type.
    fn relied_on(&self, ty: &CType) -> Vec<(Reader, String)> {
        vec![
            (Reader::Source, same::rust(self, ty)),
            (Reader::Abi, same::machine(self, ty)),
            (Reader::C, same::c(self, ty)),
        ]
    }
}

/// What brings each name; what brings another name of a type brings the type.
fn brought_with_aliases(registry: &Registry) -> Brought<'_> {
    let mut brought = Brought::new(registry);
    let aliases = registry.types.iter().filter(|ty| ty.kind.alias().is_some());
    for alias in aliases {
        let by = brought.0.get(&("type", alias.name.as_str())).cloned();
        let (Some(by), Some(meant)) = (by, registry.ty(&alias.name)) else { continue };
        brought.0.entry(("type", &meant.name)).or_default().extend(by);
    }
    brought
}

/// The things of one kind. `of` gives the facts of one.
pub(crate) fn things<'a, T: Named + 'a>(
    all: impl IntoIterator<Item = &'a T>,
    of: impl Fn(&T) -> Vec<Fact>,
) -> Vec<Thing> {
    let all = all.into_iter();
    all.map(|one| Thing { name: one.name().to_owned(), facts: of(one) }).collect()
}

/// The facts of a platform.
pub(crate) fn platform(one: &Platform) -> Vec<Fact> {
    let protect = Fact::read_by(What::Words("protect"), &one.protect, &[Reader::C]);
    with_attributes(one, vec![protect])
}

/// The facts of a vendor's suffix.
pub(crate) fn tag(one: &Tag) -> Vec<Fact> {
    with_attributes(one, Vec::new())
}

/// The facts, then those of the thing's attributes.
fn with_attributes(one: &impl Named, mut facts: Vec<Fact>) -> Vec<Fact> {
    facts.extend(attributes::facts(None, one.attributes()));
    facts
}
