//! Sizes, alignments and offsets of the rendered types on 64-bit Unix, by C's rules.

use std::collections::BTreeMap;

use super::items::{inside, items, split};
use crate::compare::RenderedFile;

/// Size and alignment.
type Layout = (u64, u64);

/// The rendered types by their Rust names.
pub(super) struct Types {
    types: BTreeMap<String, Definition>,
    constants: BTreeMap<String, String>,
}

enum Definition {
    Scalar(u64),
    Alias(String),
    /// The members' types; all at offset 0 in a union.
    Members {
        is_union: bool,
        types: Vec<String>,
    },
}

impl Types {
    /// Reads the types of these files.
    pub(super) fn read<'f>(files: impl Iterator<Item = &'f RenderedFile>) -> Types {
        let mut types = Types { types: BTreeMap::new(), constants: BTreeMap::new() };
        for item in files.flat_map(|file| items(&file.text)) {
            types.add(&item);
        }
        types
    }

    fn add(&mut self, item: &str) {
        let body = |start: &str| Some(inside(item.strip_prefix(start)?, '{', '}')?.trim());
        if let Some(body) = body("plain_data! ").or_else(|| body("compared! ")) {
            let is_union = body.starts_with("union ");
            let types = members(body).map(|(_, ty)| ty.trim_end_matches(" as text").to_owned());
            let types = types.collect();
            self.define(body, 1, Definition::Members { is_union, types });
        } else if let Some(body) = body("enumeration! ").or_else(|| body("flags! ")) {
            let head = split(body, ';').first().copied().unwrap_or_default();
            let integer = head.rsplit(' ').next().unwrap_or_default();
            self.define(body, 0, Definition::Alias(integer.to_owned()));
        } else if let Some(handle) =
            item.strip_prefix("handle!(").or(item.strip_prefix("dispatchable_handle!("))
        {
            self.define(handle.trim_start(), 0, Definition::Scalar(8));
        } else if let Some(body) = body("second_names! ") {
            let rows = split(body, ';').into_iter().filter_map(|row| row.split_once(" = "));
            let alias = |(name, target): (&str, &str)| {
                (name.to_owned(), Definition::Alias(target.to_owned()))
            };
            self.types.extend(rows.map(alias));
        } else if let Some((name, ty)) =
            item.strip_prefix("pub type ").and_then(|alias| alias.split_once(" = "))
        {
            let ty = ty.trim_end_matches(';').to_owned();
            self.types.insert(name.to_owned(), Definition::Alias(ty));
        } else if let Some((name, value)) =
            item.strip_prefix("pub const ").and_then(|constant| constant.split_once(": "))
        {
            let value = value.split_once(" = ").map_or("", |(_, value)| value);
            self.constants.insert(name.to_owned(), value.trim_end_matches(';').to_owned());
        }
    }

    fn define(&mut self, body: &str, word: usize, definition: Definition) {
        let name = body.split([' ', ',', ':', ';']).nth(word).unwrap_or_default();
        self.types.insert(name.to_owned(), definition);
    }

    /// The layout of a type; none for one that is opaque or unknown.
    pub(super) fn of(&self, ty: &str) -> Option<Layout> {
        let scalar = |size| Some((size, size));
        if ty.starts_with('*') || ty.starts_with("Option<") || ty.starts_with("unsafe extern") {
            return scalar(8);
        }
        if let Some((of, len)) = inside(ty, '[', ']').and_then(|array| array.rsplit_once("; ")) {
            let (size, align) = self.of(of)?;
            return Some((size.checked_mul(self.length(len)?)?, align));
        }
        match ty {
            "u8" | "i8" | "c_char" => scalar(1),
            "u16" | "i16" => scalar(2),
            "u32" | "i32" | "f32" | "c_int" => scalar(4),
            "u64" | "i64" | "f64" | "usize" | "c_ulong" => scalar(8),
            name => match self.types.get(name)? {
                Definition::Scalar(size) => scalar(*size),
                Definition::Alias(target) => self.of(target),
                Definition::Members { .. } => Some(self.places(name)?.0),
            },
        }
    }

    /// The offsets of the members of a structure or union; empty where one has no layout.
    pub(super) fn offsets(&self, name: &str) -> Vec<u64> {
        self.places(name).map(|(_, offsets)| offsets).unwrap_or_default()
    }

    fn places(&self, name: &str) -> Option<(Layout, Vec<u64>)> {
        let Definition::Members { is_union, types } = self.types.get(name)? else { return None };
        let (mut size, mut align, mut offsets) = (0_u64, 1, Vec::new());
        for ty in types {
            let (member, member_align) = self.of(ty)?;
            let offset = if *is_union { 0 } else { size.checked_next_multiple_of(member_align)? };
            size = size.max(offset.checked_add(member)?);
            align = align.max(member_align);
            offsets.push(offset);
        }
        Some(((size.checked_next_multiple_of(align)?, align), offsets))
    }

    fn length(&self, len: &str) -> Option<u64> {
        let len = len.trim_end_matches(" as usize");
        len.parse().ok().or_else(|| self.length(self.constants.get(len)?))
    }
}

/// The members of `struct A = VkA; pub b: u32; bitfield_0: u32 as { get_c };` with their types.
pub(super) fn members(body: &str) -> impl Iterator<Item = (&str, &str)> {
    split(body, ';').into_iter().skip(1).filter_map(|member| {
        let (name, ty) = member.split_once(": ")?;
        let ty = ty.split_once(" as {").map_or(ty, |(ty, _)| ty);
        Some((name.trim_start_matches("pub "), ty))
    })
}
