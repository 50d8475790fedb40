//! The reasons why the registry alone cannot class a command.
//!
//! The loader owns instances, physical devices and surfaces, and writes into every dispatchable
//! object. A command that touches such an object in a way that does not follow from the command's
//! level needs a row in [`rules`](crate::rules) (callpath.md 1.5, 1.7). So do commands of new
//! kinds.

use std::collections::BTreeSet;

use registry::Registry;
use registry::model::{Attributes, CType, ExtensionKind, Member, Position, Type, TypeKind};

use crate::emit::kit::carries::{closure, members};
use crate::resolve::{Command, Extension, Level};

/// Handles whose application's value must not reach a driver or the next layer (callpath.md 2.1, 6.2).
const LOADER_OWNED: [&str; 5] = [
    "VkInstance",
    "VkPhysicalDevice",
    "VkSurfaceKHR",
    "VkDebugUtilsMessengerEXT",
    "VkDebugReportCallbackEXT",
];

/// A structure that has a handle which may be the loader's, on the way from an argument of a command.
pub(super) struct Holder<'r> {
    /// The name of the structure or union.
    pub(super) structure: &'r str,
    /// The words about the member.
    pub(super) what: String,
    /// The place of the member.
    pub(super) position: &'r Position,
}

/// The registry, and the structures that have or lead to a handle of the loader.
pub(super) struct Doubts<'r> {
    registry: &'r Registry,
    leading: BTreeSet<&'r str>,
}

impl<'r> Doubts<'r> {
    /// Finds the structures, chains included.
    pub(super) fn new(registry: &'r Registry) -> Doubts<'r> {
        let is_owned = |member: &Member| owned(registry, &member.ty, &member.attributes).is_some();
        Doubts { registry, leading: closure(registry, true, is_owned) }
    }

    /// The reason why `command`, whose first extension is `first`, cannot be classed; none if it
    /// can. The structures that it leads to are a matter of [`Doubts::holders`].
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
        self.about_parameters(command)
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
        self.about_parameters(command)
    }

    fn about_parameters(&self, command: &Command) -> Option<String> {
        command.signature.params.iter().skip(1).find_map(|param| {
            let owned = owned(self.registry, &param.ty, &param.attributes)?;
            Some(format!("{} is {owned}", param.name))
        })
    }

    /// Every structure with a handle of the loader that the arguments of `command` lead to, `pNext`
    /// chains included.
    pub(super) fn holders(&self, command: &Command) -> Vec<Holder<'r>> {
        let mut holders = Vec::new();
        let mut seen = BTreeSet::new();
        let params = command.signature.params.iter().skip(1);
        let mut left: Vec<&str> = params.map(|param| param.ty.innermost()).collect();
        while let Some(name) = left.pop() {
            let Some(ty) = self.registry.ty(name) else { continue };
            if !self.leading.contains(&*ty.name) || !seen.insert(&*ty.name) {
                continue;
            }
            let parts = members(&ty.kind);
            let held = parts.iter().find_map(|member| {
                Some((member, owned(self.registry, &member.ty, &member.attributes)?))
            });
            holders.extend(held.map(|(member, owned)| Holder {
                structure: &ty.name,
                what: format!("{} of {} is {owned}", member.name, ty.name),
                position: &member.position,
            }));
            left.extend(parts.iter().map(|member| member.ty.innermost()));
            left.extend(self.extenders(&ty.name));
        }
        holders
    }

    /// The leading structures that may be in the chain of a structure.
    fn extenders<'s>(&'s self, extended: &'s str) -> impl Iterator<Item = &'r str> + 's {
        let is_extended =
            move |base: &String| self.registry.ty(base).is_some_and(|base| base.name == extended);
        self.leading.iter().copied().filter(move |name| match self.registry.ty(name) {
            Some(Type { kind: TypeKind::Struct(structure), .. }) => {
                structure.extends.iter().any(is_extended)
            }
            _ => false,
        })
    }

    fn is_dispatchable(&self, name: &str) -> bool {
        let ty = self.registry.ty(name);
        ty.is_some_and(|ty| matches!(&ty.kind, TypeKind::Handle(handle) if handle.dispatchable))
    }
}

/// The words about a value that is or may be a handle of the loader; none if it is not.
fn owned(registry: &Registry, ty: &CType, attributes: &Attributes) -> Option<String> {
    if let Some(named) = attributes.get("objecttype") {
        return Some(format!("a handle of the type that {named} names"));
    }
    let name = &registry.ty(ty.innermost())?.name;
    LOADER_OWNED.contains(&name.as_str()).then(|| format!("a {name}"))
}

fn is_named(ty: &CType, names: &[&str]) -> bool {
    matches!(ty, CType::Named(name) if names.contains(&name.as_str()))
}
