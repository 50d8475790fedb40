//! Terminators of the global commands, which need no instance (drivers.md H, layers.md 9).

use alloc::vec::Vec;
use core::ffi::c_char;

use dispatch_tables::vk;
use loader_discovery::drivers::DriverRequest;
use loader_discovery::memory::bytes;
use loader_discovery::name_map::NameMap;
use loader_discovery::policy::Asker;

use crate::enumeration::two_calls::answer;
use crate::instance::extensions::{combined, offered_by_each};
use crate::journal::LOADER;
use crate::layers;
use crate::layers::record::{extension_properties, layer_properties};
use crate::layers::scan::GlobalQuery;
use crate::libraries::{DirectDrivers, scan_drivers};
use crate::memory::{HostAllocator, List, OutOfHostMemory, try_collect, try_push};
use crate::names::{self, extension_name};
use crate::process::PROCESS;
use loader_discovery::layers::Wanted;

/// vkEnumerateInstanceVersion.
///
/// # Safety
/// `p_api_version` is writable.
pub(crate) unsafe extern "system" fn enumerate_instance_version(
    p_api_version: *mut u32,
) -> vk::Result {
    // SAFETY: the caller promises a writable place.
    unsafe { p_api_version.write(vk::HEADER_VERSION_COMPLETE) };
    vk::Result::SUCCESS
}

/// vkEnumerateInstanceLayerProperties: every layer that the settings file does not turn off
/// (layers.md 4.1).
pub(crate) unsafe extern "system" fn enumerate_instance_layer_properties(
    p_property_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    // SAFETY: the caller's arguments are those of the command, by its valid usage.
    unsafe { self::layers(&GlobalQuery::known(), p_property_count, p_properties) }
}

/// [`enumerate_instance_layer_properties`] with the settings of `query`.
///
/// # Safety
/// As the command's valid usage says.
pub(crate) unsafe fn layers(
    query: &GlobalQuery<'_>,
    p_property_count: *mut u32,
    p_properties: *mut vk::LayerProperties,
) -> vk::Result {
    let scan = layers::scan::scan(query.system, &LOADER, query.settings.as_deref(), Wanted::All);
    let all = scan.and_then(|scan| {
        let properties = scan.layers.iter().map(|layer| Ok(layer_properties(layer)));
        Ok(try_collect(HostAllocator::NONE, properties)?)
    });
    // SAFETY: by valid usage the count is writable and the array is null or has as many elements.
    unsafe { answer(all, p_property_count, p_properties) }
}

/// vkEnumerateInstanceExtensionProperties (drivers.md H.3). The drivers that it opens stay open
/// until an instance is destroyed (E.7).
pub(crate) unsafe extern "system" fn enumerate_instance_extension_properties(
    p_layer_name: *const c_char,
    p_property_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: the caller's arguments are those of the command, by its valid usage.
    unsafe { extensions(GlobalQuery::known(), p_layer_name, p_property_count, p_properties) }
}

/// [`enumerate_instance_extension_properties`] with the settings and layers of `query`, which are
/// not searched again.
///
/// # Safety
/// As the command's valid usage says.
pub(crate) unsafe fn extensions(
    query: GlobalQuery<'_>,
    p_layer_name: *const c_char,
    p_property_count: *mut u32,
    p_properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    // SAFETY: by valid usage the name is null or ends in NUL.
    let extensions = if p_layer_name.is_null() || unsafe { *p_layer_name } == 0 {
        extensions_without_layer(query)
    } else {
        // SAFETY: as above.
        match unsafe { names::well_formed(p_layer_name) } {
            Some(name) => extensions_of_layer(&query, name.to_bytes()),
            None => Err(vk::Result::ERROR_EXTENSION_NOT_PRESENT),
        }
    };
    // SAFETY: by valid usage the count is writable and the array is null or has as many elements.
    unsafe { answer(extensions, p_property_count, p_properties) }
}

/// Extensions of drivers, loader and enabled implicit layers.
fn extensions_without_layer(
    query: GlobalQuery<'_>,
) -> Result<List<vk::ExtensionProperties>, vk::Result> {
    let GlobalQuery { system, settings, implicit } = query;
    let settings = settings.as_deref();
    let request = DriverRequest::before_an_instance(settings).map_err(OutOfHostMemory::from)?;
    let (direct, asker) = (DirectDrivers::default(), Asker::default());
    let (store, json) = (&PROCESS.drivers, &PROCESS.manifests);
    let scan = scan_drivers(system, &LOADER, store, json, direct, &request, asker)?;
    PROCESS.drivers.preload(&scan.usable)?;
    let mut offered = Vec::new();
    let asked = offered_by_each(&LOADER, HostAllocator::NONE, &scan.usable, &mut offered);
    asked.map_err(|unoffered| unoffered.code)?;
    let mut all = combined(HostAllocator::NONE, &offered)?;
    let implicit = match implicit {
        Some(implicit) => implicit,
        None => layers::scan::scan_implicit(system, &LOADER, settings)?,
    };
    let mut known = NameMap::new();
    for extension in &all {
        let name = bytes(extension_name(extension)).map_err(OutOfHostMemory::from)?;
        known.add(name).map_err(OutOfHostMemory::from)?;
    }
    for extension in implicit.iter().flat_map(|layer| &layer.instance_extensions) {
        if known.add(extension.name.as_bytes()).map_err(OutOfHostMemory::from)? {
            try_push(&mut all, extension_properties(extension))?;
        }
    }
    Ok(all)
}

/// The extensions in the manifest of one layer, enabled or not; none for a layer that the settings
/// file turns off (layers.md 4.2).
fn extensions_of_layer(
    query: &GlobalQuery<'_>,
    name: &[u8],
) -> Result<List<vk::ExtensionProperties>, vk::Result> {
    let scan = layers::scan::scan(query.system, &LOADER, query.settings.as_deref(), Wanted::All)?;
    if scan.is_off(name) {
        return Ok(List::new_in(HostAllocator::NONE));
    }
    let layer = scan.layers.iter().find(|layer| layer.name.as_bytes() == name);
    let layer = layer.ok_or(vk::Result::ERROR_LAYER_NOT_PRESENT)?;
    let extensions = layer.instance_extensions.iter();
    let properties = extensions.map(|extension| Ok(extension_properties(extension)));
    Ok(try_collect(HostAllocator::NONE, properties)?)
}
