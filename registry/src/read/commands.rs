//! `<commands>`.

use super::attributes;
use super::draft::Draft;
use super::signature;
use super::source::{File, Node, c_code, children};
use crate::model::{Command, Signature};
use crate::report::Report;

/// Reads the commands and their aliases.
pub(super) fn read(file: &File<'_>, draft: &mut Draft, report: &mut Report) {
    for node in children(file.root(), "commands").flat_map(|list| children(list, "command")) {
        draft.registry.commands.extend(command(file, node, report));
    }
}

/// The command; the signature of an alias is found when all is read.
fn command(file: &File<'_>, node: Node<'_>, report: &mut Report) -> Option<Command> {
    let alias_of = node.attribute("alias").map(str::to_owned);
    let (name, signature) = match alias_of {
        Some(_) => (file.required(node, "name", report)?.to_owned(), Signature::default()),
        None => signature::function(file, node, report)?,
    };
    let mut attributes = attributes::kept(node);
    let implicit =
        children(node, "implicitexternsyncparams").flat_map(|list| children(list, "param"));
    for param in implicit {
        attributes.0.push(("implicitexternsyncparams".to_owned(), c_code(param)));
    }
    Some(Command { name, alias_of, signature, attributes, position: file.at(node) })
}
