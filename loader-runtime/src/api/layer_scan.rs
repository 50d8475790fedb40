//! Layers at the API: the settings and the scan that instances and global queries begin with
//! (drivers.md H, I.1; layers.md 3, 4).

use std::sync::Arc;

use dispatch_tables::vk;
use loader_discovery::layers::{LayerScan, LayerSources, scan_implicit_layers, scan_layers};
use loader_discovery::manifest::layer::Layer;
use loader_discovery::search::BuildDirectories;
use loader_discovery::settings::Settings;
use loader_discovery::system::{Platform, System};

use crate::event::LayerRequestRejection;
use crate::generated::extensions::UNBUILT_SURFACES;
use crate::journal::{Journal, LOADER};
use crate::memory::OutOfHostMemory;
use crate::names;
use crate::process::PROCESS;

/// Where layers and settings are looked for. Unit tests create instances in their own process,
/// where the layers that happen to be installed have no business.
const DIRECTORIES: BuildDirectories = if cfg!(test) {
    BuildDirectories {
        fallback_config: "",
        fallback_data: "",
        system_config: "",
        extra_system_config: None,
    }
} else {
    BuildDirectories::BUILT
};

/// What a global query reads before the first layer is called. Its terminator need not read it
/// again where no layer takes part.
pub(super) struct GlobalQuery<'a> {
    pub(super) system: &'a dyn System,
    pub(super) settings: Option<Arc<Settings>>,
    /// The active implicit layers.
    pub(super) implicit: Vec<Layer>,
}

/// Reads the settings file anew for a global query.
pub(super) fn global_settings(system: &dyn System) -> Result<Option<Arc<Settings>>, vk::Result> {
    Ok(PROCESS.settings.update(system, &LOADER, &DIRECTORIES)?)
}

/// The settings that the last global query found.
pub(super) fn known_settings() -> Option<Arc<Settings>> {
    PROCESS.settings.current()
}

/// All layers.
pub(super) fn scan(
    system: &dyn System,
    journal: &Journal,
    settings: Option<&Settings>,
) -> Result<LayerScan, vk::Result> {
    Ok(scan_layers(sources(system, journal, settings)).map_err(OutOfHostMemory::from)?)
}

/// The layers that take part in global queries.
pub(super) fn scan_implicit(
    system: &dyn System,
    journal: &Journal,
    settings: Option<&Settings>,
) -> Result<Vec<Layer>, vk::Result> {
    let sources = sources(system, journal, settings);
    Ok(scan_implicit_layers(sources).map_err(OutOfHostMemory::from)?)
}

fn sources<'a>(
    system: &'a dyn System,
    journal: &'a Journal,
    settings: Option<&'a Settings>,
) -> LayerSources<'a> {
    LayerSources {
        platform: Platform::HOST,
        system,
        journal,
        json: &PROCESS.manifests,
        settings,
        directories: &DIRECTORIES,
        unbuilt_surfaces: UNBUILT_SURFACES,
    }
}

/// The layer names of a create info, each of which must be there (layers.md 3.5, "Validation").
///
/// # Errors
/// VK_ERROR_LAYER_NOT_PRESENT for the first that is not.
///
/// # Safety
/// `info` is valid for as long as the names are used.
pub(super) unsafe fn requested<'a>(
    journal: &Journal,
    info: &'a vk::InstanceCreateInfo,
    scan: &LayerScan,
) -> Result<Vec<&'a [u8]>, vk::Result> {
    let refuse = |rejection: LayerRequestRejection<'_>| {
        journal.record(rejection);
        Err(vk::Result::ERROR_LAYER_NOT_PRESENT)
    };
    if info.enabled_layer_count == 0 {
        return Ok(Vec::new());
    }
    if info.pp_enabled_layer_names.is_null() {
        return refuse(LayerRequestRejection::NullNames);
    }
    // SAFETY: valid usage of VkInstanceCreateInfo.
    let pointers = unsafe { names::listed(info.pp_enabled_layer_names, info.enabled_layer_count) };
    let mut requested = Vec::with_capacity(pointers.len());
    for (index, pointer) in pointers.iter().enumerate() {
        // SAFETY: the caller's promise.
        let Some(name) = (unsafe { names::well_formed(*pointer) }) else {
            return refuse(LayerRequestRejection::BadName);
        };
        let name = name.to_bytes();
        let layer = name.into();
        if scan.off.iter().any(|off| off.as_bytes() == name) {
            return refuse(LayerRequestRejection::OffInSettings { index, layer });
        }
        if !scan.layers.iter().any(|layer| layer.name.as_bytes() == name) {
            return refuse(LayerRequestRejection::Unknown { index, layer });
        }
        requested.push(name);
    }
    Ok(requested)
}
