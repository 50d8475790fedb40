//! What all structures and unions can do: be copied, and have a default of zeros with the
//! structure's type.

use super::StructureType;

/// `plain_data!(Extent2D)`, or `plain_data!(ApplicationInfo, APPLICATION_INFO)` with the value of
/// `s_type`: `Clone`, `Copy` and `Default`. Derives would say the same and make the crate's
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

#[cfg(test)]
mod tests {
    use crate::vk::{AllocationCallbacks, ClearValue, DeviceCreateInfo, StructureType};

    #[test]
    fn structures_are_zero_but_for_their_type() {
        let info = DeviceCreateInfo::default();
        assert_eq!(info.s_type, StructureType::DEVICE_CREATE_INFO);
        assert!(info.p_next.is_null());
        assert_eq!(info.queue_create_info_count, 0);
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
