//! What all handles can do.

/// `handle!(Buffer, BUFFER)`: the operations of a handle that is a 64-bit number, with its object
/// type.
macro_rules! handle {
    ($name:ident, $object_type:ident) => {
        impl $name {
            /// `VK_NULL_HANDLE`.
            pub const NULL: Self = Self(0);

            /// What it is a handle of.
            pub const TYPE: ObjectType = ObjectType::$object_type;

            /// The handle that C code knows by this number.
            #[must_use]
            pub const fn from_raw(raw: u64) -> Self {
                Self(raw)
            }

            /// The number that C code knows it by.
            #[must_use]
            pub const fn as_raw(self) -> u64 {
                self.0
            }

            /// It is `VK_NULL_HANDLE`.
            #[must_use]
            pub const fn is_null(self) -> bool {
                self.0 == 0
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::NULL
            }
        }
    };
}
pub(crate) use handle;

/// A handle that is a pointer. [`crate::trampoline`] finds an object's table by it.
pub(crate) trait Dispatchable: Copy {
    /// Where the object is.
    fn address(self) -> *const core::ffi::c_void;
}

/// `dispatchable_handle!(Device, DEVICE)`: the operations of a handle that is a pointer, with its
/// object type.
macro_rules! dispatchable_handle {
    ($name:ident, $object_type:ident) => {
        impl $name {
            /// `VK_NULL_HANDLE`.
            pub const NULL: Self = Self(core::ptr::null_mut());

            /// What it is a handle of.
            pub const TYPE: ObjectType = ObjectType::$object_type;

            /// The handle that C code knows by this pointer.
            #[must_use]
            pub const fn from_raw(raw: *mut core::ffi::c_void) -> Self {
                Self(raw)
            }

            /// The pointer that C code knows it by.
            #[must_use]
            pub const fn as_raw(self) -> *mut core::ffi::c_void {
                self.0
            }

            /// It is `VK_NULL_HANDLE`.
            #[must_use]
            pub const fn is_null(self) -> bool {
                self.0.is_null()
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::NULL
            }
        }

        impl crate::vk::handle::Dispatchable for $name {
            fn address(self) -> *const core::ffi::c_void {
                self.0
            }
        }

        // SAFETY: a handle is a name. It gives no access to what it points to; the commands that
        // take it say which threads may do so at once (Vulkan specification, "Threading Behavior").
        unsafe impl Send for $name {}
        // SAFETY: as for `Send`.
        unsafe impl Sync for $name {}
    };
}
pub(crate) use dispatchable_handle;

#[cfg(test)]
mod tests {
    use crate::vk::{Buffer, Device, ObjectType};

    #[test]
    fn the_default_is_null() {
        assert!(Buffer::default().is_null());
        assert!(Device::default().is_null());
        assert_eq!(Device::NULL.as_raw(), core::ptr::null_mut());
    }

    #[test]
    fn raw_values_come_back() {
        assert_eq!(Buffer::from_raw(7).as_raw(), 7);
        assert!(!Buffer::from_raw(7).is_null());
    }

    #[test]
    fn handles_know_their_object_type() {
        assert_eq!(Buffer::TYPE, ObjectType::BUFFER);
        assert_eq!(Device::TYPE, ObjectType::DEVICE);
    }
}
