//! The index from names to definitions, made once, when the reader has found every name. Lookups
//! follow aliases and typedefs.

use std::collections::HashMap;

use crate::chains;
use crate::model::{
    BaseType, CType, Command, Constant, EnumGroup, Index, Meaning, Registry, Type, TypeKind,
};

impl Registry {
    /// The definition of the type that `name` means, aliases followed.
    pub fn ty(&self, name: &str) -> Option<&Type> {
        self.types.get(self.index.types.get(name)?.definition)
    }

    /// The type that `name` stands for in C: aliases and typedefs of named types followed.
    pub fn underlying(&self, name: &str) -> Option<&Type> {
        self.types.get(self.index.types.get(name)?.underlying)
    }

    /// The mask whose bits are the type of this name.
    pub fn mask_of(&self, bits: &str) -> Option<&Type> {
        self.types.get(*self.index.masks.get(bits)?)
    }

    /// The values of the enumeration that `name` means, aliases followed.
    pub fn group(&self, name: &str) -> Option<&EnumGroup> {
        self.enums.get(*self.index.groups.get(&self.ty(name)?.name)?)
    }

    /// The constant of this name; an alias has its target's value.
    pub fn constant(&self, name: &str) -> Option<&Constant> {
        self.constants.get(*self.index.constants.get(name)?)
    }

    /// The index of a command in [`Registry::commands`].
    pub fn command_id(&self, name: &str) -> Option<usize> {
        self.index.commands.get(name).copied()
    }

    /// The command of this name; an alias has its target's signature.
    pub fn command(&self, name: &str) -> Option<&Command> {
        self.commands.get(self.command_id(name)?)
    }

    /// Makes the index. No alias leads in a circle.
    pub(crate) fn index(&mut self) {
        self.index = Index {
            types: types(&self.types),
            masks: masks(&self.types),
            groups: places(self.enums.iter().map(|group| &group.name)),
            commands: places(self.commands.iter().map(|command| &command.name)),
            constants: places(self.constants.iter().map(|constant| &constant.name)),
        };
    }
}

fn types(types: &[Type]) -> HashMap<String, Meaning> {
    let places = places(types.iter().map(|ty| &ty.name));
    let targets = |target: fn(&TypeKind) -> Option<&str>| {
        let next =
            types.iter().map(|ty| target(&ty.kind).and_then(|name| places.get(name).copied()));
        chains::ends(&next.collect::<Vec<_>>())
    };
    let (definitions, underlying) = (targets(alias), targets(alias_or_typedef));
    let meanings = definitions.into_iter().zip(underlying);
    let meanings = meanings.map(|(definition, underlying)| Meaning { definition, underlying });
    types.iter().map(|ty| ty.name.clone()).zip(meanings).collect()
}

fn masks(types: &[Type]) -> HashMap<String, usize> {
    let places = types.iter().enumerate().filter_map(|(place, ty)| match &ty.kind {
        TypeKind::Bitmask(mask) => Some((mask.bits.clone()?, place)),
        _ => None,
    });
    places.collect()
}

fn alias(kind: &TypeKind) -> Option<&str> {
    match kind {
        TypeKind::Alias { target } => Some(target),
        _ => None,
    }
}

fn alias_or_typedef(kind: &TypeKind) -> Option<&str> {
    match kind {
        TypeKind::Base(BaseType::Typedef(CType::Named(target))) => Some(target),
        _ => alias(kind),
    }
}

/// The place of each name.
fn places<'a>(names: impl Iterator<Item = &'a String>) -> HashMap<String, usize> {
    names.enumerate().map(|(place, name)| (name.clone(), place)).collect()
}
