//! Emits the rows of the structures that ask for a device's features and properties, in the order
//! of their structure types.

use registry::Registry;
use registry::external::{External, external};
use registry::layout::{LP64, Layouts};
use registry::model::{ArrayLen, CType, ConstantValue, Member, Struct, TypeKind};

use crate::emit::{OutputFile, RowsFile};
use crate::names;

/// Emits `generated/features.rs`.
#[must_use]
pub fn emit(registry: &Registry) -> OutputFile {
    let mut file = RowsFile::new(
        "The members of feature and property structures. Unsafe class: none; `feature.rs` says what a row is.",
        "each_feature_structure",
    );
    let emitter = Emitter { registry, layouts: Layouts::new(registry, LP64) };
    for (group, root, nested) in [
        ("features", "VkPhysicalDeviceFeatures2", "features"),
        ("properties", "VkPhysicalDeviceProperties2", "properties"),
    ] {
        file.group(group, emitter.rows(root, nested).into_iter());
    }
    file.finish("dispatch-tables/src/generated/features.rs")
}

struct Emitter<'a> {
    registry: &'a Registry,
    layouts: Layouts<'a>,
}

impl Emitter<'_> {
    /// The rows of `root` and of the structures that extend it. The member `nested` of `root` has
    /// the members of Vulkan 1.0.
    fn rows(&self, root: &str, nested: &str) -> Vec<String> {
        let structures = self.registry.types.iter().filter_map(|ty| match &ty.kind {
            TypeKind::Struct(structure) => Some((ty.name.as_str(), structure)),
            _ => None,
        });
        let extends = |structure: &Struct| {
            let mut bases = structure.extends.iter().filter_map(|base| self.registry.ty(base));
            bases.any(|base| base.name == root)
        };
        let mut rows: Vec<(i64, String)> = structures
            .filter(|(name, structure)| *name == root || extends(structure))
            .filter_map(|(name, structure)| {
                let inner = structure.members.iter().find(|member| member.name == nested);
                let inner = inner.filter(|_| name == root);
                let owner = inner.map_or(name, |inner| inner.ty.innermost());
                self.row(name, owner, structure)
            })
            .collect();
        rows.sort();
        rows.into_iter().map(|(_, row)| row).collect()
    }

    /// The number of the structure's type, and its row: `PHYSICAL_DEVICE_MULTIVIEW_FEATURES
    /// PhysicalDeviceMultiviewFeatures "VkPhysicalDeviceMultiviewFeatures" "multiview …"`. The
    /// members belong to the structure `owner`, which may be in this one.
    fn row(&self, name: &str, owner: &str, structure: &Struct) -> Option<(i64, String)> {
        let value = structure.members.first()?.value.as_deref()?;
        let types = self.registry.group("VkStructureType")?;
        let number = types.values.iter().find(|known| known.name == value)?.number;
        let mut members = Vec::new();
        self.members(structure.members.get(2..)?, &mut members)?;
        let constant = names::enumerant("VkStructureType", value, &self.registry.tags);
        let rust = names::type_name(name);
        Some((number, format!("{constant} {rust} {owner:?} {:?}", members.join(" "))))
    }

    /// Adds a word for each member: `multiview`, `maxViewCount:u`, `uuid:c*16`, with
    /// `=VkOther::member` behind that of a member that repeats another. Those of a structure within
    /// stand between two words that align to its largest member, `:U`.
    fn members(&self, members: &[Member], words: &mut Vec<String>) -> Option<()> {
        for member in members {
            let (ty, count) = self.element(&member.ty)?;
            let inner = match ty {
                CType::Named(name) => self.registry.ty(name),
                _ => None,
            };
            match inner.map(|ty| &ty.kind) {
                Some(TypeKind::Struct(inner)) => {
                    let align = self.layouts.of_c_type(ty)?.align;
                    let align = if align == 8 { ":U" } else { ":u" };
                    words.push(align.to_owned());
                    self.members(&inner.members, words)?;
                    words.push(align.to_owned());
                }
                _ => words.push(self.word(member, ty, count)?),
            }
        }
        Some(())
    }

    fn word(&self, member: &Member, ty: &CType, count: u32) -> Option<String> {
        let mut word = member.name.clone();
        match self.kind(ty)? {
            'b' => {}
            kind => word.push_str(&format!(":{kind}")),
        }
        if count != 1 {
            word.push_str(&format!("*{count}"));
        }
        if let Some(of) = &member.alias {
            word.push_str(&format!("={of}"));
        }
        Some(word)
    }

    /// The letter of a type that is no array, as `dispatch_tables::feature::Kind` reads it.
    fn kind(&self, ty: &CType) -> Option<char> {
        let name = match ty {
            CType::Named(name) => name,
            CType::Pointer { .. } => return Some('p'),
            CType::Array { .. } => return None,
        };
        if name == "VkBool32" {
            return Some('b');
        }
        if let Some(integer) = self.layouts.integer(name) {
            return Some(match (integer.bits, integer.signed, name.as_str()) {
                (8, _, "char") => 't',
                (8, ..) => 'c',
                (32, true, _) => 'i',
                (32, false, _) => 'u',
                (64, true, _) => 'I',
                (64, false, _) => 'U',
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
    fn element<'t>(&self, ty: &'t CType) -> Option<(&'t CType, u32)> {
        let CType::Array { of, len, .. } = ty else { return Some((ty, 1)) };
        let len = match len {
            ArrayLen::Literal(number) => *number,
            ArrayLen::Constant(name) => match self.registry.constant(name)?.value {
                ConstantValue::U32(number) => number,
                _ => return None,
            },
        };
        Some((of, len))
    }
}
