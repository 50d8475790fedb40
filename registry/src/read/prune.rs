//! Drops what no feature and no extension of the API `vulkan` brings: commands and types of other
//! APIs and of disabled extensions.

use std::collections::HashSet;

use super::references::by_name;
use crate::model::{BaseType, Member, Position, Registry, Require, Signature, Type, TypeKind};

/// Keeps the required commands and types, and whatever they are made of.
pub(super) fn prune(registry: &mut Registry) {
    let commands = reachable_commands(registry);
    registry.commands.retain(|command| commands.contains(&command.name));
    let types = reachable_types(registry);
    registry.types.retain(|ty| types.contains(&ty.name));
    registry.enums.retain(|group| types.contains(&group.name));
    for structure in registry.types.iter_mut().filter_map(Type::structure_mut) {
        structure.extends.retain(|name| types.contains(name));
    }
}

/// The names that the blocks have by `names`.
fn required(registry: &Registry, names: fn(&Require) -> &[String]) -> impl Iterator<Item = &str> {
    let features = registry.features.iter().map(|feature| &feature.requires);
    let extensions = registry.extensions.iter().map(|extension| &extension.requires);
    let headers = registry.video_headers.iter().map(|header| &header.requires);
    let blocks = features.chain(extensions).chain(headers).flatten();
    blocks.flat_map(names).map(String::as_str)
}

fn reachable_commands(registry: &Registry) -> HashSet<String> {
    let commands = by_name(&registry.commands);
    let roots = required(registry, |block| &block.commands);
    reach(roots.collect(), |name| {
        let target = commands.get(name).and_then(|command| command.alias_of.as_deref());
        target.into_iter().collect()
    })
}

fn reachable_types(registry: &Registry) -> HashSet<String> {
    let types = by_name(&registry.types);
    let signatures = registry.commands.iter();
    let of_commands = signatures.flat_map(|one| of_signature(&one.signature, &one.position));
    let roots = required(registry, |block| &block.types).chain(of_commands.map(|part| part.0));
    reach(roots.collect(), |name| {
        types.get(name).into_iter().flat_map(|ty| parts(ty)).map(|part| part.0).collect()
    })
}

/// Everything that can be reached from the roots, in steps of a list rather than of recursion.
fn reach<'a>(roots: Vec<&'a str>, parts: impl Fn(&str) -> Vec<&'a str>) -> HashSet<String> {
    let mut reached = HashSet::new();
    let mut pending = roots;
    while let Some(name) = pending.pop() {
        if reached.insert(name.to_owned()) {
            pending.extend(parts(name));
        }
    }
    reached
}

/// A type that another, or a command, is made of, and the place that names it.
pub(super) type Part<'a> = (&'a str, &'a Position);

/// The types that a type is made of.
pub(super) fn parts(ty: &Type) -> Vec<Part<'_>> {
    let one = match &ty.kind {
        TypeKind::Alias { target } => Some(target.as_str()),
        TypeKind::Base(BaseType::Typedef(of)) => Some(of.innermost()),
        TypeKind::Handle(handle) => handle.parent.as_deref(),
        TypeKind::Bitmask(mask) => mask.bits.as_deref(),
        TypeKind::FunctionPointer(signature) => return of_signature(signature, &ty.position),
        kind => return kind.members().iter().map(of_member).collect(),
    };
    one.map(|name| (name, &ty.position)).into_iter().collect()
}

/// The types of the result and of the parameters.
pub(super) fn of_signature<'a>(signature: &'a Signature, position: &'a Position) -> Vec<Part<'a>> {
    let returns = (signature.returns.innermost(), position);
    std::iter::once(returns).chain(signature.params.iter().map(of_member)).collect()
}

fn of_member(member: &Member) -> Part<'_> {
    (member.ty.innermost(), &member.position)
}
