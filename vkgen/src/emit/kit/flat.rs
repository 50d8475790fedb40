//! Emits the flat descriptions of a device's features and properties: one member per fact, and the
//! place of the fact in each structure that has the fact.
//!
//! A member that repeats another (`alias` of the registry) shares its flat member. So does a member
//! of a core version's structure with one of the same name and type in another structure of the core.

use std::collections::{BTreeMap, BTreeSet};

use registry::model::{CType, Member, Tag};
use registry::{Known, Registry};

use crate::emit::{OutputFile, RowsFile, commas};
use crate::names;
use crate::rust_type::member_text;

/// Emits `generated/features.rs`.
pub(super) fn features(registry: &Registry) -> OutputFile {
    let flat = Flat::new(registry, Known::Features2);
    let members = flat.members(|place| !place.is_list());
    RowsFile::new(
        "author-kit/src/generated/features.rs",
        "each_feature",
        "Every feature, and the structures that have it. Unsafe class: none; `capability/features.rs` says what a row is.",
    )
    .group("members", members.map(|(name, place)| format!("{name} {:?}", place.c_name())))
    .group("structures", flat.structures(|place, flat| format!("{} = {flat}", place.path)))
    .finish()
}

/// Emits `generated/properties.rs`.
pub(super) fn properties(registry: &Registry) -> OutputFile {
    let flat = Flat::new(registry, Known::Properties2);
    let member =
        |(name, place): (&str, &Place<'_>)| format!("{name}: {}, {:?}", place.ty(), place.c_name());
    let word = |place: &Place<'_>, flat: &str| format!("{} = {flat}: {}", place.path, place.ty());
    RowsFile::new(
        "author-kit/src/generated/properties.rs",
        "each_property",
        "Every property, and the structures that have it. Unsafe class: none; `capability/properties.rs` says what a row is.",
    )
    .group("members", flat.members(|place| !place.is_list()).map(member))
    .group("lists", flat.members(|place| place.is_list()).map(member))
    .group("structures", flat.structures(word))
    .finish()
}

/// A member of a structure of the chain.
struct Place<'r> {
    /// The C name of the structure that has the member.
    owner: &'r str,
    member: &'r Member,
    /// The path in Rust from the structure of the chain to the member. In front of the path of a
    /// list is the member that counts the list.
    path: String,
    /// Whether the structure with the member is that of a core version or of Vulkan 1.0.
    of_core_version: bool,
}

impl Place<'_> {
    fn c_name(&self) -> String {
        format!("{}::{}", self.owner, self.member.name)
    }

    /// A pointer to elements that another member counts.
    fn is_list(&self) -> bool {
        !self.member.len.is_empty() && matches!(self.member.ty, CType::Pointer { .. })
    }

    /// The member's type; for a list the type of the elements.
    fn ty(&self) -> String {
        let ty = &self.member.ty;
        member_text(ty.pointee().unwrap_or(ty))
    }
}

/// The members of all structures, and which members share a flat member.
struct Flat<'r> {
    /// The type of a structure and its name in Rust, and its members.
    structures: Vec<(String, Vec<Place<'r>>)>,
    /// The flat member of each C name.
    names: BTreeMap<String, String>,
}

impl<'r> Flat<'r> {
    /// The members of `root` and of the structures that extend it, in the order of their structure types.
    fn new(registry: &'r Registry, root: Known) -> Flat<'r> {
        let chain = registry.chain_of(root.name()).into_iter().map(|(ty, structure, tag)| {
            let mut places = Vec::new();
            let members = structure.members.get(2..).unwrap_or_default();
            add_places(registry, &ty.name, members, "", ty.name == root.name(), &mut places);
            (names::structure(ty, tag, &registry.tags), places)
        });
        let structures: Vec<_> = chain.collect();
        let names = names_of(&registry.tags, structures.iter().flat_map(|(_, places)| places));
        Flat { structures, names }
    }

    /// Every flat member that is `wanted` once, in the order of structures, with the first place that has it.
    fn members(&self, wanted: fn(&Place<'_>) -> bool) -> impl Iterator<Item = (&str, &Place<'r>)> {
        let places = self.structures.iter().flat_map(|(_, places)| places);
        let mut seen = BTreeSet::new();
        places.filter(move |place| wanted(place)).filter_map(move |place| {
            let name = self.names[&place.c_name()].as_str();
            seen.insert(name).then_some((name, place))
        })
    }

    /// The rows of the structures: `TYPE Rust [word, word] [word of a list];`.
    fn structures(
        &self,
        word: impl Fn(&Place<'_>, &str) -> String,
    ) -> impl Iterator<Item = String> {
        self.structures.iter().map(move |(structure, places)| {
            let words = |list: bool| {
                let places = places.iter().filter(|place| place.is_list() == list);
                commas(places.map(|place| word(place, &self.names[&place.c_name()])))
            };
            format!("{structure} [{}] [{}]", words(false), words(true))
        })
    }
}

/// Adds the members of a structure that `path` leads to. Those of the structures within Vulkan 1.0's
/// are flat members of their own (`flatten`).
fn add_places<'r>(
    registry: &'r Registry,
    owner: &'r str,
    members: &'r [Member],
    path: &str,
    flatten: bool,
    places: &mut Vec<Place<'r>>,
) {
    let counts: Vec<&str> = members.iter().filter_map(Member::count).collect();
    for member in members.iter().filter(|member| !counts.contains(&member.name.as_str())) {
        let mut to_member = format!("{path}{}", names::field(&member.name));
        if let CType::Named(name) = &member.ty
            && let Some((inner, structure)) = registry.structure(name).filter(|_| flatten)
        {
            to_member.push('.');
            add_places(registry, &inner.name, &structure.members, &to_member, true, places);
            continue;
        }
        if let (CType::Pointer { .. }, Some(count)) = (&member.ty, member.count()) {
            to_member = format!("{path}{} {to_member}", names::member(count));
        }
        let of_core_version = flatten || is_core_version(owner);
        places.push(Place { owner, member, path: to_member, of_core_version });
    }
}

/// `VkPhysicalDeviceVulkan12Features`: the structure of a core version.
fn is_core_version(structure: &str) -> bool {
    let rest = names::of_physical_device(structure).and_then(|rest| rest.strip_prefix("Vulkan"));
    rest.is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
}

/// The flat member of each place, by C name.
fn names_of<'p, 'r: 'p>(
    tags: &[Tag],
    places: impl Iterator<Item = &'p Place<'r>> + Clone,
) -> BTreeMap<String, String> {
    let all: BTreeMap<String, &Place<'_>> =
        places.clone().map(|place| (place.c_name(), place)).collect();
    // The C name of the first of the members that share a flat member.
    let mut first: BTreeMap<String, String> = BTreeMap::new();
    for (name, place) in &all {
        let mut target = *place;
        while let Some(of) = target.member.alias.as_ref().and_then(|of| all.get(of)) {
            target = of;
        }
        if is_core_version(target.owner) {
            let same = places.clone().find(|other| {
                other.owner != target.owner
                    && names::vendor(other.owner, tags).is_empty()
                    && other.member.name == target.member.name
                    && other.member.ty == target.member.ty
            });
            target = same.unwrap_or(target);
        }
        first.insert(name.clone(), target.c_name());
    }
    // The name in the structure of a core version is more precise than the name in the older
    // structure: `subgroupSupportedStages`.
    let mut member: BTreeMap<&String, &str> = BTreeMap::new();
    for (name, place) in &all {
        let known = member.entry(&first[name]).or_insert(&all[&first[name]].member.name);
        if place.of_core_version {
            *known = &place.member.name;
        }
    }
    let spelled = |one: &String, level: usize| {
        let owner = all[one].owner;
        let tag = names::vendor(owner, tags);
        let stem = names::of_physical_device(owner).unwrap_or(owner).trim_end_matches(tag);
        let stem = stem.trim_end_matches("Features").trim_end_matches("Properties");
        let (prefix, suffix) = [("", ""), ("", tag), (stem, tag)][level];
        let words = [prefix, without_pointer(member[one]), suffix].map(names::member);
        words.join("_").trim_matches('_').to_owned()
    };
    let mut spelling: BTreeMap<&String, String> = BTreeMap::new();
    for level in 0..3 {
        let mut taken: BTreeMap<String, Vec<&String>> = BTreeMap::new();
        for one in member.keys().filter(|one| !spelling.contains_key(*one)) {
            taken.entry(spelled(one, level)).or_default().push(one);
        }
        let alone = taken.into_iter().filter(|(_, ones)| ones.len() == 1);
        spelling.extend(alone.map(|(name, ones)| (ones[0], name)));
    }
    first.iter().map(|(name, first)| (name.clone(), spelling[first].clone())).collect()
}

/// `pCopySrcLayouts` is `copySrcLayouts`.
fn without_pointer(member: &str) -> &str {
    let rest = member.strip_prefix('p').filter(|rest| rest.starts_with(char::is_uppercase));
    rest.unwrap_or(member)
}
