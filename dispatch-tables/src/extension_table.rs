//! The extension tables: which extensions something has, supports or was created with.
//!
//! A table has a public `bool` per extension, by name, and is an array of them at the same time:
//! [`as_array`](DeviceExtensionTable::as_array). The order is that in which extensions are listed to applications:
//! those of Khronos (`KHR`), those of several vendors (`EXT`), then the vendors' own by name; numbers within names
//! count as numbers. Every platform's and every provisional extension has its field everywhere.
//!
//! The fields are generated (`generated/extension_tables.rs`); what the two tables can do is here.
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

use core::error::Error;
use core::ffi::{CStr, c_char};
use core::fmt;

use crate::extension::{Extension, ExtensionKind};
use crate::generated::extension_tables::EXTENSION_PLACES;
use crate::vk;

pub use crate::generated::extension_tables::{DeviceExtensionTable, InstanceExtensionTable};

/// An extension that was asked for and that there is not: `VK_ERROR_EXTENSION_NOT_PRESENT`, with the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtensionNotPresent<'a> {
    /// The name as it was given.
    pub name: &'a CStr,
    /// What is wrong with it.
    pub reason: NotPresent,
}

/// Why an extension cannot be enabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotPresent {
    /// The registry has no extension of that name.
    Unknown,
    /// It is an extension of this kind, and cannot be enabled with the other.
    OfKind(ExtensionKind),
    /// It is not supported here.
    Unsupported,
}

impl ExtensionNotPresent<'_> {
    /// What `vkCreateInstance` or `vkCreateDevice` returns.
    pub const RESULT: vk::Result = vk::Result::ERROR_EXTENSION_NOT_PRESENT;
}

impl fmt::Display for ExtensionNotPresent<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for chunk in self.name.to_bytes().utf8_chunks() {
            f.write_str(chunk.valid())?;
            if !chunk.invalid().is_empty() {
                f.write_str("\u{fffd}")?;
            }
        }
        match self.reason {
            NotPresent::Unknown => {
                let (major, minor) = (
                    vk::api_version_major(vk::HEADER_VERSION_COMPLETE),
                    vk::api_version_minor(vk::HEADER_VERSION_COMPLETE),
                );
                write!(f, " is no extension of Vulkan {major}.{minor}")
            }
            NotPresent::OfKind(ExtensionKind::Instance) => {
                f.write_str(" is an instance extension, not one of a device")
            }
            NotPresent::OfKind(ExtensionKind::Device) => {
                f.write_str(" is a device extension, not one of an instance")
            }
            NotPresent::Unsupported => f.write_str(" is not supported"),
        }
    }
}

impl Error for ExtensionNotPresent<'_> {}

impl From<ExtensionNotPresent<'_>> for vk::Result {
    fn from(_: ExtensionNotPresent<'_>) -> Self {
        ExtensionNotPresent::RESULT
    }
}

impl Extension {
    /// The extension as it is listed to applications, with the registry's spec version.
    #[must_use]
    pub const fn properties(self) -> vk::ExtensionProperties {
        let name = self.name().to_bytes();
        let mut extension_name = [0; vk::MAX_EXTENSION_NAME_SIZE];
        let mut at = 0;
        while at < name.len() {
            extension_name[at] = name[at] as c_char;
            at += 1;
        }
        vk::ExtensionProperties {
            extension_name,
            spec_version: self.spec_version(),
        }
    }
}

/// Answers `vkEnumerate…ExtensionProperties` with `properties`, by Vulkan's two-call idiom: without an array the
/// number is stored; with one it is filled as far as it goes, and the number stored is of what was written.
///
/// The tables' `enumerate` does this with the registry's spec versions; an implementation of older revisions changes
/// them on the way:
///
/// ```
/// use dispatch_tables::{DeviceExtensionTable, extension_table, vk};
///
/// let supported = DeviceExtensionTable { khr_swapchain: true, ..DeviceExtensionTable::EMPTY };
/// let properties = supported.iter().map(|extension| vk::ExtensionProperties {
///     spec_version: 68,
///     ..extension.properties()
/// });
/// let mut count = 1;
/// let mut listed = [vk::ExtensionProperties::default(); 1];
/// // SAFETY: the array has `count` elements.
/// let result = unsafe { extension_table::enumerate(properties, &mut count, listed.as_mut_ptr()) };
/// assert_eq!((result, count, listed[0].spec_version), (vk::Result::SUCCESS, 1, 68));
/// ```
///
/// # Returns
///
/// `INCOMPLETE` if the array was too short.
///
/// # Safety
///
/// `p_property_count` points to a number; `p_properties` is null or points to as many elements as that number says.
pub unsafe fn enumerate(
    properties: impl Iterator<Item = vk::ExtensionProperties>,
    p_property_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    if p_properties.is_null() {
        // SAFETY: the caller says that it points to a number.
        unsafe { p_property_count.write(properties.count() as u32) };
        return vk::Result::SUCCESS;
    }
    // SAFETY: as above.
    let room = unsafe { p_property_count.read() };
    let mut result = vk::Result::SUCCESS;
    let mut written = 0;
    for property in properties {
        if written == room {
            result = vk::Result::INCOMPLETE;
            break;
        }
        // SAFETY: the caller says that there are `room` elements, and this is one of them.
        unsafe { p_properties.add(written as usize).write(property) };
        written += 1;
    }
    // SAFETY: as above.
    unsafe { p_property_count.write(written) };
    result
}

/// What an extension table does besides having fields. Its extensions are of the kind `$kind`.
macro_rules! extension_table {
    ($table:ident, $kind:ident) => {
        // The views below take the table for an array. `LEN` is a number in the generated code, so this also holds the
        // layout to what was generated, in every build.
        const _: () = assert!(size_of::<$table>() == $table::LEN);

        impl $table {
            /// No extension.
            pub const EMPTY: Self = Self::from_array([false; Self::LEN]);

            /// Every extension.
            pub const ALL: Self = Self::from_array([true; Self::LEN]);

            /// Every extension of the table as it is listed to applications. (A copy of it is put wherever it is used;
            /// [`Self::enumerate`] needs none.)
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

            /// Where `extension` stands in the array; none if it is of the other kind.
            #[inline]
            #[must_use]
            pub const fn place(extension: Extension) -> Option<usize> {
                match extension.kind() {
                    ExtensionKind::$kind => Some(EXTENSION_PLACES[extension.index()] as usize),
                    _ => None,
                }
            }

            /// The table has `extension`. It never has one of the other kind.
            #[inline]
            #[must_use]
            pub const fn get(&self, extension: Extension) -> bool {
                match Self::place(extension) {
                    Some(place) => self.as_array()[place],
                    None => false,
                }
            }

            /// The table has the extension of this name, `c"VK_KHR_surface"`; also false for a name of none.
            #[inline]
            #[must_use]
            pub fn get_by_name(&self, name: &CStr) -> bool {
                Extension::from_name(name).is_some_and(|extension| self.get(extension))
            }

            /// Puts `extension` into the table or takes it out; false, and nothing done, if it is of the other kind.
            pub const fn set(&mut self, extension: Extension, present: bool) -> bool {
                match Self::place(extension) {
                    Some(place) => {
                        self.as_array_mut()[place] = present;
                        true
                    }
                    None => false,
                }
            }

            /// As [`Self::set`], by name; false, and nothing done, if the table has no field of that name.
            pub fn set_by_name(&mut self, name: &CStr, present: bool) -> bool {
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

            /// The table has none.
            #[must_use]
            pub fn is_empty(&self) -> bool {
                !self.as_array().contains(&true)
            }

            /// What either table has.
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

            /// What both tables have: of a supported and an allowed table, what may be enabled.
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

            /// What this table has and `other` has not.
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

            /// `other` has whatever this table has.
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

            /// The extensions of these names, each of which must be in `supported`. A name may be repeated.
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

            /// As [`Self::enable`], with the names as a create info has them: `enabledExtensionCount` and
            /// `ppEnabledExtensionNames`.
            ///
            /// # Errors
            ///
            /// The first name that is not in `supported`, and why.
            ///
            /// # Safety
            ///
            /// `names` points to `count` pointers to strings that end with a NUL and live as long as `'a`. It may be
            /// null if `count` is 0.
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
            /// `p_property_count` points to a number; `p_properties` is null or points to as many elements as that
            /// number says.
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
                f.debug_set()
                    .entries(self.iter().map(Extension::name))
                    .finish()
            }
        }
    };
}

extension_table!(InstanceExtensionTable, Instance);
extension_table!(DeviceExtensionTable, Device);
