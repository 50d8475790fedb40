//! The level of a command, from its first parameter: the parents of that handle lead to the object
//! whose table holds the command. So a queue of a new kind needs no rule here.

use registry::model::{CType, Command};
use registry::{Known, Registry, Report};

use super::{INSTANCE_LOOKUP, Level};
use crate::code;

/// The level of `command`. A command that has none is reported.
pub(super) fn level(registry: &Registry, command: &Command, report: &mut Report) -> Level {
    let name = &command.name;
    let params = &command.signature.params;
    // The first parameter is an instance, which may be NULL: every other command is found by this
    // one.
    let first = params.first().map(|param| &param.ty).filter(|_| name != INSTANCE_LOOKUP);
    let Some(CType::Named(first)) = first else { return Level::Global };
    let handle = |name: &str| registry.ty(name)?.kind.handle();
    let Some(own) = handle(first) else { return Level::Global };
    let (message, help) = if own.dispatchable {
        // The parents lead in no circle.
        let mut next = Some(first);
        while let Some(name) = next {
            match registry.ty(name).and_then(|ty| Known::of(&ty.name)) {
                Some(Known::Instance) => return Level::Instance,
                Some(Known::PhysicalDevice) => return Level::PhysicalDevice,
                Some(Known::Device) => return Level::Device,
                _ => next = handle(name).and_then(|handle| handle.parent.as_ref()),
            }
        }
        (
            format!("the parents of {first} do not lead to an instance or device"),
            "correct `parent` of the handle: it names the handle that creates the handle",
        )
    } else {
        (
            format!("its first parameter, {first}, is not a dispatchable handle"),
            "correct the first parameter: it is a dispatchable handle, or the command is called without an object",
        )
    };
    let message = format!("{name} has no level: {message}");
    report.error(code::NO_LEVEL, command.position.clone(), message, help);
    Level::Global
}
