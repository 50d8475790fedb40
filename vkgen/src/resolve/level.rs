//! The level of a command, from its first parameter: the parents of that handle lead to the object
//! whose table holds the command. So a queue of a new kind needs no rule here.

use std::collections::BTreeMap;

use registry::model::{CType, Handle, Registry, Signature, TypeKind};

use super::Level;

/// The handles and other types by name.
pub(super) struct Handles<'a> {
    types: BTreeMap<&'a str, &'a TypeKind>,
}

/// Why a command has no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NoLevel {
    /// The first parameter's type (or the parent of a handle) is not defined.
    UnknownType(String),
    /// The first parameter is a handle that is no pointer, so no table can be found from it.
    NotDispatchable(String),
    /// The handle's parents end before an instance, physical device or device.
    NoOwner(String),
}

impl<'a> Handles<'a> {
    /// The types of `registry`.
    pub(super) fn new(registry: &'a Registry) -> Handles<'a> {
        Handles { types: registry.types.iter().map(|ty| (ty.name.as_str(), &ty.kind)).collect() }
    }

    /// The level of the command `name`.
    pub(super) fn level(&self, name: &str, signature: &Signature) -> Result<Level, NoLevel> {
        // It takes an instance, which may be NULL: it is what every other command is found with.
        if name == "vkGetInstanceProcAddr" {
            return Ok(Level::Global);
        }
        let Some(CType::Named(ty)) = signature.params.first().map(|param| &param.ty) else {
            return Ok(Level::Global);
        };
        match self.handle(ty)? {
            None => Ok(Level::Global),
            Some((_, handle)) if !handle.dispatchable => Err(NoLevel::NotDispatchable(ty.clone())),
            Some(_) => self.owner(ty),
        }
    }

    /// Follows the parents of the dispatchable handle `first`.
    fn owner(&self, first: &str) -> Result<Level, NoLevel> {
        let mut name = first;
        // A chain that is longer than there are types runs in a circle.
        for _ in 0..self.types.len() {
            let Some((handle_name, handle)) = self.handle(name)? else {
                break;
            };
            match handle_name {
                "VkInstance" => return Ok(Level::Instance),
                "VkPhysicalDevice" => return Ok(Level::PhysicalDevice),
                "VkDevice" => return Ok(Level::Device),
                _ => {}
            }
            match &handle.parent {
                Some(parent) => name = parent,
                None => break,
            }
        }
        Err(NoLevel::NoOwner(first.to_owned()))
    }

    /// The handle that `name` means, with the name that its definition has; none where it is
    /// another type.
    fn handle<'s>(&'s self, name: &'s str) -> Result<Option<(&'s str, &'s Handle)>, NoLevel> {
        let mut name = name;
        for _ in 0..=self.types.len() {
            match self.types.get(name) {
                Some(TypeKind::Handle(handle)) => return Ok(Some((name, handle))),
                Some(TypeKind::Alias { target }) => name = target,
                Some(_) => return Ok(None),
                None => return Err(NoLevel::UnknownType(name.to_owned())),
            }
        }
        Err(NoLevel::UnknownType(name.to_owned()))
    }
}
