//! Bit-fields: Rust has none, so a storage unit is one private integer with `get_` and `set_` per
//! field.
//!
//! [`registry::layout`] computes where C puts each field. Two forms of C have no form in Rust and
//! are refused: fields of different widths in one unit, and a member that C moves into the unused
//! bits of a unit.

use registry::Diagnostic;
use registry::model::{CType, Member, Type, TypeKind};

use super::index::Index;
use crate::rust_type::{Scope, member_type};
use crate::{code, names};

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
    bits: Vec<Bits<'a>>,
}

/// A bit-field within its unit.
struct Bits<'a> {
    member: &'a Member,
    shift: u64,
    width: u32,
    /// Whether the declared type is a newtype around the integer: flags or an enumeration.
    newtype: bool,
}

impl Unit<'_> {
    /// `bitfield_0: u32 as { get_mask get_flags }`.
    pub(super) fn row(&self) -> String {
        let getters = self.bits.iter().map(|bits| names::member(&bits.member.name));
        let getters: String = getters.map(|name| format!("get_{name} ")).collect();
        format!("bitfield_{}: u{} as {{ {getters}}}", self.number, self.width)
    }

    /// `bit_field!(bitfield_0: u32, 24, 0xff, get_flags, set_flags, GeometryInstanceFlagsKHR);`.
    fn accessors(&self) -> impl Iterator<Item = String> {
        self.bits.iter().map(|Bits { member, shift, width, newtype }| {
            let (name, mask) = (names::member(&member.name), u64::MAX >> (64 - width));
            let ty = member_type(&member.ty, Scope::Inside);
            let newtype = if *newtype { format!(", {ty}") } else { String::new() };
            format!(
                "    bit_field!(bitfield_{}: u{}, {shift}, {mask:#x}, get_{name}, set_{name}{newtype});\n",
                self.number, self.width,
            )
        })
    }
}

/// The members of a structure, with every run of bit-fields packed into units. A field that Rust
/// would put elsewhere than C is refused.
pub(super) fn pack<'a>(
    index: &Index<'_>,
    ty: &Type,
    members: &'a [Member],
) -> Result<Vec<Field<'a>>, Vec<Diagnostic>> {
    let mut fields: Vec<Field<'a>> = Vec::new();
    let mut number = 0;
    // Where the next field may begin in Rust, in bits.
    let mut end = 0;
    let places = index.layouts.members(&ty.name).into_iter().flatten();
    for (member, placed) in members.iter().zip(places) {
        let place = placed.offset * 8 + placed.bit.unwrap_or(0);
        let storage = member.bits.map(|width| storage(index, ty, member, width)).transpose()?;
        if let (Some((width, bits)), Some(Field::Unit(unit))) = (&storage, fields.last_mut())
            && (unit.start, unit.width) == (place - place % u64::from(*width), *width)
        {
            let shift = place - unit.start;
            unit.bits.push(Bits { shift, ..*bits });
            continue;
        }
        if place != next(index, end, &member.ty) {
            return Err(refused(ty, member, moved(&storage, fields.last())));
        }
        end = place + size(index, &member.ty);
        fields.push(match storage {
            None => Field::Plain(member),
            Some((width, bits)) => {
                number += 1;
                Field::Unit(Unit { number: number - 1, start: place, width, bits: vec![bits] })
            }
        });
    }
    Ok(fields)
}

/// Why C puts a member elsewhere than Rust, of which `before` is the field before it.
fn moved(storage: &Option<(u32, Bits<'_>)>, before: Option<&Field<'_>>) -> &'static str {
    match (storage, before) {
        (None, _) => "C packs the member into the bit-fields before it",
        (Some(_), Some(Field::Unit(_))) => {
            "its type is not as wide as that of the bit-field before it"
        }
        (Some(_), _) => "C packs the bit-field into the bytes after the member before it",
    }
}

/// Where Rust puts a field of this type behind `end`, in bits.
fn next(index: &Index<'_>, end: u64, ty: &CType) -> u64 {
    let align = index.layouts.of_c_type(ty).map_or(1, |layout| layout.align);
    end.next_multiple_of(align * 8)
}

fn size(index: &Index<'_>, ty: &CType) -> u64 {
    index.layouts.of_c_type(ty).map_or(0, |layout| layout.size * 8)
}

/// `impl Name { get_… set_… }`; nothing where no field is a unit.
pub(super) fn accessors(name: &str, fields: &[Field<'_>]) -> String {
    let units = fields.iter().filter_map(|field| match field {
        Field::Unit(unit) => Some(unit),
        Field::Plain(_) => None,
    });
    let accessors: String = units.flat_map(Unit::accessors).collect();
    if accessors.is_empty() { accessors } else { format!("impl {name} {{\n{accessors}}}\n") }
}

/// The width of the integer that holds a bit-field, and the bit-field at its beginning.
fn storage<'a>(
    index: &Index<'_>,
    ty: &Type,
    member: &'a Member,
    width: u32,
) -> Result<(u32, Bits<'a>), Vec<Diagnostic>> {
    let name = member.ty.innermost();
    let integer = index.layouts.integer(name).filter(|integer| !integer.signed);
    let Some(integer) = integer else {
        return Err(refused(ty, member, "its type is not an unsigned integer"));
    };
    let newtype =
        index.registry.underlying(name).is_some_and(|ty| matches!(ty.kind, TypeKind::Bitmask(_)));
    Ok((integer.bits, Bits { member, shift: 0, width, newtype }))
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
