//! What the type emitters ask the registry by name, and which types they emit.
//!
//! The registry also defines types that nothing of the API brings (disabled extensions, Vulkan SC). Emitted is what a
//! feature, an extension or a video header requires, and whatever that is made of.

use std::collections::{BTreeMap, BTreeSet};

use registry::model::{
    ArrayLen, BaseType, CType, Command, CommandKind, Constant, EnumGroup, EnumKind, Require,
    Signature, Type, TypeKind,
};
use registry::{Diagnostic, Registry};

use super::finding;
use crate::{names, rust_type};

/// The registry's types, enumerations and constants by name, and the set of those that are emitted.
pub(super) struct Index<'a> {
    /// The registry itself.
    pub(super) registry: &'a Registry,
    types: BTreeMap<&'a str, &'a Type>,
    groups: BTreeMap<&'a str, &'a EnumGroup>,
    commands: BTreeMap<&'a str, &'a Command>,
    masks_by_bits: BTreeMap<&'a str, &'a str>,
    required: BTreeSet<&'a str>,
    required_commands: BTreeSet<&'a str>,
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
        let mut index = Index {
            registry,
            types: by_name(&registry.types, |ty| &ty.name),
            groups: by_name(&registry.enums, |group| &group.name),
            commands: by_name(&registry.commands, |command| &command.name),
            masks_by_bits: masks_by_bits(registry),
            required: BTreeSet::new(),
            required_commands: BTreeSet::new(),
            video: video_types(registry),
            lengths: BTreeSet::new(),
        };
        for require in requires(registry) {
            for name in &require.types {
                index.require_type(name);
            }
            for name in &require.commands {
                index.require_command(name);
            }
        }
        index.check_names()?;
        Ok(index)
    }

    /// The types that are emitted, in the registry's order.
    pub(super) fn types(&self) -> impl Iterator<Item = &'a Type> {
        self.registry
            .types
            .iter()
            .filter(|ty| self.required.contains(ty.name.as_str()))
    }

    /// The commands that are emitted, in the registry's order.
    pub(super) fn commands(&self) -> impl Iterator<Item = &'a Command> {
        self.registry
            .commands
            .iter()
            .filter(|command| self.required_commands.contains(command.name.as_str()))
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

    /// The number of elements that `len` says; none for an unknown constant.
    pub(super) fn is_known_length(&self, len: &ArrayLen) -> bool {
        match len {
            ArrayLen::Literal(_) => true,
            ArrayLen::Constant(name) => self.registry.constants.iter().any(|c| c.name == *name),
        }
    }

    /// The type of this name has a definition in what is emitted.
    pub(super) fn is_known(&self, name: &str) -> bool {
        rust_type::scalar(name).is_some() || self.required.contains(name)
    }

    fn require_type(&mut self, name: &'a str) {
        let Some(ty) = self.types.get(name).copied() else {
            return;
        };
        if !self.required.insert(name) {
            return;
        }
        if let Some(mask) = self.masks_by_bits.get(name).copied() {
            self.require_type(mask);
        }
        match &ty.kind {
            TypeKind::Alias { target } => self.require_type(target),
            TypeKind::Base(BaseType::Typedef(of)) => self.require_c_type(of),
            TypeKind::Bitmask(mask) => mask.bits.iter().for_each(|bits| self.require_type(bits)),
            TypeKind::FunctionPointer(signature) => self.require_signature(signature),
            TypeKind::Struct(structure) => {
                for member in &structure.members {
                    self.require_c_type(&member.ty);
                }
            }
            TypeKind::Union(members) => {
                for member in members {
                    self.require_c_type(&member.ty);
                }
            }
            _ => {}
        }
    }

    fn require_command(&mut self, name: &'a str) {
        let Some(command) = self.commands.get(name).copied() else {
            return;
        };
        if !self.required_commands.insert(name) {
            return;
        }
        match &command.kind {
            CommandKind::Function(signature) => self.require_signature(signature),
            CommandKind::Alias { target } => self.require_command(target),
        }
    }

    fn require_signature(&mut self, signature: &'a Signature) {
        self.require_c_type(&signature.returns);
        for param in &signature.params {
            self.require_c_type(&param.ty);
        }
    }

    fn require_c_type(&mut self, ty: &'a CType) {
        match ty {
            CType::Named(name) => self.require_type(name),
            CType::Pointer { to, .. } => self.require_c_type(to),
            CType::Array { of, len, .. } => {
                self.require_c_type(of);
                if let ArrayLen::Constant(name) = len {
                    self.lengths.insert(name);
                }
            }
        }
    }

    /// Two types share a Rust name only where they are one type: bits and their mask, and aliases of those.
    fn check_names(&self) -> Result<(), Vec<Diagnostic>> {
        let mut seen: BTreeMap<String, &Type> = BTreeMap::new();
        let mut findings = Vec::new();
        for ty in self.types() {
            let rust = names::type_name(&ty.name);
            match seen.get(&rust) {
                Some(other) if self.meaning(other) != self.meaning(ty) => {
                    findings.push(finding::error(
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
        if findings.is_empty() {
            Ok(())
        } else {
            Err(findings)
        }
    }

    /// The name of the definition that a type stands for.
    fn meaning(&self, ty: &'a Type) -> &'a str {
        let name = self.resolve(&ty.name).map_or("", |ty| ty.name.as_str());
        self.masks_by_bits.get(name).copied().unwrap_or(name)
    }
}

fn by_name<T>(items: &[T], name: fn(&T) -> &String) -> BTreeMap<&str, &T> {
    items
        .iter()
        .map(|item| (name(item).as_str(), item))
        .collect()
}

/// Every require block of features, extensions and video headers.
fn requires(registry: &Registry) -> impl Iterator<Item = &Require> {
    let features = registry.features.iter().flat_map(|f| &f.requires);
    let extensions = registry.extensions.iter().flat_map(|e| &e.requires);
    let headers = registry.video_headers.iter().flat_map(|e| &e.requires);
    features.chain(extensions).chain(headers)
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
    headers
        .flat_map(|require| &require.types)
        .map(String::as_str)
        .collect()
}

/// The kind of a group of values; bits are emitted as masks.
pub(super) fn is_bits(group: &EnumGroup) -> bool {
    group.kind == EnumKind::Bitmask
}
