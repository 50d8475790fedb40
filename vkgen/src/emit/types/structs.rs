//! Structures.

use registry::model::{Role, Struct, Type};
use registry::{Diagnostic, Known};

use super::comparisons::compares;
use super::index::Index;
use super::{bitfield, block, enums, members};
use crate::{Found, code, names};

/// One structure with its default and the accessors of its bit-fields.
pub(super) fn definition(index: &Index<'_>, ty: &Type, structure: &Struct) -> Found<String> {
    members::distinct(&ty.name, "member", &structure.members)?;
    index.check_size(ty)?;
    let fields = bitfield::pack(index, ty, &structure.members)?;
    let fields_rows = fields.iter().map(|field| match field {
        bitfield::Field::Plain(member) => members::row(member),
        bitfield::Field::Unit(unit) => unit.row(),
    });
    let name = names::type_name(&ty.name);
    let c_name = enums::c_name(index, ty).unwrap_or_default();
    let head = format!("struct {name}{c_name}{}", structure_type(index, ty, structure)?);
    let compares = structure.members.iter().all(|member| compares(index, &member.ty));
    let definition = if compares { "compared" } else { "plain_data" };
    let rows: Vec<String> = std::iter::once(head).chain(fields_rows).collect();
    Ok(block(definition, &rows) + &bitfield::accessors(index, &name, &fields))
}

/// The value of `s_type` and what the structure extends: `, DEVICE_GROUP_SUBMIT_INFO: SubmitInfo`.
fn structure_type(index: &Index<'_>, ty: &Type, structure: &Struct) -> Found<String> {
    let Some(tag) = &structure.structure_type else { return Ok(String::new()) };
    let begins = matches!(structure.members.as_slice(), [first, second, ..]
        if first.role == Role::SType
            && first.ty.is(Known::StructureType)
            && second.role == Role::Chain);
    if !begins {
        let late = structure.members.iter().find(|member| member.role == Role::SType);
        return Err(vec![Diagnostic::error(
            code::LATE_STRUCTURE_TYPE,
            late.map_or(&ty.position, |member| &member.position),
            format!("{} does not begin with sType, a VkStructureType, and pNext", ty.name),
            "correct the registry: a structure with `sType` begins with these two members",
        )]);
    }
    let value = names::structure_type(tag, &index.registry.tags);
    let extended: Vec<String> =
        structure.extends.iter().map(|base| names::type_name(base)).collect();
    let colon = if extended.is_empty() { "" } else { ": " };
    Ok(format!(", {value}{colon}{}", extended.join(" ")))
}
