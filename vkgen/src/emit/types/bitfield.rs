//! Bit-fields: Rust has none, so a storage unit is one private integer with `get_` and `set_` per
//! field.
//!
//! The layout is the one of gcc and clang on little-endian machines: fields fill a unit of their
//! declared type from the lowest bit on, and one that does not fit any more begins the next unit.
//! Two things that C can say have no such integer and are refused: fields of different widths in
//! one run, and a member that C would move into the rest of a unit that is not full.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use registry::Diagnostic;
use registry::model::{CType, Member, Type, TypeKind};

use super::index::Index;
use crate::names;
use crate::rust_type::{Scope, member_type};

/// A field of the Rust structure.
pub(super) enum Field<'a> {
    /// A member as it is.
    Plain(&'a Member),
    /// The integer that holds some bit-fields.
    Unit(Unit<'a>),
}

/// A storage unit.
pub(super) struct Unit<'a> {
    name: Ident,
    width: u32,
    bits: Vec<Bits<'a>>,
}

/// A bit-field within its unit.
struct Bits<'a> {
    member: &'a Member,
    shift: u32,
    width: u32,
    /// It is declared with a newtype around the integer: flags or an enumeration.
    newtype: bool,
}

impl Unit<'_> {
    /// `bitfield_0: u32`.
    pub(super) fn declaration(&self) -> TokenStream {
        let name = &self.name;
        let integer = self.integer();
        quote!(#name: #integer)
    }

    fn integer(&self) -> Ident {
        format_ident!("u{}", self.width)
    }

    fn used(&self) -> u32 {
        self.bits.last().map_or(0, |bits| bits.shift + bits.width)
    }

    fn accessors(&self) -> impl Iterator<Item = TokenStream> {
        self.bits.iter().map(|bits| self.accessor(bits))
    }

    fn accessor(&self, bits: &Bits<'_>) -> TokenStream {
        let unit = &self.name;
        let member = names::member(&bits.member.name);
        let getter = format_ident!("get_{member}");
        let setter = format_ident!("set_{member}");
        let integer = self.integer();
        let shift = Literal::u32_unsuffixed(bits.shift);
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

/// The members of a structure with every run of bit-fields packed into units.
pub(super) fn pack<'a>(
    index: &Index<'_>,
    ty: &Type,
    members: &'a [Member],
) -> Result<Vec<Field<'a>>, Vec<Diagnostic>> {
    let mut fields: Vec<Field<'a>> = Vec::new();
    let mut units = 0;
    for member in members {
        let Some(width) = member.bits else {
            check_rest(index, ty, fields.last(), member)?;
            fields.push(Field::Plain(member));
            continue;
        };
        let storage = storage(index, ty, member, width)?;
        match fields.last_mut() {
            Some(Field::Unit(unit)) if unit.width != storage.width => {
                return Err(refused(ty, member, "its width differs from its neighbour's"));
            }
            Some(Field::Unit(unit)) if unit.used() + width <= unit.width => {
                let shift = unit.used();
                unit.bits.push(bits(member, shift, width, &storage));
            }
            Some(Field::Plain(before))
                if natural_width(index, &before.ty) < Some(storage.width) =>
            {
                return Err(refused(ty, member, "C packs it beside the member before it"));
            }
            _ => {
                fields.push(Field::Unit(Unit {
                    name: format_ident!("bitfield_{units}"),
                    width: storage.width,
                    bits: vec![bits(member, 0, width, &storage)],
                }));
                units += 1;
            }
        }
    }
    Ok(fields)
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

fn bits<'a>(member: &'a Member, shift: u32, width: u32, storage: &Storage) -> Bits<'a> {
    Bits { member, shift, width, newtype: storage.newtype }
}

/// The declared type of a bit-field.
struct Storage {
    width: u32,
    newtype: bool,
}

fn storage(
    index: &Index<'_>,
    ty: &Type,
    member: &Member,
    bits: u32,
) -> Result<Storage, Vec<Diagnostic>> {
    let storage = match &member.ty {
        CType::Named(name) => unsigned(index, name),
        _ => None,
    };
    match storage {
        Some(storage) if (1..=storage.width).contains(&bits) => Ok(storage),
        Some(_) => Err(refused(ty, member, "it does not fit its type")),
        None => Err(refused(ty, member, "its type is no unsigned integer")),
    }
}

/// The unsigned integer that a type is.
fn unsigned(index: &Index<'_>, name: &str) -> Option<Storage> {
    let plain = |width| Some(Storage { width, newtype: false });
    match name {
        "uint8_t" => return plain(8),
        "uint16_t" => return plain(16),
        "uint32_t" => return plain(32),
        "uint64_t" => return plain(64),
        _ => {}
    }
    match &index.resolve(name)?.kind {
        TypeKind::Bitmask(mask) => Some(Storage { width: mask.width, newtype: true }),
        TypeKind::Base(registry::model::BaseType::Typedef(CType::Named(of))) => unsigned(index, of),
        _ => None,
    }
}

/// A member after a unit that is not full must not fit into the unit's rest.
fn check_rest(
    index: &Index<'_>,
    ty: &Type,
    before: Option<&Field<'_>>,
    member: &Member,
) -> Result<(), Vec<Diagnostic>> {
    match before {
        Some(Field::Unit(unit))
            if unit.used() < unit.width && natural_width(index, &member.ty) < Some(unit.width) =>
        {
            Err(refused(ty, member, "C packs it into the bit-fields before it"))
        }
        _ => Ok(()),
    }
}

/// The alignment of a type in bits, at least: none where it is not known to be more than a byte's.
fn natural_width(index: &Index<'_>, ty: &CType) -> Option<u32> {
    match ty {
        CType::Pointer { .. } => Some(64),
        CType::Array { of, .. } => natural_width(index, of),
        CType::Named(name) => match name.as_str() {
            "float" | "int" | "int32_t" => Some(32),
            "double" | "int64_t" | "size_t" => Some(64),
            _ => match &index.resolve(name)?.kind {
                TypeKind::Enum => Some(32),
                TypeKind::Handle(_) | TypeKind::FunctionPointer(_) => Some(64),
                TypeKind::Struct(structure) => widest(index, &structure.members),
                TypeKind::Union(members) => widest(index, members),
                _ => unsigned(index, name).map(|storage| storage.width),
            },
        },
    }
}

fn widest(index: &Index<'_>, members: &[Member]) -> Option<u32> {
    members.iter().filter_map(|member| natural_width(index, &member.ty)).max()
}

/// The finding about a bit-field that Rust cannot lay out as C does, and `why`.
pub(super) fn refused(ty: &Type, member: &Member, why: &str) -> Vec<Diagnostic> {
    vec![Diagnostic::error(
        "G110",
        &member.position,
        format!("{}::{} has no layout in Rust: {why}", ty.name, member.name),
        "teach vkgen/src/emit/types/bitfield.rs this layout",
    )]
}
