//! Unions of `vk.xml`.

use registry::model::{Member, Type};

use super::index::Index;
use super::{bitfield, block, members};
use crate::{Found, names};

/// The definition of a union.
pub(super) fn definition(index: &Index<'_>, ty: &Type, members: &[Member]) -> Found<String> {
    members::distinct(&ty.name, "member", members)?;
    index.check_size(ty)?;
    if let Some(member) = members.iter().find(|member| member.bits.is_some()) {
        return Err(bitfield::refused(ty, member, "bit-fields of unions are not supported"));
    }
    let head = format!("union {} = {}", names::type_name(&ty.name), ty.name);
    let rows: Vec<String> = std::iter::once(head).chain(members.iter().map(members::row)).collect();
    Ok(block("plain_data", &rows))
}
