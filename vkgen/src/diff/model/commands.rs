//! Commands: signatures, and which is an alias of which.

use super::{Change, Changes, Impact, NewCommand, Sides, changed, compare};
use registry::c_text;
use registry::model::{Command, Param, Registry, Signature};

pub(super) fn compare_all(sides: &Sides<'_>) -> Changes<NewCommand> {
    compare(
        named(sides.old),
        named(sides.new),
        |command| describe(command),
        |old, new| changes(sides, old, new),
    )
}

fn named(registry: &Registry) -> impl Iterator<Item = (&str, &Command)> {
    registry.commands.iter().map(|command| (command.name.as_str(), command))
}

fn describe(command: &Command) -> NewCommand {
    NewCommand {
        name: command.name.clone(),
        prototype: c_text::prototype(&command.name, &command.signature),
        alias_of: command.alias_of.clone(),
    }
}

fn changes(sides: &Sides<'_>, old: &Command, new: &Command) -> Vec<Change> {
    let alias = changed("alias of", old.alias_of.clone(), new.alias_of.clone(), Impact::Compatible);
    let mut changes: Vec<Change> = alias.into_iter().collect();
    changes.extend(signature(sides, &old.signature, &new.signature));
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
