//! One line a command for those who review a header bump, and for the tests that look at the built
//! library.

use crate::emit::OutputFile;
use crate::emit::loader::classify::{Above, Below, Classified, Gate, Loader};
use crate::emit::loader::tokens;
use crate::resolve::{Api, Level};
use crate::rules::Missing;

/// Emits `snapshots/generated/loader-commands.txt`.
pub(in crate::emit) fn emit(loader: &Loader<'_>, api: &Api) -> OutputFile {
    let mut text = String::from(
        "# What the loader does about each command: name, trampoline, terminator, gate, export, targets.\n\
         # Codes are those of docs/behaviour/callpath.md 1.2; `api::x` is hand-written; `-` is none.\n\
         # Targets: `-` all, `none` no target: the loader has no code for it, and its name is unknown.\n",
    );
    for command in &api.commands {
        let line = match loader.of(command) {
            Some(classified) => line(classified),
            None => format!("{} - - - - none", command.name),
        };
        text.push_str(&line);
        text.push('\n');
    }
    OutputFile::text("snapshots/generated/loader-commands.txt", text)
}

fn line(classified: &Classified<'_>) -> String {
    [
        classified.command.name.clone(),
        trampoline(classified),
        terminator(classified),
        gate(classified.gate).to_owned(),
        if classified.exported { "exported" } else { "-" }.to_owned(),
        targets(classified),
    ]
    .join(" ")
}

fn trampoline(classified: &Classified<'_>) -> String {
    let plain = match classified.command.level {
        Level::Global | Level::Instance => "I",
        Level::PhysicalDevice => "U",
        Level::Device => "P",
    };
    match classified.trampoline {
        Above::Plain => plain.to_owned(),
        Above::Switched(extension, _) => format!("U2:{}", extension.name),
        Above::NullSlotChecked => "L".to_owned(),
        Above::Written(module) => format!("api::{module}"),
        Above::Shared(core) => format!("={}", core.name),
    }
}

fn terminator(classified: &Classified<'_>) -> String {
    match classified.terminator {
        Below::Driver => "-".to_owned(),
        Below::PassedOn(Missing::Abort) => "driver-or-abort".to_owned(),
        Below::PassedOn(Missing::ExtensionNotPresent) => "driver-or-not-present".to_owned(),
        Below::PassedOn(Missing::InitializationFailed) => "driver-or-failed".to_owned(),
        Below::PassedOn(Missing::Nothing) | Below::Label => "driver-or-nothing".to_owned(),
        Below::Written(module) => format!("api::{module}"),
        Below::Shared(core) => format!("={}", core.name),
    }
}

fn gate(gate: Gate<'_>) -> &str {
    match gate {
        Gate::Any => "any",
        Gate::PreInstance => "pre-instance",
        Gate::Instance => "instance",
        Gate::Enabled(extension) => &extension.name,
    }
}

fn targets(classified: &Classified<'_>) -> String {
    match tokens::condition(classified.targets) {
        None => "-".to_owned(),
        Some(condition) => condition.to_string().replace(' ', ""),
    }
}
