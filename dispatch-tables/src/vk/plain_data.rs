//! The macro of all structures and unions. They can be copied and sent to other threads, have a
//! default of zeros with the structure's type, and are printed with the feature `debug`.

use super::StructureType;

/// A structure or union in C's layout: C's name if the specification has it; of a structure the
/// value of `s_type` if there is one, and which structures it may extend.
///
/// ```text
/// plain_data! { struct DeviceGroupSubmitInfo = VkDeviceGroupSubmitInfo, DEVICE_GROUP_SUBMIT_INFO: SubmitInfo;
///     pub s_type: StructureType;
///     pub p_next: *const c_void;
/// }
/// plain_data! { union ClearValue = VkClearValue; pub color: ClearColorValue; }
/// ```
///
/// `as text` behind a member says that the characters are a text; `as { get_a get_b }` behind an
/// integer names the accessors of its bit-fields.
///
/// Derives would make the crate's compilation a fifth longer, and a macro within this one, or the
/// text of the printing function, a thirtieth each. Functions are `inline` so that machine code is made
/// where they are called, not for each type.
macro_rules! without_debug {
    (
        $keyword:tt $name:ident $(= $c:ident)? $(, $structure_type:ident $(: $($extended:ident)*)?)?;
        $($vis:vis $member:ident: $type:ty $(as $show:tt)?;)*
    ) => {
        $(
            #[doc = stringify!($c)]
            #[cfg_attr(doc, doc = spec!($c))]
        )?
        $($(#[cfg_attr(doc, doc = extends!($($extended)*))])?)?
        #[repr(C)]
        pub $keyword $name {
            $($vis $member: $type,)*
        }

        impl Clone for $name {
            #[inline]
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

        impl Default for $name {
            #[inline]
            fn default() -> Self {
                // SAFETY: members are integers, floats, raw pointers, nullable function pointers,
                // and arrays, structures and unions of those: all of them may be zero. vkgen checks
                // that a structure with a type has it as its first member.
                unsafe { crate::vk::plain_data::zero([$(StructureType::$structure_type)?]) }
            }
        }

        $(
            // SAFETY: vkgen checks that the first members are `s_type`, which has this value, and `p_next`.
            #[cfg_attr(doc, doc(hidden))]
            unsafe impl crate::vk::chain::Structure for $name {
                const TYPE: StructureType = StructureType::$structure_type;
            }
            $($(
                // SAFETY: vkgen writes the names of the registry's `structextends`.
                #[cfg_attr(doc, doc(hidden))]
                unsafe impl crate::vk::chain::Extends<$extended> for $name {}
            )*)?
        )?
    };
}
#[cfg(not(feature = "debug"))]
pub(crate) use without_debug as plain_data;

/// What [`without_debug`] defines, and `Debug`.
#[cfg(feature = "debug")]
macro_rules! printed {
    (
        $keyword:tt $name:ident $(= $c:ident)? $(, $structure_type:ident $(: $($extended:ident)*)?)?;
        $($vis:vis $member:ident: $type:ty $(as $show:tt)?;)*
    ) => {
        crate::vk::plain_data::without_debug! {
            $keyword $name $(= $c)? $(, $structure_type $(: $($extended)*)?)?;
            $($vis $member: $type $(as $show)?;)*
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                let mut members = f.debug_struct(stringify!($name));
                crate::vk::plain_data::show!(
                    $keyword members, self, $([$member $($show)?])*
                )
            }
        }
    };
}

/// Adds the members to what `Debug` prints. Which member of a union counts is not known: none is
/// printed.
#[cfg(feature = "debug")]
macro_rules! show {
    (union $members:ident, $($rest:tt)*) => {
        $members.finish_non_exhaustive()
    };
    (struct $members:ident, $self:ident, $([$member:ident $($show:tt)?])*) => {{
        $(crate::vk::plain_data::show!(@member $members, $self, $member $($show)?);)*
        $members.finish()
    }};
    (@member $members:ident, $self:ident, $member:ident) => {
        $members.field(stringify!($member), &$self.$member)
    };
    (@member $members:ident, $self:ident, $member:ident text) => {
        $members.field(stringify!($member), &crate::vk::names::Text(&$self.$member))
    };
    (@member $members:ident, $self:ident, $unit:ident { $($get:ident)* }) => {
        $(
            // `get_mask` shows `mask`.
            let (_, name) = stringify!($get).split_at("get_".len());
            $members.field(name, &$self.$get());
        )*
    };
}
#[cfg(feature = "debug")]
pub(crate) use {printed as plain_data, show, without_debug};

/// A structure of [`plain_data`] without pointers and unions, which compares member by member.
macro_rules! compared {
    (
        struct $name:ident $(= $c:ident)? $(, $structure_type:ident $(: $($extended:ident)*)?)?;
        $($vis:vis $member:ident: $type:ty $(as $show:tt)?;)*
    ) => {
        plain_data! {
            struct $name $(= $c)? $(, $structure_type $(: $($extended)*)?)?;
            $($vis $member: $type $(as $show)?;)*
        }

        impl PartialEq for $name {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                $(self.$member == other.$member)&&*
            }
        }
    };
}
pub(crate) use compared;

/// Zeros, with the structure type in front if there is one.
///
/// # Safety
///
/// `T` may be zero in every byte. Where there is a structure type, `T` begins with a
/// `StructureType`.
pub(crate) unsafe fn zero<T, const TYPES: usize>(structure_type: [StructureType; TYPES]) -> T {
    // SAFETY: the caller says that zeros are a `T`.
    let mut zero: T = unsafe { core::mem::zeroed() };
    for structure_type in structure_type {
        // SAFETY: the caller says that `T` begins with a `StructureType`.
        unsafe { (&raw mut zero).cast::<StructureType>().write(structure_type) };
    }
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
        AccelerationStructureInstanceKHR, AllocationCallbacks, ApplicationInfo, ClearValue,
        DeviceCreateInfo, Extent2D, Rect2D, StructureType, TransformMatrixKHR, Viewport,
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
    fn structures_without_pointers_compare() {
        let whole = Rect2D { extent: Extent2D { width: 64, height: 32 }, ..Default::default() };
        let wider = Rect2D { extent: Extent2D { width: 65, ..whole.extent }, ..whole };
        assert!(whole == Rect2D { ..whole } && whole != wider);
        let viewport = Viewport { max_depth: f32::NAN, ..Default::default() };
        assert!(viewport != Viewport { ..viewport });
        let matrix = TransformMatrixKHR { matrix: [[1.0; 4]; 3] };
        assert!(matrix == TransformMatrixKHR { ..matrix } && matrix != Default::default());
        let mut instance = AccelerationStructureInstanceKHR::default();
        assert!(instance == AccelerationStructureInstanceKHR::default());
        instance.set_mask(1);
        assert!(instance != AccelerationStructureInstanceKHR::default());
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
