//! Emits `snapshots/generated/commands.txt`: a line per command, so that a header bump shows as a
//! readable diff.

use std::fmt::Write as _;

use registry::Registry;

use crate::emit::{Emitted, OutputFile, facts};
use crate::resolve::{Api, Command};

/// The emitted file, from the workspace's root.
const PATH: &str = "snapshots/generated/commands.txt";

/// Emits the summary.
///
/// # Errors
///
/// None.
pub fn emit(_registry: &Registry, api: &Api) -> Emitted {
    let mut text = String::from("# command: level, slot in its dispatch table, what brings it\n");
    for command in &api.commands {
        line(&mut text, api, command);
    }
    Ok(vec![OutputFile::text(PATH, text)])
}

fn line(text: &mut String, api: &Api, command: &Command) {
    let Command { name, level, slot, .. } = command;
    // Writing to a String cannot fail.
    let _ =
        write!(text, "{name}: {}, slot {slot}, {}", level.name(), facts::brought_by(api, command));
    if let Some(target) = command.alias_of.and_then(|target| api.commands.get(target)) {
        let _ = write!(text, "; alias of {}", target.name);
    }
    if let Some(platform) = &command.platform {
        let _ = write!(text, "; platform {platform}");
    }
    if command.provisional {
        text.push_str("; provisional");
    }
    text.push('\n');
}
