//! Emits `snapshots/generated/commands.txt`: a line per command, so that a header bump shows as a
//! readable diff.

use std::fmt::Write as _;

use crate::emit::{OutputFile, facts};
use crate::resolve::{Api, Command};

/// The emitted file, from the workspace's root.
const PATH: &str = "snapshots/generated/commands.txt";

/// Emits the summary.
pub fn emit(api: &Api) -> OutputFile {
    let mut text = String::from("# command: level, what brings it\n");
    for command in &api.commands {
        line(&mut text, api, command);
    }
    OutputFile::text(PATH, text)
}

fn line(text: &mut String, api: &Api, command: &Command) {
    let Command { name, level, .. } = command;
    // Writing to a String cannot fail.
    let _ = write!(text, "{name}: {}, {}", level.name(), facts::brought_by(api, command));
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
