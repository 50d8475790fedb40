//! Commands that need no instance (drivers.md H).
#![allow(non_snake_case, reason = "trampolines carry their C names")]

use std::ffi::c_char;

use dispatch_tables::vk;

use crate::event::StartupEvent;
use crate::journal;
use crate::library::DriverStore;

/// Driver libraries and manifests that instances and global queries share. Vulkan's global
/// commands have no object that could hold them.
pub(crate) static DRIVERS: DriverStore = DriverStore::new();

/// The version of Vulkan that the loader implements. No driver is asked.
///
/// # Safety
/// The Vulkan specification's valid usage of vkEnumerateInstanceVersion.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumerateInstanceVersion(
    p_api_version: *mut u32,
) -> vk::Result {
    if p_api_version.is_null() {
        journal::LOADER.record(StartupEvent::NullApiVersion);
        return vk::Result::ERROR_OUT_OF_HOST_MEMORY;
    }
    // SAFETY: the caller's promise.
    unsafe { terminator::enumerate_instance_version(p_api_version) }
}

/// The layers that there are.
///
/// # Safety
/// The Vulkan specification's valid usage of vkEnumerateInstanceLayerProperties.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumerateInstanceLayerProperties(
    p_property_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: the caller's promise.
    unsafe { terminator::enumerate_instance_layer_properties(p_property_count, p_properties) }
}

/// The instance extensions of drivers and loader, or of one layer.
///
/// # Safety
/// The Vulkan specification's valid usage of vkEnumerateInstanceExtensionProperties.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumerateInstanceExtensionProperties(
    p_layer_name: *const c_char,
    p_property_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: the caller's promise.
    unsafe {
        terminator::enumerate_instance_extension_properties(
            p_layer_name,
            p_property_count,
            p_properties,
        )
    }
}

/// What stands below layers that intercept the commands above (layers.md 9).
pub(crate) mod terminator {
    use std::ffi::c_char;
    use std::ptr;

    use dispatch_tables::vk;

    use super::DRIVERS;
    use crate::api::instance_extensions::offered_by_all;
    use crate::chain::names;
    use crate::journal::LOADER;
    use crate::library::{ScanOptions, scan_drivers};
    use crate::memory::HostAllocator;
    use crate::system::HostSystem;

    /// vkEnumerateInstanceVersion.
    ///
    /// # Safety
    /// `p_api_version` is writable.
    pub(crate) unsafe extern "system" fn enumerate_instance_version(
        p_api_version: *mut u32,
    ) -> vk::Result {
        // SAFETY: the caller's promise.
        unsafe { p_api_version.write(vk::HEADER_VERSION_COMPLETE) };
        vk::Result::SUCCESS
    }

    /// vkEnumerateInstanceLayerProperties: no layers are known.
    ///
    /// # Safety
    /// `p_property_count` is writable.
    pub(crate) unsafe extern "system" fn enumerate_instance_layer_properties(
        p_property_count: *mut u32,
        _p_properties: *mut vk::LayerProperties,
    ) -> vk::Result {
        // SAFETY: the caller's promise.
        unsafe { p_property_count.write(0) };
        vk::Result::SUCCESS
    }

    /// vkEnumerateInstanceExtensionProperties (drivers.md H.3). The drivers that it opens stay
    /// open until an instance is destroyed (E.7).
    ///
    /// # Safety
    /// As the command's valid usage says.
    pub(crate) unsafe extern "system" fn enumerate_instance_extension_properties(
        p_layer_name: *const c_char,
        p_property_count: *mut u32,
        p_properties: *mut vk::ExtensionProperties,
    ) -> vk::Result {
        // SAFETY: the caller's promises.
        unsafe {
            if !p_layer_name.is_null() && *p_layer_name != 0 {
                return match names::well_formed(p_layer_name) {
                    Some(_) => vk::Result::ERROR_LAYER_NOT_PRESENT,
                    None => vk::Result::ERROR_EXTENSION_NOT_PRESENT,
                };
            }
            let options = ScanOptions::PRE_INSTANCE;
            let Ok(scan) = scan_drivers(&HostSystem, &LOADER, &DRIVERS, &options) else {
                return vk::Result::ERROR_OUT_OF_HOST_MEMORY;
            };
            DRIVERS.preload(&scan.drivers);
            match offered_by_all(&LOADER, HostAllocator::NONE, &scan.drivers) {
                Ok(extensions) => hand_out(&extensions, p_property_count, p_properties),
                Err(code) => code,
            }
        }
    }

    /// Answers the two-call idiom with `all`.
    ///
    /// # Safety
    /// `p_count` is writable; `p_out` is null or has room for `*p_count` elements.
    pub(crate) unsafe fn hand_out<T: Copy>(
        all: &[T],
        p_count: *mut u32,
        p_out: *mut T,
    ) -> vk::Result {
        let total = u32::try_from(all.len()).unwrap_or(u32::MAX);
        // SAFETY: the caller's promises.
        unsafe {
            if p_out.is_null() {
                p_count.write(total);
                return vk::Result::SUCCESS;
            }
            let written = total.min(p_count.read());
            ptr::copy_nonoverlapping(all.as_ptr(), p_out, written as usize);
            p_count.write(written);
            if written < total {
                vk::Result::INCOMPLETE
            } else {
                vk::Result::SUCCESS
            }
        }
    }
}
