//! Listing extensions to applications.

use core::ffi::c_char;

use crate::extension::Extension;
use crate::vk;

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
        vk::ExtensionProperties { extension_name, spec_version: self.spec_version() }
    }
}

/// Answers `vkEnumerate…ExtensionProperties` with `properties`, by Vulkan's two-call idiom: without
/// an array the number is stored; with one it is filled as far as it goes, and the number stored is
/// of what was written.
///
/// The tables' `enumerate` does this with the registry's spec versions; an implementation of older
/// revisions changes them on the way:
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
/// `p_property_count` points to a number; `p_properties` is null or points to as many elements as
/// that number says.
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
