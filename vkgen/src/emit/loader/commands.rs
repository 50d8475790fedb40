//! The loader's code for each command, one row per command: trampoline, gate, terminator
//! (callpath.md 1.2, 1.7, 3.1).

use registry::Known;
use registry::model::CType;

use super::classify::{Classified, Gate, Loader};
use super::{surfaces, targets};
use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::{Api, Command, Level};
use crate::rules::{Missing, NotEnabled, Terminator, Trampoline};
use crate::rust_type::{Scope, signature_text};

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
    let spellings = format!("{} {} {}", command.constant, command.name, command.field);
    let Some(classified) = classified else {
        return format!("[] [] [] {spellings} {{}}");
    };
    let cfg = targets::row_condition(classified.targets);
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
        Trampoline::Plain if widened(classified.command).is_some() => "wide".to_owned(),
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
        Gate::Enabled(extension) => {
            format!("Enabled {}", names::extension_constant(&extension.name))
        }
        Gate::Any | Gate::PreInstance | Gate::Instance => format!("{gate:?}"),
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
        Terminator::OfSurface => format!("of_surface {}", names::member(output(command))),
        Terminator::CheckedOfSurface => {
            let (extension, output) = (extension(classified), output(command));
            format!("of_surface [{extension} {output:?}] {}", names::member(output))
        }
        Terminator::Label => "label".to_owned(),
        Terminator::Named => "named".to_owned(),
        Terminator::Messenger(kind) => format!("messenger {kind}"),
        Terminator::Promoted(module) => format!("promoted {module} {}", switch(classified)),
        Terminator::Surface(_) => format!("surface {}", surfaces::kind(command)),
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
        Missing::NoDisplays => format!(" no_displays {}", names::member(output(command))),
        Missing::NoDisplayMode => " no_display_mode".to_owned(),
        Missing::XlibDisplayNotAcquired => " xlib_display_not_acquired".to_owned(),
        Missing::NoRandrDisplay => format!(" no_randr_display {}", names::member(output(command))),
    }
}

/// The extension that must be enabled for the command.
fn extension(classified: &Classified<'_>) -> String {
    let extension = classified.extension();
    extension.map_or_else(String::new, |extension| names::extension_constant(&extension.name))
}

/// The parameter that a query writes to: of an array and its length, the length.
fn output(command: &Command) -> &str {
    command.signature.params.last().map_or("", |last| last.count().unwrap_or(&last.name))
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
    let no_trampoline =
        matches!(classified.trampoline, Trampoline::Written(_) | Trampoline::Shared);
    let no_terminator = matches!(
        classified.terminator,
        Terminator::None | Terminator::Written(_) | Terminator::Shared
    );
    if no_trampoline && no_terminator || command.level == Level::Global {
        return String::new();
    }
    let wide = widened(command);
    let signature = &wide.as_ref().unwrap_or(command).signature;
    signature_text(signature, Scope::Vk).replacen("vk::", "", 1)
}

/// The device command with its narrow integers as `u32`; none if the command has no narrow integer.
///
/// C passes a narrow integer in a whole register or stack slot and leaves the upper bits to the
/// caller. A trampoline with a parameter of type `u32` passes the register on unchanged; with `u16`
/// the trampoline would have to clear the upper bits: one instruction more than a trampoline may take
/// (ARCHITECTURE.md, "Limits").
fn widened(command: &Command) -> Option<Command> {
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
