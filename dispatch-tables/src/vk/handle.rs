//! Handles: one generic type and its trait, and the macros that give each handle of the registry its
//! alias.

use core::cmp::Ordering;
use core::ffi::c_void;
use core::fmt::{self, Debug, Formatter};
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;
use core::ptr::null_mut;

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

/// The handle of an object of the kind `K`, in C's layout: a pointer for a dispatchable object, else
/// a 64-bit number.
#[repr(transparent)]
#[derive(PartialEq)]
pub struct ObjectHandle<K, R = u64>(R, PhantomData<K>);

/// A kind of objects, as `VkBuffer`. It has no values; [`ObjectHandle`] has.
pub trait Kind: PartialEq + 'static {
    /// The name of the handle's alias.
    const NAME: &'static str;
    /// The type of the object.
    const TYPE: ObjectType;
}

/// A handle that is a pointer. [`crate::trampoline`] finds an object's table by it.
pub(crate) trait Dispatchable: Copy {
    /// Where the object is.
    fn address(self) -> *const c_void;
}

/// `handle!(Buffer = VkBuffer, BUFFER)`: the alias of a handle that is a 64-bit number, with its
/// object type.
macro_rules! handle {
    ($name:ident = $c:ident, $object_type:ident $(, $pointer:ty)?) => {
        #[doc = stringify!($c)]
        #[cfg_attr(doc, doc = spec!($c))]
        pub type $name = crate::vk::ObjectHandle<$c $(, $pointer)?>;

        #[doc(hidden)]
        #[derive(PartialEq)]
        pub enum $c {}

        impl crate::vk::handle::Kind for $c {
            const NAME: &'static str = stringify!($name);
            const TYPE: ObjectType = ObjectType::$object_type;
        }
    };
}
pub(crate) use handle;

/// `dispatchable_handle!(Device = VkDevice, DEVICE)`: the alias of a handle that is a pointer, with
/// its object type.
macro_rules! dispatchable_handle {
    ($name:ident = $c:ident, $object_type:ident) => {
        handle!($name = $c, $object_type, *mut core::ffi::c_void);
    };
}
pub(crate) use dispatchable_handle;

impl<K> ObjectHandle<K> {
    /// `VK_NULL_HANDLE`.
    pub const NULL: Self = Self(0, PhantomData);

    /// Whether the handle is `VK_NULL_HANDLE`.
    #[must_use]
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }
}

impl<K> ObjectHandle<K, *mut c_void> {
    /// `VK_NULL_HANDLE`.
    pub const NULL: Self = Self(null_mut(), PhantomData);

    /// Whether the handle is `VK_NULL_HANDLE`.
    #[must_use]
    pub const fn is_null(self) -> bool {
        self.0.is_null()
    }
}

impl<K: Kind, R> ObjectHandle<K, R> {
    /// The type of the object.
    pub const TYPE: ObjectType = K::TYPE;
}

impl<K, R: Copy> ObjectHandle<K, R> {
    /// The handle that C code knows by this number or pointer.
    #[must_use]
    pub const fn from_raw(raw: R) -> Self {
        Self(raw, PhantomData)
    }

    /// The number or pointer that C code knows it by.
    #[must_use]
    pub const fn as_raw(self) -> R {
        self.0
    }
}

impl<K: Kind> Handle for ObjectHandle<K> {
    const TYPE: ObjectType = K::TYPE;

    fn as_u64(self) -> u64 {
        self.0
    }

    fn from_u64(raw: u64) -> Self {
        Self::from_raw(raw)
    }
}

impl<K: Kind> Handle for ObjectHandle<K, *mut c_void> {
    const TYPE: ObjectType = K::TYPE;

    fn as_u64(self) -> u64 {
        self.0 as usize as u64
    }

    fn from_u64(raw: u64) -> Self {
        Self::from_raw(raw as usize as *mut c_void)
    }
}

impl<K> Dispatchable for ObjectHandle<K, *mut c_void> {
    fn address(self) -> *const c_void {
        self.0
    }
}

// SAFETY: a handle is a name. It gives no access to what it points to; the commands that take it say
// which threads may do so at once (Vulkan specification, "Threading Behavior").
unsafe impl<K> Send for ObjectHandle<K, *mut c_void> {}
// SAFETY: as for `Send`.
unsafe impl<K> Sync for ObjectHandle<K, *mut c_void> {}
// SAFETY: a number. The compiler says so of no handle, because the above are written by hand.
unsafe impl<K> Send for ObjectHandle<K> {}
// SAFETY: as for `Send`.
unsafe impl<K> Sync for ObjectHandle<K> {}

impl<K, R: Copy> crate::observe::Value for ObjectHandle<K, R>
where
    Self: Handle,
{
    fn handle(self) -> Option<crate::observe::Handle> {
        Some((<Self as Handle>::TYPE, self.as_u64()))
    }
}

impl<K, R: Copy> Clone for ObjectHandle<K, R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K, R: Copy> Copy for ObjectHandle<K, R> {}

impl<K: PartialEq, R: Eq> Eq for ObjectHandle<K, R> {}

impl<K: PartialEq, R: Ord> PartialOrd for ObjectHandle<K, R> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<K: PartialEq, R: Ord> Ord for ObjectHandle<K, R> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<K, R: Hash> Hash for ObjectHandle<K, R> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<K> Default for ObjectHandle<K> {
    fn default() -> Self {
        Self::NULL
    }
}

impl<K> Default for ObjectHandle<K, *mut c_void> {
    fn default() -> Self {
        Self::NULL
    }
}

impl<K: Kind, R: Debug> Debug for ObjectHandle<K, R> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple(K::NAME).field(&self.0).finish()
    }
}

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
    fn handles_know_their_object_type() {
        assert_eq!(Buffer::TYPE, ObjectType::BUFFER);
        assert_eq!(Device::TYPE, ObjectType::DEVICE);
    }
}
