//! What all structures and unions can do: be copied and sent to other threads, and have a default of
//! zeros with the structure's type.

use super::StructureType;

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
