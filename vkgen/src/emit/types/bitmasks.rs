//! Bitmasks: one alias of `Bitmask`, an integer, for a type of bits and the type of their sets.

use registry::model::{EnumGroup, Type};

use super::index::Index;
use super::values;
use crate::{Found, names};

/// The definition of a mask of `width` bits, whose names the group has.
pub(super) fn definition(
    index: &Index<'_>,
    ty: &Type,
    width: u32,
    group: Option<&EnumGroup>,
) -> Found<String> {
    let name = names::type_name(&ty.name);
    let bits = group.filter(|group| group.name != ty.name);
    let bits = bits.map_or(String::new(), |group| format!(" {}", group.name));
    let head = format!("{name} = {}{bits}, u{width}", ty.name);
    values::definition(index, "flags", &name, &head, group)
}
