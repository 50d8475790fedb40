//! Commands and function pointers: signatures, attributes, aliases.

use registry::c_text;
use registry::model::{Command, Signature};

use super::{EVERYTHING, Fact, View, What, attributes, optional};

pub(crate) fn command(view: &View<'_>, command: &Command) -> Vec<Fact> {
    let mut facts = Vec::from_iter(optional(What::AliasOf, command.alias_of.as_deref()));
    facts.extend(signature(view, &command.signature));
    // The target of an alias has the attributes.
    let target = command.alias_of.as_ref().and_then(|name| view.registry.command(name));
    facts.extend(attributes::facts(None, &target.unwrap_or(command).attributes));
    facts
}

/// The facts of the signature of a command or of a function pointer.
pub(super) fn signature(view: &View<'_>, signature: &Signature) -> Vec<Fact> {
    let result = Fact {
        relied_on: view.relied_on(&signature.returns),
        ..Fact::new(What::Result, c_text::declaration(&signature.returns, ""))
    };
    let params = signature.params.iter().enumerate().map(|(index, param)| Fact {
        // The type of a function pointer has no parameter names, so a new name breaks nothing.
        relied_on: view.relied_on(&param.ty),
        come: EVERYTHING,
        gone: EVERYTHING,
        parts: attributes::facts(Some(&param.name), &param.attributes),
        ..Fact::new(What::Parameter(index + 1), c_text::declaration(&param.ty, &param.name))
    });
    std::iter::once(result).chain(params).collect()
}
