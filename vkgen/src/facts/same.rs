//! What Rust, C and the ABI distinguish of a type: two types with one text are the same.
//!
//! Names are followed through the aliases and typedefs of both registries, so that a promoted type
//! is the same type in both directions.

use std::collections::BTreeMap;

use registry::model::{ArrayLen, BaseType, CType, Registry, TypeKind};

use super::View;

/// One common name for all names of a type or of a constant, in both registries. No type has the name
/// of a constant.
pub(crate) struct Names<'a>(BTreeMap<&'a str, &'a str>);

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

    /// The aliases and typedefs of both registries.
    pub(crate) fn of_both(old: &'a Registry, new: &'a Registry) -> Names<'a> {
        let both = (typedefs(old), typedefs(new));
        // A typedef with another target in the newer registry unites no types.
        let stays = |(name, target): &(&str, &str), other: &BTreeMap<&str, &str>| {
            other.get(name).is_none_or(|found| found == target)
        };
        let before = both.0.clone().into_iter().filter(|pair| stays(pair, &both.1));
        let after = both.1.clone().into_iter().filter(|pair| stays(pair, &both.0));
        // The newer registry comes last, so that its names become the common names.
        let (old, new) = (aliases(old).chain(before), aliases(new).chain(after));
        Names::unite(old.chain(new))
    }

    /// The common name of `name`.
    pub(crate) fn of<'n>(&self, name: &'n str) -> &'n str
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
    let types = registry.types.iter();
    let types = types.filter_map(|ty| Some((ty.name.as_str(), ty.kind.alias()?)));
    let constants = registry.constants.iter();
    let constants = constants.filter_map(|one| Some((one.name.as_str(), one.alias_of.as_deref()?)));
    types.chain(constants)
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

/// The type as Rust distinguishes types: bits and their mask are one type.
pub(super) fn rust(view: &View<'_>, ty: &CType) -> String {
    written(view, ty, &|name| {
        let mask = view.registry.mask_of(name)?;
        Some(view.names.of(&mask.name).to_owned())
    })
}

/// The type as C distinguishes types: a mask is an integer.
pub(super) fn c(view: &View<'_>, ty: &CType) -> String {
    written(view, ty, &|name| match &view.registry.ty(name)?.kind {
        TypeKind::Bitmask(mask) => Some(format!("uint{}_t", mask.width)),
        _ => None,
    })
}

/// The type as compiled code depends on it: the widths of integers, and the names of structures and
/// handles, whose layouts are compared elsewhere.
pub(super) fn machine(view: &View<'_>, ty: &CType) -> String {
    match ty {
        CType::Pointer { to, .. } => format!("*{}", machine(view, to)),
        CType::Array { of, len, .. } => format!("{}[{}]", machine(view, of), length(view, len)),
        CType::Named(name) => match view.layouts.integer(name) {
            Some(integer) => format!("integer of {} bits", integer.bits),
            None => view.names.of(name).to_owned(),
        },
    }
}

fn written(view: &View<'_>, ty: &CType, other: &dyn Fn(&str) -> Option<String>) -> String {
    match ty {
        CType::Named(name) => {
            // The registry may lack the common name, which can come from the other registry.
            let one = view.names.of(name);
            other(name).or_else(|| other(one)).unwrap_or_else(|| one.to_owned())
        }
        CType::Pointer { constant, to } => {
            format!("*{}{}", if *constant { "const " } else { "" }, written(view, to, other))
        }
        CType::Array { of, len, .. } => {
            format!("{}[{}]", written(view, of, other), length(view, len))
        }
    }
}

/// The number of elements. A constant counts by its name, because a new value has its own entry.
fn length(view: &View<'_>, len: &ArrayLen) -> String {
    match len {
        ArrayLen::Literal(number) => number.to_string(),
        ArrayLen::Constant(name) => view.names.of(name).to_owned(),
    }
}
