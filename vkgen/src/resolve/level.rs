//! The level of a command, from its first parameter: the parents of that handle lead to the object
//! whose table holds the command. So a queue of a new kind needs no rule here.

use registry::model::{CType, Handle, Signature};
use registry::{Known, Registry};

use super::{INSTANCE_LOOKUP, Level};

/// Why a command has no level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoLevel<'a> {
    /// The first parameter is a handle that is no pointer, so no table can be found from it.
    NotDispatchable(&'a str),
    /// The handle's parents end before an instance, physical device or device.
    NoOwner(&'a str),
}

/// The level of the command `name`.
pub(super) fn level<'a>(
    registry: &'a Registry,
    name: &str,
    signature: &'a Signature,
) -> Result<Level, NoLevel<'a>> {
    // The first parameter is an instance, which may be NULL: every other command is found by this
    // one.
    if name == INSTANCE_LOOKUP {
        return Ok(Level::Global);
    }
    let Some(CType::Named(ty)) = signature.params.first().map(|param| &param.ty) else {
        return Ok(Level::Global);
    };
    match handle(registry, ty) {
        None => Ok(Level::Global),
        Some((_, handle)) if !handle.dispatchable => Err(NoLevel::NotDispatchable(ty)),
        Some(_) => owner(registry, ty),
    }
}

/// Follows the parents of the dispatchable handle `first`, which lead in no circle.
fn owner<'a>(registry: &'a Registry, first: &'a str) -> Result<Level, NoLevel<'a>> {
    let mut next = Some(first);
    while let Some((name, found)) = next.and_then(|name| handle(registry, name)) {
        match Known::of(name) {
            Some(Known::Instance) => return Ok(Level::Instance),
            Some(Known::PhysicalDevice) => return Ok(Level::PhysicalDevice),
            Some(Known::Device) => return Ok(Level::Device),
            _ => next = found.parent.as_deref(),
        }
    }
    Err(NoLevel::NoOwner(first))
}

/// The handle that `name` means, with the name of its definition; none where it is another type.
fn handle<'a>(registry: &'a Registry, name: &str) -> Option<(&'a str, &'a Handle)> {
    let ty = registry.ty(name)?;
    Some((&ty.name, ty.kind.handle()?))
}
