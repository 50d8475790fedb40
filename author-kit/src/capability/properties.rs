//! All properties of a physical device as one flat structure.
//!
//! A driver describes its device once, and vkGetPhysicalDeviceProperties2 fills whichever structures
//! the application chains from that. The limits of Vulkan 1.0 are members like all others. Lists,
//! which an application gets by asking for their length first, are slices.
//!
//! A row of `generated/properties.rs` is a flat member with its type and its name in C, or a
//! structure with the place of each flat member in it.
//!
//! ```
//! use author_kit::capability::properties::Properties;
//! use dispatch_tables::vk::{self, chain::Chain};
//!
//! const PROPERTIES: Properties = Properties {
//!     api_version: vk::API_VERSION_1_3,
//!     max_image_dimension2_d: 4096,
//!     copy_src_layouts: &[vk::ImageLayout::GENERAL],
//!     ..Properties::EMPTY
//! };
//!
//! let mut host_copy = vk::PhysicalDeviceHostImageCopyProperties::default();
//! let mut query = Chain::new(vk::PhysicalDeviceProperties2::default());
//! query.push(&mut host_copy);
//! // SAFETY: the chain is that of the structures above.
//! unsafe { PROPERTIES.fill(&mut *query.as_mut_ptr()) };
//! assert_eq!(query.properties.limits.max_image_dimension2_d, 4096);
//! assert_eq!(host_copy.copy_src_layout_count, 1);
//! ```

use std::ffi::{CStr, c_char};
use std::mem::{MaybeUninit, offset_of};
use std::ptr::copy_nonoverlapping;

use dispatch_tables::vk::chain::structures;
use dispatch_tables::vk::{self, BaseInStructure, BaseOutStructure, StructureType};

use crate::generated::properties::each_property;

/// A structure of a chain.
struct Row {
    s_type: StructureType,
    members: &'static [Member],
    lists: &'static [List],
}

/// A member: where a structure has it, where [`Properties`], and its bytes.
struct Member {
    offset: usize,
    flat: usize,
    size: usize,
}

/// A list: where a structure has the number and the pointer, and how to fill them.
struct List {
    count: usize,
    pointer: usize,
    fill: unsafe fn(&Properties, &mut u32, *mut BaseOutStructure),
}

macro_rules! properties {
    (
        members { $($flat:ident: $flat_type:ty, $name:literal;)* }
        lists { $($list:ident: $element:ty, $list_name:literal;)* }
        structures {$(
            $ty:ident $rust:ident
            [$($($path:ident).+ = $of:ident: $member_type:ty),*]
            [$($count:ident $pointer:ident = $of_list:ident: $of_element:ty),*];
        )*}
    ) => {
        /// Every property of the registry. A member is documented with its name in C.
        #[derive(Clone, Copy)]
        pub struct Properties {
            $(#[doc = concat!("`", $name, "`")] pub $flat: $flat_type,)*
            $(#[doc = concat!("`", $list_name, "`")] pub $list: &'static [$element],)*
        }

        impl Properties {
            /// Zeros, and no list.
            pub const EMPTY: Self = Self {
                // SAFETY: members are integers, floats, and arrays and structures of those: all of
                // them may be zero.
                $($flat: unsafe { MaybeUninit::zeroed().assume_init() },)*
                $($list: &[],)*
            };
        }

        /// In the order of the structures' types.
        static ROWS: &[Row] = &[$(Row {
            s_type: StructureType::$ty,
            members: &[$(Member {
                offset: offset_of!(vk::$rust, $($path).+),
                flat: offset_of!(Properties, $of),
                size: size_of::<$member_type>(),
            }),*],
            lists: &[$(List {
                count: offset_of!(vk::$rust, $count),
                pointer: offset_of!(vk::$rust, $pointer),
                // SAFETY: the caller says where there is room for how many.
                fill: |properties, count, room| unsafe {
                    fill_list::<$of_element>(properties.$of_list, count, room.cast());
                },
            }),*],
        }),*];
    };
}

each_property!(properties);

impl Properties {
    /// Answers vkGetPhysicalDeviceProperties2: fills `query` and every property structure in its
    /// chain. A list whose pointer is null gets its length; another one as many elements as there
    /// are, and not more than the application has room for.
    ///
    /// # Safety
    ///
    /// The chain is valid, and nobody else uses its structures meanwhile.
    pub unsafe fn fill(&self, query: &mut vk::PhysicalDeviceProperties2) {
        // SAFETY: the caller says that the chain is valid; its first structure is `query`.
        for structure in unsafe { structures((&raw const *query).cast()) } {
            // SAFETY: the caller says that nobody else uses the structure.
            unsafe { self.fill_structure(structure.cast_mut()) };
        }
    }

    /// Answers vkGetPhysicalDeviceProperties.
    #[must_use]
    pub fn core(&self) -> vk::PhysicalDeviceProperties {
        let mut query = vk::PhysicalDeviceProperties2::default();
        // SAFETY: the chain is `query` alone.
        unsafe { self.fill(&mut query) };
        query.properties
    }

    /// # Safety
    ///
    /// `structure` leads to a structure of the type that it says, which nobody else uses.
    unsafe fn fill_structure(&self, structure: *mut BaseInStructure) {
        // SAFETY: the caller says that it is a structure.
        let s_type = unsafe { (*structure).s_type };
        let at = ROWS.binary_search_by_key(&s_type.as_raw(), |row| row.s_type.as_raw());
        let Ok(at) = at else { return };
        for &Member { offset, flat, size } in ROWS[at].members {
            let from = (&raw const *self).cast::<u8>();
            // SAFETY: both structures have a member of this size there.
            unsafe {
                copy_nonoverlapping(from.add(flat), structure.cast::<u8>().add(offset), size);
            }
        }
        for &List { count, pointer, fill } in ROWS[at].lists {
            // SAFETY: a structure of this type has a number and a pointer there, and the
            // application has room for that many elements.
            unsafe {
                let room = structure.byte_add(pointer).cast::<*mut BaseOutStructure>().read();
                fill(self, &mut *structure.byte_add(count).cast::<u32>(), room);
            }
        }
    }
}

impl Default for Properties {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// An element of a list.
trait Element: Copy {
    /// The bytes at its start that are the application's: those of `sType` and `pNext`.
    const HEADER: usize;
}

impl Element for vk::ImageLayout {
    const HEADER: usize = 0;
}

impl Element for vk::GpaPerfBlockPropertiesAMD {
    const HEADER: usize = 0;
}

impl Element for vk::PhysicalDeviceLayeredApiPropertiesKHR {
    const HEADER: usize = size_of::<BaseOutStructure>();
}

/// Copies a list where there is room for `count` elements, and sets `count` to the number copied; or
/// to the length of the list where `room` is null.
///
/// # Safety
///
/// `room` is null, or leads to `count` elements that nobody else uses.
unsafe fn fill_list<T: Element>(list: &[T], count: &mut u32, room: *mut T) {
    let length = u32::try_from(list.len()).unwrap_or(u32::MAX);
    if room.is_null() {
        *count = length;
        return;
    }
    *count = length.min(*count);
    for (at, element) in list.iter().take(*count as usize).enumerate() {
        let from = (&raw const *element).cast::<u8>();
        // SAFETY: the caller says that there is room, and `at` is less than `count`.
        unsafe {
            let to = room.add(at).cast::<u8>();
            let size = size_of::<T>() - T::HEADER;
            copy_nonoverlapping(from.add(T::HEADER), to.add(T::HEADER), size);
        }
    }
}

/// A text as a member that is an array of characters has it: `device_name: text(c"mine")`. What is
/// longer than the array is cut off, so that the last character is a NUL.
#[must_use]
pub const fn text<const N: usize>(text: &CStr) -> [c_char; N] {
    let (bytes, mut array) = (text.to_bytes(), [0; N]);
    let mut at = 0;
    while at < bytes.len() && at + 1 < N {
        array[at] = bytes[at] as c_char;
        at += 1;
    }
    array
}

#[cfg(test)]
mod tests {
    use dispatch_tables::feature::{self, Kind};

    use dispatch_tables::vk::chain::Chain;

    use super::*;

    /// Properties of random bytes, with no list.
    fn random(seed: u64) -> Properties {
        let (mut properties, mut state) = (Properties::EMPTY, seed);
        for member in ROWS.iter().flat_map(|row| row.members) {
            for byte in 0..member.size {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let to = (&raw mut properties).cast::<u8>();
                // SAFETY: `size` bytes of plain data begin there, which may be anything.
                unsafe { to.add(member.flat + byte).write((state >> 56) as u8) };
            }
        }
        properties
    }

    /// The members and lists of a row are the structure, byte by byte but for gaps.
    #[test]
    fn every_member_of_every_structure_is_filled() {
        assert_eq!(ROWS.len(), feature::all_properties().len());
        for (row, table) in ROWS.iter().zip(feature::all_properties()) {
            assert_eq!(row.s_type, table.s_type);
            let mut covered = vec![false; table.size];
            covered[..size_of::<BaseOutStructure>()].fill(true);
            for member in row.members {
                covered[member.offset..][..member.size].fill(true);
            }
            for list in row.lists {
                covered[list.count..][..4].fill(true);
                covered[list.pointer..][..size_of::<usize>()].fill(true);
            }
            for member in table.members() {
                assert!(covered[member.offset], "{table}::{}", member.name);
            }
            let pointers = table.members().filter(|member| member.kind == Kind::Pointer);
            assert_eq!(pointers.count(), row.lists.len(), "{table}");
        }
    }

    #[test]
    fn each_structure_gets_its_members() {
        for (seed, (row, table)) in ROWS.iter().zip(feature::all_properties()).enumerate() {
            let properties = random(seed as u64);
            let mut memory = vec![0_u64; table.size.div_ceil(8)];
            let structure = memory.as_mut_ptr().cast::<BaseInStructure>();
            // SAFETY: the memory is of the structure's size; every byte of it is a number, and
            // every member of a `Properties` is plain bytes.
            unsafe {
                (*structure).s_type = table.s_type;
                properties.fill_structure(structure);
                for member in row.members {
                    let there = structure.cast::<u8>().add(member.offset);
                    let there = std::slice::from_raw_parts(there, member.size);
                    let flat = (&raw const properties).cast::<u8>().add(member.flat);
                    assert_eq!(there, std::slice::from_raw_parts(flat, member.size), "{table}");
                }
            }
        }
    }

    #[test]
    fn core_versions_and_the_structures_they_took_over_agree() {
        let (mut id, mut subgroup) = (
            vk::PhysicalDeviceIDProperties::default(),
            vk::PhysicalDeviceSubgroupProperties::default(),
        );
        let (mut eleven, mut thirteen) = (
            vk::PhysicalDeviceVulkan11Properties::default(),
            vk::PhysicalDeviceVulkan13Properties::default(),
        );
        let mut maintenance = vk::PhysicalDeviceMaintenance4Properties::default();
        let mut query = Chain::new(vk::PhysicalDeviceProperties2::default());
        query.push(&mut id).push(&mut subgroup).push(&mut eleven).push(&mut thirteen);
        query.push(&mut maintenance);
        let properties = Properties {
            device_node_mask: 7,
            subgroup_supported_stages: vk::ShaderStageFlags::COMPUTE,
            max_buffer_size: 1 << 40,
            ..Properties::EMPTY
        };
        // SAFETY: the chain is that of the structures above.
        unsafe { properties.fill(&mut *query.as_mut_ptr()) };
        assert_eq!((id.device_node_mask, eleven.device_node_mask), (7, 7));
        assert_eq!(subgroup.supported_stages, eleven.subgroup_supported_stages);
        assert_eq!(subgroup.supported_stages, vk::ShaderStageFlags::COMPUTE);
        assert_eq!((thirteen.max_buffer_size, maintenance.max_buffer_size), (1 << 40, 1 << 40));
    }

    /// mesa.md 6.13: "destination layout array copied with source count".
    #[test]
    fn a_list_is_copied_with_its_own_count() {
        use vk::ImageLayout as Layout;
        let properties = Properties {
            copy_src_layouts: &[Layout::GENERAL, Layout::TRANSFER_SRC_OPTIMAL],
            copy_dst_layouts: &[Layout::PREINITIALIZED; 3],
            ..Properties::EMPTY
        };
        for (room_src, room_dst) in [(2, 3), (3, 2), (0, 1), (1, 4)] {
            let (mut src, mut dst) = ([Layout::UNDEFINED; 4], [Layout::UNDEFINED; 4]);
            let mut structure = vk::PhysicalDeviceHostImageCopyProperties {
                copy_src_layout_count: room_src,
                p_copy_src_layouts: src.as_mut_ptr(),
                copy_dst_layout_count: room_dst,
                p_copy_dst_layouts: dst.as_mut_ptr(),
                ..Default::default()
            };
            // SAFETY: there is room for the numbers of elements.
            unsafe { properties.fill_structure((&raw mut structure).cast()) };
            let (count_src, count_dst) = (room_src.min(2), room_dst.min(3));
            assert_eq!(structure.copy_src_layout_count, count_src);
            assert_eq!(structure.copy_dst_layout_count, count_dst);
            let filled = |list: &[Layout]| {
                list.iter().filter(|layout| **layout != Layout::UNDEFINED).count() as u32
            };
            assert_eq!((filled(&src), filled(&dst)), (count_src, count_dst));
        }
    }

    #[test]
    fn elements_keep_the_applications_chain() {
        const LAYERED: vk::PhysicalDeviceLayeredApiPropertiesKHR =
            vk::PhysicalDeviceLayeredApiPropertiesKHR {
                s_type: StructureType::APPLICATION_INFO,
                p_next: std::ptr::null_mut(),
                vendor_id: 5,
                device_id: 6,
                layered_api: vk::PhysicalDeviceLayeredApiKHR::METAL,
                device_name: text(c"layered"),
            };
        let properties = Properties { layered_apis: &[LAYERED], ..Properties::EMPTY };
        let mut next = vk::PhysicalDeviceDriverProperties::default();
        let mut element = vk::PhysicalDeviceLayeredApiPropertiesKHR {
            p_next: (&raw mut next).cast(),
            ..Default::default()
        };
        let mut list = vk::PhysicalDeviceLayeredApiPropertiesListKHR {
            layered_api_count: 1,
            p_layered_apis: &mut element,
            ..Default::default()
        };
        // SAFETY: there is room for one element.
        unsafe { properties.fill_structure((&raw mut list).cast()) };
        assert_eq!(element.vendor_id, 5);
        assert_eq!(element.p_next, (&raw mut next).cast());
        assert_eq!(element.s_type, StructureType::PHYSICAL_DEVICE_LAYERED_API_PROPERTIES_KHR);
    }

    #[test]
    fn texts_end_within_their_array() {
        assert_eq!(text::<4>(c"ab"), [b'a' as c_char, b'b' as c_char, 0, 0]);
        assert_eq!(text::<3>(c"abcd"), [b'a' as c_char, b'b' as c_char, 0]);
        assert_eq!(text::<0>(c"a"), []);
    }
}
