//! Bit-fields: Rust has none, so a storage unit is one private integer with `get_` and `set_` per
//! field.
//!
//! [`registry::layout`] computes where C puts each field. Two forms of C have no form in Rust and
//! are refused: fields of different widths in one unit, and a member that C moves into the unused
//! bits of a unit.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
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
    name: Ident,
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

impl Bits<'_> {
    fn getter(&self) -> Ident {
        format_ident!("get_{}", names::member(&self.member.name))
    }
}

impl Unit<'_> {
    /// `bitfield_0: u32 as { get_mask get_flags }`.
    pub(super) fn row(&self) -> TokenStream {
        let name = &self.name;
        let integer = self.integer();
        let getters = self.bits.iter().map(|bits| bits.getter());
        quote!(#name: #integer as { #(#getters)* })
    }

    fn integer(&self) -> Ident {
        format_ident!("u{}", self.width)
    }

    fn accessors(&self) -> impl Iterator<Item = TokenStream> {
        self.bits.iter().map(|bits| self.accessor(bits))
    }

    fn accessor(&self, bits: &Bits<'_>) -> TokenStream {
        let unit = &self.name;
        let member = names::member(&bits.member.name);
        let getter = bits.getter();
        let setter = format_ident!("set_{member}");
        let integer = self.integer();
        let shift = Literal::u64_unsuffixed(bits.shift);
        let mask = self.mask(bits);
        let newtype = bits.newtype.then(|| {
            let ty = member_type(&bits.member.ty, Scope::Inside);
            quote!(, #ty)
        });
        quote!(bit_field!(#unit: #integer, #shift, #mask, #getter, #setter #newtype);)
    }

    /// The bits that the field's values may have.
    fn mask(&self, bits: &Bits<'_>) -> TokenStream {
        let mask = u64::MAX >> (64 - bits.width);
        let text = format!("{mask:#x}");
        syn::parse_str::<Literal>(&text).map_or_else(|_| quote!(#mask), |l| quote!(#l))
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
    let mut units = 0;
    // Where the next field may begin in Rust, in bits.
    let mut end = 0;
    let places = index.layouts.members(&ty.name).into_iter().flatten();
    for (member, placed) in members.iter().zip(places) {
        let place = placed.offset * 8 + placed.bit.unwrap_or(0);
        let in_place = place == next(index, end, &member.ty);
        let Some(width) = member.bits else {
            if !in_place {
                return Err(refused(
                    ty,
                    member,
                    "C packs the member into the bit-fields before it",
                ));
            }
            end = place + size(index, &member.ty);
            fields.push(Field::Plain(member));
            continue;
        };
        let storage = storage(index, ty, member)?;
        let shift = place % u64::from(storage.width);
        let bits = Bits { member, shift, width, newtype: storage.newtype };
        let start = place - shift;
        match fields.last_mut() {
            Some(Field::Unit(unit)) if (unit.start, unit.width) == (start, storage.width) => {
                unit.bits.push(bits);
                continue;
            }
            Some(Field::Unit(_)) if !in_place => {
                return Err(refused(
                    ty,
                    member,
                    "its type is not as wide as that of the bit-field before it",
                ));
            }
            _ if !in_place => {
                return Err(refused(
                    ty,
                    member,
                    "C packs the bit-field into the bytes after the member before it",
                ));
            }
            _ => {}
        }
        let name = format_ident!("bitfield_{units}");
        units += 1;
        end = start + u64::from(storage.width);
        fields.push(Field::Unit(Unit { name, start, width: storage.width, bits: vec![bits] }));
    }
    Ok(fields)
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
pub(super) fn accessors(name: &Ident, fields: &[Field<'_>]) -> TokenStream {
    let units = fields.iter().filter_map(|field| match field {
        Field::Unit(unit) => Some(unit),
        Field::Plain(_) => None,
    });
    let accessors: TokenStream = units.flat_map(Unit::accessors).collect();
    if accessors.is_empty() {
        return quote!();
    }
    quote!(impl #name { #accessors })
}

/// The declared type of a bit-field.
struct Storage {
    width: u32,
    newtype: bool,
}

fn storage(index: &Index<'_>, ty: &Type, member: &Member) -> Result<Storage, Vec<Diagnostic>> {
    let name = member.ty.innermost();
    let integer = index.layouts.integer(name).filter(|integer| !integer.signed);
    let Some(integer) = integer else {
        return Err(refused(ty, member, "its type is not an unsigned integer"));
    };
    let newtype =
        index.registry.underlying(name).is_some_and(|ty| matches!(ty.kind, TypeKind::Bitmask(_)));
    Ok(Storage { width: integer.bits, newtype })
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
