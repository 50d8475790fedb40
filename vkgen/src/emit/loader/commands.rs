//! The loader's code for each command, one row per command: trampoline, gate, terminator
//! (callpath.md 1.2, 1.7, 3.1).

use registry::Known;
use registry::model::Member;

use super::classify::{Classified, Gate, Loader};
use super::{surfaces, tokens};
use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::{Api, Command, Level};
use crate::rules::{Missing, NotEnabled, Terminator, Trampoline};

/// Emits `generated/commands.rs`.
pub(super) fn emit(loader: &Loader<'_>, api: &Api) -> OutputFile {
    RowsFile::new(
        "loader-runtime/src/generated/commands.rs",
        "each_command",
        "What the loader has for each command; `commands.rs` says what a row is.",
    )
    .tables(|table| api.entries(table).map(|command| row(command, loader.of(command))))
    .finish()
}

/// `#[unsafe(no_mangle)] [plain] [Instance] [] QUEUE_WAIT_IDLE vkQueueWaitIdle queue_wait_idle
/// {(queue: Queue) -> vk::Result}`.
fn row(command: &Command, classified: Option<&Classified<'_>>) -> String {
    let spellings = format!("{} {} {}", command.constant(), command.name, command.field);
    let Some(classified) = classified else {
        return format!("[] [] [] {spellings} {{}}");
    };
    let cfg = tokens::row_condition(classified.targets);
    let exported = if classified.exported { "#[unsafe(no_mangle)] " } else { "" };
    format!(
        "{cfg}{exported}[{}] [{}] [{}] {spellings} {{{}}}",
        trampoline(classified),
        gate(classified.gate),
        terminator(classified),
        signature(classified),
    )
}

fn trampoline(classified: &Classified<'_>) -> String {
    match classified.trampoline {
        Trampoline::Plain if tokens::widened(classified.command).is_some() => "wide".to_owned(),
        Trampoline::Plain => "plain".to_owned(),
        Trampoline::NullSlotChecked => "label".to_owned(),
        Trampoline::Locked(_) if classified.command.returns(Known::Void) => "locked".to_owned(),
        Trampoline::Locked(error) => format!("locked {error}"),
        Trampoline::Named => "named".to_owned(),
        Trampoline::Switched => format!("switched {}", switch(classified)),
        Trampoline::Written(module) => format!("written {module}"),
        Trampoline::Shared => format!("shared {}", target(classified, |target| &target.name)),
    }
}

fn gate(gate: Gate<'_>) -> String {
    match gate {
        Gate::Any => "Any".to_owned(),
        Gate::PreInstance => "PreInstance".to_owned(),
        Gate::Instance => "Instance".to_owned(),
        Gate::Enabled(extension) => {
            format!("Enabled {}", names::extension_constant(&extension.name))
        }
    }
}

fn terminator(classified: &Classified<'_>) -> String {
    let command = classified.command;
    match classified.terminator {
        Terminator::None => String::new(),
        Terminator::PassedOn(missing) => format!("passed_on{}", without(command, missing)),
        Terminator::Checked(NotEnabled::Success, missing) => {
            format!("passed_on [{}]{}", extension(classified), without(command, missing))
        }
        Terminator::Checked(NotEnabled::ExtensionNotPresent, missing) => {
            let refused = "ERROR_EXTENSION_NOT_PRESENT";
            format!("passed_on [{} {refused}]{}", extension(classified), without(command, missing))
        }
        Terminator::Answered(module) => format!("answered {module}"),
        Terminator::Query(module) => format!("query {module}"),
        Terminator::CheckedQuery(module) => format!("query [{}] {module}", extension(classified)),
        Terminator::OfSurface => format!("of_surface {}", parameter(output(command))),
        Terminator::CheckedOfSurface => {
            let output = output(command);
            let name = output.map_or("", |output| &output.name);
            format!("of_surface [{} {name:?}] {}", extension(classified), parameter(output))
        }
        Terminator::Label => "label".to_owned(),
        Terminator::Named => "named".to_owned(),
        Terminator::Messenger(kind) => format!("messenger {kind}"),
        Terminator::Promoted(module) => format!("promoted {module} {}", switch(classified)),
        Terminator::Surface(_) => {
            format!("surface {} {}", surfaces::kind(command), surfaces::icd_surface(command))
        }
        Terminator::PresentationSupport => {
            format!("passed_on [{}] not_presentable", extension(classified))
        }
        Terminator::Written(module) => format!("written {module}"),
        Terminator::Shared => format!("shared {}", target(classified, |target| &target.field)),
    }
}

/// The function that answers for a driver without the command, and the output to clear, if any.
fn without(command: &Command, missing: Missing) -> String {
    match missing {
        Missing::Abort => " abort_unsupported".to_owned(),
        Missing::ExtensionNotPresent => " extension_not_present".to_owned(),
        Missing::InitializationFailed => " initialization_failed".to_owned(),
        Missing::Nothing => String::new(),
        Missing::NoDisplays => format!(" no_displays {}", parameter(output(command))),
        Missing::NoDisplayMode => " no_display_mode".to_owned(),
        Missing::XlibDisplayNotAcquired => " xlib_display_not_acquired".to_owned(),
        Missing::NoRandrDisplay => format!(" no_randr_display {}", parameter(output(command))),
    }
}

/// The extension that must be enabled for the command.
fn extension(classified: &Classified<'_>) -> String {
    let extension = classified.extension();
    extension.map_or_else(String::new, |extension| names::extension_constant(&extension.name))
}

/// The parameter that a query writes to: of an array and its length, the length.
fn output(command: &Command) -> Option<&Member> {
    let params = &command.signature.params;
    let last = params.last()?;
    let length = params.iter().find(|param| last.count() == Some(&param.name));
    Some(length.unwrap_or(last))
}

/// The name of a parameter in Rust.
fn parameter(param: Option<&Member>) -> String {
    param.map_or_else(String::new, |param| names::member(&param.name))
}

/// The extension that switches a trampoline, and the field of the alias that it brings.
fn switch(classified: &Classified<'_>) -> String {
    classified.switch.map_or(String::new(), |(extension, alias)| {
        format!("{} {}", names::extension_constant(&extension.name), alias.field)
    })
}

/// A spelling of the command that an alias shares its code with.
fn target<'a>(classified: &Classified<'a>, spelling: fn(&Command) -> &str) -> &'a str {
    classified.target.map_or("", spelling)
}

/// Parameters and result; none where neither the trampoline nor the terminator is made of the row.
/// The handle's type stands without `vk::`: it is the parameter's name, too.
fn signature(classified: &Classified<'_>) -> String {
    let command = classified.command;
    let written = |code: bool| code || command.level == Level::Global;
    let no_trampoline =
        matches!(classified.trampoline, Trampoline::Written(_) | Trampoline::Shared);
    let no_terminator = matches!(
        classified.terminator,
        Terminator::None | Terminator::Written(_) | Terminator::Shared
    );
    if written(no_trampoline && no_terminator) {
        return String::new();
    }
    let wide = tokens::widened(command);
    tokens::signature_text(wide.as_ref().unwrap_or(command)).replacen("vk::", "", 1)
}
