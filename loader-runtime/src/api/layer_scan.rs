//! Reads the settings and scans for layers on behalf of vkCreateInstance and global commands
//! (drivers.md H, I.1; layers.md 3, 4).

use alloc::sync::Arc;
use alloc::vec::Vec;

use dispatch_tables::vk;
use loader_discovery::Context;
use loader_discovery::layers::{LayerScan, LayerSources, scan_implicit_layers, scan_layers};
use loader_discovery::manifest::layer::Layer;
use loader_discovery::search::BuildDirectories;
use loader_discovery::settings::Settings;
use loader_discovery::system::System;

use crate::event::LayerRequestRejection;
use crate::generated::extensions::UNBUILT_SURFACES;
use crate::journal::{Journal, LOADER};
use crate::memory::OutOfHostMemory;
use crate::names;
use crate::process::PROCESS;

/// The directories of the search for layers and settings. None in unit tests, which create
/// instances in their own process and must not load installed layers.
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

/// The data that a global command reads before it calls the first layer. Without layers its
/// terminator uses them again.
pub(super) struct GlobalQuery<'a> {
    pub(super) system: &'a dyn System,
    pub(super) settings: Option<Arc<Settings>>,
    /// The enabled implicit layers.
    pub(super) implicit: Vec<Layer>,
}

/// Reads the settings file for a global command.
pub(super) fn global_settings(system: &dyn System) -> Result<Option<Arc<Settings>>, vk::Result> {
    Ok(PROCESS.settings.update(system, &LOADER, &DIRECTORIES)?)
}

/// The settings in force after the last global command.
pub(super) fn known_settings() -> Option<Arc<Settings>> {
    PROCESS.settings.current()
}

/// Scans for all layers.
pub(super) fn scan(
    system: &dyn System,
    journal: &Journal,
    settings: Option<&Settings>,
) -> Result<LayerScan, vk::Result> {
    Ok(scan_layers(sources(system, journal, settings)).map_err(OutOfHostMemory::from)?)
}

/// Scans for the layers that take part in global commands.
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
        context: Context::host(system, journal),
        json: &PROCESS.manifests,
        settings,
        directories: &DIRECTORIES,
        unbuilt_surfaces: UNBUILT_SURFACES,
    }
}

/// Returns the layer names of a create info. Each must be available (layers.md 3.5, "Validation").
///
/// # Errors
/// VK_ERROR_LAYER_NOT_PRESENT for the first name that is malformed, disabled or unknown.
///
/// # Safety
/// `info` is valid for as long as the names are used.
pub(super) unsafe fn requested<'a>(
    journal: &Journal,
    info: &'a vk::InstanceCreateInfo,
    scan: &LayerScan,
) -> Result<Vec<&'a [u8]>, vk::Result> {
    let reject = |rejection: LayerRequestRejection<'_>| {
        journal.record(rejection);
        Err(vk::Result::ERROR_LAYER_NOT_PRESENT)
    };
    if info.enabled_layer_count == 0 {
        return Ok(Vec::new());
    }
    if info.pp_enabled_layer_names.is_null() {
        return reject(LayerRequestRejection::NullNames);
    }
    // SAFETY: not null, so the array of a valid create info has `enabled_layer_count` names.
    let pointers = unsafe { names::listed(info.pp_enabled_layer_names, info.enabled_layer_count) };
    let mut requested = Vec::with_capacity(pointers.len());
    for (index, pointer) in pointers.iter().enumerate() {
        // SAFETY: the names of a valid create info are null or end in NUL.
        let Some(name) = (unsafe { names::well_formed(*pointer) }) else {
            return reject(LayerRequestRejection::BadName);
        };
        let name = name.to_bytes();
        let layer = name.into();
        if scan.off.iter().any(|off| off.as_bytes() == name) {
            return reject(LayerRequestRejection::OffInSettings { index, layer });
        }
        if !scan.layers.iter().any(|layer| layer.name.as_bytes() == name) {
            return reject(LayerRequestRejection::Unknown { index, layer });
        }
        requested.push(name);
    }
    Ok(requested)
}
