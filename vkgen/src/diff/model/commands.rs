//! Commands: signatures, attributes, aliases.

use super::{Change, Changes, NewCommand, Sides, attributes, changed, compare};
use crate::diff::reader::{NOBODY, Reader};
use registry::c_text;
use registry::model::{Command, Member, Registry, Signature};

pub(super) fn compare_all(sides: &Sides<'_>) -> Changes<NewCommand> {
    compare(&sides.old.commands, &sides.new.commands, describe, |old, new| changes(sides, old, new))
}

fn describe(command: &Command) -> NewCommand {
    NewCommand {
        name: command.name.clone(),
        prototype: c_text::prototype(&command.name, &command.signature),
        alias_of: command.alias_of.clone(),
    }
}

fn changes(sides: &Sides<'_>, old: &Command, new: &Command) -> Vec<Change> {
    let alias = changed("alias of", old.alias_of.clone(), new.alias_of.clone(), NOBODY);
    let mut changes: Vec<Change> = alias.into_iter().collect();
    changes.extend(signature(sides, &old.signature, &new.signature));
    let (old, new) = (definition(sides.old, old), definition(sides.new, new));
    changes.extend(attributes::changes(None, &old.attributes, &new.attributes));
    changes
}

/// The command that has the attributes: the target of an alias, or the command itself.
fn definition<'a>(registry: &'a Registry, command: &'a Command) -> &'a Command {
    let target = command.alias_of.as_ref().and_then(|name| registry.command(name));
    target.unwrap_or(command)
}

/// The differences between two signatures of a command or of a function pointer.
pub(super) fn signature(sides: &Sides<'_>, old: &Signature, new: &Signature) -> Vec<Change> {
    let result = |one: &Signature| Some(c_text::declaration(&one.returns, ""));
    let breaks = sides.breaks(Some(&old.returns), Some(&new.returns));
    let mut changes: Vec<Change> =
        changed("result", result(old), result(new), &breaks).into_iter().collect();
    let longest = old.params.len().max(new.params.len());
    for index in 0..longest {
        let (before, after) = (old.params.get(index), new.params.get(index));
        let what = format!("parameter {}", index + 1);
        let text =
            |param: Option<&Member>| param.map(|one| c_text::declaration(&one.ty, &one.name));
        // The type of a function pointer has no parameter names, so a new name breaks nothing.
        let mut breaks = sides.breaks(before.map(|one| &one.ty), after.map(|one| &one.ty));
        if before.is_none() || after.is_none() {
            breaks = vec![Reader::Source, Reader::Abi, Reader::C];
        }
        changes.extend(changed(&what, text(before), text(after), &breaks));
        if let (Some(before), Some(after)) = (before, after) {
            let of = Some(after.name.as_str());
            changes.extend(attributes::changes(of, &before.attributes, &after.attributes));
        }
    }
    changes
}
