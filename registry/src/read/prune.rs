//! Drops what no feature and no extension of the API `vulkan` brings: commands and types of other
//! APIs and of disabled extensions.

use std::collections::{HashMap, HashSet};

use crate::model::{BaseType, CType, Command, Registry, Require, Signature, Type, TypeKind};

/// Keeps the required commands and types, and whatever they are made of.
pub(super) fn prune(registry: &mut Registry) {
    let commands = reachable_commands(registry);
    registry.commands.retain(|command| commands.contains(&command.name));
    let types = reachable_types(registry);
    registry.types.retain(|ty| types.contains(&ty.name));
    registry.enums.retain(|group| types.contains(&group.name));
    for ty in &mut registry.types {
        if let TypeKind::Struct(structure) = &mut ty.kind {
            structure.extends.retain(|name| types.contains(name));
        }
    }
}

fn requires(registry: &Registry) -> impl Iterator<Item = &Require> {
    let features = registry.features.iter().map(|feature| &feature.requires);
    let extensions = registry.extensions.iter().map(|extension| &extension.requires);
    let headers = registry.video_headers.iter().map(|header| &header.requires);
    features.chain(extensions).chain(headers).flatten()
}

fn reachable_commands(registry: &Registry) -> HashSet<String> {
    let by_name: HashMap<&str, &Command> =
        registry.commands.iter().map(|command| (command.name.as_str(), command)).collect();
    let roots =
        requires(registry).flat_map(|require| &require.commands).map(String::as_str).collect();
    reach(roots, |name| {
        let target = by_name.get(name).and_then(|command| command.alias_of.as_deref());
        target.into_iter().collect()
    })
}

fn reachable_types(registry: &Registry) -> HashSet<String> {
    let by_name: HashMap<&str, &Type> =
        registry.types.iter().map(|ty| (ty.name.as_str(), ty)).collect();
    let mut roots: Vec<&str> =
        requires(registry).flat_map(|require| &require.types).map(String::as_str).collect();
    for command in &registry.commands {
        roots.extend(of_signature(&command.signature));
    }
    reach(roots, |name| by_name.get(name).map_or_else(Vec::new, |ty| parts(&ty.kind)))
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

/// The types that a type is made of.
pub(super) fn parts(kind: &TypeKind) -> Vec<&str> {
    match kind {
        TypeKind::Alias { target } => vec![target],
        TypeKind::Base(BaseType::Typedef(ty)) => vec![ty.innermost()],
        TypeKind::Handle(handle) => handle.parent.as_deref().into_iter().collect(),
        TypeKind::Bitmask(mask) => mask.bits.as_deref().into_iter().collect(),
        TypeKind::FunctionPointer(signature) => of_signature(signature),
        TypeKind::Struct(_) | TypeKind::Union(_) => {
            kind.members().iter().map(|member| member.ty.innermost()).collect()
        }
        TypeKind::External { .. }
        | TypeKind::Include
        | TypeKind::Define { .. }
        | TypeKind::Base(_)
        | TypeKind::Enum => Vec::new(),
    }
}

fn of_signature(signature: &Signature) -> Vec<&str> {
    std::iter::once(&signature.returns)
        .chain(signature.params.iter().map(|param| &param.ty))
        .map(CType::innermost)
        .collect()
}
