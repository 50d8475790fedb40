//! The macros of all structures and unions. These can be copied and sent to other threads, have a
//! default of zeros with the structure's type, and are printed with the feature `debug`.

use super::StructureType;

/// A structure in C's layout: C's name if the specification has it, the value of `s_type` if there
/// is one, and what it may extend.
///
/// ```text
/// structure! { DeviceGroupSubmitInfo = VkDeviceGroupSubmitInfo, DEVICE_GROUP_SUBMIT_INFO: SubmitInfo;
///     pub s_type: StructureType;
///     pub p_next: *const c_void;
/// }
/// ```
///
/// `as text` behind a member says that the characters are a text; `as { get_a get_b }` behind an
/// integer names the accessors of its bit-fields.
macro_rules! structure {
    (
        $name:ident $(= $c:ident)? $(, $structure_type:ident $(: $($extended:ident)*)?)?;
        $($vis:vis $member:ident: $type:ty $(as $show:tt)?;)*
    ) => {
        $(
            #[doc = stringify!($c)]
            #[cfg_attr(doc, doc = spec!($c))]
        )?
        #[repr(C)]
        pub struct $name {
            $($vis $member: $type,)*
        }

        plain_data!($name $(, $structure_type)?);
        $(
            // SAFETY: vkgen checks that the first members are `s_type`, which has this value, and `p_next`.
            unsafe impl crate::vk::chain::Structure for $name {
                const TYPE: StructureType = StructureType::$structure_type;
            }
            $($(
                // SAFETY: vkgen writes the names of the registry's `structextends`.
                unsafe impl crate::vk::chain::Extends<$extended> for $name {}
            )*)?
        )?

        #[cfg(feature = "debug")]
        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                let mut members = f.debug_struct(stringify!($name));
                $(crate::vk::plain_data::show!(
                    members, self, $member $($show)?
                );)*
                members.finish()
            }
        }
    };
}
pub(crate) use structure;

/// Adds a member to what `Debug` prints.
#[cfg(feature = "debug")]
macro_rules! show {
    ($members:ident, $self:ident, $member:ident) => {
        $members.field(stringify!($member), &$self.$member)
    };
    ($members:ident, $self:ident, $member:ident text) => {
        $members.field(stringify!($member), &crate::vk::names::Text(&$self.$member))
    };
    ($members:ident, $self:ident, $unit:ident { $($get:ident)* }) => {
        $(
            // `get_mask` shows `mask`.
            let (_, name) = stringify!($get).split_at("get_".len());
            $members.field(name, &$self.$get());
        )*
    };
}
#[cfg(feature = "debug")]
pub(crate) use show;

/// `c_union! { ClearValue = VkClearValue; pub color: ClearColorValue; }`: a union in C's layout.
macro_rules! c_union {
    ($name:ident = $c:ident; $($vis:vis $member:ident: $type:ty;)*) => {
        #[doc = stringify!($c)]
        #[cfg_attr(doc, doc = spec!($c))]
        #[repr(C)]
        pub union $name {
            $($vis $member: $type,)*
        }

        plain_data!($name);

        /// Which member counts is not known: none is printed.
        #[cfg(feature = "debug")]
        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }
    };
}
pub(crate) use c_union;

/// `plain_data!(Extent2D)`, or `plain_data!(ApplicationInfo, APPLICATION_INFO)` with the value of
/// `s_type`: `Clone`, `Copy`, `Default`, `Send` and `Sync`. Derives would say the same of the first three and make the crate's
/// compilation a fifth longer.
macro_rules! plain_data {
    ($name:ident) => {
        plain_data!(@copy $name);

        impl Default for $name {
            fn default() -> Self {
                // SAFETY: members are integers, floats, raw pointers, nullable function pointers,
                // and arrays, structures and unions of those: all of them may be zero.
                unsafe { core::mem::zeroed() }
            }
        }
    };
    ($name:ident, $structure_type:ident) => {
        plain_data!(@copy $name);

        impl Default for $name {
            fn default() -> Self {
                // SAFETY: zeros as above, and a structure with a type has it as its first member.
                unsafe { crate::vk::plain_data::tagged(StructureType::$structure_type) }
            }
        }
    };
    (@copy $name:ident) => {
        impl Clone for $name {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl Copy for $name {}

        // SAFETY: plain data. What its pointers lead to is reached by unsafe code only, which has to
        // know which threads may use that (Vulkan specification, "Threading Behavior").
        unsafe impl Send for $name {}
        // SAFETY: as for `Send`.
        unsafe impl Sync for $name {}
    };
}
pub(crate) use plain_data;

/// Zeros with `structure_type` in front.
///
/// # Safety
///
/// `T` may be zero in every byte, and its first member is a `StructureType`.
pub(crate) unsafe fn tagged<T>(structure_type: StructureType) -> T {
    // SAFETY: the caller says that zeros are a `T`.
    let mut zero: T = unsafe { core::mem::zeroed() };
    // SAFETY: the caller says that a `StructureType` begins where `T` begins.
    unsafe { (&raw mut zero).cast::<StructureType>().write(structure_type) };
    zero
}

#[cfg(all(test, feature = "debug"))]
mod debug_tests {
    use std::format;

    use crate::vk::{
        AccelerationStructureInstanceKHR, AllocationCallbacks, ClearValue, DeviceCreateInfo,
        ExtensionProperties, FormatProperties,
    };

    #[test]
    fn structures_print_their_members() {
        let info = DeviceCreateInfo { p_next: 16 as *const _, ..Default::default() };
        let printed = format!("{info:?}");
        let start = "DeviceCreateInfo { s_type: DEVICE_CREATE_INFO, p_next: 0x10, flags: 0, ";
        assert!(printed.starts_with(start), "{printed}");
        assert_eq!(
            format!("{:?}", FormatProperties::default()),
            "FormatProperties { linear_tiling_features: 0, optimal_tiling_features: 0, \
             buffer_features: 0 }"
        );
    }

    #[test]
    fn texts_are_texts() {
        let mut extension = ExtensionProperties::default();
        for (at, byte) in b"VK_\"\n\x80\0rest".iter().enumerate() {
            extension.extension_name[at] = *byte as core::ffi::c_char;
        }
        let printed = format!("{extension:?}");
        assert!(printed.contains(r#"extension_name: "VK_\"\n\x80", "#), "{printed}");
    }

    #[test]
    fn functions_bit_fields_and_unions_are_printed_as_such() {
        let printed = format!("{:?}", AllocationCallbacks::default());
        assert!(printed.contains("pfn_free: None"), "{printed}");
        let mut instance = AccelerationStructureInstanceKHR::default();
        instance.set_mask(0x12);
        let printed = format!("{instance:?}");
        assert!(printed.contains("instance_custom_index: 0, mask: 18, "), "{printed}");
        assert_eq!(format!("{:?}", ClearValue::default()), "ClearValue { .. }");
    }
}

#[cfg(test)]
mod tests {
    use crate::vk::{
        AllocationCallbacks, ApplicationInfo, ClearValue, DeviceCreateInfo, StructureType,
    };

    #[test]
    fn structures_are_zero_but_for_their_type() {
        let info = DeviceCreateInfo::default();
        assert_eq!(info.s_type, StructureType::DEVICE_CREATE_INFO);
        assert!(info.p_next.is_null());
        assert_eq!(info.queue_create_info_count, 0);
    }

    #[test]
    fn a_create_info_can_be_a_static() {
        static INFO: ApplicationInfo = ApplicationInfo {
            s_type: StructureType::APPLICATION_INFO,
            p_next: core::ptr::null(),
            p_application_name: c"static".as_ptr(),
            application_version: 1,
            p_engine_name: core::ptr::null(),
            engine_version: 0,
            api_version: 0,
        };
        let version = std::thread::spawn(|| INFO.application_version).join();
        assert_eq!(version.ok(), Some(1));
    }

    #[test]
    fn functions_are_none() {
        assert!(AllocationCallbacks::default().pfn_allocation.is_none());
    }

    #[test]
    fn unions_are_zero() {
        let value = ClearValue::default();
        // SAFETY: every byte of the union is initialised, and any bits are a float.
        assert_eq!(unsafe { value.color.float32 }, [0.0; 4]);
    }
}
