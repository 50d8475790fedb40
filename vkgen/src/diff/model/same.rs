//! Whether two types, one of each registry, are the same for Rust, for C, and for the ABI.
//!
//! Names are followed through the aliases and typedefs of both registries, so that a promoted type
//! is the same type in both directions.

use std::collections::BTreeMap;

use registry::layout::Layouts;
use registry::model::{ArrayLen, BaseType, CType, Registry, TypeKind};

use crate::diff::reader::Reader;

/// One common name for all names of a type or constant, in both registries.
pub(super) struct Names<'a>(BTreeMap<&'a str, &'a str>);

impl<'a> Names<'a> {
    /// Unites the pairs of names; the first name of a pair is followed to the second.
    fn unite(pairs: impl Iterator<Item = (&'a str, &'a str)>) -> Names<'a> {
        let mut names = Names(BTreeMap::new());
        for (name, other) in pairs {
            let (from, to) = (names.of(name), names.of(other));
            if from != to {
                names.0.insert(from, to);
            }
        }
        names
    }

    /// Aliases and typedefs of types.
    pub(super) fn types(old: &'a Registry, new: &'a Registry) -> Names<'a> {
        let both = (typedefs(old), typedefs(new));
        // A typedef with another target in the newer registry unites no types.
        let stays = |(name, target): &(&str, &str), other: &BTreeMap<&str, &str>| {
            other.get(name).is_none_or(|found| found == target)
        };
        let before = both.0.clone().into_iter().filter(|pair| stays(pair, &both.1));
        let after = both.1.clone().into_iter().filter(|pair| stays(pair, &both.0));
        // The newer registry comes last, so that its names become the common names.
        Names::unite(aliases(old).chain(before).chain(aliases(new)).chain(after))
    }

    /// Aliases of constants.
    pub(super) fn constants(old: &'a Registry, new: &'a Registry) -> Names<'a> {
        let all = old.constants.iter().chain(&new.constants);
        Names::unite(all.filter_map(|one| Some((one.name.as_str(), one.alias_of.as_deref()?))))
    }

    /// The common name of `name`.
    pub(super) fn of<'n>(&self, name: &'n str) -> &'n str
    where
        'a: 'n,
    {
        let mut name = name;
        while let Some(next) = self.0.get(name) {
            name = next;
        }
        name
    }
}

fn aliases(registry: &Registry) -> impl Iterator<Item = (&str, &str)> {
    registry.types.iter().filter_map(|ty| Some((ty.name.as_str(), ty.kind.alias()?)))
}

fn typedefs(registry: &Registry) -> BTreeMap<&str, &str> {
    let all = registry.types.iter().filter_map(|ty| match &ty.kind {
        TypeKind::Base(BaseType::Typedef(CType::Named(target))) => {
            Some((ty.name.as_str(), target.as_str()))
        }
        _ => None,
    });
    all.collect()
}

/// One registry's side of a comparison of types.
pub(super) struct Side<'a, 's> {
    pub(super) registry: &'a Registry,
    pub(super) layouts: &'s Layouts<'a>,
    pub(super) types: &'s Names<'a>,
    pub(super) constants: &'s Names<'a>,
}

/// The readers for whom the two types differ. `None` stands for a missing parameter.
pub(super) fn breaks(
    (old, old_side): (Option<&CType>, &Side<'_, '_>),
    (new, new_side): (Option<&CType>, &Side<'_, '_>),
) -> Vec<Reader> {
    type Text = fn(&Side<'_, '_>, &CType) -> String;
    let differ = |text: Text| old.map(|ty| text(old_side, ty)) != new.map(|ty| text(new_side, ty));
    let texts: [(Reader, Text); 3] =
        [(Reader::Source, rust), (Reader::Abi, machine), (Reader::C, c)];
    texts.into_iter().filter(|(_, text)| differ(*text)).map(|(reader, _)| reader).collect()
}

/// The type as Rust distinguishes types: bits and their mask are one type.
fn rust(side: &Side<'_, '_>, ty: &CType) -> String {
    written(side, ty, &|name| {
        let mask = side.registry.mask_of(name)?;
        Some(side.types.of(&mask.name).to_owned())
    })
}

/// The type as C distinguishes types: a mask is an integer.
fn c(side: &Side<'_, '_>, ty: &CType) -> String {
    written(side, ty, &|name| match &side.registry.ty(name)?.kind {
        TypeKind::Bitmask(mask) => Some(format!("uint{}_t", mask.width)),
        _ => None,
    })
}

/// The type as compiled code depends on it: the widths of integers, and the names of structures and
/// handles, whose layouts are compared elsewhere.
fn machine(side: &Side<'_, '_>, ty: &CType) -> String {
    match ty {
        CType::Pointer { to, .. } => format!("*{}", machine(side, to)),
        CType::Array { of, len, .. } => format!("{}[{}]", machine(side, of), length(side, len)),
        CType::Named(name) => match side.layouts.integer(name) {
            Some(integer) => format!("integer of {} bits", integer.bits),
            None => side.types.of(name).to_owned(),
        },
    }
}

fn written(side: &Side<'_, '_>, ty: &CType, other: &dyn Fn(&str) -> Option<String>) -> String {
    match ty {
        CType::Named(name) => {
            // The registry may lack the common name, which can come from the other registry.
            let one = side.types.of(name);
            other(name).or_else(|| other(one)).unwrap_or_else(|| one.to_owned())
        }
        CType::Pointer { constant, to } => {
            format!("*{}{}", if *constant { "const " } else { "" }, written(side, to, other))
        }
        CType::Array { of, len, .. } => {
            format!("{}[{}]", written(side, of, other), length(side, len))
        }
    }
}

/// The number of elements. A constant counts by its name, because a new value has its own entry.
fn length(side: &Side<'_, '_>, len: &ArrayLen) -> String {
    match len {
        ArrayLen::Literal(number) => number.to_string(),
        ArrayLen::Constant(name) => side.constants.of(name).to_owned(),
    }
}
