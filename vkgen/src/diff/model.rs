//! What changed in the model from one registry to the next, as plain data.
//!
//! Names are compared with names. A type or constant that only has another name now (`VkFooKHR`,
//! promoted to `VkFoo`) is the same one: both sides are looked at through the aliases of the newer
//! registry.

mod commands;
mod extensions;
mod layouts;
mod types;
mod values;

use std::collections::BTreeMap;

use registry::layout::{LP64, Layouts};
use registry::model::{ArrayLen, CType, Registry};
use serde::Serialize;

/// What a change means for code that was made for the older registry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Impact {
    /// It goes on working as it is.
    Compatible,
    /// It may have to be changed, and works as it is where it is compiled already.
    Source,
    /// It breaks where it is compiled already: another size, place, number or signature.
    Abi,
}

/// Everything that changed.
#[derive(Clone, Debug, Serialize)]
pub struct RegistryDiff {
    /// The older registry's version.
    pub old: String,
    /// The newer registry's version.
    pub new: String,
    /// Platforms.
    pub platforms: Changes<String>,
    /// Core versions, internal features left out.
    pub versions: Changes<String>,
    /// Extensions.
    pub extensions: Changes<NewExtension>,
    /// Commands by every name.
    pub commands: Changes<NewCommand>,
    /// Types by every name, those of video headers included.
    pub types: Changes<NewType>,
    /// Enumerations whose values changed; what is new in a new one is not listed again.
    pub values: Vec<Changed>,
    /// Constants. Names and versions of extensions are not: they come and go with those.
    pub constants: Changes<NewConstant>,
}

/// What is new, gone and changed among things of one kind, each in its registry's order.
#[derive(Clone, Debug, Serialize)]
pub struct Changes<New> {
    /// There in the newer registry alone.
    pub added: Vec<New>,
    /// There in the older registry alone, by name.
    pub removed: Vec<String>,
    /// There in both.
    pub changed: Vec<Changed>,
}

/// Something that changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Changed {
    /// Its name.
    pub name: String,
    /// In what ways; never none.
    pub changes: Vec<Change>,
}

/// One way in which something changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// `size`, `offset of pNext`, `depends`.
    pub what: String,
    /// How it was; none where it was not there.
    pub old: Option<String>,
    /// How it is; none where it is gone.
    pub new: Option<String>,
    /// What it means.
    pub impact: Impact,
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
    /// It may still change.
    pub provisional: bool,
    /// What must be enabled with it.
    pub depends: Option<String>,
    /// The core version or extension that took it over.
    pub promoted_to: Option<String>,
    /// The commands that it brings.
    pub commands: Vec<String>,
    /// The types that it brings.
    pub types: Vec<String>,
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

/// Compares two registries.
pub(super) fn diff(old: &Registry, new: &Registry) -> RegistryDiff {
    let sides = Sides::new(old, new);
    let same = |_: &_, _: &_| Vec::new();
    RegistryDiff {
        old: old.release().to_string(),
        new: new.release().to_string(),
        platforms: compare(
            old.platforms.iter().map(|one| (one.name.as_str(), one)),
            new.platforms.iter().map(|one| (one.name.as_str(), one)),
            |one| one.name.clone(),
            same,
        ),
        versions: compare(versions(old), versions(new), |one| one.name.clone(), |_, _| Vec::new()),
        extensions: extensions::compare_all(&sides),
        commands: commands::compare_all(&sides),
        types: types::compare_all(&sides),
        values: values::compare_all(&sides),
        constants: values::compare_constants(&sides),
    }
}

fn versions(registry: &Registry) -> impl Iterator<Item = (&str, &registry::model::Feature)> {
    let public = registry.features.iter().filter(|feature| !feature.internal);
    public.map(|feature| (feature.name.as_str(), feature))
}

/// Compares things by name.
fn compare<'a, T: 'a, New>(
    old: impl Iterator<Item = (&'a str, T)>,
    new: impl Iterator<Item = (&'a str, T)>,
    describe: impl Fn(&T) -> New,
    changes: impl Fn(&T, &T) -> Vec<Change>,
) -> Changes<New> {
    let old: Vec<(&str, T)> = old.collect();
    let by_name: BTreeMap<&str, &T> = old.iter().map(|(name, one)| (*name, one)).collect();
    let mut result = Changes { added: Vec::new(), removed: Vec::new(), changed: Vec::new() };
    let mut seen = std::collections::BTreeSet::new();
    for (name, one) in new {
        seen.insert(name);
        let Some(before) = by_name.get(name) else {
            result.added.push(describe(&one));
            continue;
        };
        let changes = changes(before, &one);
        if !changes.is_empty() {
            result.changed.push(Changed { name: name.to_owned(), changes });
        }
    }
    let gone = old.iter().filter(|(name, _)| !seen.contains(name));
    result.removed = gone.map(|(name, _)| (*name).to_owned()).collect();
    result
}

/// Both registries, and what comparing them needs by name.
struct Sides<'a> {
    old: &'a Registry,
    new: &'a Registry,
    old_layouts: Layouts<'a>,
    new_layouts: Layouts<'a>,
    /// The numbers of all enumerants.
    old_values: BTreeMap<&'a str, i64>,
    new_values: BTreeMap<&'a str, i64>,
}

impl<'a> Sides<'a> {
    fn new(old: &'a Registry, new: &'a Registry) -> Sides<'a> {
        Sides {
            old,
            new,
            old_layouts: Layouts::new(old, LP64),
            new_layouts: Layouts::new(new, LP64),
            old_values: old.enums.iter().flat_map(values::numbers).collect(),
            new_values: new.enums.iter().flat_map(values::numbers).collect(),
        }
    }

    /// The type as the newer registry calls it, aliases followed.
    fn modern(&self, ty: &CType) -> CType {
        match ty {
            CType::Named(name) => CType::Named(self.modern_name(name).to_owned()),
            CType::Pointer { constant, to } => {
                CType::Pointer { constant: *constant, to: Box::new(self.modern(to)) }
            }
            CType::Array { of, len, constant } => CType::Array {
                of: Box::new(self.modern(of)),
                len: match len {
                    ArrayLen::Literal(number) => ArrayLen::Literal(*number),
                    ArrayLen::Constant(name) => {
                        let alias = self.new.constant(name).and_then(|one| one.alias_of.as_ref());
                        ArrayLen::Constant(alias.unwrap_or(name).clone())
                    }
                },
                constant: *constant,
            },
        }
    }

    /// What the newer registry calls the type of this name.
    fn modern_name<'n>(&'n self, name: &'n str) -> &'n str {
        self.new.ty(name).map_or(name, |ty| &ty.name)
    }
}

/// One change where `old` and `new` differ.
fn changed(what: &str, old: Option<String>, new: Option<String>, impact: Impact) -> Option<Change> {
    (old != new).then(|| Change { what: what.to_owned(), old, new, impact })
}
