//! Code that several of the loader's files contain.

use registry::Known;
use registry::model::CType;

use crate::resolve::{Command, Level};
use crate::rules::Targets;
use crate::rust_type::{Scope, parameters, returned};

/// The condition under which a target has something, `unix`; none where all or no target has it.
pub(in crate::emit) fn condition(targets: Option<Targets>) -> Option<String> {
    match targets? {
        Targets::Unix => Some("unix".to_owned()),
        Targets::Os(systems) => {
            let systems = systems.iter().map(|os| format!("target_os = {os:?}"));
            let systems: Vec<String> = systems.collect();
            match systems.as_slice() {
                [one] => Some(one.clone()),
                many => Some(format!("any({})", many.join(", "))),
            }
        }
        Targets::Env(env) => Some(format!("target_env = {env:?}")),
        Targets::Build(condition) => Some(condition.to_owned()),
        Targets::None => None,
    }
}

/// The head of a row, `if (unix) `; nothing where all targets have it.
pub(super) fn row_condition(targets: Option<Targets>) -> String {
    condition(targets).map_or(String::new(), |condition| format!("if ({condition}) "))
}

/// A command's function without its body: parameters and result, on one line.
pub(super) fn signature_text(command: &Command) -> String {
    let signature = &command.signature;
    format!("({}){}", parameters(signature, Scope::Vk), returned(signature, Scope::Vk))
}

/// The device command with its narrow integers as `u32`; none if the command has no narrow integer.
///
/// C passes a narrow integer in a whole register or stack slot and leaves the upper bits to the
/// caller. A trampoline with a parameter of type `u32` passes the register on unchanged; with `u16`
/// the trampoline would have to clear the upper bits: one instruction more than a trampoline may take
/// (ARCHITECTURE.md, "Limits").
pub(super) fn widened(command: &Command) -> Option<Command> {
    let mut wide = command.clone();
    let mut found = false;
    for param in &mut wide.signature.params {
        if param.ty.is(Known::U8) || param.ty.is(Known::U16) {
            param.ty = CType::known(Known::U32);
            found = true;
        }
    }
    (found && command.level == Level::Device).then_some(wide)
}
