//! Bit-fields: Rust has none, so a storage unit is one private integer with `get_` and `set_` per
//! field.
//!
//! [`registry::layout`] computes where C puts each field. Two forms of C have no form in Rust and
//! are refused: fields of different widths in one unit, and a member that C moves into the unused
//! bits of a unit.

use registry::Diagnostic;
use registry::model::{Member, Type, TypeKind};

use super::index::Index;
use crate::rust_type::{Scope, member_type};
use crate::{Found, code, names};

/// A field of the Rust structure.
pub(super) enum Field<'a> {
    /// A member that is no bit-field.
    Plain(&'a Member),
    /// The integer that holds some bit-fields.
    Unit(Unit<'a>),
}

/// A storage unit.
pub(super) struct Unit<'a> {
    /// Its number among the units of the structure.
    number: usize,
    /// Its place in the structure, in bits.
    start: u64,
    width: u32,
    /// The bit-fields, each with its place in the unit.
    bits: Vec<(&'a Member, u64)>,
}

impl Unit<'_> {
    /// `bitfield_0: u32 as { get_mask get_flags }`.
    pub(super) fn row(&self) -> String {
        let getters = self.bits.iter().map(|(member, _)| names::member(&member.name));
        let getters: String = getters.map(|name| format!("get_{name} ")).collect();
        format!("bitfield_{}: u{} as {{ {getters}}}", self.number, self.width)
    }

    /// `bit_field!(bitfield_0: u32, 24, 0xff, get_flags, set_flags, GeometryInstanceFlagsKHR);`. The
    /// type stands there if it is a newtype around the integer: flags or an enumeration.
    fn accessors(&self, index: &Index<'_>) -> String {
        let Unit { number, width, bits, .. } = self;
        let accessors = bits.iter().map(|(member, shift)| {
            let name = names::member(&member.name);
            let mask = u64::MAX >> (64 - member.bits.unwrap_or(*width));
            let ty = index.registry.underlying(member.ty.innermost());
            let newtype = match ty.map(|ty| &ty.kind) {
                Some(TypeKind::Bitmask(_)) => format!(", {}", member_type(&member.ty, Scope::Inside)),
                _ => String::new(),
            };
            format!(
                "    bit_field!(bitfield_{number}: u{width}, {shift}, {mask:#x}, get_{name}, set_{name}{newtype});\n"
            )
        });
        accessors.collect()
    }
}

/// The members of a structure, with every run of bit-fields packed into units. A field that Rust
/// would put elsewhere than C is refused.
pub(super) fn pack<'a>(
    index: &Index<'_>,
    ty: &Type,
    members: &'a [Member],
) -> Found<Vec<Field<'a>>> {
    let mut fields: Vec<Field<'a>> = Vec::new();
    // The number of the next unit, and where the next field may begin in Rust, in bits.
    let (mut number, mut end) = (0, 0);
    let places = index.layouts.members(&ty.name).into_iter().flatten();
    for (member, placed) in members.iter().zip(places) {
        let place = placed.offset * 8 + placed.bit.unwrap_or(0);
        let width = member.bits.map(|_| width(index, ty, member)).transpose()?;
        let start = place - width.map_or(0, |width| place % u64::from(width));
        if let Some(Field::Unit(unit)) = fields.last_mut()
            && (unit.start, Some(unit.width)) == (start, width)
        {
            unit.bits.push((member, place - start));
            continue;
        }
        let layout = index.layouts.of_c_type(&member.ty);
        let (size, align) = layout.map_or((0, 8), |layout| (layout.size * 8, layout.align * 8));
        if place != u64::next_multiple_of(end, align) {
            return Err(refused(ty, member, "C packs it into the bytes of the member before it"));
        }
        end = place + size;
        fields.push(match width {
            None => Field::Plain(member),
            Some(width) => {
                number += 1;
                Field::Unit(Unit { number: number - 1, start, width, bits: vec![(member, 0)] })
            }
        });
    }
    Ok(fields)
}

/// `impl Name { get_… set_… }`; nothing where no field is a unit.
pub(super) fn accessors(index: &Index<'_>, name: &str, fields: &[Field<'_>]) -> String {
    let accessors = fields.iter().filter_map(|field| match field {
        Field::Unit(unit) => Some(unit.accessors(index)),
        Field::Plain(_) => None,
    });
    let accessors: String = accessors.collect();
    if accessors.is_empty() { accessors } else { format!("impl {name} {{\n{accessors}}}\n") }
}

/// The width of the integer that holds a bit-field.
fn width(index: &Index<'_>, ty: &Type, member: &Member) -> Found<u32> {
    let integer = index.layouts.integer(member.ty.innermost()).filter(|integer| !integer.signed);
    let width = integer.map(|integer| integer.bits);
    width.ok_or_else(|| refused(ty, member, "its type is not an unsigned integer"))
}

/// The finding about a bit-field that Rust cannot lay out as C does, and `why`.
pub(super) fn refused(ty: &Type, member: &Member, why: &str) -> Vec<Diagnostic> {
    vec![Diagnostic::error(
        code::NO_LAYOUT,
        &member.position,
        format!("{}::{} has no layout in Rust: {why}", ty.name, member.name),
        "add the layout to vkgen/src/emit/types/bitfield.rs",
    )]
}
