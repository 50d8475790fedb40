//! Commands: signatures, and which is an alias of which.

use std::collections::BTreeMap;

use super::{Change, Changes, Impact, NewCommand, Sides, changed, compare};
use registry::c_text;
use registry::model::{Command, CommandKind, Param, Registry, Signature};

/// A command with what an alias shares with its target.
struct Named<'a> {
    name: &'a str,
    alias_of: Option<&'a str>,
    /// None where an alias leads nowhere.
    signature: Option<&'a Signature>,
}

pub(super) fn compare_all(sides: &Sides<'_>) -> Changes<NewCommand> {
    compare(named(sides.old).into_iter(), named(sides.new).into_iter(), describe, |old, new| {
        changes(sides, old, new)
    })
}

fn named(registry: &Registry) -> Vec<(&str, Named<'_>)> {
    let by_name: BTreeMap<&str, &Command> =
        registry.commands.iter().map(|command| (command.name.as_str(), command)).collect();
    let commands = registry.commands.iter();
    commands.map(|command| (command.name.as_str(), with_signature(command, &by_name))).collect()
}

fn with_signature<'a>(command: &'a Command, by_name: &BTreeMap<&str, &'a Command>) -> Named<'a> {
    let name = &command.name;
    let (alias_of, meant) = match &command.kind {
        CommandKind::Function(_) => (None, Some(command)),
        CommandKind::Alias { target } => {
            (Some(target.as_str()), by_name.get(target.as_str()).copied())
        }
    };
    let signature = meant.and_then(|command| match &command.kind {
        CommandKind::Function(signature) => Some(signature),
        CommandKind::Alias { .. } => None,
    });
    Named { name, alias_of, signature }
}

fn describe(command: &Named<'_>) -> NewCommand {
    let prototype = |signature| c_text::prototype(command.name, signature);
    NewCommand {
        name: command.name.to_owned(),
        prototype: command.signature.map(prototype).unwrap_or_default(),
        alias_of: command.alias_of.map(str::to_owned),
    }
}

fn changes(sides: &Sides<'_>, old: &Named<'_>, new: &Named<'_>) -> Vec<Change> {
    let target = |command: &Named<'_>| command.alias_of.map(str::to_owned);
    let alias = changed("alias of", target(old), target(new), Impact::Compatible);
    let mut changes: Vec<Change> = alias.into_iter().collect();
    if let (Some(old), Some(new)) = (old.signature, new.signature) {
        changes.extend(signature(sides, old, new));
    }
    changes
}

/// What is different about a function: of a command or of a function pointer.
pub(super) fn signature(sides: &Sides<'_>, old: &Signature, new: &Signature) -> Vec<Change> {
    let result = |one: &Signature| Some(c_text::declaration(&sides.modern(&one.returns), ""));
    let mut changes: Vec<Change> =
        changed("result", result(old), result(new), Impact::Abi).into_iter().collect();
    let longest = old.params.len().max(new.params.len());
    for index in 0..longest {
        let (before, after) = (old.params.get(index), new.params.get(index));
        let what = format!("parameter {}", index + 1);
        let text = |param: Option<&Param>| {
            param.map(|param| c_text::declaration(&sides.modern(&param.ty), &param.name))
        };
        // The type decides about the ABI; the name, about callers that name their arguments.
        let same_type =
            before.map(|one| sides.modern(&one.ty)) == after.map(|one| sides.modern(&one.ty));
        let impact = if same_type { Impact::Source } else { Impact::Abi };
        changes.extend(changed(&what, text(before), text(after), impact));
        if let (Some(before), Some(after)) = (before, after) {
            changes.extend(usage(
                &after.name,
                (&before.optional, &before.len),
                (&after.optional, &after.len),
            ));
        }
    }
    changes
}

/// What is different about how a parameter or member may be used.
pub(super) fn usage(
    name: &str,
    old: (&Vec<bool>, &Option<String>),
    new: (&Vec<bool>, &Option<String>),
) -> Vec<Change> {
    let optional = |levels: &Vec<bool>| {
        let words: Vec<&str> =
            levels.iter().map(|level| if *level { "true" } else { "false" }).collect();
        (!words.is_empty()).then(|| words.join(","))
    };
    let both = [
        changed(
            &format!("`optional` of {name}"),
            optional(old.0),
            optional(new.0),
            Impact::Compatible,
        ),
        changed(&format!("`len` of {name}"), old.1.clone(), new.1.clone(), Impact::Compatible),
    ];
    both.into_iter().flatten().collect()
}
