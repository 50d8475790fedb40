//! `<commands>`.

use super::draft::Draft;
use super::report::Report;
use super::signature;
use super::source::{File, Node, children};
use crate::model::{Command, CommandKind};

/// Reads the commands and their aliases.
pub(super) fn read(file: &File<'_>, draft: &mut Draft, report: &mut Report) {
    for node in children(file.root(), "commands").flat_map(|list| children(list, "command")) {
        if let Some((name, kind)) = command(file, node, report) {
            draft.registry.commands.push(Command { name, kind, position: file.at(node) });
        }
    }
}

fn command(file: &File<'_>, node: Node<'_>, report: &mut Report) -> Option<(String, CommandKind)> {
    if let Some(target) = node.attribute("alias") {
        let name = file.required(node, "name", report)?;
        return Some((name.to_owned(), CommandKind::Alias { target: target.to_owned() }));
    }
    let (name, signature) = signature::function(file, node, report)?;
    Some((name, CommandKind::Function(signature)))
}
