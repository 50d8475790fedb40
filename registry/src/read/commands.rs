//! `<commands>`.

use super::attributes;
use super::draft::Draft;
use super::signature;
use super::source::{Node, c_code, children, listed, text};
use crate::model::{Command, Signature};

/// Reads the commands and their aliases.
pub(super) fn read(root: Node<'_>, draft: &mut Draft) {
    for node in listed(root, "commands", "command") {
        draft.registry.commands.extend(command(node));
    }
}

/// The command; the signature of an alias is found when all is read.
fn command(node: Node<'_>) -> Option<Command> {
    let alias_of = text(node, "alias");
    let (name, signature) = match alias_of {
        Some(_) => (node.required("name")?.to_owned(), Signature::default()),
        None => signature::function(node)?,
    };
    let mut attributes = attributes::kept(node);
    let implicit =
        children(node, "implicitexternsyncparams").flat_map(|list| children(list, "param"));
    for param in implicit {
        attributes.0.push(("implicitexternsyncparams".to_owned(), c_code(param)));
    }
    Some(Command { name, alias_of, signature, attributes, position: node.at() })
}
