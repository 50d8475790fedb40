//! The targets that have something, as conditions of Rust and of rows.

use crate::emit::commas;
use crate::rules::Targets;

/// The condition under which a target has something, `unix`; none where all or no target has it.
pub(in crate::emit) fn condition(targets: Option<Targets>) -> Option<String> {
    match targets? {
        Targets::Unix => Some("unix".to_owned()),
        Targets::Os(systems) => {
            let list = commas(systems.iter().map(|os| format!("target_os = {os:?}")));
            Some(if systems.len() == 1 { list } else { format!("any({list})") })
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
