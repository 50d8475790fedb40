//! Emits the rows of structures and unions that have pointers, chains or handles.

use registry::model::{StructureType, Type};
use registry::{Registry, Report};

use super::field::Owner;
use super::members::Members;
use crate::emit::{OutputFile, RowsFile, commas};
use crate::{Found, names};

/// Emits `generated/structures.rs`.
pub(super) fn emit(registry: &Registry, members: &Members<'_>) -> Found<OutputFile> {
    let (mut typed, other): (Vec<&Type>, Vec<&Type>) =
        all(registry, members).partition(|ty| tag(ty).is_some());
    // The kit finds a structure of a chain by a binary search.
    typed.sort_by_key(|ty| tag(ty).map(|tag| tag.number));
    let groups = [("typed", typed), ("other", other)].map(|(group, types)| {
        let rows = types.into_iter().map(|ty| row(registry, members, ty));
        Ok((group, Report::collect(rows)?))
    });
    let file = RowsFile::new(
        "author-kit/src/generated/structures.rs",
        "each_structure",
        "Structures with pointers, chains or handles. Unsafe class: none; `structure/row.rs` says what a row is.",
    );
    Ok(file.groups(Report::collect(groups)?).finish())
}

/// The structures and unions that have a row.
pub(super) fn all<'a>(
    registry: &'a Registry,
    members: &Members<'_>,
) -> impl Iterator<Item = &'a Type> {
    registry.types.iter().filter(|ty| members.carries.has_row(&ty.name))
}

/// `BufferCreateInfo BUFFER_CREATE_INFO false [p_next: chain(); …]`; of a structure without `sType`
/// the type is missing.
fn row(registry: &Registry, members: &Members<'_>, ty: &Type) -> Found<String> {
    let rows = members.rows(&Owner::structure(&ty.name, ty.kind.members()))?.into_iter();
    let rows = rows.map(|(_, name, row)| format!("{name}: {row}"));
    let name = names::type_name(&ty.name);
    let value = tag(ty).map(|tag| names::structure_type(tag, &registry.tags) + " ");
    let (value, carries) = (value.unwrap_or_default(), members.carries.handles(&ty.name));
    Ok(format!("{name} {value}{carries} [{}]", commas(rows)))
}

/// What the structure's `sType` must be.
fn tag(ty: &Type) -> Option<&StructureType> {
    ty.structure()?.structure_type.as_ref()
}
