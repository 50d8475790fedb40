//! Emits the rows of the structures that ask for a device's features and properties, in the order
//! of their structure types.

use registry::external::{External, external};
use registry::layout::{LP64, Layouts};
use registry::model::{CType, Member};
use registry::{Known, Registry};

use crate::emit::{OutputFile, RowsFile};
use crate::names;

/// Emits `generated/features.rs`.
#[must_use]
pub fn emit(registry: &Registry) -> OutputFile {
    let emitter = Emitter { registry, layouts: Layouts::new(registry, LP64) };
    RowsFile::new(
        "dispatch-tables/src/generated/features.rs",
        "each_feature_structure",
        "The members of feature and property structures. Unsafe class: none; `feature.rs` says what a row is.",
    )
    .group("features", emitter.rows(Known::Features2.name()))
    .group("properties", emitter.rows(Known::Properties2.name()))
    .finish()
}

struct Emitter<'a> {
    registry: &'a Registry,
    layouts: Layouts<'a>,
}

impl Emitter<'_> {
    /// The rows of `root` and of the structures that extend it: `PHYSICAL_DEVICE_MULTIVIEW_FEATURES
    /// PhysicalDeviceMultiviewFeatures "VkPhysicalDeviceMultiviewFeatures" "multiview …"`. The members
    /// belong to the structure of the second name; those of `root` to the structure in `root`, Vulkan
    /// 1.0's.
    fn rows(&self, root: &str) -> Vec<String> {
        let structures = self.registry.chain_of(root).into_iter();
        let rows = structures.filter_map(|(ty, structure, tag)| {
            let mut within = structure.members.iter().filter_map(|member| member.ty.by_value());
            let is_owner = |name: &&str| ty.name == root && self.registry.structure(name).is_some();
            let owner = within.find(is_owner).unwrap_or(&ty.name);
            let mut words = Vec::new();
            self.members(structure.members.get(2..)?, &mut words)?;
            let head = names::structure(ty, tag, &self.registry.tags);
            Some(format!("{head} {owner:?} {:?}", words.join(" ")))
        });
        rows.collect()
    }

    /// Adds a word for each member: `multiview`, `maxViewCount:u`, `uuid:c*16`, with
    /// `=VkOther::member` behind that of a member that repeats another. Those of a structure within
    /// stand between two words that align to its largest member, `:U`.
    fn members(&self, members: &[Member], words: &mut Vec<String>) -> Option<()> {
        for member in members {
            let (ty, count) = self.element(&member.ty)?;
            match ty.by_value().and_then(|name| self.registry.structure(name)) {
                Some((_, inner)) => {
                    let align = self.layouts.of_c_type(ty)?.align;
                    let align = if align == 8 { ":U" } else { ":u" };
                    words.push(align.to_owned());
                    self.members(&inner.members, words)?;
                    words.push(align.to_owned());
                }
                None => words.push(self.word(member, ty, count)?),
            }
        }
        Some(())
    }

    fn word(&self, member: &Member, ty: &CType, count: u64) -> Option<String> {
        let kind = match self.kind(ty)? {
            'b' => String::new(),
            kind => format!(":{kind}"),
        };
        let count = if count == 1 { String::new() } else { format!("*{count}") };
        let alias = member.alias.iter().map(|of| format!("={of}"));
        Some(format!("{}{kind}{count}{}", member.name, alias.collect::<String>()))
    }

    /// The letter of a type that is no array, as `dispatch_tables::feature::Kind` reads it.
    fn kind(&self, ty: &CType) -> Option<char> {
        let name = match ty {
            CType::Named(name) => name,
            CType::Pointer { .. } => return Some('p'),
            CType::Array { .. } => return None,
        };
        if ty.is(Known::Bool) {
            return Some('b');
        }
        if let Some(integer) = self.layouts.integer(name) {
            return Some(match (integer.bits, integer.signed) {
                (8, _) if ty.is(Known::Char) => 't',
                (8, _) => 'c',
                (32, true) => 'i',
                (32, false) => 'u',
                (64, true) => 'I',
                (64, false) => 'U',
                _ => return None,
            });
        }
        match external(&self.registry.underlying(name)?.name)? {
            External::Float(4) => Some('f'),
            External::Size => Some('z'),
            _ => None,
        }
    }

    /// The type of an array's elements, and their number.
    fn element<'t>(&self, ty: &'t CType) -> Option<(&'t CType, u64)> {
        match ty {
            CType::Array { of, len, .. } => Some((of, self.layouts.length(len)?)),
            _ => Some((ty, 1)),
        }
    }
}
