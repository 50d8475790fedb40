//! The structures that compare: those without pointers and unions, however deep.

use registry::external::{External, external};
use registry::model::{BaseType, CType, Member, TypeKind};

use super::index::Index;

/// Whether values of the type can be compared member by member.
pub(super) fn compares(index: &Index<'_>, ty: &CType) -> bool {
    let name = match ty {
        CType::Pointer { .. } => return false,
        CType::Array { of, .. } => return compares(index, of),
        CType::Named(name) => name,
    };
    let all = |members: &[Member]| members.iter().all(|member| compares(index, &member.ty));
    match index.registry.ty(name).map(|ty| &ty.kind) {
        Some(TypeKind::Base(BaseType::Typedef(of))) => compares(index, of),
        Some(TypeKind::External { .. }) => is_number(name),
        Some(TypeKind::Struct(structure)) => all(&structure.members),
        Some(TypeKind::Handle(_) | TypeKind::Enum | TypeKind::Bitmask(_)) => true,
        _ => false,
    }
}

fn is_number(name: &str) -> bool {
    let not = [External::Opaque, External::Pointer, External::WideText];
    external(name).is_some_and(|external| !not.contains(&external))
}
