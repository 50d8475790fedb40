//! The members of the structures that ask for a device's features and properties: what a driver needs
//! to answer vkGetPhysicalDeviceFeatures2 from a flat description, and to name the feature that it
//! lacks in vkCreateDevice.
//!
//! Two tables (`generated/features.rs`), which no other module reads. A row
//!
//! ```text
//! PHYSICAL_DEVICE_MULTIVIEW_FEATURES PhysicalDeviceMultiviewFeatures "VkPhysicalDeviceMultiviewFeatures" "multiview …";
//! ```
//!
//! is the structure's type, its name in Rust, the name in C of the structure that the members belong
//! to, and the members: `name:kind*length=VkOther::member`, where a member without `kind` is a
//! `VkBool32`, and `:kind` alone aligns the next member. They are one text, because a thousand
//! structures would take `cargo check` a second.
//!
//! ```
//! use dispatch_tables::{feature, vk};
//!
//! let asked = vk::PhysicalDeviceVulkan12Features { timeline_semaphore: 1, ..Default::default() };
//! let row = feature::features(asked.s_type).expect("a feature structure");
//! // SAFETY: the `s_type` of `asked` is that of the structure.
//! let mut on = unsafe { row.booleans(std::ptr::from_ref(&asked).cast()) };
//! let (member, _) = on.find(|(_, value)| *value != 0).expect("one is on");
//! assert_eq!(format!("{row}::{}", member.name), "VkPhysicalDeviceVulkan12Features::timelineSemaphore");
//! ```

use core::fmt;

use crate::generated::features::each_feature_structure;
use crate::vk::{self, BaseOutStructure, Bool32, StructureType};

/// A structure of a `pNext` chain whose members are features, or properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureStructure {
    /// The value of `sType`.
    pub s_type: StructureType,
    /// The C name of the structure that has the members. In the row of `VkPhysicalDeviceFeatures2`
    /// that is `VkPhysicalDeviceFeatures`.
    pub name: &'static str,
    /// The bytes of the structure of the chain.
    pub size: usize,
    members: &'static str,
}

/// A member of a feature structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureMember {
    /// The member's name in C, `timelineSemaphore`.
    pub name: &'static str,
    /// The member's place in the structure of the chain, in bytes.
    pub offset: usize,
    /// The type of the member, or of each element of an array.
    pub kind: Kind,
    /// The number of elements of an array; 1 of another member.
    pub count: usize,
    /// The member, or the extension, that this member repeats:
    /// `VkPhysicalDeviceMultiviewFeatures::multiview`, `VK_KHR_draw_indirect_count`.
    pub repeats: Option<&'static str>,
}

/// What a member is in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// `VkBool32`.
    Bool,
    /// `uint8_t`.
    U8,
    /// `char`.
    Char,
    /// `uint32_t` or flags of 32 bits.
    U32,
    /// `int32_t` or an enumeration.
    I32,
    /// `uint64_t`, `VkDeviceSize` or flags of 64 bits.
    U64,
    /// `int64_t`.
    I64,
    /// `float`.
    F32,
    /// `size_t`.
    Size,
    /// A pointer, to what the application wants to be filled.
    Pointer,
}

impl Kind {
    /// The kind of a letter in a row; none of a letter that vkgen does not write.
    fn of(letter: &str) -> Option<Kind> {
        Some(match letter {
            "b" => Kind::Bool,
            "c" => Kind::U8,
            "t" => Kind::Char,
            "u" => Kind::U32,
            "i" => Kind::I32,
            "U" => Kind::U64,
            "I" => Kind::I64,
            "f" => Kind::F32,
            "z" => Kind::Size,
            "p" => Kind::Pointer,
            _ => return None,
        })
    }

    /// Size and alignment in bytes.
    fn layout(self) -> (usize, usize) {
        match self {
            Kind::U8 | Kind::Char => (1, 1),
            Kind::Bool | Kind::U32 | Kind::I32 | Kind::F32 => (4, 4),
            Kind::U64 | Kind::I64 => (8, align_of::<u64>()),
            Kind::Size | Kind::Pointer => (size_of::<usize>(), align_of::<usize>()),
        }
    }
}

impl FeatureStructure {
    /// The members in order, those of structures within the structure too.
    pub fn members(&self) -> impl Iterator<Item = FeatureMember> + Clone + use<> {
        self.members.split(' ').scan(size_of::<BaseOutStructure>(), place).flatten()
    }

    /// The member of this name in C.
    #[must_use]
    pub fn member(&self, name: &str) -> Option<FeatureMember> {
        self.members().find(|member| member.name == name)
    }

    /// The members that are booleans and their values in a structure of this type.
    ///
    /// # Safety
    ///
    /// `structure` leads to a structure of the type [`FeatureStructure::s_type`], which lives as
    /// long as the iterator is used and is not written to meanwhile.
    pub unsafe fn booleans(
        &self,
        structure: *const BaseOutStructure,
    ) -> impl Iterator<Item = (FeatureMember, Bool32)> + use<> {
        let booleans = self.members().filter(|member| member.kind == Kind::Bool);
        booleans.map(move |member| {
            // SAFETY: the caller says that the structure has this type, and the offset is that of a
            // `Bool32` in it.
            (member, unsafe { *structure.cast::<u8>().add(member.offset).cast::<Bool32>() })
        })
    }

    /// Sets each boolean of a structure of this type to what `value` says.
    ///
    /// # Safety
    ///
    /// `structure` leads to a structure of the type [`FeatureStructure::s_type`], which nobody else
    /// uses meanwhile.
    pub unsafe fn fill(
        &self,
        structure: *mut BaseOutStructure,
        mut value: impl FnMut(&FeatureMember) -> bool,
    ) {
        for member in self.members().filter(|member| member.kind == Kind::Bool) {
            let value = Bool32::from(value(&member));
            // SAFETY: as in `booleans`, and nobody else uses the structure.
            unsafe { *structure.cast::<u8>().add(member.offset).cast::<Bool32>() = value };
        }
    }
}

impl fmt::Display for FeatureStructure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name)
    }
}

/// Reads a word of a row and puts its member behind the last one, which ends at `end`. The inner
/// `None` is that of a word that only aligns.
fn place(end: &mut usize, word: &'static str) -> Option<Option<FeatureMember>> {
    let (word, repeats) = match word.split_once('=') {
        Some((word, of)) => (word, Some(of)),
        None => (word, None),
    };
    let (word, count) = match word.split_once('*') {
        Some((word, count)) => (word, count.parse().ok()?),
        None => (word, 1),
    };
    let (name, kind) = word.split_once(':').unwrap_or((word, "b"));
    let kind = Kind::of(kind)?;
    let (size, align) = kind.layout();
    let offset = end.next_multiple_of(align);
    if name.is_empty() {
        *end = offset;
        return Some(None);
    }
    *end = offset + size * count;
    Some(Some(FeatureMember { name, offset, kind, count, repeats }))
}

/// The feature structure of this type: `VkPhysicalDeviceFeatures2`, or one that extends it.
#[must_use]
pub fn features(s_type: StructureType) -> Option<&'static FeatureStructure> {
    find(FEATURES, s_type)
}

/// The property structure of this type: `VkPhysicalDeviceProperties2`, or one that extends it.
#[must_use]
pub fn properties(s_type: StructureType) -> Option<&'static FeatureStructure> {
    find(PROPERTIES, s_type)
}

/// Every feature structure, in the order of their types.
#[must_use]
pub fn all_features() -> &'static [FeatureStructure] {
    FEATURES
}

/// Every property structure, in the order of their types.
#[must_use]
pub fn all_properties() -> &'static [FeatureStructure] {
    PROPERTIES
}

fn find(
    table: &'static [FeatureStructure],
    s_type: StructureType,
) -> Option<&'static FeatureStructure> {
    let at = table.binary_search_by_key(&s_type.as_raw(), |one| one.s_type.as_raw());
    at.ok().map(|at| &table[at])
}

macro_rules! tables {
    (
        features { $($f_type:ident $f_rust:ident $f_name:literal $f_members:literal;)* }
        properties { $($p_type:ident $p_rust:ident $p_name:literal $p_members:literal;)* }
    ) => {
        static FEATURES: &[FeatureStructure] = &[$(structure(
            StructureType::$f_type, size_of::<vk::$f_rust>(), $f_name, $f_members,
        )),*];
        static PROPERTIES: &[FeatureStructure] = &[$(structure(
            StructureType::$p_type, size_of::<vk::$p_rust>(), $p_name, $p_members,
        )),*];
    };
}

each_feature_structure!(tables);

const fn structure(
    s_type: StructureType,
    size: usize,
    name: &'static str,
    members: &'static str,
) -> FeatureStructure {
    FeatureStructure { s_type, name, size, members }
}

#[cfg(test)]
mod tests {
    use core::mem::offset_of;
    use std::vec::Vec;

    use super::*;
    use crate::vk::chain::Structure;

    #[test]
    fn structures_are_found_by_their_type() {
        for table in [all_features(), all_properties()] {
            assert!(table.is_sorted_by_key(|one| one.s_type.as_raw()));
        }
        let row = features(vk::PhysicalDeviceVulkan12Features::TYPE).expect("a feature structure");
        assert_eq!(row.name, "VkPhysicalDeviceVulkan12Features");
        assert_eq!(row.size, size_of::<vk::PhysicalDeviceVulkan12Features>());
        assert_eq!(features(StructureType::APPLICATION_INFO), None);
        assert_eq!(properties(row.s_type), None);
    }

    #[test]
    fn the_members_of_features_are_booleans() {
        for row in all_features() {
            assert!(row.members().all(|one| one.kind == Kind::Bool && one.count == 1), "{row}");
        }
    }

    /// The words of a row add up to the layout that the compiler gives the structure.
    #[test]
    fn members_fill_their_structure() {
        for row in all_features().iter().chain(all_properties()) {
            let words = row.members.split(' ').filter(|word| !word.starts_with(':')).count();
            assert_eq!(row.members().count(), words, "{row}");
            let last = row.members().last().expect("a member");
            let end = last.offset + last.kind.layout().0 * last.count;
            assert!(end <= row.size && row.size - end < 8, "{row}: {end} of {}", row.size);
        }
    }

    #[test]
    fn a_structure_is_filled_from_names() {
        let mut asked = vk::PhysicalDeviceFeatures2::default();
        let row = features(asked.s_type).expect("a feature structure");
        assert_eq!(row.name, "VkPhysicalDeviceFeatures");
        let structure = core::ptr::from_mut(&mut asked).cast();
        // SAFETY: `asked` is of the row's type.
        let on: Vec<_> = unsafe {
            row.fill(structure, |member| member.name == "geometryShader");
            row.booleans(structure).filter(|(_, value)| *value != 0).collect()
        };
        assert_eq!(asked.features.geometry_shader, vk::TRUE);
        assert_eq!(asked.features.robust_buffer_access, vk::FALSE);
        assert_eq!(on.len(), 1);
        assert_eq!(on[0].0.name, "geometryShader");
    }

    #[test]
    fn members_repeat_members_and_extensions() {
        let row = features(vk::PhysicalDeviceVulkan11Features::TYPE).expect("a feature structure");
        let multiview = row.member("multiview").expect("a member");
        assert_eq!(multiview.repeats, Some("VkPhysicalDeviceMultiviewFeatures::multiview"));
        let row = features(vk::PhysicalDeviceVulkan12Features::TYPE).expect("a feature structure");
        let count = row.member("drawIndirectCount").expect("a member");
        assert_eq!(count.repeats, Some("VK_KHR_draw_indirect_count"));
    }

    #[test]
    fn offsets_are_those_of_the_compiler() {
        type Properties = vk::PhysicalDeviceProperties2;
        type Newer = vk::PhysicalDeviceVulkan12Properties;
        let row = properties(Properties::TYPE).expect("a property structure");
        let newer = properties(Newer::TYPE).expect("a property structure");
        for (row, name, kind, count, offset) in [
            (
                row,
                "strictLines",
                Kind::Bool,
                1,
                offset_of!(Properties, properties.limits.strict_lines),
            ),
            (
                row,
                "minMemoryMapAlignment",
                Kind::Size,
                1,
                offset_of!(Properties, properties.limits.min_memory_map_alignment),
            ),
            (
                row,
                "residencyNonResidentStrict",
                Kind::Bool,
                1,
                offset_of!(Properties, properties.sparse_properties.residency_non_resident_strict),
            ),
            (row, "deviceName", Kind::Char, 256, offset_of!(Properties, properties.device_name)),
            (
                newer,
                "roundingModeIndependence",
                Kind::I32,
                1,
                offset_of!(Newer, rounding_mode_independence),
            ),
            (
                newer,
                "maxTimelineSemaphoreValueDifference",
                Kind::U64,
                1,
                offset_of!(Newer, max_timeline_semaphore_value_difference),
            ),
        ] {
            let member = row.member(name).expect(name);
            assert_eq!((member.offset, member.kind, member.count), (offset, kind, count), "{name}");
        }
        // `conformanceVersion` is a structure, whose members stand for it.
        assert_eq!(newer.member("conformanceVersion").map(|one| one.kind), None);
        assert_eq!(newer.member("subminor").map(|one| one.kind), Some(Kind::U8));
    }
}
