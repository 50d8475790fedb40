//! Types of every kind, without the values of enumerations.

use super::{
    Change, Changes, Fact, NewType, Sides, attributes, changed, commands, compare, different,
    layouts,
};
use crate::diff::reader::{EVERYTHING, NOBODY, Reader};
use registry::c_text;
use registry::model::{BaseType, Bitmask, Handle, Type, TypeKind};

pub(super) fn compare_all(sides: &Sides<'_>) -> Changes<NewType> {
    compare(
        &sides.old.types,
        &sides.new.types,
        |ty| describe(sides, ty),
        |old, new| changes(sides, old, new),
    )
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
    ty.kind.alias().map(str::to_owned)
}

fn changes(sides: &Sides<'_>, old: &Type, new: &Type) -> Vec<Change> {
    let mut changes: Vec<Change> =
        changed("alias of", alias(old), alias(new), NOBODY).into_iter().collect();
    let (Some(was), Some(now)) = (sides.old.ty(&old.name), sides.new.ty(&new.name)) else {
        return changes;
    };
    // If both are aliases of one type, the changes are listed under the name of that type.
    let elsewhere = alias(old).is_some() && alias(new).is_some() && was.name == now.name;
    if !elsewhere {
        changes.extend(meaning(sides, was, now));
        changes.extend(attributes::changes(None, &was.attributes, &now.attributes));
    }
    changes
}

/// The differences between two definitions.
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
        (TypeKind::Handle(before), TypeKind::Handle(after)) => {
            different(handle(before), handle(after)).collect()
        }
        (TypeKind::Bitmask(before), TypeKind::Bitmask(after)) => bitmasks(sides, before, after),
        // The macro of the header version changes each time, and the title has the version.
        (TypeKind::Define { .. }, TypeKind::Define { .. })
            if new.name.starts_with("VK_HEADER_VERSION") =>
        {
            Vec::new()
        }
        (TypeKind::External { header: before }, TypeKind::External { header: after }) => {
            let file = |header: &Option<String>| header.as_deref().map(c_text::header_file);
            changed("declared in", file(before), file(after), NOBODY).into_iter().collect()
        }
        (before, after) if before.word() == after.word() => {
            let breaks = match (before, after) {
                (
                    TypeKind::Base(BaseType::Typedef(before)),
                    TypeKind::Base(BaseType::Typedef(after)),
                ) => sides.breaks(Some(before), Some(after)),
                (TypeKind::Base(_), _) => EVERYTHING.to_vec(),
                (TypeKind::Define { .. }, _) if head(before) != head(after) => vec![Reader::C],
                _ => Vec::new(),
            };
            let texts = (text(before), text(after));
            changed("definition", texts.0, texts.1, &breaks).into_iter().collect()
        }
        (before, after) => {
            let word = |one: &TypeKind| Some(one.word().to_owned());
            let layouts = (sides.old_layouts.of(&old.name), sides.new_layouts.of(&new.name));
            let breaks = if layouts.0 == layouts.1 { &[Reader::Source][..] } else { EVERYTHING };
            changed("kind", word(before), word(after), breaks).into_iter().collect()
        }
    }
}

fn handle(one: &Handle) -> Vec<Fact> {
    vec![
        ("dispatchable", Some(one.dispatchable.to_string()), EVERYTHING),
        ("parent", one.parent.clone(), NOBODY),
        ("object type", one.object_type.clone(), NOBODY),
    ]
}

fn bitmasks(sides: &Sides<'_>, old: &Bitmask, new: &Bitmask) -> Vec<Change> {
    let width = |one: &Bitmask| Some(one.width.to_string());
    let bits = |one: &Bitmask| one.bits.as_deref().map(|bits| sides.types.of(bits).to_owned());
    let both = (old.bits.clone(), new.bits.clone());
    let bits = if bits(old) == bits(new) { None } else { changed("bits", both.0, both.1, NOBODY) };
    let width = changed("width in bits", width(old), width(new), EVERYTHING);
    [width, bits].into_iter().flatten().collect()
}

/// The part of a macro that its users write: the name, and the parameters if there are any. Users
/// compile with another body (`22U` for `22`) as before.
fn head(kind: &TypeKind) -> Option<&str> {
    let TypeKind::Define { text } = kind else { return None };
    let definition = text.split_once("#define")?.1.trim_start();
    let name = definition.find(|one: char| one != '_' && !one.is_ascii_alphanumeric());
    let name = name.unwrap_or(definition.len());
    let has_parameters = definition[name..].starts_with('(');
    let end = if has_parameters { definition.find(')').unwrap_or(name) } else { name };
    Some(&definition[..end])
}

fn text(kind: &TypeKind) -> Option<String> {
    match kind {
        TypeKind::Base(BaseType::Typedef(ty)) => Some(c_text::declaration(ty, "")),
        TypeKind::Base(BaseType::OpaqueStruct) => Some("opaque structure".to_owned()),
        TypeKind::Base(BaseType::OpaquePointer) => Some("opaque pointer".to_owned()),
        // The text of the macro on one line.
        TypeKind::Define { text } => Some(text.split_whitespace().collect::<Vec<_>>().join(" ")),
        _ => None,
    }
}
