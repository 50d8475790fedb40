//! How C lays the registry's types out: size, alignment, and the offset of every member.
//!
//! Bit-fields follow gcc and clang on little-endian machines. What is unknown (a type that the
//! registry does not define, a circle) has no layout; nothing here panics or recurses without
//! bound.

use std::cell::RefCell;
use std::collections::HashMap;

use crate::external::{External, external};
use crate::model::{ArrayLen, BaseType, CType, ConstantValue, Member, Registry, Type, TypeKind};

/// Types nest no deeper than this; deeper ones have no layout.
const MAX_DEPTH: u32 = 64;

/// How wide a machine's types are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataModel {
    /// Bytes of a pointer and of `size_t`.
    pub pointer: u64,
    /// Bytes of `unsigned long`.
    pub long: u64,
}

/// 64-bit Unix, which all layouts are given for unless something else is said.
pub const LP64: DataModel = DataModel { pointer: 8, long: 8 };

/// 32-bit Windows.
pub const ILP32: DataModel = DataModel { pointer: 4, long: 4 };

/// Size and alignment of a type, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The size.
    pub size: u64,
    /// The alignment.
    pub align: u64,
}

/// An integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Integer {
    /// Its width in bits.
    pub bits: u32,
    /// It has a sign.
    pub signed: bool,
}

/// A member with its place.
#[derive(Clone, Debug)]
pub struct Placed<'a> {
    /// The member.
    pub member: &'a Member,
    /// Bytes from the start to the member, of a bit-field to the byte that holds its first bit.
    pub offset: u64,
    /// Of a bit-field, the position of the first bit within that byte.
    pub bit: Option<u64>,
}

/// The layouts of a registry's types, worked out when they are asked for.
#[derive(Debug)]
pub struct Layouts<'a> {
    registry: &'a Registry,
    model: DataModel,
    known: RefCell<HashMap<&'a str, Option<Layout>>>,
}

impl<'a> Layouts<'a> {
    /// The layouts of the types of `registry` on a machine of this data model.
    pub fn new(registry: &'a Registry, model: DataModel) -> Layouts<'a> {
        Layouts { registry, model, known: RefCell::default() }
    }

    /// The layout of the type of this name; none where it has none.
    pub fn of(&self, name: &str) -> Option<Layout> {
        self.named(name, 0)
    }

    /// The layout of a type as C writes it.
    pub fn of_c_type(&self, ty: &CType) -> Option<Layout> {
        self.c_type(ty, 0)
    }

    /// The members of the structure or union of this name with their places; none where it is
    /// another type.
    pub fn members(&self, name: &str) -> Option<Vec<Placed<'a>>> {
        match &self.registry.ty(name)?.kind {
            TypeKind::Struct(structure) => self.place(&structure.members, 0).map(|all| all.0),
            TypeKind::Union(members) => {
                let at_start = |member| Placed { member, offset: 0, bit: None };
                Some(members.iter().map(at_start).collect())
            }
            _ => None,
        }
    }

    /// The integer that the type of this name is, typedefs followed; none where it is no integer.
    pub fn integer(&self, name: &str) -> Option<Integer> {
        let ty = self.registry.underlying(name)?;
        let (bits, signed) = match &ty.kind {
            TypeKind::Bitmask(mask) => (mask.width, false),
            TypeKind::Enum => (self.enum_width(ty), true),
            TypeKind::External { .. } => match external(&ty.name)? {
                External::Unsigned(bytes) => (bytes * 8, false),
                External::Signed(bytes) => (bytes * 8, true),
                _ => return None,
            },
            _ => return None,
        };
        Some(Integer { bits, signed })
    }

    fn enum_width(&self, ty: &Type) -> u32 {
        self.registry.group(&ty.name).map_or(32, |group| group.width)
    }

    fn named(&self, name: &str, depth: u32) -> Option<Layout> {
        let Some(ty) = self.registry.ty(name) else {
            return self.external(name);
        };
        if let Some(known) = self.known.borrow().get(ty.name.as_str()) {
            return *known;
        }
        if depth == MAX_DEPTH {
            return None;
        }
        let layout = self.kind(ty, depth + 1);
        self.known.borrow_mut().insert(&ty.name, layout);
        layout
    }

    fn kind(&self, ty: &Type, depth: u32) -> Option<Layout> {
        let pointer = scalar(self.model.pointer);
        match &ty.kind {
            TypeKind::External { .. } => self.external(&ty.name),
            TypeKind::Base(BaseType::Typedef(of)) => self.c_type(of, depth),
            TypeKind::Base(BaseType::OpaquePointer) | TypeKind::FunctionPointer(_) => pointer,
            TypeKind::Handle(handle) if handle.dispatchable => pointer,
            TypeKind::Handle(_) => scalar(8),
            TypeKind::Enum => scalar(u64::from(self.enum_width(ty) / 8)),
            TypeKind::Bitmask(mask) => scalar(u64::from(mask.width / 8)),
            TypeKind::Struct(structure) => self.place(&structure.members, depth).map(|all| all.1),
            TypeKind::Union(members) => self.union(members, depth),
            TypeKind::Alias { .. }
            | TypeKind::Include
            | TypeKind::Define { .. }
            | TypeKind::Base(BaseType::OpaqueStruct) => None,
        }
    }

    fn external(&self, name: &str) -> Option<Layout> {
        match external(name)? {
            External::Opaque => None,
            External::Pointer | External::WideText | External::Size => scalar(self.model.pointer),
            External::Unsigned(bytes) | External::Signed(bytes) | External::Float(bytes) => {
                scalar(u64::from(bytes))
            }
            External::UnsignedLong => scalar(self.model.long),
        }
    }

    fn c_type(&self, ty: &CType, depth: u32) -> Option<Layout> {
        if depth == MAX_DEPTH {
            return None;
        }
        match ty {
            CType::Named(name) => self.named(name, depth),
            CType::Pointer { .. } => scalar(self.model.pointer),
            CType::Array { of, len, .. } => {
                let of = self.c_type(of, depth + 1)?;
                Some(Layout { size: of.size.checked_mul(self.length(len)?)?, align: of.align })
            }
        }
    }

    /// The number of elements of an array.
    pub fn length(&self, len: &ArrayLen) -> Option<u64> {
        match len {
            ArrayLen::Literal(number) => Some(u64::from(*number)),
            ArrayLen::Constant(name) => match self.registry.constant(name)?.value {
                ConstantValue::U32(number) => Some(u64::from(number)),
                _ => None,
            },
        }
    }

    fn union(&self, members: &[Member], depth: u32) -> Option<Layout> {
        let mut layout = Layout { size: 0, align: 1 };
        for member in members {
            let member = self.c_type(&member.ty, depth)?;
            layout.size = layout.size.max(member.size);
            layout.align = layout.align.max(member.align);
        }
        layout.size = round_up(layout.size, layout.align)?;
        Some(layout)
    }

    /// Places members one after the other, and the layout of the whole.
    fn place<'m>(&self, members: &'m [Member], depth: u32) -> Option<(Vec<Placed<'m>>, Layout)> {
        let mut placed = Vec::with_capacity(members.len());
        // Where the next member may begin, in bits.
        let mut end: u64 = 0;
        let mut align = 1;
        for member in members {
            let layout = self.c_type(&member.ty, depth)?;
            align = align.max(layout.align);
            let unit = layout.size.checked_mul(8)?;
            let (start, width) = match member.bits {
                None => (round_up(end, layout.align.checked_mul(8)?)?, unit),
                Some(width) => (bit_field(end, u64::from(width), unit)?, u64::from(width)),
            };
            end = start.checked_add(width)?;
            placed.push(Placed { member, offset: start / 8, bit: member.bits.map(|_| start % 8) });
        }
        let size = round_up(end.div_ceil(8), align)?;
        Some((placed, Layout { size, align }))
    }
}

/// Where a bit-field begins: it never lies in two units of its type.
fn bit_field(end: u64, width: u64, unit: u64) -> Option<u64> {
    if width == 0 || width > unit {
        return None;
    }
    let last = end.checked_add(width - 1)?;
    if end / unit == last / unit { Some(end) } else { round_up(end, unit) }
}

fn scalar(bytes: u64) -> Option<Layout> {
    Some(Layout { size: bytes, align: bytes })
}

fn round_up(value: u64, to: u64) -> Option<u64> {
    value.checked_next_multiple_of(to)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Position, Struct};

    fn member(name: &str, ty: CType, bits: Option<u32>) -> Member {
        Member { name: name.to_owned(), ty, bits, ..Member::default() }
    }

    fn array(of: CType, len: u32) -> CType {
        CType::array(of, ArrayLen::Literal(len), false)
    }

    fn registry(types: Vec<(&str, TypeKind)>) -> Registry {
        let types = types.into_iter().map(|(name, kind)| Type {
            name: name.to_owned(),
            kind,
            attributes: Default::default(),
            position: Position::default(),
        });
        let mut registry = Registry { types: types.collect(), ..Registry::default() };
        registry.index();
        registry
    }

    fn structure(members: Vec<Member>) -> TypeKind {
        TypeKind::Struct(Struct { members, ..Struct::default() })
    }

    /// Offsets in bits.
    fn offsets(layouts: &Layouts<'_>, name: &str) -> Vec<u64> {
        let members = layouts.members(name).expect("a structure");
        members.iter().map(|placed| placed.offset * 8 + placed.bit.unwrap_or(0)).collect()
    }

    #[test]
    fn members_are_aligned_and_the_whole_is_padded() {
        let kind = structure(vec![
            member("a", CType::named("uint8_t"), None),
            member("p", CType::pointer(true, CType::default()), None),
            member("b", array(CType::named("uint16_t"), 3), None),
        ]);
        let registry = registry(vec![("VkS", kind)]);
        let wide = Layouts::new(&registry, LP64);
        assert_eq!(wide.of("VkS"), Some(Layout { size: 24, align: 8 }));
        assert_eq!(offsets(&wide, "VkS"), [0, 64, 128]);
        let narrow = Layouts::new(&registry, ILP32);
        assert_eq!(narrow.of("VkS"), Some(Layout { size: 16, align: 4 }));
    }

    #[test]
    fn bit_fields_share_a_unit_until_it_is_full() {
        let bits = |name, width| member(name, CType::named("uint32_t"), Some(width));
        let kind = structure(vec![
            bits("a", 24),
            bits("b", 8),
            bits("c", 30),
            bits("d", 3),
            member("e", CType::named("uint64_t"), None),
        ]);
        let registry = registry(vec![("VkS", kind)]);
        let layouts = Layouts::new(&registry, LP64);
        assert_eq!(offsets(&layouts, "VkS"), [0, 24, 32, 64, 128]);
        assert_eq!(layouts.of("VkS"), Some(Layout { size: 24, align: 8 }));
    }

    #[test]
    fn a_union_is_as_large_as_its_largest_member() {
        let kind = TypeKind::Union(vec![
            member("a", array(CType::named("uint8_t"), 9), None),
            member("b", CType::named("uint32_t"), None),
        ]);
        let alias = TypeKind::Alias { target: "VkU".to_owned() };
        let registry = registry(vec![("VkU", kind), ("VkUKHR", alias)]);
        let layouts = Layouts::new(&registry, LP64);
        assert_eq!(layouts.of("VkUKHR"), Some(Layout { size: 12, align: 4 }));
    }

    #[test]
    fn what_never_ends_has_no_layout() {
        let registry = registry(vec![
            ("VkS", structure(vec![member("s", CType::named("VkS"), None)])),
            ("VkA", structure(vec![member("x", CType::named("VkNo"), None)])),
        ]);
        let layouts = Layouts::new(&registry, LP64);
        for name in ["VkS", "VkA", "VkNo"] {
            assert_eq!(layouts.of(name), None);
        }
    }
}
