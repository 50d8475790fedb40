//! Defaults of structures and unions: zeros, and the structure's type where it has one.

/// `zero_default!(Extent2D)`, or `zero_default!(ApplicationInfo, APPLICATION_INFO)` with the value of `s_type`.
macro_rules! zero_default {
    ($name:ident) => {
        impl Default for $name {
            fn default() -> Self {
                // SAFETY: members are integers, floats, raw pointers, nullable function pointers, and arrays, structures
                // and unions of those: all of them may be zero.
                unsafe { core::mem::zeroed() }
            }
        }
    };
    ($name:ident, $structure_type:ident) => {
        impl Default for $name {
            fn default() -> Self {
                // SAFETY: as above.
                let mut zero: Self = unsafe { core::mem::zeroed() };
                zero.s_type = StructureType::$structure_type;
                zero
            }
        }
    };
}
pub(crate) use zero_default;

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
