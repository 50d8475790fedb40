//! Which structures carry handles (as a member, behind a pointer, or in a structure of their
//! chain), and which have any member that a walk must see.

use std::collections::BTreeSet;

use registry::Registry;
use registry::model::{CType, Member, Role};

/// Names of structures and unions.
pub(super) struct Carries<'a> {
    handles: BTreeSet<&'a str>,
    rows: BTreeSet<&'a str>,
}

impl<'a> Carries<'a> {
    pub(super) fn new(registry: &'a Registry) -> Carries<'a> {
        Carries {
            handles: closure(registry, true, is_handle),
            rows: closure(registry, false, |member| {
                matches!(member.ty, CType::Pointer { .. })
                    || member.role == Role::SType
                    || is_handle(member)
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

/// Whether the member is a handle, or a number that is one, or leads to such.
pub(super) fn is_handle(member: &Member) -> bool {
    matches!(member.role, Role::Handle(_) | Role::AnyHandle { .. })
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
            if ty.kind.members().iter().any(reaches) {
                found.insert(&ty.name);
                if let (Some(structure), true) = (ty.structure(), chains) {
                    found.extend(structure.extends.iter().map(String::as_str));
                }
            }
        }
        if found.len() == before {
            return found;
        }
    }
}
