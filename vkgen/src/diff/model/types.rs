//! Types of every kind but the values of enumerations.

use super::{Change, Changes, Impact, NewType, Sides, changed, commands, compare, layouts};
use registry::c_text;
use registry::model::{BaseType, Bitmask, Handle, Registry, Type, TypeKind};

pub(super) fn compare_all(sides: &Sides<'_>) -> Changes<NewType> {
    compare(
        named(sides.old),
        named(sides.new),
        |ty| describe(sides, ty),
        |old, new| changes(sides, old, new),
    )
}

/// The types; neither headers nor macros, of which the header's version is a new one each time.
fn named(registry: &Registry) -> impl Iterator<Item = (&str, &Type)> {
    let types = registry.types.iter();
    let types = types.filter(|ty| !matches!(ty.kind, TypeKind::Include | TypeKind::Define { .. }));
    types.map(|ty| (ty.name.as_str(), ty))
}

fn describe(sides: &Sides<'_>, ty: &Type) -> NewType {
    let meant = sides.new.ty(&ty.name).unwrap_or(ty);
    let layout = sides.new_layouts.of(&ty.name);
    NewType {
        name: ty.name.clone(),
        kind: meant.kind.word(),
        alias_of: alias(ty),
        size: layout.map(|layout| layout.size),
        align: layout.map(|layout| layout.align),
    }
}

fn alias(ty: &Type) -> Option<String> {
    match &ty.kind {
        TypeKind::Alias { target } => Some(target.clone()),
        _ => None,
    }
}

fn changes(sides: &Sides<'_>, old: &Type, new: &Type) -> Vec<Change> {
    let mut changes: Vec<Change> =
        changed("alias of", alias(old), alias(new), Impact::Compatible).into_iter().collect();
    // What an alias means is compared where it is defined.
    if alias(old).is_some() {
        return changes;
    }
    let Some(now) = sides.new.ty(&new.name) else {
        return changes;
    };
    changes.extend(meaning(sides, old, now));
    changes
}

/// What is different between two definitions.
fn meaning(sides: &Sides<'_>, old: &Type, new: &Type) -> Vec<Change> {
    match (&old.kind, &new.kind) {
        (TypeKind::Struct(before), TypeKind::Struct(after)) => {
            layouts::structures(sides, &old.name, &new.name, before, after)
        }
        (TypeKind::Union(before), TypeKind::Union(after)) => {
            layouts::members(sides, &old.name, &new.name, before, after)
        }
        (TypeKind::FunctionPointer(before), TypeKind::FunctionPointer(after)) => {
            commands::signature(sides, before, after)
        }
        (TypeKind::Handle(before), TypeKind::Handle(after)) => handles(before, after),
        (TypeKind::Bitmask(before), TypeKind::Bitmask(after)) => bitmasks(before, after),
        (TypeKind::Base(before), TypeKind::Base(after)) => {
            changed("definition", base(before), base(after), Impact::Abi).into_iter().collect()
        }
        (before, after) => {
            let word = |one: &TypeKind| Some(one.word().to_owned());
            changed("kind", word(before), word(after), Impact::Abi).into_iter().collect()
        }
    }
}

fn handles(old: &Handle, new: &Handle) -> Vec<Change> {
    let dispatchable = |one: &Handle| Some(one.dispatchable.to_string());
    let all = [
        changed("dispatchable", dispatchable(old), dispatchable(new), Impact::Abi),
        changed("parent", old.parent.clone(), new.parent.clone(), Impact::Compatible),
        changed(
            "object type",
            old.object_type.clone(),
            new.object_type.clone(),
            Impact::Compatible,
        ),
    ];
    all.into_iter().flatten().collect()
}

fn bitmasks(old: &Bitmask, new: &Bitmask) -> Vec<Change> {
    let width = |one: &Bitmask| Some(one.width.to_string());
    let all = [
        changed("width in bits", width(old), width(new), Impact::Abi),
        changed("bits", old.bits.clone(), new.bits.clone(), Impact::Compatible),
    ];
    all.into_iter().flatten().collect()
}

fn base(base: &BaseType) -> Option<String> {
    Some(match base {
        BaseType::Typedef(ty) => c_text::declaration(ty, ""),
        BaseType::OpaqueStruct => "opaque structure".to_owned(),
        BaseType::OpaquePointer => "opaque pointer".to_owned(),
    })
}
