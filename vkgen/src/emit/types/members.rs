//! Members of structures and unions, and what parameters and functions have in common with them.

use std::collections::BTreeMap;

use registry::model::{CType, Member};
use registry::{Diagnostic, Known};

use crate::rust_type::{Scope, member_type};
use crate::{Found, code, names};

/// Checks that the names of members, or of parameters (`what`), differ in Rust, too: names that differ
/// in C by case or underscores alone can be equal in Rust.
pub(super) fn distinct(owner: &str, what: &str, members: &[Member]) -> Found<()> {
    let mut seen: BTreeMap<String, &str> = BTreeMap::new();
    for Member { name, position, .. } in members {
        let rust = names::member(name);
        if let Some(first) = seen.insert(rust.clone(), name) {
            return Err(vec![Diagnostic::error(
                code::SAME_MEMBER,
                position,
                format!("{first} and {name} of {owner} are both the {what} `{rust}` in Rust"),
                "give one of them another Rust name in vkgen/src/names.rs",
            )]);
        }
    }
    Ok(())
}

/// `pub p_next: *const c_void`; characters are `as text`.
pub(super) fn row(member: &Member) -> String {
    let text = if is_text(&member.ty) { " as text" } else { "" };
    let ty = member_type(&member.ty, Scope::Inside);
    format!("pub {}: {ty}{text}", names::ident(&names::member(&member.name)))
}

fn is_text(ty: &CType) -> bool {
    matches!(ty, CType::Array { of, .. } if of.is(Known::Char))
}
