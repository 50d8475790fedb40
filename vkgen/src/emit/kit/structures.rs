//! Emits the rows of structures and unions that have pointers, chains or handles.

use registry::model::{Struct, Type, TypeKind};
use registry::{Diagnostic, Registry, Report};

use super::carries;
use super::field::Owner;
use super::members::Members;
use crate::emit::{OutputFile, RowsFile};
use crate::names;

/// Emits `generated/structures.rs`.
pub(super) fn emit(
    registry: &Registry,
    members: &Members<'_>,
) -> Result<OutputFile, Vec<Diagnostic>> {
    let has_row = |ty: &&Type| members.carries.has_row(&ty.name);
    let (mut typed, other): (Vec<&Type>, Vec<&Type>) =
        registry.types.iter().filter(has_row).partition(|ty| structure_type(ty).is_some());
    // The kit finds a structure of a chain by a binary search.
    let number = |ty: &Type| {
        let values = registry.group("VkStructureType").map_or(&[][..], |group| &group.values);
        let name = structure_type(ty);
        values.iter().find(|value| Some(&*value.name) == name).map(|value| value.number)
    };
    typed.sort_by_key(|ty| number(ty));
    let mut file = RowsFile::new(
        "Structures with pointers, chains or handles. Unsafe class: none; `structure/row.rs` says what a row is.",
        "each_structure",
    );
    let rows =
        |types: Vec<&Type>| Report::collect(types.into_iter().map(|ty| row(registry, members, ty)));
    let (typed, other) = (rows(typed)?, rows(other)?);
    file.group("typed", typed.into_iter());
    file.group("other", other.into_iter());
    Ok(file.finish("author-kit/src/generated/structures.rs"))
}

/// `BufferCreateInfo BUFFER_CREATE_INFO false [p_next: chain(); …]`; of a structure without `sType`
/// the type is missing.
fn row(registry: &Registry, members: &Members<'_>, ty: &Type) -> Result<String, Vec<Diagnostic>> {
    let owner = Owner::structure(&ty.name, carries::members(&ty.kind));
    let rows = members.rows(&owner)?;
    let name = names::type_name(&ty.name);
    let value = structure_type(ty)
        .map(|value| names::enumerant("VkStructureType", value, &registry.tags) + " ")
        .unwrap_or_default();
    let carries = members.carries.handles(&ty.name);
    Ok(format!("{name} {value}{carries} [{}]", rows.join(", ")))
}

/// The value of the structure's `sType`.
fn structure_type(ty: &Type) -> Option<&str> {
    let TypeKind::Struct(Struct { members, .. }) = &ty.kind else { return None };
    members.first().filter(|first| first.name == "sType")?.value.as_deref()
}
