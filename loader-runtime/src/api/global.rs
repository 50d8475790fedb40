//! Commands that need no instance (drivers.md H).
#![allow(non_snake_case, reason = "trampolines carry their C names")]

use std::ffi::c_char;

use dispatch_tables::layer::{
    EnumerateInstanceExtensionPropertiesChain, EnumerateInstanceLayerPropertiesChain,
    EnumerateInstanceVersionChain, PFN_EnumerateInstanceExtensionPropertiesLink,
    PFN_EnumerateInstanceLayerPropertiesLink, PFN_EnumerateInstanceVersionLink,
};
use dispatch_tables::vk;

use super::pre_instance::{EXTENSIONS, LAYERS, VERSION, implement_link, through_layers};
use crate::event::StartupEvent;
use crate::journal;

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
    // SAFETY: the caller's promise; the link is the command's.
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

/// The layers that there are.
///
/// # Safety
/// The Vulkan specification's valid usage of vkEnumerateInstanceLayerProperties.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkEnumerateInstanceLayerProperties(
    p_property_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: the caller's promise; the link is the command's.
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
    // SAFETY: the caller's promise; the link is the command's.
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

/// The end of vkEnumerateInstanceVersion's chain.
unsafe extern "system" fn enumerate_version(
    _chain: *const EnumerateInstanceVersionChain,
    p_api_version: *mut u32,
) -> vk::Result {
    // SAFETY: what layers pass on is the application's.
    unsafe { terminator::enumerate_instance_version(p_api_version) }
}

/// The end of vkEnumerateInstanceLayerProperties' chain.
unsafe extern "system" fn enumerate_layers(
    _chain: *const EnumerateInstanceLayerPropertiesChain,
    p_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: what layers pass on is the application's.
    unsafe { terminator::enumerate_instance_layer_properties(p_count, p_properties) }
}

/// The end of vkEnumerateInstanceExtensionProperties' chain.
unsafe extern "system" fn enumerate_extensions(
    _chain: *const EnumerateInstanceExtensionPropertiesChain,
    p_layer_name: *const c_char,
    p_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: what layers pass on is the application's.
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

/// What stands below layers that intercept the commands above (layers.md 9).
pub(crate) mod terminator {
    use std::collections::BTreeSet;
    use std::ffi::c_char;
    use std::sync::Arc;

    use dispatch_tables::vk;
    use loader_discovery::drivers::DriverRequest;
    use loader_discovery::settings::Settings;
    use loader_discovery::system::System;

    use crate::api::instance_extensions::offered_by_all;
    use crate::api::layers;
    use crate::api::pre_instance::Found;
    use crate::api::two_calls::hand_out;
    use crate::host::HostSystem;
    use crate::journal::LOADER;
    use crate::library::{DirectDrivers, scan_drivers};
    use crate::memory::{HostAllocator, List, try_push};
    use crate::names::{self, extension_name};
    use crate::object::layers::{extension_properties, layer_properties};
    use crate::process::PROCESS;

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

    /// vkEnumerateInstanceLayerProperties: every layer that the settings file does not turn off
    /// (layers.md 4.1).
    ///
    /// # Safety
    /// As the command's valid usage says.
    pub(crate) unsafe extern "system" fn enumerate_instance_layer_properties(
        p_property_count: *mut u32,
        p_properties: *mut vk::LayerProperties,
    ) -> vk::Result {
        let settings = layers::known_settings();
        // SAFETY: the caller's promise.
        unsafe { self::layers(&HostSystem, settings.as_deref(), p_property_count, p_properties) }
    }

    /// As above, with settings that are known.
    ///
    /// # Safety
    /// As the command's valid usage says.
    pub(in crate::api) unsafe fn layers(
        system: &dyn System,
        settings: Option<&Settings>,
        p_property_count: *mut u32,
        p_properties: *mut vk::LayerProperties,
    ) -> vk::Result {
        match layers::scan(system, &LOADER, settings) {
            Ok(scan) => {
                let all: Vec<_> = scan.layers.iter().map(layer_properties).collect();
                // SAFETY: the caller's promise.
                unsafe { hand_out(&all, p_property_count, p_properties) }
            }
            Err(code) => code,
        }
    }

    /// vkEnumerateInstanceExtensionProperties (drivers.md H.3). The drivers that it opens stay open
    /// until an instance is destroyed (E.7).
    ///
    /// # Safety
    /// As the command's valid usage says.
    pub(crate) unsafe extern "system" fn enumerate_instance_extension_properties(
        p_layer_name: *const c_char,
        p_property_count: *mut u32,
        p_properties: *mut vk::ExtensionProperties,
    ) -> vk::Result {
        // SAFETY: the caller's promises.
        unsafe { extensions(None, p_layer_name, p_property_count, p_properties) }
    }

    /// As above; what `found` holds is not searched for again.
    ///
    /// # Safety
    /// As the command's valid usage says.
    pub(in crate::api) unsafe fn extensions(
        found: Option<Found<'_>>,
        p_layer_name: *const c_char,
        p_property_count: *mut u32,
        p_properties: *mut vk::ExtensionProperties,
    ) -> vk::Result {
        // SAFETY: the caller's promises.
        unsafe {
            let extensions = if p_layer_name.is_null() || *p_layer_name == 0 {
                extensions_without_layer(found)
            } else {
                match names::well_formed(p_layer_name) {
                    Some(name) => extensions_of_layer(found, name.to_bytes()),
                    None => Err(vk::Result::ERROR_EXTENSION_NOT_PRESENT),
                }
            };
            match extensions {
                Ok(extensions) => hand_out(&extensions, p_property_count, p_properties),
                Err(code) => code,
            }
        }
    }

    /// The system and the settings to go by.
    fn known<'a>(found: Option<&Found<'a>>) -> (&'a dyn System, Option<Arc<Settings>>) {
        match found {
            Some(found) => (found.system, found.settings.clone()),
            None => (&HostSystem, layers::known_settings()),
        }
    }

    /// Extensions of drivers, loader and implicit layers that are on.
    fn extensions_without_layer(
        found: Option<Found<'_>>,
    ) -> Result<List<vk::ExtensionProperties>, vk::Result> {
        let (system, settings) = known(found.as_ref());
        let settings = settings.as_deref();
        let request = DriverRequest::before_an_instance(settings);
        let sources = PROCESS.scan_sources(system, &LOADER);
        let scan = scan_drivers(sources, &DirectDrivers::default(), &request)?;
        PROCESS.drivers.preload(&scan.drivers);
        let mut all = offered_by_all(&LOADER, HostAllocator::NONE, &scan.drivers)?;
        let implicit = match found {
            Some(found) => found.implicit,
            None => layers::scan_implicit(system, &LOADER, settings)?,
        };
        let known = all.iter().map(|known| extension_name(known).to_vec());
        let mut known: BTreeSet<Vec<u8>> = known.collect();
        for extension in implicit.iter().flat_map(|layer| &layer.instance_extensions) {
            if known.insert(extension.name.clone().into_bytes()) {
                try_push(&mut all, extension_properties(extension))?;
            }
        }
        Ok(all)
    }

    /// What the manifest of one layer says, whether the layer is on or not; nothing for a layer
    /// that the settings file turned off (layers.md 4.2).
    fn extensions_of_layer(
        found: Option<Found<'_>>,
        name: &[u8],
    ) -> Result<List<vk::ExtensionProperties>, vk::Result> {
        let (system, settings) = known(found.as_ref());
        let scan = layers::scan(system, &LOADER, settings.as_deref())?;
        let mut all = List::new_in(HostAllocator::NONE);
        if scan.off.iter().any(|off| off.as_bytes() == name) {
            return Ok(all);
        }
        let layer = scan.layers.iter().find(|layer| layer.name.as_bytes() == name);
        let layer = layer.ok_or(vk::Result::ERROR_LAYER_NOT_PRESENT)?;
        for extension in &layer.instance_extensions {
            try_push(&mut all, extension_properties(extension))?;
        }
        Ok(all)
    }
}
