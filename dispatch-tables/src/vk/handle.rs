//! The macros of all handles, and their trait.

use core::fmt::Debug;
use core::hash::Hash;

use super::ObjectType;

/// A handle of any kind.
pub trait Handle: Copy + Debug + Default + Ord + Hash {
    /// The type of the object.
    const TYPE: ObjectType;

    /// The handle as the number that `objectHandle` of debugging and private-data structures takes.
    fn as_u64(self) -> u64;

    /// The handle that this number stands for; of a pointer its address.
    fn from_u64(raw: u64) -> Self;
}

/// `handle!(Buffer = VkBuffer, BUFFER)`: the type and the operations of a handle that is a 64-bit
/// number, with its object type.
macro_rules! handle {
    ($name:ident = $c:ident, $object_type:ident) => {
        #[doc = stringify!($c)]
        #[cfg_attr(doc, doc = spec!($c))]
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u64);

        impl core::fmt::Debug for $name {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($name), "({:#x})"), self.0)
            }
        }

        impl $name {
            /// `VK_NULL_HANDLE`.
            pub const NULL: Self = Self(0);

            /// The type of the object.
            pub const TYPE: ObjectType = ObjectType::$object_type;

            /// The handle with this value in C.
            #[must_use]
            #[inline]
            pub const fn from_raw(raw: u64) -> Self {
                Self(raw)
            }

            /// The value of the handle in C.
            #[must_use]
            #[inline]
            pub const fn as_raw(self) -> u64 {
                self.0
            }

            /// Whether the handle is `VK_NULL_HANDLE`.
            #[must_use]
            #[inline]
            pub const fn is_null(self) -> bool {
                self.0 == 0
            }
        }

        impl Default for $name {
            #[inline]
            fn default() -> Self {
                Self::NULL
            }
        }

        #[cfg(feature = "observe")]
        impl crate::observe::Value for $name {
            #[inline]
            fn handle(self) -> Option<crate::observe::Handle> {
                Some((Self::TYPE, crate::vk::Handle::as_u64(self)))
            }
        }

        impl crate::vk::Handle for $name {
            const TYPE: ObjectType = Self::TYPE;

            #[inline]
            fn as_u64(self) -> u64 {
                self.0
            }

            #[inline]
            fn from_u64(raw: u64) -> Self {
                Self(raw)
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

/// `dispatchable_handle!(Device = VkDevice, DEVICE)`: the type and the operations of a handle that is
/// a pointer, with its object type.
macro_rules! dispatchable_handle {
    ($name:ident = $c:ident, $object_type:ident) => {
        #[doc = stringify!($c)]
        #[cfg_attr(doc, doc = spec!($c))]
        #[repr(transparent)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(*mut core::ffi::c_void);

        impl $name {
            /// `VK_NULL_HANDLE`.
            pub const NULL: Self = Self(core::ptr::null_mut());

            /// The type of the object.
            pub const TYPE: ObjectType = ObjectType::$object_type;

            /// The handle with this value in C.
            #[must_use]
            #[inline]
            pub const fn from_raw(raw: *mut core::ffi::c_void) -> Self {
                Self(raw)
            }

            /// The value of the handle in C.
            #[must_use]
            #[inline]
            pub const fn as_raw(self) -> *mut core::ffi::c_void {
                self.0
            }

            /// Whether the handle is `VK_NULL_HANDLE`.
            #[must_use]
            #[inline]
            pub const fn is_null(self) -> bool {
                self.0.is_null()
            }
        }

        impl Default for $name {
            #[inline]
            fn default() -> Self {
                Self::NULL
            }
        }

        impl crate::vk::handle::Dispatchable for $name {
            #[inline]
            fn address(self) -> *const core::ffi::c_void {
                self.0
            }
        }

        #[cfg(feature = "observe")]
        impl crate::observe::Value for $name {
            #[inline]
            fn handle(self) -> Option<crate::observe::Handle> {
                Some((Self::TYPE, crate::vk::Handle::as_u64(self)))
            }
        }

        impl crate::vk::Handle for $name {
            const TYPE: ObjectType = Self::TYPE;

            #[inline]
            fn as_u64(self) -> u64 {
                self.0 as usize as u64
            }

            #[inline]
            fn from_u64(raw: u64) -> Self {
                Self(raw as usize as *mut core::ffi::c_void)
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
    use crate::vk::{Buffer, Device, Handle, ObjectType};

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
    fn every_handle_is_a_number() {
        fn there_and_back<H: Handle>(handle: H) -> bool {
            H::from_u64(handle.as_u64()) == handle && H::default().as_u64() == 0
        }
        assert!(there_and_back(Buffer::from_raw(u64::MAX)));
        assert!(there_and_back(Device::from_raw(core::ptr::without_provenance_mut(16))));
        assert_eq!(<Device as Handle>::TYPE, ObjectType::DEVICE);
    }

    #[test]
    fn handles_print_as_hexadecimal_numbers() {
        assert_eq!(std::format!("{:?}", Buffer::from_raw(0xdead_beef)), "Buffer(0xdeadbeef)");
        let device = Device::from_raw(core::ptr::without_provenance_mut(16));
        assert_eq!(std::format!("{device:?}"), "Device(0x10)");
    }

    #[test]
    fn handles_know_their_object_type() {
        assert_eq!(Buffer::TYPE, ObjectType::BUFFER);
        assert_eq!(Device::TYPE, ObjectType::DEVICE);
    }
}
