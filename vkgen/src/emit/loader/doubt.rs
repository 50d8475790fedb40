//! The reasons why the registry alone cannot class a command.
//!
//! The loader owns instances, physical devices and surfaces, and writes into every dispatchable
//! object. A command that touches such an object in a way that does not follow from the command's
//! level needs a row in [`rules`](crate::rules) (callpath.md 1.5, 1.7). So do commands of new
//! kinds.

use std::collections::{BTreeMap, BTreeSet};

use registry::model::{CType, ExtensionKind, Registry, TypeKind};

use crate::resolve::{Command, Extension, Level};

/// Handles whose application's value must not reach a driver or the next layer (callpath.md 2.1).
const LOADER_OWNED: [&str; 3] = ["VkInstance", "VkPhysicalDevice", "VkSurfaceKHR"];

/// The registry, and the structures in each chain.
pub(super) struct Doubts<'r> {
    registry: &'r Registry,
    /// The structures that may be in the `pNext` chain of each structure.
    extenders: BTreeMap<&'r str, Vec<&'r str>>,
}

impl<'r> Doubts<'r> {
    /// Collects the structures in each chain.
    pub(super) fn new(registry: &'r Registry) -> Doubts<'r> {
        let mut extenders: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for ty in &registry.types {
            if let TypeKind::Struct(structure) = &ty.kind {
                for extended in structure.extends.iter().filter_map(|name| registry.ty(name)) {
                    extenders.entry(&extended.name).or_default().push(&ty.name);
                }
            }
        }
        Doubts { registry, extenders }
    }

    /// The reason why `command`, whose first extension is `first`, cannot be classed; none if it
    /// can.
    pub(super) fn about(&self, command: &Command, first: Option<&Extension>) -> Option<String> {
        match command.level {
            Level::Global => Some("the command is called without an object".to_owned()),
            Level::Instance => Some("the command is called on an instance".to_owned()),
            Level::PhysicalDevice => self.about_physical_device(command, first),
            Level::Device => self.about_device(command, first),
        }
    }

    fn about_physical_device(
        &self,
        command: &Command,
        first: Option<&Extension>,
    ) -> Option<String> {
        let Some(first) = first else {
            return Some(
                "a core version brings the command, which is called on a physical device"
                    .to_owned(),
            );
        };
        if first.kind == ExtensionKind::Instance && command.alias_of.is_some() {
            return Some("the command may share its code with the target of its alias".to_owned());
        }
        let returns = &command.signature.returns;
        if first.kind == ExtensionKind::Instance && !is_named(returns, &["void", "VkResult"]) {
            return Some("the command returns a value that cannot report an error".to_owned());
        }
        self.about_arguments(command)
    }

    fn about_device(&self, command: &Command, first: Option<&Extension>) -> Option<String> {
        if let Some(first) = first.filter(|first| first.kind == ExtensionKind::Instance) {
            return Some(format!(
                "the command is called on a device, but {} is an instance extension",
                first.name
            ));
        }
        for param in &command.signature.params {
            if let CType::Pointer { constant: false, to } = &param.ty
                && let CType::Named(handle) = &**to
                && self.is_dispatchable(handle)
            {
                return Some(format!("{} returns the dispatchable {handle}", param.name));
            }
        }
        self.about_arguments(command)
    }

    fn about_arguments(&self, command: &Command) -> Option<String> {
        let params = command.signature.params.iter().skip(1);
        params
            .filter_map(|param| Some((param, self.loader_owned_in(param.ty.innermost())?)))
            .map(|(param, owned)| format!("{} leads to {owned}", param.name))
            .next()
    }

    /// The loader-owned handle that a value of type `name` is or leads to, `pNext` chains included.
    fn loader_owned_in<'n>(&'n self, name: &'n str) -> Option<&'static str> {
        let mut seen = BTreeSet::new();
        let mut left = vec![name];
        while let Some(name) = left.pop() {
            let name = self.registry.ty(name).map_or(name, |ty| &ty.name);
            if let Some(owned) = LOADER_OWNED.iter().find(|owned| **owned == name) {
                return Some(owned);
            }
            if seen.insert(name) {
                self.push_parts(name, &mut left);
            }
        }
        None
    }

    /// Adds the types that a value of type `name` is made of or leads to.
    fn push_parts<'n>(&'n self, name: &str, left: &mut Vec<&'n str>) {
        let Some(ty) = self.registry.ty(name) else {
            return;
        };
        let members = match &ty.kind {
            TypeKind::Struct(structure) => structure.members.as_slice(),
            TypeKind::Union(members) => members.as_slice(),
            _ => return,
        };
        left.extend(members.iter().map(|member| member.ty.innermost()));
        left.extend(self.extenders.get(ty.name.as_str()).into_iter().flatten());
    }

    fn is_dispatchable(&self, name: &str) -> bool {
        let ty = self.registry.ty(name);
        ty.is_some_and(|ty| matches!(&ty.kind, TypeKind::Handle(handle) if handle.dispatchable))
    }
}

fn is_named(ty: &CType, names: &[&str]) -> bool {
    matches!(ty, CType::Named(name) if names.contains(&name.as_str()))
}
