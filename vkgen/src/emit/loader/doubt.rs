//! The reasons why the registry alone cannot class a command.
//!
//! The loader owns instances, physical devices and surfaces, and writes into every dispatchable
//! object. A command that touches such an object in a way that does not follow from the command's
//! level needs a row in [`rules`](crate::rules) (callpath.md 1.5, 1.7). So do commands of new
//! kinds.

use std::collections::BTreeSet;

use registry::model::{CType, ExtensionKind, Member, Position, Role};
use registry::{Known, Registry};

use super::classify::Classifier;
use crate::emit::kit::carries::closure;
use crate::resolve::{Command, Extension, Level};
use crate::rules::Rules;

/// A parameter of a command that is, or a member behind its parameters that has, a handle which may be
/// the loader's.
pub(super) struct Holder<'r> {
    /// The name of the parameter; of a member, `VkSwapchainCreateInfoKHR::surface`.
    pub(super) place: String,
    /// The words about the handle.
    pub(super) what: String,
    /// The position in the registry.
    pub(super) position: &'r Position,
}

/// The structures that have or lead to a handle of the loader, chains included.
pub(super) fn leading<'a>(registry: &'a Registry, rules: &Rules<'_>) -> BTreeSet<&'a str> {
    closure(registry, true, |member| owned(rules, member).is_some())
}

impl<'a> Classifier<'a, '_> {
    /// Every parameter and member with a handle of the loader that the arguments of `command` lead to,
    /// `pNext` chains included; and every dispatchable object that a device command returns, into which
    /// the loader must write.
    pub(super) fn holders(&self, command: &'a Command) -> Vec<Holder<'a>> {
        let params = || command.signature.params.iter().skip(1);
        let mut holders: Vec<Holder<'a>> = params()
            .filter_map(|param| {
                let returned = || {
                    let is_new = command.level == Level::Device && self.returns_dispatchable(param);
                    is_new.then(|| format!("a new {}, which is dispatchable", param.ty.innermost()))
                };
                let what = owned(self.rules, param).or_else(returned)?;
                Some(Holder { place: param.name.clone(), what, position: &command.position })
            })
            .collect();
        let mut seen = BTreeSet::new();
        let mut left: Vec<&str> = params().map(|param| param.ty.innermost()).collect();
        while let Some(name) = left.pop() {
            let Some(ty) = self.api.registry.ty(name) else { continue };
            if !self.leading.contains(&*ty.name) || !seen.insert(&*ty.name) {
                continue;
            }
            let parts = ty.kind.members();
            holders.extend(parts.iter().filter_map(|member| {
                Some(Holder {
                    place: format!("{}::{}", ty.name, member.name),
                    what: owned(self.rules, member)?,
                    position: &member.position,
                })
            }));
            left.extend(parts.iter().map(|member| member.ty.innermost()));
            left.extend(ty.structure().iter().flat_map(|one| &one.extended_by).map(String::as_str));
        }
        holders
    }

    fn returns_dispatchable(&self, param: &Member) -> bool {
        let is_output = matches!(param.ty, CType::Pointer { constant: false, .. });
        let ty = param.handle().filter(|_| is_output).and_then(|name| self.api.registry.ty(name));
        ty.and_then(|ty| ty.kind.handle()).is_some_and(|handle| handle.dispatchable)
    }
}

/// The reason why `command`, whose first extension is `first`, cannot be classed; none if it can. The
/// handles that it leads to are a matter of [`Classifier::holders`].
pub(super) fn about(command: &Command, first: Option<&Extension>) -> Option<String> {
    let of_instance = first.filter(|first| first.kind == ExtensionKind::Instance);
    let doubt = match (command.level, of_instance) {
        (Level::Global, _) => "the command is called without an object",
        (Level::Instance, _) => "the command is called on an instance",
        (Level::PhysicalDevice, _) if first.is_none() => {
            "a core version brings the command, which is called on a physical device"
        }
        (Level::PhysicalDevice, Some(_)) if command.alias_of.is_some() => {
            "the command may share its code with the target of its alias"
        }
        (Level::PhysicalDevice, Some(_))
            if !command.returns(Known::Void) && !command.returns(Known::Result) =>
        {
            "the command returns a value that cannot report an error"
        }
        (Level::PhysicalDevice, _) | (Level::Device, None) => return None,
        (Level::Device, Some(first)) => {
            return Some(format!(
                "the command is called on a device, but {} is an instance extension",
                first.name
            ));
        }
    };
    Some(doubt.to_owned())
}

/// The loader's handle that the member or parameter is or may be.
fn owned(rules: &Rules<'_>, member: &Member) -> Option<String> {
    match &member.role {
        Role::AnyHandle { named_by } => Some(format!("a handle of the type that {named_by} names")),
        Role::Handle(name) if rules.owned.contains(&name.as_str()) => Some(format!("a {name}")),
        _ => None,
    }
}
