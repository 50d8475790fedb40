//! The reasons why the registry alone cannot class a command.
//!
//! The loader owns instances, physical devices and surfaces, and writes into every dispatchable
//! object. A command that touches such an object in a way that does not follow from the command's
//! level needs a row in [`rules`](crate::rules) (callpath.md 1.5, 1.7). So do commands of new
//! kinds.

use std::collections::BTreeSet;

use registry::Registry;
use registry::model::{CType, ExtensionKind, Member, Position, Role, TypeKind};

use crate::emit::kit::carries::closure;
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
        Doubts { registry, leading: closure(registry, true, |member| owned(member).is_some()) }
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
            if let (CType::Pointer { constant: false, .. }, Some(handle)) =
                (&param.ty, param.handle())
                && self.is_dispatchable(handle)
            {
                return Some(format!("{} returns the dispatchable {handle}", param.name));
            }
        }
        self.about_parameters(command)
    }

    fn about_parameters(&self, command: &Command) -> Option<String> {
        let mut params = command.signature.params.iter().skip(1);
        params.find_map(|param| Some(format!("{} is {}", param.name, owned(param)?)))
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
            let parts = ty.kind.members();
            let held = parts.iter().find_map(|member| Some((member, owned(member)?)));
            holders.extend(held.map(|(member, owned)| Holder {
                structure: &ty.name,
                what: format!("{} of {} is {owned}", member.name, ty.name),
                position: &member.position,
            }));
            left.extend(parts.iter().map(|member| member.ty.innermost()));
            left.extend(ty.structure().iter().flat_map(|one| &one.extended_by).map(String::as_str));
        }
        holders
    }

    fn is_dispatchable(&self, name: &str) -> bool {
        let ty = self.registry.ty(name);
        ty.is_some_and(|ty| matches!(&ty.kind, TypeKind::Handle(handle) if handle.dispatchable))
    }
}

/// The loader's handle that the member or parameter is or may be.
fn owned(member: &Member) -> Option<String> {
    match &member.role {
        Role::AnyHandle { named_by } => Some(format!("a handle of the type that {named_by} names")),
        Role::Handle(name) if LOADER_OWNED.contains(&name.as_str()) => Some(format!("a {name}")),
        _ => None,
    }
}

fn is_named(ty: &CType, names: &[&str]) -> bool {
    matches!(ty, CType::Named(name) if names.contains(&name.as_str()))
}
