//! The extension tables: which extensions an implementation supports, or an instance or device was
//! created with.
//!
//! A table has a public `bool` per extension, by name, and is an array of them at the same time:
//! [`as_array`](DeviceExtensionTable::as_array). The order is that in which extensions are listed
//! to applications: those of Khronos (`KHR`), those of several vendors (`EXT`), then the vendors'
//! own by name; numbers within names count as numbers. Every platform's and every provisional
//! extension has its field everywhere.
//!
//! The fields are made of the generated rows (`generated/extensions.rs`).
//!
//! ```
//! use dispatch_tables::{DeviceExtensionTable, Extension};
//!
//! // What a driver supports; a misspelt name does not compile.
//! const SUPPORTED: DeviceExtensionTable = DeviceExtensionTable {
//!     khr_swapchain: true,
//!     khr_maintenance5: true,
//!     ..DeviceExtensionTable::EMPTY
//! };
//! let enabled = DeviceExtensionTable::enable(&SUPPORTED, [c"VK_KHR_swapchain"])?;
//! assert!(enabled.khr_swapchain && !enabled.khr_maintenance5);
//! assert_eq!(SUPPORTED.difference(&enabled).iter().next(), Some(Extension::KHR_MAINTENANCE5));
//!
//! let refused = DeviceExtensionTable::enable(&SUPPORTED, [c"VK_KHR_swapchains"]).unwrap_err();
//! assert_eq!(refused.to_string(), "VK_KHR_swapchains is no extension of Vulkan 1.4");
//! # Ok::<(), dispatch_tables::ExtensionNotPresent<'_>>(())
//! ```

mod listing;
mod not_present;

use core::ffi::{CStr, c_char};
use core::fmt;

use crate::extension::{Extension, ExtensionKind, Name};
use crate::generated::extensions::each_extension;
use crate::vk;

pub use self::listing::enumerate;
pub use self::not_present::{ExtensionNotPresent, NotPresent};

/// The tables of all rows ([`crate::rows`]).
macro_rules! tables {
    (
        seed $seed:literal;
        instance { $($instance:tt)* }
        device { $($device:tt)* }
    ) => {
        table! {
            /// Extensions of an instance, by name.
            InstanceExtensionTable { $($instance)* }
        }
        table! {
            /// Extensions of a device, by name.
            DeviceExtensionTable { $($device)* }
        }
    };
}

/// The extension table of these rows.
macro_rules! table {
    (
        $(#[$doc:meta])* $table:ident
        {$(
            $constant:ident $field:ident $name:ident $number:literal $version:literal
            $($platform:ident)? [$($condition:tt)*];
        )*}
    ) => {
        $(#[$doc])*
        #[repr(C)]
        pub struct $table {
            $(
                #[doc = concat!("`", stringify!($name), "`")]
                pub $field: bool,
            )*
        }

        impl $table {
            /// The number of fields.
            pub const LEN: usize = size_of::<Self>();
            /// The extensions in the order of their fields.
            pub const EXTENSIONS: &'static [Extension; Self::LEN] = &[$(Extension::$constant),*];
        }
    };
}

each_extension!(tables);

/// The methods of an extension table. Its extensions are of the kind `$kind`.
macro_rules! extension_table {
    ($table:ident, $kind:ident) => {
        impl $table {
            /// No extension.
            pub const EMPTY: Self = Self::from_array([false; Self::LEN]);

            /// Every extension.
            pub const ALL: Self = Self::from_array([true; Self::LEN]);

            /// Every extension of the table as it is listed to applications. (Each use of the
            /// constant copies the array; [`Self::enumerate`] copies nothing.)
            pub const PROPERTIES: [vk::ExtensionProperties; Self::LEN] = {
                let mut properties = [Extension(0).properties(); Self::LEN];
                let mut at = 0;
                while at < Self::LEN {
                    properties[at] = Self::EXTENSIONS[at].properties();
                    at += 1;
                }
                properties
            };

            /// The table that is this array.
            #[must_use]
            pub const fn from_array(array: [bool; Self::LEN]) -> Self {
                // SAFETY: the table is `repr(C)` and has `LEN` fields, each a `bool`.
                unsafe { core::mem::transmute(array) }
            }

            /// The table as an array, in the order of [`Self::EXTENSIONS`].
            #[inline]
            #[must_use]
            pub const fn as_array(&self) -> &[bool; Self::LEN] {
                // SAFETY: as for `from_array`.
                unsafe { &*core::ptr::from_ref(self).cast() }
            }

            /// The table as an array to write to.
            #[inline]
            pub const fn as_array_mut(&mut self) -> &mut [bool; Self::LEN] {
                // SAFETY: as for `from_array`.
                unsafe { &mut *core::ptr::from_mut(self).cast() }
            }

            /// The index of `extension` in the array; none if it is of the other kind.
            #[inline]
            #[must_use]
            pub const fn place(extension: Extension) -> Option<usize> {
                match extension.kind() {
                    ExtensionKind::$kind => Some(extension.index() - Self::EXTENSIONS[0].index()),
                    _ => None,
                }
            }

            /// Whether the table has `extension`. No table has an extension of the other kind.
            #[inline]
            #[must_use]
            pub const fn get(&self, extension: Extension) -> bool {
                match Self::place(extension) {
                    Some(place) => self.as_array()[place],
                    None => false,
                }
            }

            /// Whether the table has the extension of this name, `c"VK_KHR_surface"`; false for an
            /// unknown name, too.
            #[inline]
            #[must_use]
            pub fn get_by_name(&self, name: &(impl Name + ?Sized)) -> bool {
                Extension::from_name(name).is_some_and(|extension| self.get(extension))
            }

            /// Adds or removes `extension`. Returns false, and changes nothing, if the extension is
            /// of the other kind.
            pub const fn set(&mut self, extension: Extension, present: bool) -> bool {
                match Self::place(extension) {
                    Some(place) => {
                        self.as_array_mut()[place] = present;
                        true
                    }
                    None => false,
                }
            }

            /// As [`Self::set`], by name. Returns false, and changes nothing, if the table has no
            /// field of that name.
            pub fn set_by_name(&mut self, name: &(impl Name + ?Sized), present: bool) -> bool {
                Extension::from_name(name).is_some_and(|extension| self.set(extension, present))
            }

            /// The extensions that the table has, in order.
            pub fn iter(&self) -> impl Iterator<Item = Extension> + Clone {
                let named = Self::EXTENSIONS.iter().zip(self.as_array());
                named.filter_map(|(&extension, &present)| present.then_some(extension))
            }

            /// The number of extensions that the table has.
            #[must_use]
            pub fn count(&self) -> usize {
                self.as_array().iter().filter(|&&present| present).count()
            }

            /// Whether the table has no extension.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                !self.as_array().contains(&true)
            }

            /// The extensions that one of the tables has.
            #[must_use]
            pub const fn union(&self, other: &Self) -> Self {
                let mut result = *self;
                let mut at = 0;
                while at < Self::LEN {
                    result.as_array_mut()[at] |= other.as_array()[at];
                    at += 1;
                }
                result
            }

            /// The extensions that both tables have: of the supported and the allowed extensions,
            /// those that may be enabled.
            #[must_use]
            pub const fn intersection(&self, other: &Self) -> Self {
                let mut result = *self;
                let mut at = 0;
                while at < Self::LEN {
                    result.as_array_mut()[at] &= other.as_array()[at];
                    at += 1;
                }
                result
            }

            /// The extensions that this table has and `other` lacks.
            #[must_use]
            pub const fn difference(&self, other: &Self) -> Self {
                let mut result = *self;
                let mut at = 0;
                while at < Self::LEN {
                    result.as_array_mut()[at] &= !other.as_array()[at];
                    at += 1;
                }
                result
            }

            /// Whether `other` has every extension of this table.
            #[must_use]
            pub const fn is_subset(&self, other: &Self) -> bool {
                let mut at = 0;
                while at < Self::LEN {
                    if self.as_array()[at] && !other.as_array()[at] {
                        return false;
                    }
                    at += 1;
                }
                true
            }

            /// The extensions of these names, each of which must be in `supported`. A name may be
            /// repeated.
            ///
            /// # Errors
            ///
            /// The first name that is not, and why.
            pub fn enable<'a>(
                supported: &Self,
                names: impl IntoIterator<Item = &'a CStr>,
            ) -> Result<Self, ExtensionNotPresent<'a>> {
                let mut enabled = Self::EMPTY;
                for name in names {
                    let refuse = |reason| Err(ExtensionNotPresent { name, reason });
                    let Some(extension) = Extension::from_name(name) else {
                        return refuse(NotPresent::Unknown);
                    };
                    let Some(place) = Self::place(extension) else {
                        return refuse(NotPresent::OfKind(extension.kind()));
                    };
                    if !supported.as_array()[place] {
                        return refuse(NotPresent::Unsupported);
                    }
                    enabled.as_array_mut()[place] = true;
                }
                Ok(enabled)
            }

            /// As [`Self::enable`], with the names as a create info has them:
            /// `enabledExtensionCount` and `ppEnabledExtensionNames`.
            ///
            /// # Errors
            ///
            /// The first name that is not in `supported`, and why.
            ///
            /// # Safety
            ///
            /// `names` points to `count` pointers to strings that end with a NUL and live as long
            /// as `'a`. It may be null if `count` is 0.
            pub unsafe fn enable_raw<'a>(
                supported: &Self,
                count: u32,
                names: *const *const c_char,
            ) -> Result<Self, ExtensionNotPresent<'a>> {
                let names = match count {
                    0 => &[],
                    // SAFETY: the caller says that it points to so many.
                    _ => unsafe { core::slice::from_raw_parts(names, count as usize) },
                };
                // SAFETY: the caller says that each is a string.
                let names = names.iter().map(|&name| unsafe { CStr::from_ptr(name) });
                Self::enable(supported, names)
            }

            /// Lists the table's extensions to an application: see [`enumerate`].
            ///
            /// # Returns
            ///
            /// `INCOMPLETE` if the array was too short.
            ///
            /// # Safety
            ///
            /// `p_property_count` points to a number; `p_properties` is null or points to as many
            /// elements as that number says.
            pub unsafe fn enumerate(
                &self,
                p_property_count: *mut u32,
                p_properties: *mut vk::ExtensionProperties,
            ) -> vk::Result {
                let properties = self.iter().map(Extension::properties);
                // SAFETY: the caller says that the pointers are what they have to be.
                unsafe { enumerate(properties, p_property_count, p_properties) }
            }
        }

        impl Clone for $table {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl Copy for $table {}

        impl Default for $table {
            fn default() -> Self {
                Self::EMPTY
            }
        }

        impl PartialEq for $table {
            fn eq(&self, other: &Self) -> bool {
                self.as_array() == other.as_array()
            }
        }

        impl Eq for $table {}

        impl Extend<Extension> for $table {
            /// Puts the extensions into the table; those of the other kind are left out.
            fn extend<T: IntoIterator<Item = Extension>>(&mut self, extensions: T) {
                for extension in extensions {
                    self.set(extension, true);
                }
            }
        }

        impl FromIterator<Extension> for $table {
            /// The table of these extensions; those of the other kind are left out.
            fn from_iter<T: IntoIterator<Item = Extension>>(extensions: T) -> Self {
                let mut table = Self::EMPTY;
                table.extend(extensions);
                table
            }
        }

        /// Lists the names of the table's extensions.
        impl fmt::Debug for $table {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter().map(Extension::name)).finish()
            }
        }
    };
}

extension_table!(InstanceExtensionTable, Instance);
extension_table!(DeviceExtensionTable, Device);

#[cfg(test)]
mod tests {
    use core::ptr::{null, null_mut};
    use std::format;
    use std::string::ToString;
    use std::vec;
    use std::vec::Vec;

    use super::*;

    const SUPPORTED: DeviceExtensionTable = DeviceExtensionTable {
        khr_swapchain: true,
        ext_mesh_shader: true,
        nv_viewport_array2: true,
        ..DeviceExtensionTable::EMPTY
    };

    #[test]
    fn a_field_an_element_and_a_name_are_the_same_memory() {
        for extension in Extension::all() {
            let mut instance = InstanceExtensionTable::EMPTY;
            let mut device = DeviceExtensionTable::EMPTY;
            let is_instance = extension.kind() == ExtensionKind::Instance;
            assert_eq!(instance.set(extension, true), is_instance);
            assert_eq!(device.set_by_name(extension.name(), true), !is_instance);
            let listed: Vec<Extension> = instance.iter().chain(device.iter()).collect();
            assert_eq!(listed, [extension]);
            assert_eq!(instance.get_by_name(extension.name()), is_instance);
            assert_eq!(device.get(extension), !is_instance);
            device.set(extension, false);
            assert!(device.is_empty());
        }
        let place = DeviceExtensionTable::place(Extension::KHR_SWAPCHAIN).expect("a device's");
        assert!(SUPPORTED.as_array()[place]);
        assert_eq!(place, core::mem::offset_of!(DeviceExtensionTable, khr_swapchain));
    }

    /// mesa.md 2.2.
    #[test]
    fn khronos_is_listed_first_then_the_shared_ones_then_vendors() {
        let listed: Vec<Extension> = SUPPORTED.iter().collect();
        assert_eq!(
            listed,
            [Extension::KHR_SWAPCHAIN, Extension::EXT_MESH_SHADER, Extension::NV_VIEWPORT_ARRAY2]
        );
        let order: Vec<usize> = [
            Extension::KHR_8BIT_STORAGE,
            Extension::KHR_16BIT_STORAGE,
            Extension::KHR_MAINTENANCE2,
            Extension::KHR_MAINTENANCE10,
        ]
        .into_iter()
        .filter_map(DeviceExtensionTable::place)
        .collect();
        assert!(order.is_sorted(), "{order:?}");
        assert_eq!(order.len(), 4);
    }

    #[test]
    fn tables_are_sets() {
        let other = DeviceExtensionTable {
            khr_swapchain: true,
            khr_maintenance4: true,
            ..DeviceExtensionTable::EMPTY
        };
        let both = SUPPORTED.intersection(&other);
        assert_eq!(both, DeviceExtensionTable::from_iter([Extension::KHR_SWAPCHAIN]));
        assert_eq!(SUPPORTED.union(&other).count(), 4);
        assert_eq!(SUPPORTED.difference(&other).count(), 2);
        assert!(both.is_subset(&SUPPORTED) && both.is_subset(&other));
        assert!(!SUPPORTED.is_subset(&other));
        assert!(DeviceExtensionTable::EMPTY.is_subset(&both));
        assert!(SUPPORTED.is_subset(&DeviceExtensionTable::ALL));
        assert_eq!(DeviceExtensionTable::ALL.count(), DeviceExtensionTable::LEN);
    }

    #[test]
    fn extensions_of_the_other_kind_are_left_out() {
        let mixed = [Extension::KHR_SURFACE, Extension::KHR_SWAPCHAIN];
        let instance: InstanceExtensionTable = mixed.into_iter().collect();
        let device: DeviceExtensionTable = mixed.into_iter().collect();
        assert_eq!(format!("{instance:?}"), "{\"VK_KHR_surface\"}");
        assert_eq!(format!("{device:?}"), "{\"VK_KHR_swapchain\"}");
    }

    #[test]
    fn the_properties_are_names_and_spec_versions_in_order() {
        for (extension, properties) in
            DeviceExtensionTable::EXTENSIONS.iter().zip(DeviceExtensionTable::PROPERTIES)
        {
            // SAFETY: the array ends with a NUL.
            let name = unsafe { CStr::from_ptr(properties.extension_name.as_ptr()) };
            assert_eq!(name, extension.name());
            assert_eq!(properties.spec_version, extension.spec_version());
        }
    }

    /// Asks for room for `room` extensions: the result, the number that was stored, and the names
    /// that were.
    fn listed(room: u32) -> (vk::Result, u32, Vec<Extension>) {
        let mut count = room;
        let mut properties = vec![vk::ExtensionProperties::default(); room as usize];
        // SAFETY: there is room for `count`.
        let result = unsafe { SUPPORTED.enumerate(&mut count, properties.as_mut_ptr()) };
        let names = properties.iter().filter_map(|properties| {
            // SAFETY: the array ends with a NUL, be it the first.
            Extension::from_name(unsafe { CStr::from_ptr(properties.extension_name.as_ptr()) })
        });
        (result, count, names.collect())
    }

    /// Vulkan specification, "Retrieving Values": the two-call idiom.
    #[test]
    fn enumerating_counts_then_fills() {
        let mut count = 77;
        // SAFETY: there is a count and no array.
        let result = unsafe { SUPPORTED.enumerate(&mut count, null_mut()) };
        assert_eq!((result, count), (vk::Result::SUCCESS, 3));
        let all: Vec<Extension> = SUPPORTED.iter().collect();
        assert_eq!(listed(3), (vk::Result::SUCCESS, 3, all.clone()));
        assert_eq!(listed(9), (vk::Result::SUCCESS, 3, all.clone()));
        assert_eq!(listed(2), (vk::Result::INCOMPLETE, 2, all[..2].to_vec()));
    }

    #[test]
    fn an_array_without_room_is_incomplete() {
        let mut count = 0;
        let mut properties = vk::ExtensionProperties::default();
        // SAFETY: nothing is written, as there is room for nothing.
        let result = unsafe { SUPPORTED.enumerate(&mut count, &mut properties) };
        assert_eq!((result, count), (vk::Result::INCOMPLETE, 0));
        assert_eq!(properties.extension_name[0], 0);
    }

    #[test]
    fn supported_extensions_are_enabled_by_name() {
        let names = [c"VK_KHR_swapchain", c"VK_EXT_mesh_shader", c"VK_KHR_swapchain"];
        let pointers = names.map(CStr::as_ptr);
        // SAFETY: they are as many as is said.
        let enabled = unsafe {
            DeviceExtensionTable::enable_raw(&SUPPORTED, pointers.len() as u32, pointers.as_ptr())
        };
        let enabled = enabled.expect("all are supported");
        assert!(enabled.khr_swapchain && enabled.ext_mesh_shader);
        assert_eq!(enabled.count(), 2);
        // SAFETY: there is none.
        let none = unsafe { DeviceExtensionTable::enable_raw(&SUPPORTED, 0, null()) };
        assert_eq!(none, Ok(DeviceExtensionTable::EMPTY));
    }

    #[test]
    fn the_first_name_that_is_not_supported_is_named_with_the_reason() {
        let refused = |name: &'static CStr| {
            let names = [c"VK_KHR_swapchain", name, c"VK_none"];
            DeviceExtensionTable::enable(&SUPPORTED, names).expect_err("not supported")
        };
        let unsupported = refused(c"VK_KHR_maintenance5");
        assert_eq!(unsupported.reason, NotPresent::Unsupported);
        assert_eq!(unsupported.name, c"VK_KHR_maintenance5");
        assert_eq!(unsupported.to_string(), "VK_KHR_maintenance5 is not supported");
        assert_eq!(
            refused(c"VK_KHR_surface").to_string(),
            "VK_KHR_surface is an instance extension, not one of a device"
        );
        assert_eq!(
            refused(c"VK_KHR_swapchain_\xff").to_string(),
            "VK_KHR_swapchain_\u{fffd} is no extension of Vulkan 1.4"
        );
        let result: vk::Result = unsupported.into();
        assert_eq!(result, vk::Result::ERROR_EXTENSION_NOT_PRESENT);
    }
}
