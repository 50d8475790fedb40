//! All features of a physical device as one flat structure of booleans.
//!
//! A driver describes what it supports once. vkGetPhysicalDeviceFeatures2 fills whichever structures
//! the application chains from it, the structures of core versions and those that they took over
//! alike. vkCreateDevice checks the request against it, and the answer names the feature that is
//! missing. The flat structure of a device's enabled features is for fast reads.
//!
//! A row of `generated/features.rs` is a flat member with its name in C, or a structure with the
//! place of each flat member in it.
//!
//! ```
//! use author_kit::capability::features::Features;
//! use dispatch_tables::vk::{self, chain::Chain};
//!
//! const SUPPORTED: Features = Features { timeline_semaphore: true, ..Features::EMPTY };
//!
//! let mut old = vk::PhysicalDeviceTimelineSemaphoreFeatures::default();
//! let mut new = vk::PhysicalDeviceVulkan12Features::default();
//! let mut query = Chain::new(vk::PhysicalDeviceFeatures2::default());
//! query.push(&mut old).push(&mut new);
//! // SAFETY: the chain is that of the structures above.
//! unsafe { SUPPORTED.fill(&mut *query.as_mut_ptr()) };
//! assert_eq!((old.timeline_semaphore, new.timeline_semaphore), (vk::TRUE, vk::TRUE));
//!
//! let mut info = Chain::new(vk::DeviceCreateInfo::default());
//! new.host_query_reset = vk::TRUE;
//! info.push(&mut new);
//! // SAFETY: as above.
//! let missing = unsafe { SUPPORTED.check(&info) }.unwrap_err();
//! assert_eq!(missing.to_string(), "VkPhysicalDeviceVulkan12Features::hostQueryReset");
//! ```

#[cfg(feature = "layer")]
mod asked;

use std::fmt;
use std::mem::offset_of;

use dispatch_tables::feature;
use dispatch_tables::vk::chain::structures;
use dispatch_tables::vk::{self, BaseInStructure, BaseOutStructure, Bool32, StructureType};

use crate::generated::features::each_feature;

/// A feature that an application asks for and that is not supported: `Display` writes
/// `VkPhysicalDeviceVulkan12Features::timelineSemaphore`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotSupported {
    /// The structure in which the application asks.
    pub structure: &'static str,
    /// The member that is on.
    pub member: &'static str,
}

impl fmt::Display for NotSupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.structure, self.member)
    }
}

impl std::error::Error for NotSupported {}

/// A structure of a chain: where each of its booleans is, and where the flat one.
struct Row {
    s_type: StructureType,
    members: &'static [(usize, usize)],
}

macro_rules! features {
    (
        members { $($flat:ident $name:literal;)* }
        structures {
            $($ty:ident $rust:ident [$($($path:ident).+ = $of:ident),*] [];)*
        }
    ) => {
        /// Every feature of the registry, off or on. A member is documented with its name in C.
        #[repr(C)]
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct Features {
            $(#[doc = concat!("`", $name, "`")] pub $flat: bool,)*
        }

        impl Features {
            /// No feature.
            pub const EMPTY: Self = Self { $($flat: false),* };
            /// The members, in order.
            const NAMES: &'static [&'static str] = &[$(stringify!($flat)),*];
        }

        /// In the order of the structures' types.
        static ROWS: &[Row] = &[$(Row {
            s_type: StructureType::$ty,
            members: &[$((
                offset_of!(vk::$rust, $($path).+), offset_of!(Features, $of),
            )),*],
        }),*];
    };
}

each_feature!(features);

impl Features {
    /// Answers vkGetPhysicalDeviceFeatures2: fills `query` and every feature structure in its chain.
    ///
    /// # Safety
    ///
    /// The chain is valid, and nobody else uses its structures meanwhile.
    pub unsafe fn fill(&self, query: &mut vk::PhysicalDeviceFeatures2) {
        // SAFETY: the caller says that the chain is valid; its first structure is `query`.
        for structure in unsafe { structures((&raw const *query).cast()) } {
            // SAFETY: as above.
            let Some(row) = row(unsafe { (*structure).s_type }) else { continue };
            for &(offset, flat) in row.members {
                // SAFETY: the structure has a `Bool32` there, and nobody else uses it.
                unsafe {
                    structure
                        .cast_mut()
                        .byte_add(offset)
                        .cast::<Bool32>()
                        .write(self.at(flat).into());
                }
            }
        }
    }

    /// Answers vkGetPhysicalDeviceFeatures.
    #[must_use]
    pub fn core(&self) -> vk::PhysicalDeviceFeatures {
        let mut query = vk::PhysicalDeviceFeatures2::default();
        // SAFETY: the chain is `query` alone.
        unsafe { self.fill(&mut query) };
        query.features
    }

    /// The features that an application asks for: those of the chain, and of `pEnabledFeatures`.
    ///
    /// # Safety
    ///
    /// The chain and `pEnabledFeatures` are valid.
    #[must_use]
    pub unsafe fn requested(info: &vk::DeviceCreateInfo) -> Features {
        let mut features = Features::EMPTY;
        // SAFETY: the caller says that both are valid.
        unsafe { each_requested(info, |_, _, flat| features.set(flat)) };
        features
    }

    /// Whether these features contain all that an application asks for.
    ///
    /// # Errors
    ///
    /// The first feature that is not supported: vkCreateDevice answers
    /// `VK_ERROR_FEATURE_NOT_PRESENT`.
    ///
    /// # Safety
    ///
    /// As for [`Self::requested`].
    pub unsafe fn check(&self, info: &vk::DeviceCreateInfo) -> Result<(), NotSupported> {
        let mut missing = None;
        let note = |s_type, offset, flat| {
            if !self.at(flat) && missing.is_none() {
                missing = not_supported(s_type, offset);
            }
        };
        // SAFETY: the caller says that both are valid.
        unsafe { each_requested(info, note) };
        missing.map_or(Ok(()), Err)
    }

    /// The names of the members that are on.
    pub fn on(&self) -> impl Iterator<Item = &'static str> {
        let names = Self::NAMES.iter().enumerate();
        names.filter(|(at, _)| self.at(*at)).map(|(_, name)| *name)
    }

    /// The boolean `offset` bytes from the start.
    fn at(&self, offset: usize) -> bool {
        debug_assert!(offset < size_of::<Self>());
        // SAFETY: a `Features` is booleans alone, and callers have the offset of one.
        unsafe { (&raw const *self).cast::<bool>().add(offset).read() }
    }

    /// Turns the boolean on that is `offset` bytes from the start.
    fn set(&mut self, offset: usize) {
        debug_assert!(offset < size_of::<Self>());
        // SAFETY: as in `at`.
        unsafe { (&raw mut *self).cast::<bool>().add(offset).write(true) };
    }
}

impl Default for Features {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// The names of what is on.
impl fmt::Debug for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.on()).finish()
    }
}

fn row(s_type: StructureType) -> Option<&'static Row> {
    let at = ROWS.binary_search_by_key(&s_type.as_raw(), |row| row.s_type.as_raw());
    at.ok().map(|at| &ROWS[at])
}

/// Calls `with` for every feature that is on: the type of the structure that asks for it, its offset
/// there, and its offset in [`Features`].
///
/// # Safety
///
/// The chain of `info` and `pEnabledFeatures` are valid.
unsafe fn each_requested(
    info: &vk::DeviceCreateInfo,
    mut with: impl FnMut(StructureType, usize, usize),
) {
    // SAFETY: the caller says that the chain is valid.
    for structure in unsafe { structures(info.p_next) } {
        // SAFETY: as above.
        unsafe { each_on(structure, &mut with) };
    }
    // SAFETY: the caller says that it is null or valid.
    if let Some(features) = unsafe { info.p_enabled_features.as_ref() } {
        let core = vk::PhysicalDeviceFeatures2 { features: *features, ..Default::default() };
        // SAFETY: `core` is a structure of its type.
        unsafe { each_on((&raw const core).cast(), &mut with) };
    }
}

/// Calls `with` for every feature that is on in one structure.
///
/// # Safety
///
/// `structure` leads to a structure of the type that it says.
unsafe fn each_on(
    structure: *const BaseInStructure,
    with: &mut impl FnMut(StructureType, usize, usize),
) {
    // SAFETY: the caller says that it is a structure.
    let s_type = unsafe { (*structure).s_type };
    for &(offset, flat) in row(s_type).map_or(&[][..], |row| row.members) {
        // SAFETY: a structure of this type has a `Bool32` there.
        if unsafe { structure.byte_add(offset).cast::<Bool32>().read() } != vk::FALSE {
            with(s_type, offset, flat);
        }
    }
}

/// The names of the member that is `offset` bytes from the start of the structure.
fn not_supported(s_type: StructureType, offset: usize) -> Option<NotSupported> {
    let row = feature::features(s_type)?;
    let member = row.members().find(|member| member.offset == offset)?;
    Some(NotSupported { structure: row.name, member: member.name })
}

const _: () = assert!(size_of::<Features>() == Features::NAMES.len());
const _: () = assert!(size_of::<BaseOutStructure>() == size_of::<BaseInStructure>());

#[cfg(test)]
mod tests {
    use super::*;

    /// Memory for any feature structure, as one of the type.
    fn structure(row: &feature::FeatureStructure) -> Vec<u64> {
        let mut memory = vec![0_u64; row.size.div_ceil(8)];
        // SAFETY: every structure begins with its type.
        unsafe { memory.as_mut_ptr().cast::<StructureType>().write(row.s_type) };
        memory
    }

    #[test]
    fn a_feature_that_is_not_supported_has_its_names() {
        let features = vk::PhysicalDeviceFeatures { shader_int64: vk::TRUE, ..Default::default() };
        let info = vk::DeviceCreateInfo { p_enabled_features: &features, ..Default::default() };
        // SAFETY: the create info is valid.
        let missing = unsafe { Features::EMPTY.check(&info) }.expect_err("nothing is supported");
        assert_eq!(missing.to_string(), "VkPhysicalDeviceFeatures::shaderInt64");
    }

    /// Each structure's rows are all of its members, by the offsets that `dispatch_tables` has.
    #[test]
    fn every_member_of_every_structure_has_a_flat_one() {
        assert_eq!(ROWS.len(), feature::all_features().len());
        for (row, table) in ROWS.iter().zip(feature::all_features()) {
            assert_eq!(row.s_type, table.s_type);
            let offsets: Vec<usize> = table.members().map(|member| member.offset).collect();
            let known: Vec<usize> = row.members.iter().map(|(offset, _)| *offset).collect();
            assert_eq!(known, offsets, "{table}");
            for (member, (_, flat)) in table.members().zip(row.members) {
                let name = Features::NAMES[*flat].replace('_', "");
                let member = member.name.to_lowercase().replace('_', "");
                assert!(name.contains(&member), "{table}::{member} is {name}");
            }
        }
    }

    /// Members that repeat others share their flat member; all others have one of their own.
    #[test]
    fn only_members_that_repeat_others_share_a_flat_member() {
        let mut owners: Vec<Vec<String>> = vec![Vec::new(); Features::NAMES.len()];
        for (row, table) in ROWS.iter().zip(feature::all_features()) {
            for (member, (_, flat)) in table.members().zip(row.members) {
                let repeats = member.repeats.filter(|of| of.contains("::"));
                let one = repeats.map_or(format!("{table}::{}", member.name), str::to_owned);
                owners[*flat].push(one);
            }
        }
        for (flat, mut owners) in owners.into_iter().enumerate() {
            owners.dedup();
            owners.sort();
            owners.dedup();
            assert_eq!(owners.len(), 1, "{}: {owners:?}", Features::NAMES[flat]);
        }
    }

    #[test]
    fn each_feature_comes_back_from_each_structure_that_has_it() {
        for (row, table) in ROWS.iter().zip(feature::all_features()) {
            for (at, &(_, flat)) in row.members.iter().enumerate() {
                let mut supported = Features::EMPTY;
                supported.set(flat);
                let mut memory = structure(table);
                let p_next = memory.as_mut_ptr().cast();
                let mut query = vk::PhysicalDeviceFeatures2 { p_next, ..Default::default() };
                // SAFETY: the chain is that of a structure of the table's size and type; the
                // request below reads what was filled.
                unsafe {
                    supported.fill(&mut query);
                    let filled = table.booleans(memory.as_ptr().cast());
                    let on: Vec<usize> = filled
                        .enumerate()
                        .filter(|(_, (_, on))| *on != 0)
                        .map(|(at, _)| at)
                        .collect();
                    assert_eq!(on, [at], "{table}");
                    let info = vk::DeviceCreateInfo {
                        p_next: memory.as_ptr().cast(),
                        ..Default::default()
                    };
                    assert_eq!(Features::requested(&info), supported);
                    assert_eq!(supported.check(&info), Ok(()));
                    let missing = Features::EMPTY.check(&info).unwrap_err();
                    let name = table.members().nth(at).map(|member| member.name);
                    assert_eq!((missing.structure, Some(missing.member)), (table.name, name));
                }
            }
        }
    }

    #[test]
    fn the_enabled_features_of_vulkan_1_0_are_checked_and_named() {
        let features = vk::PhysicalDeviceFeatures { geometry_shader: 1, ..Default::default() };
        let info = vk::DeviceCreateInfo { p_enabled_features: &features, ..Default::default() };
        let supported = Features { geometry_shader: true, ..Features::EMPTY };
        // SAFETY: `features` lives on.
        unsafe {
            assert_eq!(supported.check(&info), Ok(()));
            assert_eq!(Features::requested(&info), supported);
            let missing = Features::EMPTY.check(&info).unwrap_err();
            assert_eq!(missing.to_string(), "VkPhysicalDeviceFeatures::geometryShader");
        }
        assert_eq!(supported.core().geometry_shader, vk::TRUE);
        assert_eq!(format!("{supported:?}"), "{\"geometry_shader\"}");
    }

    #[test]
    fn unknown_structures_are_passed_over() {
        let mut other = vk::BaseOutStructure {
            s_type: StructureType::APPLICATION_INFO,
            p_next: std::ptr::null_mut(),
        };
        let mut query =
            vk::PhysicalDeviceFeatures2 { p_next: (&raw mut other).cast(), ..Default::default() };
        let supported = Features { multiview: true, robust_buffer_access: true, ..Features::EMPTY };
        // SAFETY: the chain is valid; nothing is known of its second structure but its start.
        unsafe { supported.fill(&mut query) };
        assert_eq!(query.features.robust_buffer_access, vk::TRUE);
        assert!(other.p_next.is_null());
    }
}
