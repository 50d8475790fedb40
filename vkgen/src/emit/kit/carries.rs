//! Which structures carry handles (as a member, behind a pointer, or in a structure of their
//! chain), and which have any member that a walk must see.

use std::collections::BTreeSet;

use registry::Registry;
use registry::model::{CType, Member, TypeKind};

/// Names of structures and unions.
pub(super) struct Carries<'a> {
    handles: BTreeSet<&'a str>,
    rows: BTreeSet<&'a str>,
}

impl<'a> Carries<'a> {
    pub(super) fn new(registry: &'a Registry) -> Carries<'a> {
        Carries {
            handles: closure(registry, true, |member| {
                is_handle(registry, member.ty.innermost())
                    || member.attributes.get("objecttype").is_some()
            }),
            rows: closure(registry, false, |member| {
                matches!(member.ty, CType::Pointer { .. })
                    || member.name == "sType"
                    || is_handle(registry, member.ty.innermost())
                    || member.attributes.get("objecttype").is_some()
            }),
        }
    }

    /// Whether the structure or union carries a handle.
    pub(super) fn handles(&self, name: &str) -> bool {
        self.handles.contains(name)
    }

    /// Whether the structure or union has a row.
    pub(super) fn has_row(&self, name: &str) -> bool {
        self.rows.contains(name)
    }
}

/// Whether the type is a handle.
pub(super) fn is_handle(registry: &Registry, name: &str) -> bool {
    registry.ty(name).is_some_and(|ty| matches!(ty.kind, TypeKind::Handle(_)))
}

/// The members of a structure or union.
pub(in crate::emit) fn members(kind: &TypeKind) -> &[Member] {
    match kind {
        TypeKind::Struct(structure) => &structure.members,
        TypeKind::Union(members) => members,
        _ => &[],
    }
}

/// The structures with a member for which `is_so` is true, and the structures with a member of such
/// a structure. With `chains` also the structures that such a structure extends.
pub(in crate::emit) fn closure(
    registry: &Registry,
    chains: bool,
    is_so: impl Fn(&Member) -> bool,
) -> BTreeSet<&str> {
    let mut found: BTreeSet<&str> = BTreeSet::new();
    loop {
        let before = found.len();
        for ty in &registry.types {
            let reaches = |member: &Member| {
                let inner = registry.ty(member.ty.innermost());
                is_so(member) || inner.is_some_and(|inner| found.contains(&*inner.name))
            };
            if members(&ty.kind).iter().any(reaches) {
                found.insert(&ty.name);
                if let (TypeKind::Struct(structure), true) = (&ty.kind, chains) {
                    let bases = structure.extends.iter().filter_map(|base| registry.ty(base));
                    found.extend(bases.map(|base| &*base.name));
                }
            }
        }
        if found.len() == before {
            return found;
        }
    }
}
