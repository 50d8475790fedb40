//! What changed in the model from one registry to the next, as plain data.
//!
//! Names are compared with names, and every attribute of the model with the same attribute of the
//! newer registry. A type or constant that was only renamed (`VkFooKHR`, promoted to `VkFoo`)
//! counts as the same in both directions ([`same`]).

mod attributes;
mod commands;
mod elements;
mod extensions;
mod layouts;
mod same;
mod types;
mod values;

use std::collections::BTreeMap;

use registry::layout::{LP64, Layouts};
use registry::model::{CType, Named, Registry};
use serde::Serialize;

use super::reader::Reader;
use crate::input::Input;
use crate::resolve::brought::Brought;
use same::{Names, Side};

/// Everything that changed.
#[derive(Clone, Debug, Serialize)]
pub struct RegistryDiff {
    /// The older registry's version.
    pub old: String,
    /// The newer registry's version.
    pub new: String,
    /// Platforms.
    pub platforms: Changes<String>,
    /// Suffixes of vendors.
    pub tags: Changes<String>,
    /// Core versions and their internal parts.
    pub versions: Changes<String>,
    /// Extensions.
    pub extensions: Changes<NewExtension>,
    /// Commands by every name.
    pub commands: Changes<NewCommand>,
    /// Types by every name, those of video headers included.
    pub types: Changes<NewType>,
    /// Enumerations whose values changed; all values of new and removed ones.
    pub values: Vec<Changed>,
    /// Constants, without the names and versions of extensions, which change with their extension.
    pub constants: Changes<NewConstant>,
    /// Headers of video types.
    pub headers: Changes<String>,
    /// Formats, SPIR-V extensions and capabilities, and other sections, by tag and name:
    /// `format VK_FORMAT_R8_UNORM`.
    pub descriptions: Changes<String>,
}

/// What is new, gone and changed among things of one kind, each in its registry's order.
#[derive(Clone, Debug, Serialize)]
pub struct Changes<New> {
    /// In the newer registry alone.
    pub added: Vec<New>,
    /// In the older registry alone, by name.
    pub removed: Vec<String>,
    /// In both registries, and different.
    pub changed: Vec<Changed>,
}

/// Something that changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Changed {
    /// Its name.
    pub name: String,
    /// The changes, at least one.
    pub changes: Vec<Change>,
}

/// One way in which something changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// The name of the fact: `size`, `offset of pNext`, `depends`.
    pub what: String,
    /// The old value; none if the fact is new.
    pub old: Option<String>,
    /// The new value; none if the fact is gone.
    pub new: Option<String>,
    /// The readers for whom the change is a break.
    pub breaks: Vec<Reader>,
}

/// An extension that is new.
#[derive(Clone, Debug, Serialize)]
pub struct NewExtension {
    /// `VK_KHR_swapchain`.
    pub name: String,
    /// Its registered number.
    pub number: u32,
    /// `instance` or `device`.
    pub kind: &'static str,
    /// Its version.
    pub spec_version: u32,
    /// The platform that it belongs to.
    pub platform: Option<String>,
    /// The extension is provisional: it may still change.
    pub provisional: bool,
    /// The versions and extensions that it depends on.
    pub depends: Option<String>,
    /// The core version or extension that took it over.
    pub promoted_to: Option<String>,
    /// The core version or extension to use instead; empty without one.
    pub deprecated_by: Option<String>,
    /// The core version or extension that makes it useless; empty without one.
    pub obsoleted_by: Option<String>,
    /// The commands that it brings.
    pub commands: Vec<String>,
    /// The types that it brings.
    pub types: Vec<String>,
    /// The features that an implementation of it must have.
    pub features: Vec<String>,
}

/// A command that is new.
#[derive(Clone, Debug, Serialize)]
pub struct NewCommand {
    /// `vkCreateBuffer`.
    pub name: String,
    /// Its prototype in C; an alias has its target's.
    pub prototype: String,
    /// The command that it is another name of.
    pub alias_of: Option<String>,
}

/// A type that is new.
#[derive(Clone, Debug, Serialize)]
pub struct NewType {
    /// `VkBufferCreateInfo`.
    pub name: String,
    /// `struct`, `handle`, `enum`.
    pub kind: &'static str,
    /// The type that it is another name of.
    pub alias_of: Option<String>,
    /// Its size in bytes on 64-bit Unix, where it has one.
    pub size: Option<u64>,
    /// Its alignment in bytes on 64-bit Unix, where it has one.
    pub align: Option<u64>,
}

/// A constant that is new.
#[derive(Clone, Debug, Serialize)]
pub struct NewConstant {
    /// `VK_UUID_SIZE`.
    pub name: String,
    /// Its value; an alias has its target's.
    pub value: String,
    /// The constant that it is another name of.
    pub alias_of: Option<String>,
}

/// Compares two registries, of which `brought` says what brings each name.
pub(super) fn diff<'a>(
    before: &'a Input,
    after: &'a Input,
    brought: (Brought<'a>, Brought<'a>),
) -> RegistryDiff {
    let (old, new) = (&before.api.registry, &after.api.registry);
    let names = (Names::types(old, new), Names::constants(old, new));
    let sides = Sides::new((old, new), &names, brought);
    RegistryDiff {
        old: before.version.clone(),
        new: after.version.clone(),
        platforms: compare(
            &old.platforms,
            &new.platforms,
            |one| one.name.clone(),
            |old, new| {
                differences(old, new, |one| {
                    vec![("protect", Some(one.protect.clone()), &[Reader::C])]
                })
            },
        ),
        tags: compare(
            &old.tags,
            &new.tags,
            |one| one.name.clone(),
            |old, new| differences(old, new, |_| Vec::new()),
        ),
        versions: extensions::compare_versions(&sides),
        extensions: extensions::compare_all(&sides),
        commands: commands::compare_all(&sides),
        types: types::compare_all(&sides),
        values: values::compare_all(&sides),
        constants: values::compare_constants(&sides),
        headers: extensions::compare_headers(&sides),
        descriptions: elements::compare_all(&sides),
    }
}

/// Compares things by name.
fn compare<'a, T: Named + 'a, New>(
    old: impl IntoIterator<Item = &'a T>,
    new: impl IntoIterator<Item = &'a T>,
    describe: impl Fn(&T) -> New,
    changes: impl Fn(&T, &T) -> Vec<Change>,
) -> Changes<New> {
    let old: Vec<&T> = old.into_iter().collect();
    let by_name: BTreeMap<&str, &T> = old.iter().map(|one| (one.name(), *one)).collect();
    let mut result = Changes { added: Vec::new(), removed: Vec::new(), changed: Vec::new() };
    let mut seen = std::collections::BTreeSet::new();
    for one in new {
        seen.insert(one.name());
        let Some(before) = by_name.get(one.name()) else {
            result.added.push(describe(one));
            continue;
        };
        let changes = changes(before, one);
        if !changes.is_empty() {
            result.changed.push(Changed { name: one.name().to_owned(), changes });
        }
    }
    let gone = old.iter().map(|one| one.name()).filter(|name| !seen.contains(name));
    result.removed = gone.map(str::to_owned).collect();
    result
}

/// A fact of a thing: what the fact is about, the value, and the readers for whom another value is a
/// break.
type Fact = (&'static str, Option<String>, &'static [Reader]);

/// The facts that differ, then the attributes that do. The facts of both have one order, and the readers
/// are those of the newer one.
fn differences<T: Named>(old: &T, new: &T, facts: impl Fn(&T) -> Vec<Fact>) -> Vec<Change> {
    let facts = different(facts(old), facts(new));
    let attributes = attributes::changes(None, old.attributes(), new.attributes());
    facts.chain(attributes).collect()
}

/// The facts that differ.
fn different(old: Vec<Fact>, new: Vec<Fact>) -> impl Iterator<Item = Change> {
    let both = old.into_iter().zip(new);
    both.filter_map(|((what, old, _), (_, new, breaks))| changed(what, old, new, breaks))
}

/// Both registries, with lookups by name.
struct Sides<'a> {
    old: &'a Registry,
    new: &'a Registry,
    old_layouts: Layouts<'a>,
    new_layouts: Layouts<'a>,
    old_brought: Brought<'a>,
    new_brought: Brought<'a>,
    types: &'a Names<'a>,
    constants: &'a Names<'a>,
    /// The numbers of all enumerants.
    old_values: BTreeMap<&'a str, i64>,
    new_values: BTreeMap<&'a str, i64>,
}

impl<'a> Sides<'a> {
    fn new(
        (old, new): (&'a Registry, &'a Registry),
        (types, constants): &'a (Names<'a>, Names<'a>),
        (old_brought, new_brought): (Brought<'a>, Brought<'a>),
    ) -> Sides<'a> {
        Sides {
            old,
            new,
            old_layouts: Layouts::new(old, LP64),
            new_layouts: Layouts::new(new, LP64),
            old_brought,
            new_brought,
            types,
            constants,
            old_values: old.enums.iter().flat_map(values::numbers).collect(),
            new_values: new.enums.iter().flat_map(values::numbers).collect(),
        }
    }

    /// The readers for whom the type changed.
    fn breaks(&self, old: Option<&CType>, new: Option<&CType>) -> Vec<Reader> {
        let side = |registry, layouts| Side {
            registry,
            layouts,
            types: self.types,
            constants: self.constants,
        };
        same::breaks(
            (old, &side(self.old, &self.old_layouts)),
            (new, &side(self.new, &self.new_layouts)),
        )
    }
}

/// One change where `old` and `new` differ.
pub(super) fn changed(
    what: &str,
    old: Option<String>,
    new: Option<String>,
    breaks: &[Reader],
) -> Option<Change> {
    (old != new).then(|| Change { what: what.to_owned(), old, new, breaks: breaks.to_vec() })
}
