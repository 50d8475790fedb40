//! Sizes, alignments and offsets of the rendered types on 64-bit Unix, by C's rules.

use std::collections::BTreeMap;

use super::items::{Item, inside, items, word_of};
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
        let alias = |ty: &str| Definition::Alias(ty.to_owned());
        match Item::of(item) {
            Item::Structure(head, members, _) => {
                let is_union = head.starts_with("union ");
                let types =
                    members.iter().map(|(_, ty)| ty.trim_end_matches(" as text").to_owned());
                let types = types.collect();
                self.define(word_of(head, 1), Definition::Members { is_union, types });
            }
            Item::Values(head, _) => {
                self.define(word_of(head, 0), alias(head.rsplit(' ').next().unwrap_or_default()));
            }
            Item::Handle(name) => self.define(name, Definition::Scalar(8)),
            Item::Rows(rows) => {
                for (name, ty) in rows.into_iter().filter_map(|row| row.split_once(" = ")) {
                    self.define(name, alias(ty));
                }
            }
            Item::Type(name, ty) => self.define(name, alias(ty)),
            Item::Constant(name, value) => {
                self.constants.insert(name.to_owned(), value.to_owned());
            }
            Item::Aliases(..) | Item::BitFields(..) | Item::Import | Item::Other => {}
        }
    }

    fn define(&mut self, name: &str, definition: Definition) {
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
