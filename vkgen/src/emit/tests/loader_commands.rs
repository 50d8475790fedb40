//! One line per command, for the tests of the built library.

use std::collections::BTreeMap;

use crate::emit::OutputFile;
use crate::emit::loader::classify::{Classified, Gate, Loader};
use crate::emit::loader::targets::condition;
use crate::resolve::{Api, Level};
use crate::rules::{Missing, Terminator, Trampoline};

/// Emits `tests/src/generated/loader-commands.txt`.
pub(in crate::emit) fn emit(loader: &Loader<'_>, api: &Api) -> OutputFile {
    let mut text = String::from(
        "# What the loader does about each command: name, trampoline, terminator, gate, export, targets.\n\
         # Codes are those of docs/behaviour/callpath.md 1.2; `api::x` is hand-written; `-` is none.\n\
         # Targets: `-` all, `none` no target: the loader has no code for it, and its name is unknown.\n",
    );
    for command in &api.commands {
        let none = || format!("{} - - - - none", command.name);
        text += &(loader.of(command).map_or_else(none, line) + "\n");
    }
    OutputFile::text("tests/src/generated/loader-commands.txt", text)
}

/// The facts by their subjects. A command that is not exported has no fact about its export.
pub(in crate::emit) fn facts(classified: &Classified<'_>) -> BTreeMap<&'static str, String> {
    let mut facts = BTreeMap::from([
        ("trampoline", trampoline(classified)),
        ("terminator", terminator(classified)),
        ("gate", gate(classified.gate).to_owned()),
        ("targets", targets(classified)),
    ]);
    if classified.exported {
        facts.insert("export", "exported".to_owned());
    }
    facts
}

fn line(classified: &Classified<'_>) -> String {
    let facts = facts(classified);
    let subjects = ["trampoline", "terminator", "gate", "export", "targets"];
    let words = subjects.map(|subject| facts.get(subject).map_or("-", String::as_str));
    format!("{} {}", classified.command.name, words.join(" "))
}

fn trampoline(classified: &Classified<'_>) -> String {
    let plain = match classified.command.level {
        Level::Global | Level::Instance => "I",
        Level::PhysicalDevice => "U",
        Level::Device => "P",
    };
    match classified.trampoline {
        Trampoline::Plain => plain.to_owned(),
        Trampoline::Switched => {
            format!("U2:{}", classified.switch.map_or("", |(extension, _)| &extension.name))
        }
        Trampoline::NullSlotChecked => "L".to_owned(),
        Trampoline::Locked(_) => "locked".to_owned(),
        Trampoline::Named => "named".to_owned(),
        Trampoline::Written(module) => (*module).to_owned(),
        Trampoline::Shared => shared(classified),
    }
}

fn terminator(classified: &Classified<'_>) -> String {
    match classified.terminator {
        Terminator::None => "-".to_owned(),
        Terminator::PassedOn(missing) => without(missing).to_owned(),
        Terminator::Checked(_, missing) => format!("checked-{}", without(missing)),
        Terminator::Answered(module) => format!("driver-or-{module}"),
        Terminator::Query(module) => (*module).to_owned(),
        Terminator::CheckedQuery(module) => format!("checked-{module}"),
        Terminator::OfSurface => "driver-of-surface".to_owned(),
        Terminator::CheckedOfSurface => "checked-driver-of-surface".to_owned(),
        Terminator::Label => without(Missing::Nothing).to_owned(),
        Terminator::Named => "named".to_owned(),
        Terminator::Messenger(kind) => format!("messenger:{kind}"),
        Terminator::Written(module) => (*module).to_owned(),
        Terminator::Promoted(module) => format!("driver-or-{module}"),
        Terminator::Surface(_) => "surface".to_owned(),
        Terminator::PresentationSupport => "driver-or-false".to_owned(),
        Terminator::Shared => shared(classified),
    }
}

fn without(missing: Missing) -> &'static str {
    match missing {
        Missing::Abort => "driver-or-abort",
        Missing::ExtensionNotPresent => "driver-or-not-present",
        Missing::InitializationFailed => "driver-or-failed",
        Missing::Nothing => "driver-or-nothing",
        Missing::NoDisplays => "driver-or-no-displays",
        Missing::NoDisplayMode => "driver-or-no-display-mode",
        Missing::XlibDisplayNotAcquired => "driver-or-no-xlib-display",
        Missing::NoRandrDisplay => "driver-or-no-randr-display",
    }
}

/// The command whose code an alias shares.
fn shared(classified: &Classified<'_>) -> String {
    format!("={}", classified.target.map_or("", |target| &target.name))
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
    match condition(classified.targets) {
        None => "-".to_owned(),
        Some(condition) => condition.replace(' ', ""),
    }
}
