//! What the type emitters ask the registry by name.
//!
//! Every type that the reader leaves in the registry is emitted: it has dropped those that nothing
//! of the API brings.

use std::collections::{BTreeMap, BTreeSet};

use registry::model::{ArrayLen, CType, Constant, EnumGroup, EnumKind, Type, TypeKind};
use registry::{Diagnostic, Registry};

use crate::{names, rust_type};

/// The registry with its types and enumerations by name.
pub(in crate::emit) struct Index<'a> {
    /// The registry itself.
    pub(in crate::emit) registry: &'a Registry,
    types: BTreeMap<&'a str, &'a Type>,
    groups: BTreeMap<&'a str, &'a EnumGroup>,
    masks_by_bits: BTreeMap<&'a str, &'a str>,
    video: BTreeSet<&'a str>,
    lengths: BTreeSet<&'a str>,
}

impl<'a> Index<'a> {
    /// Looks everything up once.
    ///
    /// # Errors
    ///
    /// Two types of the registry would have one name in Rust.
    pub(super) fn new(registry: &'a Registry) -> Result<Index<'a>, Vec<Diagnostic>> {
        let index = Index {
            registry,
            types: by_name(&registry.types, |ty| &ty.name),
            groups: by_name(&registry.enums, |group| &group.name),
            masks_by_bits: masks_by_bits(registry),
            video: video_types(registry),
            lengths: lengths(registry),
        };
        index.check_names()?;
        Ok(index)
    }

    /// The type of this name, through aliases.
    pub(super) fn resolve(&self, name: &str) -> Option<&'a Type> {
        let mut ty = *self.types.get(name)?;
        // A chain of aliases is never longer than the list of types; a circle ends here.
        for _ in 0..self.registry.types.len() {
            match &ty.kind {
                TypeKind::Alias { target } => ty = self.types.get(target.as_str())?,
                _ => return Some(ty),
            }
        }
        None
    }

    /// The values of the enumeration of this name.
    pub(super) fn group(&self, name: &str) -> Option<&'a EnumGroup> {
        self.groups.get(name).copied()
    }

    /// The group of bits of this name belongs to a bitmask type, which is emitted for both.
    pub(super) fn has_mask(&self, bits: &str) -> bool {
        self.masks_by_bits.contains_key(bits)
    }

    /// The type comes from the video codec headers.
    pub(super) fn is_video(&self, name: &str) -> bool {
        self.video.contains(name)
    }

    /// The constant is the length of an array.
    pub(super) fn is_length(&self, constant: &Constant) -> bool {
        self.lengths.contains(constant.name.as_str())
    }

    /// The length is a number or a constant of the registry.
    pub(super) fn is_known_length(&self, len: &ArrayLen) -> bool {
        match len {
            ArrayLen::Literal(_) => true,
            ArrayLen::Constant(name) => self.registry.constants.iter().any(|c| c.name == *name),
        }
    }

    /// The type of this name has a definition in what is emitted.
    pub(super) fn is_known(&self, name: &str) -> bool {
        rust_type::scalar(name).is_some() || self.types.contains_key(name)
    }

    /// Two types share a Rust name only where they are one type: bits and their mask, and aliases
    /// of those.
    fn check_names(&self) -> Result<(), Vec<Diagnostic>> {
        let mut seen: BTreeMap<String, &Type> = BTreeMap::new();
        let mut findings = Vec::new();
        for ty in &self.registry.types {
            let rust = names::type_name(&ty.name);
            match seen.get(&rust) {
                Some(other) if self.meaning(other) != self.meaning(ty) => {
                    findings.push(Diagnostic::error(
                        "G101",
                        &ty.position,
                        format!("{} and {} are both `{rust}` in Rust", other.name, ty.name),
                        "tell them apart in vkgen/src/names.rs",
                    ));
                }
                Some(_) => {}
                None => {
                    seen.insert(rust, ty);
                }
            }
        }
        if findings.is_empty() { Ok(()) } else { Err(findings) }
    }

    /// The name of the definition that a type stands for.
    fn meaning(&self, ty: &'a Type) -> &'a str {
        let name = self.resolve(&ty.name).map_or("", |ty| ty.name.as_str());
        self.masks_by_bits.get(name).copied().unwrap_or(name)
    }
}

fn by_name<T>(items: &[T], name: fn(&T) -> &String) -> BTreeMap<&str, &T> {
    items.iter().map(|item| (name(item).as_str(), item)).collect()
}

/// The constants that are lengths of members' arrays, and those that these are aliases of: they
/// have one type.
fn lengths(registry: &Registry) -> BTreeSet<&str> {
    let mut lengths = BTreeSet::new();
    for ty in &registry.types {
        let members = match &ty.kind {
            TypeKind::Struct(structure) => &structure.members,
            TypeKind::Union(members) => members,
            _ => continue,
        };
        for member in members {
            add_lengths(&member.ty, &mut lengths);
        }
    }
    let meant = lengths.iter().filter_map(|name| registry.constant(name));
    let meant: Vec<&str> = meant.map(|constant| constant.name.as_str()).collect();
    lengths.extend(meant);
    lengths
}

fn add_lengths<'a>(ty: &'a CType, lengths: &mut BTreeSet<&'a str>) {
    match ty {
        CType::Named(_) => {}
        CType::Pointer { to, .. } => add_lengths(to, lengths),
        CType::Array { of, len, .. } => {
            add_lengths(of, lengths);
            if let ArrayLen::Constant(name) = len {
                lengths.insert(name);
            }
        }
    }
}

/// From a type of bits to the type of their sets.
fn masks_by_bits(registry: &Registry) -> BTreeMap<&str, &str> {
    let masks = registry.types.iter().filter_map(|ty| match &ty.kind {
        TypeKind::Bitmask(mask) => Some((mask.bits.as_deref()?, ty.name.as_str())),
        _ => None,
    });
    masks.collect()
}

/// The types that the video headers bring.
fn video_types(registry: &Registry) -> BTreeSet<&str> {
    let headers = registry.video_headers.iter().flat_map(|e| &e.requires);
    headers.flat_map(|require| &require.types).map(String::as_str).collect()
}

/// The kind of a group of values; bits are emitted as masks.
pub(super) fn is_bits(group: &EnumGroup) -> bool {
    group.kind == EnumKind::Bitmask
}
