//! The index from names to definitions, made once, when the reader has found every name, and what
//! follows from names: handles, structure types, chains. Lookups follow aliases and typedefs.

use std::collections::HashMap;

use crate::chains;
use crate::known::Known;
use crate::model::{
    BaseType, CType, Command, Constant, EnumGroup, Index, Meaning, Named, Registry, Role, Struct,
    StructureType, Type, TypeKind,
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
            groups: places(&self.enums),
            commands: places(&self.commands),
            constants: places(&self.constants),
        };
        self.find_handles();
        self.find_structure_types();
        self.join_chains();
    }

    /// The structures, in the registry's order.
    pub fn structures(&self) -> impl Iterator<Item = (&Type, &Struct)> {
        self.types.iter().filter_map(|ty| Some((ty, ty.structure()?)))
    }

    /// The structure that `name` means, aliases followed.
    pub fn structure(&self, name: &str) -> Option<(&Type, &Struct)> {
        let ty = self.ty(name)?;
        Some((ty, ty.structure()?))
    }

    /// The structure of this name and all that may be in its chain, in the order of their structure
    /// types.
    pub fn chain_of(&self, root: &str) -> Vec<(&Type, &Struct, &StructureType)> {
        let names = self.structure(root).map(|(ty, structure)| (&ty.name, &structure.extended_by));
        let names =
            names.into_iter().flat_map(|(root, others)| std::iter::once(root).chain(others));
        let tagged = names.filter_map(|name| {
            let (ty, structure) = self.structure(name)?;
            Some((ty, structure, structure.structure_type.as_ref()?))
        });
        let mut chain: Vec<_> = tagged.collect();
        chain.sort_by_key(|(.., tag)| tag.number);
        chain
    }

    /// Gives members and parameters that are handles their role.
    fn find_handles(&mut self) {
        let handle = |name: &str| self.ty(name).filter(|ty| ty.kind.handle().is_some());
        let names = self.types.iter().map(|ty| &ty.name);
        let handles: HashMap<String, String> =
            names.filter_map(|name| Some((name.clone(), handle(name)?.name.clone()))).collect();
        let members = self.types.iter_mut().flat_map(|ty| ty.kind.members_mut());
        let params = self.commands.iter_mut().flat_map(|command| &mut command.signature.params);
        for one in members.chain(params).filter(|one| one.role == Role::Value) {
            if let Some(handle) = handles.get(one.ty.innermost()) {
                one.role = Role::Handle(handle.clone());
            }
        }
    }

    /// Finds the numbers of structures in `VkStructureType`.
    fn find_structure_types(&mut self) {
        let values =
            self.known_group(Known::StructureType).into_iter().flat_map(|group| &group.values);
        let numbers: HashMap<String, i64> =
            values.map(|value| (value.name.clone(), value.number)).collect();
        for structure in self.types.iter_mut().filter_map(Type::structure_mut) {
            let value = structure.s_type().and_then(|member| member.value.clone());
            structure.structure_type = value.and_then(|value| {
                let number = *numbers.get(&value)?;
                Some(StructureType { value, number })
            });
        }
    }

    /// Makes "X extends Y" a fact of both, under their own names.
    fn join_chains(&mut self) {
        let mut extended: Vec<Vec<String>> = vec![Vec::new(); self.types.len()];
        for place in 0..self.types.len() {
            let Some(structure) = self.types[place].structure() else { continue };
            let mut bases: Vec<usize> = Vec::new();
            for base in &structure.extends {
                let base = self.index.types.get(base).map(|meaning| meaning.definition);
                bases.extend(base.filter(|base| !bases.contains(base)));
            }
            let names = bases.iter().map(|&base| self.types[base].name.clone()).collect();
            for base in bases {
                extended[base].push(self.types[place].name.clone());
            }
            if let Some(structure) = self.types[place].structure_mut() {
                structure.extends = names;
            }
        }
        for (ty, extended_by) in self.types.iter_mut().zip(extended) {
            if let Some(structure) = ty.structure_mut() {
                structure.extended_by = extended_by;
            }
        }
    }
}

fn types(types: &[Type]) -> HashMap<String, Meaning> {
    let places = places(types);
    let targets = |target: fn(&TypeKind) -> Option<&str>| {
        let next =
            types.iter().map(|ty| target(&ty.kind).and_then(|name| places.get(name).copied()));
        chains::ends(&next.collect::<Vec<_>>())
    };
    let (definitions, underlying) = (targets(TypeKind::alias), targets(alias_or_typedef));
    let meanings = definitions.into_iter().zip(underlying);
    let meanings = meanings.map(|(definition, underlying)| Meaning { definition, underlying });
    types.iter().map(|ty| ty.name.clone()).zip(meanings).collect()
}

fn masks(types: &[Type]) -> HashMap<String, usize> {
    let masks = types.iter().enumerate();
    masks.filter_map(|(place, ty)| Some((ty.kind.bitmask()?.bits.clone()?, place))).collect()
}

fn alias_or_typedef(kind: &TypeKind) -> Option<&str> {
    match kind {
        TypeKind::Base(BaseType::Typedef(CType::Named(target))) => Some(target),
        _ => kind.alias(),
    }
}

/// The place of each name in the list.
pub(crate) fn places<T: Named>(all: &[T]) -> HashMap<String, usize> {
    all.iter().enumerate().map(|(place, one)| (one.name().to_owned(), place)).collect()
}
