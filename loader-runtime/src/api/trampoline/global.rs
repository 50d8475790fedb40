//! Trampolines of the global commands, which need no instance (drivers.md H).

use core::ffi::c_char;

use dispatch_tables::layer::{
    EnumerateInstanceExtensionPropertiesChain, EnumerateInstanceLayerPropertiesChain,
    EnumerateInstanceVersionChain, PFN_EnumerateInstanceExtensionPropertiesLink,
    PFN_EnumerateInstanceLayerPropertiesLink, PFN_EnumerateInstanceVersionLink,
};
use dispatch_tables::vk;

use crate::api::terminator::global as terminator;
use crate::api::trampoline::pre_instance::{
    EXTENSIONS, LAYERS, VERSION, implement_link, through_layers,
};
use crate::event::StartupEvent;
use crate::journal;

/// Returns the Vulkan version of the loader. Queries no driver.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumerateInstanceVersion(
    p_api_version: *mut u32,
) -> vk::Result {
    if p_api_version.is_null() {
        journal::LOADER.record(StartupEvent::NullApiVersion);
        return vk::Result::ERROR_OUT_OF_HOST_MEMORY;
    }
    // SAFETY: the link type is that of the command, and valid usage covers the pointers of the
    // application.
    unsafe {
        through_layers(
            &VERSION,
            |top: &EnumerateInstanceVersionChain| {
                Some((top.pfn_next_layer?)(top.p_next_link, p_api_version))
            },
            |_| terminator::enumerate_instance_version(p_api_version),
        )
    }
}

/// Enumerates the available layers.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumerateInstanceLayerProperties(
    p_property_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: the link type is that of the command, and valid usage covers the pointers of the
    // application.
    unsafe {
        through_layers(
            &LAYERS,
            |top: &EnumerateInstanceLayerPropertiesChain| {
                Some((top.pfn_next_layer?)(top.p_next_link, p_property_count, p_properties))
            },
            |found| {
                let settings = found.settings.as_deref();
                terminator::layers(found.system, settings, p_property_count, p_properties)
            },
        )
    }
}

/// Enumerates the instance extensions of drivers and loader, or of one layer.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumerateInstanceExtensionProperties(
    p_layer_name: *const c_char,
    p_property_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: the link type is that of the command, and valid usage covers the pointers of the
    // application.
    unsafe {
        through_layers(
            &EXTENSIONS,
            |top: &EnumerateInstanceExtensionPropertiesChain| {
                Some((top.pfn_next_layer?)(
                    top.p_next_link,
                    p_layer_name,
                    p_property_count,
                    p_properties,
                ))
            },
            |found| {
                terminator::extensions(Some(found), p_layer_name, p_property_count, p_properties)
            },
        )
    }
}

/// The end of the chain of vkEnumerateInstanceVersion.
unsafe extern "system" fn enumerate_version(
    _chain: *const EnumerateInstanceVersionChain,
    p_api_version: *mut u32,
) -> vk::Result {
    // SAFETY: layers pass on valid parameters, those of the application or their own.
    unsafe { terminator::enumerate_instance_version(p_api_version) }
}

/// The end of the chain of vkEnumerateInstanceLayerProperties.
unsafe extern "system" fn enumerate_layers(
    _chain: *const EnumerateInstanceLayerPropertiesChain,
    p_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: layers pass on valid parameters, those of the application or their own.
    unsafe { terminator::enumerate_instance_layer_properties(p_count, p_properties) }
}

/// The end of the chain of vkEnumerateInstanceExtensionProperties.
unsafe extern "system" fn enumerate_extensions(
    _chain: *const EnumerateInstanceExtensionPropertiesChain,
    p_layer_name: *const c_char,
    p_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: layers pass on valid parameters, those of the application or their own.
    unsafe {
        terminator::enumerate_instance_extension_properties(p_layer_name, p_count, p_properties)
    }
}

implement_link!(
    EnumerateInstanceVersionChain,
    ENUMERATE_INSTANCE_VERSION,
    PFN_EnumerateInstanceVersionLink,
    enumerate_version
);
implement_link!(
    EnumerateInstanceLayerPropertiesChain,
    ENUMERATE_INSTANCE_LAYER_PROPERTIES,
    PFN_EnumerateInstanceLayerPropertiesLink,
    enumerate_layers
);
implement_link!(
    EnumerateInstanceExtensionPropertiesChain,
    ENUMERATE_INSTANCE_EXTENSION_PROPERTIES,
    PFN_EnumerateInstanceExtensionPropertiesLink,
    enumerate_extensions
);
